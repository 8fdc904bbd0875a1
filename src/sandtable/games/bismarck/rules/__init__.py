"""The rules of the Basic Game, chapter by chapter."""
