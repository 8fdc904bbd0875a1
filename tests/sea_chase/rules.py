"""The rules of the chase, 2 to 5, and its sequence."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decisions import Choose, Closed, Option, Steps
from sandtable.engine.game import Outcome, Setup
from sandtable.engine.hexes import Direction
from sandtable.engine.rules import rule
from sandtable.engine.sequence import END, Phase, Sequence
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from tests.sea_chase.components import Box, Sheet
from tests.sea_chase.events import ChaseEnded, ContactMade, ShipHit, ShipMoved, ShipTurned
from tests.sea_chase.state import HUNTER, RAIDER, SEATS, Chase, Plan, Ship

TURNS = {"left": -1, "ahead": 0, "right": 1}


def sheet_of(box: Box, s: Chase) -> Sheet:
    return box.scenarios["ocean" if s.large else "strait"]


@rule("1.1")
def set_up(box: Box, setup: Setup) -> Chase:
    """Each side's ships where the scenario says; an ocean is full of them."""
    sheet, large = box.scenarios[setup.scenario], setup.scenario == "ocean"
    ships = {name: Ship(*entry) for name, entry in sheet.fleet.items()}
    if large:
        for index, zone in enumerate(list(sheet.places)[60:524:8]):
            ships[f"patrol-{index}"] = Ship(HUNTER, "cruiser", zone)
    facing = {name: Direction.E.value for name in ships if not name.startswith("patrol")}
    return Chase(int(setup.options.get("turns", 2)), large, ships, facing=facing)


@rule("2")
def plan(u: Umpire[Box], s: Chase) -> Steps[None]:
    """Both sides plan in secret at the same time: a ship, and a zone beside it."""
    s.plans = {}
    for ship in s.ships.values():
        ship.moved = False
    yield from u.together(*(order(u.box, s, seat) for seat in SEATS))
    u.reveal()


def order(box: Box, s: Chase, seat: str) -> Steps[None]:
    own = {name: ship for name, ship in s.ships.items() if ship.side == seat}
    ships = [
        Option(name, say("ship", ship=name), piece=name) for name in own if afloat(box, own[name])
    ]
    wrecked = wrecks(box, own)
    name = yield Choose(
        "ship", seat, say("ask-ship"), ships, rule="2", closed=wrecked, group="plan"
    )
    s.plans[seat] = Plan(name)
    sheet, zone = sheet_of(box, s), own[name].zone
    near = sheet.graph.neighbours(zone)
    free = [to for to in near if to not in sheet.land]
    options = [Option("stay", say("option-stay"), note=say("note-stay"))]
    options += [
        Option(to, say("option-zone", zone=to), space=to, note=say("note-steps", steps=1))
        for to in free
    ]
    closed = [
        Closed(to, say("option-zone", zone=to), say("why-land"), "2.1", space=to)
        for to in near
        if to in sheet.land
    ]
    ask, facts = say("ask-zone", ship=name), {"ship": name}
    to = yield Choose(
        "zone", seat, ask, options, rule="2.1", closed=closed, group="plan", facts=facts
    )
    s.plans[seat] = Plan(name, zone if to == "stay" else to)
    ready = [Option("ready", say("option-ready"))]
    yield Choose("ready", seat, say("ask-ready"), ready, rule="2", group="plan")


def afloat(box: Box, ship: Ship) -> bool:
    return ship.hits < box.boxes[ship.kind]


@rule("2.1")
def wrecks(box: Box, own: dict[str, Ship]) -> list[Closed]:
    return [
        Closed(name, say("ship", ship=name), say("why-sunk"), "2.1", piece=name)
        for name, ship in own.items()
        if not afloat(box, ship)
    ]


@rule("3")
def move(u: Umpire[Box], s: Chase) -> None:
    """Ships sail as planned; who meets is in contact."""
    for made in s.plans.values():
        ship = s.ships[made.ship]
        ship.moved = ship.zone != made.zone
        ship.zone = made.zone
        if not any(
            other.zone == ship.zone and other.side != ship.side for other in s.ships.values()
        ):
            continue
        s.contacts[ship.zone] = s.turn
    for made in s.plans.values():
        met = s.contacts.get(made.zone) == s.turn
        u.tell(
            ShipMoved,
            ship=made.ship,
            zone=made.zone,
            seen_by=None if met else (s.ships[made.ship].side,),
        )
    meet(u, s)


@rule("3.1")
def meet(u: Umpire[Box], s: Chase) -> None:
    for zone in fights(s):
        u.tell(ContactMade, zone=zone)


def fights(s: Chase) -> list[str]:
    return [zone for zone, turn in s.contacts.items() if turn == s.turn]


@rule("4", "4.1")
def battle(u: Umpire[Box], s: Chase) -> Steps[None]:
    """Every ship in contact fires once at the first enemy; the hunters first."""
    for zone in fights(s):
        yield from turn_away(u, s, zone)
        here = [name for name, ship in s.ships.items() if ship.zone == zone]
        for name in here:
            foes = [other for other in here if s.ships[other].side != s.ships[name].side]
            large = Modifiers(
                Modifier("battleship", int(s.ships[name].kind == "battleship"), "4.1")
            )
            hits = u.roll(u.box.gunnery, large, about=name).hits
            foe = s.ships[foes[0]]
            foe.hits = min(foe.hits + hits, u.box.boxes[foe.kind])
            if hits:
                u.tell(ShipHit, ship=foes[0], hits=hits)


@rule("4.2")
def turn_away(u: Umpire[Box], s: Chase, zone: str) -> Steps[None]:
    """The raider may turn before the guns fire."""
    name = next(n for n, ship in s.ships.items() if ship.zone == zone and ship.side == RAIDER)
    options = [Option(way, say("option-turn", way=way), space=f"hex-{way}") for way in TURNS]
    way = yield Choose("turn", RAIDER, say("ask-turn", ship=name), options, rule="4.2")
    s.facing[name] = Direction(s.facing.get(name, "E")).turned(TURNS[way]).value
    u.tell(ShipTurned, ship=name)


@rule("5")
def dusk(u: Umpire[Box], s: Chase) -> str:
    """After the last turn the side with more ships afloat wins."""
    if s.turn < s.turns:
        s.turn += 1
        return "plan"
    left = {
        side: sum(ship.side == side and afloat(u.box, ship) for ship in s.ships.values())
        for side in SEATS
    }
    s.result = RAIDER if left[RAIDER] == 2 else HUNTER
    u.tell(ChaseEnded, result=s.result)
    return END


SEQUENCE: Sequence[Box, Chase] = Sequence(
    Phase("plan", "2", plan),
    Phase("move", "3", move),
    Phase("battle", "4", battle, when=lambda _, s: bool(fights(s))),
    Phase("dusk", "5", dusk),
)


def outcome(box: Box, s: Chase) -> Outcome | None:
    hits = {
        side: float(sum(ship.hits for ship in s.ships.values() if ship.side == side))
        for side in SEATS
    }
    return Outcome(s.result, s.result, hits) if s.result else None


def broken_invariants(box: Box, s: Chase) -> Iterator[str]:
    for name, ship in s.ships.items():
        if not 0 <= ship.hits <= box.boxes[ship.kind]:
            yield f"{name} has {ship.hits} hits"
