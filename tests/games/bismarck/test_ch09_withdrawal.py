"""9.9. Withdrawal."""

import pytest

from sandtable.games.bismarck.events.battle import (
    BonusMoveBlocked,
    ShipWithdrew,
    WithdrawalDeclared,
    WithdrawalThwarted,
)
from sandtable.games.bismarck.rules.ch09_withdrawal import (
    agree_to_break_off,
    bonus_moves,
    declare_withdrawals,
    lose_markers,
    may_withdraw,
)
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Damage
from sandtable.testing.desk import answers, offered, option_ids, refusal
from tests.games.bismarck.battles import BOX, battle, battle_on, umpire


def may(s: Campaign, ship: str) -> bool:
    return may_withdraw(BOX, s, battle_on(s).places[ship])


# ---------------------------------------------------------------------- declaring


@pytest.mark.rule("9.93")
def test_9_93_only_a_faster_ship_may_withdraw() -> None:
    places = {"bismarck": "0,0:E", "hood": "0,6:E"}

    assert not may(battle(places), "bismarck")
    assert may(battle(places, damage={"hood": Damage(temporary=2)}), "bismarck")


@pytest.mark.rule("9.93")
def test_9_93_an_enemy_beyond_six_hexes_holds_nobody() -> None:
    assert not may(battle({"rodney": "0,0:E", "bismarck": "0,6:E"}), "rodney")
    assert may(battle({"rodney": "0,0:E", "bismarck": "0,7:E"}), "rodney")


@pytest.mark.rule("9.93(type)")
def test_9_93_a_smaller_type_holds_nobody_back() -> None:
    assert may(battle({"bismarck": "0,0:E", "norfolk": "0,4:E"}), "bismarck")
    assert may(battle({"aurora": "0,0:E", "bismarck": "0,4:E"}), "aurora")
    assert not may(battle({"ark_royal": "0,0:E", "prinz_eugen": "0,4:E"}), "ark_royal")


@pytest.mark.rule("9.94")
def test_9_94_the_attacker_declares_before_the_defender() -> None:
    s = battle({"prinz_eugen": "0,0:E", "norfolk": "0,7:E", "suffolk": "0,8:E"}, attacker=BRITISH)
    u = umpire()

    asked = answers(declare_withdrawals(u, s), "suffolk", "done", "prinz_eugen").asked

    assert [decision.seat for decision in asked] == [BRITISH, BRITISH, GERMAN]
    assert [event.ship for event in u.told(WithdrawalDeclared)] == ["Suffolk", "Prinz Eugen"]
    marked = [place.ship for place in battle_on(s).places.values() if place.withdrawing]
    assert marked == ["prinz_eugen", "suffolk"]


@pytest.mark.rule("9.94")
@pytest.mark.rule("9.93")
def test_9_94_a_ship_that_is_held_cannot_be_named() -> None:
    s = battle({"prinz_eugen": "0,0:E", "hood": "0,5:E", "rodney": "1,4:E", "bismarck": "0,-1:E"})

    decision = offered(declare_withdrawals(umpire(), s))

    assert decision.seat == GERMAN  # nobody of the British may
    assert option_ids(decision) == ["prinz_eugen", "done"]
    assert refusal(decision, "bismarck") == "9.93"


@pytest.mark.rule("9.99")
def test_9_99_a_ship_once_withdrawing_is_not_asked_again() -> None:
    s = battle({"prinz_eugen": "0,0:E", "norfolk": "0,6:E"}, withdrawing=("prinz_eugen",))

    answers(declare_withdrawals(umpire(), s))

    assert battle_on(s).places["prinz_eugen"].withdrawing


# ---------------------------------------------------------------------- keeping the marker


@pytest.mark.rule("9.94(lose)")
def test_9_94_a_ship_slowed_below_an_enemy_that_counts_stops_withdrawing() -> None:
    s = battle({"prinz_eugen": "0,0:E", "norfolk": "0,5:E"}, withdrawing=("prinz_eugen",))
    s.vessel("prinz_eugen").damage.temporary = 3
    u = umpire()

    lose_markers(u, s)

    assert not battle_on(s).places["prinz_eugen"].withdrawing
    assert [(event.ship, event.by) for event in u.told(WithdrawalThwarted)] == [
        ("Prinz Eugen", "Norfolk")
    ]


@pytest.mark.rule("9.94(lose)")
@pytest.mark.parametrize(
    ("enemy", "where", "now", "before"),
    [
        ("norfolk", "0,5:E", 0, 0),  # equal, not slowed
        ("norfolk", "0,5:E", 3, 3),  # slower, but since an earlier round
        ("norfolk", "0,7:E", 3, 0),  # too far away
        ("hood", "0,5:E", 3, 0),  # as fast as the Hood
    ],
)
def test_9_94_otherwise_it_keeps_its_marker(enemy: str, where: str, now: int, before: int) -> None:
    s = battle(
        {"prinz_eugen": "0,0:E", enemy: where},
        damage={"prinz_eugen": Damage(temporary=before)},
        withdrawing=("prinz_eugen",),
    )
    s.vessel("prinz_eugen").damage.temporary = now

    lose_markers(umpire(), s)

    assert battle_on(s).places["prinz_eugen"].withdrawing


