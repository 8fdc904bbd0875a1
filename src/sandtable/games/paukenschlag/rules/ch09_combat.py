"""9.0, 9.2, 9.3. Combat in a square of the tactical grid: torpedoes, depth charges and guns."""

from __future__ import annotations

from msgspec import Struct

from sandtable.engine.decisions import FINISH, Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events.grid import (
    BoatForcedUp,
    CombatBegan,
    DepthChargesDropped,
    GunsFired,
)
from sandtable.games.paukenschlag.rules.ch07_places import (
    add_sight,
    contact_of,
    holds,
    is_seen,
    take_off_grid,
    units_in,
)
from sandtable.games.paukenschlag.rules.ch09_damage import (
    defence,
    flotation,
    gun_effect,
    hit_boat,
    hit_convoy,
    hit_ship,
    lose_boat,
    roll_hits,
)
from sandtable.games.paukenschlag.rules.ch09_torpedo import (
    FIRED,
    TORPEDO,
    fire_torpedoes,
    read_aims,
    salvoes,
)
from sandtable.games.paukenschlag.rules.units import called, class_of
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign, Ship, enemy_of

GUN, HOLD = "gun", "hold"
DESTROYED, FORCED_UP, NO_EFFECT = "destroyed", "forced", "none"


class Fight(Struct):
    """A combat: who is in the square, who has fired, and what is still to take effect."""

    square: str
    boats: list[str]
    fired: list[str] = []
    fought: list[str] = []
    gunned: dict[str, list[str]] = {}
    torpedoed: list[tuple[str, list[str]]] = []
    shelled: list[tuple[str, str]] = []
    sunk: list[tuple[str, str]] = []


@rule("9.0", "9.0(where)", "9.0(simultaneous)", "5.5.1(first)", "7.2(3)first", "7.2(3)one")
def fight(u: PaukenschlagUmpire, s: Campaign, square: str) -> Steps[None]:
    """Both at once if both have detected the enemy; otherwise the side that has fires first."""
    f = Fight(square, [unit for unit in units_in(s, square) if unit in s.boats])  # 9.0(where)
    first, at_once = who_begins(s, f)  # 7.2(3)first
    u.tell(CombatBegan, space=square, first=first)
    for side in (first, enemy_of(first)):
        yield from attack(u, s, f, side)  # 9.0
        if not at_once:  # 5.5.1(first), 9.0(simultaneous)
            take_effect(u, s, f)
    yield from return_fire(u, s, f)
    take_effect(u, s, f)
    guns_take_effect(u, s, f)
    for boat in f.fought:  # 7.2(3)one
        take_off_grid(s, boat)


@rule("5.5.1(first)", "7.2(3)first")
def who_begins(s: Campaign, f: Fight) -> tuple[str, bool]:
    """The side that begins, and whether it is at once for both."""
    german = any(holds(s, boat, ship) for boat in f.boats for ship in ships_of(s, f))
    us = any(is_seen(s, boat) for boat in f.boats)
    if german and us:
        return contact_of(s).first, True
    return (GERMAN if german else US), False


def ships_of(s: Campaign, f: Fight) -> list[str]:
    return [unit for unit in units_in(s, f.square) if unit not in s.boats]


def attack(u: PaukenschlagUmpire, s: Campaign, f: Fight, side: str) -> Steps[None]:
    if side == US:
        yield from ships_attack(u, s, f)
        return
    for boat in f.boats:
        if boat in contact_of(s).squares and boat not in f.fired:
            yield from boat_attacks(u, s, f, boat)


# ---------------------------------------------------------------------- the boats


@rule("9.1", "9.1(shots)", "9.3(when)")
def boat_attacks(u: PaukenschlagUmpire, s: Campaign, f: Fight, boat: str) -> Steps[None]:
    """Torpedoes, or on the surface the gun; one kind of attack in a combat."""
    targets = [ship for ship in ships_of(s, f) if holds(s, boat, ship)]
    found = s.boats[boat]
    options = list(salvoes(u.box, found, targets))  # 9.1
    if found.torpedoes:  # 9.1(empty)
        options += gun_options(u.box, s, boat, targets)  # 9.3(when)
    if not options:
        return
    options.append(Option(HOLD, say("option-hold-fire"), role=FINISH))
    ask, facts = say("ask-attack", boat=boat), {"boat": boat}
    answer = yield Choose("attack", GERMAN, ask, options, rule="9.1(shots)", facts=facts)
    kind, _, aims = answer.partition(":")
    if kind == HOLD:
        return
    f.fired.append(boat)
    enter(f.fought, boat)
    if kind == TORPEDO:
        f.torpedoed += fire_torpedoes(u, s, boat, read_aims(aims))
    else:
        fire_gun(u, s, f, boat, aims)


