"""9.28, 9.3. Setting up and the round."""

import pytest

from sandtable.engine.hexes import Direction, Hex
from sandtable.games.bismarck.events import ShipSunk
from sandtable.games.bismarck.events.battle import ActionEnded, RoundBegan, ShipPlaced
from sandtable.games.bismarck.rules.ch09_battle import battle_round, battle_set_up
from sandtable.games.bismarck.state import BRITISH, GERMAN, Action, Campaign, Damage
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, MISS, ZONE, battle, battle_on, campaign, umpire

FAR = {"bismarck": "0,0:E", "hood": "0,20:E"}
STAY = ("0,20:E", "0,0:E")
ON = ("fight-on", "fight-on")
NO_MORE = "done"


def announced(attackers: list[str], defenders: list[str]) -> Campaign:
    s = campaign(*attackers, *defenders)
    s.actions = [Action(ZONE, BOX.ships[attackers[0]].side, attackers, defenders)]
    return s


# ---------------------------------------------------------------------- setting up


@pytest.mark.rule("9.28")
def test_9_28_the_defender_stands_in_the_centre_and_the_attacker_on_the_edge_of_the_die() -> None:
    s, u = announced(["hood"], ["bismarck"]), umpire(3)

    driven = answers(battle_set_up(u, s), "NW", "E", "-4,-2")

    assert driven.result == "battle-round"
    assert [decision.seat for decision in driven.asked] == [GERMAN, BRITISH, BRITISH]
    places = battle_on(s).places
    assert (places["bismarck"].hex, places["bismarck"].facing) == (Hex(0, 0), Direction.NW)
    assert (places["hood"].hex, places["hood"].facing) == (Hex(-4, -2), Direction.E)
    assert battle_on(s).edge == 3
    assert [event.ship for event in u.told(ShipPlaced)] == ["Bismarck", "Hood"]


@pytest.mark.rule("9.28")
def test_9_28_names_and_damage_are_known_once_the_counters_lie_open() -> None:
    s = announced(["hood"], ["bismarck"])
    s.vessel("bismarck").damage.bow = 2

    answers(battle_set_up(umpire(3), s), "NW", "E", "-4,-2")

    assert s.british.shown == {"bismarck": Damage(bow=2)}
    assert s.german.shown == {"hood": Damage()}
    assert s.actions == []


@pytest.mark.rule("9.281")
def test_9_281_surplus_defenders_go_next_to_the_centre() -> None:
    s = announced(["bismarck"], ["norfolk", "suffolk", "kenya"])
    steps = battle_set_up(umpire(), s)

    first = offered(steps, "E")
    assert option_ids(first)[0] == "0,0"
    assert len(option_ids(first)) == 7

    s = announced(["bismarck"], ["norfolk", "suffolk", "kenya"])
    asked = answers(battle_set_up(umpire(1), s), "E", "1,0", "NE", "0,6").ids
    assert asked == ["heading", "place", "heading", "place"]
    cells = [str(place.hex) for place in battle_on(s).places.values() if place.side == BRITISH]
    assert cells == ["1,0", "0,0", "0,0"]


@pytest.mark.rule("9.281")
def test_9_281_no_more_than_two_attackers_share_a_hex() -> None:
    s = announced(["norfolk", "suffolk", "kenya"], ["bismarck"])

    last = offered(battle_set_up(umpire(1), s), "E", "NE", "0,6", "0,6")

    assert "0,6" not in option_ids(last)
    assert len(option_ids(last)) == 6


@pytest.mark.rule("9.282")
def test_9_282_the_bow_points_to_a_side_and_all_of_a_side_head_the_same_way() -> None:
    s = announced(["norfolk", "suffolk"], ["bismarck", "prinz_eugen"])

    decision = offered(battle_set_up(umpire(), s))
    assert option_ids(decision) == ["E", "NE", "NW", "W", "SW", "SE"]

    s = announced(["norfolk", "suffolk"], ["bismarck", "prinz_eugen"])
    answers(battle_set_up(umpire(1), s), "W", "NE", "0,6", "-1,6")
    assert [place.facing.value for place in battle_on(s).places.values()] == ["W", "W", "NE", "NE"]


# ---------------------------------------------------------------------- the round