# ---------------------------------------------------------------------- the bonus move


@pytest.mark.rule("9.95")
def test_9_95_a_withdrawing_ship_moves_one_hex_ahead_and_may_turn_once() -> None:
    s = battle({"prinz_eugen": "0,0:E", "hood": "-2,0:E"}, withdrawing=("prinz_eugen",))

    decision = offered(bonus_moves(umpire(), s))

    assert option_ids(decision) == ["1,0:E", "1,0:NE", "1,0:SE"]


@pytest.mark.rule("9.95")
@pytest.mark.rule("9.31(order)")
def test_9_95_the_slowest_goes_first() -> None:
    s = battle(
        {"prinz_eugen": "0,0:E", "bismarck": "0,1:E", "norfolk": "-3,0:E"},
        withdrawing=("prinz_eugen", "bismarck"),
    )

    asked = answers(bonus_moves(umpire(), s), "1,1:E", "1,0:E").asked

    assert [decision.facts["ship"] for decision in asked] == ["bismarck", "prinz_eugen"]


@pytest.mark.rule("9.95(blocked)")
@pytest.mark.parametrize(
    ("others", "damage"),
    [
        ({"hood": "1,0:E"}, Damage()),
        ({"hood": "0,-3:E"}, Damage(permanent=29)),
    ],
)
def test_9_95_an_enemy_ahead_or_a_lame_ship_makes_no_bonus_move(
    others: dict[str, str], damage: Damage
) -> None:
    s = battle(
        {"prinz_eugen": "0,0:E", **others},
        damage={"prinz_eugen": damage},
        withdrawing=("prinz_eugen",),
    )
    u = umpire()

    answers(bonus_moves(u, s))

    assert len(u.told(BonusMoveBlocked)) == 1
    assert battle_on(s).places["prinz_eugen"].withdrawing


@pytest.mark.rule("9.95(blocked)")
def test_9_95_two_friends_ahead_block_the_way() -> None:
    s = battle(
        {"hood": "0,0:E", "norfolk": "1,0:E", "suffolk": "1,0:E", "bismarck": "-3,0:E"},
        withdrawing=("hood",),
    )

    answers(bonus_moves(umpire(), s))

    assert str(battle_on(s).places["hood"].hex) == "0,0"


@pytest.mark.rule("9.96")
def test_9_96_the_bonus_hex_is_forced_even_if_it_leads_closer() -> None:
    s = battle({"prinz_eugen": "0,0:E", "hood": "3,0:E"}, withdrawing=("prinz_eugen",))

    answers(bonus_moves(umpire(), s), "1,0:NE")

    assert str(battle_on(s).places["prinz_eugen"].hex) == "1,0"


@pytest.mark.rule("9.97")
@pytest.mark.parametrize(("where", "is_gone"), [("-5,0:E", False), ("-6,0:E", True)])
def test_9_97_with_no_enemy_within_six_hexes_it_is_gone(where: str, is_gone: bool) -> None:
    s = battle({"prinz_eugen": "0,0:E", "hood": where}, withdrawing=("prinz_eugen",))
    u = umpire()

    answers(bonus_moves(u, s), "1,0:E")

    assert ("prinz_eugen" not in battle_on(s).places) == is_gone
    assert battle_on(s).left == (["prinz_eugen"] if is_gone else [])
    assert len(u.told(ShipWithdrew)) == is_gone


@pytest.mark.rule("9.97(marked)")
def test_9_97_a_ship_that_did_not_declare_stays_however_far_it_is() -> None:
    s = battle({"prinz_eugen": "0,0:E", "hood": "-20,0:E"})

    answers(bonus_moves(umpire(), s))

    assert battle_on(s).places.keys() == {"prinz_eugen", "hood"}


# ---------------------------------------------------------------------- by agreement


@pytest.mark.rule("9.92")
@pytest.mark.parametrize(
    ("british", "german", "ends"),
    [
        ("break-off", "break-off", True),
        ("break-off", "fight-on", False),
        ("fight-on", "break-off", False),
    ],
)
def test_9_92_both_must_want_to_break_off(british: str, german: str, ends: bool) -> None:
    s = battle({"prinz_eugen": "0,0:E", "hood": "0,6:E"})

    driven = answers(agree_to_break_off(umpire(), s), british, german)

    assert driven.result is ends
    assert [decision.seat for decision in driven.asked] == [BRITISH, GERMAN]
