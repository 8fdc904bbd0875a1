"""All commands in one group, each imported when it is asked for, and one sentence for bad input."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from sandtable.engine.errors import SandtableError

COMMANDS = (
    "play",
    "serve",
    "games",
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
INTERRUPTED = 130


class LazyGroup(TyperGroup):
    """A group whose commands live in modules of their own names."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"sandtable.cli.{cmd_name}")
        command = typer.Typer(add_completion=False, rich_markup_mode=None)
        command.command(cmd_name)(getattr(module, cmd_name))
        return typer.main.get_command(command)


app = typer.Typer(
    cls=LazyGroup, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)


@app.callback()
def sandtable() -> None:
    """Printed wargames as software in which every rule can be found by its number."""


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code; bad input gets one sentence on standard error."""
    try:
        code = app(list(arguments) or ["--help"], prog_name="sandtable", standalone_mode=False)
    except typer.TyperException as error:
        return misused(error.format_message())
    except SandtableError as error:
        return misused(str(error))
    except ModuleNotFoundError as missing:
        return misused(f"This needs {missing.name}: pip install 'sandtable[all]'")
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115  (nobody reads us any more)
        return 1
    except OSError as error:
        return misused(f"{error.filename or 'A file'}: {error.strerror}.")
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def misused(message: str) -> int:
    print(" ".join(message.split()), file=sys.stderr)
    return MISUSED
