"""The server's own sentences, and how errors become answers to a client."""

from __future__ import annotations

from functools import cache

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.errors import SandtableError
from sandtable.engine.printed import packaged
from sandtable.engine.texts import LANGUAGES, Both, Texts, in_both, say

PACKAGE = "sandtable.server"

BAD, FORBIDDEN, UNKNOWN, CONFLICT, TOO_LARGE, UNAVAILABLE = 400, 403, 404, 409, 413, 503


class RefusedError(SandtableError):
    """Something a client asked for is not done; nothing has changed."""

    def __init__(self, status: int, why: Both, rule: str = "") -> None:
        super().__init__(why.en)
        self.status = status
        self.why = why
        self.rule = rule


@cache
def sentences() -> Texts:
    return Texts({language: (packaged(PACKAGE, f"{language}.ftl"),) for language in LANGUAGES})


def sentence(key: str, **args: str | int) -> Both:
    return in_both(say(key, **args), sentences())


def refused(key: str, status: int = BAD, **args: str | int) -> RefusedError:
    return RefusedError(status, sentence(key, **args))


def as_it_is(text: str) -> Both:
    """Return a sentence that exists in one language only."""
    return Both(text, text)


def illegal(error: IllegalAnswerError, texts: Texts) -> RefusedError:
    return RefusedError(BAD, in_both(error.why, texts), error.rule)
