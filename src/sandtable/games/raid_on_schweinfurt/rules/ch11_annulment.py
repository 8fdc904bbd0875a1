"""XI. Annulling the mission."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.sequence import END
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.components.scenarios import Annulment
from sandtable.games.raid_on_schweinfurt.events import MissionAnnulled, MissionWentAhead
from sandtable.games.raid_on_schweinfurt.rules.setup import start_mission
from sandtable.games.raid_on_schweinfurt.state import US, Goal, Raid

FROM_THE_BEGINNING = "briefing"
GO = Option("go", say("option-go"))
ANNUL = Option("annul", say("option-annul"))
LOST = "german_win"


@rule("XI", "XI.go", "XI.no-return", "XI.second")
def go_or_annul(u: RaidUmpire, s: Raid) -> Steps[str | None]:
    """The last moment to call the mission off; a second time loses the game."""
    points = u.box.annul.damage_raise_per_annulment
    ask = say("ask-annul", annulments=s.annulments, points=points)
    if (yield Choose("annul", US, ask, (GO, ANNUL), rule="XI")) == GO.id:
        u.tell(MissionWentAhead)
        return None  # XI.go, XI.no-return
    s.annulments += 1
    if s.annulments > u.box.annul.max_annulments:
        u.tell(MissionAnnulled, annulments=s.annulments, points=0, rule="XI.second")
        s.result, s.reason = u.box.annul.second_annulment, "annulled-twice"
        return END
    u.tell(MissionAnnulled, annulments=s.annulments, points=points, rule="XI.raise")
    return start_again(u.box, s)


@rule("XI.restart")
def start_again(box: Box, s: Raid) -> str:
    """Start again; only the count of annulments and the higher goals remain."""
    s.goals = raised(s.goals, box.annul)
    start_mission(box, s)
    return FROM_THE_BEGINNING


@rule("XI.raise")
def raised(goals: list[Goal], annul: Annulment) -> list[Goal]:
    """Every American damage goal goes up; the loss limits stay."""
    up = annul.damage_raise_per_annulment
    return [
        Goal(
            goal.result,
            goal.damage_min + up if goal.result != LOST else goal.damage_min,
            goal.downed_max,
            goal.downed_over,
            goal.downed_under,
        )
        for goal in goals
    ]


def is_allowed(box: Box, s: Raid) -> bool:
    return box.scenarios[s.scenario].annul_allowed
