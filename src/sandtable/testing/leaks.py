"""Look for leaks: data for a seat that changes with facts that it cannot know."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from sandtable.engine.decisions import IllegalAnswerError
from sandtable.engine.dice import seed_from
from sandtable.engine.events import DieThrown, Rolled, dice_of
from sandtable.engine.inputs import Checkpoint, Past
from sandtable.engine.match import Match
from sandtable.engine.rolls import Roll
from sandtable.testing.cases import ask_of, refusal, wrong_answers


def gets(match: Match, seat: str | None, since: int) -> list[bytes]:
    """Return everything a seat receives: scene, log since a point, questions and refusals.

    Texts are compared as keys and arguments: equal ones read the same in every language.
    """
    seen = [event for event in match.log[since:] if event.may_be_seen_by(seat)]
    got = [
        msgspec.json.encode(match.scene(seat)),
        msgspec.json.encode(seen),
        msgspec.msgpack.encode(match.known(seat)),
    ]
    if match.game.insight is not None and match.game.resample is not None:
        insight = match.game.insight(match.box, match.known(seat), seat)
        got.append(msgspec.json.encode(insight))
    decision = match.pending_for(seat)
    if seat is None or decision is None:
        return [*got, msgspec.json.encode(match.is_over)]
    return [*got, ask_of(decision), *refusals(match, seat)]


def refusals(match: Match, seat: str) -> list[bytes]:
    decision = match.pending_for(seat)
    errors = (
        [refusal(match, seat, answer) for answer in wrong_answers(decision)] if decision else []
    )
    return [msgspec.json.encode((error.why, error.rule)) for error in errors if error]


def since_revelation(match: Match) -> int | None:
    """Return the first checkpoint after the last revelation; None if there is none."""
    shown = match._umpire.shown
    return next((i for i, point in enumerate(match.checkpoints) if point.shown == shown), None)


def imagine(match: Match, seat: str | None, start: int, seed: str) -> Match | None:
    """Vary what the seat cannot know; None if a few tries do not fit the open answers.

    A match with a revelation does not fit either: the seat knows that there was none.
    """
    for attempt in range(4):
        try:
            twin = match.imagined(seat, seed_from(f"{seed} {attempt}"), start)
        except IllegalAnswerError:
            continue
        if twin._umpire.shown == match._umpire.shown:
            return twin
    return None


def leaks(match: Match, seed: str) -> list[str]:
    """Return the seats whose data changes with facts that they cannot know."""
    start = since_revelation(match)
    if start is None:
        return []
    found = []
    for seat in (*match.seats, None):
        twin = imagine(match, seat, start, seed)
        if twin is not None and gets(match, seat, here(match, start)) != gets(
            twin, seat, here(twin, 0 if match.game.resample else start)
        ):
            found.append(f"{seat} after {len(match.inputs)} answers")
    return found


def here(match: Match, start: int) -> int:
    return match.checkpoints[start].events


def is_varied(match: Match, seed: str) -> bool:
    """Return whether anything hidden was varied."""
    start = since_revelation(match)
    twins = [] if start is None else [imagine(match, s, start, seed) for s in match.seats]
    return any(twin is not None and twin.state != match.state for twin in twins)


def told_dice(match: Match, *, after: int = 0) -> list[str]:
    """Return the seats whose log shows a die that decided only hidden facts.

    With another face, such a die changes the state but nothing that the seat knows. The check
    skips the first `after` dice of the match, which were checked before.
    """
    start = since_revelation(match)
    open_to_all = all(match.known(seat) is match.state for seat in (*match.seats, None))
    if start is None or match.game.resample is None or open_to_all:
        return []
    begun, *later = match.checkpoints[start:]
    point = max([begun, *(one for one in later if one.rolls <= after)], key=lambda one: one.rolls)
    events = [e for e in match.log[point.events :] if isinstance(e, Rolled | DieThrown)]
    found = []
    thrown = [event for event in events for _ in range(dice_of(event))]
    known = max(0, after - point.rolls)
    for number, event in enumerate(thrown[known:], known):
        twin = with_other_face(match, point, number)
        if twin is None or twin.state == match.state:
            continue
        found += [
            f"{seat} saw die {number + 1} after {len(match.inputs)} answers"
            for seat in (*match.seats, None)
            if event.may_be_seen_by(seat) and twin.known(seat) == match.known(seat)
        ]
    return found


def with_other_face(match: Match, point: Checkpoint, number: int) -> Match | None:
    """Return the match with another face of one die since a checkpoint."""
    rolls: list[Roll | None] = list(match.rolls[point.rolls :])
    die = match.rolls[point.rolls + number]
    rolls[number] = Roll(die.sides, die.face % die.sides + 1)
    inputs = match.inputs[: point.inputs]
    past = Past(replace(point, cursor=0, rolls=0), inputs, seen=rolls)
    try:
        twin = Match(match.game, match.setup, seed_from("unused"), past=past)
        twin._rebuild(match.inputs, check=True)
    except IllegalAnswerError:
        return None
    return twin
