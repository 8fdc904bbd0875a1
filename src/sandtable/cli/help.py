"""Help pages and usage errors of the command line, in the user's language."""

from __future__ import annotations

import re
from typing import Any

import typer
from typer.core import TyperCommand

from sandtable.cli.words import interface, words

FRAME = (
    "frame-usage",
    "frame-arguments",
    "frame-options",
    "frame-commands",
    "frame-any-options",
    "frame-any-command",
    "frame-required",
    "frame-default",
    "frame-help",
)
"""The words of the framework around our texts; in English they stay unchanged."""
COMPLAINTS = (
    (re.compile(r"valid integer"), "expects-integer"),
    (re.compile(r"valid number"), "expects-number"),
    (re.compile(r"greater than or equal to (?P<limit>\S+)"), "expects-at-least"),
    (re.compile(r"less than or equal to (?P<limit>\S+)"), "expects-at-most"),
    (re.compile(r"is not one of (?P<limit>.+?)\.?$"), "expects-one-of"),
)


def framed(text: str, language: str) -> str:
    """Return a help page with the framework's own words in a language."""
    for key in FRAME:
        text = text.replace(words(key, "en"), words(key, language))
    return text


class SpokenCommand(TyperCommand):
    """A command whose help is in the language of its context."""

    def get_help(self, ctx: Any) -> str:
        return framed(super().get_help(ctx), ctx.find_root().obj)


def spoken(command: Any, name: str, language: str) -> Any:
    """Set the help texts of a command and its arguments."""
    command.help = words(f"command-{name}", language)
    for parameter in command.params:
        own, shared = f"argument-{name}-{parameter.name}", f"argument-{parameter.name}"
        key = own if interface().has(own, language) else shared
        parameter.help = words(key, language)
    return command


def misuse(error: typer.TyperException, language: str) -> str:
    """Return the error in the arguments."""
    parameter = getattr(error, "param", None)
    context = getattr(error, "ctx", None)
    command = context.command_path if context else "sandtable"
    if hasattr(error, "possibilities"):
        return words("no-option", language, name=str(error.option_name), command=command)  # type: ignore[attr-defined]  # an option that does not exist
    if parameter is None:
        return words("misused", language, said=error.format_message(), command=command)
    name = parameter.opts[0] if parameter.opts[0].startswith("-") else parameter.name.upper()
    if hasattr(error, "param_type"):
        return words("missing-argument", language, name=name, command=command)
    return words("bad-value", language, name=name, why=complaint(error.message, language))


def complaint(said: str, language: str) -> str:
    """Return what a value must be."""
    for pattern, key in COMPLAINTS:
        found = pattern.search(said)
        if found:
            return words(key, language, **found.groupdict())
    return said
