"""From the command line to the set-up of a match: scenario, options, components, plan."""

from __future__ import annotations

import re
import secrets
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sandtable.cli.words import refusal, trouble, words
from sandtable.engine.bounds import check_plain
from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.errors import BadInputError, SandtableError
from sandtable.engine.game import Setup
from sandtable.engine.match import AnyGame
from sandtable.engine.texts import Text, say

T = TypeVar("T")

TOML = ".toml"
PLACE = re.compile(r"line (?P<line>\d+), column (?P<column>\d+)|byte (?P<byte>\d+)")


def new_seed(wish: str | None) -> str:
    return secrets.token_hex(8) if wish is None else wish


def pairs(texts: Iterable[str] | None, what: str) -> dict[str, str]:
    """Read NAME=VALUE texts; `what` names them in the error message."""
    read: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise refusal(f"{what}-is-a-pair", text=text)
        read[name] = value
    return read


def setup_from(
    game: AnyGame,
    scenario: str | None = None,
    options: Iterable[str] | None = None,
    components: Path | None = None,
) -> Setup:
    """Return the checked set-up, or raise an error that says what is wrong."""
    over = data_from(components) if components else {}
    if scenario is not None and scenario.endswith(TOML):
        scenario, own = own_scenario(Path(scenario))
        over = with_own(over, own)
    wishes: dict[str, Any] = pairs(options, "option")
    return fitting(game, lambda: _checked(game, scenario, wishes, over))


def _checked(game: AnyGame, scenario: str | None, options: dict[str, Any], over: Any) -> Setup:
    box = game.box_for(Setup("", components=over))
    chosen = game.scenarios(box)[0].id if scenario is None else scenario
    return game.checked(Setup(chosen, options, over))


def fitting(game: AnyGame, make: Callable[[], T]) -> T:
    """Read a person's components or plan; turn any error into a message."""
    try:
        return make()
    except IllegalAnswerError as error:
        raise illegal_plan(game, error) from error
    except BadInputError as error:
        error.texts = error.texts or (game.texts if error.why is not None else None)
        raise
    except (SandtableError, ModuleNotFoundError):
        raise
    except Exception as error:
        raise refusal("other-shape", game=game.id) from error


def illegal_plan(game: AnyGame, error: IllegalAnswerError) -> BadInputError:
    def spoken(said: IllegalAnswerError, language: str) -> str:
        why = game.texts(said.why, language)
        return words("illegal-plan", language, why=why, rule=said.rule)

    return BadInputError(spoken(error, "en"), error, spoken)


def own_scenario(file: Path) -> tuple[str, dict[str, Any]]:
    """Read a scenario file: one [[scenario]] with its additions, or its fields alone."""
    data = data_from(file)
    if not isinstance(data.get("scenario"), list):
        data = {"scenario": [data]}
    entries = data["scenario"]
    if len(entries) != 1 or not isinstance(entries[0], dict) or "id" not in entries[0]:
        raise refusal("one-scenario", file=str(file))
    return str(entries[0]["id"]), data


def with_own(over: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Join a scenario file to other components; lists of both are kept."""
    joined = over | own
    for key in over.keys() & own.keys():
        if isinstance(over[key], list) and isinstance(own[key], list):
            joined[key] = [*over[key], *own[key]]
    return joined


def unread(error: Exception) -> Text:
    """Return the place where a decoder stopped, without its English-only words."""
    found = PLACE.search(str(error))
    if not found:
        return say("unread")
    if found["byte"]:
        return say("unread-byte", byte=found["byte"])
    return say("unread-line", line=found["line"], column=found["column"])


def data_from(file: Path) -> dict[str, Any]:
    """Read a TOML file, or a JSON one by its name, as plain data."""
    try:
        text = bytes_from(file).decode()
        data = msgspec.json.decode(text) if file.suffix == ".json" else tomllib.loads(text)
    except (tomllib.TOMLDecodeError, msgspec.DecodeError, UnicodeDecodeError) as error:
        kind = "JSON" if file.suffix == ".json" else "TOML"
        raise refusal("not-of-kind", file=str(file), kind=kind, reason=unread(error)) from error
    if not isinstance(data, dict):
        raise refusal("names-and-values", file=str(file))
    plain: dict[str, Any] = msgspec.to_builtins(data)
    check_plain(str(file), plain)
    return plain


def bytes_from(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise refusal("cannot-be-read", file=str(file), reason=trouble(error)) from error
