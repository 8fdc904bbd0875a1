"""The same inputs give the same match, whatever the process or the hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.digest import digests
from tests.conformance.kit import Case, digest, finished, plain_cases

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["1", "20"])
def test_another_process_with_another_hash_seed_plays_the_same_match(hash_seed: str) -> None:
    command = [sys.executable, "-m", "tests.conformance.digest"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    there = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )

    assert there.stdout.splitlines() == digests()


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_the_same_seed_gives_the_same_match_and_another_seed_another(case: Case) -> None:
    assert digest(finished(case, 1)) == digest(finished(case, 1))
    assert digest(finished(case, 1)) != digest(finished(case, 2))
