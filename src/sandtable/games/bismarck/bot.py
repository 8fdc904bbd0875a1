"""Players for both sides (in work)."""

BOTS = {}
