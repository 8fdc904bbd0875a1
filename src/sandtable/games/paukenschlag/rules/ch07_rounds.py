"""7.1, 7.2. The rounds of both grids: initiative, detection, the moves, meetings and combat."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events.grid import RoundBegan, TacticalPlayBegan, UnitsMet
from sandtable.games.paukenschlag.rules.ch05_contact import end_contact, place
from sandtable.games.paukenschlag.rules.ch07_moves import move_side
from sandtable.games.paukenschlag.rules.ch07_places import (
    boats_on,
    contact_of,
    holds,
    is_seen,
    is_ship_seen,
    leaders,
    may_know,
    ships_on,
    take_off_grid,
    units_in,
)
from sandtable.games.paukenschlag.rules.ch08_sonar import detect
from sandtable.games.paukenschlag.rules.ch09_combat import fight
from sandtable.games.paukenschlag.state import (
    GERMAN,
    TSL,
    US,
    Campaign,
    Contact,
    Sight,
    TacticalBox,
    enemy_of,
)

OSL_ROUND, TSL_DEPLOY, TSL_ROUND = "osl-round", "tsl", "tsl-round"
FIRST, SECOND = "first", "second"


@rule("7.1", "7.1.1(rounds)", "7.1.1", "2.6(boxes)", "7.1.1(before)")
def osl_round(u: PaukenschlagUmpire, s: Campaign) -> Steps[str]:
    """Initiative, detection, one side moves, the other side moves."""
    c = contact_of(s)
    yield from begin_round(u, s)  # 7.1, 7.1.1(rounds)
    for side in order(c):
        yield from detect(u, s, side)  # 7.1.1, 7.1.1(before)
    for side in order(c):
        yield from move_side(u, s, side)
        meet(u, s)
    return TSL_DEPLOY if is_over(u.box, s) else OSL_ROUND  # 2.6(boxes)


@rule("5.5(2)", "7.2(2a)")
def begin_round(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """The higher of two dice may choose who moves first; equal ones are thrown again."""
    c = contact_of(s)
    c.round += 1
    c.pledges, c.tried = {}, {}
    c.pinged, c.moved, c.locked, c.attacked = [], [], [], []
    winner = initiative(u)
    options = [Option(FIRST, say("option-first")), Option(SECOND, say("option-second"))]
    ask = say("ask-initiative")
    answer = yield Choose("initiative", winner, ask, options, rule="5.5(2)")
    c.first = winner if answer == FIRST else enemy_of(winner)
    u.tell(RoundBegan, level=c.level, round=c.round, first=c.first)


def initiative(u: PaukenschlagUmpire) -> str:
    die = u.box.grid.die
    us = u.die(die, "why-initiative-us", rule="5.5(2)")
    german = u.die(die, "why-initiative-german", rule="5.5(2)")
    if us == german:
        return initiative(u)
    return US if us > german else GERMAN


def order(c: Contact) -> tuple[str, str]:
    return c.first, enemy_of(c.first)


@rule("7.1.1(end)", "7.2(2b)", "5.5(fail)")
def is_over(box: Box, s: Campaign) -> bool:
    """No boat is left, or no ship; or contact is lost because nothing comes of it."""
    late = contact_of(s).round >= box.reconstructed.grid_rounds  # 7.2(2b)
    return late or not boats_on(s) or not ships_on(s)  # 7.1.1(end), 5.5(fail)


# ---------------------------------------------------------------------- meetings


@rule("5.5(box)", "7.1.1(group)", "7.1.1(same-square)", "7.1.1(continue)", "2.6(boxes)")
def meet(u: PaukenschlagUmpire, s: Campaign) -> None:
    """Squares in which one side has detected the other go to the next lettered box."""
    c = contact_of(s)
    for square in dict.fromkeys(c.squares[boat] for boat in boats_on(s)):
        units = units_in(s, square)  # 7.1.1(group)
        if has_met(s, units):  # 7.1.1(same-square)
            letter = letter_of(u.box, len(c.boxes))  # 2.6(boxes), 7.1.1(continue)
            c.boxes.append(TacticalBox(letter, units, box_sights(s, units)))  # 5.5(box)
            u.tell(UnitsMet, letter=letter, units=", ".join(units), space=square)
            for unit in units:
                take_off_grid(s, unit)


def letter_of(box: Box, number: int) -> str:
    """Further boxes are made on demand."""
    named = box.grid.boxes
    return named[number] if number < len(named) else f"{named[-1]}{number}"


def has_met(s: Campaign, units: list[str]) -> bool:
    boats = [unit for unit in units if unit in s.boats]
    ships = [unit for unit in units if unit not in s.boats]
    if not boats or not ships:
        return False
    known = any(is_ship_seen(s, ship) and may_know(s, b, ship) for ship in ships for b in boats)
    return known or any(is_seen(s, boat) for boat in boats)


@rule("7.2(2)", "5.5(shared)")
def box_sights(s: Campaign, units: list[str]) -> list[Sight]:
    """Detected units stay so; a ship that one boat has found is found for all in the box."""
    kept = []
    for boat in (unit for unit in units if unit in s.boats):
        kept += [x for x in contact_of(s).sights if x.holder == US and x.target == boat]
        for ship in (unit for unit in leaders(s) if unit in units):
            found = [x for x in contact_of(s).sights if x.target == ship and x.holder != US]
            if found and may_know(s, boat, ship):
                kept.append(Sight(boat, ship, found[0].how, found[0].finder))
    return kept


# ---------------------------------------------------------------------- the tactical grid


@rule("7.2", "7.2(1)", "5.5.1", "5.5.1(deploy)", "7.2(3)next")
def tsl_deploy(u: PaukenschlagUmpire, s: Campaign) -> str | None:
    """The next box is deployed anew; after the last one the contact is over."""
    c = contact_of(s)
    if not c.boxes:
        return end_contact(u, s)
    box = c.boxes.pop(0)  # 7.2(3)next
    c.level, c.box, c.round = TSL, box.letter, 0  # 7.2, 5.5.1
    c.squares, c.sights, c.edges, c.freed, c.stopped = {}, box.sights, {}, [], {}
    u.tell(TacticalPlayBegan, letter=box.letter)
    place(u, s, [unit for unit in box.units if unit not in s.boats])  # 7.2(1), 5.5.1(deploy)
    place(u, s, [unit for unit in box.units if unit in s.boats])
    return None


@rule("7.2(2a)", "7.2(2b)", "7.2(2b)same", "7.2(3)", "7.2(3)pin")
def tsl_round(u: PaukenschlagUmpire, s: Campaign) -> Steps[str]:
    """As on the operational grid, with combat where enemies share a square."""
    c = contact_of(s)
    yield from begin_round(u, s)  # 7.2(2a)
    for side in order(c):
        yield from detect(u, s, side)
    yield from fight_in(u, s, shared_squares(s))  # 7.2(2b)same
    for side in order(c):
        yield from move_side(u, s, side)
        c.locked = shared_squares(s)  # 7.2(3)pin
    yield from fight_in(u, s, c.locked)  # 7.2(3)
    return TSL_DEPLOY if is_over(u.box, s) else TSL_ROUND  # 7.2(2b)


@rule("7.2(3)one")
def fight_in(u: PaukenschlagUmpire, s: Campaign, squares: list[str]) -> Steps[None]:
    for square in squares:
        yield from fight(u, s, square)  # 7.2(3)one


@rule("7.2(3)", "9.0(where)", "3.3(range)")
def shared_squares(s: Campaign) -> list[str]:
    """The squares in which a boat and a ship stand, one of them detected by the other."""
    squares = dict.fromkeys(contact_of(s).squares[boat] for boat in boats_on(s))  # 3.3(range)
    return [x for x in squares if is_combat_due(s, units_in(s, x))]  # 7.2(3), 9.0(where)


@rule("5.5(tsl-detect)", "7.2(2)")
def is_combat_due(s: Campaign, units: list[str]) -> bool:
    boats = [unit for unit in units if unit in s.boats]
    ships = [unit for unit in units if unit not in s.boats]
    if not ships:
        return False
    return any(is_seen(s, b) or any(holds(s, b, ship) for ship in ships) for b in boats)
