"""Exact odds, computed by the rules on copies of the player's knowledge."""
