"""7. Close combat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sandtable.engine.decisions import Steps
from sandtable.engine.numbers import divide_up
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column, Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.components.rows import Melee
from sandtable.games.pegasus_bridge.events.bridge import (
    MeleeFought,
    NowhereToGo,
    SideRetreated,
    UnitsEngaged,
)
from sandtable.games.pegasus_bridge.events.combat import (
    LeaderCaptured,
)
from sandtable.games.pegasus_bridge.rules.asking import ask_area
from sandtable.games.pegasus_bridge.rules.ch05_movement import occupy
from sandtable.games.pegasus_bridge.rules.ch06_results import (
    eliminate,
    note_attack,
    spill_over,
    suppress,
)
from sandtable.games.pegasus_bridge.rules.ch11_leaders import check_leaders, kill
from sandtable.games.pegasus_bridge.rules.positions import (
    british_occupied,
    force_of,
    german_occupied,
    is_aboard,
    leaders_in,
    tank_in,
    units_in,
)
from sandtable.games.pegasus_bridge.rules.words import names
from sandtable.games.pegasus_bridge.state import BRITISH, DESTROYED, GERMAN, Assault, Leader, Unit

ALL, HALF, ENGAGED = "all", "half", "engaged"


class Party(Struct):
    """One side of a close combat: its combat units and leaders in the area."""

    side: str
    units: list[Unit]
    leaders: list[Leader]

    @property
    def strength(self) -> int:
        """Leaders count only when they are alone: 1 each."""
        return sum([unit.strength for unit in self.units]) or len(self.leaders)

    @property
    def entered(self) -> int:
        return max([one.entered for one in (*self.units, *self.leaders)])

    @property
    def ids(self) -> list[str]:
        return [one.id for one in (*self.units, *self.leaders)]


@rule("3.0.G", "7.0")
def close_combat(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """One battle in every area with both sides; then leaders left alone are captured."""
    for area in sorted(british_occupied(s)):
        british, german = party(s, BRITISH, area), party(s, GERMAN, area)
        if is_fought(british, german):
            yield from battle(u, s, area, british, german)
    capture_leaders(u, s)


def party(s: Assault, side: str, area: str) -> Party:
    force = force_of(s, side)
    return Party(side, units_in(force, area), leaders_in(force, area))


@rule("7.0", "10.0(4)", "C.suppressed-close-combat")
def is_fought(british: Party, german: Party) -> bool:
    """Both sides have somebody there, and not everybody is suppressed."""
    both = bool(british.ids) and bool(german.ids)  # 7.0
    fit = [able(british), able(german)]  # 10.0(4), C.suppressed-close-combat
    return both and any(fit)


@rule("10.0(4)", "11.0(4)")
def able(one: Party) -> bool:
    """Return whether a side can begin: an unsuppressed unit, or leaders alone."""
    return any(not unit.suppressed for unit in one.units) or not one.units


@rule("7.0", "7.0(3)", "7.0(4a)", "7.0(4d)")
def battle(u: PegasusUmpire, s: Assault, area: str, british: Party, german: Party) -> Steps[None]:
    """One die on the column of the ratio; losses, engagement or a retreat follow."""
    column = column_for(u.box, british.strength, german.strength)  # 7.0
    tell_battle(u, area, british, german, column)
    for name in (*british.ids, *german.ids):
        note_attack(s, area, name)
    result = u.roll(column, modifiers_of(u.box, s, area, british, german))  # 7.0(3)
    lost_british = yield from suffer(u, s, area, british, result.british)  # 7.0(4d)
    lost_german = yield from suffer(u, s, area, german, result.german)
    if ENGAGED in (result.british, result.german):
        engage(u, s, area)  # 7.0(4a)
    else:
        yield from part(u, s, area, lost_british, lost_german)


def tell_battle(
    u: PegasusUmpire, area: str, british: Party, german: Party, column: Column[Melee]
) -> None:
    if u.log is None:
        return
    u.tell(
        MeleeFought,
        area=u.box.place(area),
        british=names(u.box, british.ids),
        german=names(u.box, german.ids),
        ratio=column.name,
    )


@rule("7.0(1)", "7.0(1).round", "7.0(1).clamp")
def column_for(box: Box, british: int, german: int) -> Column[Melee]:
    """The ratio is rounded in favour of the Germans and held within 1-2 and 4-1."""
    # 7.0(1), 7.0(1).round, 7.0(1).clamp
    return box.close_combat[box.close_combat_ratio.read(british // german).column]


# ---------------------------------------------------------------------- modifiers


@rule("7.0(2)", "7.0(2a)", "7.0(2b)", "7.0(2c)", "7.0(2d)", "7.0(2g)")
def modifiers_of(box: Box, s: Assault, area: str, british: Party, german: Party) -> Modifiers:
    drm = box.melee_modifiers
    counters = box.counters
    glider = all(counters[unit.id].glider_infantry for unit in british.units)
    garrison = all(counters[unit.id].kind == "garrison" for unit in german.units)
    shaken = bool(british.units) and all(unit.suppressed for unit in british.units)
    tank = bool(german.units) and tank_in(s, area) is not None
    pinned = any(unit.suppressed for unit in german.units)
    return Modifiers(  # 7.0(2)
        Modifier("melee-glider", drm.glider_infantry if british.units and glider else 0, "7.0(2a)"),
        Modifier("german-suppressed", drm.german_suppressed if pinned else 0, "7.0(2b)"),
        Modifier("garrison", drm.garrison if german.units and garrison else 0, "7.0(2c)"),
        Modifier("british-suppressed", drm.british_suppressed if shaken else 0, "7.0(2d)"),
        *last_modifiers(box, area, british, german),
        Modifier("tank", drm.tank if tank else 0, "7.0(2g)"),
        *leader_modifiers(box, british, german),
    )


@rule("7.0(2e)", "7.0(2f)")
def last_modifiers(box: Box, area: str, british: Party, german: Party) -> tuple[Modifier, ...]:
    """The side that came last into obstructed ground or a ready position is worse off."""
    drm = box.melee_modifiers
    covered = area in box.ground.obstructed or any(unit.ready for unit in british.units)
    last = british_came_last(british, german)
    return (
        Modifier("british-last", drm.british_last if covered and last else 0, "7.0(2e)"),
        Modifier("germans-last", drm.germans_last if covered and not last else 0, "7.0(2f)"),
    )


def british_came_last(british: Party, german: Party) -> bool:
    return british.entered > german.entered


@rule("11.0(4)", "11.0(5)", "6.1(6).W", "C.wounded")
def leader_modifiers(box: Box, british: Party, german: Party) -> tuple[Modifier, ...]:
    """One leader a side counts: with units, or alone if he attacks; a wounded one is worth less."""
    drm = box.melee_modifiers
    last = british_came_last(british, german)
    hurt = "6.1(6).W"  # C.wounded
    return (
        Modifier("leader", drm.british_leader if helps(british) else 0, "11.0(5)"),
        Modifier("german-leader", drm.german_leader if helps(german) else 0, "11.0(5)"),
        Modifier(
            "leader-alone", drm.british_leader_alone if alone(british) and last else 0, "11.0(4)"
        ),
        Modifier(
            "german-leader-alone",
            drm.german_leader_alone if alone(german) and not last else 0,
            "11.0(4)",
        ),
        Modifier("leader-wounded", drm.british_leader_wounded if is_hurt(british) else 0, hurt),
        Modifier(
            "german-leader-wounded", drm.german_leader_wounded if is_hurt(german) else 0, hurt
        ),
    )


def helps(one: Party) -> bool:
    return bool(one.units and one.leaders)


def alone(one: Party) -> bool:
    return not one.units


def is_hurt(one: Party) -> bool:
    """Return whether the leader who counts is wounded: a sound one beside him takes his place."""
    return bool(one.leaders) and all(leader.wounded for leader in one.leaders)


# ---------------------------------------------------------------------- results


@rule("7.0(4b)", "7.0(4c)", "7.0(4d)", "7.0(5)", "C.losses")
def suffer(u: PegasusUmpire, s: Assault, area: str, one: Party, toll: str) -> Steps[int]:
    """Take a side's losses and return how many points they were."""
    before = one.strength
    if toll == ALL:
        for unit in one.units:
            eliminate(u, s, unit)
        for leader in one.leaders:
            kill(u, s, leader, rule="7.0(4b)")
        return before
    if toll != HALF:
        return 0  # 7.0(4d)
    loss = divide_up(before, 2)  # 7.0(4c)
    if not one.units:
        for leader in one.leaders[:loss]:
            kill(u, s, leader, rule="11.0(4)")
        return loss
    yield from spill_over(u, s, one.side, area, loss)  # 7.0(5), C.losses
    check_leaders(u, s, one.side, area)
    return loss


