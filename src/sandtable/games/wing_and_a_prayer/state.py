"""The table: the squadron, the mission it flies, and the campaign so far."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

US, GERMAN = "us", "german"
GREEN, VETERAN, CRACK = "green", "veteran", "crack"
BLUE, RED = "blue", "red"
CLEAR, LIGHT_CLOUD, HEAVY_CLOUD = "clear", "light", "heavy"
NONE, LIGHT, HEAVY, DAMAGED, DESTROYED = "none", "light", "heavy", "damaged", "destroyed"

Section = Literal["ready", "not_ready", "away"]
READY: Section = "ready"
NOT_READY: Section = "not_ready"
AWAY: Section = "away"
"""Rescued, and not yet back (12.4)."""

LEVELS = (GREEN, VETERAN, CRACK)

Item = Literal["target", "kills", "bombers", "escorts", "missing", "extra"]
"""The things for which a mission scores or loses points."""

Cloud = Literal["clear", "light", "heavy"]


class Switches(Struct, frozen=True):
    """The options of chapter 12 and of the rulings, each on or off."""

    b24: bool = False
    landing: bool = False
    random_crews: bool = False
    no_crack_crews: bool = False
    crew_fate: bool = False
    delayed_return: bool = False
    commander: bool = False
    second_pass: bool = False
    kill_experience: bool = False
    rushed_maintenance: bool = False
    assembly: bool = False
    damaged_fly: bool = False
    maximum_effort: bool = False
    tag_along: bool = False
    low_altitude: bool = False
    cloud_flak: bool = False
    flak_site_at_target: bool = False
    second_bremen: bool = False
    event_fighters: bool = False


class Deed(Struct, frozen=True):
    """A line of a crew's history: what it did or what befell it on a mission."""

    mission: int
    what: Literal["flown", "hit", "raised", "lowered"]


class Crew(Struct):
    """A crew: its counter, its level, and what it has done.

    `back` is the box of the track in which a rescued crew returns, `joined` its first mission.
    """

    id: str
    counter: str
    level: str = GREEN
    section: Section = READY
    back: int = 0
    missions: int = 0
    kills: int = 0
    joined: int = 1
    story: list[Deed] = field(default_factory=list)


class Bomber(Struct):
    """An airframe with the crew that flies it, if any."""

    id: str
    type: str
    damaged: bool = False
    section: Section = READY
    crew: str = ""
    missions: int = 0


class Fighter(Struct):
    id: str
    type: str
    damaged: bool = False
    ace: str = ""


class Escort(Struct):
    """The escorts of one group with their range counter."""

    type: str
    fighters: list[Fighter]
    flown: int = 0


class Commander(Struct):
    """The squadron commander of 12.5; `aboard` is the bomber he flies in."""

    ace: str
    section: Section = READY
    back: int = 0
    aboard: str = ""
    lost: bool = False


class Pair(Struct):
    """An engaged set: two leaders, each perhaps with a wingman (9.1.6)."""

    interceptor: str
    escort: str
    interceptor_wingman: str = ""
    escort_wingman: str = ""


class AirCombat(Struct):
    """An air combat while it lasts: who was sent, who fights whom, who attacks which bomber."""

    round: int = 0
    sent: list[str] = field(default_factory=list)
    withdrawn: list[str] = field(default_factory=list)
    pairs: list[Pair] = field(default_factory=list)
    targets: dict[str, str] = field(default_factory=dict)
    covers: dict[str, str] = field(default_factory=dict)
    used_covers: list[str] = field(default_factory=list)
    arcs: bool = False


