"""9.4, 12.4, 12.5. Over the target: fighters, flak and bombs, and what they leave behind."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.numbers import divide_up
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.components.parts import Target
from sandtable.games.paukenschlag.events.raids import (
    BaseKnockedOut,
    BomberTurnedBack,
    FightersIntercepted,
    PlaneLost,
    TargetBombed,
    TargetMissed,
)
from sandtable.games.paukenschlag.rules.ch09_damage import NEUTRALIZED, NONE, SUNK, hit_ship
from sandtable.games.paukenschlag.rules.units import is_usable
from sandtable.games.paukenschlag.state import CAP, GERMAN, Campaign, Plane, Ship

FACTORY, AIRFIELD, DIVER = "factory", "airfield", "D"


@rule("12.3(resolve)", "9.4(order)", "9.4(losses)", "17.3")
def over_target(
    u: PaukenschlagUmpire, s: Campaign, bombers: list[Plane], aa: int, zone: str
) -> list[Plane]:
    """Fighters and flak; the first raid of all surprises them. Return those that get through."""
    if s.surprised:
        bombers = intercepted(u, s, bombers, zone)  # 12.3(resolve), 9.4(order), 9.4(losses)
        bombers = [bomber for bomber in bombers if passes_flak(u, bomber, aa, zone)]
    s.surprised = True  # 17.3
    return bombers


@rule("12.5.3(factory)", "12.5.3(city)", "12.5.3")
def attack_target(u: PaukenschlagUmpire, s: Campaign, bombers: list[Plane], name: str) -> None:
    """Each bomber that gets through drops its bombs; those on a factory may all go wide."""
    target = u.box.targets[name]
    bombers = over_target(u, s, bombers, target.aa, site_zone(u.box, target))
    if not bombers:
        return
    hits = sum(bomb(u, bomber) for bomber in bombers)
    if target.kind == FACTORY and not u.roll(u.box.accuracy).yes:  # 12.5.3(factory), 12.5.3(city)
        u.tell(TargetMissed, target=target.names)
        return
    damage_target(u, s, target, hits)  # 12.5.3


# ---------------------------------------------------------------------- fighters


@rule("12.3(intercept)", "5.3(cap)", "12.1.2", "9.4.2", "9.4.2(pairs)")
def intercepted(u: PaukenschlagUmpire, s: Campaign, bombers: list[Plane], zone: str) -> list[Plane]:
    """One fighter of each type that finds the raid; return the bombers that get through."""
    # 12.3(intercept), 5.3(cap), 12.1.2
    fighters = [x for x in first_of_types(cap_over(s, zone)) if u.roll(u.box.interception).yes]
    if not fighters:
        return bombers
    u.tell(FightersIntercepted, planes=", ".join(x.id for x in fighters), zone=zone)
    # 9.4.2, 9.4.2(pairs)
    effects = {x.id: fight_bomber(u, x, paired(fighters, bombers, x)) for x in bombers}
    for fighter in fighters:
        fighter.flown = True  # 9.4.2(once)
    for bomber in bombers:  # 9.4(losses)
        turn_back(u, bomber, effects[bomber.id], zone)
    return [bomber for bomber in bombers if effects[bomber.id] == "none"]


@rule("12.1.2(limits)", "9.4.2(once)")
def cap_over(s: Campaign, zone: str) -> list[Plane]:
    """The fighters on patrol over a zone that have not fought."""
    return [x for x in s.planes.values() if x.mission == CAP and x.zone == zone and not x.flown]


def first_of_types(planes: Sequence[Plane]) -> list[Plane]:
    return list({plane.type: plane for plane in reversed(planes)}.values())[::-1]


@rule("9.4.2(pairs)")
def paired(fighters: Sequence[Plane], bombers: Sequence[Plane], bomber: Plane) -> list[Plane]:
    """The fighters against one bomber: a second one only where every bomber has its own."""
    place = bombers.index(bomber)
    return [x for number, x in enumerate(fighters) if number % len(bombers) == place]


@rule("9.4.2(resolve)", "2.2.2(fighters-only)", "2.2.2(air-strength)")
def fight_bomber(u: PaukenschlagUmpire, bomber: Plane, fighters: Sequence[Plane]) -> str:
    """The odds of the fighters' factors against the bomber's, which only defends itself."""
    if not fighters:
        return "none"
    attack = sum(u.box.aircraft[x.type].air_to_air for x in fighters)  # 2.2.2(air-strength)
    column = air_odds(u.box, attack, u.box.aircraft[bomber.type].air_to_air)  # 2.2.2(fighters-only)
    return u.roll(u.box.air_to_air[column]).effect if column else "none"  # 9.4.2(resolve)


@rule("9.4.2(resolve)")
def air_odds(box: Box, attack: int, defence: int) -> str:
    """The column of the table, in the defender's favour; without factors it is the last."""
    columns = list(box.air_to_air.columns)
    if not defence:
        return columns[-1]
    if attack >= defence:
        name = f"{attack // defence}-1"
        return name if name in columns else columns[-1]
    name = f"1-{divide_up(defence, attack)}" if attack else ""
    return name if name in columns else ""


