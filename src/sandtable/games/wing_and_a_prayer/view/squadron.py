"""The squadron's card: aircraft and crews in Ready and Not Ready."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sandtable.engine.scene import Board, Counter, Piece, Space
from sandtable.engine.styles import BoardStyle, CounterStyle
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.knowledge import HIDDEN
from sandtable.games.wing_and_a_prayer.rules.words import crew_name
from sandtable.games.wing_and_a_prayer.state import US, Campaign, Crew
from sandtable.games.wing_and_a_prayer.view.formation import bomber_piece, record

BOARD = "squadron"
WIDE, HIGH, GAP = 900, 260, 20
SPACES = (
    "bombers_ready",
    "crews_ready",
    "bombers_not_ready",
    "crews_not_ready",
    "crews_away",
)


@lru_cache(maxsize=4)
def board(box: Box) -> Board:
    spaces = [
        Space(
            id=name,
            title=say(f"space-{name}"),
            x=GAP + (number % 2) * (WIDE + GAP),
            y=GAP + (number // 2) * (HIGH + GAP),
            w=WIDE,
            h=HIGH,
        )
        for number, name in enumerate(SPACES)
    ]
    return Board(
        id=BOARD,
        title=say("board-squadron"),
        style=BoardStyle.PAGE,
        width=2 * (WIDE + GAP) + GAP,
        height=3 * (HIGH + GAP) + GAP,
        spaces=tuple(spaces),
    )


def pieces(box: Box, s: Campaign) -> Iterator[Piece]:
    """Everybody who is not in the formation, and all crews."""
    flying = set(s.formation) if s.mission is not None else set()
    for bomber in s.bombers.values():
        if bomber.id not in flying:
            yield bomber_piece(box, s, bomber, BOARD, f"bombers_{bomber.section}")
    for crew in s.crews.values():
        yield crew_piece(box, crew)


def crew_piece(box: Box, crew: Crew) -> Piece:
    if crew.level == HIDDEN:
        return back(crew)
    factors = box.factors(crew)
    figures = (factors.air_combat, factors.performance, factors.bombing)
    face = Counter(
        silhouette="crew",
        title=crew_name(box, crew),
        side=US,
        ratings=tuple(map(str, figures)),
        tone=crew.level,
    )
    space, facts = f"crews_{crew.section}", tuple(record(crew))
    return Piece(id=crew.id, board=BOARD, space=space, face=face, facts=facts)


def back(crew: Crew) -> Piece:
    """A counter that lies face down."""
    title = say("crew-face-down")
    face = Counter(silhouette="crew", title=title, side=US, style=CounterStyle.BACK)
    return Piece(id=crew.id, board=BOARD, space=f"crews_{crew.section}", face=face)