@pytest.mark.rule("9.31")
@pytest.mark.rule("9.91")
def test_9_31_withdrawals_movement_fire_agreement_bonus_move() -> None:
    s = battle({"prinz_eugen": "0,0:E", "hood": "-4,0:E"}, attacker=GERMAN)
    u = umpire(*(MISS * 2))
    given = ("prinz_eugen", NO_MORE, "-4,0:E", "1,0:E", "hold", "prinz_eugen", *ON, "2,0:E")

    driven = answers(battle_round(u, s), *given)

    assert driven.ids == [
        *["withdraw"] * 2,
        *["manoeuvre"] * 2,
        *["fire"] * 2,
        *["break-off"] * 2,
        "bonus-move",
    ]
    assert driven.result == "battle-round"
    assert [event.round for event in u.told(RoundBegan)] == [1]


@pytest.mark.rule("9.713")
def test_9_713_damage_counts_from_the_next_round_on() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,5:E"})
    hits = (5, 1) * 2 + MISS * 3  # two hits on the bow turrets

    answers(
        battle_round(umpire(*hits, *(MISS * 7)), s),
        "0,5:E", "0,0:E", "bismarck", "hood", *ON,
    )  # fmt: skip
    answers(
        battle_round(umpire(*(MISS * 5), *(MISS * 6)), s),
        "0,5:E", "0,0:E", "bismarck", "hood", *ON,
    )  # fmt: skip

    assert s.vessel("bismarck").damage.bow == 2


@pytest.mark.rule("9.714")
@pytest.mark.rule("9.32")
@pytest.mark.rule("9.33")
def test_9_32_the_action_ends_when_a_side_has_no_ship_left() -> None:
    s = battle(
        {"bismarck": "0,0:E", "norfolk": "0,5:E"},
        attacker=GERMAN,
        damage={"norfolk": Damage(midships=2, temporary=10)},
    )
    u = umpire(1, 1, *(MISS * 2))  # sunk by the first shot, the Norfolk still fires

    result = answers(battle_round(u, s), "done", "0,5:E", "0,0:E", "norfolk", "bismarck").result

    assert result == "ports"
    assert [event.ship for event in u.told(ShipSunk)] == ["Norfolk"]
    assert s.battle is None
    assert s.fought == ["bismarck", "norfolk"]
    assert s.battles == 1


@pytest.mark.rule("9.32")
def test_9_32_the_action_ends_when_the_last_ship_has_withdrawn() -> None:
    s = battle({"prinz_eugen": "0,0:E", "hood": "-6,0:E"}, withdrawing=("prinz_eugen",))
    u = umpire()

    result = answers(battle_round(u, s), NO_MORE, "-6,0:E", "2,0:E", *ON, "3,0:E").result

    assert result == "ports"
    assert [event.how for event in u.told(ActionEnded)] == ["gone"]
    assert "prinz_eugen" in s.fought


@pytest.mark.rule("9.92")
def test_9_92_by_agreement_it_ends_at_once() -> None:
    s, u = battle(FAR), umpire()

    result = answers(battle_round(u, s), NO_MORE, NO_MORE, *STAY, "break-off", "break-off").result

    assert result == "ports"
    assert [event.how for event in u.told(ActionEnded)] == ["agreed"]


@pytest.mark.rule("9.32(stall)")
def test_9_32_three_rounds_without_fire_end_it() -> None:
    s, u = battle(FAR), umpire()
    round_ = (NO_MORE, NO_MORE, *STAY, *ON)

    results = [answers(battle_round(u, s), *round_).result for _ in range(3)]

    assert results == ["battle-round", "battle-round", "ports"]
    assert [event.how for event in u.told(ActionEnded)] == ["stalled"]


@pytest.mark.rule("9.32(stall)")
def test_9_32_not_while_somebody_still_tries_to_enter() -> None:
    s = battle(FAR, reserves=("norfolk",))
    waiting = (NO_MORE, NO_MORE, "wait", *STAY, *ON)
    answers(battle_round(umpire(), s), NO_MORE, NO_MORE, *STAY, *ON)
    answers(battle_round(umpire(), s), *waiting)

    assert answers(battle_round(umpire(6), s), *waiting, "roll").result == "battle-round"
    assert answers(battle_round(umpire(2), s), *waiting, "roll").result == "battle-round"
    assert battle_on(s).ready == ["norfolk"]
    assert answers(battle_round(umpire(), s), *waiting, "no-roll").result == "ports"


