"""6.1.1. Secret planning: who is told what, and the plots of the convoys."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events import StackMoved
from sandtable.games.paukenschlag.rules.ch06_stacks import nearer
from sandtable.games.paukenschlag.rules.units import called, convoy_mp, escorts_of, eyes
from sandtable.games.paukenschlag.state import US, Campaign, Convoy

AHEAD = 2
"""Convoys are plotted for so many turns."""


@rule("6.1.1(convoys)")
def plot_convoys(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """The move after next of each convoy; of a new one both."""
    for convoy in list(s.convoys.values()):
        while options := list(plots(u.box, s, convoy)):
            orders = s.orders[convoy.id]
            answer = options[0].id
            if len(options) > 1:
                answer = yield ask_plot(u.box, convoy, options, len(orders.plot))
            s.orders[convoy.id] = replace(orders, plot=(*orders.plot, answer))


def ask_plot(box: Box, convoy: Convoy, options: list[Option], turns: int) -> Choose:
    ask = say("ask-plot", convoy=called(box, convoy.id), turns=turns)
    facts = {"convoy": convoy.id}
    return Choose("plot", US, ask, options, rule="6.1.1(convoys)", facts=facts, subject=convoy.id)


@rule("6.1.1(convoys)", "10.0")
def plots(box: Box, s: Campaign, convoy: Convoy) -> Iterator[Option]:
    """The zones in which it may end the next turn that is not plotted, until it has arrived."""
    orders = s.orders[convoy.id]
    start = orders.plot[-1] if orders.plot else convoy.zone
    if start == orders.goal or len(orders.plot) >= AHEAD:
        return
    for zone in nearer(box, start, [orders.goal], convoy_mp(box, convoy)):
        text = say("option-convoy", unit=called(box, convoy.id), zone=zone)
        yield Option(zone, text, zone, path=box.atlas.course(start, zone))


@rule("6.1.1(convoys)", "10.3(escort)")
def sail_as_plotted(u: PaukenschlagUmpire, s: Campaign) -> None:
    """Every convoy goes where it was sent a turn ago, and its escorts with it."""
    for convoy in s.convoys.values():
        orders = s.orders[convoy.id]
        zone, *rest = orders.plot
        s.orders[convoy.id] = replace(orders, plot=tuple(rest))
        convoy.zone, convoy.moved = zone, True
        convoy.trail.append(zone)
        for ship in escorts_of(s, convoy.id):
            ship.zone, ship.in_port, ship.moved = zone, False, True
        u.tell(StackMoved, side=US, units=convoy.id, zone=zone, seen_by=eyes(s, US))
