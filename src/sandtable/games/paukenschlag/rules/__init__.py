"""The rules, chapter by chapter as in the rulebook."""
