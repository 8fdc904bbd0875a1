"""Whole raids through the engine: scripted ones line by line, many of them by their averages."""

from collections import Counter
from math import sqrt
from statistics import fmean, stdev

import pytest

from sandtable.engine.bulk import play_out
from sandtable.engine.decisions import Answer
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.log import lines
from sandtable.engine.match import Match
from sandtable.games.raid_on_schweinfurt import GAME
from sandtable.games.raid_on_schweinfurt.bot.thumb import ThumbBot
from sandtable.games.raid_on_schweinfurt.rules.ch17_end import loss_percent
from sandtable.games.raid_on_schweinfurt.state import Crew
from tests.games.raid_on_schweinfurt.builders import BOX, DICE_OF_40, PLAN_OF_40, match

ENGLISH, SPANISH = "en", "es"


def told(played: Match, language: str) -> list[str]:
    return [shown.text for shown in lines(GAME, BOX, played.log, language)]


def in_this_order(wanted: list[str], found: list[str]) -> bool:
    rest = iter(found)
    return all(line in rest for line in wanted)


HISTORICAL_A = [
    *([1] * 7 + [10, 5]),  # take-off, 145: seven without aborts, one with five
    *([4] * 12),  # 230: two aborts each
    *(2, 9, 5, 5),  # assembly at mode -1: 5 and 0 factors, then 3 and 3
    *(2, 2, 5, 1, 1, 8, 6, 1),  # 140 bombers, +2: 4, 4, 7 and, unescorted, 10: six downed
    *([1] * 6 + [4, 3, 1, 1, 1, 1]),  # 206: the last escorted roll is 6, three downed
    *([5] * 6 + [9]),  # flak, 134: one downed
    *([1] * 11),  # 203
    *([10] * 14),  # bombing, 133: 3 % each
    *([5] * 21),  # 203: 1 % each
    *(1, 1, 1, 6, 7, 8, 2, 1),  # Table 7A, 133: one, two and four downed
    *(1, 2, 3, 6, 4, 7, 9, 8, *[1] * 5),  # Table 7, 203, +2: one, four, none and two downed
    *(5,),  # verification
]


@pytest.mark.rule("XIX.historical.A", "XIX.historical.given", "XIX.historical", "XVII", "XVIII")
def test_historical_a_with_written_dice() -> None:
    played = match("historical-a", HISTORICAL_A, ["1", "2", "go"])

    first, second = played.state.waves
    assert played.outcome is not None
    assert (first.in_play, second.in_play) == (140, 206)
    assert (first.downed, second.downed) == (6 + 1 + 7, 3 + 0 + 7)
    assert played.outcome.result == "us_win"
    assert played.outcome.metrics == {
        "damage_percent": 14 * 3 + 21,
        "loss_percent": 7,
        "bombers_lost": 24,
        "luftwaffe_claims": 6 + 6 + 7 + 4 + 2 + 3 + 3 * 4,
        "luftwaffe_real": 14,
    }
    assert in_this_order(
        [
            "5 bombers of the first wave abort; 140 fly on.",
            "24 bombers of the second wave abort; 206 fly on.",
            "First wave: 5 F.E. factors.",
            "The mission goes ahead: no turning back now.",
            "Effect of the diversion on Table 4: 0 for the first wave, 0 for the second.",
            "Luftwaffe aggressiveness: very aggressive.",
            "Moderate flak over the target.",
            "First wave bombs Regensburg: 42 % damage (42 % in all).",
            "Second wave bombs Schweinfurt: 21 % damage (63 % in all).",
            "First wave: 126 bombers reach North Africa.",
            "Second wave: 196 bombers reach England.",
            "US victory: 63 % damage, 7 % downed (24 of 346).",
            "40 aircraft claimed, 35 %: 14 were really shot down.",
        ],
        told(played, ENGLISH),
    )


ROLE_PLAYING = [
    *DICE_OF_40,
    *(3, 3),  # two abort
    *(10,),  # worst position
    *(1, 5),  # six factors
    *(10, 2),  # diversion without a force: 7, -1; average aggressiveness
    *(6, 8, 4),  # escorted: * and no loss; then *
    *(5, 1, 1),  # moderate flak
    *(10, 10, 10, 10),  # 12 %
    *(8, 3, 2, 6, 1),  # 8+: three downed, hit, captured; then nothing
    *(1,),
]


@pytest.mark.rule("XIX.role", "XIX.role(5).return", "XIX.role.fate.t7", "XIX.role.safe")
def test_role_playing_raid_with_written_dice() -> None:
    played = match("standard", ROLE_PLAYING, [*PLAN_OF_40, "1", "go"], role_playing=True)

    assert played.state.crew == Crew(1, "worst", "captured")
    assert (played.state.downed, played.state.in_play, played.state.damage) == (3, 38, 12)
    assert in_this_order(
        [
            "Hay 375 B-17 disponibles.",
            "1ª oleada: 40 B-17 y 0 B-24 a Schweinfurt, con regreso a Inglaterra.",
            "Abortan 2 bombarderos de la 1ª oleada; siguen 38.",
            "Vuelas con la 1ª oleada, en la peor posición.",
            "1ª oleada: 6 factores F.E.",
            "Efecto de la diversión en la Tabla 4: −1 a la 1ª oleada, 0 a la 2ª.",
            "1ª oleada: reclama 8 aviones enemigos.",
            "1ª oleada: bombardea Schweinfurt, 12 % de daño (12 % en total).",
            "1ª oleada: 3 bombarderos derribados (quedan 35).",
            "¿Es tu bombardero?: 2",
            "Tu bombardero ha sido alcanzado y cae.",
            "Tu destino: capturado.",
            "1ª oleada: 35 bombarderos llegan a Inglaterra.",
            "Victoria alemana: 12 % de daño, 8 % derribados (3 de 38).",
        ],
        told(played, SPANISH),
    )


