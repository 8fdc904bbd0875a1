"""Exact odds, worked out by the rules themselves on copies of what the player knows."""
