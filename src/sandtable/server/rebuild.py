"""Rebuild a match from the database by replaying it."""

from __future__ import annotations

from sandtable.engine.match import AnyGame
from sandtable.engine.record import record_of, revived
from sandtable.server.history import History
from sandtable.server.live import Live
from sandtable.server.sight import name_of
from sandtable.storage.rows import UNDO, SeenBy, Stored, stored_checkpoint
from sandtable.storage.store import Rebase


def rebased(live: Live, after: int) -> Rebase:
    """Give a match that newer rules cannot replay a new beginning at its checkpoint."""
    match = live.match
    checkpoint = stored_checkpoint(match.game.rules_version, match.checkpoints[-1])
    return Rebase(live.id, after, record_of(match), live.standing(), checkpoint)


def rebuilt(stored: Stored, game: AnyGame) -> Live:
    """Replay a stored match to its present state."""
    heard: list[int] = []
    match = revived(stored.record, game, lambda played: heard.append(len(played.log)))
    first = match.origin.inputs
    if len(heard) != len(match.inputs) - first:
        heard.clear()  # newer rules cannot replay it; the match continues from its checkpoint
    seen_by = seen_by_each(stored, len(match.inputs))
    live = Live(stored.listed, History(match, [0] * first + heard, seen_by))
    live.settle(stored.around)
    live.keys = keys_of(stored, {name_of(s.seat): s.version for s in live.sights.values()})
    undos = [row.version for row in stored.inputs if row.kind == UNDO]
    if undos and not stored.listed.standing.sights:
        for sight in live.sights.values():
            sight.cut = undos[-1]
    return live


def seen_by_each(stored: Stored, count: int) -> list[SeenBy]:
    """Return for each current input the seats that saw a change."""
    seen: list[SeenBy] = [None] * stored.began
    for row in stored.inputs:
        if row.kind == UNDO:
            del seen[row.place]
        else:
            seen.append(row.seen_by)
    return seen[:count]


def keys_of(stored: Stored, versions: dict[str, int]) -> dict[tuple[str, str], int]:
    """Return for each input with a key the version it made for its seat, last first."""
    keys = {}
    for row in reversed(stored.inputs):
        if row.key:
            keys[row.seat, row.key] = versions[row.seat]
        for name in versions if row.seen_by is None else row.seen_by:
            versions[name] -= 1
    return keys
