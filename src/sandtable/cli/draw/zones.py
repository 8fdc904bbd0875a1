"""A chart of zones or hexes, each with its coordinate and its pieces."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from statistics import median

from rich.style import Style
from rich.text import Text as Line

from sandtable.cli.draw.canvas import Canvas
from sandtable.cli.draw.chart import ROUTE, along, land_of, paint_land
from sandtable.cli.draw.stacks import Place, Stack
from sandtable.engine.parts import Point
from sandtable.engine.scene import Board, Space
from sandtable.engine.styles import AreaStyle, BoardStyle

ACROSS = 6
"""The width of a zone in characters; its height in lines is half of that."""
DEEP = 2
QUIET = Style(color="#7d929c")
LIT = Style(color="black", bgcolor="#9fd0dc", bold=True)
SIDES = (
    Style(color="black", bgcolor="bright_yellow", bold=True),
    Style(color="white", bgcolor="#a8222e", bold=True),
    Style(color="white", bgcolor="#2e5a66", bold=True),
)


def is_grid(board: Board) -> bool:
    """Return whether every space of a chart has its own area."""
    return board.style is BoardStyle.CHART and bool(board.spaces) and all(s.w for s in board.spaces)


def scale_of(board: Board) -> float:
    """Return the width of a unit of the board in characters."""
    return ACROSS / min(space.w for space in board.spaces)


class Zones:
    """A grid drawn at a readable size and shown through a window."""

    def __init__(self, board: Board, sides: Sequence[str], lit: Collection[str]) -> None:
        self.board = board
        self.sides = sides
        self.lit = lit
        self.scale = scale_of(board)
        self.canvas = Canvas(
            round(board.width * self.scale), max(round(board.height * self.scale / 2), 1)
        )

    def drawn(self, stacks: dict[Place, list[Stack]]) -> Line:
        canvas, board = self.canvas, self.board
        dots = (canvas.width, canvas.height * 2)
        land = tuple(shape for shape in board.shapes if shape.style is AreaStyle.LAND)
        paint_land(canvas, land_of(land, (board.width, board.height), dots))
        for line in board.lines:
            for x, y in along(line.points, self.scale):
                canvas.put(x, y, "·", ROUTE)
        for space in board.spaces:
            self.zone(
                space, [s for slot in range(space.slots) for s in stacks.get((space.id, slot), [])]
            )
        return canvas.lines()

    def zone(self, space: Space, held: list[Stack]) -> None:
        """Write a coordinate, and below it the top pieces of a stack."""
        x, y = self.corner(space)
        self.canvas.write(x, y, self.named(space), LIT if space.id in self.lit else QUIET)
        more = len(held) - DEEP
        for row, stack in enumerate(reversed(held[-DEEP:]), 1):
            sign = f"+{more}" if more > 0 and row == DEEP else ""
            room = self.across - 1 - len(sign)
            self.canvas.write(
                x, y + row, f"{self.told(stack, room):<{room}}{sign}", self.colours(stack)
            )

    @property
    def across(self) -> int:
        """Return the width of a zone in characters."""
        return ACROSS

    def named(self, space: Space) -> str:
        return space.id[:ACROSS]

    def told(self, stack: Stack, room: int) -> str:
        return stack.title[:room]

    def colours(self, stack: Stack) -> Style:
        place = self.sides.index(stack.side) if stack.side in self.sides else len(SIDES) - 1
        return SIDES[place % len(SIDES)]

    def corner(self, space: Space) -> tuple[int, int]:
        left, top = corner_of(space)
        return int(left * self.scale), int(top * self.scale / 2)

    def middle(self, stacks: dict[Place, list[Stack]]) -> tuple[int, int] | None:
        """Return the centre of the possible choices, or else of the pieces on the board."""
        held = {place for place, _ in stacks}
        for wanted in (self.lit, held):
            corners = [self.corner(space) for space in self.board.spaces if space.id in wanted]
            if corners:
                return int(median(x for x, _ in corners)), int(median(y for _, y in corners))
        return None


def corner_of(space: Space) -> Point:
    """Return the upper left corner of the text area in a zone or hex."""
    if space.shape == "rect":
        return space.x, space.y
    return space.x - space.w / 2, space.y - space.h * 3 / 8
