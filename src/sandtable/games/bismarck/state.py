"""The state of both search boards and the battle board: plain structs, changed by the rules."""

from __future__ import annotations

from msgspec import Struct, field

from sandtable.engine.hexes import Direction, Hex

BRITISH, GERMAN = "british", "german"
SIDES = (BRITISH, GERMAN)
BISMARCK, PRINZ_EUGEN = "bismarck", "prinz_eugen"

SECTIONS = ("bow", "port_secondary", "starboard_secondary", "stern")

SEARCH, SHADOW, SIGHTING = "search", "shadow", "sighting"
GENERAL_SEARCH, HUFF_DUFF, CONVOY = "general_search", "huff_duff", "convoy_attack"


def enemy_of(side: str) -> str:
    return GERMAN if side == BRITISH else BRITISH


class Switches(Struct):
    """The options this match is played with."""

    visibility_publisher: bool = False
    convoy_blocked_at_x: bool = True
    air_attack_in_port: bool = True
    british_in_german_port_zones: bool = True


class Damage(Struct):
    """A line of the hit record: boxes crossed off, and evasion lost for good or for a while."""

    bow: int = 0
    port_secondary: int = 0
    starboard_secondary: int = 0
    stern: int = 0
    midships: int = 0
    permanent: int = 0
    temporary: int = 0


class Vessel(Struct):
    """A ship in play. Its zone is empty before it enters and after it sinks.

    `entered` are the zones of this turn's move in order, without the one it `left`; `course` is the
    whole of the last turn's. `in_port` means since an earlier turn. `leg` is how far an escort has
    come along its convoy's way.
    """

    id: str
    zone: str = ""
    patrolling: bool = False
    force: int = 0
    fuel: int = 0
    damage: Damage = field(default_factory=Damage)
    sunk: bool = False
    left: str = ""
    entered: list[str] = []
    course: list[str] = []
    has_moved: bool = False
    double_on: int = 0
    in_port: bool = False
    bombed_in_port: bool = False
    stopped_on: int = 0
    repaired_on: int = 0
    is_escort: bool = False
    leg: int = 0
    is_shadowing: bool = False
    searched: bool = False


class Flight(Struct):
    """An air unit. Its zone is empty on the ground; `face` is the side of the counter that is up.

    `up_since` is the turn of take-off, `ready_on` the first turn in which it may fly again. `beat`
    is the zone it was last sent to, `beat_face` its face; with `standing` it watches that zone
    until further orders.
    """

    id: str
    zone: str = ""
    face: str = "front"
    up_since: int = 0
    ready_on: int = 0
    flown: int = 0
    beat: str = ""
    beat_face: str = ""
    standing: bool = False
    has_moved: bool = False
    lost: bool = False
    is_shadowing: bool = False
    searched: bool = False


class Group(Struct, frozen=True):
    """Ships in a search report: the number of each general type, and whether in one force."""

    battleships: int = 0
    cruisers: int = 0
    carriers: int = 0
    in_force: bool = False


class Contact(Struct, frozen=True):
    """A position marker: the ships found, place, time and manner; the name if announced."""

    turn: int
    zone: str
    how: str
    groups: tuple[Group, ...] = ()
    ship: str = ""


class Searched(Struct, frozen=True):
    """A zone that was called, and whether ships in port would have been found too."""

    turn: int
    zone: str
    sees_ports: bool


class Fleet(Struct):
    """One player's board: ships, air units, contacts, and the enemy damage shown to him.

    `called` are the zones he called in this turn's search, `searches` all of them. `released` tells
    from which turn on a condition of the order of appearance is met.
    """

    vessels: dict[str, Vessel]
    flights: dict[str, Flight]
    contacts: list[Contact] = []
    called: list[str] = []
    searches: list[Searched] = []
    shown: dict[str, Damage] = {}
    released: dict[str, int] = {}
    mobilized: list[str] = []
    revenge_due: int = 0

    @property
    def afloat(self) -> list[Vessel]:
        """The ships on the board."""
        return [vessel for vessel in self.vessels.values() if vessel.zone]

    @property
    def aloft(self) -> list[Flight]:
        return [flight for flight in self.flights.values() if flight.zone]


class Action(Struct):
    """A naval action announced for this turn: who opens it against whom, units as ship ids.

    `reserves` may still enter it by die (9.41), `latecomers` without (9.272); those `aside` keep
    out of it.
    """

    zone: str
    attacker: str
    attackers: list[str]
    defenders: list[str]
    latecomers: list[str] = []
    reserves: dict[str, int] = {}
    aside: list[str] = []


class Place(Struct):
    """A ship on the battle board."""

    ship: str
    side: str
    hex: Hex
    facing: Direction
    withdrawing: bool = False


class Battle(Struct):
    """The action on the battle board. `centre` is the middle of the frame (9.56).

    `ready` are the first ships of units that may enter from now on (9.44). Of the round going on:
    `before` is the damage with which ships count their salvoes (9.713), `firing` the ship whose
    turn it is, `failed` the turrets that jammed (9.83), `moved` and `fired` who has done so. A
    round is quiet when nobody fires or enters.
    """

    action: Action
    edge: int = 0
    centre: Hex = Hex(0, 0)
    round: int = 0
    places: dict[str, Place] = {}
    left: list[str] = []
    quiet_rounds: int = 0
    ready: list[str] = []
    before: dict[str, Damage] = {}
    firing: str = ""
    failed: dict[str, str] = {}
    moved: list[str] = []
    fired: list[str] = []


class Chance(Struct, frozen=True):
    """A roll of the chance phase, seen by both, in the weather of its turn."""

    turn: int
    ship: str
    result: str
    search: tuple[int, int, int]
    visibility: int
    fog: bool


class Campaign(Struct):
    """The whole table.

    `planned` is whether all orders of the turn have been given, `sailed` whether the ships have
    moved by them. `visibility` is the square of the track, 9
    being X. `located` tells how a ship was found this turn; `trailed` are the German ships that may
    be shadowed this turn because they were found in the last. `shadows` pairs a British unit (its
    first ship or air unit) with the German ships it shadows. `port_points` are those of 12.33.
    """

    switches: Switches
    british: Fleet
    german: Fleet
    scenario: str = "basic"
    first_turn: int = 4
    last_turn: int = 34
    turn: int = 4
    planned: bool = False
    sailed: bool = False
    visibility: int = 4
    fog: bool = True
    located: dict[str, str] = {}
    trailed: list[str] = []
    trailed_together: bool = False
    shadows: dict[str, list[str]] = {}
    actions: list[Action] = []
    battle: Battle | None = None
    fought: list[str] = []
    chances: list[Chance] = []
    convoys: list[int] = []
    port_points: dict[str, int] = {}
    damaged_home: list[str] = []
    first_contact: int = 0
    battles: int = 0
    ending: str = ""
    result: str = ""

    def fleet(self, side: str) -> Fleet:
        return self.british if side == BRITISH else self.german

    def vessel(self, ship: str) -> Vessel:
        found = self.german.vessels.get(ship)
        return found or self.british.vessels[ship]

    def side_of(self, ship: str) -> str:
        return GERMAN if ship in self.german.vessels else BRITISH
