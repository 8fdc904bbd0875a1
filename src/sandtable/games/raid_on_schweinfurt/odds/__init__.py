"""Exact odds of a raid: the rules' own rolls applied to distributions instead of dice.

Every roll is made by its chapter's own function under branching dice, which tells all that one roll
can do. A step is then a matrix from the bombers that enter it to those that leave it, and a wave's
raid is a product of such matrices, added up over what both waves share: weather, diversion, the
Luftwaffe's temper and flak. Everything the position tells is given; the rest is averaged over.
"""
