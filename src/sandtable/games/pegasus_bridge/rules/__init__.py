"""The rules, one module per chapter, in the rulebook's order."""
