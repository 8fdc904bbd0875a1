"""The server's texts, and the conversion of errors to replies."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.errors import SandtableError
from sandtable.engine.misfits import own_texts, plainly
from sandtable.engine.packaged import packaged
from sandtable.engine.texts import LANGUAGES, Both, Text, Texts, in_both, say

PACKAGE = "sandtable.server"

T = TypeVar("T")

BAD, FORBIDDEN, UNKNOWN, CONFLICT, TOO_LARGE, UNAVAILABLE = 400, 403, 404, 409, 413, 503
ASKING, TOO_MANY = 423, 429
LONGEST_KEY = 80

FULL = ("disk is full", "no space left", "disk i/o")
DAMAGED = ("malformed", "not a database", "corrupt", "invalid page", "could not read block")


class RefusedError(SandtableError):
    """A refused request; nothing has changed."""

    def __init__(self, status: int, why: Both, rule: str = "") -> None:
        super().__init__(why.en)
        self.status = status
        self.why = why
        self.rule = rule


@cache
def sentences() -> Texts:
    return Texts({language: (packaged(PACKAGE, f"{language}.ftl"),) for language in LANGUAGES})


def sentence(key: str, **args: str | int | Both) -> Both:
    return in_both(say(key, **args), sentences())


def refused(key: str, status: int = BAD, **args: str | int | Both) -> RefusedError:
    return RefusedError(status, sentence(key, **args))


def check_key(key: str) -> None:
    """Refuse a key that cannot identify a repeated message."""
    if not 1 <= len(key) <= LONGEST_KEY or "\0" in key:
        raise refused("key-needed", most=LONGEST_KEY)


def plain_reason(error: BaseException) -> Both:
    """Return the error in a message, without the words of the decoder."""
    if isinstance(error, msgspec.ValidationError):
        return in_both(plainly(error), own_texts())
    return in_both(say("no-json"), own_texts())


def first_line(error: Exception) -> str:
    return str(error).splitlines()[0] if str(error) else type(error).__name__


def database_refusal(error: SQLAlchemyError) -> RefusedError:
    """Return a message for a database that is unreachable, full or damaged."""
    said = str(getattr(error, "orig", None) or error).lower()
    if any(each in said for each in FULL):
        return refused("disk-full", UNAVAILABLE)
    if any(each in said for each in DAMAGED):
        return refused("database-damaged", UNAVAILABLE)
    return refused("database-away", UNAVAILABLE)


def as_it_is(text: str) -> Both:
    """Return a sentence that exists in one language only."""
    return Both(text, text)


def illegal(error: IllegalAnswerError, texts: Texts) -> RefusedError:
    return RefusedError(BAD, in_both(error.why, texts), error.rule)


def fitting(make: Callable[[], T], texts: Texts) -> T:
    """Read a client's data; turn any error into a message about it."""
    try:
        return make()
    except (RefusedError, MemoryError):
        raise
    except SandtableError as error:
        why, texts = getattr(error, "why", None), getattr(error, "texts", None) or texts
        said = in_both(why, texts) if isinstance(why, Text) else as_it_is(str(error))
        raise RefusedError(BAD, said) from error
    except Exception as error:
        raise refused("cannot-be-played") from error
