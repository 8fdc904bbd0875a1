"""Play at random to find faults: crashes, dead ends, endless games, moves without effect.

Every failure becomes a match file that can be replayed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from sandtable.engine.decisions import Answer, Choose, Decision, IllegalAnswerError
from sandtable.engine.dice import SeededDice, commitment, derive, seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import OptionKind, Setup
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.record import Record, SavedCheckpoint, encode, load, record_of, save
from sandtable.engine.verdict import verify
from sandtable.players.random import RandomPlayer, below

ODDS = {"undo": 8, "reload": 12, "fork": 12, "refuse": 3}
NONSENSE: tuple[Answer, ...] = ("no such option", "", -1_000_000, 1_000_000_000)

Progress = Callable[[float, float], None]


class FaultError(Exception):
    """A fault: something that must never happen has happened."""


class Failure(msgspec.Struct, frozen=True):
    """A fault, and the file that reproduces it."""

    match: int
    says: str
    file: str


class FuzzReport(msgspec.Struct, kw_only=True):
    """The attempts and the faults of a run."""

    game: str
    seed: str
    matches: int = 0
    refused_setups: int = 0
    answers: int = 0
    undone: int = 0
    reloaded: int = 0
    forked: int = 0
    refused: int = 0
    seconds: float = 0.0
    failures: list[Failure] = []


class Wish(msgspec.Struct, frozen=True):
    """The settings that all matches of a run share; the others are drawn for each match."""

    scenario: str | None = None
    options: dict[str, bool | int | str] = {}
    components: dict[str, Any] = {}


def fuzz(
    game: AnyGame,
    *,
    seed: str,
    out: Path,
    games: int | None = None,
    minutes: float | None = None,
    wish: Wish | None = None,
    progress: Progress | None = None,
) -> FuzzReport:
    """Play until `games` matches or `minutes` are over, whichever comes first.

    `progress` receives the matches done and their total, or seconds without `games`. An
    interrupted run reports the results so far.
    """
    report, started = FuzzReport(game=game.id, seed=seed), perf_counter()
    limit = float("inf") if minutes is None else minutes * 60
    number = 0
    with suppress(KeyboardInterrupt):
        while (games is None or number < games) and report.seconds < limit:
            one = derive(seed_from(seed), str(number))
            fuzz_match(game, one, number, report, out, wish or Wish())
            number += 1
            report.seconds = round(perf_counter() - started, 2)
            if progress is not None:
                progress(*((number, games) if games else (min(report.seconds, limit), limit)))
    return report


def fuzz_match(
    game: AnyGame, seed: bytes, number: int, report: FuzzReport, out: Path, wish: Wish
) -> None:
    fuzzer = Fuzzer(game, seed, report)
    setup = fuzzer.draw_setup(wish)
    try:
        fuzzer.play(setup)
    except Exception as error:  # noqa: BLE001  (whatever goes wrong is what we look for)
        if isinstance(error, BadInputError) and fuzzer.match is None:
            report.refused_setups += 1
            return
        fault = str(error) if isinstance(error, FaultError) else f"{type(error).__name__}: {error}"
        file = out / f"fuzz-{game.id}-{seed.hex()[:12]}.json"
        out.mkdir(parents=True, exist_ok=True)
        file.write_bytes(fuzzer.replay_file(setup))
        report.failures.append(Failure(number, fault, str(file)))
    report.matches += 1


class Fuzzer:
    """Plays one match and handles it in every possible way."""

    def __init__(self, game: AnyGame, seed: bytes, report: FuzzReport) -> None:
        self.game = game
        self.seed = seed
        self.report = report
        self.dice = SeededDice(derive(seed, "fuzz"))
        self.player = RandomPlayer(None, "", self.dice)
        self.match: Match | None = None
        self.history: list[bytes] = []

    # ------------------------------------------------------------------ the set-up

    def draw_setup(self, wish: Wish) -> Setup:
        box = self.game.box_for(Setup("", components=wish.components))
        scenarios = [scenario.id for scenario in self.game.scenarios(box)]
        scenario = wish.scenario or scenarios[below(self.dice, len(scenarios))]
        drawn = {kind.id: self.draw(kind) for kind in self.game.options(box)}
        return Setup(scenario, drawn | wish.options, wish.components)

    def draw(self, kind: OptionKind) -> bool | int | str:
        """Draw an option: a switch with even chances, a number or word rarely."""
        if isinstance(kind.default, bool):
            return self.dice.roll(2) == 1
        if self.dice.roll(8) > 1:
            return kind.default
        if isinstance(kind.default, int):
            return kind.low + below(self.dice, kind.high - kind.low + 1)
        return kind.choices[below(self.dice, len(kind.choices))] if kind.choices else kind.default

    # ------------------------------------------------------------------ the match

    def play(self, setup: Setup) -> None:
        match = self.match = Match(self.game, setup, self.seed, solo=True)
        while not match.is_over:
            self.inspect(match)
            match = self.match = self.handle(match)
        self.inspect(match)
        self.check_the_end(match)

    def inspect(self, match: Match) -> None:
        for broken in self.game.broken_invariants(match.box, match.state):
            raise FaultError(f"An invariant is broken: {broken}.")
        if len(match.inputs) > self.game.decision_limit:
            raise FaultError(f"More than {self.game.decision_limit} decisions: an endless game?")
        for decision in match.pending:
            if is_dead_end(decision):
                raise FaultError(f"Nothing can be answered to {decision.id}: a dead end.")

    def handle(self, match: Match) -> Match:
        """Do one thing with the match and return the match to continue with."""
        if self.chance("refuse"):
            self.try_nonsense(match)
        if self.chance("fork"):
            self.try_a_fork(match)
        if self.chance("reload"):
            match = self.match = self.reload(match)
        if self.history and self.chance("undo"):
            self.undo(match)
        else:
            self.answer(match)
        return match

    def chance(self, what: str) -> bool:
        return self.dice.roll(ODDS[what]) == 1

    def answer(self, match: Match) -> None:
        decision = match.pending[below(self.dice, len(match.pending))]
        self.history.append(fingerprint(match))
        match.submit(decision.seat, self.player.answer(None, decision))
        self.report.answers += 1

    def undo(self, match: Match) -> None:
        match.undo()
        if fingerprint(match) != self.history.pop():
            raise FaultError("Undo does not lead back to where the match was.")
        self.report.undone += 1

    def reload(self, match: Match) -> Match:
        twin = load(save(match), self.game)
        if fingerprint(twin) != fingerprint(match):
            raise FaultError("A saved match is not the same when it is loaded.")
        self.report.reloaded += 1
        return twin

    def try_a_fork(self, match: Match) -> None:
        """Check that a fork starts equal and that playing it does not change the original."""
        before, twin = fingerprint(match), match.fork()
        if fingerprint(twin) != before:
            raise FaultError("A fork differs from its match.")
        decision = twin.pending[0]
        self.match = twin  # the evidence in case of a crash
        twin.submit(decision.seat, self.player.answer(None, decision))
        self.match = match
        if fingerprint(match) != before:
            raise FaultError("Playing in a fork has changed the match.")
        self.report.forked += 1

    def try_nonsense(self, match: Match) -> None:
        """Check that an illegal answer is refused and changes nothing."""
        decision = match.pending[below(self.dice, len(match.pending))]
        answers = illegal_answers(decision)
        answer = answers[below(self.dice, len(answers))]
        before = fingerprint(match)
        try:
            match.submit(decision.seat, answer)
        except IllegalAnswerError:
            if fingerprint(match) != before:
                raise FaultError(f"Refusing {answer} has changed the match.") from None
            self.report.refused += 1
        else:
            raise FaultError(f"{answer} was accepted as an answer to {decision.id}.")

    def check_the_end(self, match: Match) -> None:
        if match.outcome is None:
            raise FaultError("The match ended without a result.")
        verdict = verify(save(match), self.game)
        if not verdict.fits:
            raise FaultError(f"The finished match does not verify: {verdict.says}")

    # ------------------------------------------------------------------ the evidence

    def replay_file(self, setup: Setup) -> bytes:
        """Return the match so far; a match that never began has only its set-up."""
        if self.match is not None:
            return encode(record_of(self.match))
        nowhere = SavedCheckpoint(self.game.sequence.first, {}, 0, 0, 0)
        return encode(
            Record(
                game=self.game.id,
                rules_version=self.game.rules_version,
                setup=setup,
                solo=True,
                commitment=commitment(self.seed),
                seed=self.seed.hex(),
                inputs=[],
                rolls=[],
                checkpoint=nowhere,
            )
        )


def is_dead_end(decision: Decision) -> bool:
    if isinstance(decision, Choose):
        return not decision.options
    return decision.low > decision.high


def illegal_answers(decision: Decision) -> list[Answer]:
    """Return answers that must be refused: closed options, values out of range, nonsense."""
    if isinstance(decision, Choose):
        offered = {option.id for option in decision.options}
        return [
            *(closed.id for closed in decision.closed),
            *(answer for answer in NONSENSE if answer not in offered),
        ]
    return [decision.low - 1, decision.high + 1, "no such option", str(decision.low)]


def fingerprint(match: Match) -> bytes:
    """Return everything that must stay the same while nothing is played."""
    asked = [(decision.seat, decision.id) for decision in match.pending]
    sizes = (len(match.inputs), len(match.rolls), len(match.log))
    return msgspec.msgpack.encode((match.state, match.inputs, asked, sizes))
