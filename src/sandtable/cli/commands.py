"""The group of all commands, each imported on demand; bad input gets one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from sandtable.cli.arguments import INTERRUPTED
from sandtable.cli.help import SpokenCommand, framed, misuse, spoken
from sandtable.cli.words import language_in, refusal, trouble, words
from sandtable.engine.errors import SandtableError

COMMANDS = (
    "play",
    "serve",
    "games",
    "brief",
    "rules",
    "simulate",
    "arena",
    "odds",
    "plan",
    "replay",
    "verify",
    "fuzz",
    "bench",
)

MISUSED = 2


class LazyGroup(TyperGroup):
    """A group whose commands live in modules of the same names."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            raise refusal("no-command", name=cmd_name)
        module = import_module(f"sandtable.cli.{cmd_name}")
        command = typer.Typer(add_completion=False, rich_markup_mode=None)
        command.command(cmd_name, cls=SpokenCommand)(getattr(module, cmd_name))
        return spoken(typer.main.get_command(command), cmd_name, ctx.obj)

    def get_help(self, ctx: Any) -> str:
        self.help = words("about", ctx.obj)
        return framed(super().get_help(ctx), ctx.obj)


app = typer.Typer(
    cls=LazyGroup, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)


@app.callback()
def sandtable() -> None:
    """Play, study and solve printed wargames."""


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code; bad input gets one sentence on standard error."""
    language = language_in(arguments)
    how = {"prog_name": "sandtable", "standalone_mode": False, "obj": language}
    try:
        code = app(list(arguments) or ["--help"], **how)
    except typer.TyperException as error:
        return misused(misuse(error, language))
    except SandtableError as error:
        return misused(error.spoken(language))
    except ModuleNotFoundError as missing:
        return misused(words("needs-package", language, package=str(missing.name)))
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115  (nobody reads us any more)
        return 1
    except OSError as error:
        file, reason = str(error.filename), trouble(error)
        return misused(words("file-trouble", language, file=file, reason=reason))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def misused(message: str) -> int:
    print(" ".join(message.split()), file=sys.stderr)
    return MISUSED