@pytest.mark.rule("XIX.role.lose", "XIX.role.fate")
def test_killed_over_the_target_the_raid_goes_on_and_is_lost() -> None:
    dice = [*DICE_OF_40, 1, 1, 10, 1, 5, 10, 2, 1, 1, 10, 9, 1, 4, 1]
    dice += [10] * 4 + [1, 1, 1]
    given: list[Answer] = [*PLAN_OF_40, "1", "go"]

    played = match("standard", dice, given, role_playing=True, win_damage_min=10)

    assert played.state.crew == Crew(1, "worst", "killed")
    assert (played.state.damage, played.state.result, played.state.reason) == (
        12,
        "german_win",
        "killed",
    )
    assert "You were killed: German victory: 12 % damage, 5 % downed (2 of 40)." in told(
        played, ENGLISH
    )


SECOND_ANNULMENT = (
    "La misión se anula por segunda vez: el retraso es un duro golpe para la campaña de bombardeo."
    " Victoria alemana."
)


@pytest.mark.rule("XI.restart", "XI.raise", "XI.second", "XI")
def test_annulled_twice_in_a_historical_raid() -> None:
    take_off_and_assembly = [*[1] * 20, 5, 5, 5, 5]
    once: list[Answer] = ["1", "1", "annul"]

    played = match("historical-a", take_off_and_assembly * 2, once * 2)

    assert played.is_over
    assert (played.state.result, played.state.reason) == ("german_win", "annulled-twice")
    assert [goal.damage_min for goal in played.state.goals] == [45, 45, 40, 0]
    assert in_this_order(
        [
            "La misión se anula y vuelves a empezar; los objetivos de daño suben 5 puntos.",
            "No aborta ningún bombardero de la 1ª oleada; siguen 145.",
            SECOND_ANNULMENT,
        ],
        told(played, SPANISH),
    )


@pytest.mark.rule("XI.restart", "XI.raise", "XVII.damage")
def test_after_an_annulment_the_new_mission_is_played_against_higher_goals() -> None:
    first = [*DICE_OF_40, 1, 1, 5, 5]
    second = [*DICE_OF_40, 1, 1, 5, 5, 7, 2, 1, 1, 5, 1, 1, *[10] * 4, 1, 1, 5]
    given: list[Answer] = [*PLAN_OF_40, "1", "annul", *PLAN_OF_40, "1", "go"]

    low = match("standard", [*first, *second], given, win_damage_min=8)
    high = match("standard", [*first, *second], given, win_damage_min=7)

    assert [played.state.damage for played in (low, high)] == [12, 12]
    assert [played.state.result for played in (low, high)] == ["german_win", "us_win"]


@pytest.mark.rule("XIX.events.10", "VI.locked", "XIX.events.repeat")
def test_a_raid_with_events_and_a_shortage_of_b24s() -> None:
    given: list[Answer] = ["keep", "keep", "2", 40, 60, 10, 50, 7]
    given += ["-1", "2", "england", "africa", "lock", "postpone"]
    dice = [7, 6, 1, 1, 6, 9, 6, 10, 10, 8]  # two events: shortage, again, the African route

    played = match("standard", dice, given, variable_events=True)

    assert played.pending[0].id == "shortage"
    played.submit("us", 20)
    assert played.pending[0].facts == {"wave": 1, "short": 8}
    played.submit("us", 1)
    assert [w.bombers for w in played.state.waves] == [69, 50]
    assert (played.state.diversion.bombers, played.state.events) == (
        20,
        ["b24_shortage", "treacherous_africa"],
    )
    assert "Otra vez «Carencia de B-24»: se tira de nuevo." in told(played, SPANISH)


# ---------------------------------------------------------------------- statistics

GAMES = 20_000
CALIBRATION = {
    "historical-a": {"downed": 19.35, "damage": 35.61, "us_win": 0.0024, "draw": 0.200},
    "historical-b": {"downed": 19.75, "damage": 30.63, "us_win": 0.0006, "draw": 0.061},
}


class GoesAhead(ThumbBot):
    """The calibration is without annulment; for the rest the thumb rules."""

    def on_annul(self, *_: object) -> str:
        return "go"


@pytest.mark.slow
@pytest.mark.rule("XIX.historical.A", "XIX.historical.B")
@pytest.mark.parametrize("scenario", CALIBRATION)
def test_many_historical_raids_agree_with_the_calibration(scenario: str) -> None:
    expected = CALIBRATION[scenario]
    dice = SeededDice(seed_from(f"calibration of {scenario}"))
    bot = GoesAhead(BOX, "us", dice)
    downed, damage, results = [], [], Counter[str]()
    for _ in range(GAMES):
        s = play_out(GAME, Setup(scenario), {"us": bot}, dice)
        downed.append(loss_percent(s.downed, s.in_play))
        damage.append(s.damage)
        results[s.result] += 1

    for values, name in ((downed, "downed"), (damage, "damage")):
        assert abs(fmean(values) - expected[name]) < 4 * stdev(values) / sqrt(GAMES)
    for result in ("us_win", "draw"):
        share = expected[result]
        error = sqrt(share * (1 - share) / GAMES)
        assert abs(results[result] / GAMES - share) < 4 * error