def turn_back(u: PaukenschlagUmpire, plane: Plane, effect: str, zone: str) -> None:
    if effect == "destroyed":
        plane.lost = True
        u.tell(PlaneLost, plane=plane.id, zone=zone, rule="9.4.2(resolve)")
    elif effect == "abort":
        u.tell(BomberTurnedBack, plane=plane.id, zone=zone, rule="9.4.2(resolve)")


# ---------------------------------------------------------------------- flak and bombs


@rule("12.4", "12.4(AA)", "12.4(down)", "12.4(fixed)")
def passes_flak(u: PaukenschlagUmpire, bomber: Plane, aa: int, zone: str) -> bool:
    """A die for each bomber; damage to the target changes nothing."""
    if not aa:
        return True
    effect = u.roll(u.box.anti_aircraft[str(aa)]).effect  # 12.4, 12.4(fixed)
    if effect == "down":
        bomber.lost = True
        u.tell(PlaneLost, plane=bomber.id, zone=zone, rule="12.4(down)")
    elif effect == "abort":
        u.tell(BomberTurnedBack, plane=bomber.id, zone=zone, rule="12.4(AA)")
    return effect == "none"


@rule("12.5", "12.5.1", "12.5.2", "9.4(roll)", "2.2.2(bombing)")
def bomb(u: PaukenschlagUmpire, bomber: Plane, *, ship: bool = False) -> int:
    """The hits of one bomber, in the column of its load; a ship is hard to hit but by diving."""
    kind, figures = u.box.aircraft[bomber.type], u.box.reconstructed
    dives = kind.type == DIVER  # 12.5
    modifiers = Modifiers(
        Modifier("diving", figures.dive_bomber * dives, "12.5.2"),
        Modifier("under-way", figures.level_bomber_at_sea * (ship and not dives), "12.5.1"),
    )
    # 9.4(roll), 2.2.2(bombing)
    return u.roll(u.box.air_to_surface[str(kind.bombing)], modifiers).value


@rule("12.5.3(ships)", "12.5.2(apply)", "2.2.2(AA)")
def attack_ship(u: PaukenschlagUmpire, s: Campaign, bombers: list[Plane], ship: Ship) -> None:
    """The hits of each bomber count at once, until the ship is gone."""
    rating = u.box.classes[ship.type]
    for bomber in over_target(u, s, bombers, rating.aa, ship.zone):  # 2.2.2(AA)
        if not ship.sunk:
            hits = bomb(u, bomber, ship=True)
            hit_ship(u, s, ship, bomb_effect(hits, rating.defence))  # 12.5.3(ships), 12.5.2(apply)


@rule("12.5.3(ships)", "2.2.2(defence)")
def bomb_effect(hits: int, defence: int) -> str:
    """Less than half the defence nothing, up to all of it neutralized, more sunk."""
    if hits * 2 < defence:
        return NONE
    return NEUTRALIZED if hits <= defence else SUNK


@rule("12.5.2(apply)", "12.5.5(record)", "12.7(record)")
def damage_target(u: PaukenschlagUmpire, s: Campaign, target: Target, hits: int) -> None:
    """Hits add up on the target list; aircraft that stand on an airfield may suffer too."""
    # 12.5.2(apply), 12.5.5(record), 12.7(record)
    s.damage[target.id] = s.damage.get(target.id, 0) + hits
    told = {"hits": hits, "damage": s.damage[target.id]}
    u.tell(TargetBombed, target=target.names, **told)
    if target.kind == AIRFIELD and hits:
        catch_on_ground(u, s, target.place, hits)
        knock_out(u, s, target)


@rule("12.5.6")
def catch_on_ground(u: PaukenschlagUmpire, s: Campaign, base: str, hits: int) -> None:
    """A die for each aircraft on the base, one less for every six points just inflicted."""
    modifiers = Modifiers(Modifier("hits", -(hits // u.box.limits.damage_per_pip), "12.5.6"))
    for plane in s.planes.values():
        there = plane.base == base and not plane.zone and not plane.lost
        if there and plane.ready_on <= s.turn:
            effect = u.roll(u.box.grounded, modifiers).effect
            if effect == "eliminated":
                plane.lost = True
                u.tell(PlaneLost, plane=plane.id, zone="", rule="12.5.6")
            elif effect == "flipped":
                plane.flown = True
                if target_side(u.box, base) == GERMAN:
                    plane.ready_on = s.turn + u.box.limits.flown_turns


def target_side(box: Box, base: str) -> str:
    return box.atlas.airfields[base].side


@rule("12.9(unusable)", "17.2.1(lost)")
def knock_out(u: PaukenschlagUmpire, s: Campaign, target: Target) -> None:
    """All aircraft of a German base that cannot be used any more are lost, for good."""
    if target.side != GERMAN or is_usable(u.box, s, target.id):
        return
    for plane in s.planes.values():
        if plane.base == target.place:
            plane.lost = True  # 12.9(unusable), 17.2.1(lost)
    u.tell(BaseKnockedOut, base=target.names)


def site_zone(box: Box, target: Target) -> str:
    atlas = box.atlas
    sites = {"airfield": atlas.airfields, "port": atlas.ports, "factory": atlas.factories}
    return sites[target.kind][target.place].zone