@rule("7.0(4a)", "7.0(4a).again", "7.0(4a).join")
def engage(u: PegasusUmpire, s: Assault, area: str) -> None:
    """Nobody who is there may leave in the next turn."""
    everyone = []
    for side in (BRITISH, GERMAN):
        here = party(s, side, area)
        for one in (*here.units, *here.leaders):
            one.engaged = s.turn + 1  # 7.0(4a), 7.0(4a).again, 7.0(4a).join
            everyone.append(one.id)
    if everyone:
        u.tell(UnitsEngaged, units=names(u.box, everyone), area=u.box.place(area))


@rule("7.0(6)", "7.0(6).tie")
def part(
    u: PegasusUmpire, s: Assault, area: str, lost_british: int, lost_german: int
) -> Steps[None]:
    """If both are still there the side that lost more goes; after equal losses who came last."""
    british, german = party(s, BRITISH, area), party(s, GERMAN, area)
    if not (british.ids and german.ids):
        return
    yield from retreat(u, s, area, loser(british, german, lost_british, lost_german))


@rule("7.0(6)", "7.0(6).tie")
def loser(british: Party, german: Party, lost_british: int, lost_german: int) -> Party:
    if lost_british != lost_german:
        return british if lost_british > lost_german else german
    return british if british_came_last(british, german) else german


