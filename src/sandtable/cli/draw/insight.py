"""Insight in the terminal: figures, and distributions as horizontal bars."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text as Line

from sandtable.cli.draw.listing import fact_line
from sandtable.cli.draw.stacks import Say
from sandtable.engine.parts import Words
from sandtable.engine.scene import Chart, Insight
from sandtable.engine.studies import percent

BAR = 40
WORTH_A_LINE = 40
EIGHTHS = "▏▎▍▌▋▊▉█"


def insight_card(insight: Insight, say: Say, offers: Mapping[str, Words]) -> RenderableType:
    """Return figures, the chances of the options, and charts."""
    parts: list[RenderableType] = [fact_line(fact, say) for fact in insight.facts]
    parts += [
        Line(f"{say(offers[one.option])}: {say(percent(one.share))} {say(one.text)}")
        for one in insight.options
        if one.option in offers
    ]
    for chart in insight.charts:
        parts += [Line(), Line(say(chart.title), "bold underline"), *chart_lines(chart, say)]
    return Group(*parts, Line(), Line(say(insight.note), "dim"))


def chart_lines(chart: Chart, say: Say) -> list[Line]:
    """Return a line per likely or marked value, its bar scaled to the likeliest."""
    highest = max(chart.chances) or 1.0
    marks: dict[int, list[str]] = {}
    for mark in chart.marks:
        marks.setdefault(mark.value, []).append(say(mark.text))
    return [
        Line.assemble(
            f"{value:>4} {say(percent(chance)):>6} ",
            (bar(chance / highest), "yellow"),
            (f" ◂ {', '.join(dict.fromkeys(marks[value]))}" if value in marks else "", "bold cyan"),
        )
        for value, chance in enumerate(chart.chances, chart.low)
        if chance > highest / WORTH_A_LINE or value in marks
    ]


def bar(share: float) -> str:
    whole, eighths = divmod(round(share * BAR * 8), 8)
    return "█" * whole + (EIGHTHS[eighths - 1] if eighths else "")
