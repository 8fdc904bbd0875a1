"""9.5, 9.28. The battle board: who stands where, who comes next, and the frame that follows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.errors import SandtableError
from sandtable.engine.hexes import DIRECTIONS, Direction, Hex
from sandtable.engine.rules import rule
from sandtable.engine.texts import Text, say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events.battle import ShipPlaced
from sandtable.games.bismarck.rules.ch09_damage import show_damage
from sandtable.games.bismarck.rules.units import evasion
from sandtable.games.bismarck.state import Battle, Campaign, Place, enemy_of

FIRST = "first-"


class NoBattleError(SandtableError):
    """A rule of the battle board was asked for while nobody fights."""


def battle_of(s: Campaign) -> Battle:
    if s.battle is None:
        raise NoBattleError
    return s.battle


def ships_of(battle: Battle, side: str) -> list[Place]:
    return [place for place in battle.places.values() if place.side == side]


def foes_of(battle: Battle, side: str) -> list[Place]:
    return ships_of(battle, enemy_of(side))


def sides_of(battle: Battle) -> tuple[str, str]:
    """The attacker, then the defender."""
    return battle.action.attacker, enemy_of(battle.action.attacker)


def distance_to_nearest(battle: Battle, side: str, cell: Hex) -> int | None:
    """Return how far the nearest enemy of a side is from a hex."""
    return min((cell.distance(foe.hex) for foe in foes_of(battle, side)), default=None)


# ---------------------------------------------------------------------- stacking and order


@rule("9.281", "9.55", "9.55(friendly)")
def has_room(box: Box, battle: Battle, side: str, cell: Hex) -> bool:
    """No enemy in the hex, and fewer friends than may share one."""
    there = [place.side for place in battle.places.values() if place.hex == cell]
    # 9.281, 9.55, 9.55(friendly)
    return enemy_of(side) not in there and len(there) < box.battle.frame.stacking


@rule("9.31(order)")
def next_in_order(box: Box, s: Campaign, waiting: Sequence[Place]) -> list[Place]:
    """The lowest evasion, attackers before defenders; the owner orders those he has equal."""
    attacker = battle_of(s).action.attacker

    def order(place: Place) -> tuple[int, bool]:
        return evasion(box, s.vessel(place.ship)), place.side != attacker

    first = min(order(place) for place in waiting)
    return [place for place in waiting if order(place) == first]


def other_first(box: Box, places: Iterable[Place]) -> list[Option]:
    """Let another ship come first, chosen in the question about the one whose turn it is."""
    return [
        Option(
            f"{FIRST}{p.ship}", say("option-other-first", ship=box.ships[p.ship].name), piece=p.ship
        )
        for p in places
    ]


def put_first(places: Iterable[Place], answer: str) -> Place | None:
    """The ship that an answer lets come first, if it is such an answer."""
    return next((place for place in places if answer == f"{FIRST}{place.ship}"), None)


def choose_ship(
    box: Box, places: Sequence[Place], decision: str, ask: Text, rule_id: str
) -> Steps[Place]:
    """One of several ships of the same side; not asked when there is only one."""
    if len(places) == 1:
        return places[0]
    options = [
        Option(p.ship, say("option-battle-ship", ship=box.ships[p.ship].name), str(p.hex), p.ship)
        for p in places
    ]
    answer = yield Choose(decision, places[0].side, ask, options, rule=rule_id, group="order")
    return next(place for place in places if place.ship == answer)


# ---------------------------------------------------------------------- placing


@rule("9.282")
def choose_heading(
    decision: str, side: str, ask: Text, facts: Facts, cell: Hex
) -> Steps[Direction]:
    """The bow points to one of the six sides of the hex."""
    options = [
        Option(way.value, say("option-heading", facing=way.value), str(cell), facing=way.bearing)
        for way in DIRECTIONS
    ]
    answer = yield Choose(decision, side, ask, options, rule="9.282", group="heading", facts=facts)
    return Direction(answer)


def choose_hex(box: Box, side: str, ship: str, cells: Iterable[Hex], rule_id: str) -> Steps[Hex]:
    """One of several hexes for a ship; not asked when there is only one."""
    known = {str(cell): cell for cell in cells}
    if len(known) == 1:
        return next(iter(known.values()))
    options = [Option(name, say("option-hex", hex=name), name) for name in known]
    ask, facts = say("ask-place", ship=box.ships[ship].name), {"ship": ship}
    answer = yield Choose("place", side, ask, options, rule=rule_id, group="place", facts=facts)
    return known[answer]


@rule("9.28")
def place_ship(u: BismarckUmpire, s: Campaign, ship: str, cell: Hex, facing: Direction) -> None:
    """The counter lies face up: name and damage are known from now on."""
    battle, vessel = battle_of(s), s.vessel(ship)
    battle.places[ship] = Place(ship, s.side_of(ship), cell, facing)
    battle.before[ship] = replace(vessel.damage)
    show_damage(s, vessel)
    u.reveal()
    name = u.box.ships[ship].name
    u.tell(ShipPlaced, ship=name, hex=str(cell), facing=facing.value)


@rule("9.56")
def follow_ships(box: Box, battle: Battle) -> None:
    """The frame moves as little as brings every ship back into it, as far as it can."""
    cells = [place.hex for place in battle.places.values()]
    while spread(battle.centre, cells) > box.battle.frame.radius:
        nearest = min(battle.centre.neighbours(), key=lambda cell: spread(cell, cells))
        if spread(nearest, cells) >= spread(battle.centre, cells):
            return
        battle.centre = nearest


def spread(centre: Hex, cells: Iterable[Hex]) -> int:
    return max((centre.distance(cell) for cell in cells), default=0)
