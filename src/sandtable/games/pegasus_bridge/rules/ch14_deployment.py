"""14. Deployment: the plan, what lies face down, and the gliders' loads."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import Text, say
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.components.parts import Plan
from sandtable.games.pegasus_bridge.events.landing import (
    GarrisonDeployed,
    GlidersExchanged,
    PlanTurnedUp,
    PlatoonsDeployed,
    UnitShifted,
)
from sandtable.games.pegasus_bridge.rules.positions import HICKMAN, SCHMIDT
from sandtable.games.pegasus_bridge.state import (
    BRITISH,
    FACE_DOWN,
    NO_CHIT,
    Assault,
    Glider,
    Leader,
    Secret,
    Unit,
)

DONE, BACK = "done", "back"
NOBODY: tuple[str, ...] = ()


@rule("14.0(1)", "14.0(2)", "17.2", "17.2.beginner", "17.2.advanced", "17.2.expert")
def deployment(u: PegasusUmpire, s: Assault) -> None:
    """Draw a plan of the scenario and set up what it says; what lies face down stays unseen."""
    # 14.0(1), 17.2, 17.2.beginner, 17.2.advanced, 17.2.expert
    letters = u.box.scenarios[s.scenario].plans
    letter = u.one_of(letters, "why-plan", rule="14.0(2)", seen_by=NOBODY)
    plan = u.box.plans[letter]
    s.secret = Secret(letter)
    s.plans = [one for one in letters if u.box.plans[one].in_the_open == plan.in_the_open]
    if s.switches.open_plan or len(letters) == 1:
        s.plan, s.plans = letter, [letter]
        u.tell(PlanTurnedUp, plan=letter)
    place_garrison(u, s, plan)
    place_chit(u, s, plan)
    place_villages(u, s, plan)
    place_leaders(u, s, plan)
    u.reveal()  # what stands in the open tells something of the plan that was drawn unseen


@rule("14.0(3)", "14.0(3).hidden")
def place_garrison(u: PegasusUmpire, s: Assault, plan: Plan) -> None:
    """Squads and decoys go into a cup; one is drawn for each circle and laid face down."""
    cup = [True] * plan.garrison + [False] * plan.decoys
    drawn = u.shuffled(cup, "why-counter", rule="14.0(3)", seen_by=NOBODY)
    circles = u.box.ground.circles
    s.face_down = list(circles)
    s.hidden.squads = [area for area, squad in zip(circles, drawn, strict=True) if squad]
    u.tell(GarrisonDeployed, counters=len(circles))


@rule("14.0(5)", "8.0")
def place_chit(u: PegasusUmpire, s: Assault, plan: Plan) -> None:
    """The charges and their blanks go into a cup; one chit is laid face down in its box."""
    s.chit = FACE_DOWN if plan.charges else NO_CHIT
    if plan.charges:
        cup = [True] * plan.charges + [False] * plan.blanks
        s.hidden.mined = u.one_of(cup, "why-chit", rule="14.0(5)", seen_by=NOBODY)


@rule("14.0(4)", "C.initial-platoons")
def place_villages(u: PegasusUmpire, s: Assault, plan: Plan) -> None:
    """Platoons of the plan stand in the entry areas, awake and free to fire."""
    spare = iter(u.box.of_kind("infantry"))
    for village, number in (("le_port", plan.le_port), ("benouville", plan.benouville)):
        area = u.box.ground.entries[village]
        for _ in range(number):
            name = next(spare)
            s.german.units[name] = Unit(name, area, u.box.counters[name].strength)
        if number:
            u.tell(PlatoonsDeployed, number=number, area=u.box.place(area))


@rule("14.0(4)", "14.0(6)", "5.8")
def place_leaders(u: PegasusUmpire, s: Assault, plan: Plan) -> None:
    """Schmidt waits for his turn at Ranville, or is in the pillbox from the start."""
    if plan.hickman:
        s.german.leaders[HICKMAN] = Leader(HICKMAN, plan.hickman)  # 14.0(4)
    if plan.schmidt != u.box.ground.entries["ranville"]:  # 5.8, 14.0(6)
        s.german.leaders[SCHMIDT] = Leader(SCHMIDT, plan.schmidt)


# ---------------------------------------------------------------------- optional loads


def is_optional(box: Box, s: Assault) -> bool:
    return s.switches.optional_gliders


@rule("14.1", "4.1.option")
def loading(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """Exchange gliders and shift their loads until the player is content."""
    while True:
        options = [Option(DONE, say("option-done")), *shiftable(u.box, s)]
        ask = say("ask-load")
        picked = yield Choose("load", BRITISH, ask, options, rule="14.1", group="loading")
        if picked == DONE:
            return
        yield from shift(u, s, picked)


def shiftable(box: Box, s: Assault) -> Iterator[Option]:
    for glider in s.gliders:
        yield Option(f"glider:{glider.id}", say("option-glider", glider=glider.id))
        for name in glider.load:
            yield Option(name, say("option-load", unit=box.name(name), glider=glider.id))


def shift(u: PegasusUmpire, s: Assault, picked: str) -> Steps[None]:
    """Ask where to: another glider, for a unit one that can take it."""
    glider = glider_of(s, picked)
    places = [one for one in s.gliders if one is not glider and fits(u.box, one, picked)]
    options = [
        Option(f"{one.id}", say("option-to-glider", glider=one.id, points=weight(u.box, one.load)))
        for one in places
    ]
    options.append(Option(BACK, say("option-back")))
    what: Text | object = u.box.name(picked) if picked in u.box.counters else glider_text(glider)
    ask, facts = say("ask-load-where", what=what), {"load": picked}
    answer = yield Choose(
        "load-where", BRITISH, ask, options, rule="14.1", facts=facts, group="loading"
    )
    if answer != BACK:
        other = next(one for one in s.gliders if f"{one.id}" == answer)
        if picked in u.box.counters:
            transfer(u, s, picked, glider, other)
        else:
            exchange(u, s, glider, other)


def glider_text(glider: Glider) -> Text:
    return say("glider", glider=glider.id)


def glider_of(s: Assault, picked: str) -> Glider:
    return next(one for one in s.gliders if picked in one.load or picked == f"glider:{one.id}")


@rule("14.1.cap")
def fits(box: Box, glider: Glider, picked: str) -> bool:
    """No glider carries more than twelve points; leaders and weapons weigh nothing."""
    if picked not in box.counters:
        return True
    return weight(box, [*glider.load, picked]) <= box.loading.max_strength


def weight(box: Box, load: list[str]) -> int:
    return sum([box.counters[n].strength for n in load if box.counters[n].kind != "leader"])


def transfer(u: PegasusUmpire, s: Assault, name: str, start: Glider, end: Glider) -> None:
    """A Piat goes to a unit of its new glider; a unit leaves the Piat it carried behind."""
    start.load.remove(name)
    end.load.append(name)
    u.tell(UnitShifted, unit=u.box.name(name), glider=end.id)
    for arm in s.arms.values():
        glider = next(one for one in s.gliders if arm.id in one.load)
        units = [one for one in glider.load if one in s.british.units]
        if arm.carrier not in units and units:
            arm.carrier = units[0]


@rule("4.1.option", "4.1.lead")
def exchange(u: PegasusUmpire, s: Assault, one: Glider, other: Glider) -> None:
    """Two gliders change places; the first of a group leads it."""
    a, b = s.gliders.index(one), s.gliders.index(other)
    s.gliders[a], s.gliders[b] = other, one
    one.group, other.group = other.group, one.group
    u.tell(GlidersExchanged, one=one.id, other=other.id)
