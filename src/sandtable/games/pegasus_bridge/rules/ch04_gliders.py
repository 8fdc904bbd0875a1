"""4. The glider phase: entry, flight in file, landing, crashes."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.landing import (
    ColourFlown,
    FormationBroken,
    GliderCrashed,
    GliderDown,
    GliderFlew,
    GliderLost,
    GroupEntered,
    LoadKilled,
    LoadLanded,
)
from sandtable.games.pegasus_bridge.rules.ch05_movement import occupy
from sandtable.games.pegasus_bridge.rules.ch06_results import take_loss
from sandtable.games.pegasus_bridge.rules.ch11_leaders import check_leader
from sandtable.games.pegasus_bridge.rules.words import names
from sandtable.games.pegasus_bridge.state import GROUPS, Arm, Assault, Glider, Leader, Unit


@rule("3.0.A", "4.1", "4.2", "14.0.wait")
def glider_phase(u: PegasusUmpire, s: Assault) -> None:
    """Both groups enter; the north flies first; crashes are checked when all are down."""
    entries = {group: enter_group(u, s, group) for group in GROUPS}  # 3.0.A, 4.1
    for group, entry in entries.items():
        fly_group(u, s, group, entry)  # 4.2
    for glider in sorted(flying(s), key=lambda one: one.landed):
        check_crash(u, s, glider)
    for glider in sorted(flying(s), key=lambda one: one.landed):
        unload(u, s, glider)  # 14.0.wait


def flying(s: Assault, group: str = "") -> list[Glider]:
    """The gliders in play, in the order of their files."""
    return [one for one in s.gliders if not one.lost and group in {"", one.group}]


# ---------------------------------------------------------------------- entry


@rule("4.1", "4.1.entry", "4.1.lost", "4.1.lost-max", "17.1.nolost")
def enter_group(u: PegasusUmpire, s: Assault, group: str) -> str:
    """A die names the entry triangle; a 6 also costs the group one of its gliders."""
    drawn = u.roll(u.box.glider_entry)  # 4.1.entry
    entry = u.box.ground.glider_entries[f"{group}_{drawn.entry}"]  # 4.1
    u.tell(GroupEntered, group=group, area=u.box.place(entry))
    if drawn.lost and u.box.scenarios[s.scenario].lost_gliders:  # 17.1.nolost
        lose_glider(u, s, group)  # 4.1.lost, 4.1.lost-max
    return entry


@rule("4.1.lost", "4.1.lost-table", "4.1.option")
def lose_glider(u: PegasusUmpire, s: Assault, group: str) -> None:
    """A place in the file is lost with its load, at no cost in points."""
    place = u.roll(u.box.glider_lost).place  # 4.1.lost-table
    file = flying(s, group)
    if place <= len(file):
        glider = file[place - 1]  # 4.1.option
        glider.lost = True  # 4.1.lost
        for name in glider.load:
            s.arms.pop(name, None)
            s.british.units.pop(name, None)
            s.british.leaders.pop(name, None)
        u.tell(GliderLost, glider=glider.id)


# ---------------------------------------------------------------------- flight


@rule("4.1.lead", "4.2(1)", "4.2(2)", "4.2(2).file", "4.2(3)")
def fly_group(u: PegasusUmpire, s: Assault, group: str, entry: str) -> None:
    """The leader flies one area after another along one colour, the others behind it in file."""
    file = flying(s, group)
    if not file:
        return
    leader = file[0]  # 4.1.lead
    leader.area = entry  # 4.2(1)
    colour = throw_colour(u, [leader])  # 4.2(2)
    for glider in file:
        glider.colour = colour
    trail = [entry]
    while not leader.landed:
        fly(u, leader)
        trail.insert(0, leader.area)
        follow(file, trail)  # 4.2(2).file
        die = u.die(u.box.die, "why-landing", rule="4.2(3)")
        if breaks(u.box, s, leader, die):
            break_formation(u, s, file, entry)
            return
        if lands(u.box, leader.area, die):
            touch_down(u, s, leader)
    land_behind(u, s, file[1:], leader.area)


def follow(file: list[Glider], trail: list[str]) -> None:
    """Each glider is where the one before it was a turn ago; the last may still be off the map."""
    for place, glider in enumerate(file):
        glider.area = trail[place] if place < len(trail) else ""


def throw_colour(u: PegasusUmpire, gliders: list[Glider]) -> str:
    colour = u.roll(u.box.glider_colour).colour
    u.tell(ColourFlown, glider=gliders[0].id, colour=colour)
    return colour


@rule("4.2(2)")
def fly(u: PegasusUmpire, glider: Glider) -> None:
    glider.area = u.box.ground.flight_from[glider.area, glider.colour]
    u.tell(GliderFlew, glider=glider.id, area=u.box.place(glider.area))


@rule("4.2(3)")
def lands(box: Box, area: str, die: int) -> bool:
    return die in landing_numbers(box, area)


def landing_numbers(box: Box, area: str) -> tuple[int, ...]:
    return box.ground.shapes[box.ground.areas[area].shape].landing


@rule("4.2(4)", "4.2(4).once")
def breaks(box: Box, s: Assault, glider: Glider, die: int) -> bool:
    """The first landing number of a group where there is no other breaks its formation."""
    return glider.group not in s.broken and landing_numbers(box, glider.area) == (die,)


@rule("4.2(4)", "4.2(4).separate", "4.2(4).once")
def break_formation(u: PegasusUmpire, s: Assault, file: list[Glider], entry: str) -> None:
    """Each glider throws its own colour and flies on alone, those off the map from the entry."""
    s.broken.append(file[0].group)  # 4.2(4), 4.2(4).once
    u.tell(FormationBroken, group=file[0].group)
    for glider in sorted(file, key=lambda one: one.id):
        glider.area = glider.area or entry
        glider.colour = throw_colour(u, [glider])  # 4.2(4).separate
    while aloft := [one for one in sorted(file, key=lambda one: one.id) if not one.landed]:
        for glider in aloft:
            fly(u, glider)
            if lands(u.box, glider.area, u.die(u.box.die, "why-landing", rule="4.2(3)")):
                touch_down(u, s, glider)


@rule("4.2(3).followers")
def land_behind(u: PegasusUmpire, s: Assault, followers: list[Glider], area: str) -> None:
    """Every glider of the file lands where its leader did."""
    for glider in followers:
        glider.area = area
        touch_down(u, s, glider)


@rule("4.2(5)")
def touch_down(u: PegasusUmpire, s: Assault, glider: Glider) -> None:
    glider.landed = 1 + max(one.landed for one in s.gliders)
    u.tell(GliderDown, glider=glider.id, area=u.box.place(glider.area))


# ---------------------------------------------------------------------- crashes


@rule("4.2(5)", "4.2(5).mod", "4.2(6)", "C.crash-time")
def check_crash(u: PegasusUmpire, s: Assault, glider: Glider) -> None:
    """One more for every glider that was down in the area before."""
    # C.crash-time
    before = [g for g in flying(s) if g.area == glider.area and g.landed < glider.landed]
    crowded = len(before) * u.box.crash_each_before
    modifiers = Modifiers(Modifier("crowded", crowded, "4.2(5).mod"))
    if u.roll(u.box.crash_check, modifiers).crashed:
        glider.crashed = True
        u.tell(GliderCrashed, glider=glider.id)
        crash(u, s, glider)  # 4.2(6)


@rule("4.2(6)", "4.2(6).leaders", "C.crash-all")
def crash(u: PegasusUmpire, s: Assault, glider: Glider) -> None:
    """Points are lost aboard and leaders checked, or everybody and everything is lost."""
    result = u.roll(u.box.crash)  # 4.2(6)
    dead_before = len(s.lost)
    if result.all:
        kill_everybody(u, s, glider)  # C.crash-all
    elif result.loss:
        share_loss(u, s, glider, result.loss)
        for leader in aboard(s, glider):
            check_leader(u, s, leader)  # 4.2(6).leaders
    s.crash_losses += s.lost[dead_before:]


def aboard(s: Assault, glider: Glider) -> list[Leader]:
    return [s.british.leaders[name] for name in glider.load if name in s.british.leaders]


@rule("4.2(6)")
def share_loss(u: PegasusUmpire, s: Assault, glider: Glider, loss: int) -> None:
    """The platoon first, then the section."""
    for unit in by_loss_order(u.box, s, glider):
        loss -= take_loss(u, s, unit, loss) if loss else 0


def by_loss_order(box: Box, s: Assault, glider: Glider) -> list[Unit]:
    order = box.loading.loss_order
    units = [s.british.units[name] for name in glider.load if name in s.british.units]
    return sorted(units, key=lambda unit: order.index(box.counters[unit.id].kind))


@rule("C.crash-all")
def kill_everybody(u: PegasusUmpire, s: Assault, glider: Glider) -> None:
    u.tell(LoadKilled, glider=glider.id)
    for name in glider.load:
        s.arms.pop(name, None)
        if s.british.units.pop(name, None) or s.british.leaders.pop(name, None):
            s.lost.append(name)


@rule("14.0.wait", "C.landing-surprise")
def unload(u: PegasusUmpire, s: Assault, glider: Glider) -> None:
    """The load is in the landing area; that does not wake anybody."""
    s.entries += 1
    landed = list(passengers(s, glider))
    for one in landed:
        one.area, one.entered = glider.area, s.entries
    if landed:
        occupy(s, glider.area)
        everyone = names(u.box, [one.id for one in landed])
        u.tell(LoadLanded, units=everyone, area=u.box.place(glider.area))


def passengers(s: Assault, glider: Glider) -> Iterator[Unit | Leader]:
    for name in glider.load:
        found = s.british.units.get(name) or s.british.leaders.get(name)
        if found is not None:
            yield found


def board(box: Box, s: Assault, load: list[str]) -> None:
    """Put the units, leaders and weapons of a load into play, still in their box."""
    carriers = [
        name for name in load if box.counters[name].kind in {"platoon", "sappers", "section"}
    ]
    for name in load:
        counter = box.counters[name]
        if counter.kind == "leader":
            s.british.leaders[name] = Leader(name)
        elif counter.kind == "piat":
            s.arms[name] = Arm(name, carriers[0], counter.charges)
        else:
            s.british.units[name] = Unit(name, strength=counter.strength, grenades=counter.grenades)
