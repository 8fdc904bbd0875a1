"""9. Odds, hits, and what they do to ships and boats."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.numbers import divide_up
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events import BoatSunk
from sandtable.games.paukenschlag.events.grid import BoatNeutralized, ShipNeutralized
from sandtable.games.paukenschlag.rules.ch07_places import contact_of, free, take_off_grid
from sandtable.games.paukenschlag.rules.ch08_air import sink_boat
from sandtable.games.paukenschlag.rules.ch10_convoys import (
    after_losses,
    leave_behind,
    merchant_tons,
    record_loss,
    sink_merchants,
)
from sandtable.games.paukenschlag.rules.units import CAPITAL, TR, called, class_of
from sandtable.games.paukenschlag.state import Campaign, Convoy, Ship

NONE, NEUTRALIZED, SUNK = "none", "neutralized", "sunk"


@rule("9.3(odds)", "9.1(odds)")
def odds(box: Box, attack: int, defence: int) -> str:
    """The column of the table, fractions in the defender's favour; empty below the first."""
    columns = box.surface.columns
    if attack >= defence:
        most = max(int(name.partition("-")[0]) for name in columns)
        return f"{min(attack // defence, most)}-1"
    name = f"1-{divide_up(defence, attack)}" if attack else ""
    return name if name in columns else ""


@rule("9.1(odds)", "9.3(d10)", "9.3(odds)")
def roll_hits(u: PaukenschlagUmpire, attack: int, defence: int, about: str) -> int:
    column = odds(u.box, attack, defence)  # 9.1(odds), 9.3(odds)
    return u.roll(u.box.surface[column], about=about).value if column else 0  # 9.3(d10)


@rule("9.1(none)", "9.1(neutralized)", "9.1(sunk)")
def torpedo_effect(hits: int, flotation: int) -> str:
    """Up to half the flotation nothing, above it neutralized, above all of it sunk."""
    if hits * 2 <= flotation:
        return NONE  # 9.1(none)
    return NEUTRALIZED if hits <= flotation else SUNK  # 9.1(neutralized), 9.1(sunk)


@rule("9.3(check)", "9.3(bb)")
def gun_effect(u: PaukenschlagUmpire, hits: int, flotation: int, *, battleship: bool) -> str:
    """A die for a unit that was hit; with the hits above its flotation it is neutralized."""
    if not hits:
        return NONE
    modifiers = Modifiers(
        Modifier("hits", hits, "9.3(check)"),
        Modifier("battleship", u.box.limits.battleship_check * battleship, "9.3(bb)"),
    )
    check = u.die(6, "why-damage", rule="9.3(check)") + modifiers.total
    return NEUTRALIZED if check > flotation else NONE


# ---------------------------------------------------------------------- ships


@rule("9.1(second)", "9.3(check)")
def sinks(ship: Ship, effect: str) -> bool:
    """A ship that is neutralized a second time sinks."""
    return effect == SUNK or (effect == NEUTRALIZED and ship.neutralized)


def hit_ship(u: PaukenschlagUmpire, s: Campaign, ship: Ship, effect: str) -> None:
    if sinks(ship, effect):
        sink_ship(u, s, ship)
    elif effect == NEUTRALIZED:
        neutralize(u, s, ship)


@rule("9.1(neutralized)", "6.0(neutralized)")
def neutralize(u: PaukenschlagUmpire, s: Campaign, ship: Ship) -> None:
    """It stops, and can keep up with no convoy nor force."""
    if s.contact is not None and ship.id in s.contact.squares:
        free(s, ship.id)
        s.contact.stopped[ship.id] = s.contact.round
    ship.neutralized, ship.convoy, ship.in_force = True, "", False
    u.tell(ShipNeutralized, ship=called(u.box, ship.id))


@rule("18.0(special)", "18.0(ships)", "10.3(cargo)")
def sink_ship(u: PaukenschlagUmpire, s: Campaign, ship: Ship) -> None:
    """Capital ships count 50,000 tons, merchants their cargo, escorts none."""
    tons = 0
    if ship.type == TR:
        tons = merchant_tons(u, s, special=ship.special)  # 10.3(cargo)
    elif ship.type in CAPITAL:
        tons = u.box.limits.special_tons  # 18.0(special)
    record_loss(u, s, ship.id, ship.zone, tons)  # 18.0(ships)
    if s.contact is not None:
        take_off_grid(s, ship.id)
    ship.zone, ship.sunk, ship.convoy, ship.in_force = "", True, "", False
    if ship.type == TR:
        del s.ships[ship.id]


@rule("9.1(convoy)", "10.3(dead)", "10.3(count)")
def hit_convoy(u: PaukenschlagUmpire, s: Campaign, convoy: Convoy, effects: Iterable[str]) -> None:
    """Each hit strikes another of its ships."""
    c, struck = contact_of(s), list(effects)[: convoy.ships]
    square = c.squares[convoy.id]
    for effect in struck:  # 9.1(convoy)
        if effect == NEUTRALIZED:
            cripple = leave_behind(u, s, convoy)  # 10.3(dead)
            c.squares[cripple], c.stopped[cripple] = square, c.round
            c.sights += [
                type(x)(x.holder, cripple, x.how, x.finder)
                for x in c.sights
                if x.target == convoy.id
            ]
    if struck.count(SUNK):
        sink_merchants(u, s, convoy, struck.count(SUNK))  # 10.3(count)
    elif struck.count(NEUTRALIZED):
        after_losses(u, s, convoy)
    if not convoy.ships:
        take_off_grid(s, convoy.id)


# ---------------------------------------------------------------------- boats


@rule("9.2(second)", "9.3(check)")
def lose_boat(u: PaukenschlagUmpire, s: Campaign, boat: str, by: str) -> None:
    found = s.boats[boat]
    u.tell(BoatSunk, boat=boat, zone=found.zone, by=by, rule="9.2(second)")
    take_off_grid(s, boat)
    sink_boat(found)


@rule("9.3(check)")
def hit_boat(u: PaukenschlagUmpire, s: Campaign, boat: str, effect: str, by: str) -> None:
    """A boat that is neutralized a second time sinks; once is enough to keep it up."""
    if effect == NONE:
        return
    if s.boats[boat].neutralized:
        lose_boat(u, s, boat, by)
    else:
        s.boats[boat].neutralized, s.boats[boat].submerged = True, False
        u.tell(BoatNeutralized, boat=boat)


def flotation(box: Box, s: Campaign, unit: str) -> int:
    return class_of(box, s, unit).flotation


def defence(box: Box, s: Campaign, unit: str) -> int:
    return class_of(box, s, unit).defence
