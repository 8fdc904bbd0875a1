"""Drawing any scene with characters."""
