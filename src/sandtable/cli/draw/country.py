"""A map of country: water, paths, and areas with their short names and units."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from rich.style import Style
from rich.text import Text as Line

from sandtable.cli.draw.canvas import Canvas
from sandtable.cli.draw.chart import along
from sandtable.cli.draw.stacks import Place, Say, Stack, shortened
from sandtable.cli.draw.zones import Zones
from sandtable.engine.scene import Board, Space
from sandtable.engine.scene import Line as Stroke
from sandtable.engine.styles import CounterStyle, LineStyle

ACROSS = 11
"""The width of an area in characters."""
GROUND, WATER = Style(bgcolor="#14202c"), Style(bgcolor="#24496f")
PENS = {
    LineStyle.ROAD: ("▒", Style(color="#6c747c")),
    LineStyle.FIRE: ("·", Style(color="#d0705c")),
    LineStyle.SLOW: (":", Style(color="#a8a48c")),
    LineStyle.WAY: ("·", Style(color="#c8c4a8")),
}
"""The parts of a country to draw, bottom layer first; the rest is decoration."""


class Country(Zones):
    """A map drawn at a readable size and shown through a window."""

    def __init__(self, board: Board, sides: Sequence[str], lit: Collection[str], say: Say) -> None:
        super().__init__(board, sides, lit)
        self.say = say
        self.scale = ACROSS / min(space.w for space in board.spaces)
        self.canvas = Canvas(
            round(board.width * self.scale), max(round(board.height * self.scale / 2), 1)
        )

    def drawn(self, stacks: dict[Place, list[Stack]]) -> Line:
        for y in range(self.canvas.height):
            self.canvas.write(0, y, " " * self.canvas.width, GROUND)
        for line in self.of_style(LineStyle.RIVER):
            self.water(line)
        for style, (char, pen) in PENS.items():
            for line in self.of_style(style):
                for x, y in along(line.points, self.scale):
                    self.canvas.put(x, y, char, pen)
        for space in self.board.spaces:
            held = [stacks.get((space.id, slot), []) for slot in reversed(range(space.slots))]
            flat = [stack for slot in held for stack in slot]
            self.zone(space, sorted(flat, key=lambda stack: stack.style is not CounterStyle.DISC))
        return self.canvas.lines()

    def of_style(self, style: LineStyle) -> Iterator[Stroke]:
        return (line for line in self.board.lines if line.style is style)

    def water(self, line: Stroke) -> None:
        half = max(round(line.width * self.scale / 2), 1)
        for x, y in along(line.points, self.scale * 2):
            self.canvas.write(x // 2 - half, y // 2, " " * 2 * half, WATER)

    def named(self, space: Space) -> str:
        return shortened(self.say(space.short or space.title), ACROSS - 1)

    def told(self, stack: Stack, room: int) -> str:
        return stack.fitted(room)

    @property
    def across(self) -> int:
        return ACROSS
