"""Examples find their runner here."""

from collections.abc import Callable, Mapping
from typing import Any

Facts = Mapping[str, Any]
Runner = Callable[[Facts], dict[str, Any]]

RUNNERS: dict[str, Runner] = {}


def runs(*ids: str) -> Callable[[Runner], Runner]:
    def register(runner: Runner) -> Runner:
        RUNNERS.update(dict.fromkeys(ids, runner))
        return runner

    return register
