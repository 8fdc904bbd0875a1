"""The events of an auction."""

from __future__ import annotations

from sandtable.engine.events import Event


class BidOpened(Event, frozen=True, kw_only=True):
    seat: str
    lot: str
    coins: int
    rule: str = "4"


class LotWon(Event, frozen=True, kw_only=True):
    seat: str
    lot: str
    points: int
    rule: str = "4.1"


class AuctionEnded(Event, frozen=True, kw_only=True):
    result: str
    rule: str = "5"
