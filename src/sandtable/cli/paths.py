"""The folders for saved matches and results."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec
from platformdirs import user_data_path

from sandtable.cli.words import refusal
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Outcome
from sandtable.engine.match import AnyGame
from sandtable.engine.record import decode


class LastResult(msgspec.Struct, frozen=True):
    """The end of the last finished match of a game."""

    outcome: Outcome
    file: str


def data_folder() -> Path:
    return user_data_path("sandtable", appauthor=False)


def new_match_file(game: AnyGame) -> Path:
    """Return a new file for a match, named by the time."""
    folder = data_folder() / "matches" / game.id
    moment = f"{datetime.now(UTC):%Y%m%d-%H%M%S}"
    return next(file for file in numbered(folder, moment) if not file.exists())


def numbered(folder: Path, name: str) -> Iterator[Path]:
    yield folder / f"{name}.json"
    number = 2
    while True:
        yield folder / f"{name}-{number}.json"
        number += 1


def last_match(game: AnyGame) -> Path:
    """Return the unfinished match that was played last."""
    files = (data_folder() / "matches" / game.id).glob("*.json")
    for file in sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True):
        if is_unfinished(file):
            return file
    raise refusal("nothing-to-resume", game=game.id)


def is_unfinished(file: Path) -> bool:
    try:
        return decode(file.read_bytes()).outcome is None
    except (OSError, SandtableError):
        return False


def write_safely(file: Path, data: bytes) -> None:
    """Replace a file atomically, even if the machine stops half-way."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _replace(file, data)
    except OSError as error:
        error.filename, error.filename2 = str(file), None
        raise


def _replace(file: Path, data: bytes) -> None:
    with NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as draft:
        try:
            draft.write(data)
            draft.flush()
            os.fsync(draft.fileno())
            Path(draft.name).replace(file)
        except BaseException:
            Path(draft.name).unlink(missing_ok=True)
            raise


def contents(file: Path) -> bytes:
    """Return the contents of a file; empty if it does not exist."""
    return file.read_bytes() if file.is_file() else b""


def copy_beside(file: Path) -> Path:
    """Return an unused file name beside a file."""
    return next(free for free in numbered(file.parent, file.stem) if not free.exists())


def refuse_folder(file: Path) -> None:
    if file.is_dir():
        raise refusal("is-a-folder", file=str(file))
    if file.exists() and not file.is_file():
        raise refusal("is-no-file", file=str(file))


def result_file(game: AnyGame) -> Path:
    return data_folder() / "results" / f"{game.id}.json"


def keep_result(game: AnyGame, outcome: Outcome, file: Path) -> None:
    write_safely(result_file(game), msgspec.json.encode(LastResult(outcome, str(file))))


def last_result(game: AnyGame) -> Outcome | None:
    """Return the result of the last finished match, if it can be read."""
    try:
        return msgspec.json.decode(result_file(game).read_bytes(), type=LastResult).outcome
    except (OSError, msgspec.DecodeError):
        return None
