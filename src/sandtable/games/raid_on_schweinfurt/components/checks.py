"""Checks of an override: every table must still be playable."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from sandtable.engine import components
from sandtable.engine.texts import Text, say
from sandtable.games.raid_on_schweinfurt.state import SECOND

if TYPE_CHECKING:
    from sandtable.games.raid_on_schweinfurt.components import Box

demand = partial(components.demand, package="sandtable.games.raid_on_schweinfurt")


def check_tables(box: Box, printed: Mapping[str, Any]) -> None:
    for why in (
        *loose_ends(box),
        *strangers(box, printed),
        *endless(box),
        *grounded(box),
        *cut_short(box, printed),
    ):
        demand(holds=False, why=why)


def loose_ends(box: Box) -> Iterator[Text]:
    """Yield names of rerolls, weathers, boxes and places that do not exist."""
    for name, row in rows_of(box):
        reroll, weather = getattr(row, "reroll", ""), getattr(row, "weather", "")
        if reroll and reroll not in box.rerolls:
            yield unknown(f"[table.{name}]", reroll)
        if weather and weather not in box.weather_order:
            yield unknown(f"[table.{name}]", weather)
    for edge in box.display.edges:
        for name in {edge.start, edge.end} - box.display.boxes.keys():
            yield unknown("[display.flow]", name)
    for route in box.geography.routes.values():
        for name in set(route.stops) - box.geography.places.keys():
            yield unknown(f"[[geography.route]] {route.id}", name)
    if box.eight_plus.first_reroll not in box.rerolls:
        yield unknown("[table.t7.eight_plus]", box.eight_plus.first_reroll)


def unknown(place: str, name: str) -> Text:
    return say("names-the-unknown", place=place, lost=name)


def rows_of(box: Box) -> Iterator[tuple[str, Any]]:
    """Yield every row by the name of its table, and the rows inside rows of Table 4."""
    for name, table in box.tables.items():
        for column in table.columns.values():
            for span in column.spans:
                inner = (getattr(span.row, "short", None), getattr(span.row, "none", None))
                yield from ((name, row) for row in (span.row, *inner) if row is not None)


def strangers(box: Box, printed: Mapping[str, Any]) -> Iterator[Text]:
    """Yield rows with unknown ids, and missing events."""
    known: dict[str, list[str]] = {name: [] for name in box.tables}
    for name, table in printed["table"].items():
        for rows in (table.get("columns") or {"": table.get("rows", [])}).values():
            known.setdefault(name, []).extend(row["id"] for row in rows if "id" in row)
    for name, row in rows_of(box):
        if getattr(row, "id", None) not in {None, *known[name]}:
            yield say("row-unknown", table=name, id=row.id, those=", ".join(known[name]))
    for event in known["events"]:
        if event not in box.event:
            yield say("event-missing", event=event)


def endless(box: Box) -> Iterator[Text]:
    """Yield figures that would divide by zero or roll for ever."""
    for span in box.event_count.spans:
        if span.row.events > len(box.event):
            yield say("too-many-events", most=len(box.event), events=span.row.events)


def grounded(box: Box) -> Iterator[Text]:
    """Yield tables of availability that give too few bombers for a raid."""
    fewest = min(span.row.bombers for span in box.b17.spans)
    if fewest < SECOND:
        yield say("too-few-bombers", least=SECOND)


def cut_short(box: Box, printed: Mapping[str, Any]) -> Iterator[Text]:
    """Yield lookup tables that end before the printed ones."""
    for name, table in printed["table"].items():
        if not table.get("die") and table.get("rows") and name in box.tables:
            first, last = table["rows"][0]["lo"], table["rows"][-1]["hi"]
            spans = box.tables[name].only.spans
            if spans[0].lo > first or spans[-1].hi < last:
                yield say("table-has-gaps", table=name, low=first, high=last)
