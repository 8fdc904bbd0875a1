"""A display sheet: framed boxes with their pieces."""

from __future__ import annotations

import msgspec
from rich.style import Style
from rich.text import Text as Line

from sandtable.cli.draw.canvas import Canvas
from sandtable.cli.draw.stacks import Place, Say, Stack, shortened
from sandtable.engine.scene import Board, Space
from sandtable.engine.styles import CounterStyle

EMPTY = Style(color="grey42")
FULL = Style(color="cyan")
TITLE = Style(color="grey74")
HELD = Style(color="bright_white", bold=True)
MARKER = Style(color="yellow", bold=True)
LIT = Style(color="bright_green", bold=True)

LEAST_WIDTH = 66
LEAST_HEIGHT = 20


class Frame(msgspec.Struct, frozen=True):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int


def fits(board: Board, width: int, height: int) -> bool:
    """Return whether there is room to draw readable boxes."""
    return bool(board.spaces) and width >= LEAST_WIDTH and height >= LEAST_HEIGHT


def boxes(board: Board, stacks: dict[Place, list[Stack]], say: Say, size: tuple[int, int]) -> Line:
    """Draw a board of boxes, scaled to the size."""
    canvas = Canvas(*size)
    left, top = min(s.x for s in board.spaces), min(s.y for s in board.spaces)
    right, bottom = max(s.x + s.w for s in board.spaces), max(s.y + s.h for s in board.spaces)
    across, down = size[0] / (right - left), size[1] / (bottom - top)
    for space in board.spaces:
        frame = Frame(
            int((space.x - left) * across),
            int((space.y - top) * down),
            max(int(space.w * across), 4),
            max(int(space.h * down), 3),
        )
        slots = [stacks.get((space.id, slot), []) for slot in range(space.slots)]
        draw_space(canvas, frame, space, say(space.title), slots)
    return canvas.lines()


def draw_space(
    canvas: Canvas, frame: Frame, space: Space, title: str, slots: list[list[Stack]]
) -> None:
    full = any(slots)
    canvas.box(frame.x, frame.y, frame.width, frame.height, FULL if full else EMPTY)
    label = shortened(title, frame.width - 2)
    canvas.write(frame.x + 1, frame.y, label, TITLE if full else EMPTY)
    room = (frame.width - 2 - (len(slots) - 1)) // len(slots)
    for slot, stacks in enumerate(slots):
        x = frame.x + 1 + slot * (room + 1)
        if slot:
            divide(canvas, x - 1, frame, FULL if full else EMPTY)
        fill(canvas, x, frame, room, stacks)


def divide(canvas: Canvas, x: int, frame: Frame, style: Style) -> None:
    for y in range(frame.y + 1, frame.y + frame.height - 1):
        canvas.put(x, y, "┊", style)


def fill(canvas: Canvas, x: int, frame: Frame, room: int, stacks: list[Stack]) -> None:
    """Write the stacks of a slot, one per line; count those that do not fit."""
    lines = frame.height - 2
    shown = stacks if len(stacks) <= lines else stacks[: lines - 1]
    for row, stack in enumerate(shown):
        style = MARKER if stack.style is CounterStyle.MARKER else HELD
        canvas.write(x, frame.y + 1 + row, stack.fitted(room), style)
    if len(shown) < len(stacks):
        canvas.write(x, frame.y + lines, f"+{len(stacks) - len(shown)}", HELD)
