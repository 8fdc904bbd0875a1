"""One package a game; games never import one another."""
