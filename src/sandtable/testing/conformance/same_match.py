"""The same inputs give the same match, whatever the process or the hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from sandtable.testing.cases import Case, digest, finished
from sandtable.testing.conformance.kit import Kit
from sandtable.testing.digest import digests


class SameMatchKit(Kit):
    """The same inputs give the same match."""

    @pytest.mark.slow
    @pytest.mark.parametrize("hash_seed", ["1", "20"])
    def test_a_process_with_another_hash_seed_plays_the_same(self, hash_seed: str) -> None:
        command = [sys.executable, "-m", "sandtable.testing.digest", self.game.package]
        paths = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        there = subprocess.run(  # noqa: S603  (our own command)
            command, env=os.environ | paths, capture_output=True, text=True, check=True
        )

        assert there.stdout.splitlines() == digests(self.game)

    def test_the_same_seed_gives_the_same_match_and_another_seed_another(self, case: Case) -> None:
        assert digest(finished(case, 1)) == digest(finished(case, 1))
        assert digest(finished(case, 1)) != digest(finished(case, 2))
