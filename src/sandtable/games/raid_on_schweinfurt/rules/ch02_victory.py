"""II. Victory conditions."""

from __future__ import annotations

from sandtable.engine.errors import BadInputError
from sandtable.engine.rules import rule
from sandtable.games.raid_on_schweinfurt.state import Goal, Raid

BEST_FIRST = ("us_win", "draw", "german_win")
CLAUSES = ("us_win", "draw", "draw", "german_win")


@rule("II.win", "II.draw-a", "II.draw-b", "II.german", "XVII.damage")
def result_of(goals: list[Goal], damage: int, percent: int) -> str:
    """The first clause that holds decides; the last one, a German win, always holds."""
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
    if all(figure < 0 for figure in wishes.values()):
        return goals
    if tuple(goal.result for goal in goals) != CLAUSES:
        msg = "Own goals need a schedule of a win, two draws and a defeat (XIX.victory-options)."
        raise BadInputError(msg)
    win, draw, lesser, *rest = goals

    def wish(name: str, otherwise: int) -> int:
        return wishes[name] if wishes.get(name, -1) >= 0 else otherwise

    win_max = wish("win_downed_max", win.downed_max)
    return [
        Goal("us_win", wish("win_damage_min", win.damage_min), win_max),
        Goal(
            "draw",
            wish("draw_damage_min", draw.damage_min),
            downed_over=win_max,
            downed_under=wish("draw_downed_under", draw.downed_under),
        ),
        Goal(
            "draw",
            wish("lesser_draw_damage_min", lesser.damage_min),
            wish("lesser_draw_downed_max", lesser.downed_max),
        ),
        *rest,
    ]


@rule("XIX.victory-options.moral")
def is_moral_victory(previous: str, result: str, damage: int, percent: int) -> bool:
    """Better than the last game: a better result, or the same with more damage less losses."""
    if not previous:
        return False
    last_result, last_damage, last_percent = previous.split("/")
    before = BEST_FIRST.index(last_result), int(last_percent) - int(last_damage)
    return (BEST_FIRST.index(result), percent - damage) < before


def wins(s: Raid) -> bool:
    return s.result == BEST_FIRST[0]
