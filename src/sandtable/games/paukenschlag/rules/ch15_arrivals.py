"""15. Reinforcements of both sides, and the boats that are drawn for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.decisions import Choose, Manner, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.components.parts import Flotilla, Squadron, Wave
from sandtable.games.paukenschlag.events import (
    AircraftArrived,
    BoatDrawn,
    BoatPlaced,
    ShipReleased,
    ShipsArrived,
)
from sandtable.games.paukenschlag.rules.units import called, eyes
from sandtable.games.paukenschlag.state import GERMAN, US, Boat, Campaign, Plane, Ship

SURFACED, SUBMERGED = "surfaced", "submerged"
DEPTHS = (SURFACED, SUBMERGED)


@rule("15.0", "15.1", "15.2")
def arrivals(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """The reinforcements of the turn; they may act at once."""
    for squadron in u.box.squadrons:
        if squadron.turn == s.turn:  # 15.0
            yield from arrive_by_air(u, s, squadron)  # 15.1
    for flotilla in u.box.flotillas:
        if flotilla.turn == s.turn:
            arrive_by_sea(u, s, flotilla)
    for release in u.box.releases:
        if release.turn == s.turn:
            yield from release_destroyers(u, s, release.count)
    yield from draw_and_place(u, s, s.turn)  # 15.2


# ---------------------------------------------------------------------- 15.1


@rule("15.1", "15.1(turn5)", "15.1(turn9)", "15.1(turn13)", "15.1(turn17)", "15.1(turn21)")
def arrive_by_air(u: PaukenschlagUmpire, s: Campaign, squadron: Squadron) -> Steps[None]:
    """Aircraft come to their base; where two are named the US divides them as it likes."""
    for kind, count in squadron.units.items():  # 15.1
        base = squadron.bases[0]
        for _ in range(count if len(squadron.bases) > 1 else 0):  # 15.1(turn21)
            base = yield from choose_base(u.box, kind, squadron.bases)
            add_planes(u, s, kind, 1, base)
        if len(squadron.bases) == 1:
            # 15.1(turn5), 15.1(turn9), 15.1(turn13), 15.1(turn17)
            add_planes(u, s, kind, count, base)


@rule("15.1(turn21)")
def choose_base(box: Box, kind: str, bases: tuple[str, ...]) -> Steps[str]:
    options = [
        Option(base, say("option-base", base=box.atlas.airfields[base].names)) for base in bases
    ]
    ask = say("ask-station", type=kind)
    facts = {"type": kind}
    base: str = yield Choose("station", US, ask, options, rule="15.1(turn21)", facts=facts)
    return base


def add_planes(u: PaukenschlagUmpire, s: Campaign, kind: str, count: int, base: str) -> None:
    there = Counter(plane.type for plane in s.planes.values())[kind]
    for number in range(there + 1, there + count + 1):
        s.planes[f"{kind}-{number}"] = Plane(f"{kind}-{number}", kind, base)
    u.tell(AircraftArrived, type=kind, count=count, base=base)


@rule("15.1(turn13)")
def arrive_by_sea(u: PaukenschlagUmpire, s: Campaign, flotilla: Flotilla) -> None:
    """The first counters of the type that are not in play yet."""
    unused = [x for x in u.box.ships.values() if x.type == flotilla.type and x.id not in s.ships]
    for counter in unused[: flotilla.count]:
        s.ships[counter.id] = Ship(counter.id, counter.type, flotilla.zone)
    told = {"type": flotilla.type, "count": flotilla.count, "zone": flotilla.zone}
    u.tell(ShipsArrived, **told, seen_by=eyes(s, US))


@rule("15.1(dd4)", "15.1(dd-all)")
def release_destroyers(u: PaukenschlagUmpire, s: Campaign, count: int) -> Steps[None]:
    """The escorts of AT-10 come back and are the first; the US chooses the others."""
    bring_back_escorts(u.box, s)
    first = [s.ships[name] for name in u.box.special.at10_escorts if s.ships[name].held]
    for ship in first[:count]:
        release(u, s, ship)
    for _ in range(count - len(first)):
        held = [ship for ship in s.ships.values() if ship.held and not ship.sunk]
        if held:
            release(u, s, (yield from choose_release(u.box, s, held)))


@rule("14.1(route)", "15.1(dd4)")
def bring_back_escorts(box: Box, s: Campaign) -> None:
    """Destroyers that left the map with AT-10 lie in New York again."""
    port = box.atlas.ports[box.special.at10_port]
    for name in box.special.at10_escorts:
        ship = s.ships[name]
        if not ship.zone and not ship.sunk:
            ship.zone, ship.in_port, ship.held, ship.convoy = port.zone, True, True, ""
            ship.port_since = s.turn


def choose_release(box: Box, s: Campaign, held: list[Ship]) -> Steps[Ship]:
    if len(held) == 1:
        return held[0]
    options = [Option(x.id, say("option-unit", unit=called(box, x.id)), piece=x.id) for x in held]
    ask = say("ask-release")
    answer = yield Choose("release", US, ask, options, rule="15.1(dd4)")
    return s.ships[answer]


def release(u: PaukenschlagUmpire, s: Campaign, ship: Ship) -> None:
    ship.held = False
    u.tell(ShipReleased, ship=called(u.box, ship.id), seen_by=eyes(s, US))


# ---------------------------------------------------------------------- 15.2


@rule("15.2(turn5)", "15.2(turn7)", "15.2(turn9)", "15.2(turn17)", "15.2(total)", "15.2(free)")
def draw_and_place(u: PaukenschlagUmpire, s: Campaign, turn: int) -> Steps[None]:
    """Each wave in the zones listed for it, divided as the German likes."""
    for wave in u.box.waves:
        if wave.turn == turn:  # 15.2(turn5), 15.2(turn7), 15.2(turn9), 15.2(turn17)
            for boat in list(called_up(u, s, wave)):
                yield from place_boat(u.box, s, u, boat, wave.zones)  # 15.2(total), 15.2(free)


def called_up(u: PaukenschlagUmpire, s: Campaign, wave: Wave) -> Iterator[Boat]:
    if wave.cow:
        yield from cow_of(u.box, s)
    else:
        for _ in range(wave.count):
            yield from drawn(u, s)


@rule("15.2(random)", "16.2(random)")
def drawn(u: PaukenschlagUmpire, s: Campaign) -> Iterator[Boat]:
    """A boat that was never used, at random; the Milk Cow is not in the cup."""
    cup = [boat for boat in s.boats.values() if not boat.drawn and boat.id not in u.box.cows]
    if cup:
        boat = u.one_of(cup, "why-boat", rule="15.2(random)", seen_by=eyes(s, GERMAN))
        boat.drawn = True
        s.boats_drawn += 1
        u.tell(BoatDrawn, boat=boat.id, seen_by=eyes(s, GERMAN))
        yield boat


@rule("15.2(cow)", "11.1(cow-one)", "11.1(cow-ten)")
def cow_of(box: Box, s: Campaign) -> Iterator[Boat]:
    """The Milk Cow, unless one is in play."""
    for name in box.cows:
        if not s.boats[name].zone:  # 15.2(cow), 11.1(cow-one)
            counter = box.boats[name]
            # 11.1(cow-ten)
            s.boats[name] = Boat(name, fuel=counter.fuel, refuels=counter.refuels, drawn=True)
            yield s.boats[name]
            return


def place_boat(
    box: Box, s: Campaign, u: PaukenschlagUmpire, boat: Boat, zones: tuple[str, ...]
) -> Steps[None]:
    """A zone and a depth for a boat, in one answer."""
    ask, facts = say("ask-place-boat", boat=boat.id), {"boat": boat.id}
    options = [depth_option(zone, depth) for zone in zones for depth in DEPTHS]
    answer = yield Choose("place-boat", GERMAN, ask, options, rule="15.2(total)", facts=facts)
    put(boat, answer)
    depth = SUBMERGED if boat.submerged else SURFACED
    told = {"boat": boat.id, "zone": boat.zone, "depth": depth}
    u.tell(BoatPlaced, **told, seen_by=eyes(s, GERMAN))


def depth_option(zone: str, depth: str) -> Option:
    manner = Manner(depth, say("depth", depth=depth))
    text = say("option-place", zone=zone, depth=depth)
    return Option(f"{zone}:{depth}", text, zone, manner=manner)


def put(boat: Boat, answer: str) -> None:
    zone, depth = answer.split(":")
    boat.zone, boat.submerged, boat.back_on = zone, depth == SUBMERGED, 0
