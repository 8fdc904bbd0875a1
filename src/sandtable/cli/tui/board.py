"""One board of the scene, drawn to the size it is given."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text as Line
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from sandtable.cli.draw.boxes import boxes, fits
from sandtable.cli.draw.chart import chart
from sandtable.cli.draw.listing import board_lines, fact_line, track_line
from sandtable.cli.draw.stacks import Say, stacks_on
from sandtable.cli.session import Session
from sandtable.engine.scene import Board, Scene, Track

NARROW = 14


class BoardView(VerticalScroll, can_focus=False):
    """A board; one higher than its pane is scrolled."""

    def __init__(self, session: Session, number: int) -> None:
        super().__init__()
        self.session = session
        self.number = number

    def compose(self) -> ComposeResult:
        yield Static()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        scene = self.session.scene()
        width, height = self.scrollable_content_region.size
        if width and height and self.number < len(scene.boards):
            board = scene.boards[self.number]
            self.query_one(Static).update(drawn(self.session, scene, board, (width, height)))


def drawn(session: Session, scene: Scene, board: Board, size: tuple[int, int]) -> RenderableType:
    stacks = stacks_on(scene, board.id, session.text)
    if board.style == "chart":
        return chart(scene.with_overlays(board), stacks, session.text, size)
    if fits(board, *size):
        return boxes(board, stacks, session.text, size)
    return Group(*board_lines(scene, board, session.text, NARROW))


class Tracks(Static):
    """The tracks as bars, each with its marks explained below."""

    def draw(self, session: Session) -> None:
        lines: list[Line] = []
        for track in session.scene().tracks:
            lines.append(track_line(track, session.text, self.bar_width(session.text(track.title))))
            lines.append(Line(marks_of(track, session.text), "dim"))
        self.update(Group(*lines))

    def bar_width(self, title: str) -> int:
        return max(self.size.width - len(title) - 10, 10)


def marks_of(track: Track, say: Say) -> str:
    """Return what the marks mean, in order; where two fall together the first counts."""
    named: dict[int, str] = {}
    for mark in track.marks:
        named.setdefault(mark.value, say(mark.text))
    return "  ".join(f"┃ {value} {text}" for value, text in sorted(named.items()))


class Figures(Static):
    """The panels of facts."""

    def draw(self, session: Session) -> None:
        lines: list[RenderableType] = []
        for panel in session.scene().panels:
            lines.append(Line(session.text(panel.title), "bold underline"))
            lines += [fact_line(fact, session.text) for fact in panel.facts]
        self.update(Group(*lines))


def redraw(widget: Widget, session: Session) -> None:
    """Draw everything below a widget that draws the scene."""
    for board in widget.query(BoardView):
        board.draw()
    for tracks in widget.query(Tracks):
        tracks.draw(session)
    for figures in widget.query(Figures):
        figures.draw(session)
