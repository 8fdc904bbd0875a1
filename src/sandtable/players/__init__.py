"""Players for any game, and how one is found by name."""
