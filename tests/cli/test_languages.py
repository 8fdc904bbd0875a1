"""The command line speaks the user's language: help, refusals, figures."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import typer

from sandtable.cli.commands import COMMANDS, app, run
from sandtable.cli.setups import fitting
from sandtable.cli.words import interface, language_in, words
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import find_game

BOTH = ("es", "en")
MANY = 10_000_000
PROGRAM = """
import signal, sys
from sandtable.cli.commands import run

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(run(sys.argv[1:]))
"""


def helped(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert run([*arguments, "--help"]) == 0
    return capsys.readouterr().out


def refused(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(arguments) == 2
    return capsys.readouterr().err.strip()


class Asking:
    """The part of a context that a group looks at."""

    obj = "es"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_argument_has_help_in_both_languages(name: str) -> None:
    group: Any = typer.main.get_command(app)
    command = group.get_command(Asking(), name)

    for language in BOTH:
        assert words(f"command-{name}", language)
    for parameter in command.params:
        keys = (f"argument-{name}-{parameter.name}", f"argument-{parameter.name}")
        for language in BOTH:
            assert any(interface().has(key, language) for key in keys), parameter.name


@pytest.mark.parametrize("name", COMMANDS)
def test_a_help_page_is_in_one_language(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    spanish = helped(name, "--lang", "es", capsys=capsys)
    english = helped(name, "--lang", "en", capsys=capsys)

    assert spanish.startswith("Uso: ")
    assert english.startswith("Usage: ")
    for word in ("Usage:", "Options:", "Arguments:", "[required]", "[default:", "Show this"):
        assert word not in spanish


def test_the_environment_decides_where_no_language_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")

    assert "Comandos:" in helped(capsys=capsys)


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["rules", "--lang", "es"], "es"),
        (["--lang=es"], "es"),
        (["rules", "--lang"], "en"),
        (["rules", "--lang", "fr"], "en"),
        (["rules", "--language", "es"], "en"),
    ],
)
def test_the_language_is_read_before_anything_else(
    arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")

    assert language_in(arguments) == language


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("nope", "No existe el comando nope; `sandtable --help` muestra la lista."),
        ("simulate", "Falta GAME; mira `sandtable simulate --help`."),
        ("simulate bismarck --nope", "No existe la opción --nope; mira `sandtable simulate --h"),
        ("simulate bismarck --games x", "--games debe ser un número entero."),
        ("simulate bismarck --games 0", "--games debe ser al menos 1."),
        ("serve --port 70000", "--port debe ser como mucho 65535."),
        ("fuzz bismarck --minutes x", "--minutes debe ser un número."),
        ("simulate atlantis", "No hay ningún juego llamado atlantis; los juegos instalados son "),
        ("simulate bismarck --player italian=thumb", "bismarck no tiene ningún bando llamado it"),
        ("simulate bismarck --player thumb", "Un jugador se escribe BANDO=BOT, no thumb."),
        ("rules bismarck 99.99", "bismarck no tiene la regla 99.99; se le parecen 9.99, "),
        ("verify nowhere.json", "No se puede leer nowhere.json: "),
        ("play bismarck --dice loaded", "Los dados son seeded o entered, no loaded."),
    ],
)
def test_a_refusal_is_in_the_language_asked_for(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(*arguments.split(), "--lang", "es", capsys=capsys).startswith(sentence)


@pytest.mark.parametrize(
    ("game", "text", "spanish", "english"),
    [
        (
            "raid-on-schweinfurt",
            '[[scenario]]\nid = "standard"\nreturns = []',
            "[[scenario]] standard necesita una ruta de regreso (VI(6)).",
            "[[scenario]] standard needs a way home (VI(6)).",
        ),
        (
            "bismarck",
            '[[ship]]\nid = "hood"\nbow = [1, 5]',
            "[[ship]] hood: los valores de las casillas de bow deben ir de mayor a menor (9.711).",
            "[[ship]] hood: the values in the boxes of bow must decrease (9.711).",
        ),
        (
            "pegasus-bridge",
            '[[plan]]\nid = "A"\nhickman = "caen"',
            "[[plan]] A nombra un componente que no está en la caja: caen.",
            "[[plan]] A names a component that is not in the box: caen.",
        ),
        (
            "wing-and-a-prayer",
            '[[target]]\nid = "rouen"\nbox = "picardy"',
            "Cada objetivo debe estar en una casilla roja (2.3).",
            "Every target must lie in a red box (2.3).",
        ),
        (
            "paukenschlag",
            '[[map_edge]]\nid = "east"\nzones = []',
            "Ninguna zona está en el borde east.",
            "No zone lies at the edge east.",
        ),
    ],
)
def test_components_that_cannot_be_played_are_refused_in_the_language_asked_for(
    game: str,
    text: str,
    spanish: str,
    english: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    line = ("simulate", game, "--games", "1", "--components", str(file), "--lang")

    assert refused(*line, "es", capsys=capsys) == spanish
    assert refused(*line, "en", capsys=capsys) == english


def test_components_that_break_a_game_are_refused_without_names_of_python() -> None:
    with pytest.raises(BadInputError) as caught:
        fitting(find_game("bismarck"), lambda: dict[str, int]()["die_max"])

    said = "Los componentes no tienen la estructura de los de bismarck."
    assert caught.value.spoken("es") == said


def test_a_language_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused("games", "--lang", "fr", capsys=capsys).endswith("one of 'es', 'en'.")


@contextmanager
def started(command: list[str]) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program in its own process group, and end the whole group afterwards."""
    pipe = subprocess.PIPE
    running = subprocess.Popen(command, stdout=pipe, stderr=pipe, start_new_session=True)
    try:
        yield running
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)


@pytest.mark.slow
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_an_interrupted_run_prints_what_is_done(command: str) -> None:
    arguments = [command, "raid-on-schweinfurt", "--games", str(MANY), "--json", "--lang", "es"]
    with started([sys.executable, "-c", PROGRAM, *arguments]) as running:
        with pytest.raises(subprocess.TimeoutExpired):
            running.wait(timeout=8)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)

    found = json.loads(out)
    reports = found["pairings"] if command == "arena" else [found]
    done = sum(report["games"] for report in reports)
    assert running.returncode == 130
    assert done > 0
    assert err.decode().strip() == words("interrupted", "es", done=done, total=len(reports) * MANY)


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("nowhere.json", "no existe ese archivo"),
        (".", "es una carpeta"),
        ("pyproject.toml/x", "una parte de su ruta no es una carpeta"),
    ],
)
def test_file_errors_are_in_spanish(
    file: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused("verify", file, "--lang", "es", capsys=capsys)


def test_a_save_that_is_no_file_is_refused_before_the_first_question(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "pipe")
    told = ("play", "raid-on-schweinfurt", "--save", str(tmp_path / "pipe"), "--lang", "es")

    assert "no es un archivo" in refused(*told, capsys=capsys)
