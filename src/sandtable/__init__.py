"""Printed wargames as software in which every rule can be found by its number."""

__version__ = "0.1.0"
