"""Battles with fixed conduct, fought many times: their average results."""

from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from typing import NamedTuple

from msgspec.structs import replace

from sandtable.engine.decisions import Answer, Choose, Decision
from sandtable.engine.dice import Dice, SeededDice, derive, seed_from
from sandtable.engine.events import Event
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.events.battle import ShipBlownUp
from sandtable.games.bismarck.rules.ch09_battle import begin_round, damage_takes_effect
from sandtable.games.bismarck.rules.ch09_fire import fire
from sandtable.games.bismarck.state import Campaign, Damage
from sandtable.testing.desk import drive
from tests.games.bismarck.battles import BOX, battle, battle_on, place

Positions = Mapping[str, str]
Conduct = Callable[[int], Positions]
"""The places of the ships in a round."""

MOST_ROUNDS = 60


class Watch(Umpire[Box]):
    """An umpire that keeps no log but of ships that blow up."""

    def __init__(self, box: Box, dice: Dice) -> None:
        super().__init__(box, dice)
        self.explosions: list[str] = []

    def tell(self, kind: type[Event], **fields: object) -> None:
        if kind is ShipBlownUp:
            self.explosions.append(str(fields["ship"]))


class Fought(NamedTuple):
    """The end of a battle, and whether the Bismarck's main guns fell silent before it."""

    rounds: int
    sunk: frozenset[str]
    blown_up: frozenset[str]
    state: Campaign
    silenced_first: bool


def fought(
    seed: str,
    conduct: Conduct,
    aims: Mapping[str, str],
    until: frozenset[str],
    damage: Mapping[str, Damage] | None = None,
) -> Fought:
    """Fire round after round, each ship at the target it prefers, until one of some is sunk."""
    u = Watch(BOX, SeededDice(derive(seed_from(seed), "calibration")))
    start = {ship: replace(marks) for ship, marks in (damage or {}).items()}
    s = battle(conduct(1), damage=start)
    silenced = False
    for number in range(1, MOST_ROUNDS + 1):
        take_station(s, conduct(number))
        begin_round(u, s)
        drive(fire(u, s), gunner(aims))
        silenced = silenced or (is_silenced(s) and "bismarck" not in sunk_ships(s))
        damage_takes_effect(u, s)
        if until & sunk_ships(s):
            break
    return Fought(number, sunk_ships(s), frozenset(u.explosions), s, silenced)


def take_station(s: Campaign, positions: Positions) -> None:
    for ship, where in positions.items():
        if ship in battle_on(s).places:
            battle_on(s).places[ship] = place(ship, where)


def gunner(aims: Mapping[str, str]) -> Callable[[Decision], Answer]:
    """Fire everything at the preferred target while it is there, else at any."""

    def reply(decision: Decision) -> Answer:
        assert isinstance(decision, Choose)
        ids = [option.id for option in decision.options]
        preferred = aims.get(str(decision.facts.get("ship", "")), "")
        return preferred if preferred in ids else ids[0]

    return reply


def sunk_ships(s: Campaign) -> frozenset[str]:
    return frozenset(
        ship
        for fleet in (s.british, s.german)
        for ship, vessel in fleet.vessels.items()
        if vessel.damage.midships >= BOX.ships[ship].midships
    )


def is_silenced(s: Campaign) -> bool:
    bismarck, damage = BOX.ships["bismarck"], s.vessel("bismarck").damage
    return damage.bow == len(bismarck.bow) and damage.stern == len(bismarck.stern)


def trials(name: str, number: int, *how: object) -> Iterator[Fought]:
    return (fought(f"{name} {trial}", *how) for trial in range(number))  # type: ignore[arg-type]  # whatever the trial takes


# ---------------------------------------------------------------------- how the ships are led

DENMARK_STRAIT = {
    "hood": "bismarck",
    "prince_of_wales": "bismarck",
    "bismarck": "hood",
    "prinz_eugen": "hood",
}
CAPITAL_SHIPS = frozenset({"hood", "prince_of_wales", "bismarck"})
GERMANS = {"bismarck": "0,0:E", "prinz_eugen": "0,0:E"}


def broadsides(*distances: int) -> Conduct:
    """Both sides abeam of one another; the last distance is kept."""

    def stations(number: int) -> Positions:
        far = distances[min(number, len(distances)) - 1]
        return {"hood": f"0,{far}:E", "prince_of_wales": f"0,{far}:E", **GERMANS}

    return stations


def closing(*distances: int, then: int) -> Conduct:
    """The British bows-on at these distances, then abeam."""

    def stations(number: int) -> Positions:
        if number > len(distances):
            return broadsides(then)(number)
        where = f"0,{distances[number - 1]}:NW"
        return {"hood": where, "prince_of_wales": where, **GERMANS}

    return stations


LAST_FIGHT = {"king_george_v": "bismarck", "rodney": "bismarck", "bismarck": "rodney"}
CRIPPLED = Damage(midships=1, temporary=1, permanent=20)


def last_fight(distance: int) -> Conduct:
    """King George V and Rodney abeam of the Bismarck."""
    where = f"0,{distance}:E"
    stations = {"king_george_v": where, "rodney": where, "bismarck": "0,0:E"}
    return lambda _: stations


# ---------------------------------------------------------------------- figures


class Share(NamedTuple):
    """A share of trials, and the standard error with which it is known."""

    value: float
    error: float

    def agrees_with(self, figure: float, rounding: float = 0.0) -> bool:
        return abs(self.value - figure) <= 4 * self.error + rounding


def share(hits: int, number: int) -> Share:
    smoothed = (hits + 2) / (number + 4)
    return Share(hits / number, sqrt(smoothed * (1 - smoothed) / number))
