"""The seal of a match: a hash over all its answers and undos, in order.

If the seals of two files are equal, the files record the same match, undone answers included.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.errors import SandtableError
from sandtable.engine.inputs import Given, Undone
from sandtable.engine.misfits import misfit
from sandtable.engine.texts import say

if TYPE_CHECKING:
    from sandtable.engine.record import Record

DIGITS = 16


class NoSuchPastError(SandtableError):
    """The undone answers do not fit the others."""


def seal_of(record: Record) -> str:
    head = (
        record.game,
        record.rules_version,
        record.setup,
        record.solo,
        record.commitment,
        record.upgrades,
        sorted(record.reseeds.items()),
    )
    chain = _link(b"", head)
    for act in acts(record.inputs, record.undone):
        chain = _link(chain, act)
    return chain.hex()


def _link(chain: bytes, act: object) -> bytes:
    done = msgspec.json.encode(act, order="deterministic")
    return blake2b(chain + done, digest_size=DIGITS).digest()


def acts(inputs: Sequence[Given], undone: Sequence[Undone]) -> Iterator[Given | Undone]:
    """Return answers and undos in the order in which they were made."""
    standing, backwards = list(inputs), list[Given | Undone]()
    for undo in reversed(undone):
        if not 0 <= undo.at < undo.of <= len(standing) + 1:
            msg = f"Nothing stands at {undo.at} that could have been taken back."
            raise NoSuchPastError(msg)
        while len(standing) >= undo.of:
            backwards.append(standing.pop())
        backwards.append(undo)
        standing.insert(undo.at, undo.given)
    return reversed([*backwards, *reversed(standing)])


def check_past(inputs: Sequence[Given], undone: Sequence[Undone]) -> None:
    """Refuse impossible undos; a match with them could not be sealed again."""
    try:
        acts(inputs, undone)
    except NoSuchPastError as error:
        raise misfit("match-file-damaged", reason=say("misfit-undone")) from error
