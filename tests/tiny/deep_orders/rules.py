"""The rules of the march, 2 to 4."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decisions import Choose, Closed, Facts, Option, Steps
from sandtable.engine.game import Outcome, Setup
from sandtable.engine.rules import rule
from sandtable.engine.sequence import END
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from tests.tiny.deep_orders.components import Box
from tests.tiny.deep_orders.events import ColumnMarched, MarchEnded, MenLost, RiverCrossed
from tests.tiny.deep_orders.state import MARSHAL, Column, March

HALT = Option("halt", say("option-halt"))
SWIM, BRIDGE = Option("swim", say("option-swim")), Option("bridge", say("option-bridge"))


@rule("5")
def set_up(box: Box, setup: Setup) -> March:
    scenario = box.scenarios[setup.scenario]
    days = int(setup.options.get("days", scenario.days))
    return March(days, {n: Column("camp", box.men) for n in range(1, scenario.columns + 1)})


@rule("2")
def orders(u: Umpire[Box], s: March) -> Steps[None]:
    """The columns march one after another; no die falls, so all of it can be taken back."""
    for number, column in s.columns.items():
        column.tired = False
        yield from march(u, number, column)


@rule("2.1")
def march(u: Umpire[Box], number: int, column: Column) -> Steps[None]:
    """Step by step until the moves are spent or the column halts."""
    left = u.box.moves
    while left and column.space != u.box.goal:
        spent = yield from one_step(u, number, column)
        left = max(left - spent, 0) if spent else 0


def one_step(u: Umpire[Box], number: int, column: Column) -> Steps[int]:
    """Return how many moves the step took; 0 is a halt."""

    def options() -> list[Option]:
        near = u.box.map.neighbours(column.space)
        return [HALT, *(Option(to, say("place", space=to), space=to) for to in near)]

    def closed() -> list[Closed]:
        far = [to for to in u.box.map if u.box.map.distance(column.space, to) == 2]
        why = say("why-far")
        return [Closed(to, say("place", space=to), why, "2.1") for to in far]

    facts: Facts = {"column": number, "space": column.space}
    ask = say("ask-step", **facts)
    to = yield Choose("step", MARSHAL, ask, options, rule="2.1", closed=closed, facts=facts)
    if to == HALT.id:
        return 0
    cost = (yield from cross(u, number, column)) if to in u.box.rivers else 1
    column.space = to
    u.tell(ColumnMarched, column=number, space=to)
    return cost


@rule("2.2")
def cross(u: Umpire[Box], number: int, column: Column) -> Steps[int]:
    """Swimming is quick and tires; a bridge takes the rest of the day."""
    answer = yield Choose("river", MARSHAL, say("ask-river"), (SWIM, BRIDGE), rule="2.2")
    swam = answer == SWIM.id
    column.tired = column.tired or swam
    u.tell(RiverCrossed, column=number, swam=swam)
    return 1 if swam else u.box.moves


@rule("3", "3.1")
def night(u: Umpire[Box], s: March) -> None:
    """Men straggle; more of them when the column is tired."""
    for number, column in s.columns.items():
        tired = Modifiers(Modifier("tired", int(column.tired), "3.1"))
        lost = min(u.roll(u.box.stragglers, tired, about=f"column-{number}").men, column.men)
        column.men -= lost
        if lost:
            u.tell(MenLost, column=number, men=lost)


@rule("4")
def dawn(u: Umpire[Box], s: March) -> str:
    """The march ends when every column is in town, or with the last day."""
    arrived = all(column.space == u.box.goal for column in s.columns.values())
    if not arrived and s.day < s.days:
        s.day += 1
        return "orders"
    s.result = "arrived" if arrived else "late"
    u.tell(MarchEnded, result=s.result)
    return END


def outcome(box: Box, s: March) -> Outcome | None:
    if not s.result:
        return None
    men = sum(column.men for column in s.columns.values())
    return Outcome(s.result, MARSHAL if s.result == "arrived" else None, {"men": float(men)})


def broken_invariants(box: Box, s: March) -> Iterator[str]:
    for number, column in s.columns.items():
        if column.space not in box.map or not 0 <= column.men <= box.men:
            yield f"column {number} is nowhere or has {column.men} men"
