"""Players for any game, and a registry to find them by name."""
