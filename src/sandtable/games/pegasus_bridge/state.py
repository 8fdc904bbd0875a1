"""The table: the map and the boxes beside it, as plain structs that only the rules change."""

from __future__ import annotations

from msgspec import Struct, field

from sandtable.engine.texts import Both

BRITISH, GERMAN = "british", "german"

INTACT, DAMAGED, DESTROYED = "intact", "damaged", "destroyed"
"""The state of Pegasus Bridge (8.0)."""

NO_CHIT, FACE_DOWN, CHARGES, BLANK, REMOVED = "", "face_down", "charges", "blank", "removed"
"""The box of the demolition charges (8.0, 9.1)."""

NORTH, SOUTH = "north", "south"
GROUPS = (NORTH, SOUTH)


class Spot(Both, frozen=True, kw_only=True):
    """The name of an area, which knows what area it names."""

    id: str


class Switches(Struct):
    """The options this match is played with."""

    optional_gliders: bool = False
    optional_reinforcements: bool = False
    crash_losses_score: bool = True
    open_plan: bool = False


class Secret(Struct):
    """Everything that nobody may look at: plan, face-down squads, and the demolition chit.

    `squads` are the areas whose face-down counter is a squad; the others hold decoys.
    """

    plan: str
    squads: list[str] = []
    mined: bool = False


class Placed(Struct):
    """Something in an area, or waiting off the map with no area."""

    id: str
    area: str = ""


class Walker(Placed, kw_only=True):
    """A unit or a leader.

    `spent` counts movement points of this phase, `entered` the entries of the match up to its
    last. `engaged` is the turn in which it may not leave.
    """

    spent: int = 0
    entered: int = 0
    engaged: int = 0
    fired_on: bool = False


class Unit(Walker):
    """A combat unit.

    `began` is the area in which it began the turn; `still` for how many turns in a row it has
    begun there without moving. `shots` tells at what it has fired, and when. `surprised` is the
    turn of an activation without fire.
    """

    strength: int = 0
    grenades: int = 0
    suppressed: bool = False
    moved: bool = False
    began: str = ""
    still: int = 0
    inside: bool = False
    preparing: bool = False
    ready: bool = False
    attacked: bool = False
    fired: bool = False
    crewing: str = ""
    shots: dict[str, int] = {}
    surprised: int = 0
    dug_in: bool = False
    released: bool = True


class Leader(Walker):
    """A leader; a wounded one moves only when he is `carried`."""

    wounded: bool = False
    carried: bool = False


class Tank(Placed):
    """A Mark IV. `shots` tells at what it has fired, and when; a wreck stays where it is."""

    wreck: bool = False
    immobile: bool = False
    released: bool = False
    retreating: bool = False
    shots: dict[str, int] = {}


class Car(Struct):
    """The Mercedes with Schmidt aboard; without an area it has not come or has left."""

    area: str = ""
    spent: int = 0
    fired_on: bool = False
    wreck: bool = False


class Weapon(Struct):
    """A machine gun or the anti-tank gun; it never moves."""

    id: str
    area: str
    destroyed: bool = False


class Arm(Struct):
    """A Piat or a Gammon bomb and the unit that carries it."""

    id: str
    carrier: str
    charges: int


class Glider(Struct):
    """A glider with its load; `area` is where it flies or lies, empty off the map."""

    id: int
    group: str
    load: list[str]
    area: str = ""
    colour: str = ""
    landed: int = 0
    lost: bool = False
    crashed: bool = False


class Force(Struct):
    """The combat units and leaders of one side, on the map or still to come."""

    units: dict[str, Unit] = {}
    leaders: dict[str, Leader] = {}


class Column(Struct):
    """The German reinforcements: who waits off the map, and who follows the road in which order.

    `detour` counts the phases of the historical detour that are still to come.
    """

    force: str = ""
    village: str = ""
    turn: int = 0
    waiting: list[list[str]] = []
    order: list[str] = []
    fired_on: bool = False
    junction: bool = False
    detour: int = 0
    retreating: bool = False


class Arrival(Struct):
    """The British reinforcements still to come, in the order of their column."""

    force: str = ""
    turn: int = 0
    waiting: list[list[str]] = []


class Assault(Struct):
    """The whole table. A player gets it without its secret.

    `plans` are the plans that may have been drawn for all one can see; `plan` is the letter once
    it is turned up. `held` are the areas that British units were the last to occupy. `alarm` is
    whether a British unit has attacked a German one. `lost` are British units and leaders, those
    of crashes in `crash_losses`.
    """

    scenario: str
    switches: Switches
    secret: Secret | None = None
    plans: list[str] = []
    plan: str = ""
    turn: int = 1
    british: Force = field(default_factory=Force)
    german: Force = field(default_factory=Force)
    tanks: dict[str, Tank] = {}
    car: Car = field(default_factory=Car)
    weapons: dict[str, Weapon] = {}
    arms: dict[str, Arm] = {}
    gliders: list[Glider] = []
    broken: list[str] = []
    face_down: list[str] = []
    known_decoys: list[str] = []
    squads_found: int = 0
    decoys_found: int = 0
    cleared: list[str] = []
    prisoners: dict[str, int] = {}
    rubble: list[str] = []
    held: list[str] = []
    entries: int = 0
    chit: str = NO_CHIT
    defused: list[str] = []
    alarm: bool = False
    demolition_tried: bool = False
    bridge: str = INTACT
    column: Column = field(default_factory=Column)
    arrival: Arrival = field(default_factory=Arrival)
    first_shot_fired: bool = False
    tanks_destroyed: list[str] = []
    lost: list[str] = []
    crash_losses: list[str] = []
    captured: list[str] = []
    killed: list[str] = []
    points: int = 0
    result: str = ""

    @property
    def hidden(self) -> Secret:
        """Everything that lies face down; only the rules may look."""
        if self.secret is None:
            msg = "Hidden counters are not available here."
            raise LookupError(msg)
        return self.secret

    def unit(self, name: str) -> Unit:
        return self.british.units.get(name) or self.german.units[name]

    def leader(self, name: str) -> Leader:
        return self.british.leaders.get(name) or self.german.leaders[name]
