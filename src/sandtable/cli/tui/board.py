"""One board of the scene, drawn to the size it is given."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text as Line
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.widget import Widget
from textual.widgets import Static

from sandtable.cli.draw.boxes import boxes, fits
from sandtable.cli.draw.chart import chart
from sandtable.cli.draw.country import Country
from sandtable.cli.draw.listing import board_lines, boxes_line, fact_line, track_line
from sandtable.cli.draw.stacks import Say, stacks_on
from sandtable.cli.draw.zones import Zones, is_grid
from sandtable.cli.session import Session
from sandtable.engine.decisions import Choose
from sandtable.engine.scene import Board, Scene, Track
from sandtable.engine.styles import BoardStyle

NARROW = 14
ROOM = (56, 16)
FEW = 3
"""The number of marks above which they appear only on the bar."""


class BoardView(ScrollableContainer, can_focus=False):
    """A board; a board larger than its pane can be scrolled."""

    def __init__(self, session: Session, number: int) -> None:
        super().__init__()
        self.session = session
        self.number = number
        self.window = (0, 0)

    def on_mount(self) -> None:
        self.watch(self, "virtual_size", self.open_window)

    def compose(self) -> ComposeResult:
        yield Static()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        scene = self.session.scene()
        width, height = self.scrollable_content_region.size
        if not (width and height and self.number < len(scene.boards)):
            return
        board = scene.boards[self.number]
        if is_grid(board) or (board.style is BoardStyle.COUNTRY and has_room(width, height)):
            self.draw_zones(scene, board)
        else:
            self.query_one(Static).update(drawn(self.session, scene, board, (width, height)))

    def draw_zones(self, scene: Scene, board: Board) -> None:
        """Draw the whole grid, and scroll to the possible choices."""
        session = self.session
        stacks = stacks_on(scene, board.id, session.text)
        zones = zones_of(session, scene, board)
        sheet = self.query_one(Static)
        sheet.styles.width = zones.canvas.width
        sheet.update(zones.drawn(stacks))
        middle = zones.middle(stacks)
        if middle is not None:
            half = self.size.width // 2, self.size.height // 2
            self.window = middle[0] - half[0], middle[1] - half[1]
            self.call_after_refresh(self.open_window)

    def open_window(self) -> None:
        """Scroll to the possible choices: at once, and again when the sheet has grown."""
        self.scroll_to(*self.window, animate=False, immediate=True)


def has_room(width: int, height: int) -> bool:
    """Return whether a window is large enough for a map; a small one gets a list."""
    return width >= ROOM[0] and height >= ROOM[1]


def zones_of(session: Session, scene: Scene, board: Board) -> Zones:
    lit, seats = lit_spaces(session, scene), session.game.seats
    if board.style is BoardStyle.COUNTRY:
        return Country(board, seats, lit, session.text)
    return Zones(scene.with_overlays(board), seats, lit)


def lit_spaces(session: Session, scene: Scene) -> set[str]:
    """Return the spaces that the options point at, directly or through a piece."""
    options = session.asked.options if isinstance(session.asked, Choose) else ()
    pieces = {option.piece for option in options if option.piece}
    lit = {option.space for option in options if option.space}
    return lit | {piece.space for piece in scene.pieces if piece.id in pieces}


def drawn(session: Session, scene: Scene, board: Board, size: tuple[int, int]) -> RenderableType:
    stacks = stacks_on(scene, board.id, session.text)
    if board.style is BoardStyle.CHART:
        return chart(scene.with_overlays(board), stacks, session.text, size)
    if fits(board, *size):
        return boxes(board, stacks, session.text, size)
    room = NARROW if board.style is BoardStyle.COUNTRY else size[0]
    return Group(*board_lines(scene, board, session.text, room))


class Tracks(Static):
    """The tracks as bars, with explanations of their marks below."""

    def draw(self, session: Session) -> None:
        lines: list[Line] = []
        for track in session.scene().tracks:
            lines.append(track_line(track, session.text, self.bar_width(session.text(track.title))))
            if len(track.marks) <= FEW:
                lines.append(Line(marks_of(track, session.text), "dim"))
        self.update(Group(*lines))

    def bar_width(self, title: str) -> int:
        return max(self.size.width - len(title) - 10, 10)


def marks_of(track: Track, say: Say) -> str:
    """Return the meanings of the marks, in order; of two on one value, use the first."""
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
            lines += [boxes_line(row, session.text) for row in panel.boxes]
        self.update(Group(*lines))


def redraw(widget: Widget, session: Session) -> None:
    """Draw everything below a widget that draws the scene."""
    for board in widget.query(BoardView):
        board.draw()
    for tracks in widget.query(Tracks):
        tracks.draw(session)
    for figures in widget.query(Figures):
        figures.draw(session)
