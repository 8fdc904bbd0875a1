"""12. The missions of the American aircraft: who may fly where, how many, and who moves base."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.decisions import FINISH, LEAVE, Choose, Manner, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.components.parts import AircraftType
from sandtable.games.paukenschlag.events import BaseChanged, MissionFlown
from sandtable.games.paukenschlag.rules.ch14_raid import bases_in_play, raid_zones
from sandtable.games.paukenschlag.rules.units import base_target, has_luftwaffe, is_usable
from sandtable.games.paukenschlag.state import (
    ATTACK,
    CAP,
    ESCORT,
    PATROL,
    RECON,
    STRIKE,
    TRANSFER,
    US,
    Campaign,
    Plane,
)

DONE, ONE, ALL = "done", "one", "all"
FIGHTER, PATROLLER = "F", "P"


@rule("5.3(move)", "12.10(excess)")
def us_air_move(u: PaukenschlagUmpire, s: Campaign) -> Steps[bool]:
    """Aircraft of one base and type fly, or none; those left over stay on the ground."""
    options = list(sorties(u.box, s))
    if not options:
        return False
    options += [transfer_option(s)] if any(movers(u.box, s)) else []
    options.append(Option(DONE, say("option-air-done"), role=FINISH))
    answer = yield Choose("air-move", US, say("ask-air"), options, rule="5.3(move)")
    if answer == DONE:
        return False
    if answer == TRANSFER:
        yield from change_base(u, s)
    else:
        fly(u, s, answer)
    return True


def transfer_option(s: Campaign) -> Option:
    return Option(TRANSFER, say("option-transfer", turn=s.turn))


# ---------------------------------------------------------------------- missions


def groups(box: Box, s: Campaign) -> dict[tuple[str, str], list[Plane]]:
    """The aircraft that can take off, by base and type."""
    found: dict[tuple[str, str], list[Plane]] = {}
    for plane in s.planes.values():
        if is_ready(box, s, plane):
            found.setdefault((plane.base, plane.type), []).append(plane)
    return found


@rule("12.5.5(six)", "12.5.5(hornet)", "14.2.1(deck)", "2.2.2(back)")
def is_ready(box: Box, s: Campaign, plane: Plane) -> bool:
    """An American aircraft that stands on a base it can fly from."""
    # 2.2.2(back)
    if plane.lost or plane.flown or plane.mission or box.aircraft[plane.type].side != US:
        return False
    if plane.base in s.ships:
        carrier = s.ships[plane.base]
        # 14.2.1(deck)
        free = plane.type == box.special.carrier_bomber or not is_deck_blocked(box, s)
        return bool(carrier.zone) and not carrier.neutralized and free  # 12.5.5(hornet)
    return is_usable(box, s, base_target(plane.base))  # 12.5.5(six)


@rule("14.2.1(deck)")
def is_deck_blocked(box: Box, s: Campaign) -> bool:
    """Until the B-25 has flown from the carrier nothing else does."""
    special = box.special
    return any(
        plane.type == special.carrier_bomber
        and plane.base == special.carrier
        and not (plane.lost or plane.mission)
        for plane in s.planes.values()
    )


def base_zone(box: Box, s: Campaign, base: str) -> str:
    return s.ships[base].zone if base in s.ships else box.atlas.airfields[base].zone


def sorties(box: Box, s: Campaign) -> Iterator[Option]:
    """Every mission that a group can fly, by one aircraft or by as many as may."""
    for (base, kind), planes in groups(box, s).items():
        for mission in missions_of(box, s, planes[0]):
            most = min(len(planes), missions_left(box, s, planes[0], mission))
            for zone in zones_for(box, s, planes[0], mission) if most > 0 else ():
                yield sortie(base, kind, mission, zone, ONE, 1)
                if most > 1:
                    yield sortie(base, kind, mission, zone, ALL, most)


def sortie(base: str, kind: str, mission: str, zone: str, how: str, count: int) -> Option:
    told = {"type": kind, "base": base, "mission": mission, "zone": zone, "count": count}
    manner = Manner(mission, say("mission", mission=mission))
    name = f"{base}:{kind}:{mission}:{zone}:{how}"
    return Option(name, say("option-sortie", **told), zone, manner=manner)


@rule(
    "2.2.2(P)",
    "2.2.2(E)",
    "2.2.2(A)",
    "2.2.2(R)",
    "2.2.2(B)",
    "2.2.2(D)",
    "2.2.2(F)",
    "9.4.3",
    "2.2.2(O-47)",
    "9.4.3(PBY)",
)
def missions(kind: AircraftType, *, cap: bool = False) -> list[str]:
    """A PBY finds and attacks; the others do one or the other, if their letter lets them.

    Fighters fly CAP where there is a Luftwaffe.
    """
    if kind.type == PATROLLER:
        return [PATROL]  # 2.2.2(P), 9.4.3(PBY)
    patrols = [CAP] if cap and kind.type == FIGHTER and not kind.carrier else []  # 2.2.2(F)
    attacks = [ATTACK] if kind.attacks_boats else []  # 2.2.2(E), 2.2.2(A), 2.2.2(B), 2.2.2(D)
    return [RECON, *attacks, *patrols]  # 2.2.2(R), 2.2.2(O-47), 9.4.3


@rule("14.2(strike)", "14.2.1", "12.5.3(no-us)", "12.9")
def missions_of(box: Box, s: Campaign, plane: Plane) -> list[str]:
    """Those of its letter; the carrier's aircraft also fly against German bases."""
    kind, found = box.aircraft[plane.type], []
    aboard = plane.base == box.special.carrier
    if aboard and bases_in_play(box, s):  # 12.5.3(no-us), 12.9
        found = [ESCORT if kind.type == FIGHTER else STRIKE]  # 14.2(strike)
    if aboard and kind.id == box.special.carrier_bomber:
        return found  # 14.2.1(once), 14.2.1
    return missions(kind, cap=has_luftwaffe(box, s)) + found


