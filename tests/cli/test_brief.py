"""`sandtable brief`: the briefing in the terminal."""

import json

from tests.cli.conftest import Command


def test_a_seat_is_briefed_in_the_language_asked_for(sandtable: Command) -> None:
    told = sandtable("brief", "bismarck", "--seat", "german", "--lang", "es").out

    assert told.startswith("Eres la Kriegsmarine.")
    assert "Cada convoy destruido (12.44)" in told
    assert "● Barcos" in told
    assert "○ Visibilidad" in told


def test_the_first_seat_is_briefed_unless_another_is_named(sandtable: Command) -> None:
    told = json.loads(sandtable("brief", "bismarck", "--json").out)

    assert told["seat"]["id"] == "british"


def test_an_unknown_seat_is_refused_in_one_sentence(sandtable: Command) -> None:
    ran = sandtable("brief", "bismarck", "--seat", "french")

    assert ran.code == 2
    assert ran.err == "bismarck has no seat called french; it has british, german.\n"
