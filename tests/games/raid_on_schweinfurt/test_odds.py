"""Exact odds: the same raids as the engine plays, without dice."""

from __future__ import annotations

import tomllib
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.errors import BadInputError, SandtableError
from sandtable.engine.studies import PlanStudy
from sandtable.engine.umpire import Umpire
from sandtable.games.raid_on_schweinfurt import GAME
from sandtable.games.raid_on_schweinfurt.bot.thumb import ThumbBot
from sandtable.games.raid_on_schweinfurt.odds.plan import odds_of_plan, position_of, read_plan
from sandtable.games.raid_on_schweinfurt.odds.planner import Planner, Wish, report, with_reroll
from sandtable.games.raid_on_schweinfurt.odds.prospect import Flight
from sandtable.games.raid_on_schweinfurt.odds.tally import RaidOdds, odds_of, ranked
from sandtable.games.raid_on_schweinfurt.rules.ch17_end import loss_percent
from sandtable.games.raid_on_schweinfurt.rules.setup import copy_of
from sandtable.games.raid_on_schweinfurt.state import Raid

BOX = GAME.printed_box

TWO_WAVES = {"wave": [{"b17": 193}, {"b17": 182, "b24": 11}], "diversion": {"b24": 46}}
CLOSE = [{"b17": 60, "target": "rouen"}, {"b17": 60, "target": "amiens"}]
CLEAR = {"home_weather": "intermediate", "target_weather": "intermediate"}


class Flier(ThumbBot):
    """Flies every raid as planned: never waits for weather, never annuls."""

    def on_weather(self, *_: object) -> str:
        return "accept"

    def on_annul(self, *_: object) -> str:
        return "go"


def position(**plan: object) -> Raid:
    return position_of(BOX, read_plan({**TWO_WAVES, **plan}))


def exact(**plan: object) -> RaidOdds:
    return odds_of(BOX, position(**plan))


def fly(start: Raid, seed: bytes) -> Raid:
    """Play a planned raid to its end through the engine."""
    s = copy_of(start)
    umpire = Umpire(BOX, SeededDice(seed))
    player = Flier(BOX, "us", umpire.dice)
    phase = "take-off" if s.home_weather else "weather"
    steps = GAME.sequence.conduct(umpire, s, phase)
    answer = None
    while True:
        try:
            decision: Any = steps.send(answer)
        except StopIteration:
            return s
        answer = player.answer(s, decision)


def mean(chances: list[float]) -> float:
    return sum(value * chance for value, chance in enumerate(chances))


def spread(chances: list[float]) -> float:
    centre = mean(chances)
    return sqrt(sum((value - centre) ** 2 * chance for value, chance in enumerate(chances)))


def agree(odds: RaidOdds, start: Raid, games: int, seed: str) -> None:
    """Compare with raids flown by the engine, to four standard errors."""
    raids = [fly(start, derive(seed_from(seed), str(game))) for game in range(games)]
    results = Counter(raid.result for raid in raids)
    for name, chance in odds.results.items():
        error = 4 * sqrt(max(chance * (1 - chance), 1 / games) / games)
        assert abs(results[name] / games - chance) < error, name
    for flown, chances in (
        ([raid.damage for raid in raids], odds.damage),
        ([raid.downed for raid in raids], odds.losses),
        ([loss_percent(raid.downed, raid.in_play) for raid in raids], odds.loss_percent),
    ):
        error = 4 * max(spread(chances), 0.1) / sqrt(games)
        assert abs(sum(flown) / games - mean(chances)) < error


@pytest.mark.rule("XIX.historical.A", "XIX.historical.given")
def test_scenario_a_has_the_calibrated_odds() -> None:
    odds = exact(scenario="historical-a")

    assert odds.win == pytest.approx(0.0024, abs=5e-5)
    assert odds.draw == pytest.approx(0.200, abs=5e-4)
    assert mean(odds.loss_percent) == pytest.approx(19.35, abs=0.005)
    assert spread(odds.loss_percent) == pytest.approx(3.86, abs=0.02)
    assert mean(odds.damage) == pytest.approx(35.61, abs=0.005)
    assert spread(odds.damage) == pytest.approx(5.56, abs=0.005)


@pytest.mark.rule("XIX.historical.B")
def test_scenario_b_has_the_calibrated_odds() -> None:
    odds = exact(scenario="historical-b")

    assert odds.win == pytest.approx(0.0006, abs=5e-5)
    assert odds.draw == pytest.approx(0.061, abs=5e-4)
    assert mean(odds.loss_percent) == pytest.approx(19.75, abs=0.005)
    assert mean(odds.damage) == pytest.approx(30.63, abs=0.005)


