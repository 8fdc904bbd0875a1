"""9.5. Naval combat movement."""

import pytest

from sandtable.engine.hexes import Direction, Hex
from sandtable.games.bismarck.events.battle import ShipManoeuvred
from sandtable.games.bismarck.rules import ch09_manoeuvre
from sandtable.games.bismarck.rules.ch09_manoeuvre import (
    can_manoeuvre,
    manoeuvres,
    move_ships,
    read_position,
)
from sandtable.games.bismarck.rules.ch09_places import follow_ships
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Damage
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, battle, battle_on, umpire, vessel

FAR = "40,0:E"


def ends(s: Campaign, ship: str) -> set[str]:
    place = battle_on(s).places[ship]
    return {f"{cell}:{facing}" for cell, facing in ch09_manoeuvre.ends(BOX, s, place)}


def alone(ship: str, lost: int = 0) -> set[str]:
    enemy = "hood" if BOX.ships[ship].side == GERMAN else "bismarck"
    s = battle({ship: "0,0:E", enemy: FAR}, damage={ship: Damage(permanent=lost)})
    return ends(s, ship)


@pytest.mark.rule("9.52(T)")
@pytest.mark.parametrize(
    ("ship", "evasion", "allowed"),
    [
        ("bismarck", 0, ((0, 0),)),
        ("bismarck", 3, ((0, 1),)),
        ("bismarck", 4, ((1, 1),)),
        ("bismarck", 10, ((1, 1),)),
        ("bismarck", 11, ((0, 2), (1, 1))),
        ("bismarck", 18, ((0, 2), (1, 1), (2, 0))),
        ("bismarck", 25, ((0, 3), (1, 2), (2, 1))),
        ("victorious", 31, ((1, 3), (2, 2))),
        ("norfolk", 30, ((1, 3), (2, 2), (3, 0))),
    ],
)
def test_9_52_the_column_of_the_chart_is_that_of_current_evasion(
    ship: str, evasion: int, allowed: tuple[tuple[int, int], ...]
) -> None:
    slowed = vessel(ship, temporary=BOX.ships[ship].evasion - evasion)

    assert manoeuvres(BOX, slowed) == allowed


@pytest.mark.rule("9.53")
def test_9_53_two_hexes_and_a_turn_or_one_and_two_turns_or_three_turns_on_the_spot() -> None:
    found = alone("bismarck")

    assert "2,0:E" in found
    assert "2,0:NE" in found
    assert "1,0:NW" in found  # one hex, two turns
    assert "0,0:W" in found  # three turns
    assert "2,0:NW" not in found
    assert "1,0:W" not in found
    assert "3,0:E" not in found


@pytest.mark.rule("9.51")
def test_9_51_a_slowed_ship_goes_only_one_hex() -> None:
    cells = {end.partition(":")[0] for end in alone("bismarck", lost=15)}

    assert cells == {"0,0", "1,0", "1,-1", "0,1"}


@pytest.mark.rule("9.52")
def test_9_52_a_turn_goes_to_one_of_the_two_sides_next_to_the_bow() -> None:
    assert alone("bismarck", lost=27) == {"0,0:E", "0,0:NE", "0,0:SE"}


@pytest.mark.rule("9.53(30)")
def test_9_53_a_fast_ship_may_stand_still_and_turn_about() -> None:
    assert "0,0:W" in alone("norfolk")
    assert "0,0:NE" in alone("bismarck", lost=20)


@pytest.mark.rule("9.51")
def test_9_51_fast_cruisers_go_three_hexes_straight() -> None:
    found = alone("norfolk")

    assert "3,0:E" in found
    assert "3,0:NE" not in found
    assert "3,-1:E" not in found


