"""A sheet of character cells to draw on."""

from __future__ import annotations

from itertools import groupby

from rich.style import Style
from rich.text import Text as Line


class Canvas:
    """Characters with styles; anything outside the sheet is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[" "] * width for _ in range(height)]
        self._styles = [[Style.null()] * width for _ in range(height)]

    def put(self, x: int, y: int, char: str, style: Style) -> None:
        """Write one character and combine its style with the one already there."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self._cells[y][x] = char
            self._styles[y][x] += style

    def write(self, x: int, y: int, text: str, style: Style) -> None:
        for offset, char in enumerate(text):
            self.put(x + offset, y, char, style)

    def box(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Draw a frame of single lines."""
        right, bottom = x + width - 1, y + height - 1
        for column in range(x + 1, right):
            self.put(column, y, "─", style)
            self.put(column, bottom, "─", style)
        for row in range(y + 1, bottom):
            self.put(x, row, "│", style)
            self.put(right, row, "│", style)
        for corner_x, corner_y, char in (
            (x, y, "╭"),
            (right, y, "╮"),
            (x, bottom, "╰"),
            (right, bottom, "╯"),
        ):
            self.put(corner_x, corner_y, char, style)

    def lines(self) -> Line:
        """Return the whole sheet, one line per row."""
        made = Line(no_wrap=True, end="")
        for y in range(self.height):
            if y:
                made.append("\n")
            for style, run in groupby(range(self.width), self._styles[y].__getitem__):
                made.append("".join(self._cells[y][x] for x in run), style)
        return made
