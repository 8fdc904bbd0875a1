"""7.1.1, 7.2. Moves on the grid: who may move at all, and where to."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decisions import FINISH, Choose, Manner, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events.grid import UnitLeftGrid, UnitMoved
from sandtable.games.paukenschlag.rules.ch06_stacks import boat_zones, depth_of
from sandtable.games.paukenschlag.rules.ch07_places import (
    boats_on,
    contact_of,
    distance,
    dive,
    followers,
    free,
    holds,
    is_any_boat_seen,
    is_boat,
    is_seen,
    leader_of,
    leaders,
    lose_sights,
    on_board,
    row_column,
    ships_on,
    squares_around,
    squares_of,
    take_off_grid,
)
from sandtable.games.paukenschlag.rules.ch08_huff_duff import listeners
from sandtable.games.paukenschlag.rules.ch10_convoys import EAST, NORTH, SOUTH, WEST, course
from sandtable.games.paukenschlag.rules.ch15_arrivals import DEPTHS, SUBMERGED
from sandtable.games.paukenschlag.rules.units import called
from sandtable.games.paukenschlag.state import OSL, US, Campaign

OFF, DONE = "off", "done"
STEP = {NORTH: (-1, 0), SOUTH: (1, 0), EAST: (0, 1), WEST: (0, -1)}


@rule("3.3(avoid)", "7.1.1(pack)")
def move_side(u: PaukenschlagUmpire, s: Campaign, side: str) -> Steps[None]:
    """A side moves its units in any order; those that it leaves out stand still."""
    if side == US and not is_any_boat_seen(s):
        sail_on(u, s)
    while options := list(us_steps(u.box, s) if side == US else german_steps(u.box, s)):
        options.append(Option(DONE, say("option-grid-done"), role=FINISH))
        ask = say("ask-grid-move")
        answer = yield Choose("grid-move", side, ask, options, rule="6.1(speed)")
        if answer == DONE:
            return  # 7.1.1(pack)
        make_move(u, s, answer)  # 3.3(avoid)


def make_move(u: PaukenschlagUmpire, s: Campaign, answer: str) -> None:
    unit, *rest = answer.split(":")
    c = contact_of(s)
    c.moved.append(unit)
    if rest == [OFF]:
        leave(u, s, unit)
    elif is_boat(s, unit):
        depth, square = rest
        move_boat(u, s, unit, depth, square)
    else:
        move_ship(u, s, unit, rest[0])
    lose_sights(u, s)


def can_still_move(s: Campaign, unit: str) -> bool:
    c = contact_of(s)
    return unit not in c.moved and c.squares[unit] not in c.locked


# ---------------------------------------------------------------------- the US


@rule("7.1.1(edge)", "10.2")
def sail_on(u: PaukenschlagUmpire, s: Campaign) -> None:
    """As long as no boat is detected convoys follow their course at full speed."""
    c = contact_of(s)
    for unit in leaders(s):
        if unit in s.convoys and can_still_move(s, unit):
            way = course(u.box, s.convoys[unit], s.orders[unit].goal)  # 10.2
            c.courses[unit] = way
            u.reveal()
            c.moved.append(unit)
            for _ in range(squares_of(u.box, s, unit)):
                if unit in c.squares:
                    step(u, s, unit, way)  # 7.1.1(edge)
    lose_sights(u, s)


@rule("10.2", "7.1.1(end)")
def step(u: PaukenschlagUmpire, s: Campaign, unit: str, way: str) -> None:
    """One square on; from a square at the edge that leads off the grid."""
    row, column = row_column(contact_of(s).squares[unit])
    down, right = STEP[way]
    if on_board(u.box, row + down, column + right):
        move_ship(u, s, unit, f"{row + down}{column + right}")
    else:
        leave(u, s, unit)


def us_steps(box: Box, s: Campaign) -> Iterator[Option]:
    is_free = is_any_boat_seen(s)
    for unit in ships_on(s):
        if not can_still_move(s, unit):
            continue
        leads = leader_of(s, unit) == unit
        if is_free and (leads or can_still_move(s, leader_of(s, unit))):
            yield from free_steps(box, s, unit)
        elif not is_free and leads and unit not in s.convoys:
            yield from edge_steps(box, s, unit)


@rule("7.1.1(free)", "10.2", "6.0(diagonal)")
def free_steps(box: Box, s: Campaign, unit: str) -> Iterator[Option]:
    """Once a boat is detected ships go where they like; a convoy never moves diagonally."""
    square, reach = contact_of(s).squares[unit], reach_of(box, s, unit)
    for end in squares_around(box, square, reach):  # 7.1.1(free), 6.0(diagonal)
        if unit not in s.convoys or is_straight(square, end, reach):  # 10.2
            yield ship_option(box, unit, end)
    if reach > edge_distance(box, square):
        yield off_option(box, unit)


def reach_of(box: Box, s: Campaign, unit: str) -> int:
    most = squares_of(box, s, unit)
    return min(most, contact_of(s).pledges.get(unit, most))


@rule("10.2")
def is_straight(square: str, end: str, reach: int) -> bool:
    """Return whether a convoy gets there along rows and columns."""
    (row, column), (other_row, other_column) = row_column(square), row_column(end)
    return abs(row - other_row) + abs(column - other_column) <= reach


def edge_distance(box: Box, square: str) -> int:
    return min(edges(box, square).values())


def edges(box: Box, square: str) -> dict[str, int]:
    """The squares between a square and each edge."""
    row, column = row_column(square)
    return {
        NORTH: row - 1,
        SOUTH: box.grid.rows - row,
        WEST: column - 1,
        EAST: box.grid.columns - column,
    }


@rule("7.1.1(edge)", "7.2(2)ships")
def edge_steps(box: Box, s: Campaign, unit: str) -> Iterator[Option]:
    """Other ships may only make for the nearest edge, always the same one."""
    c, reach = contact_of(s), reach_of(box, s, unit)
    square = c.squares[unit]
    here = edges(box, square)
    near = (
        [c.edges[unit]] if unit in c.edges else [e for e in here if here[e] == min(here.values())]
    )
    for end in squares_around(box, square, reach):
        there = edges(box, end)
        if any(there[edge] == here[edge] - distance(square, end) for edge in near):
            yield ship_option(box, unit, end)
    if any(reach > here[edge] for edge in near):
        yield off_option(box, unit)


def ship_option(box: Box, unit: str, end: str) -> Option:
    text = say("option-step", unit=called(box, unit), space=end)
    return Option(f"{unit}:{end}", text, end, unit)


def off_option(box: Box, unit: str) -> Option:
    return Option(f"{unit}:{OFF}", say("option-leave-grid", unit=called(box, unit)), piece=unit)


@rule("7.1.1(edge)", "7.1(escort)")
def move_ship(u: PaukenschlagUmpire, s: Campaign, unit: str, square: str) -> None:
    """A group moves with its leader; an escort that moves alone has left its group."""
    c = contact_of(s)
    fix_edge(u.box, s, unit, square)
    free_if_alone(s, unit)
    for one in followers(s, unit):
        if c.pledges.get(one) == 0:
            free(s, one)  # it has searched lying still
        elif can_still_move(s, one):
            c.squares[one] = square
    c.squares[unit] = square
    u.tell(UnitMoved, unit=called(u.box, unit), space=square)


@rule("7.1.1(edge)")
def fix_edge(box: Box, s: Campaign, unit: str, square: str) -> None:
    """The first move decides between edges that are equally near."""
    c = contact_of(s)
    if unit in s.convoys or unit in c.edges or is_any_boat_seen(s):
        return
    here, there = edges(box, c.squares[unit]), edges(box, square)
    c.edges[unit] = min(here, key=lambda edge: (here[edge], there[edge] - here[edge]))


def free_if_alone(s: Campaign, unit: str) -> None:
    if leader_of(s, unit) != unit:
        free(s, unit)


@rule("7.1.1(end)", "7.2(intro)", "7.2(2b)escape")
def leave(u: PaukenschlagUmpire, s: Campaign, unit: str) -> None:
    """By whichever edge, it is back in the zone."""
    free_if_alone(s, unit)
    u.tell(UnitLeftGrid, unit=called(u.box, unit))  # 7.1.1(end)
    for one in (*followers(s, unit), unit):
        take_off_grid(s, one)  # 7.2(intro), 7.2(2b)escape


# ---------------------------------------------------------------------- the U-boats


@rule("7.1.1(home)", "7.1.1(boat-free)", "7.2(2)boats", "7.2(2)depth")
def german_steps(box: Box, s: Campaign) -> Iterator[Option]:
    """A boat with a target moves as it likes, another only changes its depth, or evades."""
    for boat in boats_on(s):
        if can_still_move(s, boat):
            hunting = any(holds(s, boat, target) for target in leaders(s))  # 7.1.1(boat-free)
            for depth in DEPTHS:  # 7.2(2)depth
                if not (s.boats[boat].neutralized and depth == SUBMERGED):
                    yield from boat_steps(box, s, boat, depth, hunting=hunting)  # 7.1.1(home)
            if (hunting or may_evade(box, s, boat)) and can_leave(box, s, boat):  # 7.2(2)boats
                yield off_option(box, boat)


def boat_steps(box: Box, s: Campaign, boat: str, depth: str, *, hunting: bool) -> Iterator[Option]:
    square = contact_of(s).squares[boat]
    if depth != depth_of(s.boats[boat]):
        yield boat_option(boat, depth, square)
    evading = not hunting and may_evade(box, s, boat)
    if hunting or evading:
        for end in squares_around(box, square, boat_reach(box, s, boat, depth)):
            if hunting or is_farther(s, square, end):
                yield boat_option(boat, depth, end)


@rule("6.1(speed)", "6.0(uboat)", "8.1(full-speed)")
def boat_reach(box: Box, s: Campaign, boat: str, depth: str) -> int:
    most = boat_zones(box, s.boats[boat], depth)  # 6.1(speed), 6.0(uboat)
    return min(most, contact_of(s).pledges.get(boat, most))  # 8.1(full-speed)


def can_leave(box: Box, s: Campaign, boat: str) -> bool:
    reach = boat_reach(box, s, boat, depth_of(s.boats[boat]))
    return reach > edge_distance(box, contact_of(s).squares[boat])


@rule("7.1.1(blind)", "7.2(2)boats")
def may_evade(box: Box, s: Campaign, boat: str) -> bool:
    """On the operational grid a boat flees if it is detected, or might be by its radio."""
    c = contact_of(s)
    hunted = is_seen(s, boat) or bool(listeners(box, s, c.zone))
    return c.level == OSL and hunted


def is_farther(s: Campaign, square: str, end: str) -> bool:
    """Return whether a square is farther from the nearest ship."""
    ships = [contact_of(s).squares[ship] for ship in leaders(s)]
    there = min((distance(end, x) for x in ships), default=0)
    return there > min((distance(square, x) for x in ships), default=0)


def boat_option(boat: str, depth: str, end: str) -> Option:
    text = say("option-dive", boat=boat, depth=depth, space=end)
    manner = Manner(depth, say("depth", depth=depth))
    return Option(f"{boat}:{depth}:{end}", text, end, boat, manner=manner)


@rule("6.1(declare)", "7.2(2)depth")
def move_boat(u: PaukenschlagUmpire, s: Campaign, boat: str, depth: str, square: str) -> None:
    if depth == SUBMERGED and not s.boats[boat].submerged:
        dive(s, boat)
    s.boats[boat].submerged = depth == SUBMERGED
    contact_of(s).squares[boat] = square
    u.tell(UnitMoved, unit=called(u.box, boat), space=square, depth=depth)
