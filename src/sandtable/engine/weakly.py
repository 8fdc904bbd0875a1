"""Methods handed to what their own object holds, so that both leave memory with its last name."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec
from weakref import WeakMethod

P = ParamSpec("P")


def weakly(method: Callable[P, None]) -> Callable[P, None]:
    """Return a method that keeps nothing alive; once its object is gone it does nothing.

    Held as it is, it would leave a match in memory until the collector looks at everything.
    """
    found = WeakMethod(method)

    def call(*args: P.args, **kwargs: P.kwargs) -> None:
        bound = found()
        if bound is not None:
            bound(*args, **kwargs)

    return call
