"""Errors whose message is a sentence for the person who caused them."""

from __future__ import annotations


class SandtableError(Exception):
    """Something asked for cannot be done; the message says why."""


class BadInputError(SandtableError):
    """A file, an option or an argument does not fit; nothing was changed."""
