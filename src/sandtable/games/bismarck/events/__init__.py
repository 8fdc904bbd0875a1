"""The events of the hunt, in the past tense."""

from __future__ import annotations

from typing import Any, ClassVar

from sandtable.engine.events import Event
from sandtable.engine.texts import Both, Text, say
from sandtable.games.bismarck.state import Group


class TurnBegan(Event, frozen=True, kw_only=True):
    turn: int
    day: int
    clock: str
    rule: str = "11.21"


class VisibilitySet(Event, frozen=True, kw_only=True):
    level: str
    fog: bool
    rule: str = "7.11"


# ---------------------------------------------------------------------- orders, seen by their side


class ShipsArrived(Event, frozen=True, kw_only=True):
    ships: str
    zone: str


class ShipsReleased(Event, frozen=True, kw_only=True):
    ships: str
    turn: int


class EscortSailed(Event, frozen=True, kw_only=True):
    ship: str
    zone: str
    rule: str = "OA.9"


class EscortMobilized(Event, frozen=True, kw_only=True):
    ship: str
    rule: str = "4.2(convoy)"


class RevengeCalled(Event, frozen=True, kw_only=True):
    turn: int
    rule: str = "OA.13"


class ForceFormed(Event, frozen=True, kw_only=True):
    number: int
    ships: str
    rule: str = "5.41"


class ForceLeft(Event, frozen=True, kw_only=True):
    ship: str
    number: int
    rule: str = "5.44(leave)"


class ModeChanged(Event, frozen=True, kw_only=True):
    ships: str
    mode: str
    rule: str = "5.32"


class ShipsSailed(Event, frozen=True, kw_only=True):
    places: ClassVar[tuple[str, ...]] = ("zones",)
    ships: str
    zones: tuple[str, ...]
    rule: str = "5.17"

    def parameters(self) -> dict[str, Any]:
        return {**super().parameters(), "zones": " – ".join(self.zones)}


class AirUnitMoved(Event, frozen=True, kw_only=True):
    unit: Both
    zone: str
    mode: str
    rule: str = "6.13"


class AirUnitReturned(Event, frozen=True, kw_only=True):
    unit: Both
    turn: int
    rule: str = "6.42"


class AirUnitLost(Event, frozen=True, kw_only=True):
    unit: Both
    side: str
    rule: str = "6.21(loss)"


class EvasionRepaired(Event, frozen=True, kw_only=True):
    ship: str
    factors: int
    evasion: int
    rule: str = "9.728"


# ---------------------------------------------------------------------- search and shadow


class Reported(Event, frozen=True, kw_only=True):
    """Base of the events that tell a zone and what is there."""

    is_news: ClassVar[bool] = True
    zone: str
    groups: tuple[Group, ...]

    def parameters(self) -> dict[str, Any]:
        return {**super().parameters(), "groups": in_words(self.groups)}


def in_words(groups: tuple[Group, ...]) -> Text:
    """The ships found, group by group."""
    words = [
        say(
            "report-force" if group.in_force else "report-ships",
            battleships=group.battleships,
            cruisers=group.cruisers,
            carriers=group.carriers,
            others=group.battleships + group.cruisers,
        )
        for group in groups
    ]
    text = words[0]
    for more in words[1:]:
        text = say("report-and", first=text, second=more)
    return text


class ZonesSearched(Event, frozen=True, kw_only=True):
    """The zones of one side's search in which nothing was found."""

    places: ClassVar[tuple[str, ...]] = ("zones",)
    side: str
    zones: tuple[str, ...]
    rule: str = "7.24"


class ShipsFound(Reported, frozen=True, kw_only=True):
    side: str
    rule: str = "7.23"


class ShipsSighted(Reported, frozen=True, kw_only=True):
    rule: str = "7.23(passing)"


class ForceSplit(Event, frozen=True, kw_only=True):
    ship_type: str
    rule: str = "8.16(split)"


class ShadowOrdered(Event, frozen=True, kw_only=True):
    unit: Text
    rule: str = "8.13"


class ShadowerUnfit(Event, frozen=True, kw_only=True):
    unit: Text
    rule: str = "8.14(retry)"


class MovedTwoZones(Event, frozen=True, kw_only=True):
    ship_type: str
    rule: str = "8.18"


class HighSpeedShadowTried(Event, frozen=True, kw_only=True):
    ship_type: str
    zone: str
    rule: str = "8.21"


class ContactTested(Event, frozen=True, kw_only=True):
    ship_type: str
    held: bool
    rule: str = "8.15"


class ContactHeld(Reported, frozen=True, kw_only=True):
    rule: str = "8.15"


# ---------------------------------------------------------------------- air attack


class AirAttackMade(Event, frozen=True, kw_only=True):
    side: str
    zone: str
    unit: Both
    counter: int
    rule: str = "9.17"


class AirAttackLost(Event, frozen=True, kw_only=True):
    unit: Both
    counter: int
    rule: str = "9.17(blind)"


class AirAttackMissed(Event, frozen=True, kw_only=True):
    counter: int
    rule: str = "9.18"


class ShipBombed(Event, frozen=True, kw_only=True):
    ship: str
    rule: str = "9.18"


# ---------------------------------------------------------------------- naval combat: announcement


class ActionAnnounced(Event, frozen=True, kw_only=True):
    side: str
    zone: str
    attackers: str
    defenders: str
    attack_evasion: int
    defence_evasion: int
    rule: str = "9.24"


class CombatDeclined(Event, frozen=True, kw_only=True):
    side: str
    zone: str
    rule: str = "9.222"


class StayedOut(Event, frozen=True, kw_only=True):
    ship: str
    rule: str = "9.272"


class ReserveCommitted(Event, frozen=True, kw_only=True):
    ships: str
    number: int
    rule: str = "9.45"


# ---------------------------------------------------------------------- chance


class GeneralSearchSucceeded(Event, frozen=True, kw_only=True):
    is_news: ClassVar[bool] = True
    ship: str
    zone: str
    rule: str = "10.21"


class RadioBearingTaken(Event, frozen=True, kw_only=True):
    is_news: ClassVar[bool] = True
    ship: str
    zone: str
    rule: str = "10.22"


class ConvoyDestroyed(Event, frozen=True, kw_only=True):
    is_news: ClassVar[bool] = True
    ships: str
    zone: str
    number: int
    rule: str = "10.25"


# ---------------------------------------------------------------------- the end


class PortEntered(Event, frozen=True, kw_only=True):
    ship: str
    zone: str
    rule: str = "12.12"


class ShipSunk(Event, frozen=True, kw_only=True):
    ship: str
    rule: str = "9.714"


class PointsScored(Event, frozen=True, kw_only=True):
    side: str
    what: str
    points: int
    whom: str


class GameEnded(Event, frozen=True, kw_only=True):
    ending: str
    british: int
    german: int
    result: str
    rule: str = "12.2"
