"""Error messages for wrong input in both languages, with the place of the error."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from sandtable.engine.errors import BadInputError
from sandtable.engine.packaged import packaged
from sandtable.engine.texts import LANGUAGES, Arg, Text, Texts, say

ENGINE = "sandtable.engine"

PLACE = re.compile(r" - at `(?:key in )?\$\.?(.*?)`$")
EXPECTED = re.compile(r"^Expected `([a-z]+)[^`]*`(?:, got `([a-z]+)[^`]*`)?")
LIMIT = re.compile(r"(>=|<=|>|<) (-?[\d.]+)$")
BEYOND = re.compile(r"^(?:Number|Integer value) out of range$")
FIELD = re.compile(r"^Object (missing required|contains unknown) field `(.+?)`")
VALUE = re.compile(r"^Invalid (?:enum )?value (.+)$")
SIDES = {">=": "least", "<=": "most", ">": "above", "<": "below"}


@cache
def texts_of(package: str) -> Texts:
    """The texts of the engine and of a game."""
    packages = dict.fromkeys((ENGINE, package))
    return Texts(
        {
            language: tuple(packaged(name, f"{language}.ftl") for name in packages)
            for language in LANGUAGES
        }
    )


def own_texts() -> Texts:
    """The texts of the engine."""
    return texts_of(ENGINE)


def demand(holds: object, why: Text | str, package: str = ENGINE) -> None:
    """Raise an error in the words of a game unless a condition holds."""
    if not holds:
        raise refused(why, package)


def refused(why: Text | str, package: str = ENGINE) -> BadInputError:
    """Return an error with a message in every language."""
    texts = texts_of(package)
    return BadInputError(texts(why, "en"), why, texts)


def misfit(key: str, **args: Arg) -> BadInputError:
    """Return an error of the engine with a message in every language."""
    return refused(say(key, **args))


def does_not_fit(what: Arg, error: msgspec.ValidationError) -> BadInputError:
    return misfit("does-not-fit-here", what=what, why=plainly(error))


def plainly(error: msgspec.MsgspecError) -> Text:
    """Return a decoder's complaint without the names of its types."""
    said = str(error)
    place, why = PLACE.search(said), _expectation(PLACE.sub("", said))
    return say("expected-at", why=why, where=place[1]) if place else why


def _expectation(said: str) -> Text:
    field, value = FIELD.match(said), VALUE.match(said)
    if field:
        key = "field-missing" if field[1] == "missing required" else "field-unknown"
        return say(key, field=field[2])
    if value:
        return say("value-unknown", value=value[1].strip("'"))
    if BEYOND.match(said):
        return say("number-beyond")
    expected, limit = EXPECTED.match(said), LIMIT.search(said)
    if not expected:
        return say("unreadable", said=said)
    kind = say("kind", kind=expected[1])
    if limit:
        what = expected[1] if " of length " in said else ""
        return say("out-of-bounds", kind=kind, side=SIDES[limit[1]], limit=limit[2], of=what)
    return say("other-kind", kind=kind, got=say("kind", kind=expected[2] or ""))
