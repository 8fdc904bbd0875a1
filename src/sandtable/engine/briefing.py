"""The briefing of a game, from `data/briefing.toml`: what a player should know before the match."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any, Literal

import msgspec

from sandtable.engine.misfits import demand, does_not_fit
from sandtable.engine.palette import Name
from sandtable.engine.styles import CounterStyle
from sandtable.engine.texts import Both

Icon = Literal[
    "aircraft", "bomb", "bridge", "clouds", "dice", "eye", "flag", "glider", "guns", "house",
    "lens", "plan", "port", "ship", "soldier", "swords",
]  # fmt: skip
"""The pictures that displays can draw for a phase."""

FEW, MANY = 6, 12


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of the parts of a briefing."""


class PhaseNote(Part, frozen=True, kw_only=True):
    """A step of a turn: its phases, and the seats that make decisions in it."""

    phases: tuple[str, ...]
    icon: Icon
    name: Both
    note: Both
    seats: tuple[str, ...] = ()


class TurnNote(Part, frozen=True, kw_only=True):
    """The course of a turn."""

    title: Both
    rule: str
    phases: Annotated[tuple[PhaseNote, ...], msgspec.Meta(min_length=1, max_length=MANY)]


class Way(Part, frozen=True, kw_only=True):
    """A way to score or to win, with its value."""

    text: Both
    points: str
    rule: str


class Tally(Part, frozen=True, kw_only=True):
    """The ways of one side."""

    side: str
    title: Both
    ways: Annotated[tuple[Way, ...], msgspec.Meta(min_length=1, max_length=FEW)]


class CounterNote(Part, frozen=True, kw_only=True):
    """An explanation of a part of a counter's face; `rating` counts from 0."""

    part: Literal["name", "silhouette", "rating", "face"]
    rating: int = 0
    name: Both
    note: Both


class SampleCounter(Part, frozen=True, kw_only=True):
    """A counter as on the board, with notes on its face."""

    silhouette: Name
    side: Name
    style: CounterStyle = CounterStyle.PLAIN
    tone: str = ""
    name: Both
    ratings: tuple[str, ...] = ()
    notes: Annotated[tuple[CounterNote, ...], msgspec.Meta(min_length=1, max_length=FEW)]


class FirstStep(Part, frozen=True, kw_only=True):
    """A first step, and the spaces of the opening board that it points at."""

    name: Both
    note: Both
    rule: str = ""
    board: str = ""
    spaces: tuple[str, ...] = ()


class SeatBriefing(Part, frozen=True, kw_only=True):
    """The briefing of one seat, on one screen."""

    id: str
    title: Both
    story: Both
    goal: Both
    goal_rule: str
    tallies: Annotated[tuple[Tally, ...], msgspec.Meta(min_length=1, max_length=2)]
    counter_rule: str = ""
    counters: Annotated[tuple[SampleCounter, ...], msgspec.Meta(max_length=2)] = ()
    first: Annotated[tuple[FirstStep, ...], msgspec.Meta(min_length=1, max_length=4)]


class Briefing(Part, frozen=True, kw_only=True):
    """The briefing of a game: the course of a turn, and a page for each seat."""

    turn: TurnNote
    seats: tuple[SeatBriefing, ...]

    def seat(self, name: str) -> SeatBriefing:
        return next(seat for seat in self.seats if seat.id == name)

    def rules(self) -> set[str]:
        """Return every rule that is cited."""
        cited = {self.turn.rule}
        for seat in self.seats:
            cited |= {seat.goal_rule, seat.counter_rule, *(step.rule for step in seat.first)}
            cited |= {way.rule for tally in seat.tallies for way in tally.ways}
        return cited - {""}


def briefing(
    data: Mapping[str, Any], seats: Collection[str], phases: Collection[str], rules: Collection[str]
) -> Briefing:
    """Read a briefing, or raise an error that says what does not fit the game."""
    try:
        found = msgspec.convert(data, Briefing)
    except msgspec.ValidationError as error:
        raise does_not_fit("briefing.toml", error) from error
    named = [seat.id for seat in found.seats]
    demand(
        named == list(seats), f"briefing.toml briefs {', '.join(named)}, not {', '.join(seats)}."
    )
    told = [phase for note in found.turn.phases for phase in note.phases]
    demand(sorted(told) == sorted(phases), _phases_differ(told, phases))
    unknown = ", ".join(sorted(found.rules() - set(rules)))
    demand(not unknown, f"briefing.toml cites rules that are not in the index: {unknown}.")
    for note in found.turn.phases:
        strangers = ", ".join(set(note.seats) - set(seats))
        demand(not strangers, f"briefing.toml lets {strangers} decide, which is no seat.")
    return found


def _phases_differ(told: Collection[str], phases: Collection[str]) -> str:
    odd = ", ".join(sorted(set(told) ^ set(phases))) or "a phase twice"
    return f"briefing.toml must name every phase once; look at {odd}."
