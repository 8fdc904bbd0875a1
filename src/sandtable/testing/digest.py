"""Print a fingerprint of the matches of a game; `python -m sandtable.testing.digest PACKAGE`."""

from __future__ import annotations

import sys
from importlib import import_module

from sandtable.engine.match import AnyGame
from sandtable.testing.cases import digest, finished, plain_cases


def digests(game: AnyGame) -> list[str]:
    cases = plain_cases(game)
    return [f"{case} {digest(finished(case, seed))}" for case in cases for seed in (1, 2)]


if __name__ == "__main__":
    print(*digests(import_module(sys.argv[1]).GAME), sep="\n")  # noqa: T201  (printing is its work)