@rule("14.2.1(range)", "12.1", "6.0(air0)", "9.4.3(recon)", "9.4.3(combat)", "5.3(map-only)")
def zones_for(box: Box, s: Campaign, plane: Plane, mission: str) -> tuple[str, ...]:
    """Zones within range of the base; on an attack some types reach less far."""
    kind = box.aircraft[plane.type]
    # 9.4.3(recon), 9.4.3(combat), 14.2.1(range)
    steps = kind.combat_range if mission in {ATTACK, STRIKE} else kind.range
    zones = box.atlas.air.within(base_zone(box, s, plane.base), steps)  # 12.1, 6.0(air0)
    if mission in {STRIKE, ESCORT}:
        return tuple(zone for zone in zones if zone in raid_zones(box, s))
    return zones  # 5.3(map-only)


@rule(
    "12.10",
    "12.10(north1)",
    "12.10(north2)",
    "12.10(south1)",
    "12.10(south2)",
    "12.10(january)",
    "12.10(exempt)",
    "12.10(may)",
    "15.1(12.12)",
)
def missions_left(box: Box, s: Campaign, plane: Plane, mission: str) -> int:
    """The missions of a kind that the district of a base may still fly this turn."""
    limits, free = box.mission_limits_on(s.turn), len(s.planes)  # 12.10(january), 15.1(12.12)
    district = district_of(box, plane)
    if limits is None or district == "none" or is_exempt(box, plane):  # 12.10(may), 12.10(exempt)
        return free
    # 12.10(north1), 12.10(north2), 12.10(south1), 12.10(south2)
    most = limits.most(district, mission)
    flown = sum(
        other.mission == mission
        and district_of(box, other) == district
        and not is_exempt(box, other)
        for other in s.planes.values()
    )
    return free if most < 0 else most - flown  # 12.10


