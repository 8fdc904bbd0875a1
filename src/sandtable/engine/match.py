"""A match: its inputs, and everything that follows from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from sandtable.engine.decisions import (
    Answer,
    Asked,
    Decision,
    IllegalAnswerError,
    Number,
    SideBySide,
    decisions_of,
)
from sandtable.engine.dice import (
    Dice,
    DieWantedError,
    EnteredDice,
    SeededDice,
    commitment,
)
from sandtable.engine.events import Event, PhaseBegan, SeedCommitted, SeedRevealed
from sandtable.engine.game import Game, Outcome, Player, Setup
from sandtable.engine.scene import Scene, prompt_for
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire

AnyGame = Game[Any, Any]
Knowledge = tuple[int, int]


class Given(msgspec.Struct, frozen=True):
    """An accepted input: an answer of a seat, or a real die typed in."""

    seat: str
    answer: Answer
    ask: str
    kind: Literal["answer", "die"] = "answer"


class Undone(msgspec.Struct, frozen=True):
    """An input taken back; `revealed` when the player had already seen what came of it."""

    at: int
    given: Given
    revealed: bool


class Checkpoint(msgspec.Struct, frozen=True):
    """The state at the start of a phase: from here the match can be rebuilt."""

    phase: str
    state: bytes
    inputs: int
    cursor: int
    shown: int
    rolls: int
    events: int


class Roll(msgspec.Struct, frozen=True, array_like=True):
    """One die as it fell."""

    sides: int
    face: int


class RecordedDice:
    """Dice that remember every face for the record."""

    def __init__(self, dice: Dice, rolls: list[Roll]) -> None:
        self._dice = dice
        self._rolls = rolls

    @property
    def cursor(self) -> int:
        return self._dice.cursor

    def roll(self, sides: int) -> int:
        face = self._dice.roll(sides)
        self._rolls.append(Roll(sides, face))
        return face


class Past(msgspec.Struct, frozen=True):
    """What lies behind the point a match is taken up from; a new match has none."""

    point: Checkpoint | None = None
    inputs: Sequence[Given] = ()
    reseeds: Mapping[int, bytes] = {}
    events: Sequence[Event] = ()


class Match:
    """A running or finished match.

    With `seed` None the players throw real dice and type them in. `solo` means that one person
    holds every seat, so that undo may cross a roll.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seed: bytes | None,
        *,
        solo: bool | None = None,
        past: Past | None = None,
    ) -> None:
        self.game = game
        self.setup = game.checked(setup)
        self.seed = seed
        self.solo = len(game.seats) == 1 if solo is None else solo
        self.box = game.box_for(self.setup)
        past = past or Past()
        self.inputs: list[Given] = list(past.inputs)
        self.rolls: list[Roll] = []
        self.log: list[Event] = [*self._commit(), *past.events]
        self.undone: list[Undone] = []
        self.reseeds: dict[int, bytes] = dict(past.reseeds)
        self.checkpoints: list[Checkpoint] = []
        self.origin = self._origin(past)
        self._knowledge: list[Knowledge] = [(0, 0)] * len(self.inputs)
        self._start(self.origin)

    # ------------------------------------------------------------------ looking

    @property
    def pending(self) -> Sequence[Decision]:
        """The decisions that wait for an answer; none when the match is over."""
        if self._die_wanted:
            return (self._die_decision(),)
        return () if self._asked is None else decisions_of(self._asked)

    def pending_for(self, seat: str | None) -> Decision | None:
        return next((d for d in self.pending if d.seat == seat), None)

    @property
    def is_over(self) -> bool:
        return self._asked is None and not self._die_wanted

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.box, self.state) if self.is_over else None

    @property
    def phase(self) -> str:
        return self.checkpoints[-1].phase

    def known(self, seat: str | None) -> Any:
        """Return what a seat knows; None is a spectator."""
        return self.game.known(self.state, seat)

    def scene(self, seat: str | None) -> Scene:
        scene = self.game.view(self.box, self.known(seat), seat)
        prompts = tuple(prompt_for(d) for d in self.pending if d.seat == seat)
        return msgspec.structs.replace(scene, prompts=prompts)

    def log_for(self, seat: str | None) -> list[Event]:
        return [event for event in self.log if event.may_be_seen_by(seat)]

    # ------------------------------------------------------------------ playing

    def submit(self, seat: str, answer: Answer) -> None:
        """Give a seat's answer. An illegal one changes nothing and says why."""
        decision = self.pending_for(seat)
        if decision is None:
            raise IllegalAnswerError(say("not-your-decision", seat=seat), "")
        decision.check(answer)
        kind: Literal["answer", "die"] = "die" if self._die_wanted else "answer"
        given = Given(seat, answer, decision.ask.key, kind)
        self._knowledge.append(self._umpire.knowledge)
        self.inputs.append(given)
        if kind == "die":
            self._rebuild(self.inputs)
        else:
            self._feed(given, len(self.inputs) - 1)

    def undo(self, seat: str | None = None) -> Undone:
        """Take back the last input (of a seat). Crossing a roll needs solo play and is recorded."""
        index = self._last_input(seat)
        revealed = self._umpire.knowledge != self._knowledge[index]
        if revealed and not self.solo:
            raise IllegalAnswerError(say("undo-would-cross-a-revelation"), "")
        kept = self.inputs[:index] + self.inputs[index + 1 :]
        undone = Undone(index, self.inputs[index], revealed)
        self._rebuild(kept)
        self.undone.append(undone)
        return undone

    def fork(self, at: int | None = None, seed: bytes | None = None) -> Match:
        """Return an independent match that shares the first `at` inputs; a seed gives new dice."""
        twin = Match.__new__(Match)
        for name in ("game", "setup", "seed", "solo", "box", "origin"):
            setattr(twin, name, getattr(self, name))
        for name in ("inputs", "rolls", "log", "undone", "reseeds", "checkpoints", "_knowledge"):
            setattr(twin, name, getattr(self, name).copy())
        keep = len(self.inputs) if at is None else at
        twin._rebuild(self.inputs[:keep])  # noqa: SLF001  (our own twin)
        if seed is not None:
            twin.reseeds[keep] = seed
        return twin

    # ------------------------------------------------------------------ rebuilding

    def _origin(self, past: Past) -> Checkpoint:
        if past.point is not None:
            return msgspec.structs.replace(past.point, events=len(self.log))
        state = self.game.start_of(self.setup)
        return Checkpoint(self.game.sequence.first, state, 0, 0, 0, 0, len(self.log))

    def _commit(self) -> list[Event]:
        return [] if self.seed is None else [SeedCommitted(commitment=commitment(self.seed))]

    def _start(self, point: Checkpoint) -> None:
        """Begin at a checkpoint and run to the first decision."""
        del self.rolls[point.rolls :], self.log[point.events :]
        self.state = msgspec.msgpack.decode(point.state, type=self.game.state)
        self._umpire: Umpire[Any] = Umpire(self.box, self._dice_at(point), self.log)
        self._umpire.shown = point.shown
        self._played = point.inputs
        self._die_wanted = 0
        self._asked: Asked | None = None
        self._steps = self.game.sequence.conduct(
            self._umpire, self.state, point.phase, self._keep_checkpoint
        )
        self._advance(None)

    def _rebuild(self, inputs: list[Given]) -> None:
        """Rebuild from the last checkpoint whose inputs all stand."""
        same = 0
        for old, new in zip(self.inputs, inputs, strict=False):
            if old is not new:
                break
            same += 1
        while self.checkpoints[-1].inputs > same and len(self.checkpoints) > 1:
            self.checkpoints.pop()
        point = self.checkpoints.pop()
        self.inputs = list(inputs)
        self.reseeds = {min(at, len(inputs)): seed for at, seed in self.reseeds.items()}
        del self._knowledge[point.inputs :]
        self._start(point)
        for index in range(point.inputs, len(inputs)):
            self._knowledge.append(self._umpire.knowledge)
            self._feed(inputs[index], index)

    def _dice_at(self, point: Checkpoint) -> RecordedDice:
        if self.seed is None:
            faces = [int(given.answer) for given in self.inputs if given.kind == "die"]
            return RecordedDice(EnteredDice(faces, point.cursor), self.rolls)
        seeds = [self.seed, *(seed for at, seed in self.reseeds.items() if at < point.inputs)]
        return RecordedDice(SeededDice(seeds[-1], point.cursor), self.rolls)

    def _feed(self, given: Given, index: int) -> None:
        """Give an input that has been accepted, now or before, to the running procedure."""
        if index in self.reseeds:
            self._umpire.dice = RecordedDice(SeededDice(self.reseeds[index]), self.rolls)
        self._played = index + 1
        if given.kind == "die":
            return
        place = next((i for i, d in enumerate(self.pending) if d.seat == given.seat), None)
        if place is None:
            raise IllegalAnswerError(say("not-your-decision", seat=given.seat), "")
        self.pending[place].check(given.answer)
        side_by_side = isinstance(self._asked, SideBySide)
        self._advance((place, given.answer) if side_by_side else given.answer)

    def _advance(self, answer: Any) -> None:
        try:
            self._asked = self._steps.send(answer)
        except StopIteration:
            self._asked = None
            if self.seed is not None:
                self.log.append(SeedRevealed(seed=self.seed.hex()))
        except DieWantedError as wanted:
            self._asked = None
            self._die_wanted = wanted.sides

    def _keep_checkpoint(self, phase: str) -> None:
        cursor, shown = self._umpire.knowledge
        state = msgspec.msgpack.encode(self.state)
        events, rolls = len(self.log), len(self.rolls)
        self.checkpoints.append(
            Checkpoint(phase, state, self._played, cursor, shown, rolls, events)
        )

    # ------------------------------------------------------------------ small things

    def _die_decision(self) -> Number:
        ask = say("enter-die", sides=self._die_wanted)
        return Number(self.game.seats[0], ask, 1, self._die_wanted, rule="")

    def _last_input(self, seat: str | None) -> int:
        for index in range(len(self.inputs) - 1, self.origin.inputs - 1, -1):
            if seat in (None, self.inputs[index].seat):
                return index
        raise IllegalAnswerError(say("nothing-to-undo"), "")


def play_out(
    game: AnyGame,
    setup: Setup,
    players: Mapping[str, Player],
    dice: Dice,
    log: list[Event] | None = None,
) -> Any:
    """Play a match to its end without keeping a record, and return the final state."""
    box = game.box_for(setup)
    state = game.new_state(setup)
    steps = game.sequence.conduct(Umpire(box, dice, log), state, game.sequence.first)
    answer: Any = None
    while True:
        try:
            asked = steps.send(answer)
        except StopIteration:
            return state
        decision = decisions_of(asked)[0]
        given = players[decision.seat].answer(game.known(state, decision.seat), decision)
        decision.check(given)
        answer = (0, given) if isinstance(asked, SideBySide) else given


def phases_of(events: Sequence[Event]) -> list[str]:
    return [event.phase for event in events if isinstance(event, PhaseBegan)]