@rule("7.0(6)", "7.0(6).blocked", "C.close-retreat")
def retreat(u: PegasusUmpire, s: Assault, area: str, one: Party) -> Steps[None]:
    """The whole side to one area without enemies; if there is none it stays, suppressed."""
    refuges = refuges_from(u.box, s, area, one.side)
    if not refuges:
        u.tell(NowhereToGo, units=names(u.box, one.ids))
        for unit in one.units:
            suppress(u, unit, rule="7.0(6).blocked")
        return
    refuge = yield from choose_refuge(u, one, refuges)  # C.close-retreat
    s.entries += 1
    for unit in one.units:
        unit.inside = unit.ready = unit.preparing = unit.dug_in = False
        unit.moved = True
    for member in (*one.units, *one.leaders):
        member.area, member.entered = refuge, s.entries
    hold(s, one.side, refuge)
    u.tell(SideRetreated, units=names(u.box, one.ids), area=u.box.place(refuge))


def hold(s: Assault, side: str, area: str) -> None:
    if side == BRITISH:
        occupy(s, area)
    elif area in s.held:
        s.held.remove(area)


@rule("C.close-retreat", "C.adjacency", "8.0(6)")
def refuges_from(box: Box, s: Assault, area: str, side: str) -> list[str]:
    """Areas over a passable line without an enemy."""
    enemies = german_occupied(s) if side == BRITISH else british_occupied(s)
    closed = {box.ground.pegasus} if s.bridge == DESTROYED else set()  # 8.0(6)
    # C.adjacency, C.close-retreat
    return [near for near in box.ground.steps[area] if near not in enemies | closed]


@rule("C.close-retreat")
def choose_refuge(u: PegasusUmpire, one: Party, refuges: Sequence[str]) -> Steps[str]:
    """The player's choice for the British; Germans take cover, then the die decides."""
    if one.side == GERMAN:
        covered = [area for area in refuges if area in u.box.ground.obstructed]
        found = sorted(covered or refuges)
        return u.one_of(found, "why-refuge", rule="C.close-retreat", sides=u.box.die)
    ask = say("ask-retreat", units=names(u.box, one.ids))
    return (yield from ask_area(u, "retreat", ask, refuges, rule="7.0(6)", unit=one.ids[0]))


# ---------------------------------------------------------------------- prisoners of rank


@rule("5.8.vp", "16.0.schmidt")
def capture_leaders(u: PegasusUmpire, s: Assault) -> None:
    """A German leader alone among British combat units is taken, with his car if he has one."""
    for leader in list(captives(s)):
        if is_aboard(s, leader.id):
            s.car.area = ""
        del s.german.leaders[leader.id]
        s.captured.append(leader.id)
        u.tell(LeaderCaptured, leader=u.box.name(leader.id))


def captives(s: Assault) -> Iterator[Leader]:
    for leader in s.german.leaders.values():
        guarded = units_in(s.german, leader.area) or tank_in(s, leader.area) is not None
        if leader.area and units_in(s.british, leader.area) and not guarded:
            yield leader
