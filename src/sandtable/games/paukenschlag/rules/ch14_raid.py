"""12.7, 12.9, 14.2. The Hornet's force against the German bases: gunfire and carrier aircraft."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import LEAVE, Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.components.parts import Target
from sandtable.games.paukenschlag.rules.ch12_bombing import (
    air_odds,
    bomb,
    cap_over,
    damage_target,
    fight_bomber,
    paired,
    passes_flak,
    turn_back,
)
from sandtable.games.paukenschlag.rules.units import base_target, force_of, ships_at_sea
from sandtable.games.paukenschlag.state import (
    ESCORT,
    HORNET_RAID,
    STRIKE,
    US,
    Campaign,
    Plane,
    Ship,
)

HOLD, HEAVY, LIGHT = "hold", 3, 2


@rule("12.9")
def bases_in_play(box: Box, s: Campaign) -> list[str]:
    """The German bases of the scenario."""
    return [group.base for group in box.scenarios[s.scenario].luftwaffe]


@rule("13.0(1-2)", "12.9")
def is_raiding(s: Campaign) -> bool:
    """The force makes for a German base until one has been attacked."""
    return HORNET_RAID in s.happened and not s.raided and bool(force_of(s))


def raid_zones(box: Box, s: Campaign) -> list[str]:
    return [box.atlas.airfields[base].zone for base in bases_in_play(box, s)]


@rule("14.2(stay)")
def note_attack(s: Campaign, base: str) -> None:
    """With the first attack the orders are carried out, and every ship is free."""
    s.raided.append(base)
    for ship in force_of(s):
        ship.in_force = False


# ---------------------------------------------------------------------- 12.7


@rule("12.7", "12.7(small)", "9.3(shore)", "2.2.2(bombard)")
def bombard(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """Warships that end their move off a German base may fire at it, once in a turn."""
    for base in bases_in_play(u.box, s):
        zone = u.box.atlas.airfields[base].zone
        ships = [ship for ship in ships_at_sea(s, zone) if factor(u.box, ship)]
        if not any(factor(u.box, ship) >= LIGHT for ship in ships):  # 12.7(small)
            continue
        options = split_options(sum(factor(u.box, ship) for ship in ships))  # 2.2.2(bombard)
        ask, facts = say("ask-bombard", base=u.box.atlas.airfields[base].names), {"base": base}
        answer = yield Choose("bombard", US, ask, options, rule="12.7", facts=facts)
        if answer != HOLD:
            heavy, light = map(int, str(answer).split("-"))
            shell(u, s, base, heavy, light)  # 9.3(shore)


@rule("2.2.2(bombard)")
def factor(box: Box, ship: Ship) -> int:
    return box.classes[ship.type].bombardment


@rule("12.7(split)", "12.7(small)")
def splits(total: int) -> list[tuple[int, int]]:
    """The rolls in column 3 and in column 2, with nothing left over for another roll."""
    return [(heavy, (total - heavy * HEAVY) // LIGHT) for heavy in range(total // HEAVY, -1, -1)]


def split_options(total: int) -> list[Option]:
    options = [
        Option(f"{heavy}-{light}", say("option-bombard", heavy=heavy, light=light))
        for heavy, light in splits(total)
    ]
    return [*options, Option(HOLD, say("option-hold-fire"), role=LEAVE)]


@rule("12.7", "12.7(record)", "12.9")
def shell(u: PaukenschlagUmpire, s: Campaign, base: str, heavy: int, light: int) -> None:
    columns = [str(HEAVY)] * heavy + [str(LIGHT)] * light
    hits = sum(u.roll(u.box.air_to_surface[column]).value for column in columns)  # 12.7
    note_attack(s, base)  # 12.9
    damage_target(u, s, u.box.targets[base_target(base)], hits)  # 12.7(record)


# ---------------------------------------------------------------------- 14.2


@rule("14.2(strike)", "9.4(carrier)", "9.4(order)")
def carrier_strikes(u: PaukenschlagUmpire, s: Campaign) -> None:
    """The B-25 alone, then the other aircraft of the carrier, against each base in turn."""
    for base in bases_in_play(u.box, s):
        target, zone = u.box.targets[base_target(base)], u.box.atlas.airfields[base].zone
        # 14.2(strike)
        strikers = [x for x in s.planes.values() if x.zone == zone and x.mission == STRIKE]
        big = [x for x in strikers if x.type == u.box.special.carrier_bomber]
        if big:
            surprise(u, s, big, target)
        rest = [x for x in strikers if x not in big]
        if rest:
            escorts = [x for x in s.planes.values() if x.zone == zone and x.mission == ESCORT]
            strike(u, s, rest, escorts, target)  # 9.4(carrier), 9.4(order)
        if strikers:
            note_attack(s, base)


@rule("14.2.1", "14.2.1(once)", "14.2.1(surprise)", "14.2.1(interned)")
def surprise(u: PaukenschlagUmpire, s: Campaign, bombers: Sequence[Plane], target: Target) -> None:
    """No fighter meets the B-25, only flak; it does not come back."""
    zone = u.box.atlas.airfields[target.place].zone
    # 14.2.1, 14.2.1(surprise)
    drop(u, s, [x for x in bombers if passes_flak(u, x, target.aa, zone)], target)
    for bomber in bombers:
        bomber.lost = True  # 14.2.1(once), 14.2.1(interned)


@rule("9.4(order)", "9.4(losses)", "9.4(skip)", "9.4.2(excess)")
def strike(
    u: PaukenschlagUmpire,
    s: Campaign,
    bombers: list[Plane],
    escorts: list[Plane],
    target: Target,
) -> None:
    """Patrol against escort, patrol against bombers, flak, and the bombs."""
    zone = u.box.atlas.airfields[target.place].zone
    cap = cap_over(s, zone)
    free, held = meet_escorts(u, cap, escorts, zone)  # 9.4(skip), 9.4.2(excess)
    fight_escorts(u, held, escorts, zone)  # 9.4(order)
    effects = {x.id: fight_bomber(u, x, paired(free, bombers, x)) for x in bombers}
    for bomber in bombers:
        turn_back(u, bomber, effects[bomber.id], zone)  # 9.4(losses)
    left = [bomber for bomber in bombers if effects[bomber.id] == "none"]
    drop(u, s, [x for x in left if passes_flak(u, x, target.aa, zone)], target)
    for plane in (*bombers, *escorts, *cap):
        plane.flown = True  # 9.4.2(once)


def drop(u: PaukenschlagUmpire, s: Campaign, bombers: Sequence[Plane], target: Target) -> None:
    if bombers:
        damage_target(u, s, target, sum(bomb(u, bomber) for bomber in bombers))


@rule("9.4.1", "9.4(skip)", "9.4.2(excess)")
def meet_escorts(
    u: PaukenschlagUmpire, cap: list[Plane], escorts: list[Plane], zone: str
) -> tuple[list[Plane], list[Plane]]:
    """Return the fighters that are free for the bombers, and those held by the escort."""
    if not escorts:
        return cap, []
    free: list[Plane] = []
    held: list[Plane] = []
    for fighter in cap:
        # 9.4.1
        effect = u.roll(u.box.drive_off, drive_off_modifiers(u.box, fighter, cap, escorts)).effect
        if effect == "destroyed":
            turn_back(u, fighter, effect, zone)
        else:
            (free if effect == "past" else held).append(fighter)  # 9.4(skip)
    return free + held[len(escorts) :], held[: len(escorts)]  # 9.4.2(excess)


@rule("9.4.1(better)", "9.4.1(more)", "9.4.1(worse)", "9.4.1(fewer)")
def drive_off_modifiers(
    box: Box, fighter: Plane, cap: Sequence[Plane], escorts: Sequence[Plane]
) -> Modifiers:
    own = box.aircraft[fighter.type].air_to_air
    other = max(box.aircraft[escort.type].air_to_air for escort in escorts)
    return Modifiers(
        Modifier("better", -(own > other), "9.4.1(better)"),
        Modifier("more", -(len(cap) > len(escorts)), "9.4.1(more)"),
        Modifier("worse", int(own < other), "9.4.1(worse)"),
        Modifier("fewer", int(len(escorts) > len(cap)), "9.4.1(fewer)"),
    )


@rule("9.4.2", "9.4.2(pairs)", "9.4.2(resolve)")
def fight_escorts(
    u: PaukenschlagUmpire, held: Sequence[Plane], escorts: Sequence[Plane], zone: str
) -> None:
    """Fighter against fighter: both roll, then both results apply."""
    results = []
    for fighter, escort in zip(held, escorts, strict=False):  # 9.4.2, 9.4.2(pairs)
        for one, other in ((fighter, escort), (escort, fighter)):
            factors = (u.box.aircraft[x.type].air_to_air for x in (one, other))
            column = air_odds(u.box, *factors)
            effect = u.roll(u.box.air_to_air[column]).effect if column else "none"  # 9.4.2(resolve)
            results.append((other, effect))
    for plane, effect in results:
        turn_back(u, plane, effect, zone)
