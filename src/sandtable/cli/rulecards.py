"""A rule on a card: its text, its rulings and its homes in code."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text as Line

from sandtable.cli.rules import known_rule
from sandtable.cli.session import Session


def rule_card(session: Session, name: str) -> Group:
    """Return a rule of the index in the player's language, with the rulings on it."""
    rules = session.game.rules
    rule, language = known_rule(session.game, name), session.language
    entry = rules[rule]
    lines = [
        Line.assemble((f"{rule}  ", "bold cyan"), (entry.title[language], "bold")),
        Line(entry.summary[language]),
    ]
    rulings = [
        Line.assemble((f"\n{ruling.id}  ", "yellow"), ruling.text[language])
        for ruling in rules.rulings_on(rule)
    ]
    return Group(*lines, *rulings)
