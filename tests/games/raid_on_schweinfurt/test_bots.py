"""The bots plan and decide well: by rules of thumb, and by the odds."""

from __future__ import annotations

import pytest

from sandtable.engine.decisions import Answer, Decision
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.game import Player
from sandtable.engine.match import Match
from sandtable.games.raid_on_schweinfurt import GAME
from sandtable.games.raid_on_schweinfurt.rules.ch07_weather import weather
from sandtable.games.raid_on_schweinfurt.rules.ch10_assembly import assembly
from sandtable.games.raid_on_schweinfurt.rules.ch11_annulment import go_or_annul
from sandtable.games.raid_on_schweinfurt.state import Raid, Wave
from sandtable.testing.desk import offered
from tests.games.raid_on_schweinfurt.builders import BOX, match, override, raid, umpire, wave

BOTS = ["thumb", "odds"]


def bot(name: str) -> Player:
    return GAME.bots[name](BOX, "us", SeededDice(seed_from(1)))


def answer(name: str, s: Raid, decision: Decision) -> Answer:
    return bot(name).answer(s, decision)


def planned_by(name: str) -> Match:
    """The plan of a bot for 375 B-17s and 57 B-24s."""
    played, player = match("standard", [7], ["keep"]), bot(name)
    played.submit("us", 6)
    played.submit("us", "keep")
    while played.phase == "planning" and played.pending[0].id != "die":
        played.submit("us", player.answer(played.known("us"), played.pending[0]))
    return played


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_flies_everything_it_has_in_two_waves(name: str) -> None:
    state = planned_by(name).state

    assert len(state.waves) == 2
    assert sum(wave.bombers for wave in state.waves) + state.diversion.bombers == 375 + 57


def test_the_bot_of_the_odds_knows_that_the_diversion_is_not_worth_its_bombers() -> None:
    assert planned_by("odds").state.diversion.bombers == 0


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("dice", "says"), [((1, 1), "postpone"), ((9, 9), "accept")])
def test_a_bot_waits_for_good_weather(name: str, dice: tuple[int, int], says: str) -> None:
    s = raid(at_base(190), at_base(190), home_weather="", target_weather="")

    assert answer(name, s, offered(weather(umpire(*dice), s))) == says


def at_base(bombers: int) -> Wave:
    return wave(bombers, in_play=0)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("dice", "says"), [((2, 9), "1"), ((9, 2), "2")])
def test_a_bot_takes_the_better_escort(name: str, dice: tuple[int, int], says: str) -> None:
    s = raid(wave(190))

    assert answer(name, s, offered(assembly(umpire(*dice), s))) == says


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    ("sky", "escort", "annulments", "says"),
    [("excellent", 6, 0, "go"), ("poor", 0, 0, "annul"), ("poor", 0, 1, "go")],
)
def test_a_bot_annuls_a_hopeless_mission_once(
    name: str, sky: str, escort: int, annulments: int, says: str
) -> None:
    waves = [wave(170, box="outbound", escort=escort) for _ in range(2)]
    s = raid(*waves, home_weather="excellent", target_weather=sky, annulments=annulments)

    assert answer(name, s, offered(go_or_annul(umpire(), s))) == says


def test_the_bot_of_the_odds_never_annuls_where_that_loses_at_once() -> None:
    box = override(annul={"max_annulments": 0})
    waves = [wave(170, box="outbound") for _ in range(2)]
    s = raid(*waves, box=box, target_weather="poor")
    player = GAME.bots["odds"](box, "us", SeededDice(seed_from(1)))

    assert player.answer(s, offered(go_or_annul(umpire(box=box), s))) == "go"
