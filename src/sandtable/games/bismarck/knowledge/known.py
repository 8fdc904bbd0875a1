"""Each player's knowledge: the own board in full, the enemy's only as announced."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sandtable.engine.rules import rule
from sandtable.games.bismarck.state import (
    BRITISH,
    GERMAN,
    Action,
    Battle,
    Campaign,
    Chance,
    Contact,
    Damage,
    Fleet,
    Switches,
    Vessel,
    enemy_of,
)


class Public(Struct, frozen=True):
    """Everything that both players have seen and heard."""

    scenario: str
    switches: Switches
    first_turn: int
    last_turn: int
    turn: int
    planned: bool
    sailed: bool
    visibility: int
    fog: bool
    contacts: dict[str, list[Contact]]
    called: dict[str, list[str]]
    shown: dict[str, dict[str, Damage]]
    sunk: list[str]
    lost: list[str]
    chances: list[Chance]
    convoys: list[int]
    first_contact: int
    battles: int
    battle: Battle | None
    announced: list[Action]
    stopped: dict[str, int]
    ending: str
    result: str

    @property
    def last_sailed(self) -> int:
        """The turn in which ships moved last."""
        return self.turn if self.sailed else self.turn - 1


class Known(Struct, frozen=True):
    """One seat's knowledge: the public record, its own fleet, and at the end the enemy's too.

    `located` are the German ships found this turn, of which both sides know, and its own that the
    enemy has found; `trailed` those that may be shadowed.
    """

    seat: str | None
    public: Public
    own: Fleet | None = None
    enemy: Fleet | None = None
    located: dict[str, str] = {}
    trailed: list[str] = []
    trailed_together: bool = False
    shadows: dict[str, list[str]] = {}
    fought: list[str] = []
    port_points: dict[str, int] = {}
    damaged_home: list[str] = []


@rule("2.2(hidden)", "3.0(secret)", "2.425")
def known(s: Campaign, seat: str | None) -> Known:
    """Return a seat's knowledge, field by field: fields not listed stay hidden."""
    is_over = bool(s.result)
    own, enemy = s.fleet(seat or BRITISH), s.fleet(enemy_of(seat or BRITISH))
    ours = own.vessels if seat else {}
    return Known(
        seat,
        public(s, seat),  # 2.425
        own if seat or is_over else None,  # 2.2(hidden)
        enemy if is_over else None,  # 3.0(secret)
        located={
            ship: how for ship, how in s.located.items() if ship in s.german.vessels or ship in ours
        },
        trailed=s.trailed,
        trailed_together=s.trailed_together,
        fought=[ship for ship in s.fought if ship in s.german.vessels or ship in ours],
        shadows=s.shadows if seat == BRITISH or is_over else {},
        port_points=s.port_points if seat == GERMAN or is_over else {},
        damaged_home=s.damaged_home if seat == GERMAN or is_over else [],
    )


def public(s: Campaign, seat: str | None) -> Public:
    british, german, turn = s.british, s.german, s.turn
    ships = [*british.vessels.values(), *german.vessels.values()]
    return Public(
        scenario=s.scenario,
        switches=s.switches,
        first_turn=s.first_turn,
        last_turn=s.last_turn,
        turn=turn,
        planned=s.planned,
        sailed=s.sailed,
        visibility=s.visibility,
        fog=s.fog,
        contacts={BRITISH: british.contacts, GERMAN: german.contacts},
        called={BRITISH: british.called, GERMAN: german.called},
        shown={BRITISH: british.shown, GERMAN: german.shown},
        sunk=[vessel.id for vessel in ships if vessel.sunk],
        lost=[f.id for fleet in (british, german) for f in fleet.flights.values() if f.lost],
        chances=s.chances,
        convoys=s.convoys,
        first_contact=s.first_contact,
        battles=s.battles,
        battle=None if s.battle is None else open_battle(s, s.battle, seat),
        announced=[open_action(s, action, seat) for action in s.actions],
        stopped={v.id: v.stopped_on for v in ships if v.stopped_on >= turn},
        ending=s.ending,
        result=s.result,
    )


@rule("9.28", "2.425")
def open_battle(s: Campaign, battle: Battle, seat: str | None) -> Battle:
    """The battle board lies open; who waits outside it does not."""
    ready = [ship for ship in battle.ready if s.side_of(ship) == seat]
    return replace(battle, action=open_action(s, battle.action, seat), ready=ready)


def open_action(s: Campaign, action: Action, seat: str | None) -> Action:
    """An announced action shows a seat its own ships; the enemy's are named when placed."""

    def mine(ships: list[str]) -> list[str]:
        return [ship for ship in ships if s.side_of(ship) == seat]

    return Action(
        zone=action.zone,
        attacker=action.attacker,
        attackers=mine(action.attackers),
        defenders=mine(action.defenders),
        latecomers=mine(action.latecomers),
        reserves={ship: tries for ship, tries in action.reserves.items() if mine([ship])},
        aside=mine(action.aside),
    )


def shown_vessel(k: Known, ship: str) -> Vessel:
    """A ship as this seat knows it: its own in full, an enemy's with the damage shown."""
    if k.own is not None and ship in k.own.vessels:
        return k.own.vessels[ship]
    return Vessel(ship, damage=k.public.shown[k.seat or BRITISH].get(ship, Damage()))
