"""The outline of squares of a grid, taken together, drawn a little inside them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from sandtable.engine.parts import Point
from sandtable.games.paukenschlag.components.parts import Grid

Cell = tuple[int, int]
"""A square by row and column, or the corner of one."""
SIDES = ((0, 0, 0, 1), (0, 1, 1, 1), (1, 1, 1, 0), (1, 0, 0, 0))
"""The sides of a square from corner to corner, clockwise from the upper left."""


def outlines(grid: Grid, cells: Collection[Cell], inset: float) -> Iterator[tuple[Point, ...]]:
    """Closed lines, so many squares inside the edge."""
    for loop in loops(cells):
        corners = list(bends(loop))
        yield tuple(placed(grid, *corner, inset) for corner in (*corners, corners[0]))


def loops(cells: Collection[Cell]) -> Iterator[list[Cell]]:
    """The corners along each edge, clockwise; where two edges touch, a line turns right."""
    ways = {way for cell in cells for way in sides(cell) if way[::-1] not in all_sides(cells)}
    while ways:
        start, end = min(ways)
        ways.remove((start, end))
        loop = [start]
        while end != start:
            dy, dx = end[0] - loop[-1][0], end[1] - loop[-1][1]
            turns = ((dx, -dy), (dy, dx), (-dx, dy))
            ahead = ((end, (end[0] + down, end[1] + right)) for down, right in turns)
            way = next(way for way in ahead if way in ways)
            ways.remove(way)
            loop.append(end)
            end = way[1]
        yield loop


def all_sides(cells: Collection[Cell]) -> set[tuple[Cell, Cell]]:
    return {way for cell in cells for way in sides(cell)}


def sides(cell: Cell) -> Iterator[tuple[Cell, Cell]]:
    row, column = cell
    for up, left, down, right in SIDES:
        yield (row + up, column + left), (row + down, column + right)


def bends(loop: list[Cell]) -> Iterator[tuple[Cell, Cell]]:
    """The corners at which a line turns, and the way inwards there."""
    for before, here, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False):
        came = (here[0] - before[0], here[1] - before[1])
        goes = (after[0] - here[0], after[1] - here[1])
        if came != goes:
            yield here, (came[1] + goes[1], -came[0] - goes[0])


def placed(grid: Grid, corner: Cell, inwards: Cell, inset: float) -> Point:
    (row, column), (down, right) = corner, inwards
    x = grid.origin_x + (column - 1 + right * inset) * grid.square
    return x, grid.origin_y + (row - 1 + down * inset) * grid.square