def test_the_calibrated_plan_has_its_odds_when_the_weather_is_used_to_win() -> None:
    """The dossier's figures for 375 B-17s and 57 B-24s."""
    base = read_plan({"b17_available": 375, "b24_available": 57})
    rated = Planner(BOX, base, draw=0.0).rate(Wish(share=0.5, diversion=46, mode=0))

    assert rated.win == pytest.approx(0.0703, abs=5e-5)
    assert rated.draw == pytest.approx(0.492, abs=5e-4)


def test_after_an_annulment_the_same_plan_is_worth_less() -> None:
    once = with_reroll(BOX, exact(given={"annulments": 1}), draw=0.0)

    assert once["us_win"] == pytest.approx(0.0448, abs=5e-5)
    assert once["draw"] == pytest.approx(0.335, abs=5e-4)


def test_the_plan_of_the_documentation_can_be_flown() -> None:
    root = Path(__file__).parents[3]
    text = (root / "docs/examples/plan.toml").read_text("utf-8")
    page = (root / "docs/reference/plan-file.md").read_text("utf-8")
    shown = page.split("```toml")[1].split("```")[0]

    assert tomllib.loads(shown) == tomllib.loads(text)
    (study,) = GAME.odds
    assert isinstance(study, PlanStudy)
    assert 0 < study.work_out(BOX, tomllib.loads(text)).data.win < 1


def test_all_chances_add_up() -> None:
    odds = exact(given=CLEAR)

    assert odds.neglected < 1e-7
    for chances in (odds.damage, odds.losses, odds.loss_percent, odds.results.values()):
        assert sum(chances) == pytest.approx(1.0, abs=1e-7)


def test_what_is_averaged_is_the_mean_of_what_is_given() -> None:
    levels = {"light": 0.4, "moderate": 0.5, "heavy": 0.1}
    given = {flak: exact(given={**CLEAR, "flak": flak}).win for flak in levels}

    assert exact(given=CLEAR).win == pytest.approx(
        sum(levels[flak] * win for flak, win in given.items()), abs=1e-7
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "plan",
    [
        {"given": CLEAR},
        {"given": {**CLEAR, "aggressiveness": "average", "flak": "light"}},
        {"scenario": "historical-a"},
        {"wave": [{"b17": 300}], "diversion": {}, "given": CLEAR},
        {"wave": [{"b17": 36}, {"b17": 33}], "diversion": {"b24": 20}, "given": CLEAR},
        {
            "wave": [{"b17": 150, "return": "africa"}, {"b17": 200}],
            "fighter_mode": -2,
            "given": {**CLEAR, "events": ["treacherous_africa", "luftwaffe_ready"]},
        },
        {
            "options": {"night": True, "second_wave_bombing": True},
            "night": True,
            "given": {"home_weather": "excellent", "target_weather": "excellent"},
        },
        {
            "options": {"closer_target": True, "diminished_luftwaffe": True},
            "given": {**CLEAR, "events": ["poor_return_weather", "difficult_assembly"]},
        },
        {
            "options": {"long_range_escort": True, "win_damage_min": 30, "win_downed_max": 12},
            "given": {**CLEAR, "events": ["fighters_burn_fuel"]},
        },
        {"given": {}},
    ],
    ids=lambda plan: "-".join(str(key) for key in plan),
)
def test_the_engine_flies_the_same_raids(plan: dict[str, Any]) -> None:
    start = position(**plan)

    agree(odds_of(BOX, start), start, games=1500, seed="bulk")


