"""The location grid: its squares, who stands where, who sees whom, and how far sonar reaches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from sandtable.engine.scene import Board, Fact, Label, Line, Overlay, Panel, Piece, Space
from sandtable.engine.styles import BoardStyle, Focus, Light, LineStyle
from sandtable.engine.texts import say, words
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.rules.units import called
from sandtable.games.paukenschlag.state import OSL, Contact
from sandtable.games.paukenschlag.view import senses
from sandtable.games.paukenschlag.view.chart import SHIPS
from sandtable.games.paukenschlag.view.counters import boat_piece, convoy_piece, ship_piece

CAPTION = 0.3
"""Where in the lower margin the caption stands, from the edge of the board."""


def board_id(contact: Contact) -> str:
    """The operational grid and each tactical box are boards of their own."""
    return f"grid-{contact.box or contact.level}"


@lru_cache(maxsize=16)
def board(box: Box, name: str, level: str, letter: str) -> Board:
    grid = box.grid
    return Board(
        id=name,
        title=say("board-grid", level=level, box=letter),
        width=grid.width,
        height=grid.height,
        style=BoardStyle.CHART,
        light=Light.NIGHT,
        focus=Focus.WHOLE,
        spaces=tuple(
            square_space(box, row, column)
            for row in range(1, grid.rows + 1)
            for column in range(1, grid.columns + 1)
        ),
    )


def square_space(box: Box, row: int, column: int) -> Space:
    """North is up, west is on the left; the row comes first (7.1)."""
    grid, name = box.grid, f"{row}{column}"
    return Space(
        id=name,
        title=say("square", square=name),
        short=name,
        x=grid.origin_x + (column - 1) * grid.square,
        y=grid.origin_y + (row - 1) * grid.square,
        w=grid.square,
        h=grid.square,
        slots=SHIPS + 1,
    )


def middle(box: Box, square: str) -> tuple[float, float]:
    space = square_space(box, int(square[0]), int(square[1]))
    return space.x + space.w / 2, space.y + space.h / 2


def pieces(box: Box, k: Known, contact: Contact) -> Iterator[Piece]:
    """The counters of the units on the grid, with the squares they stand in."""
    for unit, square in contact.squares.items():
        piece = piece_of(box, k, unit)
        yield replace(
            piece,
            board=board_id(contact),
            space=square,
            spent=unit in contact.moved or unit in contact.attacked,
            facts=(*piece.facts, *sight_facts(box, contact, unit)),
        )


def piece_of(box: Box, k: Known, unit: str) -> Piece:
    if unit in k.boats:
        return boat_piece(box, k, k.boats[unit])
    if unit in k.convoys:
        return convoy_piece(box, k, k.convoys[unit])
    return ship_piece(box, k.ships[unit])


def sight_facts(box: Box, contact: Contact, unit: str) -> Iterator[Fact]:
    for sight in contact.sights:
        if sight.target == unit:
            finder = words(called(box, sight.finder))
            yield Fact(label=say("fact-found-by"), value=say("found-by", how=sight.how, by=finder))


def overlays(box: Box, k: Known, contact: Contact) -> Iterator[Overlay]:
    name = board_id(contact)
    yield Overlay(board=name, id="sights", lines=tuple(sight_lines(box, contact)))
    yield caption(box, name, contact)
    yield from senses.layers(box, k, contact, name)


def caption(box: Box, name: str, contact: Contact) -> Overlay:
    """The zone, the grid and the round, below the squares."""
    place = {"zone": contact.zone, "level": contact.level, "box": contact.box}
    text = say("grid-caption", round=contact.round, **place)
    x, y = box.grid.width / 2, box.grid.height - box.grid.origin_y * CAPTION
    return Overlay(board=name, id="where", labels=(Label(text=text, x=x, y=y),))


def sight_lines(box: Box, contact: Contact) -> Iterator[Line]:
    """An arrow from whoever found a unit to the unit."""
    seen: set[tuple[str, str]] = set()
    for sight in contact.sights:
        start, end = contact.squares.get(sight.finder), contact.squares.get(sight.target)
        if not start or not end or start == end or (sight.finder, sight.target) in seen:
            continue
        seen.add((sight.finder, sight.target))
        yield Line(
            id=f"sight-{sight.finder}-{sight.target}",
            points=(middle(box, start), middle(box, end)),
            style=LineStyle.ATTACK,
            arrow=True,
        )


def panel(box: Box, contact: Contact) -> Panel:
    return Panel(
        id="contact",
        title=say("panel-contact", zone=contact.zone),
        facts=tuple(contact_facts(box, contact)),
    )


def contact_facts(box: Box, contact: Contact) -> Iterator[Fact]:
    rule = "7.1.1" if contact.level == OSL else "7.2"
    level = say("board-grid", level=contact.level, box=contact.box)
    yield Fact(label=say("fact-grid"), value=level, rule=rule)
    yield Fact(label=say("fact-round"), value=f"{contact.round} / {box.reconstructed.grid_rounds}")
    reach = say("reach-squares", reach=box.limits.sonar_range)
    yield Fact(label=say("fact-active"), value=reach, rule="8.1.1")
    if contact.first:
        yield Fact(label=say("fact-first"), value=say(f"seat-{contact.first}"), rule="5.5(2)")
    for waiting in contact.boxes:
        names = [called(box, unit) for unit in waiting.units]
        value = say("listed", names=names)
        yield Fact(label=say("fact-box", box=waiting.letter), value=value, rule="7.1.1(group)")
