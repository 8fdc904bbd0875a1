"""7.1, 7.2. The location grid: squares, who stands where, and who sees whom."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.errors import SandtableError
from sandtable.engine.rules import rule
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events.grid import SightLost
from sandtable.games.paukenschlag.rules.ch14_special import protected_units
from sandtable.games.paukenschlag.rules.units import called, convoy_mp
from sandtable.games.paukenschlag.state import US, Campaign, Contact, Sight

RADAR, AIR = "radar", "air"


class NoContactError(SandtableError):
    """The grid was asked for where there is no contact."""


def contact_of(s: Campaign) -> Contact:
    """The grid in play."""
    if s.contact is None:
        raise NoContactError
    return s.contact


def row_column(square: str) -> tuple[int, int]:
    return int(square[0]), int(square[1])


@rule("6.0(diagonal)", "6.1(diagonal)")
def distance(a: str, b: str) -> int:
    """The squares from one to another: a diagonal step is a step."""
    (row, column), (other_row, other_column) = row_column(a), row_column(b)
    return max(abs(row - other_row), abs(column - other_column))


def on_board(box: Box, row: int, column: int) -> bool:
    return 1 <= row <= box.grid.rows and 1 <= column <= box.grid.columns


@rule("7.1(place)", "5.5(1)", "2.1(grid)")
def roll_square(u: PaukenschlagUmpire) -> str:
    """The first die is the row, the second the column; a zero is thrown again."""
    row = die_within(u, u.box.grid.rows, "why-row")  # 5.5(1), 2.1(grid)
    return f"{row}{die_within(u, u.box.grid.columns, 'why-column')}"  # 7.1(place)


@rule("2.0(dice)", "7.1(zero)")
def die_within(u: PaukenschlagUmpire, most: int, why: str) -> int:
    face = u.die(u.box.grid.die, why, rule="7.1(place)")
    while face > most:  # 7.1(zero)
        face = u.die(u.box.grid.die, why, rule="7.1(zero)")
    return face


# ---------------------------------------------------------------------- who stands where


def is_boat(s: Campaign, unit: str) -> bool:
    return unit in s.boats


def boats_on(s: Campaign) -> list[str]:
    return [unit for unit in contact_of(s).squares if is_boat(s, unit)]


def ships_on(s: Campaign) -> list[str]:
    """Convoys and ships, escorts among them."""
    return [unit for unit in contact_of(s).squares if not is_boat(s, unit)]


def units_in(s: Campaign, square: str) -> list[str]:
    return [unit for unit, where in contact_of(s).squares.items() if where == square]


@rule("7.1(escort)", "10.3(escort)")
def leader_of(s: Campaign, unit: str) -> str:
    """The convoy with which an escort moves, or the first ship of the Hornet's force.

    A ship that has gone its own way leads itself.
    """
    c, ship = contact_of(s), s.ships.get(unit)
    if ship is None or unit in c.freed:
        return unit
    if ship.convoy in c.squares:
        return ship.convoy
    return next((x for x in together(s) if ship.in_force), unit)


def together(s: Campaign) -> list[str]:
    """The ships of the force that still move as one."""
    c = contact_of(s)
    return [
        x.id for x in s.ships.values() if x.in_force and x.id in c.squares and x.id not in c.freed
    ]


def leaders(s: Campaign) -> list[str]:
    """The groups and single ships on the grid: what can be searched for, and moves."""
    return [unit for unit in ships_on(s) if leader_of(s, unit) == unit]


def followers(s: Campaign, leader: str) -> list[str]:
    return [unit for unit in ships_on(s) if leader_of(s, unit) == leader and unit != leader]


@rule("6.1(speed)", "6.1(three)", "6.0(neutralized)", "14.2(speed)")
def squares_of(box: Box, s: Campaign, unit: str) -> int:
    """The squares a ship or group may move in a round; none in the round after it was hit."""
    c = contact_of(s)
    if unit in c.stopped and c.round <= c.stopped[unit] + 1:
        return 0  # 6.0(neutralized)
    if unit in s.convoys:
        return convoy_mp(box, s.convoys[unit])
    ship = s.ships[unit]
    if ship.neutralized:
        return box.classes[ship.type].mp_neutralized  # 6.1(speed)
    if ship.in_force and unit not in c.freed:
        return box.limits.force_zones  # 14.2(speed)
    return box.ships[unit].mp  # 6.1(three)


# ---------------------------------------------------------------------- who sees whom


@rule("7.2(2)record", "5.5(shared)")
def holds(s: Campaign, holder: str, target: str) -> bool:
    """Return whether a boat may act on a ship that it has detected, or was told of."""
    aims = {target, leader_of(s, target)}
    return any(x.holder == holder and x.target in aims for x in contact_of(s).sights)


def is_seen(s: Campaign, boat: str) -> bool:
    """Return whether a boat is detected: found by one American ship, it is for all."""
    return any(x.holder == US and x.target == boat for x in contact_of(s).sights)


def is_any_boat_seen(s: Campaign) -> bool:
    return any(is_seen(s, boat) for boat in boats_on(s))


@rule("5.5(shared)", "7.1.1(need)")
def is_ship_seen(s: Campaign, unit: str) -> bool:
    """On the operational grid a ship that one boat has found is found for all."""
    aims = {unit, leader_of(s, unit)}
    return any(x.target in aims and x.holder != US for x in contact_of(s).sights)


@rule("14.1(contact)", "14.2(contact)")
def may_know(s: Campaign, boat: str, target: str) -> bool:
    """A special force is hidden from boats that are not aware of it."""
    c = contact_of(s)
    return boat in c.aware or target not in protected_units(s, c.zone)


def add_sight(s: Campaign, holder: str, target: str, how: str, finder: str) -> None:
    contact_of(s).sights.append(Sight(holder, target, how, finder))


@rule("8.2(lose)")
def lose_sights(u: PaukenschlagUmpire, s: Campaign) -> None:
    """Radar loses what moves out of its range; what has left the grid is lost to all."""
    c = contact_of(s)
    lost = {x.target for x in c.sights if x.how == RADAR and is_out_of_range(u.box, s, x)}
    c.sights = [x for x in c.sights if x.how != RADAR or not is_out_of_range(u.box, s, x)]
    for unit in sorted(lost):
        if not any(x.target == unit for x in c.sights):
            u.tell(SightLost, unit=called(u.box, unit))


def is_out_of_range(box: Box, s: Campaign, sight: Sight) -> bool:
    squares = contact_of(s).squares
    if sight.finder not in squares or sight.target not in squares:
        return True
    far = distance(squares[sight.finder], squares[sight.target])
    return far > radar_range(box, s, sight.finder)


@rule("8.2(ranges)", "8.2.1")
def radar_range(box: Box, s: Campaign, unit: str) -> int:
    """Two squares for a boat, three for a ship; four for the larger ones in the variant."""
    if is_boat(s, unit):
        return box.limits.radar_range_german
    far = s.switches.us_radar_4 and s.ships[unit].type in {"BB", "CV", "DD"}
    return box.limits.radar_range_variant if far else box.limits.radar_range_us


@rule("8.2(lose)", "5.3(grid)")
def dive(s: Campaign, boat: str) -> None:
    """A boat that goes under escapes radar and the eyes of aircraft."""
    s.boats[boat].submerged = True
    c = contact_of(s)
    c.sights = [x for x in c.sights if x.target != boat or x.how not in {RADAR, AIR}]


def take_off_grid(s: Campaign, unit: str) -> None:
    c = contact_of(s)
    c.squares.pop(unit, None)
    c.sights = [x for x in c.sights if unit not in {x.holder, x.target}]


def free(s: Campaign, unit: str) -> None:
    """Let a ship leave its group; what was known of the group is known of it."""
    c, leader = contact_of(s), leader_of(s, unit)
    if unit not in s.ships or unit in c.freed:
        return
    if leader != unit:
        c.sights += [Sight(x.holder, unit, x.how, x.finder) for x in c.sights if x.target == leader]
    c.freed.append(unit)


def squares_around(box: Box, square: str, steps: int) -> Iterator[str]:
    """The squares within so many steps in any direction, without the square itself."""
    row, column = row_column(square)
    for r in range(row - steps, row + steps + 1):
        for k in range(column - steps, column + steps + 1):
            if on_board(box, r, k) and (r, k) != (row, column):
                yield f"{r}{k}"
