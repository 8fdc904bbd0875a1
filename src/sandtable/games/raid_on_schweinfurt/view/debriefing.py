"""The debriefing of the raid: damage and losses, the routes of the waves, and the dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from sandtable.engine.debrief import Debrief, Happening, ScoreLine, SideScore, Where
from sandtable.engine.errors import BadInputError
from sandtable.engine.events import Event
from sandtable.engine.luck import Measure
from sandtable.engine.parts import Words
from sandtable.engine.scene import Fact
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt import events as e
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.components.rows import Attack
from sandtable.games.raid_on_schweinfurt.rules.ch17_end import loss_percent
from sandtable.games.raid_on_schweinfurt.state import GERMAN, US, Raid
from sandtable.games.raid_on_schweinfurt.view import place_of
from sandtable.games.raid_on_schweinfurt.view.boards import EUROPE

LUFTWAFFE, BOMBERS, BOMBS = "luftwaffe", "bombers", "bombs"
FLOWN = ("target_", "return", "home")


def moment(_: Box, __: Raid, phase: str) -> tuple[str, Words]:
    return phase, say(f"phase-{phase}")


def scores(_: Box, s: Raid) -> tuple[SideScore, ...]:
    damage = ScoreLine(text=say("track-damage"), points=s.damage, rule="XV.track")
    downed = tuple(
        ScoreLine(text=say("debrief-downed", wave=w.number), points=w.downed, rule="XIII.move")
        for w in s.waves
    )
    return (
        SideScore(side=US, title=say("debrief-damage"), total=s.damage, lines=(damage,)),
        SideScore(side=GERMAN, title=say("debrief-losses"), total=s.downed, lines=downed),
    )


def remarks(_: Box, s: Raid) -> tuple[Fact, ...]:
    percent = loss_percent(s.downed, s.in_play)
    lost = Fact(label=say("debrief-percent"), value=f"{percent} %", rule="XVII.rounding")
    goal = s.goals[0]
    asked = say("debrief-goal", damage=goal.damage_min, percent=goal.downed_max)
    return lost, Fact(label=say("result", result="us_win"), value=asked, rule="II.win")


def whereabouts(_: Box, s: Raid) -> Iterator[Where]:
    for wave in s.waves:
        name = say("wave", wave=wave.number)
        yield Where(f"wave-{wave.number}", US, name, place_of(wave), main=True)


ROWS: dict[type[Event], tuple[str, str]] = {
    e.LuftwaffeRose: (LUFTWAFFE, GERMAN),
    e.EscortTurnedBack: (LUFTWAFFE, GERMAN),
    e.FlakOpened: (LUFTWAFFE, GERMAN),
    e.BombersAborted: (BOMBERS, GERMAN),
    e.WaveTurnedBack: (BOMBERS, GERMAN),
    e.BombersDowned: (BOMBERS, GERMAN),
    e.TargetBombed: (BOMBS, US),
    e.WaveReturned: (BOMBS, US),
}


def happening(_: Box, event: Event) -> Happening | None:
    found = ROWS.get(type(event))
    return Happening(row=found[0], side=found[1], text=event.text()) if found else None


def thrower(_: Box, __: Sequence[Event], ___: int) -> str:
    return US


def chances(box: Box, s: Raid) -> Mapping[str, float] | None:
    """Return the exact chances before the outbound step; a draw counts half."""
    from sandtable.games.raid_on_schweinfurt.odds.tally import odds_of  # noqa: PLC0415  (numpy only when asked)

    if not s.waves or s.result or any(wave.box.startswith(FLOWN) for wave in s.waves):
        return None
    try:
        results = odds_of(box, s).results
    except BadInputError:
        return None
    return {US: results["us_win"] + results["draw"] / 2}


def downed(row: object) -> float:
    return float(getattr(row, "bombers", 0))


def is_costly(row: Attack) -> float:
    """Return 1 for an attack that costs bombers or escort, else 0."""
    return float(bool(row.bombers or row.reroll or row.fe_loss))


SHOT_DOWN = (Measure(say("luck-downed"), downed, "bad"),)

DEBRIEF: Debrief[Box, Raid] = Debrief(
    board=EUROPE,
    moment=moment,
    scores=scores,
    remarks=remarks,
    whereabouts=whereabouts,
    sides={GERMAN: say("debrief-germans")},
    rows=(LUFTWAFFE, BOMBERS, BOMBS),
    happening=happening,
    measures={
        "t1": (Measure(say("luck-aborts"), lambda row: float(row.aborts), "bad"),),
        "t2": (Measure(say("luck-escort"), lambda row: float(row.fe)),),
        "t4": (Measure(say("luck-attacks"), is_costly, "bad"),),
        "t5": SHOT_DOWN,
        "t6": (Measure(say("luck-damage"), lambda row: float(row.damage)),),
        "t7": SHOT_DOWN,
        "t7_poor_return": SHOT_DOWN,
        "t7a": SHOT_DOWN,
    },
    thrower=thrower,
    chances=chances,
    metric="damage_percent",
)
