"""9.728, 9.729. Repair and towing on the search board."""

import pytest

from sandtable.games.bismarck.rules.ch05_movement import enter, ship_movement
from sandtable.games.bismarck.rules.ch05_speed import speed
from sandtable.games.bismarck.rules.ch09_repair import repair
from sandtable.games.bismarck.state import GERMAN, Campaign
from sandtable.testing.desk import answers
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import damaged, hunt, unit_with


@pytest.mark.rule("9.728")
@pytest.mark.parametrize(("zones", "dice", "left"), [(0, (5,), 4), (1, (3,), 8), (2, (), 10)])
def test_9_728_a_ship_that_moved_one_zone_or_none_regains_evasion(
    zones: int, dice: tuple[int, ...], left: int
) -> None:
    s = hunt({"bismarck": "H10"})
    damaged(s, "bismarck", temporary=10, permanent=5, midships=3)
    enter_zones(s, "bismarck", zones)

    repair(umpire(*dice), s, GERMAN)

    damage = s.vessel("bismarck").damage
    assert (damage.temporary, damage.permanent, damage.midships) == (left, 5, 3)


def enter_zones(s: Campaign, ship: str, number: int) -> None:
    for zone in ("H11", "H12")[:number]:
        enter(unit_with(s, ship), zone)


@pytest.mark.rule("9.728")
def test_9_728_never_more_is_regained_than_was_lost() -> None:
    s = hunt({"bismarck": "H10"})
    damaged(s, "bismarck", temporary=3)

    repair(umpire(6), s, GERMAN)

    assert s.vessel("bismarck").damage.temporary == 0


@pytest.mark.rule("9.728")
def test_9_728_the_repair_follows_all_ship_movement_unseen_by_the_enemy() -> None:
    s, u = hunt({"bismarck": "H10", "norfolk": "F12"}), umpire(4)
    damaged(s, "bismarck", temporary=10)

    answers(ship_movement(u, s), "done", "bismarck", "H11", "done")

    assert s.vessel("bismarck").damage.temporary == 6
    assert {event.seen_by for event in u.log[-2:]} == {(GERMAN,)}


LAME = {"temporary": 30}


@pytest.mark.rule("9.729(tow)")
@pytest.mark.parametrize(
    ("lame", "tugs", "moves"),
    [
        ("hood", ("rodney",), True),
        ("norfolk", ("hood",), True),
        ("norfolk", ("suffolk",), True),
        ("hood", ("norfolk",), False),
        ("hood", ("norfolk", "suffolk"), True),
        ("ark_royal", ("norfolk",), False),
        ("ark_royal", ("victorious",), True),
        ("hood", (), False),
    ],
)
def test_9_729_a_ship_that_cannot_move_is_towed(
    lame: str,
    tugs: tuple[str, ...],
    moves: bool,
) -> None:
    force = (lame, *tugs)
    s = hunt(dict.fromkeys(force, "H10"), forces=[force])
    damaged(s, lame, **LAME)

    assert speed(BOX, s, unit_with(s, lame)) == moves
    s.turn = 9
    assert speed(BOX, s, unit_with(s, lame)) == 0
