"""Names in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.texts import Both, Text, say
from sandtable.games.pegasus_bridge.components import Box


def names(box: Box, counters: Iterable[str]) -> Text | Both:
    """The names of counters, joined as a list in a sentence."""
    first, *others = [box.name(name) for name in counters]
    text: Text | Both = first
    for more in others[:-1]:
        text = say("names-comma", first=text, second=more)
    return say("names-and", first=text, second=others[-1]) if others else text
