"""12.3, 12.8. A raid of the Luftwaffe: who flies, the way across the ocean, and convoys on it."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.components import Both
from sandtable.engine.decisions import LEAVE, Choose, Number, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say, words
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events.raids import (
    BomberTurnedBack,
    ConvoyReported,
    PlaneLost,
    RaidFlown,
)
from sandtable.games.paukenschlag.rules.ch10_convoys import sink_merchants
from sandtable.games.paukenschlag.rules.ch12_bombing import attack_ship, attack_target, site_zone
from sandtable.games.paukenschlag.rules.units import (
    base_target,
    boats_in,
    called,
    convoys_in,
    is_usable,
)
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign, Convoy, Plane

PASS, IGNORE, ANYWHERE, MIXED = "pass", "ignore", "*", "all"
HEAVY = "Me-264"
DETOUR = 1


@rule("12.3", "12.3(fly)", "9.4(target)", "5.3(alternate)", "12.5")
def german_raid(u: PaukenschlagUmpire, s: Campaign) -> Steps[bool]:
    """Bombers of one base fly to one target; return whether any did."""
    options = list(raids(u.box, s))
    if not options:
        return False
    options.append(Option(PASS, say("option-no-raid"), role=LEAVE))
    answer = yield Choose("raid", GERMAN, say("ask-raid"), options, rule="12.3(fly)")
    if answer == PASS:
        return False
    base, kind, target = answer.split(":")  # 9.4(target)
    bombers = yield from choose_bombers(u.box, s, base, kind)  # 12.5
    zone = zone_of(u.box, s, target)
    told = {"base": base, "type": kind, "count": len(bombers)}
    u.tell(RaidFlown, target=name_of(u.box, target), **told)
    for bomber in bombers:
        bomber.flown, bomber.ready_on = True, s.turn + u.box.limits.flown_turns  # 12.6
    route = yield from choose_route(u.box, base, zone)
    arrived = yield from fly_over(u, s, bombers, base, route)
    if arrived and target in u.box.targets:
        attack_target(u, s, arrived, target)  # 12.3
    elif arrived:
        attack_ship(u, s, arrived, s.ships[target])
    return True  # 5.3(alternate)


def raids(box: Box, s: Campaign) -> Iterator[Option]:
    """Each base with its bombers and each American target or warship that they may bomb."""
    for base in box.german_bases:
        ready = bombers_of(box, s, base)
        kinds = list(dict.fromkeys(bomber.type for bomber in ready))
        for kind in kinds + [MIXED] * (len(kinds) > 1):
            for target in us_targets(box, s):
                zone = zone_of(box, s, target)
                flying = kinds if kind == MIXED else [kind]
                if all(may_bomb(box, one, zone) for one in flying):
                    told = {"type": kind, "base": base, "target": words(name_of(box, target))}
                    yield Option(f"{base}:{kind}:{target}", say("option-raid", **told), zone)


@rule("12.5", "12.5.1")
def us_targets(box: Box, s: Campaign) -> list[str]:
    """Everything on the list, and the warships; merchants are met on the way."""
    listed = [target.id for target in box.targets.values() if target.side == US]
    return listed + [ship.id for ship in s.ships.values() if ship.zone and ship.id in box.ships]


@rule("12.6", "12.8.1(lost)", "12.5.5(six)", "12.9(unusable)")
def bombers_of(box: Box, s: Campaign, base: str) -> list[Plane]:
    """The bombers that stand ready on a base that can be used."""
    if not is_usable(box, s, base_target(base)):  # 12.5.5(six), 12.9(unusable)
        return []
    return [
        plane
        for plane in s.planes.values()
        if plane.base == base and box.aircraft[plane.type].bombing
        if not (plane.lost or plane.flown or plane.ready_on > s.turn)  # 12.6, 12.8.1(lost)
    ]


@rule("17.1(zones)", "17.2(zones)")
def may_bomb(box: Box, kind: str, zone: str) -> bool:
    allowed = box.aircraft[kind].bombs_in
    return ANYWHERE in allowed or zone in allowed


def zone_of(box: Box, s: Campaign, target: str) -> str:
    return site_zone(box, box.targets[target]) if target in box.targets else s.ships[target].zone


def name_of(box: Box, target: str) -> Both:
    return box.targets[target].names if target in box.targets else called(box, target)


def choose_bombers(box: Box, s: Campaign, base: str, kind: str) -> Steps[list[Plane]]:
    """So many of a type; of a mixed raid those with the heaviest loads."""
    ready = [x for x in bombers_of(box, s, base) if kind in {x.type, MIXED}]
    ready.sort(key=lambda plane: -box.aircraft[plane.type].bombing)
    count = len(ready)
    if count > 1:
        ask, facts = say("ask-raid-size", type=kind), {"base": base, "type": kind}
        count = yield Number("raid-size", GERMAN, ask, 1, count, rule="12.5", facts=facts)
    return ready[:count]


# ---------------------------------------------------------------------- the way


@rule("12.3(fly)")
def choose_route(box: Box, base: str, goal: str) -> Steps[tuple[str, ...]]:
    """A shortest way, or one a zone longer, all of it at once."""
    start = box.atlas.airfields[base].zone
    longest = (box.atlas.air.distance(start, goal) or 0) + DETOUR
    routes = sorted(ways(box, (start,), goal, longest), key=lambda route: (len(route), route))
    options = [
        Option("-".join(way[1:]), say("option-route", way=" - ".join(way)), goal, path=way[1:])
        for way in routes
    ]
    if len(options) == 1:
        return routes[0][1:]
    answer = yield Choose("route", GERMAN, say("ask-route", zone=goal), options, rule="12.3(fly)")
    return tuple(str(answer).split("-"))


def ways(box: Box, way: tuple[str, ...], goal: str, longest: int) -> Iterator[tuple[str, ...]]:
    """The ways on from where one has come to, that cross no zone twice."""
    if way[-1] == goal:
        yield way
        return
    for zone in box.atlas.air.neighbours(way[-1]):
        left = box.atlas.air.distance(zone, goal)
        if zone not in way and left is not None and len(way) + left <= longest:
            yield from ways(box, (*way, zone), goal, longest)


@rule("12.8.1", "12.8.1(convoy)", "12.8.1(return)")
def fly_over(
    u: PaukenschlagUmpire, s: Campaign, bombers: list[Plane], base: str, route: tuple[str, ...]
) -> Steps[list[Plane]]:
    """Zone by zone; return those that reach its end with their bombs."""
    for crossed, zone in enumerate(route, 1):
        bombers = [x for x in bombers if endures(u, x, base, zone, crossed)]  # 12.8.1
        for convoy in convoys_in(s, zone) if bombers else ():
            report(u, s, convoy)  # 12.8.1(convoy)
        if bombers and (yield from bombed_convoy(u, s, bombers, zone)):
            return []  # 12.8.1(return)
    return bombers


@rule("12.8.1(roll)", "12.8.1(near)", "12.8.1(zones)", "12.8.1(lost)")
def endures(u: PaukenschlagUmpire, bomber: Plane, base: str, zone: str, crossed: int) -> bool:
    """A die for every zone beyond those next to the base, one more for each crossed so far."""
    if zone in u.box.atlas.air.within(u.box.atlas.airfields[base].zone, 1):  # 12.8.1(near)
        return True
    heavy = u.box.reconstructed.me264_reliability * (bomber.type == HEAVY)
    modifiers = Modifiers(
        Modifier("zones", crossed, "12.8.1(zones)"), Modifier("me264", heavy, "12.8.1(roll)")
    )
    effect = u.roll(u.box.issues, modifiers, about=say("option-plane", type=bomber.type)).effect
    if effect == "abort":
        u.tell(BomberTurnedBack, plane=bomber.id, zone=zone)
    elif effect == "lost":
        lose(u, bomber, zone)  # 12.8.1(lost)
    return effect == "none"


def lose(u: PaukenschlagUmpire, plane: Plane, zone: str) -> None:
    plane.lost = True
    u.tell(PlaneLost, plane=plane.id, zone=zone)


# ---------------------------------------------------------------------- convoys


@rule("12.8.1(convoy)", "12.8.1(share)")
def report(u: PaukenschlagUmpire, s: Campaign, convoy: Convoy) -> None:
    """Bombers find a convoy by themselves, and the boats of the zone are told."""
    told = [boat.id for boat in boats_in(s, convoy.zone)]
    convoy.reported_to = sorted({*convoy.reported_to, *told})
    u.tell(ConvoyReported, convoy=called(u.box, convoy.id), zone=convoy.zone)


@rule("12.8.1(convoy)", "12.8.1(return)", "17.1(zones)")
def bombed_convoy(
    u: PaukenschlagUmpire, s: Campaign, bombers: list[Plane], zone: str
) -> Steps[bool]:
    """The raid may drop its bombs on a convoy it meets, and turns home if it does."""
    convoys = convoys_in(s, zone)
    # 17.1(zones)
    if not convoys or not all(may_bomb(u.box, bomber.type, zone) for bomber in bombers):
        return False
    options = [Option(x.id, say("option-bomb", convoy=called(u.box, x.id)), zone) for x in convoys]
    options.append(Option(IGNORE, say("option-fly-on"), role=LEAVE))
    ask, facts = say("ask-convoy-met", zone=zone), {"zone": zone}
    answer = yield Choose("convoy-met", GERMAN, ask, options, rule="12.8.1(convoy)", facts=facts)
    if answer == IGNORE:
        return False
    for bomber in bombers:
        bomb_convoy(u, s, bomber, answer)
    return True  # 12.8.1(return)


@rule("12.8.1(attack)")
def bomb_convoy(u: PaukenschlagUmpire, s: Campaign, bomber: Plane, name: str) -> None:
    if name not in s.convoys:
        return  # a survivor sails under another name
    convoy = s.convoys[name]
    effect = u.roll(u.box.convoy_bombing).effect
    if effect == "sunk":
        sink_merchants(u, s, convoy, 1)
    elif effect == "lost":
        lose(u, bomber, convoy.zone)


# ---------------------------------------------------------------------- 17.2.1


@rule("12.6", "5.8(return)")
def bombers_ready(s: Campaign) -> None:
    """Bombers whose turn on the track has come may fly again."""
    for plane in s.planes.values():
        if plane.ready_on and plane.ready_on <= s.turn:
            plane.ready_on, plane.flown = 0, False
