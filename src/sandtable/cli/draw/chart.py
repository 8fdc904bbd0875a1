"""A chart: land and sea in half-character dots, routes, places and pieces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from rich.style import Style
from rich.text import Text as Line

from sandtable.cli.draw.canvas import Canvas
from sandtable.cli.draw.stacks import Place, Say, Stack
from sandtable.engine.parts import Point
from sandtable.engine.scene import Board, Shape

SEA, LAND = "#16324a", "#3f5a3c"
ROUTE = Style(color="#b0a060")
PLACE = Style(color="#d8d8c0")
NAME = Style(color="#c8c8b0")
UNIT = Style(color="black", bgcolor="bright_yellow", bold=True)

UNIT_WIDTH = 24

Dots = tuple[tuple[bool, ...], ...]


def chart(board: Board, stacks: dict[Place, list[Stack]], say: Say, size: tuple[int, int]) -> Line:
    """Draw a chart as wide as the size allows; a cell is one dot wide and two dots high."""
    width = size[0]
    scale = width / board.width
    height = max(round(board.height * scale / 2), 1)
    canvas = Canvas(width, height)
    paint_land(canvas, land_of(board.shapes, (board.width, board.height), (width, height * 2)))
    for line in board.lines:
        for x, y in along(line.points, scale):
            canvas.put(x, y, "·", ROUTE)
    Names(canvas, board, stacks, say, scale).write()
    return canvas.lines()


def paint_land(canvas: Canvas, dots: Dots) -> None:
    """Colour each cell's upper and lower half."""
    for y in range(canvas.height):
        for x in range(canvas.width):
            upper, lower = dots[2 * y][x], dots[2 * y + 1][x]
            below = LAND if lower else SEA
            if upper == lower:
                canvas.put(x, y, " ", Style(bgcolor=below))
            else:
                canvas.put(x, y, "▀", Style(color=LAND if upper else SEA, bgcolor=below))


@lru_cache(maxsize=8)
def land_of(shapes: tuple[Shape, ...], extent: Point, dots: tuple[int, int]) -> Dots:
    """Return for every dot whether it lies in one of the shapes of a board of this extent."""
    across, down = dots[0] / extent[0], dots[1] / extent[1]
    outlines = [[(x * across, y * down) for x, y in shape.points] for shape in shapes]
    return tuple(tuple(row_of(outlines, y + 0.5, dots[0])) for y in range(dots[1]))


def row_of(outlines: list[list[Point]], y: float, width: int) -> list[bool]:
    """Return one row of dots: land lies between every other pair of crossings."""
    row = [False] * width
    for outline in outlines:
        cuts = sorted(crossings(outline, y))
        for start, end in zip(cuts[::2], cuts[1::2], strict=False):
            for x in range(max(round(start), 0), min(round(end), width)):
                row[x] = True
    return row


def crossings(outline: list[Point], y: float) -> Iterator[float]:
    """Yield where an outline crosses a horizontal line; its last point joins the first."""
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        if (y0 <= y) != (y1 <= y):
            yield x0 + (y - y0) * (x1 - x0) / (y1 - y0)
        x0, y0 = x1, y1


def along(points: tuple[Point, ...], scale: float) -> Iterator[tuple[int, int]]:
    """Yield every other cell of a line from point to point."""
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = max(round(max(abs(x1 - x0), abs(y1 - y0) / 2) * scale / 2), 1)
        for step in range(steps + 1):
            share = step / steps
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            yield int(x * scale), int(y * scale / 2)


class Names:
    """Places and the pieces in them, written where there is room."""

    def __init__(
        self,
        canvas: Canvas,
        board: Board,
        stacks: dict[Place, list[Stack]],
        say: Say,
        scale: float,
    ) -> None:
        self.canvas = canvas
        self.board = board
        self.stacks = stacks
        self.say = say
        self.scale = scale
        self.taken: set[tuple[int, int]] = set()

    def write(self) -> None:
        """Pieces first, then dots for the places, then their names where there is room."""
        cells = {s.id: self.cell(s.x, s.y) for s in self.board.spaces}
        for (place, _), held in self.stacks.items():
            for stack in held:
                self.unit(*cells[place], f" {stack.fitted(UNIT_WIDTH)} ")
        for x, y in cells.values():
            if (x, y) not in self.taken:
                self.canvas.put(x, y, "•", PLACE)
                self.taken.add((x, y))
        for space in self.board.spaces:
            self.name(*cells[space.id], self.say(space.title))

    def cell(self, x: float, y: float) -> tuple[int, int]:
        return int(x * self.scale), int(y * self.scale / 2)

    def unit(self, x: int, y: int, text: str) -> None:
        """Write a piece beside its place, in the first line that no other piece has taken."""
        x = max(min(x + 2, self.canvas.width - len(text)), 0)
        while self.taken & self.cells(x, y, text):
            y += 1
        self.taken |= self.cells(x, y, text)
        self.canvas.write(x, y, text, UNIT)

    def name(self, x: int, y: int, text: str) -> None:
        """Write a name beside its place, unless something is there."""
        if x + 2 + len(text) <= self.canvas.width and not self.taken & self.cells(x + 2, y, text):
            self.taken |= self.cells(x + 2, y, text)
            self.canvas.write(x + 2, y, text, NAME)

    def cells(self, x: int, y: int, text: str) -> set[tuple[int, int]]:
        return {(x + offset, y) for offset in range(len(text) + 1)}
