"""A whole night at Pegasus Bridge, typed line by line."""

from pathlib import Path

import pytest

from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.record import decode
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.bot.thumb import ThumbBot
from sandtable.games.pegasus_bridge.state import BRITISH
from tests.cli.conftest import Command

ENDINGS = {"en": "The match is over: ", "es": "La partida ha terminado: "}


def played_by_the_bot() -> Match:
    seed = seed_from(7)
    match = Match(GAME, Setup("historical"), seed)
    bot = ThumbBot(match.box, BRITISH, SeededDice(derive(seed, "bot")))
    while not match.is_over:
        match.submit(BRITISH, bot.answer(match.known(BRITISH), match.pending[0]))
    return match


@pytest.mark.parametrize("language", ENDINGS)
def test_a_whole_night_is_played_from_lines(
    sandtable: Command, tmp_path: Path, language: str
) -> None:
    match, file = played_by_the_bot(), tmp_path / "night.json"
    lines = "".join(f"={given.answer}\n" for given in match.inputs)
    night = ("play", GAME.id, "--plain", "--scenario", "historical", "--seed", 7)
    ran = sandtable(*night, "--lang", language, "--save", file, lines=lines)

    assert (ran.code, ran.err) == (0, "")
    assert ENDINGS[language] in ran.out
    assert match.outcome is not None
    assert decode(file.read_bytes()).outcome == match.outcome
