"""Errors whose message is a sentence for the person who caused them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class SandtableError(Exception):
    """A request that cannot be carried out; the message says why."""

    def spoken(self, language: str) -> str:
        """Return the message in a language, or in English where there is no other."""
        return str(self)


class BadInputError(SandtableError):
    """A file, an option or an argument is not valid; nothing was changed.

    `why` is the message as a text if it exists in every language; `texts` formats it.
    """

    def __init__(
        self, message: str, why: Any = None, texts: Callable[[Any, str], str] | None = None
    ) -> None:
        super().__init__(message)
        self.why, self.texts = why, texts

    def spoken(self, language: str) -> str:
        """Return the message in a language, or in English where there is no other."""
        return str(self) if self.texts is None else self.texts(self.why, language)
