"""Shared dice: each seat adds a number to the seed; all are sealed before any is opened."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from sandtable.engine.closing import name_of
from sandtable.engine.decisions import Choose, IllegalAnswerError, Steps
from sandtable.engine.events import ShareOpened, ShareSealed
from sandtable.engine.inputs import Given
from sandtable.engine.texts import Texts, say
from sandtable.engine.umpire import Umpire

SEALED, OPENED = "share-sealed", "share-opened"
"""The ids of the two questions: for the hash of a number, and for the number."""
ASKS = {SEALED: "ask-share-sealed", OPENED: "ask-share-opened"}
NUMBER = re.compile("[0-9a-f]{64}")


def seal_share(number: str) -> str:
    """Return the hash by which a seat commits to a number of 32 bytes."""
    return blake2b(bytes.fromhex(number), digest_size=32, person=b"sandtable share").hexdigest()


def mixed(seed: bytes, numbers: Sequence[str]) -> bytes:
    """Return the key of the dice; computing it requires every part."""
    parts = bytes.fromhex("".join(numbers))
    return blake2b(parts, key=seed, digest_size=32, person=b"sandtable shares").digest()


def opened_in(inputs: Sequence[Given], seats: Sequence[str]) -> list[str]:
    """Return the numbers opened so far, in the order of the seats."""
    opened = {given.seat: str(given.answer) for given in inputs if given.decision == OPENED}
    return [opened[seat] for seat in seats if NUMBER.fullmatch(opened.get(seat, ""))]


class Share(Choose):
    """A question for a program: it accepts any number, or the number that matches a seal."""

    __slots__ = ("seal",)

    def __init__(self, id: str, seat: str, seal: str = "") -> None:
        super().__init__(id, seat, say(ASKS[id]), (), rule="")
        self.seal = seal

    def check(self, answer: object) -> None:
        if not isinstance(answer, str) or not NUMBER.fullmatch(answer):
            raise IllegalAnswerError(say("not-a-share"), "")
        if self.seal and seal_share(answer) != self.seal:
            raise IllegalAnswerError(say("not-the-sealed-share"), "")


def share_dice(u: Umpire[Any], seats: Sequence[str], texts: Texts) -> Steps[list[str]]:
    """Let every seat seal a number and, once all are sealed, open it."""
    names = [name_of(seat, texts) for seat in seats]
    seals = yield from u.together(*(_asked(SEALED, seat) for seat in seats))
    for name, seal in zip(names, seals, strict=True):
        u.tell(ShareSealed, seat=name, seal=seal)
    u.reveal()
    numbers = yield from u.together(*map(_opened, seats, seals))
    for name, number in zip(names, numbers, strict=True):
        u.tell(ShareOpened, seat=name, number=number)
    u.reveal()
    return list(numbers)


def _asked(id: str, seat: str, seal: str = "") -> Steps[str]:
    return str((yield Share(id, seat, seal)))


def _opened(seat: str, seal: str) -> Steps[str]:
    return _asked(OPENED, seat, seal)
