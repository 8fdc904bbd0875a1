"""Exact chances of what is about to happen, by the rules themselves."""
