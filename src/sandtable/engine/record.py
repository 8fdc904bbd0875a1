"""The match file: a documented, versioned record that can be loaded and replayed."""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar, cast

import msgspec

from sandtable.engine.bounds import MOST_BYTES, Cursor, Name, Number, check_plain
from sandtable.engine.closing import CLOSINGS, Closing
from sandtable.engine.decisions import DIE, Answer, IllegalAnswerError
from sandtable.engine.dice import commitment
from sandtable.engine.errors import SandtableError
from sandtable.engine.events import PlayedOnUnderNewRules, dice_seen
from sandtable.engine.game import Outcome, Setup, find_game
from sandtable.engine.inputs import Checkpoint, Given, Past, Undone
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.misfits import does_not_fit, misfit, plainly
from sandtable.engine.rolls import Roll
from sandtable.engine.seal import check_past, seal_of
from sandtable.engine.texts import Arg, Both, in_both, say

FORMAT: Final = "sandtable-match"
VERSION = 3
LONGEST_SEED = 64
MOST_UPGRADES = 100
UNTOLD = 0
"""The face of a die that the file does not reveal."""

T = TypeVar("T")
Watch = Callable[[Match], None]


class SavedCheckpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A checkpoint with its state as plain data; sealed while the match runs and has secrets."""

    phase: Name
    state: Any
    inputs: Number
    cursor: Cursor
    shown: Number


class Upgrade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of rules that the match was carried over."""

    old: Name
    new: Name


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The complete record of a match. `seed` is absent when real dice were typed in.

    `seal` is a hash over all inputs and undos; files of older versions have none.
    """

    format: Literal["sandtable-match"] = FORMAT
    version: Number = VERSION
    game: Name
    rules_version: Name
    setup: Setup
    solo: bool
    commitment: str | None
    seed: str | None
    inputs: list[Given]
    rolls: list[Roll]
    undone: list[Undone] = []
    reseeds: dict[Number, str] = {}
    upgrades: Annotated[list[Upgrade], msgspec.Meta(max_length=MOST_UPGRADES)] = []
    origin: SavedCheckpoint | None = None
    checkpoint: SavedCheckpoint
    outcome: Outcome | None = None
    seal: str = ""


def record_of(match: Match) -> Record:
    if match.past.seen is not None:
        msg = "An imagined match cannot be kept: its past is made up."
        raise SandtableError(msg)
    seed = match.seed
    record = Record(
        game=match.game.id,
        rules_version=match.game.rules_version,
        setup=match.setup,
        solo=match.solo,
        commitment=commitment(seed) if seed else None,
        seed=seed.hex() if seed else None,
        inputs=list(match.inputs),
        rolls=told_rolls(match),
        undone=list(match.undone),
        reseeds={at: new.hex() for at, new in match.reseeds.items()},
        upgrades=[Upgrade(event.old, event.new) for event in match.past.upgrades],
        origin=saved(match, match.origin) if match.past.checkpoint else None,
        checkpoint=saved(match, match.checkpoints[-1]),
        outcome=match.outcome,
    )
    return msgspec.structs.replace(record, seal=seal_of(record))


def hides(match: Match) -> bool:
    """Return whether the file contains secrets from somebody at the table."""
    return match.game.resample is not None and not match.is_over


def told_rolls(match: Match) -> list[Roll]:
    """Return the dice; while the match runs, dice that not everyone saw have no face.

    Real dice of an unfinished throw have no face either: the log does not show them yet.
    """
    if not hides(match):
        return list(match.rolls)
    shown = dice_seen(match.log[match.origin.events :], None)
    shown += [False] * (len(match.rolls) - len(shown))
    return [
        roll if is_shown else Roll(roll.sides, UNTOLD)
        for roll, is_shown in zip(match.rolls, shown, strict=True)
    ]


def saved(match: Match, checkpoint: Checkpoint) -> SavedCheckpoint:
    decoded = msgspec.msgpack.decode(checkpoint.state, type=match.game.state)
    plain = msgspec.to_builtins(decoded, str_keys=True)
    state = sealed(plain) if hides(match) else plain
    return SavedCheckpoint(
        checkpoint.phase, state, checkpoint.inputs, checkpoint.cursor, checkpoint.shown
    )


def sealed(plain: object) -> str:
    """Encode data so that nobody reads it by accident when opening the file."""
    return b64encode(zlib.compress(msgspec.json.encode(plain))).decode()


def unsealed(state: object) -> object:
    if not isinstance(state, str):
        return state
    try:
        packed = zlib.decompressobj()
        plain = packed.decompress(b64decode(state, validate=True), MOST_BYTES)
        return msgspec.json.decode(plain)
    except (ValueError, RecursionError, zlib.error) as error:
        msg = "The sealed state cannot be read"
        raise msgspec.ValidationError(msg) from error


def restored(game: AnyGame, checkpoint: SavedCheckpoint) -> Checkpoint:
    """Turn a saved checkpoint into one from which a match can start."""
    try:
        plain = unsealed(checkpoint.state)
        check_plain("checkpoint", plain)
        state = msgspec.msgpack.encode(msgspec.convert(plain, game.state, str_keys=True))
    except msgspec.ValidationError as error:
        raise does_not_fit("checkpoint", error) from error
    return Checkpoint(
        checkpoint.phase, state, checkpoint.inputs, checkpoint.cursor, checkpoint.shown, 0, 1
    )


def encode(record: Record) -> bytes:
    sealed = msgspec.structs.replace(record, seal=record.seal or seal_of(record))
    return msgspec.json.format(msgspec.json.encode(sealed), indent=1)


class Header(msgspec.Struct):
    """The fields that every version of the file begins with."""

    format: str
    version: Annotated[int, msgspec.Meta(ge=1, le=999_999)]


def decode(data: bytes) -> Record:
    """Read a match file, or raise an error that says why it is not one."""
    header = _read(data, Header)
    if header.format != FORMAT:
        raise misfit("other-format", format=header.format[:LONGEST_SEED])
    if header.version > VERSION:
        raise misfit("match-file-too-new", version=header.version, newest=VERSION)
    record = _read(_brought_up_to_date(data, header.version), Record)
    if header.version == VERSION and not record.seal:
        raise misfit("no-match-file", reason="seal")
    check_plain("setup", msgspec.to_builtins(record.setup))
    for seed in (record.seed, *record.reseeds.values()):
        _check_seed(seed)
    return record


class OldGiven(msgspec.Struct, frozen=True):
    """An input of version 1, which named a decision by the key of its text."""

    seat: str
    answer: Answer
    ask: str
    kind: Literal["answer", "die"] = "answer"

    def renamed(self) -> Given:
        decision = DIE if self.kind == "die" else self.ask.removeprefix("ask-")
        return Given(self.seat, self.answer, decision, self.kind)


class OldUndone(msgspec.Struct, frozen=True):
    """An undone input of version 1."""

    at: int
    given: OldGiven
    revealed: bool


class OldInputs(msgspec.Struct, frozen=True):
    """The part of a file of version 1 that has changed since."""

    inputs: list[OldGiven]
    undone: list[OldUndone] = []


class UnsealedUndone(msgspec.Struct, frozen=True):
    """An undone input of version 2."""

    at: int
    given: Given
    revealed: bool


class Unsealed(msgspec.Struct, frozen=True):
    """The part of a file of version 2 that has changed since."""

    undone: list[UnsealedUndone] = []


def _brought_up_to_date(data: bytes, version: int) -> bytes:
    """Convert a file of an older version to the current one."""
    if version == VERSION:
        return data
    rest = _read(data, dict[str, Any])
    if version == 1:
        old = _read(data, OldInputs)
        rest["inputs"] = [given.renamed() for given in old.inputs]
        undone = [(each.at, each.given.renamed(), each.revealed) for each in old.undone]
    else:
        undone = [(u.at, u.given, u.revealed) for u in _read(data, Unsealed).undone]
    rest["undone"] = [Undone(at, given, shown, at + 1) for at, given, shown in undone]
    return msgspec.json.encode(rest | {"version": VERSION, "seal": ""})


def get_ready(game: AnyGame) -> None:
    """Build the decoders for matches of a game before several threads need them.

    msgspec crashes when two threads use a type for the first time.
    """
    for kind in (Header, Record, OldInputs, Unsealed, list[Roll], tuple[Roll, ...], game.state):
        msgspec.json.Decoder(kind)
    game.new_state(Setup(game.scenarios(game.printed_box)[0].id))


def _read(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise misfit("no-match-file", reason=plainly(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise misfit("no-match-file", reason=say("no-json")) from error


def _check_seed(seed: str | None) -> None:
    try:
        fits = seed is None or 1 <= len(bytes.fromhex(seed)) <= LONGEST_SEED
    except ValueError:
        fits = False
    if not fits:
        raise misfit("seed-not-hexadecimal", seed=str(seed), longest=LONGEST_SEED)


def save(match: Match) -> bytes:
    return encode(record_of(match))


def load(data: bytes, game: AnyGame | None = None) -> Match:
    """Rebuild a match from its file.

    A match of an older rules version that no longer replays continues from its last checkpoint.
    """
    record = decode(data)
    return revived(record, game_of(record, game))


def revived(record: Record, game: AnyGame, watch: Watch | None = None) -> Match:
    """Rebuild a match from its record; call `watch` before each replayed input."""
    check_past(record.inputs, record.undone)
    try:
        return replay(record, game, watch)
    except MisfitError as error:
        if record.rules_version == game.rules_version:
            raise misfit("match-file-damaged", reason=error.why) from error
        return played_on(record, game)


def game_of(record: Record, game: AnyGame | None) -> AnyGame:
    if game is not None and game.id != record.game:
        raise misfit("other-game", game=record.game, wanted=game.id)
    return game or find_game(record.game)


def played_on(record: Record, game: AnyGame) -> Match:
    """Continue from the last checkpoint of a match made under older rules."""
    upgrade = Upgrade(record.rules_version, game.rules_version)
    try:
        match = taken_up(record, game, record.checkpoint, upgrade)
    except SandtableError as error:
        version = game.rules_version
        reason = Both(error.spoken("es"), error.spoken("en"))
        raise misfit("no-way-on", version=version, reason=reason) from error
    match.undone = list(record.undone)
    return match


def taken_up(
    record: Record, game: AnyGame, checkpoint: SavedCheckpoint | None, *upgrades: Upgrade
) -> Match:
    """Return the match at a saved checkpoint, or at its very beginning."""
    if checkpoint is not None and checkpoint.inputs > len(record.inputs):
        raise misfit("match-file-damaged", reason=say("misfit-beyond", inputs=checkpoint.inputs))
    seed = bytes.fromhex(record.seed) if record.seed else None
    last = (
        len(record.inputs)
        if checkpoint is None or checkpoint is record.origin
        else checkpoint.inputs
    )
    past = Past(
        checkpoint=restored(game, checkpoint) if checkpoint else None,
        inputs=record.inputs[: checkpoint.inputs] if checkpoint else (),
        reseeds={at: bytes.fromhex(new) for at, new in record.reseeds.items() if at <= last},
        upgrades=[
            PlayedOnUnderNewRules(old=upgrade.old, new=upgrade.new)
            for upgrade in (*record.upgrades, *upgrades)
        ],
    )
    return Match(game, record.setup, seed, solo=record.solo, past=past)


class MisfitError(SandtableError):
    """A recorded roll, answer or result does not follow from the inputs."""

    def __init__(self, game: AnyGame, key: str, **args: Arg) -> None:
        self.why = in_both(say(key, **args), game.texts)
        super().__init__(self.why.en)


def replay(record: Record, game: AnyGame, watch: Watch | None = None) -> Match:
    """Recompute a match from its inputs, checking every answer and roll on the way."""
    match = taken_up(record, game, record.origin)
    checked = _check_rolls(record, match, 0)
    for number in range(len(match.inputs), len(record.inputs)):
        if watch is not None:
            watch(match)
        _replay_input(match, record.inputs[number], number + 1)
        checked = _check_rolls(record, match, checked)
    match.undone = list(record.undone)
    _check_end(record, match)
    return match


def _replay_input(match: Match, given: Given, number: int) -> None:
    if given.kind in CLOSINGS:
        match.close(given.seat, cast("Closing", given.kind))
        return
    decision = match.pending_for(given.seat)
    which = {"number": number, "answer": str(given.answer)}
    if decision is None:
        raise MisfitError(match.game, "misfit-not-asked", **which, seat=given.seat)
    if decision.id != given.decision:
        ids = {"decision": given.decision, "asked": decision.id}
        raise MisfitError(match.game, "misfit-other-decision", **which, **ids)
    try:
        match.submit(given.seat, given.answer)
    except IllegalAnswerError as error:
        raise MisfitError(match.game, "misfit-illegal", **which, why=error.why) from error


def _check_rolls(record: Record, match: Match, start: int) -> int:
    """Compare the rolls from `start` on and return how many have now been compared."""
    for number, thrown in enumerate(match.rolls[start:], start + 1):
        if number > len(record.rolls):
            raise MisfitError(match.game, "misfit-no-roll", number=number, face=thrown.face)
        told = record.rolls[number - 1]
        if told not in {thrown, Roll(thrown.sides, UNTOLD)}:
            faces = {"told": told.face, "thrown": thrown.face}
            raise MisfitError(match.game, "misfit-other-roll", number=number, **faces)
    return len(match.rolls)


def _check_end(record: Record, match: Match) -> None:
    if len(record.rolls) != len(match.rolls):
        raise MisfitError(match.game, "misfit-roll-too-many", number=len(match.rolls) + 1)
    if record.outcome != match.outcome:
        raise MisfitError(match.game, "misfit-result")
