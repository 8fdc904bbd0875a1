"""The measures. Each returns seconds for one unit of its work."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from sandtable.engine import record
from sandtable.engine.bulk import play_out
from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Setup, find_game
from sandtable.engine.match import Match
from sandtable.engine.umpire import Umpire
from sandtable.games.raid_on_schweinfurt.odds.plan import odds_of_plan

GAME = find_game("raid-on-schweinfurt")
BOX = GAME.printed_box
SEED = seed_from("bench")
PLAN: dict[str, Any] = {
    "wave": [{"b17": 193}, {"b17": 182, "b24": 11}],
    "diversion": {"b24": 46},
    "b17_available": 375,
    "b24_available": 57,
}
GIVEN = {
    "home_weather": "overcast",
    "target_weather": "intermediate",
    "aggressiveness": "aggressive",
    "flak": "moderate",
}


class Measure(NamedTuple):
    """A line of the table: seconds a unit, and how it is best told."""

    name: str
    seconds: float
    unit: str


def best(work: Callable[[], object], units: int, repeats: int = 5) -> float:
    """Return the best time of several runs, a unit."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times) / units


def reference() -> float:
    """Throw a die of the standard library: the yardstick of this run."""
    randint, count = random.Random(1).randint, 200_000
    return best(lambda: [randint(1, 10) for _ in range(count)], count)


def rolls() -> Iterator[Measure]:
    dice, count = SeededDice(SEED), 200_000
    umpire, column = Umpire(BOX, dice), BOX.t5
    yield Measure("a die", best(lambda: [dice.roll(10) for _ in range(count)], count), "dice/s")
    rolled = best(lambda: [umpire.roll(column) for _ in range(count)], count)
    yield Measure("a roll on a table", rolled, "rolls/s")


def raids(scenario: str, player: str, *, log: bool) -> float:
    count, setup = 1500, Setup(scenario)
    bot = GAME.bots[player](BOX, "us", SeededDice(SEED))
    seeds = [derive(SEED, str(number)) for number in range(count)]

    def fly() -> None:
        for seed in seeds:
            play_out(GAME, setup, {"us": bot}, SeededDice(seed), [] if log else None)

    return best(fly, count, 3)


def bulk() -> Iterator[Measure]:
    for scenario in ("historical-a", "standard"):
        for log in (False, True):
            name = f"a raid, {scenario}, log {'on' if log else 'off'}"
            yield Measure(name, raids(scenario, "thumb", log=log), "raids/s")


def finished() -> Match:
    match = Match(GAME, Setup("standard"), SEED)
    bot = GAME.bots["thumb"](BOX, "us", SeededDice(SEED))
    while not match.is_over:
        match.submit("us", bot.answer(match.known("us"), match.pending[0]))
    return match


def matches() -> Iterator[Measure]:
    match = finished()
    decisions = len(match.inputs)
    saved = record.save(match)
    middle = match.fork(decisions // 2)
    answer = match.inputs[decisions // 2].answer

    def undo() -> None:
        middle.submit("us", answer)
        middle.undo()

    yield Measure("a decision, recorded", best(finished, decisions), "decisions/s")
    yield Measure("save", best(lambda: record.save(match), 1), "")
    yield Measure("load (replays everything)", best(lambda: record.load(saved), 1), "")
    yield Measure("an answer and its undo", best(undo, 1, 20), "")
    yield Measure("fork in the middle", best(lambda: match.fork(decisions // 2), 1, 20), "")
    yield Measure("scene", best(lambda: match.scene("us"), 1, 20), "")


def odds() -> Iterator[Measure]:
    given = PLAN | {"given": GIVEN}
    weather = PLAN | {"given": {k: v for k, v in GIVEN.items() if "weather" in k}}
    unequal = PLAN | {"wave": [{"b17": 250}, {"b17": 125, "b24": 11}]}
    for name, plan in (
        ("exact odds of a plan, all given", given),
        ("exact odds of a plan, weather given", weather),
        ("exact odds of a plan, all averaged", PLAN),
        ("the same, unequal waves", unequal),
    ):
        yield Measure(name, best(lambda plan=plan: odds_of_plan(BOX, plan), 1), "")  # type: ignore[misc]  # mypy cannot infer the lambda


def cold_start() -> Iterator[Measure]:
    command = [sys.executable, "-m", "sandtable", "--help"]
    bare = [sys.executable, "-c", "pass"]
    yield Measure("start of Python alone", best(lambda: run(bare), 1), "")
    yield Measure("sandtable --help", best(lambda: run(command), 1), "")


def run(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603  (our own command)


def everything() -> Iterator[Measure]:
    for group in (rolls, bulk, matches, odds, cold_start):
        yield from group()