@pytest.mark.rule("9.32(stall)")
def test_9_32_so_does_a_ship_that_enters() -> None:
    s = battle(FAR, latecomers=("norfolk",), round=2)
    battle_on(s).quiet_rounds = 2
    given = (NO_MORE, NO_MORE, "norfolk", "E", "0,6", *STAY, "0,6:E", "hold", *ON)

    assert answers(battle_round(umpire(), s), *given).result == "battle-round"
    assert battle_on(s).quiet_rounds == 1


@pytest.mark.rule("9.94(lose)")
def test_9_94_markers_are_checked_after_the_damage_and_before_the_bonus_move() -> None:
    s = battle({"prinz_eugen": "0,0:E", "suffolk": "0,5:E"}, withdrawing=("prinz_eugen",))
    u = umpire(1, 1, *MISS)  # a midships hit makes 32 less 3

    driven = answers(battle_round(u, s), "0,5:E", "0,0:E", "prinz_eugen", "hold", *ON)

    assert driven.result == "battle-round"
    assert not battle_on(s).places["prinz_eugen"].withdrawing


@pytest.mark.rule("9.83")
def test_9_83_a_failure_lasts_for_one_round() -> None:
    s = battle({"king_george_v": "0,5:E", "bismarck": "0,0:E"})
    battle_on(s).failed = {"king_george_v": "bow"}
    u = umpire(1, *(MISS * 6))

    answers(battle_round(u, s), "0,5:E", "0,0:E", "bismarck", "hold", *ON)

    assert battle_on(s).failed == {}


@pytest.mark.rule("9.32(stall)")
def test_9_32_a_shot_starts_the_count_again() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,5:E"})
    stay = ("0,5:E", "0,0:E")
    for _ in range(2):
        answers(battle_round(umpire(), s), *stay, "hold", "hold", *ON)
    assert battle_on(s).quiet_rounds == 2

    answers(battle_round(umpire(*(MISS * 5)), s), *stay, "bismarck", "hold", *ON)

    assert battle_on(s).quiet_rounds == 0


# ---------------------------------------------------------------------- the Bismarck sunk


def bismarck_sunk(*more: Action) -> tuple[Campaign, str]:
    s = battle(
        {"bismarck": "0,0:E", "prinz_eugen": "0,-1:E", "hood": "0,5:E"},
        damage={"bismarck": Damage(midships=9)},
    )
    s.actions = list(more)
    shots = (1, 1, *(MISS * 7))  # the Hood's first, then the Bismarck's full seven
    given = (NO_MORE, "0,5:E", "0,0:E", "0,-1:E", "bismarck", "hood")
    return s, answers(battle_round(umpire(*shots), s), *given).result


@pytest.mark.rule("9.714(game)")
def test_9_714_the_game_ends_after_the_fire_of_the_round_in_which_the_bismarck_sinks() -> None:
    s, result = bismarck_sunk()

    assert result == "end"
    assert s.ending == "bismarck_sunk"
    assert s.german.vessels["bismarck"].sunk


@pytest.mark.rule("9.26(end)")
@pytest.mark.rule("9.26")
def test_9_26_an_action_announced_before_is_still_fought() -> None:
    other = Action(ZONE, BRITISH, ["suffolk"], ["prinz_eugen"])

    s, result = bismarck_sunk(other)

    assert result == "battle"
    assert s.actions == [other]
    assert s.ending == ""


@pytest.mark.rule("9.26(end)")
def test_9_26_that_action_is_fought_to_its_own_end() -> None:
    s = battle({"prinz_eugen": "0,0:E", "suffolk": "0,20:E"})
    s.german.vessels["bismarck"].sunk = True
    stay = ("0,20:E", "0,0:E")

    going_on = answers(battle_round(umpire(), s), NO_MORE, NO_MORE, *stay, *ON).result
    ending = answers(
        battle_round(umpire(), s), NO_MORE, NO_MORE, *stay, "break-off", "break-off"
    ).result

    assert going_on == "battle-round"
    assert (ending, s.ending) == ("end", "bismarck_sunk")
