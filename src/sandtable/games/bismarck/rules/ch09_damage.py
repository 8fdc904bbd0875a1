"""9.7. Damage: boxes of the hit record, special damage, evasion lost, ships that sink."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.components.battle_board import Attitude
from sandtable.games.bismarck.components.rows import Effect, Hits, Section
from sandtable.games.bismarck.components.units import Ship
from sandtable.games.bismarck.events import ShipSunk
from sandtable.games.bismarck.events.battle import (
    EvasionReduced,
    GunsHit,
    MidshipsHit,
    ShipBlownUp,
)
from sandtable.games.bismarck.rules.ch05_forces import tidy
from sandtable.games.bismarck.rules.ch06_returns import carrier_sank
from sandtable.games.bismarck.rules.units import evasion, is_carrier
from sandtable.games.bismarck.state import Campaign, Damage, Vessel, enemy_of

PORT: Section = "port_secondary"
STARBOARD: Section = "starboard_secondary"
Sides = tuple[Section, ...]
BOTH_SIDES: Sides = (PORT, STARBOARD)


@rule("9.711", "9.711(pad)", "9.18", "2.82")
def apply_hits(  # noqa: PLR0913  (who hits whom, from where)
    u: BismarckUmpire,
    s: Campaign,
    victim: Vessel,
    hits: Hits,
    *,
    by: str,
    sides: tuple[str, ...],
    rule: str = "9.711",
    attitude: Attitude = "broadside",
) -> Steps[None]:
    """Mark everything that one shot or bomb does."""
    for effect in effects_on(u, u.box.ships[victim.id], hits, attitude):  # 9.711(pad), 2.82
        yield from mark(u, victim, effect, by=by, sides=sides, rule=rule)  # 9.18


@rule("9.711", "9.722")
def mark(
    u: BismarckUmpire,
    victim: Vessel,
    effect: Effect,
    *,
    by: str,
    sides: tuple[str, ...],
    rule: str = "9.711",
) -> Steps[None]:
    """Mark one effect, whose dice have all been thrown."""
    if effect.hit == "secondary":
        for _ in range(effect.n):
            side = yield from struck_side(u.box.ships[victim.id], victim.damage, sides, by)
            hit_guns(u, victim, side, 1, rule)
    elif effect.hit in ("bow", "stern"):
        hit_guns(u, victim, effect.hit, effect.n, rule)
    elif effect.hit == "midships":
        hit_midships(u, victim, effect.n, rule)
    else:
        blow_up(u, victim)
    reduce_evasion(u, victim, effect.evasion)


# ---------------------------------------------------------------------- what a hit turns into


@rule("9.712", "9.712(TA)", "9.712(TB)", "9.84", "9.84(bc)")
def effects_on(u: BismarckUmpire, ship: Ship, hits: Hits, attitude: Attitude) -> Iterator[Effect]:
    """The effects of a hit, with special damage and the Rodney's turrets rolled out."""
    for effect in hits.effects:
        if effect.hit == "special":
            # 9.712, 9.712(TA), 9.712(TB)
            yield from u.roll(u.box.special_damage(effect.table, ship)).effects
        elif effect.hit == "stern" and ship.third_bow_turret:
            yield from third_turret_struck(u, effect, attitude)  # 9.84, 9.84(bc)
        else:
            yield effect


@rule("9.81(hit)", "9.81(stern)", "9.18(rodney)")
def third_turret_struck(u: BismarckUmpire, effect: Effect, attitude: Attitude) -> Iterator[Effect]:
    """From abeam a die tells bow turrets from third turret; from astern the secondaries suffer."""
    for _ in range(effect.n):  # 9.18(rodney)
        if attitude == "stern":
            yield Effect("secondary", 1)  # 9.81(stern)
        else:
            yield Effect(u.roll(u.box.third_turret_hit).section, 1)  # 9.81(hit)


@rule("9.716", "9.716(choice)")
def struck_side(ship: Ship, damage: Damage, sides: tuple[str, ...], by: str) -> Steps[Section]:
    """The side that is hit; where either can be, one with an unmarked box, as the firer likes."""
    exposed = [side for side in BOTH_SIDES if side in sides]
    unmarked = [side for side in exposed if boxes_left(ship, damage, side)]
    if len(unmarked) < len(BOTH_SIDES):
        return (unmarked or exposed)[0]
    options = [Option(side, say("option-side", side=side)) for side in unmarked]
    ask, facts = say("ask-side", ship=ship.name), {"ship": ship.id}
    answer: Section = yield Choose(
        "side", by, ask, options, rule="9.716(choice)", group="side", facts=facts
    )
    return answer


