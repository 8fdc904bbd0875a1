"""5.4, 6.1. The two questions of naval movement: which stack is picked up, and where it goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from sandtable.engine.decisions import FINISH, Choose, Note, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.rules.ch06_stacks import DONE, Stack
from sandtable.games.paukenschlag.rules.ch08_air import scouts_over
from sandtable.games.paukenschlag.rules.ch11_fuel import price
from sandtable.games.paukenschlag.rules.ch15_arrivals import SUBMERGED
from sandtable.games.paukenschlag.rules.units import called, convoys_in
from sandtable.games.paukenschlag.state import GERMAN, Campaign


@rule("5.4(alternate)", "6.1(mark)")
def pick_up(
    box: Box,
    side: str,
    stacks: Sequence[Stack],
    *,
    must: bool = False,
    again: bool = False,
    always: bool = False,
) -> Steps[Stack | None]:
    """Pick up one of the stacks, or none unless one of them has to move.

    A side that is `always` asked does not show that it has nothing to move.
    """
    if must and len(stacks) == 1:
        return stacks[0]
    if not stacks and not always:
        return None
    options = [stack.option(box) for stack in stacks]
    if not must:
        options.append(Option(DONE, say("option-done"), role=FINISH))
    if again:
        ask = say("ask-second-move")
        answer = yield Choose("second-move", side, ask, options, rule="5.6(move)")
    else:
        ask = say("ask-naval-move")
        answer = yield Choose("naval-move", side, ask, options, rule="5.4(alternate)")
    return next((stack for stack in stacks if stack.name == answer), None)


@rule("6.1(declare)", "6.1(mark)")
def choose_course(box: Box, s: Campaign, side: str, stack: Stack) -> Steps[str]:
    """The whole move of a stack in one answer; one that has no choice goes without being asked."""
    options = [with_prey(s, side, option) for option in stack.moves()]
    if len(options) == 1:
        return options[0].id
    alone = stack.units[0] if len(stack.units) == 1 else ""
    ask = say("ask-course", unit=called(box, stack.units[0]), count=len(stack.units))
    answer: str = yield Choose(
        "course",
        side,
        ask,
        options,
        rule="6.1(declare)" if side == GERMAN else "6.0",
        facts={"stack": stack.name, "zone": stack.zone},
        subject=alone,
        notes=lambda option: list(notes(box, s, side, alone, option)),
    )
    return answer


# ---------------------------------------------------------------------- for and against


def with_prey(s: Campaign, side: str, option: Option) -> Option:
    """Say what ships a boat would find, where it can see them."""
    if side != GERMAN or not option.space or s.switches.secret_planning:
        return option
    found = convoys_in(s, option.space)
    ships = sum(convoy.ships for convoy in found)
    note = say("note-ships", count=len(found), ships=ships)
    return replace(option, note=note) if found else option


def notes(box: Box, s: Campaign, side: str, unit: str, option: Option) -> Iterator[Note]:
    """The price of a move, and the chance to be seen there."""
    if side != GERMAN or not option.space:
        return
    if unit:
        fuel = price(box, s.boats[unit], len(option.path))
        yield Note(say("note-fuel", fuel=fuel), "11.2", "price", say("note-fuel-short", fuel=fuel))
    scouts = len(scouts_over(s, option.space))
    diving = option.manner is not None and option.manner.id == SUBMERGED
    if scouts and option.path and not diving:
        yield note_of_search(box, scouts)


@rule("8.4(roll)")
def note_of_search(box: Box, scouts: int) -> Note:
    """The chance that one of so many aircraft sees a boat on the surface."""
    column = box.air_search
    faces = range(1, column.sides + 1)
    blind = sum(not column.span(face).row.yes for face in faces) / column.sides
    seen = round(100 * (1 - blind**scouts))
    told = {"count": scouts, "chance": seen}
    short = say("note-search-short", chance=seen)
    return Note(say("note-search", **told), "8.4(roll)", "against", short)
