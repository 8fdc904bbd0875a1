"""9.1. Air attacks: assigned blind, rolled, and taking effect at once."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events import (
    AirAttackLost,
    AirAttackMade,
    AirAttackMissed,
    ShipBombed,
)
from sandtable.games.bismarck.rules.ch06_returns import return_flights
from sandtable.games.bismarck.rules.ch09_damage import apply_hits, is_sinking, show_damage, sink
from sandtable.games.bismarck.rules.units import (
    by_coordinates,
    face_of,
    is_blind,
    is_foggy,
    is_night,
)
from sandtable.games.bismarck.state import (
    BISMARCK,
    GERMAN,
    SEARCH,
    SHADOW,
    SIDES,
    Campaign,
    Flight,
    Vessel,
    enemy_of,
)

HOLD = "hold"
BOTH_SIDES = ("port_secondary", "starboard_secondary")


@rule("4.7", "9.14", "9.15", "9.714(game)")
def air_attack(u: BismarckUmpire, s: Campaign) -> Steps[str | None]:
    """All British attacks, then all German ones; then one-turn flights go home."""
    for side in SIDES:  # 9.14
        for zone in target_zones(u.box, s, side):
            yield from attack_in(u, s, side, zone)  # 4.7, 9.15
            if s.german.vessels[BISMARCK].sunk:  # 9.714(game)
                s.ending = "bismarck_sunk"
                return "end"
    yield from return_flights(u, s)
    return None


@rule("9.16(night)", "11.12(air)", "7.33", "9.225")
def target_zones(box: Box, s: Campaign, side: str) -> list[str]:
    """Return where located ships can be attacked; nowhere by night, in fog or at visibility X.

    Both sides know these zones, so a side is asked about each, with or without bombers there, and
    in an order that gives no places away.
    """
    zones = {
        vessel.zone for vessel in s.fleet(enemy_of(side)).afloat if is_open_to_bombs(s, vessel)
    }
    return [
        zone
        for zone in sorted(zones, key=by_coordinates)
        # 7.33, 9.225, 9.16(night), 11.12(air)
        if not (is_blind(box, s) or is_foggy(box, s, zone) or is_night(box, s, zone))
    ]


@rule("9.11", "9.12", "9.13", "2.434(lr)", "6.33(two turns)")
def attackers(box: Box, s: Campaign, side: str, zone: str) -> list[Flight]:
    """The bombers of a zone that took off this turn in attack mode."""
    return [
        flight
        for flight in s.fleet(side).aloft
        if flight.zone == zone
        and face_of(box.air_units[flight.id], flight.face).mode == "attack"  # 9.12, 2.434(lr)
        and flight.up_since == s.turn  # 9.11, 9.13, 6.33(two turns)
    ]


def targets(s: Campaign, side: str, zone: str) -> list[Vessel]:
    """The enemy ships of a zone that bombers may attack."""
    here = [vessel for vessel in s.fleet(enemy_of(side)).afloat if vessel.zone == zone]
    return [vessel for vessel in here if is_open_to_bombs(s, vessel)]


@rule("9.11", "9.13(port)", "12.7", "12.7(pe)")
def is_open_to_bombs(s: Campaign, vessel: Vessel) -> bool:
    """Located this turn by search or shadow, and not sheltered by a port."""
    if s.located.get(vessel.id) not in (SEARCH, SHADOW):  # 9.11
        return False
    return not vessel.in_port or may_bomb_in_port(s, vessel)  # 9.13(port), 12.7, 12.7(pe)


@rule("12.7(pe)", "9.13(port)")
def may_bomb_in_port(s: Campaign, vessel: Vessel) -> bool:
    """A German ship in port may be attacked in one air attack phase of each stay; British never."""
    is_german = vessel.id in s.german.vessels
    return is_german and s.switches.air_attack_in_port and not vessel.bombed_in_port


@rule("9.17", "9.17(blind)")
def attack_in(u: BismarckUmpire, s: Campaign, side: str, zone: str) -> Steps[None]:
    """The defender lays his ships face down; all attacks are assigned before the first roll."""
    laid_out = targets(s, side, zone)
    counters = u.shuffled(laid_out, "why-shuffle", rule="9.17(blind)", seen_by=())
    assigned: list[tuple[Flight, int]] = []
    bombers = attackers(u.box, s, side, zone)
    if not bombers:
        ask, facts = say("ask-no-bombers", zone=zone), {"zone": zone}
        none = [Option(HOLD, say("option-no-attack"))]
        yield Choose("no-bombers", side, ask, none, rule="9.11", group="air-attack", facts=facts)
    for flight in bombers:
        assigned += yield from assign_attacks(u, s, side, flight, len(counters))
    if assigned:
        u.reveal()
        for vessel in counters:
            vessel.bombed_in_port = vessel.in_port
    for flight, counter in assigned:
        yield from drop_bombs(u, s, side, flight, counters[counter - 1], counter)


@rule("9.16", "9.16(split)")
def assign_attacks(
    u: BismarckUmpire, s: Campaign, side: str, flight: Flight, counters: int
) -> Steps[list[tuple[Flight, int]]]:
    """Two attacks for a British bomber, one for a German, each on any counter or none."""
    made = []
    unit = u.box.air_units[flight.id]
    for attack in range(1, attacks_of(u.box, side) + 1):
        options = [
            Option(str(n), say("option-counter", counter=n), flight.zone)
            for n in range(1, counters + 1)
        ]
        options.append(Option(HOLD, say("option-no-attack")))
        ask = say("ask-air-attack", unit=unit.names, attack=attack, zone=flight.zone)
        facts: Facts = {"unit": flight.id, "attack": attack, "zone": flight.zone}
        answer = yield Choose(
            "air-attack", side, ask, options, rule="9.16", group="air-attack", facts=facts
        )
        if answer != HOLD:
            made.append((flight, int(answer)))
    return made


@rule("9.16")
def attacks_of(box: Box, side: str) -> int:
    return box.attacks.german if side == GERMAN else box.attacks.british


@rule("9.17", "9.17(T1)", "9.17(T2)", "9.17(T3)", "9.18", "9.18(rodney)")
def drop_bombs(
    u: BismarckUmpire, s: Campaign, side: str, flight: Flight, victim: Vessel, counter: int
) -> Steps[None]:
    """Roll; damage takes effect at once, and only then is the ship named."""
    unit = u.box.air_units[flight.id]
    if victim.sunk:
        u.tell(AirAttackLost, unit=unit.names, counter=counter)
        return
    u.tell(AirAttackMade, side=side, zone=flight.zone, unit=unit.names, counter=counter)
    ship = u.box.ships[victim.id]
    # 9.17, 9.17(T1), 9.17(T2), 9.17(T3)
    hits = u.roll(u.box.bombing(unit)).against(capital=ship.is_capital)
    if not hits.effects:
        u.tell(AirAttackMissed, counter=counter)
        return
    u.tell(ShipBombed, ship=ship.name)
    # 9.18(rodney)
    yield from apply_hits(u, s, victim, hits, by=side, sides=BOTH_SIDES, rule="9.18")
    show_damage(s, victim)
    if is_sinking(u.box, victim):
        sink(u, s, victim)