class Mission(Struct):
    """The mission that is flown: card, sky, formation, escorts, and points so far.

    `places` are the twelve places of the formation card, each a bomber or empty. `route` are the
    boxes still to be entered as planned. `returned` are crews back in Ready from this mission.
    `tally` are the points by what they were for. `asked` is what the last question was about and
    `struck` the bomber hit last, so that odds can be told for either answer.
    `refused` are the Lady Luck counters that shall not be offered again.

    Between two players: `arranged` tells whether the formation stands for all to see, `shown`
    whether the card lies open, `seen` are the crews whose
    counters do. The German has `flak` counters and interceptors in the `hangar`; `raiders` are
    those of them that are up, `turned_away` the damaged ones. `called` is the number of escorts
    at the start.
    """

    card: str
    year: int
    required: int
    number: int = 0
    cloud: Cloud = "clear"
    box: str = "base"
    route: list[str] = field(default_factory=list)
    flown: list[str] = field(default_factory=list)
    reconsider: bool = False
    places: list[str] = field(default_factory=list)
    took_off: int = 0
    gone: int = 0
    loose: bool = False
    escort: Escort | None = None
    interceptors: list[Fighter] = field(default_factory=list)
    combat: AirCombat | None = None
    bombed: bool = False
    settled: bool = False
    damage: str = NONE
    over: bool = False
    low: bool = False
    points: int = 0
    tally: dict[str, int] = field(default_factory=dict)
    sent: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    returned: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    asked: tuple[str, ...] = ()
    struck: str = ""
    kills: int = 0
    escorts_lost: int = 0
    called: int = 0
    shown: bool = True
    arranged: bool = False
    seen: list[str] = field(default_factory=list)
    flak: list[str] = field(default_factory=list)
    hangar: list[Fighter] = field(default_factory=list)
    raiders: list[str] = field(default_factory=list)
    turned_away: list[Fighter] = field(default_factory=list)
    aces_out: list[str] = field(default_factory=list)
    fighters: int = 0


class Grave(Struct, frozen=True):
    """A bomber that was lost, with those aboard; the roster remembers it."""

    mission: int
    bomber: str
    type: str
    crew: str
    counter: str
    level: str
    missions: int
    kills: int
    cause: str
    saved: bool = False
    space: str = ""
    joined: int = 1
    story: list[Deed] = field(default_factory=list)


class Report(Struct, frozen=True):
    """A mission in the squadron's history."""

    number: int
    box: int
    card: str
    cloud: str
    sent: int
    lost: int
    damage: str
    kills: int
    escorts_lost: int
    points: int
    campaign: int
    tally: dict[str, int] = field(default_factory=dict)


class Campaign(Struct):
    """A whole campaign. `deck` are the cards that can be drawn, `done` those completed."""

    scenario: str
    switches: Switches
    duel: bool = False
    box: int = 0
    flown: int = 0
    points: int = 0
    years: list[int] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    bombers: dict[str, Bomber] = field(default_factory=dict)
    crews: dict[str, Crew] = field(default_factory=dict)
    green_left: list[str] = field(default_factory=list)
    named_left: list[str] = field(default_factory=list)
    aces_left: dict[str, list[str]] = field(default_factory=dict)
    built: dict[str, int] = field(default_factory=dict)
    luck: list[str] = field(default_factory=list)
    commander: Commander | None = None
    me262_early: bool = False
    p51_early: bool = False
    mission: Mission | None = None
    last_formation: list[str] = field(default_factory=list)
    sorties: dict[int, int] = field(default_factory=dict)
    losses: dict[int, int] = field(default_factory=dict)
    graves: list[Grave] = field(default_factory=list)
    reports: list[Report] = field(default_factory=list)
    result: str = ""
    reason: str = ""

    @property
    def now(self) -> Mission:
        """The mission that is planned or flown."""
        assert self.mission is not None  # noqa: S101  (only between missions there is none)
        return self.mission

    def score(self, what: Item, points: int) -> None:
        """Count points of the mission, and keep what they were for."""
        self.now.points += points
        self.now.tally[what] = self.now.tally.get(what, 0) + points

    def note(self, crew: Crew, what: Literal["flown", "hit", "raised", "lowered"]) -> None:
        """Write something down in the history of a crew."""
        crew.story.append(Deed(self.mission.number if self.mission else self.flown, what))

    @property
    def private(self) -> tuple[str, ...] | None:
        """The seats that may see what the squadron keeps to itself; alone there is no secret."""
        return (US,) if self.duel else None

    def crew_of(self, bomber: str) -> Crew:
        return self.crews[self.bombers[bomber].crew]

    @property
    def formation(self) -> list[str]:
        """The bombers of the formation in the order of their places."""
        return [bomber for bomber in self.now.places if bomber]

    @property
    def lead(self) -> str:
        """The formation lead: the bomber in the lowest occupied place; empty if there is none."""
        for bomber in self.now.places:
            if bomber:
                return bomber
        return ""
