"""The findings of odds and planner as tables for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sandtable.engine.parts import Words
from sandtable.engine.studies import Findings, Grid, chances, percent, spreads
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.odds.plan import odds_of_plan, read_plan
from sandtable.games.raid_on_schweinfurt.odds.planner import Rated, Report, Wish, report
from sandtable.games.raid_on_schweinfurt.odds.tally import RaidOdds
from sandtable.games.raid_on_schweinfurt.rules.ch02_victory import BEST_FIRST

RESULTS = tuple(say("result", result=result) for result in BEST_FIRST)
CHOICES = ("share", "diversion", "mode", "ways", "night")
SPREADS = ("damage", "losses", "loss_percent")


def of_plan(box: Box, data: Mapping[str, Any]) -> Findings:
    """Return the exact odds of a plan file as tables."""
    odds = odds_of_plan(box, data)
    note = say("insight-note", without="-".join(odds.left_out))
    return Findings(odds, grids_of(odds), (note,))


def grids_of(odds: RaidOdds) -> tuple[Grid, ...]:
    results = zip(RESULTS, odds.results.values(), strict=True)
    figures = [(say(f"odds-{name}"), getattr(odds, name)) for name in SPREADS]
    return (
        chances("", [*results, (say("odds-neglected"), odds.neglected)]),
        spreads("", figures),
        Grid(say("odds-by-weather"), (say("odds-weather"), *RESULTS), by_weather(odds)),
    )


def by_weather(odds: RaidOdds) -> tuple[tuple[Words, ...], ...]:
    return tuple(
        (skies(pair), *(percent(results[name]) for name in BEST_FIRST))
        for pair, results in odds.by_weather.items()
    )


def skies(pair: str) -> Words:
    home, target = pair.split("/")
    return say("pair", one=say("weather", weather=home), other=say("weather", weather=target))


def of_search(
    box: Box, base: Mapping[str, Any], draw: float, progress: Callable[[int], None] | None
) -> Findings:
    """Return the best plans under the circumstances of the plan file `base`."""
    made = report(box, read_plan(base), progress, draw)
    return Findings(
        plain(made),
        (
            Grid("", (*titles(), *figures()), tuple(map(plan_row, made.best)), labels=len(CHOICES)),
            Grid(
                say("plan-worth"),
                (say("plan-choice"), say("plan-instead"), say("plan-score"), say("plan-change")),
                tuple(
                    (
                        say(f"plan-{other.choice}"),
                        told(other.wish, other.choice),
                        percent(other.score),
                        percent(other.change),
                    )
                    for other in made.worth
                ),
                labels=2,
            ),
        ),
        (say("plan-rated", plans=made.plans),),
    )


def titles() -> tuple[Words, ...]:
    return tuple(say(f"plan-{choice}") for choice in CHOICES)


def figures() -> tuple[Words, ...]:
    return (say("plan-score"), *RESULTS)


def plan_row(rated: Rated) -> tuple[Words, ...]:
    chances = (rated.score, rated.win, rated.draw, rated.loss)
    return (*(told(rated.wish, choice) for choice in CHOICES), *map(percent, chances))


def told(wish: Wish, choice: str) -> Words:
    """Return a choice in words."""
    match choice:
        case "share":
            return f"{wish.share:.0%}"
        case "ways":
            one, other = (say("way-home", way=way) for way in wish.ways)
            return say("pair", one=one, other=other)
        case "night":
            return say("plan-by-night" if wish.night else "plan-by-day")
        case _:
            return str(getattr(wish, choice))


def plain(made: Report) -> dict[str, Any]:
    """Return the report for programs, with only the value of each other choice."""
    best, worth = made.best, made.worth
    return {
        "best": best,
        "worth": [
            {
                "choice": other.choice,
                "value": getattr(other.wish, other.choice),
                "score": other.score,
                "change": other.change,
            }
            for other in worth
        ],
        "plans": made.plans,
    }
