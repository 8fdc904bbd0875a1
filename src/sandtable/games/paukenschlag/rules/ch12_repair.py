"""12.1.2, 12.5.4. The repair phase: points on damaged targets, and fighters on patrol."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.decisions import FINISH, Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say, words
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.components.parts import Target
from sandtable.games.paukenschlag.events.raids import TargetRepaired
from sandtable.games.paukenschlag.rules.units import base_target, is_usable
from sandtable.games.paukenschlag.state import CAP, US, Campaign, Plane

DONE, FIGHTER = "done", "F"


@rule("5.2(repair)", "12.5.4(points)", "12.5.4(nosave)", "12.5.4(three)")
def repair_targets(u: PaukenschlagUmpire, s: Campaign, side: str) -> Steps[None]:
    """A side spends its points one by one; those left over are lost."""
    limits, spent = u.box.limits, Counter[str]()  # 12.5.4(nosave)
    points = limits.repair_us if side == US else limits.repair_german
    while spent.total() < points:
        options = [repair_option(target, s) for target in repairable(u.box, s, side, spent)]
        if not options:
            return
        options.append(Option(DONE, say("option-repairs-done"), role=FINISH))
        ask, facts = say("ask-repair", points=points - spent.total()), {"side": side}
        answer = yield Choose("repair", side, ask, options, rule="12.5.4(points)", facts=facts)
        if answer == DONE:
            return
        spent[answer] += 1  # 12.5.4(three)
        s.damage[answer] -= 1  # 5.2(repair)
        names = u.box.targets[answer].names
        u.tell(TargetRepaired, target=names, damage=s.damage[answer])


def repair_option(target: Target, s: Campaign) -> Option:
    told = {"target": words(target.names), "damage": s.damage[target.id]}
    return Option(target.id, say("option-repair", **told))


@rule("12.5.4(three)", "12.5.4(eight)", "12.5.4(german)", "12.5.5(record)")
def repairable(box: Box, s: Campaign, side: str, spent: Counter[str]) -> Iterator[Target]:
    """Its own targets that are damaged, but not beyond repair, and had less than three points."""
    for target in box.targets.values():
        damage = s.damage.get(target.id, 0)  # 12.5.5(record)
        mends = spent[target.id] < box.limits.repair_each  # 12.5.4(three)
        ruined = damage >= box.limits.irreparable  # 12.5.4(eight)
        if target.side == side and damage and mends and not ruined:  # 12.5.4(german)
            yield target


# ---------------------------------------------------------------------- CAP


@rule("5.2(cap)", "12.1.2", "12.1.2(place)")
def place_cap(u: PaukenschlagUmpire, s: Campaign, side: str) -> Steps[None]:
    """Fighters go on patrol over their bases, one base and type at a time."""
    while groups := cap_groups(u.box, s, side):  # 5.2(cap)
        options = [
            Option(f"{base}:{kind}:{count}", say("option-cap", type=kind, base=base, count=count))
            for (base, kind), planes in groups.items()
            for count in dict.fromkeys((1, len(planes)))
        ]
        options.append(Option(DONE, say("option-cap-done"), role=FINISH))
        answer = yield Choose("cap", side, say("ask-cap"), options, rule="12.1.2(place)")
        if answer == DONE:
            return
        base, kind, count = answer.split(":")
        for plane in groups[base, kind][: int(count)]:
            plane.mission, plane.zone = CAP, u.box.atlas.airfields[base].zone  # 12.1.2


@rule("12.1.2(return)", "5.8(return)")
def land_cap(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """Fighters come down from CAP on any base of their zone that can be used."""
    groups: dict[tuple[str, str], list[Plane]] = {}
    for plane in s.planes.values():
        if plane.mission == CAP and not plane.lost:
            groups.setdefault((plane.base, plane.type), []).append(plane)
    for (base, kind), planes in groups.items():
        side = u.box.atlas.airfields[base].side
        there = u.box.atlas.bases_in(planes[0].zone, side)
        fields = [x for x in there if is_usable(u.box, s, base_target(x.id))]
        if len(fields) > 1:
            options = [Option(x.id, say("option-base", base=x.names)) for x in fields]
            ask, facts = say("ask-land", type=kind, base=base), {"base": base, "type": kind}
            answer = yield Choose("land", side, ask, options, rule="12.1.2(return)", facts=facts)
            for plane in planes:
                plane.base = answer


def cap_groups(box: Box, s: Campaign, side: str) -> dict[tuple[str, str], list[Plane]]:
    """The fighters of a side that stand on a base they can fly from."""
    found: dict[tuple[str, str], list[Plane]] = {}
    for plane in s.planes.values():
        kind = box.aircraft[plane.type]
        rests = not (plane.lost or plane.flown or plane.mission)
        on_land = plane.base in box.atlas.airfields and is_usable(box, s, base_target(plane.base))
        if kind.type == FIGHTER and kind.side == side and rests and on_land:
            found.setdefault((plane.base, plane.type), []).append(plane)
    return found