@pytest.mark.rule("9.57")
def test_9_57_a_ship_moves_bow_first_and_may_turn_before_and_after_each_hex() -> None:
    found = alone("bismarck")

    assert "1,-1:NE" in found  # turn, move
    assert "2,-1:E" not in found  # turn, move, turn back, move would be two turns
    assert "2,-1:NE" in found  # move, turn, move
    assert "-1,0:E" not in found
    assert "2,-1:E" in alone("norfolk")


@pytest.mark.rule("9.54")
def test_9_54_a_ship_may_stay_as_it_is() -> None:
    s = battle({"hood": "0,6:E", "bismarck": "0,0:E"})

    answers(move_ships(umpire(), s), "0,6:E", "0,0:E")

    assert battle_on(s).places["bismarck"].hex == Hex(0, 0)


@pytest.mark.rule("9.55")
def test_9_55_no_ship_enters_an_enemys_hex() -> None:
    s = battle({"hood": "1,0:E", "bismarck": "0,0:E"})

    assert not {"1,0:E", "2,0:E"} & ends(s, "bismarck")


@pytest.mark.rule("9.55(friendly)")
def test_9_55_a_ship_does_not_pass_a_friend_but_may_end_beside_it() -> None:
    s = battle({"bismarck": "0,0:E", "prinz_eugen": "1,0:E", "hood": FAR})
    found = ends(s, "bismarck")

    assert "1,0:E" in found
    assert "2,0:E" not in found


@pytest.mark.rule("9.55(friendly)")
@pytest.mark.rule("9.281")
def test_9_281_no_third_ship_ends_in_a_hex() -> None:
    s = battle({"hood": "0,0:E", "norfolk": "1,0:E", "suffolk": "1,0:E", "bismarck": FAR})

    assert "1,0:E" not in ends(s, "hood")


def test_9_55_a_ship_may_leave_the_hex_it_shares() -> None:
    s = battle({"bismarck": "0,0:E", "prinz_eugen": "0,0:E", "hood": FAR})

    assert "2,0:E" in ends(s, "bismarck")


@pytest.mark.rule("9.96(test)")
@pytest.mark.rule("9.96")
def test_9_96_no_hex_of_a_withdrawing_ship_may_bring_it_closer() -> None:
    s = battle({"prinz_eugen": "0,0:E", "hood": "4,0:W"}, withdrawing=("prinz_eugen",))
    closer = {end for end in ends(s, "prinz_eugen") if end.startswith(("1,0", "2,0", "3,0"))}

    assert not closer
    assert "1,-1:NE" in ends(s, "prinz_eugen")  # as far as before


@pytest.mark.rule("9.31(order)")
@pytest.mark.parametrize(
    ("attacker", "order"),
    [
        (BRITISH, ["rodney", "hood", "bismarck", "norfolk"]),
        (GERMAN, ["rodney", "bismarck", "hood", "norfolk"]),
    ],
)
def test_9_31_the_slowest_moves_first_and_attackers_before_defenders(
    attacker: str, order: list[str]
) -> None:
    places = {"bismarck": "0,0:E", "hood": "0,6:E", "rodney": "1,5:E", "norfolk": "2,4:E"}
    s = battle(places, attacker=attacker)

    answers(move_ships(umpire(), s), *(places[ship] for ship in order))

    assert battle_on(s).moved == order


@pytest.mark.rule("9.31(order)")
def test_9_31_the_owner_orders_his_own_equal_ships() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,6:E", "renown": "1,5:E"})

    decision = offered(move_ships(umpire(), s))
    other = offered(move_ships(umpire(), s), "first-renown")

    assert (decision.facts["ship"], other.facts["ship"]) == ("hood", "renown")
    assert "first-hood" not in option_ids(other)
    assert decision.seat == BRITISH


@pytest.mark.rule("9.31(order)")
def test_9_31_every_equal_ship_moves_once_in_the_order_of_its_owner() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,6:E", "renown": "1,5:E"})

    asked = answers(move_ships(umpire(), s), "first-renown", "1,5:E", "0,6:E", "0,0:E").asked

    assert [decision.facts["ship"] for decision in asked] == ["hood", "renown", "hood", "bismarck"]
    assert battle_on(s).moved == ["renown", "hood", "bismarck"]


