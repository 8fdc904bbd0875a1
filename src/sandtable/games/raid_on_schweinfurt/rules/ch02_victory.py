"""II. Victory conditions."""

from __future__ import annotations

import msgspec

from sandtable.engine.errors import BadInputError
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.state import Goal

BEST_FIRST = ("us_win", "draw", "german_win")
SCHEME = ["us_win", "draw", "draw", "german_win"]


@rule("II.win", "II.draw-a", "II.draw-b", "II.german")
def result_of(goals: list[Goal], damage: int, percent: int) -> str:
    """The first clause that holds decides; the last one, a German win, always holds."""
    # II.win, II.draw-a, II.draw-b, II.german
    return next(goal.result for goal in goals if is_met(goal, damage, percent))


def is_met(goal: Goal, damage: int, percent: int) -> bool:
    return (
        damage >= goal.damage_min
        and (goal.downed_max < 0 or percent <= goal.downed_max)
        and (goal.downed_over < 0 or percent > goal.downed_over)
        and (goal.downed_under < 0 or percent < goal.downed_under)
    )


@rule("XIX.victory-options")
def own_goals(goals: list[Goal], wishes: dict[str, int]) -> list[Goal]:
    """Put the player's own figures in the clauses of the schedule; -1 leaves one as it is."""
    wished = {name: value for name, value in wishes.items() if value >= 0}
    if not wished:
        return [msgspec.structs.replace(goal) for goal in goals]
    if [goal.result for goal in goals] != SCHEME:
        msg = "Goals need a schedule with a win, two draws and a German win (XIX.victory-options)."
        raise BadInputError(msg, say("own-goals-need-a-scheme"))
    win, draw, lesser, lost = goals
    win_max = wished.get("win_downed_max", win.downed_max)
    return [
        Goal("us_win", wished.get("win_damage_min", win.damage_min), win_max),
        Goal(
            "draw",
            wished.get("draw_damage_min", draw.damage_min),
            downed_over=win_max,
            downed_under=wished.get("draw_downed_under", draw.downed_under),
        ),
        Goal(
            "draw",
            wished.get("lesser_draw_damage_min", lesser.damage_min),
            wished.get("lesser_draw_downed_max", lesser.downed_max),
        ),
        msgspec.structs.replace(lost),
    ]


@rule("XIX.victory-options.moral")
def is_moral_victory(previous: str, result: str, damage: int, percent: int) -> bool:
    """Return whether the result is better, or equal with a higher margin of damage over losses."""
    if not previous:
        return False
    last_result, last_damage, last_percent = previous.split("/")
    before = BEST_FIRST.index(last_result), int(last_percent) - int(last_damage)
    return (BEST_FIRST.index(result), percent - damage) < before
