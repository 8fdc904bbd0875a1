"""The view: the map with everything on it, and the grid while there is contact."""

from __future__ import annotations

from sandtable.engine.scene import Fact, Panel, Scene, Track
from sandtable.engine.texts import say, words
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.state import US
from sandtable.games.paukenschlag.view.boards import GRID, MAP, chart, grid
from sandtable.games.paukenschlag.view.counters import pieces


def view(box: Box, k: Known, _: str | None) -> Scene:
    boards = (chart(box), grid(box)) if k.contact is not None else (chart(box),)
    month = box.month(k.turn)
    return Scene(
        game="paukenschlag",
        title=say("game-title"),
        subtitle=say("week-of", month=month.names, week=k.turn - month.first + 1),
        focus=GRID if k.contact is not None else MAP,
        boards=boards,
        pieces=tuple(pieces(box, k)),
        tracks=tuple(tracks(box, k)),
        panels=tuple(panels(box, k)),
    )


def tracks(box: Box, k: Known) -> list[Track]:
    tons = sum(loss.tons for loss in k.losses)
    limits = box.limits
    goals = {"ships": limits.ships_to_sink, "tons": limits.tons_to_sink}
    values = {"ships": len(k.losses), "tons": tons}
    turn = Track(id="turn", title=say("track-turn"), low=1, high=k.last_turn, value=k.turn)
    return [turn] + [
        Track(
            id=name,
            title=say(f"track-{name}"),
            low=0,
            high=max(goals[name], values[name]),
            value=values[name],
            rule=f"18.0({name})",
        )
        for name in goals
    ]


def panels(box: Box, k: Known) -> list[Panel]:
    """The convoys, with their destinations for those who may know them."""
    facts = [
        Fact(
            label=words(box.convoys[name].names) if name in box.convoys else name,
            value=say("convoy-bound", zone=k.orders[name].goal) if name in k.orders else "",
            rule="10.4(secret)",
            space=convoy.zone,
        )
        for name, convoy in k.convoys.items()
    ]
    known = k.seat == US or k.result
    return [Panel(id="convoys", title=say("panel-convoys"), facts=tuple(facts))] if known else []
