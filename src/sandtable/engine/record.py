"""The match file: a documented, versioned record that can be loaded, replayed and verified."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.dice import commitment
from sandtable.engine.errors import BadInputError, SandtableError
from sandtable.engine.events import PlayedOnUnderNewRules
from sandtable.engine.game import Outcome, Setup, find_game
from sandtable.engine.match import AnyGame, Checkpoint, Given, Match, Past, Roll, Undone

FORMAT: Final = "sandtable-match"
VERSION = 1


class SavedPoint(msgspec.Struct, frozen=True):
    """A checkpoint with its state as plain data."""

    phase: str
    state: dict[str, Any]
    inputs: int
    cursor: int
    shown: int


class Record(msgspec.Struct, kw_only=True):
    """Everything a match is. `seed` is absent when real dice were typed in."""

    format: Literal["sandtable-match"] = FORMAT
    version: int = VERSION
    game: str
    rules_version: str
    setup: Setup
    solo: bool
    commitment: str | None
    seed: str | None
    inputs: list[Given]
    rolls: list[Roll]
    undone: list[Undone] = []
    reseeds: dict[str, str] = {}
    origin: SavedPoint | None = None
    checkpoint: SavedPoint
    outcome: Outcome | None = None


def record_of(match: Match) -> Record:
    seed = match.seed
    started_late = match.origin.inputs > 0
    return Record(
        game=match.game.id,
        rules_version=match.game.rules_version,
        setup=match.setup,
        solo=match.solo,
        commitment=commitment(seed) if seed else None,
        seed=seed.hex() if seed else None,
        inputs=list(match.inputs),
        rolls=list(match.rolls),
        undone=list(match.undone),
        reseeds={str(at): new.hex() for at, new in match.reseeds.items()},
        origin=saved(match.game, match.origin) if started_late else None,
        checkpoint=saved(match.game, match.checkpoints[-1]),
        outcome=match.outcome,
    )


def saved(game: AnyGame, point: Checkpoint) -> SavedPoint:
    state = msgspec.to_builtins(msgspec.msgpack.decode(point.state, type=game.state))
    return SavedPoint(point.phase, state, point.inputs, point.cursor, point.shown)


def restored(game: AnyGame, point: SavedPoint) -> Checkpoint:
    """Turn a saved point into one a match can start from; its rolls and log lie behind it."""
    state = msgspec.msgpack.encode(msgspec.convert(point.state, game.state))
    return Checkpoint(point.phase, state, point.inputs, point.cursor, point.shown, 0, 1)


def encode(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def decode(data: bytes) -> Record:
    """Read a match file, or say in a sentence why it is none."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        msg = f"This is not a match file: {error}."
        raise BadInputError(msg) from error
    if record.version > VERSION:
        msg = f"The match file has version {record.version}; this program reads up to {VERSION}."
        raise BadInputError(msg)
    return record


def save(match: Match) -> bytes:
    return encode(record_of(match))


def load(data: bytes, game: AnyGame | None = None) -> Match:
    """Rebuild a match from its file.

    A match of an older rules version that no longer replays goes on from its last checkpoint.
    """
    record = decode(data)
    game = game or find_game(record.game)
    try:
        return replay(record, game)
    except MisfitError as misfit:
        if record.rules_version == game.rules_version:
            msg = f"The match file is damaged: {misfit}"
            raise BadInputError(msg) from misfit
        return played_on(record, game)


def played_on(record: Record, game: AnyGame) -> Match:
    """Go on from the last checkpoint of a match made under older rules."""
    event = PlayedOnUnderNewRules(old=record.rules_version, new=game.rules_version)
    try:
        match = taken_up(record, game, record.checkpoint, event)
    except msgspec.ValidationError as error:
        msg = f"The last checkpoint cannot be read by rules version {game.rules_version}: {error}."
        raise BadInputError(msg) from error
    match.undone = list(record.undone)
    return match


def taken_up(
    record: Record, game: AnyGame, point: SavedPoint | None, *events: PlayedOnUnderNewRules
) -> Match:
    """Return the match at a saved point, or at its very beginning."""
    seed = bytes.fromhex(record.seed) if record.seed else None
    past = Past(
        point=restored(game, point) if point else None,
        inputs=record.inputs[: point.inputs] if point else (),
        reseeds={int(at): bytes.fromhex(new) for at, new in record.reseeds.items()},
        events=events,
    )
    return Match(game, record.setup, seed, solo=record.solo, past=past)


class MisfitError(SandtableError):
    """A recorded roll, answer or result does not follow from the inputs."""


def replay(record: Record, game: AnyGame) -> Match:
    """Recompute a match from its inputs, checking every answer and roll on the way."""
    match = taken_up(record, game, record.origin)
    checked = _check_rolls(record, match, 0)
    for number in range(len(match.inputs), len(record.inputs)):
        _replay_input(match, record.inputs[number], number + 1)
        checked = _check_rolls(record, match, checked)
    match.undone = list(record.undone)
    _check_end(record, match)
    return match


def _replay_input(match: Match, given: Given, number: int) -> None:
    decision = match.pending_for(given.seat)
    if decision is None:
        msg = f"answer {number} ({given.answer}) was given by {given.seat}, who was not asked."
        raise MisfitError(msg)
    if decision.ask.key != given.ask:
        asked = decision.ask.key
        msg = f"answer {number} ({given.answer}) is to {given.ask}, but {asked} is asked."
        raise MisfitError(msg)
    try:
        match.submit(given.seat, given.answer)
    except IllegalAnswerError as error:
        msg = f"answer {number} ({given.answer}) is not legal there: {error}."
        raise MisfitError(msg) from error


def _check_rolls(record: Record, match: Match, start: int) -> int:
    """Compare the rolls from `start` on and return how many have now been compared."""
    for number, thrown in enumerate(match.rolls[start:], start + 1):
        if number > len(record.rolls):
            msg = f"roll {number} ({thrown.face}) is missing from the record."
            raise MisfitError(msg)
        told = record.rolls[number - 1]
        if told != thrown:
            msg = f"roll {number} is recorded as {told.face}, but the dice give {thrown.face}."
            raise MisfitError(msg)
    return len(match.rolls)


def _check_end(record: Record, match: Match) -> None:
    if len(record.rolls) != len(match.rolls):
        msg = f"roll {len(match.rolls) + 1} is recorded but was never thrown."
        raise MisfitError(msg)
    if record.outcome != match.outcome:
        msg = "the recorded result does not follow from the play."
        raise MisfitError(msg)


class Verdict(msgspec.Struct, frozen=True):
    """What verification found."""

    says: str
    rolls: int
    answers: int
    fits: bool = False


def verify(data: bytes, game: AnyGame | None = None) -> Verdict:
    """Recompute everything and name the first thing that does not fit."""
    record = decode(data)
    game = game or find_game(record.game)
    rolls, answers = len(record.rolls), len(record.inputs)
    if record.seed and record.commitment != commitment(bytes.fromhex(record.seed)):
        return Verdict("The seed is not the one that was committed to.", rolls, answers)
    try:
        replay(record, game)
    except MisfitError as misfit:
        return Verdict(f"Does not fit: {misfit}", rolls, answers)
    return Verdict("Every roll and every answer fits.", rolls, answers, fits=True)
