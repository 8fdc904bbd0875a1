"""8.3. Calling the pack, and Huff/Duff."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.paukenschlag.rules.ch07_places import holds, is_seen
from sandtable.games.paukenschlag.rules.ch08_huff_duff import listeners
from sandtable.games.paukenschlag.rules.ch08_sonar import Search, attempt
from sandtable.games.paukenschlag.state import Campaign
from sandtable.testing.desk import answers
from tests.games.paukenschlag.campaigns import BOX, empty, on_grid, plane, umpire


def call(s: Campaign, answer: str, *faces: int) -> None:
    answers(attempt(umpire(3, *faces), s, Search("U-66", "passive", "C1", "still")), answer)


@pytest.mark.rule("8.3", "8.3(radio)", "7.1.1(radio)", "8.3(silence)")
@pytest.mark.parametrize(("answer", "told"), [("call", True), ("silence", False)])
def test_8_3_the_finder_calls_the_others_or_goes_alone(answer: str, told: bool) -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54", "U-67": "11"})
    call(s, answer)

    assert holds(s, "U-66", "C1")
    assert holds(s, "U-67", "C1") == told


@pytest.mark.rule("8.3(radio)")
def test_8_3_a_lone_boat_has_nobody_to_call() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54"})

    search_ = Search("U-66", "passive", "C1", "still")
    assert not answers(attempt(umpire(3), s, search_)).asked


@pytest.mark.rule("8.3(roll)", "8.3(air)", "8.3(range)", "5.5(all-boats)")
def test_8_3_every_boat_on_the_grid_is_rolled_for_once_a_set() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54", "U-67": "11"})
    plane(s, "PBY-1", zone="CB", mission="patrol")
    plane(s, "B-17-2", zone="CB", mission="recon")
    call(s, "call", 4, 3, 1)

    assert is_seen(s, "U-66")
    assert is_seen(s, "U-67")


@pytest.mark.rule("8.3(roll)")
def test_8_3_a_4_finds_nobody_and_the_pack_may_move_all_the_same() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54", "U-67": "11"})
    plane(s, "PBY-1", zone="CB", mission="patrol")
    call(s, "call", 4, 4)

    assert not is_seen(s, "U-67")
    assert holds(s, "U-67", "C1")


@pytest.mark.rule("12.2")
@pytest.mark.rule("8.3(who)", "8.3(O-47)", "12.2(visual)", "9.4.3(recon)", "9.4.3(combat)")
@pytest.mark.parametrize(
    ("name", "facts", "turn", "listens"),
    [
        ("PBY-1", {"mission": "patrol"}, 9, True),
        ("PBY-1", {"mission": "patrol"}, 8, False),
        ("B-24-1", {"mission": "recon"}, 9, True),
        ("B-24-1", {"mission": "attack"}, 9, False),
        ("B-17-2", {"mission": "recon"}, 9, True),
        ("B-17-1", {"mission": "recon"}, 9, False),
        ("B-17-2", {"mission": "recon", "flown": True}, 9, False),
        ("O-47-1", {"mission": "recon"}, 9, False),
        ("A-20-1", {"mission": "recon"}, 9, False),
    ],
)
def test_8_3_who_has_huff_duff(name: str, facts: dict[str, Any], turn: int, listens: bool) -> None:
    s = empty(turn=turn)
    plane(s, name, zone="CB", **facts)

    assert bool(listeners(BOX, s, "CB")) == listens
    assert not listeners(BOX, s, "CA")
