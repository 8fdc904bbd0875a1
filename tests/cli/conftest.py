"""The command as a test runs it: in this process, in a data folder of its own."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from sandtable.cli.commands import run


class Ran(NamedTuple):
    """The traces of a command."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's data folder, empty."""
    monkeypatch.setattr("sandtable.cli.paths.data_folder", lambda: tmp_path / "data" / "sandtable")
    return tmp_path / "data" / "sandtable"


@pytest.fixture
def sandtable(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    """Run `sandtable …` with lines on standard input; bad input must be one sentence."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: object, lines: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return call
