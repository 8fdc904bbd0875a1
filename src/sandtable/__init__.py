"""Play printed wargames in software; find every rule by its number."""

__version__ = "0.1.0"
