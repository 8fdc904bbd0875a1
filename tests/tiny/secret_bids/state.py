"""The table; the purses lie face down."""

from __future__ import annotations

from msgspec import Struct

RED, BLUE = SEATS = ("red", "blue")


class Bid(Struct, frozen=True):
    lot: str
    coins: int


class Auction(Struct):
    rounds: int
    start: int
    purses: dict[str, int]
    points: dict[str, int]
    spent: dict[str, int]
    opened: dict[str, Bid] = {}
    round: int = 0
    result: str = ""


def rival(seat: str) -> str:
    return BLUE if seat == RED else RED
