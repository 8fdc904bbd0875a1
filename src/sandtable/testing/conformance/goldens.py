"""Golden playthroughs: a change of behaviour is a difference that a player can read."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import ClassVar

from sandtable.engine.events import phases_of
from sandtable.testing.cases import plain_cases
from sandtable.testing.conformance.kit import Kit
from sandtable.testing.golden import Golden, played

LARGEST = 50_000
COMMAND = "python -m sandtable.testing.remake"

Chosen = tuple[int, Mapping[str, bool]] | tuple[int, Mapping[str, bool], int]
"""A seed, options, and optionally a number of answers."""


class GoldenKit(Kit):
    """The recorded match of every scenario, in `golden/` beside the tests, still plays the same.

    `chosen` gives a seed and options if the plain match with seed 1 leaves out a chapter, and
    optionally the number of recorded answers. `variants` are further goldens: for each label
    the scenario, seed, options and answers.
    """

    chosen: ClassVar[Mapping[str, Chosen]] = {}
    variants: ClassVar[Mapping[str, tuple[str, int, Mapping[str, bool], int]]] = {}

    @classmethod
    def goldens(cls) -> list[Golden]:
        folder = cls.folder() / "golden"
        kept = [
            Golden(cls.game, folder, case.scenario, *cls.chosen.get(case.scenario, ()))
            for case in plain_cases(cls.game)
        ]
        more = [Golden(cls.game, folder, *how, label) for label, how in cls.variants.items()]
        return kept + more

    @classmethod
    def parameters(cls) -> Mapping[str, Sequence[object]]:
        return {**super().parameters(), "golden": cls.goldens()}

    @classmethod
    def command(cls) -> str:
        return f"`{COMMAND} {sys.modules[cls.__module__].__file__}`"

    def test_a_golden_match_is_played_as_it_was(self, golden: Golden) -> None:
        assert golden.path.exists(), f"{golden.path.name} is missing; make it: {self.command()}."
        kept = golden.path.read_text("utf-8").splitlines()
        for number, (was, now) in enumerate(zip_longest(kept, golden.text().splitlines()), 1):
            assert was == now, (
                f"Line {number} of {golden.path.name} differs. "
                f"If that is what you want, make it again: {self.command()}."
            )

    def test_a_golden_match_can_be_read_by_a_person(self, golden: Golden) -> None:
        assert golden.path.stat().st_size < LARGEST

    def test_every_scenario_has_a_golden_match_and_there_are_no_others(self) -> None:
        kept = sorted((self.folder() / "golden").glob("*"))

        assert kept == sorted(golden.path for golden in self.goldens())

    def test_every_phase_occurs_in_a_golden_match(self) -> None:
        seen: set[str] = set()
        for golden in self.goldens():
            *_, (match, _) = played(golden)
            seen.update(phases_of(match.log))

        assert [p.id for p in self.game.sequence.phases if p.id not in seen] == []
