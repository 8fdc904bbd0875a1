"""`sandtable rules`: every rule by its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from sandtable.cli.arguments import GameId, Json, Lang

if TYPE_CHECKING:
    from sandtable.engine.match import AnyGame
    from sandtable.engine.rules import RuleEntry
    from sandtable.lab.coverage import Coverage

RuleId = Annotated[str | None, typer.Argument(metavar="ID")]
Covered = Annotated[bool, typer.Option("--coverage")]
Search = Annotated[str | None, typer.Option(metavar="WORD")]


def rules(
    game: GameId,
    rule: RuleId = None,
    coverage: Covered = False,
    search: Search = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Explain a rule; list, search or count the rules.

    The explanation is in both languages, or in the language of --lang. It shows the rule's text
    and rulings, the function that implements it, other places that cite it, its data and its tests.
    """
    from sandtable.cli.words import language_of
    from sandtable.engine.game import find_game

    found, language = find_game(game), language_of(lang)
    if coverage:
        show_coverage(found, json=json)
    elif rule is not None and not found.rules.named(rule) and found.rules.under(rule):
        show_chapter(found, found.rules.under(rule), language, json=json)
    elif rule is not None:
        languages = (lang,) if lang else ("es", "en")
        show_rule(found, known_rule(found, rule), languages, json=json)
    else:
        show_list(matching(found, search), language, json=json)


def known_rule(game: AnyGame, rule: str) -> str:
    """Return a rule's id as in the index, or raise an error with similar ids."""
    from difflib import get_close_matches

    from sandtable.cli.words import refusal

    meant = game.rules.named(rule)
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise refusal("which-of-these", rule=rule, those=", ".join(meant))
    ids: dict[str, str] = {entry.lower(): entry for entry in game.rules.rules}
    near = [ids[name] for name in get_close_matches(rule.lower(), ids, n=5, cutoff=0.5)]
    key = "no-rule-but-near" if near else "no-rule"
    raise refusal(key, game=game.id, rule=rule, near=", ".join(near))


# ------------------------------------------------------------------ one rule


def show_rule(game: AnyGame, rule: str, languages: tuple[str, ...], *, json: bool) -> None:
    from rich.markup import escape

    from sandtable.cli.output import console, print_json

    described = description(game, rule)
    if json:
        print_json(described)
        return
    out, entry = console(), game.rules[rule]
    out.print(f"[bold]{rule}[/] [dim]{entry.kind}[/]")
    for language in languages:
        out.print(f"[bold]{entry.title[language]}[/]")
        out.print(entry.summary[language])
    for ruling in game.rules.rulings_on(rule):
        for language in languages:
            out.print(f"[yellow]{ruling.id}[/] {ruling.text[language]}")
    for what in ("home", "places", "data", "tests"):
        for place in described[what] or ["—"]:
            out.print(f"[cyan]{what:<6}[/] {escape(place)}", soft_wrap=True)


def description(game: AnyGame, rule: str) -> dict[str, Any]:
    from sandtable.lab.coverage import homes, rules_tested
    from sandtable.lab.datarows import rows_of

    entry, tests = game.rules[rule], rules_tested(game)
    code = [str(home) for home in homes(game).get(rule, ())]
    return {
        "id": rule,
        "kind": entry.kind,
        "title": entry.title,
        "summary": entry.summary,
        "rulings": game.rules.rulings_on(rule),
        "home": code[:1],
        "places": code[1:],
        "data": rows_of(game, rule),
        "tests": None if tests is None else tests.get(rule, []),
    }


# ------------------------------------------------------------------ many rules


def matching(game: AnyGame, word: str | None) -> list[RuleEntry]:
    """Return the rules whose id, title or summary contains a word, in either language."""
    entries = list(game.rules.rules.values())
    if word is None:
        return entries
    return [entry for entry in entries if word.lower() in everything_in(entry).lower()]


def everything_in(entry: RuleEntry) -> str:
    title, summary = entry.title, entry.summary
    return f"{entry.id} {title.es} {title.en} {summary.es} {summary.en}"


def show_list(entries: list[RuleEntry], language: str, *, json: bool) -> None:
    from sandtable.cli.output import console, print_json

    if json:
        print_json(entries)
        return
    out = console()
    for entry in entries:
        out.print(f"[cyan]{entry.id:<26}[/] {entry.title[language]}", soft_wrap=True)
    if not entries:
        from sandtable.cli.words import words

        out.print(words("no-rule-found", language))


def show_chapter(game: AnyGame, entries: list[RuleEntry], language: str, *, json: bool) -> None:
    """Print the rules of a chapter, each with its text and the function that implements it."""
    from sandtable.cli.output import console, print_json
    from sandtable.lab.coverage import homes

    if json:
        print_json([description(game, entry.id) for entry in entries])
        return
    out, code = console(), homes(game)
    for entry in entries:
        out.print(f"[bold]{entry.id}[/] {entry.title[language]}", soft_wrap=True)
        out.print(entry.summary[language])
        if entry.id in code:
            out.print(f"[cyan]{code[entry.id][0]}[/]", soft_wrap=True)


def show_coverage(game: AnyGame, *, json: bool) -> None:
    from sandtable.cli.output import console, print_json
    from sandtable.lab.coverage import coverage

    found = coverage(game)
    if json:
        print_json(found)
    else:
        for line in coverage_lines(found):
            console().print(line)
    if found.unknown:
        raise typer.Exit(1)


def coverage_lines(found: Coverage) -> list[str]:
    tested = "?" if found.with_test is None else str(found.with_test)
    lines = [
        f"[bold]{found.game}[/]: {found.total} rules, {found.implementable} of them played",
        f"with code  {found.with_code}/{found.implementable}",
        f"with test  {tested}/{found.implementable}",
    ]
    if found.missing_code:
        lines.append(f"[red]no code[/]  {', '.join(found.missing_code)}")
    if found.missing_test:
        lines.append(f"[red]no test[/]  {', '.join(found.missing_test)}")
    if found.unknown:
        lines.append(f"[red]unknown[/]  {', '.join(found.unknown)}")
    return [*lines, found.note] if found.note else lines