def enter(names: list[str], name: str) -> None:
    if name not in names:
        names.append(name)


@rule("9.3", "9.3(when)")
def gun_options(box: Box, s: Campaign, boat: str, targets: list[str]) -> list[Option]:
    found = s.boats[boat]
    if found.submerged or not class_of(box, s, boat).attack:
        return []
    return [
        Option(f"{GUN}:{target}", say("option-gun", target=called(box, target)), piece=target)
        for target in targets
    ]


@rule("9.3")
def fire_gun(u: PaukenschlagUmpire, s: Campaign, f: Fight, boat: str, target: str) -> None:
    """A boat that fires its gun is seen."""
    enter(f.fought, boat)
    add_sight(s, US, boat, FIRED, FIRED)
    hits, effect = shell(u, s, class_of(u.box, s, boat).attack, target)
    u.tell(GunsFired, units=boat, target=called(u.box, target), hits=hits)
    f.shelled.append((target, effect))


@rule("9.3", "9.3(odds)", "9.3(check)", "9.3(bb)")
def shell(u: PaukenschlagUmpire, s: Campaign, attack: int, target: str) -> tuple[int, str]:
    """The hits of guns on a unit, and what they do to it."""
    hits = roll_hits(u, attack, defence(u.box, s, target), GUN)  # 9.3, 9.3(odds)
    big = target in s.ships and s.ships[target].type == "BB"  # 9.3(bb)
    return hits, gun_effect(u, hits, flotation(u.box, s, target), battleship=big)  # 9.3(check)


@rule("9.1(empty)", "9.3(simultaneous)", "9.3(one-round)")
def return_fire(u: PaukenschlagUmpire, s: Campaign, f: Fight) -> Steps[None]:
    """A surfaced boat that was fired at and has not attacked fires back, torpedoes or not."""
    for boat, ships in f.gunned.items():  # 9.3(simultaneous)
        there = boat in contact_of(s).squares and boat not in [sunk for sunk, _ in f.sunk]
        targets = [ship for ship in ships if ship in contact_of(s).squares]
        options = gun_options(u.box, s, boat, targets) if there and boat not in f.fired else []
        if options:
            options.append(Option(HOLD, say("option-hold-fire"), role=FINISH))
            ask, facts = say("ask-return-fire", boat=boat), {"boat": boat}
            answer = yield Choose(
                "return-fire", GERMAN, ask, options, rule="9.1(empty)", facts=facts
            )
            if answer != HOLD:
                f.fired.append(boat)  # 9.3(one-round)
                fire_gun(u, s, f, boat, answer.partition(":")[2])


# ---------------------------------------------------------------------- the ships


@rule("9.2(one)", "5.5.1(reply)", "9.3(one-round)", "9.3(odds)")
def ships_attack(u: PaukenschlagUmpire, s: Campaign, f: Fight) -> Steps[None]:
    """Each ship chooses a boat; guns on the same boat are added up."""
    waiting = [  # 5.5.1(reply)
        s.ships[x] for x in ships_of(s, f) if x in s.ships and x not in contact_of(s).attacked
    ]
    while ship := next((x for x in waiting if targets_of(u.box, s, f, x)), None):
        waiting.remove(ship)
        contact_of(s).attacked.append(ship.id)  # 9.3(one-round)
        boat = yield from choose_target(u.box, ship, targets_of(u.box, s, f, ship))  # 9.2(one)
        enter(f.fought, boat)
        if s.boats[boat].submerged:
            drop_depth_charges(u, s, f, ship, boat)
        else:
            f.gunned.setdefault(boat, []).append(ship.id)  # 9.3(odds)
    for boat, ships in f.gunned.items():
        fire_guns(u, s, f, boat, ships)


