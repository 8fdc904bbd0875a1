"""4.1 to 4.3, 4.5. The mission counter, the target, the cloud and the escorts."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch04_planning import (
    advance,
    call_escorts,
    draw_target,
    enter_box,
    forecast,
)
from sandtable.games.wing_and_a_prayer.rules.ch05_turn import escort_column
from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import is_war_event
from tests.games.wing_and_a_prayer.squadrons import BOX, briefed, squadron, umpire


@pytest.mark.rule("4.1", "4.0")
def test_4_1_the_first_mission_is_flown_in_the_starting_box() -> None:
    s = squadron("war-entry")
    s.box = 0
    advance(umpire(), s)
    assert s.box == 10
    advance(umpire(), s)
    assert s.box == 11


@pytest.mark.rule("4.1.1", "4.1.1.year")
def test_4_1_1_a_new_year_brings_its_blue_cards_once() -> None:
    s = squadron()
    s.box = 6
    advance(umpire(), s)
    new = [card for card in s.deck if BOX.target_of(card).year == 1943]

    assert len(new) == sum(target.year == 1943 for target in BOX.targets.values())
    assert all(card.endswith(":blue") for card in new)
    advance(umpire(), s)
    assert len([card for card in s.deck if BOX.target_of(card).year == 1943]) == len(new)


@pytest.mark.rule("4.1.1.star", "2.6.1")
def test_4_1_1_the_star_removes_all_cards_of_1942() -> None:
    s = squadron("1944-short")
    s.box = 17
    s.deck.append("rouen:red")
    enter_box(umpire(), s)
    years = {BOX.target_of(card).year for card in s.deck}

    assert years == {1943, 1944}
    assert "antwerp:blue" not in s.deck


@pytest.mark.rule("4.1.2", "4.5.availability", "7.5.p51")
@pytest.mark.parametrize(
    ("box", "early", "column"),
    [
        (6, False, "early"),
        (7, False, "middle"),
        (13, False, "middle"),
        (14, False, "late"),
        (11, True, "middle"),
        (12, True, "late"),
    ],
)
def test_4_1_2_types_of_escort_come_with_the_boxes(box: int, early: bool, column: str) -> None:
    s = squadron()
    s.box, s.p51_early = box, early

    assert escort_column(BOX, s) == column


@pytest.mark.rule("4.1.3")
def test_4_1_3_some_boxes_have_a_war_event() -> None:
    s = squadron()
    found = []
    for number in BOX.track:
        s.box = number
        found += [number] if is_war_event(BOX, s) else []

    assert found == [4, 8, 12, 16, 20, 24]


@pytest.mark.rule("4.2", "2.6.required", "2.7.3")
def test_4_2_a_card_is_drawn_and_fixes_the_mission() -> None:
    s = squadron("short")
    draw_target(umpire(6), s)

    assert s.now.card == "brest:blue"
    assert s.now.card not in s.deck
    assert s.now.required == 9
    assert (s.now.box, s.now.loose, s.now.points, s.now.year) == ("base", False, 0, 1942)


@pytest.mark.rule("4.2")
def test_4_2_an_empty_deck_is_made_of_completed_blue_cards_of_the_years_in_play() -> None:
    s = squadron("short")
    s.deck, s.done = [], ["rouen:blue", "rouen:red", "lille:blue", "emden:blue"]
    draw_target(umpire(2), s)

    assert s.now.card == "rouen:blue"
    assert s.deck == ["lille:blue"]
    assert s.done == ["rouen:red", "emden:blue"]


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(
    ("dice", "cloud"), [((3, 3), "clear"), ((3, 4), "light"), ((5, 5), "heavy")]
)
def test_4_3_two_dice_give_the_cloud(dice: tuple[int, int], cloud: str) -> None:
    s = briefed()
    forecast(umpire(*dice), s)

    assert s.now.cloud == cloud


# ---------------------------------------------------------------------- 4.5


@pytest.mark.rule("4.5", "4.5.type", "4.5.range", "2.6.escorts")
def test_4_5_escorts_of_one_type_as_many_as_the_card_says() -> None:
    s = briefed()
    s.box = 7
    call_escorts(umpire(5, 1), s)

    assert s.now.escort is not None
    assert [fighter.type for fighter in s.now.escort.fighters] == ["p38"] * 3
    assert s.now.escort.flown == 0


@pytest.mark.rule("4.5.aces", "6.2")
def test_4_5_an_ace_joins_an_escort_and_leaves_the_draw() -> None:
    s = briefed()
    call_escorts(umpire(1, 6, 2), s)

    assert s.now.escort is not None
    assert [fighter.ace for fighter in s.now.escort.fighters] == ["ace_us_02", "", ""]
    assert "ace_us_02" not in s.aces_left["us"]
