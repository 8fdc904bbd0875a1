"""Match files from outside: validated, and played answer by answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from sandtable.cli.words import refusal, words
from sandtable.engine.decisions import Choose, Decision, IllegalAnswerError
from sandtable.engine.errors import BadInputError, SandtableError
from sandtable.engine.events import Event
from sandtable.engine.game import find_game
from sandtable.engine.inputs import Given
from sandtable.engine.match import Match
from sandtable.engine.record import Record, decode, load, taken_up
from sandtable.engine.texts import Text, say
from sandtable.engine.verdict import Verdict, verdict, verify


def record_from(data: bytes, file: Path) -> Record:
    """Read a match file, or raise an error that names the file and the reason."""
    try:
        record = decode(data)
        bytes.fromhex(record.seed or "")
        for at, seed in record.reseeds.items():
            int(at), bytes.fromhex(seed)
    except (SandtableError, ValueError) as error:
        raise in_file(file, error) from error
    return record


def in_file(file: Path, error: Exception) -> BadInputError:
    """Return an error about a file, with its name before the sentence."""

    def spoken(said: Exception, language: str) -> str:
        why = said.spoken(language) if isinstance(said, SandtableError) else str(said)
        return f"{file}: {why}"

    return BadInputError(spoken(error, "en"), error, spoken)


def verdict_on(data: bytes, file: Path) -> Verdict:
    """Verify a match; an edited file that the rules cannot play does not check out either."""
    record = record_from(data, file)
    game = find_game(record.game)
    try:
        return verify(data, game)
    except Exception as error:  # noqa: BLE001  (whatever an edited file provokes)
        return verdict(record, say("does-not-fit", why=f"{type(error).__name__} {error}"))


def match_from(data: bytes, file: Path) -> Match:
    """Load a saved match to continue it."""
    record = record_from(data, file)
    game = find_game(record.game)
    try:
        return load(data, game)
    except SandtableError as error:
        raise in_file(file, error) from error
    except Exception as error:
        reason = f"{type(error).__name__} {error}"
        raise refusal("file-damaged", file=str(file), reason=reason) from error


class Step(msgspec.Struct, frozen=True):
    """An answer and its results; the first step has no answer."""

    number: int
    given: Given | None
    ask: Text | None
    answer: Text | str
    events: list[Event]


class StumbledError(BadInputError):
    """A recorded answer cannot be played again."""


def steps_of(match: Match, record: Record) -> Iterator[Step]:
    """Play a record into a fresh match, one answer at a time."""
    seen = len(match.log)
    yield Step(len(match.inputs), None, None, "", list(match.log))
    for number, given in enumerate(record.inputs[len(match.inputs) :], len(match.inputs) + 1):
        decision = match.pending_for(given.seat)
        _submit(match, given, number)
        asked = decision.ask if decision else None
        yield Step(number, given, asked, _answer(decision, given), match.log[seen:])
        seen = len(match.log)


def fresh_match(record: Record, file: Path) -> Match:
    game = find_game(record.game)
    try:
        return taken_up(record, game, record.origin)
    except Exception as error:
        raise refusal("file-not-set-up", file=str(file), reason=str(error)) from error


def _submit(match: Match, given: Given, number: int) -> None:
    try:
        match.submit(given.seat, given.answer)
    except IllegalAnswerError as error:
        raise stumbled("answer-illegal", match, given, number, why=error.why) from error
    except Exception as error:
        reason = f"{type(error).__name__} {error}"
        raise stumbled("answer-fails", match, given, number, reason=reason) from error


def stumbled(
    key: str, match: Match, given: Given, number: int, **args: Text | str
) -> StumbledError:
    def said(args: Mapping[str, Text | str], language: str) -> str:
        spoken = {name: match.game.texts(arg, language) for name, arg in args.items()}
        return words(key, language, number=number, answer=str(given.answer), **spoken)

    return StumbledError(said(args, "en"), args, said)


def _answer(decision: Decision | None, given: Given) -> Text | str:
    """Return an answer in the player's words."""
    if isinstance(decision, Choose):
        texts = [option.text for option in decision.options if option.id == given.answer]
        return texts[0] if texts else str(given.answer)
    return str(given.answer)


def seat_title(match: Match, seat: str, language: str) -> str:
    texts, key = match.game.texts, f"seat-{seat}"
    return texts(say(key), language) if texts.has(key, language) else seat
