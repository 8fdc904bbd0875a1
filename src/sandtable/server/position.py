"""A match in a form for other processes: its last checkpoint and its inputs."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sandtable.engine.game import Setup
from sandtable.engine.inputs import Checkpoint, Given, Past
from sandtable.engine.match import AnyGame, Match


class Position(msgspec.Struct, frozen=True):
    """The position of a match, and all its inputs."""

    game: str
    setup: Setup
    seed: bytes | None
    solo: bool
    checkpoint: Checkpoint
    inputs: list[Given]
    reseeds: dict[int, bytes]


def position(match: Match) -> bytes:
    found = Position(
        match.game.id,
        match.setup,
        match.seed,
        match.solo,
        match.checkpoints[-1],
        match.inputs,
        match.reseeds,
    )
    return msgspec.msgpack.encode(found)


def taken_up(data: bytes, games: Mapping[str, AnyGame]) -> Match:
    """Return the match, replaying only the answers since the checkpoint."""
    found = msgspec.msgpack.decode(data, type=Position)
    before, since = found.inputs[: found.checkpoint.inputs], found.inputs[found.checkpoint.inputs :]
    checkpoint = msgspec.structs.replace(found.checkpoint, rolls=0)
    past = Past(checkpoint, before, found.reseeds)
    match = Match(games[found.game], found.setup, found.seed, solo=found.solo, past=past)
    for given in since:
        match.submit(given.seat, given.answer)
    return match
