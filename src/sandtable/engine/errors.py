"""Errors whose message is a sentence for the person who caused them."""

from __future__ import annotations


class SandtableError(Exception):
    """Something asked for cannot be done; the message says why."""


class BadInputError(SandtableError):
    """A file, an option or an argument does not fit; nothing was changed.

    `why` is the text of the message where it can be said in every language.
    """

    def __init__(self, message: str, why: object = None) -> None:
        super().__init__(message)
        self.why = why