@pytest.mark.slow
def test_a_position_in_the_air_has_odds_too() -> None:
    """After assembly the strength and the escort of each wave are known."""
    start = position(given=CLEAR)
    for wave, (bombers, escort) in zip(start.waves, ((170, 1), (165, 6)), strict=True):
        wave.bombers = wave.in_play = bombers
        wave.escort, wave.box, wave.b24 = escort, "outbound", 0
    start.diversion.bombers = 40
    odds = odds_of(BOX, start)
    wins = Counter()  # type: ignore[var-annotated]  # counts results
    for game in range(2000):
        s = copy_of(start)
        umpire = Umpire(BOX, SeededDice(derive(seed_from("air"), str(game))))
        for _ in GAME.sequence.conduct(umpire, s, "diversion"):
            raise AssertionError
        wins[s.result] += 1

    for name, chance in odds.results.items():
        assert abs(wins[name] / 2000 - chance) < 4 * sqrt(max(chance * (1 - chance), 0.001) / 2000)


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        ({"wave": [{"b17": 400}]}, "V.limit"),
        ({"wave": [{"b17": 200, "target": "regensburg"}, {"b17": 175}]}, "VI(5).secondary-limit"),
        ({"wave": [{"b17": 200, "target": "regensburg"}]}, "VI(5).single"),
        ({"diversion": {"b24": 10, "b17": 10}}, "VI(2).b24-first"),
        ({"wave": []}, "III.wave"),
        ({"wave": [{"b17": "many"}]}, "is not valid"),
        ({"tail_gunners": 3}, "is not valid"),
        ({"given": {"flak": "purple"}}, "flak must be one of"),
        ({"given": {"events": ["parade"]}}, "no variable event parade"),
        ({"scenario": "dresden"}, "unknown scenario"),
        ({"fighter_mode": 4}, "VI(4)"),
        ({"options": {"parade": True}}, "option that does not exist"),
        ({"options": {"night": "maybe"}}, "takes on or off, not maybe"),
        ({"night": True}, "needs the option night"),
        ({"wave": [{"b17": 180}, {"b17": 170, "target": "moscow"}]}, "a target that standard does"),
        ({"scenario": "closer-target", "wave": CLOSE}, "may have only one target"),
        ({"wave": [{"b17": 100, "return": "moon"}]}, "an unknown way home"),
        ({"given": {"annulments": 2}}, "after 0 to 1 annulments"),
        ({"given": {"annulments": -1}}, "after 0 to 1 annulments"),
        ({"given": {"events": ["b24_shortage"]}}, "with fewer B-24s"),
    ],
)
def test_a_plan_that_cannot_be_flown_is_refused_with_the_reason(
    plan: dict[str, Any], says: str
) -> None:
    with pytest.raises(SandtableError, match=says.replace("(", r"\(").replace(")", r"\)")):
        position(**plan)


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        ({"wave": []}, "Un plan tiene una o dos oleadas, no 0 (III.wave)."),
        ({"diversion": {"b24": 10, "b17": 10}}, "los B-24 van a la diversión antes que los B-17"),
        ({"given": {"flak": "purple"}}, "flak debe ser uno de estos:"),
        ({"given": {"events": ["parade"]}}, "No existe el evento variable parade"),
        ({"scenario": "dresden"}, "un escenario desconocido, dresden"),
        ({"options": {"parade": True}}, "una opción que no existe"),
        ({"night": True}, "hace falta la opción night"),
        ({"wave": [{"b17": 180}, {"b17": 170, "target": "moscow"}]}, "que no existe en standard"),
        ({"scenario": "closer-target", "wave": CLOSE}, "solo puede tener un objetivo"),
        ({"wave": [{"b17": 100, "return": "moon"}]}, "una ruta de regreso que no existe"),
        ({"given": {"annulments": 2}}, "de 0 a 1 anulaciones"),
        ({"given": {"events": ["b24_shortage"]}}, "planifica con menos B-24"),
    ],
)
def test_the_reason_is_said_in_spanish_too(plan: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInputError) as refused:
        position(**plan)

    assert says in refused.value.spoken("es")


def test_odds_and_planner_refuse_in_spanish_too() -> None:
    few = {"wave": [{"b17": 40}], "given": {"events": ["difficult_assembly"], **CLEAR}}
    with pytest.raises(BadInputError) as refused:
        odds_of_plan(BOX, few)
    assert "necesitan más B-17" in refused.value.spoken("es")
    with pytest.raises(BadInputError) as refused:
        report(BOX, read_plan({"scenario": "historical-a"}))
    assert "tiene un plan fijo" in refused.value.spoken("es")


def test_the_odds_of_a_plan_say_what_they_leave_out() -> None:
    options = {"variable_events": True, "role_playing": True}
    plan = {**TWO_WAVES, "options": options, "given": CLEAR}

    assert odds_of_plan(BOX, plan).left_out == ["variable_events", "role_playing"]
    assert odds_of_plan(BOX, {**TWO_WAVES, "given": CLEAR}).left_out == []


@pytest.mark.parametrize("limit", [10, 15, 19])
def test_xvii_losses_of_two_waves_are_ranked_as_the_rule_rounds_them(limit: int) -> None:
    """With 200 bombers in play half a per cent is a whole bomber, and counts as lost."""
    first, second = (Flight(fewest, [1], [np.ones((1, 1, 40))]) for fewest in (90, 110))
    order, rank = ranked(limit, first, second)

    assert order.tolist() == list(range(40))
    assert rank.tolist() == [
        sum(loss_percent(one + two, 200) <= limit for two in range(40)) for one in range(40)
    ]