@rule("9.2", "9.2(who)", "9.3(when)", "7.2(2)ships")
def targets_of(box: Box, s: Campaign, f: Fight, ship: Ship) -> list[str]:
    """Detected boats: submerged ones for a ship with depth charges, others for its guns."""
    lost = {boat for boat, _ in f.sunk}
    return [
        boat
        for boat in f.boats
        if boat in contact_of(s).squares and boat not in lost and is_seen(s, boat)  # 7.2(2)ships
        # 9.2, 9.2(who), 9.3(when)
        if (asw_of(box, ship) if s.boats[boat].submerged else box.classes[ship.type].attack)
    ]


@rule("9.2(who)", "9.2(mark)")
def asw_of(box: Box, ship: Ship) -> int:
    """The column of the chart; a neutralized ship attacks one column lower."""
    return max(box.classes[ship.type].asw - ship.neutralized, 0)


@rule("9.2(one)")
def choose_target(box: Box, ship: Ship, boats: list[str]) -> Steps[str]:
    if len(boats) == 1:
        return boats[0]
    options = [Option(boat, say("option-boat-named", boat=boat), piece=boat) for boat in boats]
    ask, facts = say("ask-ship-attack", ship=called(box, ship.id)), {"ship": ship.id}
    answer: str = yield Choose(
        "ship-attack", US, ask, options, rule="9.2(one)", facts=facts, subject=ship.id
    )
    return answer


@rule("9.2", "9.2(second)", "9.2(surface)")
def drop_depth_charges(u: PaukenschlagUmpire, s: Campaign, f: Fight, ship: Ship, boat: str) -> None:
    effect = roll_depth_charges(u, ship)  # 9.2
    u.tell(DepthChargesDropped, ship=called(u.box, ship.id), boat=boat, result=effect)
    if effect == DESTROYED:
        f.sunk.append((boat, ship.type))  # 9.2(second)
    elif effect == FORCED_UP:
        s.boats[boat].submerged = False  # 9.2(surface)
        u.tell(BoatForcedUp, boat=boat)


@rule("9.2", "9.2(first)", "9.2(second)")
def roll_depth_charges(u: PaukenschlagUmpire, ship: Ship) -> str:
    """A number, and a second die above it destroys the boat; a 4 below it forces it up."""
    number = u.roll(u.box.asw[str(asw_of(u.box, ship))]).value  # 9.2, 9.2(first)
    second = u.die(6, "why-depth-charges", rule="9.2(second)") if number else 0
    return asw_effect(number, second)


@rule("9.2(second)", "9.2(surface)")
def asw_effect(number: int, second: int) -> str:
    if not number or second == number:
        return NO_EFFECT
    if second > number:
        return DESTROYED
    return FORCED_UP if second == 4 else NO_EFFECT  # noqa: PLR2004  (the face is the rule)


@rule("9.3(odds)", "9.3(check)")
def fire_guns(u: PaukenschlagUmpire, s: Campaign, f: Fight, boat: str, ships: list[str]) -> None:
    power = sum(u.box.classes[s.ships[ship].type].attack for ship in ships)
    hits, effect = shell(u, s, power, boat)
    u.tell(GunsFired, units=", ".join(ships), target=called(u.box, boat), hits=hits)
    f.shelled.append((boat, effect))


# ---------------------------------------------------------------------- effects


@rule("9.0(simultaneous)", "9.1", "9.2")
def take_effect(u: PaukenschlagUmpire, s: Campaign, f: Fight) -> None:
    """Torpedoes and depth charges."""
    for target, effects in f.torpedoed:  # 9.0(simultaneous)
        strike_target(u, s, target, effects)  # 9.1
    for boat, by in f.sunk:
        if boat in contact_of(s).squares:
            lose_boat(u, s, boat, by)  # 9.2
    f.torpedoed, f.sunk = [], []


def strike_target(u: PaukenschlagUmpire, s: Campaign, target: str, effects: list[str]) -> None:
    if target in s.convoys:
        hit_convoy(u, s, s.convoys[target], effects)
    elif target in s.ships:
        for effect in effects:
            hit_ship(u, s, s.ships[target], effect)


@rule("9.3(simultaneous)")
def guns_take_effect(u: PaukenschlagUmpire, s: Campaign, f: Fight) -> None:
    """Last of all, whoever fired first."""
    for target, effect in f.shelled:
        if target not in s.boats:
            strike_target(u, s, target, [effect])
        elif s.boats[target].zone:
            hit_boat(u, s, target, effect, GUN)
