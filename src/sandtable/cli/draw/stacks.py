"""Pieces as short words: one line for pieces of one kind in the same place."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from sandtable.engine.parts import Words
from sandtable.engine.scene import Counter, Piece, Scene
from sandtable.engine.styles import CounterStyle

Say = Callable[[Words], str]
Place = tuple[str, int]


class Stack(msgspec.Struct):
    """Pieces of one title and side in one place, with their number or value."""

    title: str
    side: str
    style: CounterStyle
    amount: int = 0
    note: str = ""

    def fitted(self, width: int) -> str:
        """Return "B-17 ×150" in at most `width` characters; shorten the figure last."""
        note = f" {self.note}" if self.note else ""
        if not self.amount or (self.amount == 1 and self.note):
            return shortened(self.title + note, width)
        amounts = f" ×{self.amount}", f" {self.amount}"
        for title in (self.title, self.title.split(maxsplit=1)[0]):
            for amount in amounts:
                if len(title + amount + note) <= width:
                    return title + amount + note
        return shortened(self.title, width - len(amounts[-1])) + amounts[-1]


def shortened(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: max(width - 1, 0)]}…"


def stacks_on(scene: Scene, board: str, say: Say) -> dict[Place, list[Stack]]:
    """Return the stacks in each slot of each space of a board."""
    places: dict[Place, list[Piece]] = {}
    for piece in scene.pieces:
        if piece.board == board:
            places.setdefault((piece.space, piece.slot), []).append(piece)
    return {place: stacked(pieces, say) for place, pieces in places.items()}


def stacked(pieces: Iterable[Piece], say: Say) -> list[Stack]:
    stacks: dict[tuple[str, str, str], Stack] = {}
    for piece in pieces:
        face = piece.face
        title, note = named(face, say), note_on(face, say)
        stack = stacks.setdefault(
            (title, face.side, note), Stack(title, face.side, face.style, note=note)
        )
        stack.amount += worth(face)
    return list(stacks.values())


def named(face: Counter, say: Say) -> str:
    """Return a short name; a leader keeps his rank, because his unit has his name."""
    return say(face.title if face.style is CounterStyle.DISC or not face.short else face.short)


def worth(face: Counter) -> int:
    """Return the number on a counter that shows nothing else."""
    if face.style in {CounterStyle.MARKER, CounterStyle.DISC}:
        return 0
    only = face.ratings[0] if len(face.ratings) == 1 else ""
    return int(only) if only.isdecimal() else 1


def note_on(face: Counter, say: Say) -> str:
    is_figure = len(face.ratings) == 1 and face.ratings[0].isdecimal()
    ratings = () if is_figure or face.style is CounterStyle.DISC else face.ratings
    return " ".join((*ratings, *map(say, face.status)))
