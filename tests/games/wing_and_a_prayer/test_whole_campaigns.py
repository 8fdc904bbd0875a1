"""Whole campaigns, at random and by rules of thumb: none stops, and all make sense."""

import pytest

from sandtable.engine.bulk import play_out
from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.events import Event
from sandtable.engine.game import Setup
from sandtable.engine.log import lines
from sandtable.engine.match import Match
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.bot.thumb import ThumbBot
from sandtable.games.wing_and_a_prayer.state import Campaign
from sandtable.lab.simulate import simulate
from sandtable.players.random import RandomPlayer
from tests.games.wing_and_a_prayer.squadrons import BOX

SCENARIOS = ("full", "war-entry", "1944-short", "short")
ALL = dict.fromkeys(BOX.options, True)


def played(scenario: str, seed: int, **options: bool) -> tuple[Campaign, list[Event]]:
    log: list[Event] = []
    player = RandomPlayer(BOX, "us", SeededDice(seed_from(f"player {seed}")))
    dice = SeededDice(seed_from(seed))
    return play_out(GAME, Setup(scenario, dict(options)), {"us": player}, dice, log), log


@pytest.mark.parametrize("options", [{}, ALL], ids=["plain", "all options"])
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("3.3", "7.6")
def test_a_campaign_ends_with_a_result(scenario: str, options: dict[str, bool]) -> None:
    for seed in range(2):
        s, log = played(scenario, seed, **options)

        assert s.flown <= BOX.scenarios[scenario].missions
        assert len(s.reports) == s.flown
        assert GAME.outcome(BOX, s) is not None
        assert list(GAME.broken_invariants(BOX, s)) == []
        assert all(line.text for line in lines(GAME, BOX, log, "es"))


@pytest.mark.rule("5.12", "2.5.vp", "7.2.1")
def test_5_12_the_points_of_a_mission_are_what_was_told() -> None:
    s, _ = played("full", 5)

    assert s.points == sum(
        BOX.progress.read(report.points).value for report in s.reports
    ) + war_points(played("full", 5)[1])


def war_points(log: list[Event]) -> int:
    return sum(
        getattr(event, "points", 0) for event in log if event.rule in ("7.5.allied", "7.5.axis")
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_mission_takes_few_answers(seed: int) -> None:
    """Sixty clicks a mission are the most that a player should need."""
    match = Match(GAME, Setup("1944-short"), seed_from(seed))
    bot, clicks = ThumbBot(BOX, "us", SeededDice(seed_from(seed))), [0]
    while not match.is_over:
        flown = match.state.flown
        match.submit("us", bot.answer(match.known("us"), match.pending[0]))
        clicks[-1] += 1
        if match.state.flown > flown:
            clicks.append(0)

    assert max(clicks) <= 40
    assert sum(clicks) / match.state.flown <= 15


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "mean", "rate"),
    [("full", 17.8, 38), ("war-entry", 9.7, 39), ("1944-short", 6.0, 46), ("short", 3.7, 0)],
)
def test_campaigns_come_out_as_they_were_calibrated(scenario: str, mean: float, rate: int) -> None:
    report = simulate(GAME, Setup(scenario), games=120, seed="calibration")

    assert abs(report.means["campaign_vp"].mean - mean) < 1.5
    if rate:
        assert abs(report.means["loss_rate_1944"].mean - rate) < 8


@pytest.mark.slow
def test_fifty_campaigns_at_random_with_all_options_end() -> None:
    for seed in range(50):
        s, _ = played("full", seed, **ALL)
        assert s.result


ODDS = {"send-escorts", "second-round", "lady-luck", "formation", "place", "course", "tag-along"}
ODDS |= {"altitude", "second-pass", "commander", "keep-flying", "wingmen"}
DUEL_ODDS = {"flak", "intercept", "attack", "engage"}
"""Questions that come up in the campaigns below and whose answers depend on dice."""


@pytest.mark.parametrize(
    ("scenario", "campaigns", "wanted"),
    [("short", 3, ODDS), ("short-duel", 3, ODDS | DUEL_ODDS)],
)
def test_every_question_of_campaigns_with_every_option_has_its_odds(
    scenario: str, campaigns: int, wanted: set[str]
) -> None:
    told: set[str] = set()
    for number in range(campaigns):
        seed = seed_from(f"odds {number}")
        match = Match(GAME, Setup(scenario, dict(ALL)), seed)
        players = {
            one: RandomPlayer(match.box, one, SeededDice(derive(seed, one))) for one in GAME.seats
        }
        while not match.is_over:
            asked = match.pending[0]
            k = match.known(asked.seat)
            found = GAME.insight(match.box, k, asked.seat)  # type: ignore[misc]  # the game has one
            if found is not None and found.options:
                told.add(asked.id)
            match.submit(asked.seat, players[asked.seat].answer(k, asked))

    assert wanted <= told
