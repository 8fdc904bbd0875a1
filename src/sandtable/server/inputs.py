"""Answers and undos: their effect on a match, and their database rows."""

from __future__ import annotations

import time

import msgspec

from sandtable.engine.closing import Closing
from sandtable.engine.decisions import Answer
from sandtable.server.undo import undoable
from sandtable.server.views import Views
from sandtable.storage.rows import UNDO, Input


def give(views: Views, seat: str, answer: Answer, key: str | None) -> list[Input]:
    """Submit an answer and return its row. An illegal answer changes nothing."""
    rolls, heard = len(views.match.rolls), len(views.match.log)
    views.match.submit(seat, answer)
    return [_row(views, key, rolls, heard)]


def close(views: Views, seat: str, how: Closing, key: str) -> list[Input]:
    """End the match by resignation or agreed draw; return its row."""
    rolls, heard = len(views.match.rolls), len(views.match.log)
    views.match.close(seat, how)
    return [_row(views, key, rolls, heard)]


def _row(views: Views, key: str | None, rolls: int, heard: int) -> Input:
    """Update every seat after the last input, and return its row."""
    match = views.match
    seen_by = views.look(match.inputs[-1].seat)
    views.history.note(heard, seen_by)
    given = match.inputs[-1]
    return Input(
        version=views.history.version,
        moment=time.time(),
        kind=given.kind,
        seat=given.seat,
        key=key,
        place=len(match.inputs) - 1,
        answer=given.answer,
        decision=given.decision,
        rolls_kept=rolls,
        rolls=tuple(match.rolls[rolls:]),
        seen_by=seen_by,
    )


def take_back(views: Views, seat: str, key: str) -> list[Input]:
    """Undo a seat's last answer; alone against bots, also their answers after it."""
    match = views.match
    place = undoable(match, views.bots, seat)
    before, rows = list(match.log), list[Input]()
    while not rows or (match.solo and len(match.inputs) > place):
        last = not match.solo or len(match.inputs) == place + 1
        rows.append(_undo(views, seat, key if last else None))
    views.history.hear_again(rows[-1].place)
    seen_by = views.look(seat, before)
    rows[-1] = msgspec.structs.replace(rows[-1], seen_by=seen_by)
    return rows


def _undo(views: Views, seat: str, key: str | None) -> Input:
    match = views.match
    undone = match.undo(None if match.solo else seat)
    views.history.forget(undone.at)
    return Input(
        version=views.history.version,
        moment=time.time(),
        kind=UNDO,
        seat=seat,
        key=key,
        place=undone.at,
        answer=undone.given.answer,
        decision=undone.given.decision,
        revealed=undone.revealed,
        rolls_kept=len(match.rolls),
    )