# ---------------------------------------------------------------------- the hit record


def boxes_left(ship: Ship, damage: Damage, section: Section) -> int:
    marked: int = getattr(damage, section)
    return len(ship.boxes(section)) - marked


@rule("9.711", "9.717", "9.717(zero)")
def mark_guns(ship: Ship, damage: Damage, section: Section, hits: int) -> int:
    """Cross off boxes from the left; return the hits for which there was none."""
    marked = min(hits, boxes_left(ship, damage, section))  # 9.711, 9.717(zero)
    setattr(damage, section, getattr(damage, section) + marked)
    return hits - marked  # 9.717


@rule("9.723", "9.724", "9.725", "9.726")
def mark_midships(ship: Ship, damage: Damage, hits: int) -> int:
    """Cross off midships boxes, each with its loss of evasion; return how many."""
    marked = min(hits, ship.midships - damage.midships)
    damage.midships += marked  # 9.723, 9.724
    damage.temporary += marked * ship.midships_loss  # 9.725, 9.726
    return marked


def hit_guns(u: BismarckUmpire, victim: Vessel, section: Section, hits: int, rule: str) -> None:
    ship, damage = u.box.ships[victim.id], victim.damage
    beyond = mark_guns(ship, damage, section, hits)
    if beyond < hits:
        left = boxes_left(ship, damage, section)
        u.tell(GunsHit, at=ship.id, ship=ship.name, section=section, left=left, rule=rule)
    if beyond:
        hit_midships(u, victim, beyond, "9.717")


def hit_midships(u: BismarckUmpire, victim: Vessel, hits: int, rule: str) -> None:
    ship, damage = u.box.ships[victim.id], victim.damage
    was = evasion(u.box, victim)
    marked = mark_midships(ship, damage, hits)
    if marked:
        left = ship.midships - damage.midships
        u.tell(MidshipsHit, at=ship.id, ship=ship.name, hits=marked, left=left, rule=rule)
        tell_evasion(u, victim, was, permanent=False)


@rule("9.722")
def reduce_evasion(u: BismarckUmpire, victim: Vessel, factors: int) -> None:
    """A loss that is named in the result is for good."""
    was = evasion(u.box, victim)
    victim.damage.permanent += factors
    if factors:
        tell_evasion(u, victim, was, permanent=True)


def tell_evasion(u: BismarckUmpire, victim: Vessel, was: int, *, permanent: bool) -> None:
    now = evasion(u.box, victim)
    if now == was:
        return
    u.tell(
        EvasionReduced,
        ship=u.box.ships[victim.id].name,
        factors=was - now,
        evasion=now,
        permanent=permanent,
        rule="9.722" if permanent else "9.723",
    )


@rule("9.712(TA)")
def blow_up(u: BismarckUmpire, victim: Vessel) -> None:
    """The worst of special damage A leaves no midships box."""
    ship = u.box.ships[victim.id]
    mark_midships(ship, victim.damage, ship.midships)
    u.tell(ShipBlownUp, at=ship.id, ship=ship.name)


def show_damage(s: Campaign, vessel: Vessel) -> None:
    """The enemy copies the damage into his own record of hits."""
    enemy = s.fleet(enemy_of(s.side_of(vessel.id)))
    enemy.shown[vessel.id] = replace(vessel.damage)


# ---------------------------------------------------------------------- sinking


@rule("9.714")
def is_sinking(box: Box, vessel: Vessel) -> bool:
    """Return whether all midships boxes are marked."""
    return vessel.damage.midships >= box.ships[vessel.id].midships


@rule("9.714")
def sink(u: BismarckUmpire, s: Campaign, vessel: Vessel) -> None:
    """The ship is removed from the game."""
    vessel.sunk, vessel.zone, vessel.force = True, "", 0
    tidy(u.box, s.fleet(s.side_of(vessel.id)))
    u.tell(ShipSunk, ship=u.box.ships[vessel.id].name)
    if is_carrier(u.box, vessel):
        carrier_sank(u, s, vessel.id)
