"""Each player's knowledge: the whole table, without the destinations of the convoys."""

from __future__ import annotations

from itertools import pairwise

from sandtable.engine.dice import Dice
from sandtable.engine.rules import rule
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.rules.ch10_convoys import course
from sandtable.games.paukenschlag.state import (
    US,
    Campaign,
    Convoy,
    Orders,
)


class Known(Campaign, kw_only=True):
    """The table as one seat knows it; of `orders` only those it may know."""

    seat: str | None


@rule("10.4(secret)", "10.1(markers)")
def known(s: Campaign, seat: str | None) -> Known:
    """The fields are named one by one: what is not named stays hidden."""
    return Known(
        seat=seat,
        switches=s.switches,
        scenario=s.scenario,
        last_turn=s.last_turn,
        boats=s.boats,
        ships=s.ships,
        planes=s.planes,
        convoys=s.convoys,
        orders=known_orders(s, seat),  # 10.4(secret)
        turn=s.turn,
        damage=s.damage,
        happened=s.happened,
        event=s.event,
        contacts=s.contacts,
        contact=s.contact,
        transports=s.transports,
        losses=s.losses,
        surprised=s.surprised,
        raided=s.raided,
        passed=s.passed,
        result=s.result,
    )


@rule("10.4(secret)", "14.1(route)")
def known_orders(s: Campaign, seat: str | None) -> dict[str, Orders]:
    """The US knows every destination; everybody knows that of AT-10, and all at the end."""
    if seat == US or s.result:
        return s.orders
    return {name: orders for name, orders in s.orders.items() if s.convoys[name].special}


# ---------------------------------------------------------------------- what may be so


def resample(box: Box, k: Known, _: str | None, dice: Dice) -> Campaign:
    """The same table with destinations that fit what the convoys have done."""
    orders = {name: k.orders.get(name) or imagined(box, k, name, dice) for name in k.convoys}
    return Campaign(
        k.switches,
        k.scenario,
        k.last_turn,
        k.boats,
        k.ships,
        k.planes,
        k.convoys,
        orders,
        k.turn,
        k.damage,
        k.happened,
        k.event,
        k.contacts,
        k.contact,
        k.transports,
        k.losses,
        k.surprised,
        k.raided,
        k.passed,
        k.result,
    )


def imagined(box: Box, k: Known, name: str, dice: Dice) -> Orders:
    """A destination of the convoy's table, each as likely as its numbers."""
    convoy = k.convoys[name]
    column = box.goals[convoy.group]
    rows = [span.row for span in column.spans for _ in range(span.lo, span.hi + 1)]
    fitting = [Orders(r.zone, r.port) for r in rows if may_be_bound_for(box, k, convoy, r.zone)]
    return fitting[dice.roll(len(fitting)) - 1]


def may_be_bound_for(box: Box, k: Known, convoy: Convoy, goal: str) -> bool:
    """Every turn has brought it nearer, on the grid it keeps its course, and it is still here."""
    far = [box.atlas.sea_distance(zone, goal) for zone in convoy.trail]
    nearer = all(after < before for before, after in pairwise(far))
    shown = k.contact.courses.get(convoy.id) if k.contact else None
    keeps = shown is None or shown == course(box, convoy, goal)
    return nearer and keeps and (far[-1] > 0 or convoy.moved)
