"""Exact odds of a raid: the rules' own rolls applied to distributions instead of dice.

Each chapter's own function makes its rolls under branching dice, which gives all results of one
roll. A step is then a matrix from the bombers that enter it to those that leave it, and a wave's
raid is a product of such matrices, added up over the shared circumstances: weather, diversion,
Luftwaffe aggressiveness and flak. Known facts of the position are given; the rest is averaged over.
"""
