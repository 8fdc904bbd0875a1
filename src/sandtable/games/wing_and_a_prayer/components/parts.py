"""Counters, cards, boxes and figures: the typed parts of the box."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from msgspec import Meta

from sandtable.engine import components
from sandtable.engine.components import (
    Count,
    Figure,
    Listed,
    Named,
    Part,
    Place,
    Positive,
    Shift,
    Source,
    Turn,
)
from sandtable.engine.styles import Lettering, LineStyle
from sandtable.games.wing_and_a_prayer.components.rows import Cloud

demand = partial(components.demand, package="sandtable.games.wing_and_a_prayer")

YearNumber = Literal[1942, 1943, 1944]
BoxKind = Literal["base", "england", "sea", "land", "rendezvous", "target"]
Degrees = Annotated[float, Meta(ge=-180, le=180)]
Targets = Annotated[int, Meta(ge=1, le=12)]


class Kind(Named, frozen=True, kw_only=True):
    """A kind of map box, by its colour (2.3)."""

    id: BoxKind
    flak_site: bool


class TargetType(Named, frozen=True, kw_only=True):
    id: str


class MapBox(Named, frozen=True, kw_only=True):
    """A box of the mission map; `lon` and `lat` are for drawing."""

    id: str
    kind: BoxKind
    target_type: str = ""
    x: Place
    y: Place
    lon: Degrees
    lat: Degrees
    adjacent: tuple[str, ...]


class Canvas(Part, frozen=True, kw_only=True):
    width: Place
    height: Place
    base: str
    england: Annotated[tuple[str, ...], Meta(min_length=1)]


class Land(Part, frozen=True, kw_only=True):
    """A piece of land on the canvas, closed from its last point to its first."""

    id: str
    source: Source = "public"
    outline: tuple[tuple[Figure, Figure], ...]


class Pen(Part, frozen=True, kw_only=True):
    """A line that is only drawn: a border, or one of the net."""

    id: str
    source: Source = "public"
    style: LineStyle
    points: tuple[tuple[Figure, Figure], ...]


class MapLabel(Named, frozen=True, kw_only=True):
    """A name on the map."""

    id: str
    source: Source = "reconstructed"
    x: Place
    y: Place
    size: Count = 0
    lettering: Lettering


class Card(Part, frozen=True, kw_only=True):
    """A mission card (2.6): `heavy` and `light` are victory points; 0 where it has none."""

    source: str = "reconstructed"
    flak: Count
    difficulty: Count
    destruction: Count
    heavy: Count
    light: Count = 0
    bombers: Targets
    escorts: Annotated[int, Meta(ge=0, le=12)]


class Target(Named, frozen=True, kw_only=True):
    id: str
    box: str
    year: YearNumber
    major: bool = False
    blue: Card
    red: Card | None = None


class Ratings(Part, frozen=True, kw_only=True):
    """The four figures of a counter, or the three of a crew."""

    source: str = "reconstructed"
    air_combat: Shift
    performance: Shift
    bombing: Shift
    structure: Shift = 0


class Aircraft(Named, frozen=True, kw_only=True):
    """A type of aircraft with both sides of its counter; `vp` is scored when it is shot down."""

    id: str
    short: str
    silhouette: str
    role: Literal["bomber", "escort", "interceptor"]
    front: Ratings
    damaged: Ratings
    range: Turn = 0
    rendezvous_range: Turn = 0
    count: Positive
    vp: Figure


class Level(Named, frozen=True, kw_only=True):
    id: str


class GreenCrew(Ratings, frozen=True, kw_only=True):
    id: str


class NamedCrew(Part, frozen=True, kw_only=True):
    id: str
    name: str
    veteran: Ratings
    crack: Ratings


class Ace(Part, frozen=True, kw_only=True):
    id: str
    name: str
    side: Literal["us", "german"]
    air_combat: Shift
    performance: Shift


class Luck(Listed, frozen=True, kw_only=True):
    """A Lady Luck counter."""


class Scenario(Listed, frozen=True, kw_only=True):
    """A campaign (3.1.2), and the seats that play it.

    One for two players goes by the figures of the `campaign` it is a variant of.
    """

    start_box: Positive
    missions: Positive
    years: tuple[YearNumber, ...]
    seats: tuple[Literal["us", "german"], ...] = ("us",)
    campaign: str = ""

    @property
    def figures(self) -> str:
        """The campaign whose levels and modifiers count."""
        return self.campaign or self.id


class TrackBox(Part, frozen=True, kw_only=True):
    """A box of the mission track; `date` is a year and a month."""

    id: Positive
    year: YearNumber
    date: Annotated[str, Meta(pattern=r"^19\d\d-\d\d$")]
    war_event: bool = False
    star: bool = False


class Element(Named, frozen=True, kw_only=True):
    """An element of the formation card with its numbered places."""

    id: Literal["lead", "high", "low", "tail"]
    places: tuple[Targets, ...]


class SuccessLevel(Named, frozen=True, kw_only=True):
    """A level of campaign success with its lowest final score in each campaign."""

    id: str
    least: dict[str, Figure]


class Squadron(Part, frozen=True, kw_only=True):
    size: Targets
    first: str
    crack: Count
    veteran: Count
    liberators: dict[str, str]


class Automatic(Part, frozen=True, kw_only=True):
    victory_above: Figure
    defeat_at: Figure


class MissionPoints(Part, frozen=True, kw_only=True):
    missing_bomber: Figure
    crew_saved: Figure


class Figures(Part, frozen=True, kw_only=True):
    """Figures that stand in no table."""

    loose_interceptors: Shift
    loose_bombing: Shift
    chin_hits: Count
    most_covers: Count
    most_attackers: Positive
    exit_flak_destroyed: Count
    commander_lost: Figure
    extra_bomber: Figure
    low_altitude_rows: Shift
    maximum_effort: Targets
    star_removes: YearNumber
    exchange_from: YearNumber
    me262_row: YearNumber
    combat_rounds: Positive
    p51_early_until: Turn
    p51_early_from: Turn
    allied_advance: Figure
    axis_advance: Figure


class AirModifiers(Part, frozen=True, kw_only=True):
    wingman: Shift
    other_bomber: Shift
    lead: Shift
    high: Shift
    low: Shift
    tail: Shift
    loose: Shift
    arcs: Shift
    cover: Shift


class CloudFlak(Part, frozen=True, kw_only=True):
    clear: Shift
    light: Shift
    heavy: Shift

    def rows(self, cloud: Cloud) -> int:
        return {"clear": self.clear, "light": self.light, "heavy": self.heavy}[cloud]


class FlakCounters(Part, frozen=True, kw_only=True):
    """13.2: kinds of boxes in which counters must not fire, and the value of each counter."""

    forbidden: tuple[BoxKind, ...]
    no_heavy: tuple[BoxKind, ...]
    light: Count
    moderate: Count
    heavy: Count

    def value(self, level: str) -> int:
        return {"light": self.light, "moderate": self.moderate, "heavy": self.heavy}[level]


class RescueShifts(Part, frozen=True, kw_only=True):
    """12.4: modifiers by the kind of the box, and the natural die of a capture."""

    source: str = "rulebook"
    captured: Count
    base: Shift
    england: Shift
    sea: Shift
    land: Shift
    rendezvous: Shift
    target: Shift

    def shift(self, kind: BoxKind) -> int:
        return int(getattr(self, kind))


class Thumb(Part, frozen=True, kw_only=True):
    """The rules of thumb of the bot."""

    exchange_at: Turn
    exchange_below: Count
    send_each: Count
    arcs_from: Count
    skies_from: Count
    chin_gain: Count
    chin_late: Count
    prayer_late: Count
    raiders_from: Count
    pass_from: Count


class Hunt(Part, frozen=True, kw_only=True):
    """The gain and cost of an attack on a bomber, in tenths of a mission point."""

    destroyed: Count
    heavy: Count
    light: Count
    finished: Count
    again: Count
    kill: Count
    crowd: Count


class Style(Part, frozen=True, kw_only=True):
    """A way to plan a mission: who flies behind the lead, and the courses out and home."""

    id: str
    flies: Literal["best", "rookies"]
    out: Literal["quiet", "meet"]
    home: Literal["quiet", "meet"]


class Prospects(Part, frozen=True, kw_only=True):
    """The worth of a squadron in thousandths of a campaign point, for each mission that counts."""

    crack: Count
    veteran: Count
    ready: Count
    bomber: Count
    luck: Count
    crews_for: Turn
    ready_for: Turn
    bombers_for: Turn
    luck_for: Turn
