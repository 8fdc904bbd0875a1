"""9.6. Targets named, shots resolved, and the two tables of hits."""

import pytest

from sandtable.engine.events import Rolled
from sandtable.games.bismarck.events.battle import ShipFired, ShotsLost
from sandtable.games.bismarck.rules.ch09_damage import PORT
from sandtable.games.bismarck.rules.ch09_fire import fire, fire_ship
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Damage
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, MISS, battle, battle_on, names_of, targets_of, umpire

# ---------------------------------------------------------------------- designation and resolution


@pytest.mark.rule("9.62")
def test_9_62_a_ship_fires_at_one_target_divides_its_salvoes_or_holds_fire() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,2:E", "norfolk": "1,1:E", "suffolk": "0,9:E"})
    bismarck = battle_on(s).places["bismarck"]

    decision = offered(fire_ship(umpire(), s, bismarck))

    assert option_ids(decision) == ["hood", "norfolk", "divide", "hold"]
    assert decision.seat == GERMAN
    answers(fire_ship(umpire(), s, bismarck), "hold")
    assert battle_on(s).fired == []


@pytest.mark.rule("9.62")
def test_9_62_all_salvoes_are_assigned_before_the_first_shot() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,2:E", "norfolk": "1,1:E"})
    u = umpire(*(MISS * (4 + 3)))

    driven = answers(fire_ship(u, s, battle_on(s).places["bismarck"]), "divide", 7, 2, 5, 0, 2)

    assert driven.ids == ["fire"] + ["salvoes"] * 5
    assert [(event.target, event.shots) for event in u.told(ShipFired)] == [
        ("Hood", 4),
        ("Norfolk", 3),
    ]


@pytest.mark.rule("9.62(order)")
def test_9_62_attackers_fire_before_defenders_ship_by_ship_in_their_owners_order() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,5:E", "repulse": "1,4:E"})
    u = umpire(*(MISS * (3 + 5 + 7)))

    driven = answers(fire(u, s), "first-repulse", "bismarck", "bismarck", "hood")

    order = [decision.facts["ship"] for decision in driven.asked]
    assert order == ["hood", "repulse", "hood", "bismarck"]
    assert [event.ship for event in u.told(ShipFired)] == ["Repulse", "Hood", "Bismarck"]


@pytest.mark.rule("9.62", "9.83")
def test_9_83_the_order_is_chosen_before_the_dice_of_turrets_that_may_jam() -> None:
    s = battle({"bismarck": "0,0:E", "king_george_v": "0,5:E", "prince_of_wales": "1,4:E"})

    first = offered(fire(umpire(), s))

    assert first.id == "next-to-fire"
    assert option_ids(first) == ["king_george_v", "prince_of_wales"]


@pytest.mark.rule("9.62", "9.83")
def test_9_83_ships_whose_turrets_may_jam_fire_after_the_others_unless_named_first() -> None:
    s = battle({"bismarck": "0,0:E", "king_george_v": "0,5:E", "hood": "1,4:E"})

    asked = answers(fire(umpire(1), s), "first-king_george_v", "hold", "hold", "hold").asked

    order = [decision.facts["ship"] for decision in asked]
    assert order == ["hood", "king_george_v", "hood", "bismarck"]


@pytest.mark.rule("9.62(lost)")
def test_9_62_shots_left_against_a_sunk_ship_are_lost() -> None:
    s = battle({"bismarck": "0,0:E", "norfolk": "0,3:E"}, damage={"norfolk": Damage(midships=1)})
    u = umpire(*MISS, 1, 2)  # a miss, then two midships

    answers(fire_ship(u, s, battle_on(s).places["bismarck"]), "norfolk")

    assert [event.shots for event in u.told(ShotsLost)] == [6]


@pytest.mark.rule("9.62(lost)")
def test_9_62_nobody_fires_at_a_ship_that_is_sinking_already() -> None:
    s = battle({"bismarck": "0,0:E", "norfolk": "0,3:E", "suffolk": "1,2:E"})
    s.vessel("norfolk").damage.midships = 3

    assert names_of(targets_of(s, "bismarck")) == ["suffolk"]


@pytest.mark.rule("9.713")
@pytest.mark.rule("9.714")
def test_9_713_a_ship_hit_this_round_still_fires_with_all_its_guns() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,3:E"})
    hits = (1, 2) * 3  # two midships each: the Hood is sunk by the third shot of five
    u = umpire(*hits, *(MISS * 5))

    answers(fire(u, with_attacker(s, GERMAN)), "hood", "bismarck")

    assert s.vessel("hood").damage.midships == 6
    assert [(event.ship, event.shots) for event in u.told(ShipFired)] == [
        ("Bismarck", 8),
        ("Hood", 5),
    ]


def with_attacker(s: Campaign, side: str) -> Campaign:
    battle_on(s).action.attacker = side
    return s


@pytest.mark.rule("9.66")
def test_9_66_each_shot_is_two_dice_on_the_table_of_range_and_attitude() -> None:
    s = battle({"hood": "5,0:E", "bismarck": "0,0:E"})
    u = umpire(1, 1, 5, 1)  # from ahead at range B: secondary, bow

    answers(fire_ship(u, s, battle_on(s).places["hood"]), "bismarck", PORT)

    assert [(roll.table, roll.column) for roll in u.told(Rolled)] == [("gunnery_b", "bow")] * 2
    assert s.vessel("bismarck").damage == Damage(port_secondary=1, bow=1)


@pytest.mark.rule("9.66")
def test_9_66_the_enemys_record_is_brought_up_to_date() -> None:
    s = battle({"hood": "0,5:E", "bismarck": "0,0:E"})
    u = umpire(5, 1, *(MISS * 4))

    answers(fire_ship(u, s, battle_on(s).places["hood"]), "bismarck")

    assert s.british.shown["bismarck"] == Damage(bow=1)


TABLE_A = {
    "broadside": "secondary midships2 secondary stern bow - bow stern midships special special",
    "bow": "- secondary bow bow bow - - - midships special midships2",
    "stern": "- secondary stern stern stern - - - midships special midships2",
}
TABLE_B = {
    "broadside": "midships secondary - - bow - stern - - special midships",
    "bow": "secondary - - - bow - - - - midships special",
    "stern": "secondary - - - stern - - - - midships special",
}


def in_a_word(column: str, letter: str) -> str:
    words = []
    for total in range(2, 13):
        effects = BOX.gunnery[letter][column].read(total).effects
        twice = "2" if effects and effects[0].n == 2 else ""
        words.append(effects[0].hit + twice if effects else "-")
    return " ".join(words)


@pytest.mark.rule("9.66(TA)")
@pytest.mark.parametrize("column", TABLE_A)
def test_9_66_table_a(column: str) -> None:
    assert in_a_word(column, "A") == TABLE_A[column]


@pytest.mark.rule("9.66(TB)")
@pytest.mark.parametrize("column", TABLE_B)
def test_9_66_table_b(column: str) -> None:
    assert in_a_word(column, "B") == TABLE_B[column]


def test_9_62_the_british_answer_for_their_ships() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,5:E"})

    assert offered(fire(umpire(), s)).seat == BRITISH
