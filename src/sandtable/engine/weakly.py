"""Methods that do not keep their object alive, so that it can leave memory at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec
from weakref import WeakMethod

P = ParamSpec("P")


def weakly(method: Callable[P, None]) -> Callable[P, None]:
    """Return a weakly bound method; once its object is gone it does nothing.

    A bound method would keep a match in memory until the garbage collector runs.
    """
    found = WeakMethod(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> None:
        bound = found()
        if bound is not None:
            bound(*args, **kwargs)

    return call