def district_of(box: Box, plane: Plane) -> str:
    """The carrier and bases outside both districts are not limited."""
    field = box.atlas.airfields.get(plane.base)
    return box.atlas.zones[field.zone].district if field else "none"


@rule("12.10(exempt)")
def is_exempt(box: Box, plane: Plane) -> bool:
    return box.aircraft[plane.type].type in {FIGHTER, PATROLLER}


def fly(u: PaukenschlagUmpire, s: Campaign, answer: str) -> None:
    base, kind, mission, zone, how = answer.split(":")
    planes = groups(u.box, s)[base, kind]
    most = min(len(planes), missions_left(u.box, s, planes[0], mission))
    sent = planes[: most if how == ALL else 1]
    for plane in sent:
        plane.mission, plane.zone = mission, zone
    u.tell(MissionFlown, type=kind, count=len(sent), base=base, mission=mission, zone=zone)


# ---------------------------------------------------------------------- 12.1.1


@rule("12.1.1", "12.5.5(hornet-air)", "12.1.1(german)", "17.2.1")
def movers(box: Box, s: Campaign) -> Iterator[tuple[str, str]]:
    """Groups on land that have not flown; a carrier's aircraft stay with it."""
    for plane in s.planes.values():
        on_land = plane.base in box.atlas.airfields  # 12.5.5(hornet-air)
        at_rest = not (plane.lost or plane.flown or plane.mission)  # 12.1.1
        if on_land and at_rest and box.aircraft[plane.type].side == US:  # 12.1.1(german), 17.2.1
            yield plane.base, plane.type


@rule("12.1.1", "12.10(excess)")
def change_base(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """To any base that is not ruined, at any distance; the unit has flown for this turn."""
    count = Counter(movers(u.box, s))
    options = [
        Option(f"{base}:{kind}", say("option-movers", type=kind, base=base, count=many))
        for (base, kind), many in count.items()
    ]
    options.append(Option(DONE, say("option-no-transfer"), role=LEAVE))
    answer = yield Choose("transfer", US, say("ask-transfer"), options, rule="12.1.1")
    if answer == DONE:
        return
    base, kind = answer.split(":")
    there = yield from choose_new_base(u.box, s, base, kind, count[base, kind])
    goal, how = there.split(":")
    moved = [plane for plane in s.planes.values() if is_mover(plane, base, kind)]
    moved = moved if how == ALL else moved[:1]
    for plane in moved:
        plane.base, plane.mission, plane.flown = goal, TRANSFER, True
    u.tell(BaseChanged, type=kind, count=len(moved), base=base, to=goal)


def is_mover(plane: Plane, base: str, kind: str) -> bool:
    at_rest = not (plane.lost or plane.flown or plane.mission)
    return plane.base == base and plane.type == kind and at_rest


@rule("12.1.1")
def choose_new_base(box: Box, s: Campaign, base: str, kind: str, count: int) -> Steps[str]:
    options = []
    for field in box.atlas.airfields.values():
        sound = s.damage.get(base_target(field.id), 0) < box.limits.irreparable
        if field.side == US and field.id != base and sound:
            for how, many in ((ONE, 1), (ALL, count))[: 1 + (count > 1)]:
                text = say("option-new-base", base=field.names, count=many)
                options.append(Option(f"{field.id}:{how}", text, field.zone))
    facts = {"base": base, "type": kind}
    ask = say("ask-new-base", **facts)
    answer: str = yield Choose("new-base", US, ask, options, rule="12.1.1", facts=facts)
    return answer


# ---------------------------------------------------------------------- 5.8


@rule("5.8(return)", "2.2.2(back)")
def aircraft_return(s: Campaign) -> None:
    """American aircraft come home and are ready again."""
    for plane in s.planes.values():
        plane.zone, plane.mission = "", ""
        if not plane.ready_on:
            plane.flown = False
