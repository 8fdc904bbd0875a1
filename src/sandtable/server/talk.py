"""The players' messages: limited, stored with the match, visible to their readers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from sandtable.server.wire import Said
from sandtable.storage.rows import Message

LONGEST, MOST = 500, 500


def told_to(seat: str | None, messages: Sequence[Message], people: Sequence[str]) -> list[Said]:
    """Return the messages a seat may read; spectators read them if every player allows it."""
    if seat is None and not is_open(messages, people):
        return []
    return [
        Said(each.number, moment(each.moment), each.seat, each.kind, each.text) for each in messages
    ]


def is_open(messages: Sequence[Message], people: Sequence[str]) -> bool:
    """Return whether every player has last allowed spectators to read."""
    wishes = {each.seat: each.kind for each in messages if each.kind in {"open", "close"}}
    return bool(people) and all(wishes.get(seat) == "open" for seat in people)


def standing_offer(messages: Sequence[Message]) -> str | None:
    """Return the seat with an open offer of a draw."""
    told = [each for each in messages if each.kind in {"offer", "decline"}]
    return told[-1].seat if told and told[-1].kind == "offer" else None


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
