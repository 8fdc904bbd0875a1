"""Matches, seats and inputs in SQLite or PostgreSQL: appended, never rewritten."""
