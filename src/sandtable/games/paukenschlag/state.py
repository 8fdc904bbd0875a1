"""The state of the strategic map and the location grid: plain structs, changed by the rules."""

from __future__ import annotations

from msgspec import Struct

US, GERMAN = "us", "german"
SIDES = (US, GERMAN)

SLOW, FAST = "slow", "fast"
OSL, TSL = "osl", "tsl"
RECON, ATTACK, PATROL, CAP, ESCORT, TRANSFER, STRIKE = (
    "recon",
    "attack",
    "patrol",
    "cap",
    "escort",
    "transfer",
    "strike",
)
HORNET_RAID, AT10_CANCELLED, HOME_FRONT = "hornet_raid", "at10_cancelled", "home_front"
HORNET = "hornet"


def enemy_of(side: str) -> str:
    return GERMAN if side == US else US


class Switches(Struct):
    """The options this match is played with."""

    us_radar_4: bool = False
    rich_cargo: bool = False
    secret_planning: bool = False


class Boat(Struct):
    """A U-boat. Its zone is empty in the cup, off the map and after it sinks.

    `back_on` is the turn from which a boat off the map may return. Of this turn: `spent` are the
    fuel points paid, `ran_dry` whether it began without any, `fired` whether torpedoes left it.
    """

    id: str
    zone: str = ""
    submerged: bool = False
    fuel: int = 0
    torpedoes: int = 0
    refuels: int = 0
    drawn: bool = False
    sunk: bool = False
    neutralized: bool = False
    detected: bool = False
    back_on: int = 0
    spent: int = 0
    ran_dry: bool = False
    fired: bool = False
    moved: bool = False
    refuelling: bool = False


class Ship(Struct):
    """A warship, or a merchant dead in the water (`TR`).

    `held` ships stay in port until they are released; `convoy` is what a ship escorts; those of the
    Hornet's force sail together while `in_force`. `port_since` is the turn in which it put in.
    """

    id: str
    type: str
    zone: str = ""
    in_port: bool = False
    port_since: int = 0
    held: bool = False
    convoy: str = ""
    in_force: bool = False
    coast_guard: bool = False
    special: bool = False
    neutralized: bool = False
    sunk: bool = False
    moved: bool = False


class Convoy(Struct):
    """A convoy, or its `lone` survivor. `trail` are the zones in which it has ended its turns.

    `group` is the column of the destination table on which its goal was rolled.
    """

    id: str
    zone: str
    group: str
    speed: str
    ships: int
    formation: str
    trail: list[str]
    special: bool = False
    lone: bool = False
    moved: bool = False
    reported_to: list[str] = []


class Orders(Struct, frozen=True):
    """The destination of a convoy, known to its owner alone.

    With secret planning `plot` are the zones in which it will end its next turns.
    """

    goal: str
    port: str = ""
    plot: tuple[str, ...] = ()


class Plane(Struct):
    """An air unit. Its zone is empty on the ground; `ready_on` is when a bomber may fly again."""

    id: str
    type: str
    base: str
    zone: str = ""
    mission: str = ""
    flown: bool = False
    lost: bool = False
    ready_on: int = 0


class Loss(Struct, frozen=True):
    """A ship that was sunk: what it was, where, and its thousand tons."""

    turn: int
    what: str
    zone: str
    tons: int


class Sight(Struct, frozen=True):
    """A detection on the grid: `holder` may act on `target`, which `finder` has found.

    The holder is a boat, or the US for all its ships.
    """

    holder: str
    target: str
    how: str
    finder: str


class TacticalBox(Struct):
    """Units that have met on the operational grid and wait for the tactical play."""

    letter: str
    units: list[str]
    sights: list[Sight]


class Contact(Struct):
    """The grid in play. `squares` tells where each unit stands.

    `edges` are the edges that ships make for until a boat is detected, `courses` those of the
    convoys that have moved, `aware` the boats that know of a special force. Of the round:
    `first` is the side that moves first, `pledges` the squares that a unit may still move after its
    search, `tried` the searches made, `pinged` who used active sonar, `attacked` the ships that
    have. `stopped` tells in which round a ship was neutralized.
    """

    zone: str
    level: str = OSL
    box: str = ""
    round: int = 0
    first: str = ""
    squares: dict[str, str] = {}
    edges: dict[str, str] = {}
    courses: dict[str, str] = {}
    sights: list[Sight] = []
    boxes: list[TacticalBox] = []
    aware: list[str] = []
    freed: list[str] = []
    pledges: dict[str, int] = {}
    tried: dict[str, list[str]] = {}
    pinged: list[str] = []
    moved: list[str] = []
    locked: list[str] = []
    attacked: list[str] = []
    stopped: dict[str, int] = {}
    rival: str = ""


class Campaign(Struct):
    """The whole table.

    `contacts` are the zones whose contact is still to be played this turn. `damage` is that of the
    targets, `happened` the events that cannot happen again, `plans` the moves of each side while
    it plans in secret.
    """

    switches: Switches
    scenario: str
    last_turn: int
    boats: dict[str, Boat]
    ships: dict[str, Ship]
    planes: dict[str, Plane]
    convoys: dict[str, Convoy] = {}
    orders: dict[str, Orders] = {}
    turn: int = 1
    damage: dict[str, int] = {}
    happened: list[str] = []
    event: str = ""
    contacts: list[str] = []
    contact: Contact | None = None
    transports: int = 0
    boats_drawn: int = 0
    losses: list[Loss] = []
    surprised: bool = False
    raided: list[str] = []
    passed: list[str] = []
    plans: dict[str, list[str]] = {}
    result: str = ""

    @property
    def ships_sunk(self) -> int:
        return len(self.losses)

    @property
    def tons_sunk(self) -> int:
        return sum(loss.tons for loss in self.losses)
