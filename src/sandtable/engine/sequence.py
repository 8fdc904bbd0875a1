"""The sequence of play: named phases, each a point from which a match can continue."""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import pairwise
from typing import Any, Generic, TypeVar

import msgspec

from sandtable.engine.decisions import Asked, Steps
from sandtable.engine.events import PhaseBegan
from sandtable.engine.misfits import misfit
from sandtable.engine.umpire import Umpire

State = TypeVar("State")
Box = TypeVar("Box")

END = "<end>"

Play = Callable[[Umpire[Box], State], Steps[str | None] | str | None]


class Phase(msgspec.Struct, Generic[Box, State], frozen=True):
    """A step of the sequence, played `when` its condition holds.

    Its procedure may name the phase to go to, or END.
    """

    id: str
    rule: str
    play: Play[Box, State]
    when: Callable[[Box, State], bool] | None = None


class Sequence(Generic[Box, State]):
    """The phases in the rulebook's order; by default each leads to the next."""

    def __init__(self, *phases: Phase[Box, State]) -> None:
        self.phases = phases
        self._by_id = {phase.id: phase for phase in phases}
        self._after = {a.id: b.id for a, b in pairwise(phases)} | {phases[-1].id: END}

    @property
    def first(self) -> str:
        return self.phases[0].id

    def __getitem__(self, phase: str) -> Phase[Box, State]:
        if phase not in self._by_id:
            raise misfit("no-such-phase", phase=phase)
        return self._by_id[phase]

    def after(self, phase: str) -> str:
        return self._after[phase]

    def conduct(
        self,
        umpire: Umpire[Box],
        state: State,
        start: str,
        on_phase: Callable[[str], None] | None = None,
        until: str = END,
    ) -> Generator[Asked, Any, None]:
        """Play from the start of a phase to the end, asking for decisions on the way.

        With `until` that phase is the end.
        """
        name = start
        while name not in (END, until):
            phase = self[name]
            name = self._after[name]
            if phase.when is not None and not phase.when(umpire.box, state):
                continue
            if on_phase is not None:
                on_phase(phase.id)
            if umpire.log is not None:
                umpire.tell(PhaseBegan, phase=phase.id, rule=phase.rule)
            goes_to = phase.play(umpire, state)
            if isinstance(goes_to, Generator):
                goes_to = yield from goes_to
            if isinstance(goes_to, str):
                name = goes_to
