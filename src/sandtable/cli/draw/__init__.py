"""Draw any scene with characters."""
