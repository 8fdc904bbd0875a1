"""A match that is read from the database, and played again up to where it stands."""

from __future__ import annotations

from sandtable.engine.match import AnyGame
from sandtable.engine.record import record_of, revived
from sandtable.server.history import History
from sandtable.server.live import Live
from sandtable.server.sight import name_of
from sandtable.storage.rows import UNDO, SeenBy, Stored, stored_checkpoint
from sandtable.storage.store import Rebase


def rebased(live: Live, after: int) -> Rebase:
    """Newer rules could not replay the match: from now on it begins where it goes on."""
    match = live.match
    checkpoint = stored_checkpoint(match.game.rules_version, match.checkpoints[-1])
    return Rebase(live.id, after, record_of(match), live.standing(), checkpoint)


def rebuilt(stored: Stored, game: AnyGame) -> Live:
    """Play a stored match again up to where it stands."""
    heard: list[int] = []
    match = revived(stored.record, game, lambda played: heard.append(len(played.log)))
    first = match.origin.inputs
    if len(heard) != len(match.inputs) - first:
        heard.clear()  # newer rules gave up on the way; the match goes on from its checkpoint
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
    """Return before whose eyes each of the inputs that stand has changed something."""
    seen: list[SeenBy] = [None] * stored.began
    for row in stored.inputs:
        if row.kind == UNDO:
            del seen[row.place]
        else:
            seen.append(row.seen_by)
    return seen[:count]


def keys_of(stored: Stored, versions: dict[str, int]) -> dict[tuple[str, str], int]:
    """Return the version that each input with a key made for its seat, counted from the last."""
    keys = {}
    for row in reversed(stored.inputs):
        if row.key:
            keys[row.seat, row.key] = versions[row.seat]
        for name in versions if row.seen_by is None else row.seen_by:
            versions[name] -= 1
    return keys
