"""The log as a player reads it, in both languages."""

import re

import pytest

from sandtable.engine.bulk import play_out
from sandtable.engine.decisions import Answer, Choose
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.events import DieThrown, Event, Rolled, kebab
from sandtable.engine.game import Setup
from sandtable.engine.log import line, lines, row_text
from sandtable.engine.tables import NONE
from sandtable.engine.texts import LANGUAGES, Text
from sandtable.games.raid_on_schweinfurt import GAME, events
from sandtable.games.raid_on_schweinfurt.bot.thumb import ThumbBot
from sandtable.games.raid_on_schweinfurt.events import (
    AircraftClaimed,
    BombersAborted,
    BombersDowned,
    ClaimsVerified,
    CrewHit,
    EscortAssembled,
    EscortSpent,
    EscortTurnedBack,
    FightersDiverted,
    LiberatorsMissing,
    MissionAnnulled,
    RaidEnded,
    WaveReturned,
    WaveTurnedBack,
)
from sandtable.games.raid_on_schweinfurt.rules.ch06_planning import planning
from sandtable.games.raid_on_schweinfurt.rules.ch13_outbound import fly_out
from sandtable.games.raid_on_schweinfurt.rules.ch15_bombing import bombing
from sandtable.games.raid_on_schweinfurt.rules.ch16_return import return_home
from sandtable.testing.desk import answers
from tests.games.raid_on_schweinfurt.builders import BOX, Desk, drm, raid, umpire, wave

ROLLED = [name for name in BOX.tables if name != "diversion_size"]


def last_roll(u: Desk, language: str) -> str:
    return line(GAME, BOX, u.rolls[-1], language).text


def told(event: Event) -> tuple[str, str]:
    es, en = (line(GAME, BOX, event, language).text for language in LANGUAGES)
    return es, en


def test_a_roll_says_what_the_row_says() -> None:
    s = raid(wave(10, 2))
    u = umpire(7)

    bombing(u, s)

    assert last_roll(u, "es") == "Tabla 6: Bombardeo (2ª oleada): 7 → 2 % [reconstruida]"
    assert last_roll(u, "en") == "Table 6: Bombing (second wave): 7 → 2 % [reconstructed]"


def test_a_roll_shows_its_modifiers_before_its_row() -> None:
    s = raid(wave(20, diversion_drm=-1), wave(9), aggressiveness="very_aggressive")
    u = umpire(6)

    fly_out(u, s, s.waves[0])

    assert last_roll(u, "es") == (
        "Tabla 4: Daño de ida (1ª oleada): 6 −1 (XII.note-result) +2 (XIII.aggressiveness) = 7"
        " → ** −2 F.E., o bajas si faltan"
    )


def test_a_row_shown_is_that_of_poor_return_weather_when_it_blows() -> None:
    s = raid(wave(20), aggressiveness="average", events=["poor_return_weather"])
    u = umpire(2)

    return_home(u, s)

    text = last_roll(u, "en")
    assert text.startswith("Table 7: Return damage (England), poor return weather (first wave): 2 ")
    assert "→ – 2 downed" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ROLLED)
