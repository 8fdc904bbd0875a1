"""A whole short campaign of A Wing and a Prayer, typed line by line."""

from pathlib import Path

import pytest

from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.record import decode
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.bot.thumb import ThumbBot
from sandtable.games.wing_and_a_prayer.state import US
from tests.cli.conftest import Command

ENDINGS = {"en": "The match is over: ", "es": "La partida ha terminado: "}


def played_by_the_bot() -> Match:
    seed = seed_from(7)
    match = Match(GAME, Setup("short"), seed)
    bot = ThumbBot(match.box, US, SeededDice(derive(seed, "bot")))
    while not match.is_over:
        match.submit(US, bot.answer(match.known(US), match.pending[0]))
    return match


@pytest.mark.parametrize("language", ENDINGS)
def test_a_short_campaign_is_flown_from_lines(
    sandtable: Command, tmp_path: Path, language: str
) -> None:
    match, file = played_by_the_bot(), tmp_path / "campaign.json"
    lines = "".join(f"={given.answer}\n" for given in match.inputs)
    campaign = ("play", GAME.id, "--plain", "--scenario", "short", "--seed", 7)
    ran = sandtable(*campaign, "--lang", language, "--save", file, lines=lines)

    assert (ran.code, ran.err) == (0, "")
    assert ENDINGS[language] in ran.out
    assert match.outcome is not None
    assert decode(file.read_bytes()).outcome == match.outcome
