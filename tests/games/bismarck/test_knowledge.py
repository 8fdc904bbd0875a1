"""The knowledge of each seat."""

import msgspec
import pytest

from sandtable.games.bismarck.knowledge.known import Known, known, shown_vessel
from sandtable.games.bismarck.rules.ch04_turn import next_turn
from sandtable.games.bismarck.rules.ch05_movement import ship_movement
from sandtable.games.bismarck.rules.ch07_search import call
from sandtable.games.bismarck.rules.ch08_shadow import shadow
from sandtable.games.bismarck.state import (
    BRITISH,
    GERMAN,
    SEARCH,
    Action,
    Battle,
    Campaign,
    Damage,
    enemy_of,
)
from sandtable.testing.desk import answers
from tests.games.bismarck.battles import BOX, place, umpire
from tests.games.bismarck.hunts import damaged, found, hunt, opening, send_up, trail

GERMANS = ("bismarck", "prinz_eugen")


def written(k: Known) -> str:
    return msgspec.json.encode(k).decode()


@pytest.mark.rule("2.2(hidden)")
@pytest.mark.parametrize("seat", [BRITISH, GERMAN])
def test_2_2_places_moves_modes_and_forces_of_the_enemy_are_hidden(seat: str) -> None:
    s = opening()
    before = written(known(s, seat))

    for vessel in s.fleet(enemy_of(seat)).vessels.values():
        vessel.zone, vessel.patrolling, vessel.force, vessel.entered = "Y20", True, 3, ["Y20"]
    for flight in s.fleet(enemy_of(seat)).flights.values():
        flight.zone, flight.face, flight.up_since = "Y20", "back", s.turn

    assert written(known(s, seat)) == before
    assert known(s, seat).own is s.fleet(seat)


@pytest.mark.rule("3.0(secret)")
@pytest.mark.parametrize("seat", [BRITISH, GERMAN])
def test_3_0_fuel_rest_and_secret_damage_of_the_enemy_are_hidden(seat: str) -> None:
    s = opening()
    before = written(known(s, seat))

    for vessel in s.fleet(enemy_of(seat)).vessels.values():
        vessel.fuel, vessel.damage = 1, Damage(temporary=3)
    for flight in s.fleet(enemy_of(seat)).flights.values():
        flight.ready_on = 20
    s.fleet(enemy_of(seat)).released["german_departure"] = 9

    assert written(known(s, seat)) == before


@pytest.mark.rule("12.42", "2.2(hidden)")
def test_12_42_the_german_learns_of_mobilized_escorts_only_at_the_end() -> None:
    s = opening()
    before = written(known(s, GERMAN))
    s.british.mobilized, s.british.revenge_due = ["rodney", "revenge"], 17
    assert written(known(s, GERMAN)) == before

    s.result = BRITISH
    enemy = known(s, GERMAN).enemy
    assert enemy is not None
    assert enemy.mobilized == ["rodney", "revenge"]


@pytest.mark.rule("2.2(hidden)")
def test_2_2_an_onlooker_sees_what_was_said_aloud_until_the_game_is_over() -> None:
    s = opening()
    assert known(s, None).own is known(s, None).enemy is None

    s.result = "draw"
    assert known(s, None).own is s.british


@pytest.mark.rule("7.23", "2.425", "2.54")
def test_7_23_the_searcher_learns_types_and_no_names() -> None:
    s = hunt({"hood": "F12", "prinz_eugen": "F12 patrol"})

    answers(call(umpire(), s, GERMAN, "F12"))

    k = known(s, GERMAN)
    assert [contact.zone for contact in k.public.contacts[GERMAN]] == ["F12"]
    assert "hood" not in written(k)
    assert known(s, BRITISH).located == {"hood": SEARCH}


@pytest.mark.rule("8.12(b)", "8.15")
def test_8_15_the_german_never_sees_who_shadows() -> None:
    s = trail(hunt({"norfolk": "H10", "bismarck": "H10"}), "bismarck")
    answers(shadow(umpire(1), s), "norfolk", "stay")

    assert "norfolk" not in written(known(s, GERMAN))
    assert known(s, BRITISH).shadows == {"norfolk": ["bismarck"]}


@pytest.mark.rule("9.18", "2.425")
def test_9_18_each_side_keeps_the_damage_that_was_shown_to_it() -> None:
    s = hunt({"bismarck": "H10", "hood": "H10"})
    damaged(s, "bismarck", bow=2, midships=3)
    s.british.shown["bismarck"] = Damage(bow=2)

    assert shown_vessel(known(s, BRITISH), "bismarck").damage == Damage(bow=2)
    assert shown_vessel(known(s, GERMAN), "bismarck").damage == Damage(bow=2, midships=3)
    assert shown_vessel(known(s, GERMAN), "hood").damage == Damage()


@pytest.mark.rule("9.24", "2.425")
def test_9_24_an_announced_action_shows_a_seat_its_own_ships_only() -> None:
    s = found(hunt(dict.fromkeys(("norfolk", "kenya", *GERMANS), "H10")), *GERMANS)
    s.actions = [Action("H10", BRITISH, ["norfolk"], ["bismarck"], aside=["kenya"])]

    (german,) = known(s, GERMAN).public.announced
    (british,) = known(s, BRITISH).public.announced
    assert (german.attackers, german.defenders, german.aside) == ([], ["bismarck"], [])
    assert (british.attackers, british.defenders, british.aside) == (["norfolk"], [], ["kenya"])


@pytest.mark.rule("9.28", "2.425")
def test_9_28_the_battle_board_lies_open_but_not_who_waits_outside() -> None:
    s = hunt(dict.fromkeys(("norfolk", "kenya", "bismarck"), "H10"))
    action = Action("H10", BRITISH, ["norfolk"], ["bismarck"], reserves={"kenya": 1})
    s.battle = Battle(action, ready=["kenya"])
    s.battle.places = {ship: place(ship, "0,0:E") for ship in ("norfolk", "bismarck")}

    battle = known(s, GERMAN).public.battle
    assert battle is not None
    assert set(battle.places) == {"norfolk", "bismarck"}
    assert "kenya" not in written(known(s, GERMAN))
    assert "kenya" in written(known(s, BRITISH))


@pytest.mark.rule("7.24")
def test_7_24_the_enemy_learns_which_zones_were_called_and_not_by_what() -> None:
    def after(s: Campaign) -> str:
        answers(call(umpire(), s, BRITISH, "F12"))
        return written(known(s, GERMAN))

    by_air = hunt()
    send_up(by_air, "br_lr_hvalfiord", "F12 back", since=8)

    assert after(hunt({"norfolk": "F12 patrol"})) == after(by_air)
    assert known(by_air, GERMAN).public.called[BRITISH] == ["F12"]


@pytest.mark.rule("4.5")
def test_4_5_everybody_knows_whether_the_ships_have_sailed_this_turn() -> None:
    """A ship held last turn is still there until ships move, and one move away afterwards."""
    s = hunt({"norfolk": "F12", "bismarck": "H10"})
    assert known(s, BRITISH).public.last_sailed == s.turn - 1

    answers(ship_movement(umpire(), s), "done", "done")
    assert known(s, BRITISH).public.last_sailed == s.turn

    next_turn(BOX, s)
    assert known(s, BRITISH).public.last_sailed == s.turn - 1
