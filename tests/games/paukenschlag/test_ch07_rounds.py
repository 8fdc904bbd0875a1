"""5.5, 7.1.1, 7.2. Initiative, meetings and the rounds on both grids."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.rules.ch05_contact import contact
from sandtable.games.paukenschlag.rules.ch07_places import contact_of, holds, is_seen
from sandtable.games.paukenschlag.rules.ch07_rounds import (
    begin_round,
    is_over,
    meet,
    osl_round,
    tsl_deploy,
    tsl_round,
)
from sandtable.games.paukenschlag.state import GERMAN, TSL, US, Campaign
from sandtable.testing.desk import Driven, answers, offered, option_ids
from tests.games.paukenschlag.campaigns import (
    BOX,
    convoy,
    empty,
    on_grid,
    seeded,
    sees,
    tactical,
    umpire,
)
from tests.games.paukenschlag.grids import steps, table

# ---------------------------------------------------------------------- initiative


@pytest.mark.rule("5.5(2)", "7.2(2a)")
@pytest.mark.parametrize(
    ("faces", "winner"), [((7, 3), US), ((3, 7), GERMAN), ((5, 5, 2, 9), GERMAN)]
)
def test_5_5_the_higher_die_chooses_who_moves_first(faces: tuple[int, ...], winner: str) -> None:
    s = table({"C1": "55", "U-66": "11"})
    driven = answers(begin_round(umpire(*faces), s), "second")

    assert driven.asked[0].seat == winner
    assert s.contact is not None
    assert s.contact.first != winner


# ---------------------------------------------------------------------- meetings


@pytest.mark.rule("7.1.1(need)")
@pytest.mark.rule("7.1.1(group)", "7.1.1(same-square)", "5.5(box)", "2.6(boxes)")
@pytest.mark.parametrize(
    ("sights", "met"),
    [
        ([], False),
        ([("U-66", "C1")], True),
        ([(US, "U-66")], True),
        ([("U-67", "C1")], True),
        ([(US, "U-67")], False),
    ],
)
def test_7_1_1_units_meet_where_one_side_has_detected_the_other(
    sights: list[tuple[str, str]],
    met: bool,
) -> None:
    s = table({"C1": "55", "U-66": "55", "U-67": "11"})
    for holder, target in sights:
        sees(s, holder, target)
    meet(umpire(), s)

    assert s.contact is not None
    assert [box.units for box in s.contact.boxes] == ([["C1", "U-66"]] if met else [])
    assert ("C1" in s.contact.squares) != met


@pytest.mark.rule("7.1.1(continue)", "7.1.1(group)", "2.6(boxes)")
def test_7_1_1_each_meeting_has_a_box_of_its_own() -> None:
    s = table({"C1": "55", "C2": "11", "U-66": "55", "U-67": "11", "U-71": "33"})
    sees(s, "U-66", "C1")
    sees(s, "U-67", "C2")
    meet(umpire(), s)

    assert s.contact is not None
    assert [(box.letter, box.units) for box in s.contact.boxes] == [
        ("A", ["C1", "U-66"]),
        ("B", ["C2", "U-67"]),
    ]
    assert s.contact.squares == {"U-71": "33"}


@pytest.mark.rule("7.2(2)record")
@pytest.mark.rule("7.2", "7.2(1)", "7.2(2)", "5.5.1", "5.5.1(deploy)", "5.5(shared)")
def test_7_2_a_box_is_deployed_anew_and_what_is_detected_stays_so() -> None:
    s = table({"C1": "55", "WPG-1": "55", "U-66": "55", "U-67": "55"})
    s.ships["WPG-1"].convoy = "C1"
    sees(s, "U-66", "C1")
    sees(s, US, "U-67")
    meet(umpire(), s)
    tsl_deploy(umpire(1, 2, 3, 4, 5, 6), s)

    assert s.contact is not None
    assert s.contact.level == TSL
    assert s.contact.squares == {"C1": "12", "WPG-1": "12", "U-66": "34", "U-67": "56"}
    assert holds(s, "U-66", "C1")
    assert holds(s, "U-67", "WPG-1")
    assert (is_seen(s, "U-66"), is_seen(s, "U-67")) == (False, True)


@pytest.mark.rule("7.2(3)next", "6.1(return)", "5.5.1(next)")
def test_7_2_after_the_last_box_the_contact_is_over() -> None:
    s = table({"C1": "55", "U-66": "55"})
    assert tsl_deploy(umpire(), s) == "contact"

    assert s.contact is None
    assert answers(contact(umpire(), s)).result == "second-move"


@pytest.mark.rule("7.1.1(end)", "7.2(2b)", "5.5(fail)")
def test_7_1_1_a_grid_play_ends_without_ships_or_boats_or_after_20_rounds() -> None:
    assert is_over(BOX, table({"C1": "55"}))
    assert is_over(BOX, table({"U-66": "55"}))
    assert not is_over(BOX, table({"C1": "55", "U-66": "11"}, turn=19))
    assert is_over(BOX, table({"C1": "55", "U-66": "11"}, turn=20))


# ---------------------------------------------------------------------- whole rounds


def played(s: Campaign, *given: str, faces: tuple[int, ...]) -> Driven:
    return answers(osl_round(umpire(*faces), s), *given)


@pytest.mark.rule("7.1.1", "7.1.1(rounds)", "7.1.1(before)", "7.2(2a)detect")
def test_7_1_1_a_round_is_initiative_detection_and_two_moves() -> None:
    s = empty()
    convoy(s, "C1", "CB", "BE")
    on_grid(s, {"C1": "14", "U-66": "16"}, turn=0)
    driven = played(
        s,
        *("first", "U-66:active:C1:moving", "U-66:surfaced:15", "C1:15"),
        faces=(3, 8, 4),
    )

    assert driven.ids == ["initiative", "detect", "grid-move", "grid-move"]
    assert driven.result == "tsl"
    assert s.contact is not None
    assert [box.units for box in s.contact.boxes] == [["C1", "U-66"]]


@pytest.mark.rule("5.5(tsl-detect)")
@pytest.mark.rule("7.2(3)pin", "7.2(2b)same", "7.2(3)")
def test_7_2_units_that_share_a_square_fight_before_anybody_moves() -> None:
    s = empty()
    convoy(s, "C1", "CB", "BE")
    tactical(s, {"C1": "14", "U-66": "14"})
    sees(s, "U-66", "C1")
    steps_ = tsl_round(umpire(8, 3), s)

    assert "torpedo:C1*4" in option_ids(offered(steps_, "first", "done"))


@pytest.mark.rule("5.5(fail)")
@pytest.mark.rule("7.2(3)pin")
def test_7_2_a_square_in_which_combat_is_due_is_locked() -> None:
    s = empty()
    c = tactical(s, {"C1": "14", "WPG-1": "14", "U-66": "14"})
    sees(s, US, "U-66")
    c.locked = ["14"]

    assert steps(s, US, "WPG-1") == steps(s, US, "C1") == steps(s, GERMAN, "U-66") == set()


def test_a_seeded_umpire_plays_a_round_without_anybody_in_sight() -> None:
    s = empty()
    convoy(s, "C1", "CB", "BE")
    on_grid(s, {"C1": "11", "U-66": "99"}, turn=0)

    assert answers(osl_round(seeded(), s), "first", "done", "done").result == "osl-round"


@pytest.mark.rule("7.2(2)", "5.5(shared)")
def test_7_2_a_box_takes_along_only_what_its_own_units_have_detected() -> None:
    s = table({"C1": "55", "C2": "11", "U-66": "55", "U-67": "12"})
    sees(s, US, "U-66", "U-67")
    sees(s, "U-67", "C2")
    meet(umpire(), s)

    sights = contact_of(s).boxes[0].sights
    assert [(x.holder, x.target) for x in sights] == [(US, "U-66")]