def test_every_row_of_every_rolled_table_has_words(table: str, language: str) -> None:
    for column in BOX.tables[table].columns.values():
        for face in range(1, 11):
            u = umpire(face)
            u.roll(column, NONE)

            shown = line(GAME, BOX, u.rolls[0], language)

            assert shown.roll is not None
            assert shown.roll.row
            assert shown.text.count(" → ") == 1
            assert not re.search(r"[{}$]", shown.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_or_more_on_table_7_is_not_read_as_no_losses(language: str) -> None:
    table = BOX.tables["t7"]
    words = [row_text(GAME, table, table.only.read(die), language) for die in (7, 8)]

    assert words[1] == "**** 8+"
    assert words[0].startswith("**** 1 ")


def test_rows_differ_where_the_table_does() -> None:
    """The words of a row tell its figures apart, in either language."""
    for name in ("t1", "t2", "t3", "t5", "t6", "t7a", "verification", "events", "role_fate"):
        for column in BOX.tables[name].columns.values():
            for language in LANGUAGES:
                words = set()
                for face in range(1, 11):
                    u = umpire(face)
                    u.roll(column, drm(0))
                    words.add(line(GAME, BOX, u.rolls[0], language).text.partition(" → ")[2])
                rows = {column.read(face) for face in range(1, 11)}
                assert len(words) == len(rows), (name, words)


@pytest.mark.parametrize(
    ("event", "es", "en"),
    [
        (
            BombersAborted(wave=0, number=0, left=30),
            "No aborta ningún bombardero de la diversión; siguen 30.",
            "No bomber of the diversion aborts; 30 fly on.",
        ),
        (
            BombersAborted(wave=1, number=1, left=1),
            "Aborta 1 bombardero de la 1ª oleada; sigue 1.",
            "1 bomber of the first wave aborts; 1 flies on.",
        ),
        (
            BombersAborted(wave=2, number=22, left=0),
            "Abortan 22 bombarderos de la 2ª oleada; no queda ninguno.",
            "22 bombers of the second wave abort; none are left.",
        ),
        (
            WaveTurnedBack(wave=1, bombers=1),
            "La 1ª oleada tiene solo 1 bombardero y da la vuelta.",
            "First wave has only 1 bomber and turns back.",
        ),
        (
            WaveTurnedBack(wave=2, bombers=29),
            "La 2ª oleada tiene solo 29 bombarderos y da la vuelta.",
            "Second wave has only 29 bombers and turns back.",
        ),
        (
            EscortAssembled(wave=1, fe=1),
            "1ª oleada: 1 factor F.E.",
            "First wave: 1 F.E. factor.",
        ),
        (
            EscortAssembled(wave=2, fe=0),
            "2ª oleada: ningún factor F.E.",
            "Second wave: no F.E. factor.",
        ),
        (
            EscortTurnedBack(wave=2, fe=3),
            "La escolta de la 2ª oleada se vuelve con 3 factores F.E.",
            "The escort of the second wave turns back with 3 F.E. factors.",
        ),
        (
            EscortSpent(wave=1, fe=2, left=1),
            "1ª oleada: pierde 2 factores F.E. (queda 1).",
            "First wave loses 2 F.E. factors (1 left).",
        ),
        (
            AircraftClaimed(wave=1, number=1),
            "1ª oleada: reclama 1 avión enemigo.",
            "First wave claims 1 enemy aircraft.",
        ),
        (
            BombersDowned(wave=2, number=1, left=84),
            "2ª oleada: 1 bombardero derribado (quedan 84).",
            "Second wave: 1 bomber downed (84 left).",
        ),
        (
            BombersDowned(wave=2, number=7, left=0),
            "2ª oleada: 7 bombarderos derribados (no queda ninguno).",
            "Second wave: 7 bombers downed (none left).",
        ),
        (
            FightersDiverted(wave1=-1, wave2=1),
            "Efecto de la diversión en la Tabla 4: −1 a la 1ª oleada, +1 a la 2ª.",
            "Effect of the diversion on Table 4: −1 for the first wave, +1 for the second.",
        ),
        (
            WaveReturned(wave=1, bombers=1, way_home="africa"),
            "1ª oleada: 1 bombardero llega al Norte de África.",
            "First wave: 1 bomber reaches North Africa.",
        ),
        (
            LiberatorsMissing(number=1),
            "1 B-24 del plan no puede volar.",
            "1 B-24 of the plan cannot fly.",
        ),
        (
            MissionAnnulled(annulments=1, points=5),
            "La misión se anula y vuelves a empezar; los objetivos de daño suben 5 puntos.",
            "The mission is annulled and you start again; the damage goals go up by 5 points.",
        ),
        (
            CrewHit(bomber="yours"),
            "Tu bombardero ha sido alcanzado y cae.",
            "Your bomber is hit and goes down.",
        ),
        (
            CrewHit(bomber="another"),
            "Tu bombardero no está entre los derribados.",
            "Your bomber is not among those downed.",
        ),
        (
            RaidEnded(
                result="german_win", reason="killed", damage=46, percent=14, downed=43, in_play=314
            ),
            "Has muerto: Victoria alemana: 46 % de daño, 14 % derribados (43 de 314).",
            "You were killed: German victory: 46 % damage, 14 % downed (43 of 314).",
        ),
        (
            ClaimsVerified(claims=1, percent=25, real=1),
            "1 avión reclamado, 25 %: 1 fue derribado en realidad.",
            "1 aircraft claimed, 25 %: 1 was really shot down.",
        ),
        (
            ClaimsVerified(claims=60, percent=35, real=21),
            "60 aviones reclamados, 35 %: 21 fueron derribados en realidad.",
            "60 aircraft claimed, 35 %: 21 were really shot down.",
        ),
    ],
    ids=lambda value: value.key if isinstance(value, Event) else "",
)
def test_what_happened_is_told_in_the_singular_and_the_plural(
    event: Event, es: str, en: str
) -> None:
    assert told(event) == (es, en)


@pytest.mark.parametrize(
    ("key", "args", "es", "en"),
    [
        (
            "ask-diversion",
            {"unit": "b17", "available": 266, "b24": 0},
            "No hay B-24. ¿Cuántos B-17 vuelan la diversión? (266 disponibles)",
            "There are no B-24s. How many B-17s fly the diversion? (266 available)",
        ),
        ("option-way-home", {"way": "africa"}, "Al Norte de África", "To North Africa"),
        (
            "ask-shortage",
            {"short": 1, "wave": 0},
            "Carencia de B-24: hay que quitar 1 más del plan. ¿Cuántos de la diversión?",
            "Shortage of B-24s: the plan must lose 1 more. How many from the diversion?",
        ),
        (
            "option-escort",
            {"place": 2, "fe": 1},
            "Tirada 2: 1 factor F.E.",
            "Roll 2: 1 F.E. factor",
        ),
    ],
)
def test_what_is_asked_is_said_in_both_languages(
    key: str, args: dict[str, str | int], es: str, en: str
) -> None:
    found = [GAME.texts(Text(key, dict(args)), language) for language in LANGUAGES]

    assert found == [es, en]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scenario", "given"),
    [
        ("standard", ("2", 57, 13, 180, 182, "-1", "both", "africa", "england", "day", "lock")),
        ("standard", ("2", 20, 180, 7, 182, 9, "0", "1", "africa", "england", "day", "lock")),
        ("standard", ("1", 0, 180, 7, "-2", "both", "africa", "night", "lock")),
        ("big-week", ("1", 30, 180, "0", "lock")),
        ("closer-target", ("2", 0, 60, 60, "0", "rouen", "lock")),
    ],
)
def test_every_question_of_a_plan_and_every_option_has_words(
    scenario: str, given: tuple[Answer, ...], language: str
) -> None:
    night = scenario == "standard"
    s = raid(scenario=scenario, options=["night"] if night else [], b17_available=375)
    s.b24_available = 57 if night else 0

    for decision in answers(planning(umpire(), s), *given).asked:
        texts = [decision.ask]
        if isinstance(decision, Choose):
            texts += [option.text for option in decision.options]
            texts += [text for closed in decision.closed for text in (closed.text, closed.why)]
        assert all(GAME.texts(text, language) for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_one_language_is_in_the_other(language: str) -> None:
    assert GAME.texts.keys(language) == GAME.texts.keys("en")


def test_every_event_has_words() -> None:
    kinds = [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ]

    keys = [kebab(kind.__name__) for kind in kinds]
    assert len(keys) > 25
    assert [key for key in keys if not GAME.texts.has(key, "es")] == []


@pytest.mark.parametrize("seed", range(12))
def test_the_log_of_any_raid_can_be_read_and_cites_rules_of_the_index(seed: int) -> None:
    """Events, crew, night and second wave: every line has words and a rule that exists."""
    names = ("variable_events", "role_playing", "night", "second_wave_bombing", "triple_claims")
    options: dict[str, bool | int | str] = dict.fromkeys(names, True)
    dice = SeededDice(seed_from(seed))
    log: list[Event] = []

    play_out(GAME, Setup("standard", options), {"us": ThumbBot(BOX, "us", dice)}, dice, log)

    for language in LANGUAGES:
        for shown in lines(GAME, BOX, log, language):
            assert shown.text
            assert shown.rule in GAME.rules.rules
            assert "???" not in shown.text
    cited = {m.rule for event in log if isinstance(event, Rolled) for m in event.modifiers}
    assert cited <= set(GAME.rules.rules)
    assert all(event.rule in GAME.rules.rules for event in log if isinstance(event, DieThrown))
