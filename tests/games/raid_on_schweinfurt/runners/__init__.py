"""Runners of the worked examples: the rules' own functions, with the example's dice."""