@pytest.mark.rule("9.31")
def test_a_ship_that_cannot_move_is_not_asked() -> None:
    assert not can_manoeuvre(BOX, vessel("bismarck", permanent=29))
    s = battle({"bismarck": "0,0:E", "hood": "0,6:E"}, damage={"bismarck": Damage(permanent=29)})

    asked = answers(move_ships(umpire(), s), "1,5:NE").asked

    assert len(asked) == 1
    assert battle_on(s).moved == ["hood"]


def test_every_end_is_offered_once_and_told() -> None:
    u, s = umpire(), battle({"bismarck": "0,0:E", "hood": "0,6:E"})
    decision = offered(move_ships(u, s))
    ids = option_ids(decision)

    assert len(set(ids)) == len(ids)
    answers(move_ships(u, s), "1,6:NE", "0,0:E")
    assert [(e.ship, e.hex, e.facing, e.hexes) for e in u.told(ShipManoeuvred)] == [
        ("Hood", "1,6", "NE", 1)
    ]


def test_a_position_is_read_as_it_is_written() -> None:
    assert read_position("-2,11:SW") == (Hex(-2, 11), Direction.SW)


@pytest.mark.rule("9.56")
def test_9_56_the_frame_follows_the_ships_that_leave_it() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "8,0:E"})

    follow_ships(BOX, battle_on(s))

    centre = battle_on(s).centre
    assert centre.distance(Hex(8, 0)) == BOX.battle.frame.radius
    assert centre.distance(Hex(0, 0)) <= BOX.battle.frame.radius


@pytest.mark.rule("9.56")
def test_9_56_ships_too_far_apart_for_the_frame_are_still_in_play() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "20,0:E"})

    follow_ships(BOX, battle_on(s))

    assert battle_on(s).centre.distance(Hex(0, 0)) == 10


@pytest.mark.rule("9.96")
def test_9_96_a_withdrawing_ship_does_not_end_where_its_bonus_hex_closes() -> None:
    s = battle({"prinz_eugen": "0,0:E", "hood": "4,0:W"}, withdrawing=("prinz_eugen",))

    assert "0,0:E" not in ends(s, "prinz_eugen")
    assert {"0,0:NE", "0,0:NW"} <= ends(s, "prinz_eugen")
    battle_on(s).places["prinz_eugen"].withdrawing = False
    assert "0,0:E" in ends(s, "prinz_eugen")


@pytest.mark.rule("9.96(test)")
def test_9_96_to_come_nearer_to_one_of_several_enemies_is_to_close() -> None:
    here, ahead = Hex(0, 0), Hex(1, 0)

    assert ch09_manoeuvre.closes(here, ahead, [Hex(4, 0), Hex(-4, 0)])
    assert not ch09_manoeuvre.closes(here, ahead, [Hex(-4, 0)])


@pytest.mark.rule("9.96")
def test_9_96_when_every_end_brings_it_closer_all_are_open() -> None:
    around = {"hood": "4,0:W", "renown": "4,-4:W", "repulse": "0,4:W"}
    lame = Damage(permanent=BOX.ships["prinz_eugen"].evasion - 3)
    s = battle(
        {"prinz_eugen": "0,0:E"} | around,
        withdrawing=("prinz_eugen",),
        damage={"prinz_eugen": lame},
    )

    assert ends(s, "prinz_eugen") == {"0,0:E", "0,0:NE", "0,0:SE"}


@pytest.mark.rule("9.96")
def test_9_96_a_bonus_hex_with_an_enemy_is_not_entered_and_does_not_count() -> None:
    s = battle({"prinz_eugen": "0,0:E", "hood": "1,0:W"}, withdrawing=("prinz_eugen",))

    assert "0,0:E" in ends(s, "prinz_eugen")
