"""Verification: checks that a match follows from its seed and its answers."""

from __future__ import annotations

import msgspec

from sandtable.engine.dice import commitment
from sandtable.engine.errors import BadInputError
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.misfits import own_texts
from sandtable.engine.record import (
    MisfitError,
    Record,
    decode,
    game_of,
    replay,
    restored,
)
from sandtable.engine.seal import NoSuchPastError, seal_of
from sandtable.engine.texts import Both, Text, in_both, say


class Verdict(msgspec.Struct, frozen=True):
    """The result of a verification: a sentence in English, and in every language."""

    says: str
    rolls: int
    answers: int
    words: Both
    seal: str = ""
    fits: bool = False


def verify(data: bytes, game: AnyGame | None = None) -> Verdict:
    """Recompute everything and report the first difference."""
    record = decode(data)
    game = game_of(record, game)
    wrong = (
        _dice_misfit(record)
        or _replay_misfit(record, game)
        or _seal_misfit(record)
        or _unproven(record)
    )
    fits = say("verified") if record.seal else say("verified-unsealed")
    return verdict(record, wrong or fits, fits=wrong is None)


def verdict(record: Record, says: Text, *, fits: bool = False) -> Verdict:
    words = in_both(says, own_texts())
    return Verdict(words.en, len(record.rolls), len(record.inputs), words, record.seal, fits)


def _dice_misfit(record: Record) -> Text | None:
    if record.seed is None:
        return say("seed-missing") if record.commitment else None
    if record.commitment != commitment(bytes.fromhex(record.seed)):
        return say("seed-not-committed")
    return None


def _seal_misfit(record: Record) -> Text | None:
    """Compare the seal with the contents of the file; older files have no seal."""
    try:
        sealed = not record.seal or record.seal == seal_of(record)
    except NoSuchPastError:
        sealed = False
    return None if sealed else say("seal-broken")


def _replay_misfit(record: Record, game: AnyGame) -> Text | None:
    same_rules = record.rules_version == game.rules_version
    try:
        match = replay(record, game)
        if same_rules:
            _compare_checkpoint(record, match)
    except MisfitError as error:
        if same_rules:
            return say("does-not-fit", why=error.why)
        versions = {"old": record.rules_version, "new": game.rules_version}
        return say("does-not-fit-new-rules", why=error.why, **versions)
    return None


def _compare_checkpoint(record: Record, match: Match) -> None:
    """Compare the recorded checkpoint with the replayed one."""
    last = match.checkpoints[-1]
    try:
        told = restored(match.game, record.checkpoint)
    except BadInputError:
        told = None
    if told != msgspec.structs.replace(last, rolls=0, events=1):
        raise MisfitError(match.game, "misfit-checkpoint")


def _unproven(record: Record) -> Text | None:
    """Return the reservations: a match may replay and still not be proven honest."""
    if record.origin is not None:
        old = record.upgrades[0].old if record.upgrades else "?"
        return say("fits-from", first=record.origin.inputs + 1, old=old)
    if record.reseeds:
        return say("other-dice", first=min(record.reseeds) + 1)
    return None
