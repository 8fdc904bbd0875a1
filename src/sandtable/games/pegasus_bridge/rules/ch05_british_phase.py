"""3.0.C. The British movement phase: unit by unit, first who, then what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from sandtable.engine.decisions import FINISH, LEAVE, Choose, Facts, Note, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.british import (
    ArmHandedOver,
    ProvisionalBridge,
)
from sandtable.games.pegasus_bridge.rules.ch05_activities import (
    arm_of,
    can_prepare,
    can_search,
    can_throw,
    gammon_targets,
    grenade_targets,
    is_free_to_act,
    place_of,
    prepare,
    search_bunker,
    throw_gammon,
    throw_grenade,
)
from sandtable.games.pegasus_bridge.rules.ch05_movement import (
    Company,
    Outlook,
    Way,
    leave,
    march,
    outlook,
    points_left,
    search,
    settle,
)
from sandtable.games.pegasus_bridge.rules.ch09_sappers import may_improvise, repair_bridge
from sandtable.games.pegasus_bridge.rules.ch11_leaders import check_carried
from sandtable.games.pegasus_bridge.rules.ch12_splitting import can_split, join, partner_of, split
from sandtable.games.pegasus_bridge.rules.ch13_reinforcements import (
    enter_british,
    roll_british_force,
)
from sandtable.games.pegasus_bridge.rules.positions import COUNTER, leaders_in, units_in
from sandtable.games.pegasus_bridge.rules.prospects import order_notes
from sandtable.games.pegasus_bridge.rules.words import names
from sandtable.games.pegasus_bridge.state import BRITISH, Assault, Leader, Unit, Walker

DONE, BACK = "done", "back"
GO, GRENADE, GAMMON, HAND, TAKE, DROP = "go:", "grenade:", "gammon:", "hand:", "with:", "without:"
SEARCH, PREPARE, SPLIT, JOIN, CLIMB = "search", "prepare", "split", "join", "climb"
ALL, PRISONERS = "all", "prisoners"
STEP = ">"


@rule("3.0.C", "3.0.C.1", "3.0.C.2", "5.0")
def british_movement(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """Reinforcements first; then the player picks units until he is done."""
    begin(s)
    roll_british_force(u, s)  # 3.0.C.1
    enter_british(u, s)  # 5.0
    while idle := [unit.id for unit in able(u.box, s)]:
        options = [Option(DONE, say("option-done"), role=FINISH), *picks(u.box, s, idle)]
        ask = say("ask-unit")
        picked = yield Choose("unit", BRITISH, ask, options, rule="3.0.C")
        if picked == DONE:
            break
        yield from order(u, s, muster(u.box, s, picked))  # 3.0.C.2
    check_carried(u, s)
    repair_bridge(u, s)


@rule("5.3.bunker(2)", "5.1")
def begin(s: Assault) -> None:
    """All points are there again; who searched a bunker has come out of it."""
    for unit in s.british.units.values():
        unit.spent = 0
        unit.inside = False
    for leader in s.british.leaders.values():
        leader.spent = 0


@rule("5.0", "10.0(1)", "11.0(3)", "5.3.prepare")
def able(box: Box, s: Assault) -> Iterator[Unit | Leader]:
    """Units and unwounded leaders with points left."""
    most = box.movement.british
    for unit in s.british.units.values():
        if unit.area and unit.spent < most and is_free_to_act(unit):  # 5.0, 10.0(1), 5.3.prepare
            yield unit
    for leader in s.british.leaders.values():
        # 11.0(3)
        if leader.area and leader.spent < most and not leader.wounded and leader.engaged != s.turn:
            yield leader


def picks(box: Box, s: Assault, idle: list[str]) -> list[Option]:
    return [pick(box, name, whereabouts(s, name)) for name in idle]


@lru_cache(maxsize=1 << 13)
def pick(box: Box, name: str, area: str) -> Option:
    return Option(name, say("option-unit", unit=box.name(name)), space=area, piece=name)


def whereabouts(s: Assault, name: str) -> str:
    unit = s.british.units.get(name)
    return unit.area if unit is not None else s.british.leaders[name].area


@rule("5.0", "C.german-leaders")
def muster(box: Box, s: Assault, picked: str) -> Company:
    """A unit with the leaders of its own platoon; a leader alone by himself."""
    leader = s.british.leaders.get(picked)
    if leader is not None:
        return Company([], [leader])
    unit = s.british.units[picked]
    own = [one for one in leaders_in(s.british, unit.area) if is_own(box, one, unit)]
    return Company([unit], [one for one in own if one.spent <= unit.spent and not one.wounded])


def is_own(box: Box, leader: Leader, unit: Unit) -> bool:
    """Return whether a leader is of this very platoon, and not one of those who help many."""
    return unit.id in box.counters[leader.id].commands


# ---------------------------------------------------------------------- what it does


@rule("3.0.C.2", "5.3")
def order(u: PegasusUmpire, s: Assault, company: Company) -> Steps[None]:
    """Ask what the company does; who comes along can be changed before."""
    while True:
        choices = Choices(u.box, s, company)
        ask = say(
            "ask-order",
            units=names(u.box, company.ids),
            points=points_left(u.box, company),
            area=u.box.place(company.area),
        )
        facts: Facts = {"unit": company.ids[0], "points": points_left(u.box, company)}
        answer = yield Choose(
            "order", BRITISH, ask, choices.offered, rule="3.0.C.2", facts=facts,
            subject=company.ids[0], notes=choices.notes,
        )  # fmt: skip
        if answer.startswith((TAKE, DROP)):
            regroup(u.box, s, company, answer)
        else:
            yield from carry_out(u, s, company, answer)
            return


class Choices:
    """The orders open to a company, worked out when somebody looks."""

    def __init__(self, box: Box, s: Assault, company: Company) -> None:
        self.box, self.s, self.company = box, s, company
        self.points = points_left(box, company)

    def offered(self) -> list[Option]:
        found = [*self.moves()]
        if self.company.units:
            found += [*self.attacks(), *self.works(), *self.handovers()]
        return [*found, *self.regroupings(), Option(BACK, say("option-back"), role=LEAVE)]

    def notes(self, option: Option) -> Sequence[Note]:
        return order_notes(self.box, self.s, self.company, option)

    @rule("5.0", "7.0(4a)", "10.0(1)")
    def moves(self) -> Iterator[Option]:
        """Engaged and suppressed units stay."""
        if all(may_leave(self.s, member) for member in self.company.members):  # 7.0(4a), 10.0(1)
            yield from move_options(  # 5.0
                self.box, outlook(self.box, self.s, self.company.area, self.points)
            )

    def attacks(self) -> Iterator[Option]:
        box, s, unit = self.box, self.s, self.company.units[0]
        if can_throw(box, unit, self.points):
            for target in grenade_targets(box, s, unit.area):
                yield attack(box, s, GRENADE, target)
        for target in gammon_targets(box, s, unit, self.points):
            yield attack(box, s, GAMMON, target)

    def works(self) -> Iterator[Option]:
        box, s, unit = self.box, self.s, self.company.units[0]
        if can_search(box, s, unit, self.points):
            yield Option(SEARCH, say("option-search", cost=box.movement.bunker_search))
        if can_prepare(box, unit, self.points):
            yield Option(PREPARE, say("option-prepare", cost=box.movement.prepare))
        if may_improvise(box, s, unit):
            yield Option(CLIMB, say("option-climb"), space=box.ground.pegasus)
        if can_split(box, unit):
            yield Option(SPLIT, say("option-split"))
        if partner_of(box, s, unit) is not None:
            yield Option(JOIN, say("option-join"))

    @rule("13.2(3)", "13.2(3).one")
    def handovers(self) -> Iterator[Option]:
        """At the start of a move a Piat or bomb may change hands, in exchange if need be."""
        unit = self.company.units[0]
        arm = arm_of(self.s, unit.id)
        if arm is None or unit.spent or unit.suppressed:
            return
        for other in units_in(self.s.british, unit.area):
            if other is not unit:
                text = say("option-hand", arm=self.box.name(arm.id), unit=self.box.name(other.id))
                yield Option(HAND + other.id, text, piece=other.id)

    @rule("5.0", "5.3.bunker(4).any", "11.0(3)")
    def regroupings(self) -> Iterator[Option]:
        """Others here may come along: units, leaders, the wounded, prisoners."""
        box, s, company = self.box, self.s, self.company
        others = [one.id for one in joiners(box, s, company)]
        for name in others:
            # 5.0, 11.0(3)
            yield Option(TAKE + name, say("option-with", unit=box.name(name)), piece=name)
        if len(others) > 1:
            yield Option(TAKE + ALL, say("option-with-all"))
        if company.units and not company.prisoners and s.prisoners.get(company.area):
            yield Option(TAKE + PRISONERS, say("option-with-prisoners"))  # 5.3.bunker(4).any
        for name in company.ids[1:]:
            yield Option(DROP + name, say("option-without", unit=box.name(name)), piece=name)


@lru_cache(maxsize=1 << 14)
def move_options(box: Box, seen: Outlook) -> Sequence[Option]:
    return [move(box, way) for way in search(box, seen)]


def move(box: Box, way: Way) -> Option:
    area = way.areas[-1]
    return Option(
        GO + STEP.join(way.areas),
        say("option-go", area=box.brief(area), cost=way.cost),
        space=area,
        note=say("note-danger", danger=way.danger) if way.danger else "",
        facts={"cost": way.cost, "danger": way.danger},
        path=way.areas,
    )


@rule("7.0(4a)", "10.0(1)")
def may_leave(s: Assault, member: Walker) -> bool:
    """Engaged units cannot leave this turn, suppressed ones cannot move."""
    suppressed = isinstance(member, Unit) and (member.suppressed or member.preparing)
    return member.engaged != s.turn and not suppressed


def attack(box: Box, s: Assault, how: str, target: str) -> Option:
    area = place_of(s, target)
    what = say("face-down") if target.startswith(COUNTER) else box.name(target)
    text = say(f"option-{how[:-1]}", target=what, area=box.place(area))
    return Option(how + target, text, space=area, piece=target)


def joiners(box: Box, s: Assault, company: Company) -> Iterator[Unit | Leader]:
    """Units and leaders of the same area that may still come along."""
    most = box.movement.british
    inside = set(company.ids)
    for unit in units_in(s.british, company.area):
        fresh = unit.spent < most and unit.id not in inside
        if company.units and fresh and may_leave(s, unit):
            yield unit
    for leader in leaders_in(s.british, company.area):
        fresh = leader.spent < most and leader.id not in inside
        if company.units and fresh and may_leave(s, leader):
            yield leader


def regroup(box: Box, s: Assault, company: Company, answer: str) -> None:
    kind, _, name = answer.partition(":")
    if kind + ":" == DROP:
        company.units = [unit for unit in company.units if unit.id != name]
        company.leaders = [leader for leader in company.leaders if leader.id != name]
    elif name == PRISONERS:
        company.prisoners = s.prisoners[company.area]
    else:
        take_along(box, s, company, name)


def take_along(box: Box, s: Assault, company: Company, name: str) -> None:
    """Everybody who can, or one by name; the wounded are carried only when they are named."""
    for one in list(joiners(box, s, company)):
        if isinstance(one, Unit) and name in {one.id, ALL}:
            company.units.append(one)
        elif isinstance(one, Leader) and (name == one.id or (name == ALL and not one.wounded)):
            company.leaders.append(one)


# ---------------------------------------------------------------------- carrying it out


@rule("3.0.C.2", "5.3")
def carry_out(u: PegasusUmpire, s: Assault, company: Company, answer: str) -> Steps[None]:
    kind, _, rest = answer.partition(":")
    if kind + ":" == GO:
        yield from march(u, s, company, rest.split(STEP))
    elif kind + ":" == GRENADE:
        yield from throw_grenade(u, s, company.units[0], rest)
    elif answer == SEARCH:
        yield from search_bunker(u, s, company.units[0])
    else:
        work(u, s, company, kind, rest)


def work(u: PegasusUmpire, s: Assault, company: Company, kind: str, rest: str) -> None:
    if kind + ":" == GAMMON:
        throw_gammon(u, s, company.units[0], rest)
    elif kind == PREPARE:
        prepare(u, company.units[0])
    elif kind == SPLIT:
        split(u, s, company.units[0])
    elif kind == JOIN:
        other = partner_of(u.box, s, company.units[0])
        if other is not None:
            join(u, s, company.units[0], other)
    elif kind == CLIMB:
        climb(u, s, Company(company.units[:1]))
    elif kind + ":" == HAND:
        hand_over(u, s, company.units[0], s.british.units[rest])


@rule("9.3")
def climb(u: PegasusUmpire, s: Assault, sappers: Company) -> None:
    """Sappers spend the whole turn on the destroyed bridge; others may cross from the next."""
    leave(s, sappers)
    settle(u, s, sappers, u.box.ground.pegasus, u.box.movement.british)
    u.tell(ProvisionalBridge, unit=u.box.name(sappers.units[0].id))


@rule("13.2(3)", "13.2(3).one")
def hand_over(u: PegasusUmpire, s: Assault, giver: Unit, taker: Unit) -> None:
    given, returned = arm_of(s, giver.id), arm_of(s, taker.id)
    for arm, carrier in ((given, taker), (returned, giver)):
        if arm is not None:
            arm.carrier = carrier.id
            u.tell(ArmHandedOver, arm=u.box.name(arm.id), unit=u.box.name(carrier.id))
