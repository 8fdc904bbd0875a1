"""7.1 and 7.3. Visibility and fog."""

import pytest

from sandtable.engine.events import Rolled
from sandtable.games.bismarck.rules.ch07_search import searchable
from sandtable.games.bismarck.rules.ch07_visibility import change_visibility, visibility
from sandtable.games.bismarck.rules.ch09_air_attack import target_zones
from sandtable.games.bismarck.rules.ch09_announcement import possible_attacks
from sandtable.games.bismarck.state import BRITISH, GERMAN
from sandtable.testing.desk import answers
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import X, found, hunt, opening

FOG_ZONE, CLEAR_ZONE = "B9", "F12"


def change(level: int, *dice: int, publisher: bool = False) -> tuple[int, bool]:
    """Return the marker's new place and whether there is fog."""
    s = hunt(visibility=level, visibility_publisher=publisher)
    change_visibility(umpire(*dice), s)
    return s.visibility, s.fog


@pytest.mark.rule("7.11")
def test_7_11_the_level_of_the_turn_is_rolled_openly_and_decides_for_both_sides() -> None:
    s, u = hunt({"norfolk": "F12 patrol", "bismarck": "H10 patrol"}, visibility=4), umpire(3, 3)

    answers(visibility(u, s))

    assert s.visibility == 5
    assert [roll.seen_by for roll in u.told(Rolled)] == [None]
    assert "F12" not in searchable(BOX, s, BRITISH)
    assert "H10" not in searchable(BOX, s, GERMAN)


@pytest.mark.rule("7.13", "7.14", "7.32")
def test_7_14_the_first_turn_has_level_four_and_fog_without_a_roll() -> None:
    s, u = opening(), umpire()

    answers(visibility(u, s))

    assert (s.visibility, s.fog) == (4, True)
    assert u.told(Rolled) == []


@pytest.mark.rule("7.14", "7.14(direction)", "7.T")
@pytest.mark.parametrize(
    ("dice", "level", "fog"),
    [
        ((1, 1), X, False),
        ((1, 2), 8, False),
        ((2, 2), 7, False),
        ((2, 3), 6, True),
        ((3, 3), 5, True),
        ((3, 4), 4, False),
        ((4, 4), 3, True),
        ((4, 5), 2, False),
        ((5, 5), 1, True),
        ((5, 6), 1, False),
        ((6, 6), 1, True),
    ],
)
def test_7_14_two_dice_move_the_marker_and_may_bring_fog(
    dice: tuple[int, int],
    level: int,
    fog: bool,
) -> None:
    assert change(4, *dice) == (level, fog)


@pytest.mark.rule("7.14(direction)")
def test_7_14_with_the_publishers_errata_the_arrows_point_the_other_way() -> None:
    assert change(4, 3, 3, publisher=True) == (3, True)
    assert change(7, 3, 4, publisher=True) == (6, True)


@pytest.mark.rule("7.16(range)", "7.T")
def test_7_16_totals_beyond_the_table_read_its_last_row() -> None:
    assert change(8, 6, 6) == (2, True)  # 14 reads 13, down six
    assert change(1, 1, 1) == (7, False)  # 1, up six


@pytest.mark.rule("7.17")
def test_7_17_nobody_searches_at_x() -> None:
    ships = dict.fromkeys(("norfolk", "suffolk", "hood", "birmingham"), "F12 patrol")

    assert "F12" in searchable(BOX, hunt(ships, visibility=8), BRITISH)
    assert searchable(BOX, hunt(ships, visibility=X), BRITISH) == []


@pytest.mark.rule("7.31")
@pytest.mark.parametrize(("fog", "zones"), [(False, {"B9", "F12"}), (True, {"F12"})])
def test_7_31_in_fog_no_fog_zone_is_searched_and_all_others_are(
    fog: bool,
    zones: set[str],
) -> None:
    s = hunt({"norfolk": "B9 patrol", "suffolk": "F12 patrol"}, fog=fog)

    assert {FOG_ZONE, CLEAR_ZONE} & set(searchable(BOX, s, BRITISH)) == zones


@pytest.mark.rule("7.33")
@pytest.mark.parametrize(("zone", "combat"), [(FOG_ZONE, False), (CLEAR_ZONE, True)])
def test_7_33_there_is_no_combat_of_any_kind_in_fog(
    zone: str,
    combat: bool,
) -> None:
    s = found(hunt({"norfolk": zone, "bismarck": zone}, fog=True), "bismarck", how="shadow")

    assert bool(target_zones(BOX, s, BRITISH)) == combat
    assert bool(list(possible_attacks(BOX, s, BRITISH))) == combat
    s.fog = False
    assert target_zones(BOX, s, BRITISH)
    assert list(possible_attacks(BOX, s, BRITISH))
