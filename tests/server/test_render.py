"""Rendered bytes are kept as long as somebody asks for them."""

from __future__ import annotations

import pytest

from sandtable.server import render
from sandtable.server.render import Kept


def test_used_entries_stay_when_a_cache_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "KEPT_PARTS", 2)
    kept = Kept()
    for key in (b"wanted", b"unwanted", b"new"):
        kept.keep(key, key)
    assert kept[b"wanted"] == b"wanted"
    kept.keep(b"newer", b"newer")

    assert kept[b"wanted"] == b"wanted"
    assert kept[b"unwanted"] == b""
