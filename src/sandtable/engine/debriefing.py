"""The debriefing of a finished match, worked out from its record.

A game that has a `Debrief` adds its own words to it: the score by rule, who was where, what counts
on the time line, and how the rows of its tables are counted. Any other game has the rest.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

import msgspec

from sandtable.engine.debrief import (
    Debriefing,
    Happening,
    Moment,
    Row,
    SideName,
    Step,
    Trail,
    Where,
)
from sandtable.engine.errors import BadInputError
from sandtable.engine.events import Rolled
from sandtable.engine.inputs import Checkpoint
from sandtable.engine.luck import LuckRow, ledger, nobody
from sandtable.engine.match import Match
from sandtable.engine.texts import say


def debriefing(match: Match) -> Debriefing:
    """Return everything that the record alone shows; the match must be over."""
    outcome = match.outcome
    if outcome is None:
        msg = "A match is debriefed when it is over."
        raise BadInputError(msg)
    game, told = match.game, match.game.debrief
    points = turning(match)
    common: dict[str, Any] = {
        "result": game.result_words(outcome.result),
        "winner": outcome.winner or "",
        "sides": tuple(sides_of(match)),
        "moments": tuple(moment_of(match, each) for each in points),
        "luck": tuple(luck_of(match)),
    }
    if told is None:
        return Debriefing(**common)
    return Debriefing(
        board=told.board,
        scores=told.scores(match.box, match.state),
        remarks=told.remarks(match.box, match.state),
        trails=tuple(trails(match, points)),
        rows=tuple(Row(id=row, title=say(f"time-{row}")) for row in told.rows),
        happenings=tuple(happenings(match, points)),
        **common,
    )


def sides_of(match: Match) -> Iterable[SideName]:
    """Return the names of the seats, and of other sides that the game knows."""
    game = match.game
    for seat in match.seats:
        key = f"seat-{seat}"
        yield SideName(id=seat, name=say(key) if game.texts.has(key, "en") else seat)
    for side, name in (game.debrief.sides if game.debrief else {}).items():
        if side not in match.seats:
            yield SideName(id=side, name=name)


# ---------------------------------------------------------------------- time


def turning(match: Match) -> list[Checkpoint]:
    """Return the checkpoints at which a new moment begins."""
    told, found = match.game.debrief, list[Checkpoint]()
    last: Hashable = None
    for place, checkpoint in enumerate(match.checkpoints):
        name: Hashable = place
        if told is not None:
            name, _ = told.moment(match.box, state_at(match, checkpoint), checkpoint.phase)
        if name != last:
            found.append(checkpoint)
        last = name
    return found


def state_at(match: Match, checkpoint: Checkpoint) -> Any:
    return msgspec.msgpack.decode(checkpoint.state, type=match.game.state)


def moment_of(match: Match, checkpoint: Checkpoint) -> Moment:
    told = match.game.debrief
    if told is None:
        return Moment(at=checkpoint.inputs, title=say(f"phase-{checkpoint.phase}"))
    _, title = told.moment(match.box, state_at(match, checkpoint), checkpoint.phase)
    return Moment(at=checkpoint.inputs, title=title)


def moment_at(points: Sequence[Checkpoint], place: int) -> int:
    """Return the moment in which a line of the log was written."""
    return max(sum(point.events <= place for point in points) - 1, 0)


# ---------------------------------------------------------------------- ways and deeds


def trails(match: Match, points: Sequence[Checkpoint]) -> Iterable[Trail]:
    """Return the track of every unit on the board, with a step at each change of space."""
    told = match.game.debrief
    seen: dict[str, Where] = {}
    steps: dict[str, list[Step]] = {}
    for number, state in enumerate([*(state_at(match, p) for p in points), match.state]):
        here = {where.id: where for where in told.whereabouts(match.box, state)} if told else {}
        for name in here.keys() | steps.keys():
            space = here[name].space if name in here else ""
            way = steps.setdefault(name, [])
            if (way[-1].space if way else "") != space:
                way.append(Step(moment=number, space=space))
        seen |= here
    for name in sorted(steps):
        who, went = seen[name], tuple(steps[name])
        yield Trail(id=name, side=who.side, title=who.title, main=who.main, steps=went)


def happenings(match: Match, points: Sequence[Checkpoint]) -> Iterable[Happening]:
    told = match.game.debrief
    for place, event in enumerate(match.log):
        found = told.happening(match.box, event) if told else None
        if found is not None:
            moment, spaces = moment_at(points, place), event.spaces()
            space, rule = spaces[0] if spaces else "", event.rule
            yield msgspec.structs.replace(found, moment=moment, space=space, rule=rule)


def luck_of(match: Match) -> Iterable[LuckRow]:
    told = match.game.debrief
    measures, thrower = (told.measures, told.thrower) if told else ({}, nobody)
    rolls = [(place, e) for place, e in enumerate(match.log) if isinstance(e, Rolled)]
    sides = [thrower(match.box, match.log, place) for place, _ in rolls]
    tables = match.game.tables(match.box)
    return ledger(tables, [roll for _, roll in rolls], sides, measures)
