"""The log as a reader sees it."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import ScriptedDice
from sandtable.engine.events import Event, PhaseBegan
from sandtable.engine.log import LogLine, line, lines, signed
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import Text, say
from sandtable.engine.umpire import Umpire
from tests.tiny.secret_bids import GAME
from tests.tiny.secret_bids.events import LotWon

BOX = GAME.printed_box
BEHIND = Modifiers(Modifier("behind", -1, "4.2"))


def shown(event: Event, language: str = "en") -> LogLine:
    return line(GAME, BOX, event, language)


def rolled(die: int, modifiers: Modifiers = BEHIND, about: str | Text = "") -> Event:
    log: list[Event] = []
    Umpire(BOX, ScriptedDice([die]), log).roll(BOX.tie, modifiers, about=about)
    return log[0]


def test_a_phase_is_a_heading() -> None:
    heading = shown(PhaseBegan(phase="bid", rule="3"), "es")

    assert heading == LogLine("heading", "Pujas", "3")


def test_an_event_is_an_act_in_the_language_of_the_reader() -> None:
    won = LotWon(seat="red", lot="horse", points=2)

    assert shown(won, "es") == LogLine("act", "Rojo gana el caballo (2).", "4.1")
    assert shown(won, "en") == LogLine("act", "Red wins the horse (2).", "4.1")


def test_a_roll_shows_die_modifiers_with_their_rules_and_what_was_read() -> None:
    told = shown(rolled(3))

    assert (told.kind, told.text, told.rule) == ("roll", "Ties: 3 −1 (4.2) = 2", "4.2")
    assert told.roll is not None
    assert (told.roll.die, told.roll.sides, told.roll.modified) == (3, 6, 2)
    assert [(m.text, m.value, m.rule) for m in told.roll.modifiers] == [
        ("behind on points", -1, "4.2")
    ]


def test_a_roll_without_modifiers_shows_the_die_alone() -> None:
    assert shown(rolled(2, Modifiers())).text == "Ties: 2"


def test_a_roll_can_name_whom_it_is_for_in_words_of_its_own() -> None:
    told = shown(rolled(3, about=say("seat-red")))

    assert told.roll is not None
    assert told.roll.about == GAME.texts(say("seat-red"), "en") != ""
    assert told.text.startswith(f"Ties{told.roll.about}: 3")


def test_a_reconstructed_row_is_marked_and_what_the_roll_is_about_is_said() -> None:
    assert shown(rolled(6, about="tie")).text == "Ties (equal bids): 6 −1 (4.2) = 5 [reconstructed]"
    assert shown(rolled(6), "es").text == "Empates: 6 −1 (4.2) = 5 [reconstruida]"


def test_a_die_outside_any_table_says_what_for() -> None:
    log: list[Event] = []
    Umpire(BOX, ScriptedDice([4]), log).die(6, "why-coins", rule="2")

    assert lines(GAME, BOX, log, "es") == [LogLine("roll", "Monedas: 4", "2")]


@pytest.mark.parametrize(("value", "text"), [(2, "+2"), (0, "+0"), (-3, "−3")])
def test_a_modifier_has_a_sign(value: int, text: str) -> None:
    assert signed(value) == text
