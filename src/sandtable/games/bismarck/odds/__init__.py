"""Exact odds of the battle board, from the rules' own rolls."""
