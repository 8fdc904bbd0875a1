"""A match: its inputs, and everything that follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from sandtable.engine.closing import CLOSINGS, PAIR, Closing, event_of, must_be_open, outcome_of
from sandtable.engine.decisions import (
    DIE,
    Answer,
    Asked,
    Decision,
    IllegalAnswerError,
    Number,
    SideBySide,
    Steps,
    decisions_of,
)
from sandtable.engine.dice import DieWantedError, EnteredDice, SeededDice, commitment, derive
from sandtable.engine.events import Event, SeedCommitted, SeedRevealed, dice_seen
from sandtable.engine.game import Game, Outcome, Setup
from sandtable.engine.inputs import Checkpoint, Given, Past, Undone
from sandtable.engine.misfits import misfit
from sandtable.engine.prompts import prompt_for
from sandtable.engine.rolls import ImaginedDice, RecordedDice, Roll
from sandtable.engine.scene import Scene
from sandtable.engine.shares import mixed, opened_in, share_dice
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from sandtable.engine.weakly import weakly

AnyGame = Game[Any, Any]
Knowledge = tuple[int, int]


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
        self.seats = game.seats_in(self.setup)
        self.solo = len(self.seats) == 1 if solo is None else solo
        self.box = game.box_for(self.setup)
        self.past = past = past or Past()
        self.inputs: list[Given] = list(past.inputs)
        self.rolls: list[Roll] = []
        self.log: list[Event] = [*self._commit(), *past.upgrades]
        self.undone: list[Undone] = []
        self.reseeds: dict[int, bytes] = dict(past.reseeds)
        self.checkpoints: list[Checkpoint] = []
        self.origin = self._origin(past)
        self._knowledge: list[Knowledge] = [(0, 0)] * len(self.inputs)
        self._start(self.origin)

    # ------------------------------------------------------------------ looking

    @property
    def pending(self) -> Sequence[Decision]:
        """The open decisions; none when the match is over."""
        if self._die_wanted:
            return (self._die_decision(),)
        return () if self._asked is None else decisions_of(self._asked)

    def pending_for(self, seat: str | None) -> Decision | None:
        return next((d for d in self.pending if d.seat == seat), None)

    def waiting(self, seat: str | None) -> Sequence[str]:
        """Return the seats that a seat sees as asked; in secret planning this hides who is done."""
        if self.solo or not isinstance(self._asked, SideBySide):
            return [decision.seat for decision in self.pending]
        is_asked = self.pending_for(seat) is not None
        return [other for other in self._planners if other != seat or is_asked]

    @property
    def is_over(self) -> bool:
        return self._asked is None and not self._die_wanted

    @property
    def outcome(self) -> Outcome | None:
        if self.closed is not None:
            return outcome_of(self.closed, self.seats)
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
        given = Given(seat, answer, decision.id, kind)
        self._knowledge.append(self._known_so_far)
        self.inputs.append(given)
        if kind == "die":
            self._rebuild(self.inputs)
        else:
            self._feed(given, len(self.inputs) - 1)

    def close(self, seat: str, how: Closing) -> None:
        """End the match before its rules do: a seat resigns, or agrees to a draw."""
        if self.is_over or len(self.seats) < PAIR:
            raise IllegalAnswerError(say("cannot-be-closed"), "")
        given = Given(seat, "", how, how)
        self._knowledge.append(self._known_so_far)
        self.inputs.append(given)
        self._end(given)

    def undo(self, seat: str | None = None) -> Undone:
        """Take back the last input (of a seat). Crossing a roll needs solo play and is recorded.

        An input that others have answered since comes out from under their answers when these
        do not hang on it, as in planning side by side.
        """
        index = self.undoable(seat)
        if index < len(self.inputs) - 1:
            self._must_stand(self.inputs[:index] + self.inputs[index + 1 :])
        revealed = self.has_revealed_since(index)
        undone = Undone(index, self.inputs[index], revealed, len(self.inputs))
        del self._knowledge[index]
        self._rebuild(self.inputs[:index] + self.inputs[index + 1 :])
        self.undone.append(undone)
        return undone

    def undoable(self, seat: str | None = None) -> int:
        """Return the input that `undo` would undo, or raise the reason why not; nothing changes.

        For a seat among others this reveals nothing that they did unseen.
        """
        index = self.last_input(seat)
        must_be_open(self.inputs)
        is_last = index == len(self.inputs) - 1
        is_secret = False if seat is None or self.solo else self._is_planned(seat, index)
        if self.has_revealed_since(index) and not (self.solo and is_last):
            raise IllegalAnswerError(say("undo-would-cross-a-revelation"), "")
        if not is_last and not is_secret:
            self._must_stand(self.inputs[:index] + self.inputs[index + 1 :])
        return index

    def _is_planned(self, seat: str, index: int) -> bool:
        """Return whether a seat's input belongs to the current secret planning.

        If it does not and others are asked, it stays, however fast they answer.
        """
        side_by_side = isinstance(self._asked, SideBySide)
        if side_by_side and index >= self._secret_from:
            return True
        asked = self._planners if side_by_side else self.waiting(seat)
        if any(other != seat for other in asked):
            raise IllegalAnswerError(say("undo-would-cross-a-turn"), "")
        return False

    def has_revealed_since(self, index: int) -> bool:
        """Return whether a die or a secret has been revealed since an input."""
        return self._known_so_far != self._knowledge[index]

    def _must_stand(self, inputs: list[Given]) -> None:
        """Try inputs on a twin, so that a refusal changes nothing here."""
        try:
            self.fork()._rebuild(inputs, check=True)  # noqa: SLF001  (our own twin)
        except IllegalAnswerError as error:
            raise IllegalAnswerError(say("undo-would-cross-an-answer"), "") from error

    def fork(self, at: int | None = None, seed: bytes | None = None) -> Match:
        """Return an independent match that shares the first `at` inputs; a seed gives new dice."""
        keep = len(self.inputs) if at is None else at
        if not self.origin.inputs <= keep <= len(self.inputs):
            low, high = self.origin.inputs, len(self.inputs)
            raise misfit("fork-out-of-range", low=low, high=high, at=keep)
        twin = Match.__new__(Match)
        for name in ("game", "setup", "seed", "seats", "solo", "box", "past", "origin"):
            setattr(twin, name, getattr(self, name))
        for name in ("inputs", "rolls", "log", "undone", "reseeds", "checkpoints"):
            setattr(twin, name, getattr(self, name).copy())
        twin.undone = [undone for undone in self.undone if undone.of <= keep + 1]
        twin._knowledge = self._knowledge[:keep]  # noqa: SLF001  (our own twin)
        twin._rebuild(self.inputs[:keep])  # noqa: SLF001  (the twin is one of us)
        if seed is not None:
            twin.reseeds[keep] = seed
        return twin

    def imagined(self, seat: str | None, seed: bytes, start: int = -1) -> Match:
        """Return a match that fits everything this seat knows, with its own dice.

        What was hidden at a checkpoint (the last, unless `start` names another) is drawn again, so
        is every die since that the seat has not seen, and what others now answer side by side
        with it is open again. It is for thinking, not for keeping. Raises IllegalAnswerError when
        the open answers do not fit what was drawn: try another seed.
        """
        if self.game.resample is None:
            return self.fork(seed=seed)
        checkpoint = self.checkpoints[start]
        known = self.game.known(
            msgspec.msgpack.decode(checkpoint.state, type=self.game.state), seat
        )
        dice = SeededDice(derive(seed, "imagined"))
        drawn = msgspec.msgpack.encode(self.game.resample(self.box, known, seat, dice))
        past = Past(
            msgspec.structs.replace(checkpoint, state=drawn, cursor=0, rolls=0),
            self.inputs[: checkpoint.inputs],
            seen=self._seen_by(seat, checkpoint),
        )
        twin = Match(self.game, self.setup, seed, solo=self.solo, past=past)
        twin._rebuild([*past.inputs, *self._open_to(seat, checkpoint.inputs)], check=True)
        twin._knowledge = [(0, 0)] * len(twin.inputs)
        return twin.fork(seed=seed)

    def _seen_by(self, seat: str | None, checkpoint: Checkpoint) -> list[Roll | None]:
        """Return the dice since a checkpoint, without those hidden from the seat.

        After a revelation all dice count, because it may have revealed any of them.
        """
        told = self._umpire.shown != checkpoint.shown
        seen = dice_seen(self.log[checkpoint.events :], seat)
        return [
            roll if told or is_seen else None
            for roll, is_seen in zip(self.rolls[checkpoint.rolls :], seen, strict=True)
        ]

    def _open_to(self, seat: str | None, start: int) -> list[Given]:
        """Return the answers from `start` on, without the current secret planning of others."""
        secret = self._secret_from if isinstance(self._asked, SideBySide) else len(self.inputs)
        later = self.inputs[start:secret] + [g for g in self.inputs[secret:] if g.seat == seat]
        return [given for given in later if given.kind == "answer"]

    # ------------------------------------------------------------------ rebuilding

    def _origin(self, past: Past) -> Checkpoint:
        if past.checkpoint is not None:
            return msgspec.structs.replace(past.checkpoint, events=len(self.log))
        state = self.game.start_of(self.setup)
        return Checkpoint(self.game.sequence.first, state, 0, 0, 0, 0, len(self.log))

    def _commit(self) -> list[Event]:
        return [] if self.seed is None else [SeedCommitted(commitment=commitment(self.seed))]

    def _start(self, checkpoint: Checkpoint) -> None:
        """Begin at a checkpoint and run to the first decision."""
        del self.rolls[checkpoint.rolls :], self.log[checkpoint.events :]
        self.state = msgspec.msgpack.decode(checkpoint.state, type=self.game.state)
        self._dice = self._dice_at(checkpoint)
        self._umpire: Umpire[Any] = Umpire(self.box, self._dice, self.log)
        self._umpire.shown = checkpoint.shown
        self._played = checkpoint.inputs
        self._typed = self._dice.typed
        self._die_wanted = 0
        self.closed: Given | None = None
        self._asked: Asked | None = None
        self._planning: object = None
        self._planners: tuple[str, ...] = ()
        self._secret_from = 0
        self._steps = self.game.sequence.conduct(
            self._umpire, self.state, checkpoint.phase, weakly(self._keep_checkpoint)
        )
        if self.setup.shared and self.seed is not None and not checkpoint.inputs:
            self._steps = self._share_dice(self.seed, self._steps)
        self._advance(None)

    def _share_dice(self, seed: bytes, then: Steps[None]) -> Steps[None]:
        """Let the seats add to the seed before anything else happens."""
        self._keep_checkpoint(self.game.sequence.first)
        numbers = yield from share_dice(self._umpire, self.seats, self.game.texts)
        self._dice.exchange(SeededDice(mixed(seed, numbers)))
        yield from then

    def _rebuild(self, inputs: list[Given], *, check: bool = False) -> None:
        """Rebuild from the last checkpoint whose inputs all stand.

        Inputs that were accepted in this order need no second check.
        """
        same = 0
        for old, new in zip(self.inputs, inputs, strict=False):
            if old is not new:
                break
            same += 1
        while self.checkpoints[-1].inputs > same and len(self.checkpoints) > 1:
            self.checkpoints.pop()
        checkpoint = self.checkpoints.pop()
        self.inputs = list(inputs)
        self.reseeds = {min(at, len(inputs)): seed for at, seed in self.reseeds.items()}
        self._start(checkpoint)
        for index in range(checkpoint.inputs, len(inputs)):
            self._feed(inputs[index], index, check=check)

    def _dice_at(self, checkpoint: Checkpoint) -> RecordedDice:
        seeds = [seed for at, seed in self.reseeds.items() if at < checkpoint.inputs]
        seed = seeds[-1] if seeds else self.seed
        if seed is not None and self.setup.shared and checkpoint.inputs and not seeds:
            seed = mixed(seed, opened_in(self.inputs, self.seats))
        if self.past.seen is not None and self.seed is not None and not seeds:
            return RecordedDice(
                ImaginedDice(self.past.seen, self.seed, checkpoint.cursor), self.rolls
            )
        if seed is not None:
            return RecordedDice(SeededDice(seed, checkpoint.cursor), self.rolls)
        faces = [int(given.answer) for given in self.inputs if given.kind == "die"]
        return RecordedDice(EnteredDice(faces, checkpoint.cursor, self.setup.cup), self.rolls)

    def _feed(self, given: Given, index: int, *, check: bool = False) -> None:
        """Send an accepted input to the running procedure."""
        if index in self.reseeds:
            self._dice.exchange(SeededDice(self.reseeds[index]))
        if given.kind == "die":
            return
        if given.kind in CLOSINGS:
            self._end(given)
            return
        self._played = index + 1
        self._typed = self._dice.typed
        pending = self.pending
        place = next((i for i, d in enumerate(pending) if d.seat == given.seat), None)
        if place is None or pending[place].id != given.decision:
            raise IllegalAnswerError(say("not-your-decision", seat=given.seat), "")
        if check:
            pending[place].check(given.answer)
        side_by_side = isinstance(self._asked, SideBySide)
        self._advance((place, given.answer) if side_by_side else given.answer)

    def _advance(self, answer: Any) -> None:
        try:
            self._asked = self._steps.send(answer)
        except StopIteration:
            self._asked = None
            self._umpire.reveal()
            if self.seed is not None:
                self.log.append(SeedRevealed(seed=self.seed.hex()))
        except DieWantedError as wanted:
            self._asked = None
            self._die_wanted = wanted.sides
        if isinstance(self._asked, SideBySide) and self._asked.planning is not self._planning:
            self._planning = self._asked.planning
            self._planners = tuple(decision.seat for decision in self._asked.decisions)
            self._secret_from = self._played

    def _end(self, given: Given) -> None:
        """Stop the running procedure: a player has ended the match."""
        self.closed, self._asked, self._die_wanted = given, None, 0
        self._umpire.reveal()
        self.log.append(event_of(given, self.game.texts))
        if self.seed is not None:
            self.log.append(SeedRevealed(seed=self.seed.hex()))

    def _keep_checkpoint(self, phase: str) -> None:
        cursor, shown = self._umpire.knowledge
        state = msgspec.msgpack.encode(self.state)
        inputs = self._played + self._dice.typed - self._typed
        events, rolls = len(self.log), len(self.rolls)
        self.checkpoints.append(Checkpoint(phase, state, inputs, cursor, shown, rolls, events))

    # ------------------------------------------------------------------ small things

    @property
    def _known_so_far(self) -> Knowledge:
        """Return the number of dice and secrets revealed; undo is free while it does not change."""
        return len(self.rolls), self._umpire.shown

    def _die_decision(self) -> Number:
        ask = say("enter-die", sides=self._die_wanted)
        return Number(DIE, self.seats[0], ask, 1, self._die_wanted, rule="")

    def last_input(self, seat: str | None) -> int:
        for index in range(len(self.inputs) - 1, self.origin.inputs - 1, -1):
            if seat in (None, self.inputs[index].seat):
                return index
        raise IllegalAnswerError(say("nothing-to-undo"), "")
