"""A scene as a list: where the pieces are, tracks and figures, for a plain terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

from sandtable.cli.draw.stacks import Say, stacks_on
from sandtable.cli.session import Session
from sandtable.engine.scene import Board, Boxes, Fact, Scene, Track
from sandtable.engine.styles import BoardStyle

WIDE = 200
BAR = 40


def listing(session: Session) -> Group:
    scene = session.scene()
    lines: list[RenderableType] = [
        Line(f"{session.text(scene.title)} · {session.text(scene.subtitle)}", "bold")
    ]
    for board in scene.boards:
        lines.append(Line(session.text(board.title), "bold"))
        lines += board_lines(scene, board, session.text)
    lines += [track_line(track, session.text, BAR) for track in scene.tracks]
    for panel in scene.panels:
        lines.append(Line(session.text(panel.title), "bold"))
        lines += [fact_line(fact, session.text) for fact in panel.facts]
        lines += [boxes_line(row, session.text) for row in panel.boxes]
    return Group(*lines)


def board_lines(scene: Scene, board: Board, say: Say, room: int = WIDE) -> Iterator[Padding]:
    """Yield the occupied spaces, slot by slot; a stack takes up to `room` characters."""
    stacks = stacks_on(scene, board.id, say)
    for space in board.spaces:
        slots = [stacks.get((space.id, slot), []) for slot in range(space.slots)]
        if any(slots):
            shown = [slot for slot in slots if slot or board.style is not BoardStyle.COUNTRY]
            held = " | ".join(", ".join(s.fitted(room) for s in slot) or "–" for slot in shown)
            yield set_in(Line.assemble((f"{say(space.title)} ", "dim"), held))


def track_line(track: Track, say: Say, width: int) -> Line:
    """Return a track as a bar with its marks and the figure at its end."""
    made = Line.assemble((f"{say(track.title)} ", "bold"))
    made.append_text(bar(track, width))
    return made.append(f" {track.value}/{track.high}")


def bar(track: Track, width: int) -> Line:
    cells = ["─"] * width
    styles = ["dim"] * width
    full = place(track, track.value, width)
    for cell in range(full):
        cells[cell], styles[cell] = "━", "bold green"
    for mark in track.marks:
        cell = min(place(track, mark.value, width), width - 1)
        cells[cell], styles[cell] = "┃", "bold yellow"
    return Line.assemble(*zip(cells, styles, strict=True))


def place(track: Track, value: int, width: int) -> int:
    return round((value - track.low) * width / max(track.high - track.low, 1))


def fact_line(fact: Fact, say: Say) -> Padding:
    return set_in(Line.assemble((f"{say(fact.label)} ", "dim"), say(fact.value)))


def boxes_line(row: Boxes, say: Say) -> Padding:
    """Return a row of a record sheet: crosses for hits, boxes for the rest."""
    kinds = [(row.count, row.crossed), (row.more, row.more_crossed)]
    boxes = ["☒" * crossed + "☐" * (count - crossed) for count, crossed in kinds if count]
    return set_in(Line.assemble((f"{say(row.label)} ", "dim"), "  ".join(boxes)))


def set_in(line: Line) -> Padding:
    """Return an indented line; wrapped lines keep the indent."""
    return Padding(line, (0, 0, 0, 2))
