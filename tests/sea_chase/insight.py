"""Insight for a seat: the odds of a hit, and the possible places of the other side."""

from __future__ import annotations

from sandtable.engine.scene import Chance, Chart, Fact, Insight, Mark
from sandtable.engine.texts import say
from tests.sea_chase.components import Box
from tests.sea_chase.rules import TURNS, afloat
from tests.sea_chase.state import Chase


def insight(box: Box, s: Chase, seat: str | None) -> Insight | None:
    """Turning spoils the aim: a made-up chance for each turn, and the hits of one salvo."""
    if seat is None:
        return None
    rows = [span for span in box.gunnery.spans for _ in range(span.lo, span.hi + 1)]
    chances = tuple(sum(span.row.hits == n for span in rows) / len(rows) for n in range(3))
    seen = sum(ship.hits for ship in s.ships.values())
    here = (Mark(value=min(seen, 2), text=say("mark-here"), actual=True),) if s.result else ()
    return Insight(
        title=say("insight"),
        facts=(Fact(label=say("fact-hit"), value=say("percent", value=50), share=0.5),),
        charts=(
            Chart(id="hits", title=say("chart-hits"), low=0, chances=chances, marks=here, rule="4"),
        ),
        options=tuple(
            Chance(option=way, share=0.5 - 0.1 * abs(by), text=say("to-be-hit"))
            for way, by in TURNS.items()
        ),
        note=say("note-insight", count=sum(afloat(box, ship) for ship in s.ships.values())),
    )
