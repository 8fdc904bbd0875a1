"""The odds of a position as tables."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from sandtable.engine.parts import Words
from sandtable.engine.studies import Findings, Grid, chances, decimals, percent
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.odds import attacks, landings
from sandtable.games.pegasus_bridge.rules import fuse
from sandtable.games.pegasus_bridge.rules.ch05_activities import (
    can_throw,
    gammon_targets,
    grenade_targets,
    place_of,
)
from sandtable.games.pegasus_bridge.rules.ch06_british_fire import (
    can_fire,
    gun_targets,
    loaded_piats,
    piat_targets,
    small_arms_targets,
)
from sandtable.games.pegasus_bridge.rules.melees import Melee, melee
from sandtable.games.pegasus_bridge.rules.positions import AT_GUN, COUNTER, british_occupied
from sandtable.games.pegasus_bridge.rules.suspicions import (
    charges_chance,
    plan_chances,
    squad_chance,
)
from sandtable.games.pegasus_bridge.rules.words import names
from sandtable.games.pegasus_bridge.state import Assault, Unit

EFFECTS = ("odds-nothing", "odds-suppressed", "odds-gone", "odds-loss", "odds-squad")

TOLLS = (
    "odds-british-loss",
    "odds-german-loss",
    "odds-british-gone",
    "odds-german-gone",
    "odds-engaged",
)


class Aimed(Struct, frozen=True):
    """A possible attack, with its units and weapon."""

    by: tuple[str, ...]
    how: str
    target: str
    attack: attacks.Attack


def of_attacks(box: Box, k: Assault, _: str | None) -> Findings | None:
    """Return every shot, grenade and bomb that units can use from their present areas."""
    found = [*shots(box, k), *throws(box, k)]
    if not found:
        return None
    columns = tuple(say(key) for key in ("odds-by", "odds-how", "odds-target", *EFFECTS))
    grid = Grid(say("odds-of-attacks"), columns, tuple(row(box, k, one) for one in found), labels=3)
    return Findings(found, (grid,))


def shots(box: Box, k: Assault) -> Iterator[Aimed]:
    """Yield the fire of all units that can fire at a target, the anti-tank gun and Piats."""
    for target in small_arms_targets(box, k):
        area = place_of(k, target)
        able = tuple(u.id for u in k.british.units.values() if can_fire(box, k, u, area))
        yield Aimed(able, "fire", target, attacks.fire(box, k, able, target))
    for target in gun_targets(box, k):
        if target in k.tanks:
            yield Aimed((), "gun", target, attacks.gun(box, k, target))
    for arm in loaded_piats(box, k):
        for target in piat_targets(box, k, arm):
            yield Aimed((arm.carrier,), "piat", target, attacks.piat(box, k, arm.id, target))


def throws(box: Box, k: Assault) -> Iterator[Aimed]:
    """Grenades and Gammon bombs, for the points that units have left."""
    for unit in k.british.units.values():
        points = box.movement.british - unit.spent
        if unit.area and can_throw(box, unit, points):
            for target in grenade_targets(box, k, unit.area):
                thrown = attacks.grenade(box, k, unit.id, target)
                yield Aimed((unit.id,), "grenade", target, thrown)
        yield from bombs(box, k, unit, points)


def bombs(box: Box, k: Assault, unit: Unit, points: int) -> Iterator[Aimed]:
    for target in gammon_targets(box, k, unit, points) if unit.area else ():
        yield Aimed((unit.id,), "gammon", target, attacks.gammon(box, k, unit.id, target))


def row(box: Box, k: Assault, one: Aimed) -> tuple[Words, ...]:
    asleep = one.target.startswith(COUNTER)
    what = say("face-down") if asleep else box.name(one.target)
    odds = one.attack.odds
    return (
        say("option-unit", unit=names(box, one.by or (AT_GUN,))),
        say("odds-how-name", how=one.how),
        say("odds-at", target=what, area=box.place(place_of(k, one.target))),
        percent(odds.nothing),
        percent(odds.suppressed),
        percent(odds.gone),
        decimals(odds.mean_loss),
        percent(one.attack.is_squad),
    )


# ---------------------------------------------------------------------- close combat


def of_close_combat(box: Box, k: Assault, _: str | None) -> Findings | None:
    """Return the close combat in each contested area if nothing changes."""
    fought = {area: melee(box, k, area) for area in sorted(british_occupied(k))}
    found = {area: one for area, one in fought.items() if one is not None}
    if not found:
        return None
    columns = tuple(say(key) for key in ("odds-area", *TOLLS))
    rows = tuple((place(box, area), *melee_figures(one)) for area, one in found.items())
    return Findings(found, (Grid(say("odds-of-close-combat"), columns, rows),))


def place(box: Box, area: str) -> Words:
    return say("option-area", area=box.place(area))


def melee_figures(one: Melee) -> tuple[Words, ...]:
    losses = (decimals(one.british_loss), decimals(one.german_loss))
    return (*losses, percent(one.british_gone), percent(one.german_gone), percent(one.engaged))


# ---------------------------------------------------------------------- what is hidden


class Unseen(Struct, frozen=True):
    """The chances of hidden counters."""

    squad: float
    charges: float
    plans: dict[str, float]
    demolition: fuse.Demolition | None


def of_garrison(box: Box, k: Assault, _: str | None) -> Findings | None:
    """Return the chances of the hidden counters, the chit and the plan."""
    if not k.plans:
        return None
    plans = {letter: float(chance) for letter, chance in plan_chances(box, k).items()}
    blown = fuse.demolition(box, k)
    found = Unseen(float(squad_chance(box, k)), float(charges_chance(box, k)), plans, blown)
    rows: list[tuple[Words, float]] = [
        (say("odds-squad"), found.squad),
        (say("odds-mined"), found.charges),
        *((say("odds-plan", plan=letter), chance) for letter, chance in plans.items()),
    ]
    if blown is not None:
        rows += [(say("odds-destroyed"), blown.destroyed), (say("odds-damaged"), blown.damaged)]
    return Findings(found, (chances(say("odds-of-garrison"), rows),))


# ---------------------------------------------------------------------- landing


def of_landing(box: Box, k: Assault, _: str | None) -> Findings | None:
    """Return the landing areas of each glider, before the first has entered."""
    if any(glider.landed or glider.lost for glider in k.gliders):
        return None
    found = {glider.id: landings.landings(box, k, glider.id) for glider in k.gliders}
    grids = tuple(
        chances(
            say("glider", glider=number),
            [(place(box, area), chance) for area, chance in where.items()],
        )
        for number, where in found.items()
    )
    return Findings(found, grids)
