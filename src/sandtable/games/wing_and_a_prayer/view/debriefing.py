"""The campaign looked back upon: points by mission, targets, losses, and the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.engine.debrief import Debrief, Happening, ScoreLine, SideScore, Where
from sandtable.engine.events import Event, Rolled
from sandtable.engine.luck import Measure
from sandtable.engine.parts import Words
from sandtable.engine.scene import Fact
from sandtable.engine.texts import Text, say, words
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.events.combat import (
    BomberDestroyed,
    FighterDestroyed,
    FighterFired,
    InterceptorsAppeared,
    TargetAssessed,
)
from sandtable.games.wing_and_a_prayer.events.duel import InterceptorsSent
from sandtable.games.wing_and_a_prayer.events.flight import LuckPlayed
from sandtable.games.wing_and_a_prayer.events.squadron import CrewUpgraded, WarProgressed
from sandtable.games.wing_and_a_prayer.rules.outcome import metrics
from sandtable.games.wing_and_a_prayer.rules.words import target_name
from sandtable.games.wing_and_a_prayer.state import GERMAN, HEAVY, US, Campaign, Report
from sandtable.games.wing_and_a_prayer.view.mission_map import BOARD

ESCORTS = ("p47", "p38", "p51")
TARGETS, FIGHTERS, LOSSES, SQUADRON = "targets", "fighters", "losses", "squadron"
RULES = {
    "target": "11.5",
    "kills": "2.5.vp.single",
    "bombers": "2.5.vp.bomber",
    "escorts": "2.5.vp.escort",
    "missing": "4.4.short",
    "extra": "12.12",
}


def moment(_: Box, s: Campaign, __: str) -> tuple[int, Words]:
    number = s.mission.number if s.mission is not None else s.flown + 1
    return number, say("debrief-mission", number=number)


# ---------------------------------------------------------------------- a mission


def mission_score(report: Report) -> Iterator[ScoreLine]:
    """The points of one mission by what they were for."""
    for what, rule in RULES.items():
        if report.tally.get(what):
            text = say("score-item", item=what)
            yield ScoreLine(text=text, points=report.tally[what], rule=rule)


def signed(points: int) -> Text:
    return say("signed", sign="−" if points < 0 else "+", points=abs(points))


def mission_facts(box: Box, report: Report) -> Iterator[Fact]:
    """A mission as it is debriefed on the ground."""
    damage = say("target-damage", damage=report.damage)
    yield Fact(label=say("fact-damage"), value=damage, rule="11.3")
    home = say("came-home", home=report.sent - report.lost, sent=report.sent)
    yield Fact(label=say("fact-home"), value=home, rule="5.14")
    for line in mission_score(report):
        yield Fact(label=line.text, value=signed(line.points), rule=line.rule)
    level = words(box.progress.read(report.points).names)
    total = say("mission-total", points=report.points, level=level)
    yield Fact(label=say("fact-mission-total"), value=total, rule="7.2.1")
    yield Fact(label=say("track-campaign-vp"), value=str(report.campaign), rule="7.2.2")


# ---------------------------------------------------------------------- the campaign


def scores(box: Box, s: Campaign) -> tuple[SideScore, ...]:
    """The campaign points of each mission, and of the progress of the war after it."""
    lines = []
    before = 0
    for report in s.reports:
        value = box.progress.read(report.points).value
        war = report.campaign - value - before
        if war:
            lines.append(ScoreLine(text=say("score-war"), points=war, rule="7.5"))
        target = target_name(box, report.card)
        text = say("history-number", number=report.number, target=target)
        lines.append(ScoreLine(text=text, points=value, rule="7.2.2"))
        before = report.campaign
    if s.points != before:
        lines.append(ScoreLine(text=say("score-war"), points=s.points - before, rule="7.5"))
    title = say("track-campaign-vp")
    return (SideScore(side=US, title=title, total=s.points, lines=tuple(lines)),)


def remarks(box: Box, s: Campaign) -> tuple[Fact, ...]:
    """Losses against sorties, what was shot down, and how far the next level was."""
    found = metrics(box, s)
    lost, sorties = int(found["bombers_lost"]), sum(s.sorties.values())
    share = 100 * lost / sorties if sorties else 0
    facts = [
        Fact(label=say("panel-losses"), value=say("toll", lost=lost, flown=sorties, share=share)),
        Fact(label=say("group-shot-down"), value=str(int(found["interceptors_shot_down"]))),
        Fact(label=say("fact-destroyed"), value=str(int(found["targets_destroyed"]))),
    ]
    figures = box.scenarios[s.scenario].figures
    higher = [one.least[figures] - s.points for one in box.levels.values()]
    missing = [more for more in higher if more > 0]
    if missing:
        facts.append(Fact(label=say("debrief-missing"), value=str(min(missing)), rule="7.2.3"))
    return tuple(facts)


def whereabouts(box: Box, s: Campaign) -> Iterator[Where]:
    """The targets bombed so far, those destroyed boldly."""
    for report in s.reports:
        number, target = report.number, box.target_of(report.card)
        yield Where(f"mission-{number}", US, str(number), target.box, main=report.damage == HEAVY)


ROWS: dict[type[Event], tuple[str, str]] = {
    TargetAssessed: (TARGETS, US),
    InterceptorsAppeared: (FIGHTERS, GERMAN),
    InterceptorsSent: (FIGHTERS, GERMAN),
    FighterDestroyed: (FIGHTERS, US),
    BomberDestroyed: (LOSSES, GERMAN),
    CrewUpgraded: (SQUADRON, US),
    LuckPlayed: (SQUADRON, US),
    WarProgressed: (SQUADRON, ""),
}


def happening(_: Box, event: Event) -> Happening | None:
    found = ROWS.get(type(event))
    return Happening(row=found[0], side=found[1], text=event.text()) if found else None


# ---------------------------------------------------------------------- luck


def thrower(_: Box, log: Sequence[Event], place: int) -> str:
    """Return whose fire it was; all other dice are the squadron's."""
    roll, before = log[place], log[place - 1] if place else None
    if not isinstance(roll, Rolled):
        return US
    if roll.table == "bomber_combat":
        return GERMAN
    german = isinstance(before, FighterFired) and not before.by.startswith(ESCORTS)
    return GERMAN if german else US


DEBRIEF: Debrief[Box, Campaign] = Debrief(
    board=BOARD,
    moment=moment,
    scores=scores,
    remarks=remarks,
    whereabouts=whereabouts,
    sides={GERMAN: say("seat-german")},
    rows=(TARGETS, FIGHTERS, LOSSES, SQUADRON),
    happening=happening,
    measures={
        "fighter_combat": (
            Measure(say("luck-kills"), lambda row: float(row.hit == "destroyed")),
            Measure(say("luck-damaged"), lambda row: float(row.hit == "damaged")),
        ),
        "bomber_combat": (
            Measure(say("luck-bombers"), lambda row: float(row.hit == "destroyed")),
            Measure(say("luck-hits"), lambda row: float(row.hit in ("light", "heavy"))),
        ),
        "repair": (Measure(say("luck-repaired"), lambda row: float(row.yes)),),
        "upgrade": (Measure(say("luck-raised"), lambda row: float(row.yes)),),
        "fate": (Measure(say("luck-home"), lambda row: float(row.yes)),),
        "abandon_check": (Measure(say("luck-abandons"), lambda row: float(row.yes), "bad"),),
        "formation_check": (Measure(say("luck-tight"), lambda row: float(row.tight)),),
    },
    thrower=thrower,
    metric="campaign_vp",
)
