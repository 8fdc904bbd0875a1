"""The exact odds of the present raid, for the player."""

from __future__ import annotations

from sandtable.engine.errors import BadInputError
from sandtable.engine.scene import Chart, Fact, Insight, Mark
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.odds.plan import left_out
from sandtable.games.raid_on_schweinfurt.odds.tally import RaidOdds, odds_of
from sandtable.games.raid_on_schweinfurt.rules.ch17_end import loss_percent
from sandtable.games.raid_on_schweinfurt.rules.setup import copy_of
from sandtable.games.raid_on_schweinfurt.state import SECOND, Raid, Wave

NEGLIGIBLE = 5e-5
OVER_BEFORE = ("target_", "return", "home")


def insight(box: Box, s: Raid) -> Insight | None:
    """Return the exact odds of the plan, once there are bombers to plan with.

    Beyond the outbound step the odds stay those of the raid as it was planned, so that the result
    can be set against them. There are none where they would not be exact.
    """
    if not s.b17_available and not box.scenarios[s.scenario].is_planned:
        return None
    try:
        odds = odds_of(box, planned(box, s))
    except BadInputError:
        return None
    return shown(s, odds, left_out(box, s))


def planned(box: Box, s: Raid) -> Raid:
    """Return the raid for the odds: an unfinished plan gets the remaining bombers."""
    start = copy_of(s)
    if any(wave.box.startswith(OVER_BEFORE) for wave in s.waves) or s.result:
        return back_at_base(box, start)
    if s.b17_available and not s.home_weather:
        start.waves += waves_to_come(box, s)
    return start


def waves_to_come(box: Box, s: Raid) -> list[Wave]:
    """Divide the remaining bombers among the waves that are not formed yet."""
    numbers = range(len(s.waves) + 1, (s.waves_planned or SECOND) + 1)
    b17 = s.b17_available - (s.diversion.bombers - s.diversion.b24) - sum(w.b17 for w in s.waves)
    b24 = s.b24_available - s.diversion.b24 - sum(w.b24 for w in s.waves)
    waves = []
    for number in numbers:
        share = b17 // (numbers.stop - number)
        last = b24 if number == numbers.stop - 1 else 0
        waves.append(Wave(number, share + last, last, box.scenarios[s.scenario].primary))
        b17 -= share
    return waves


def back_at_base(box: Box, s: Raid) -> Raid:
    """Put the bombers of a finished raid back at their base."""
    for wave in s.waves:
        wave.bombers += wave.downed + wave.aborted
        wave.in_play = wave.downed = wave.aborted = wave.escort = wave.diversion_drm = 0
        wave.flying, wave.box = True, "base"
    s.diversion.bombers += s.diversion.aborted
    s.diversion.aborted, s.diversion.flying = 0, True
    scenario = box.scenarios[s.scenario]
    s.aggressiveness, s.flak = scenario.aggressiveness, scenario.flak
    return s


def shown(s: Raid, odds: RaidOdds, without: list[str]) -> Insight:
    facts = tuple(
        Fact(
            label=say("result", result=name),
            value=say("percent", value=100 * chance),
            share=chance,
            rule="II.win",
        )
        for name, chance in odds.results.items()
    )
    goals = tuple(
        Mark(value=goal.damage_min, text=say("result", result=goal.result))
        for goal in s.goals
        if goal.damage_min
    )
    limits = tuple(
        Mark(value=goal.downed_max, text=say("result", result=goal.result))
        for goal in s.goals
        if goal.downed_max >= 0
    )
    over = bool(s.result)
    damage = (*goals, Mark(value=s.damage, text=say("mark-here"), actual=True)) if over else goals
    percent = loss_percent(s.downed, s.in_play)
    losses = (*limits, Mark(value=percent, text=say("mark-here"), actual=True)) if over else limits
    return Insight(
        title=say("insight-title"),
        facts=facts,
        charts=(
            chart("damage", odds.damage, damage, "XV.track"),
            chart("losses", odds.loss_percent, losses, "XVII.rounding"),
        ),
        note=say("insight-note", without="-".join(without)),
    )


def chart(name: str, chances: list[float], marks: tuple[Mark, ...], rule: str) -> Chart:
    """Return the likely part of a distribution, wide enough for its marks."""
    likely = [value for value, chance in enumerate(chances) if chance > NEGLIGIBLE]
    low = min([*likely, *(mark.value for mark in marks)])
    high = max([*likely, *(mark.value for mark in marks)])
    padded = [*chances, *[0.0] * (high + 1 - len(chances))]
    return Chart(
        id=name,
        title=say(f"chart-{name}"),
        low=low,
        chances=tuple(round(chance, 6) for chance in padded[low : high + 1]),
        marks=marks,
        rule=rule,
    )
