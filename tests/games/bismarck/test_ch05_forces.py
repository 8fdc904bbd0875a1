"""5.4. Task forces."""

import pytest

from sandtable.games.bismarck.events import ForceFormed, ForceLeft
from sandtable.games.bismarck.rules.ch05_forces import order_forces, regroup
from sandtable.games.bismarck.rules.ch05_movement import can_patrol, order_unit
from sandtable.games.bismarck.rules.ch07_strength import unit_strength
from sandtable.games.bismarck.rules.ch09_announcement import possible_attacks
from sandtable.games.bismarck.rules.ch09_damage import sink
from sandtable.games.bismarck.rules.units import ids, unit_id, units
from sandtable.games.bismarck.state import BRITISH, GERMAN
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import found, hunt, opening, unit_with

CROWD = ("hood", "norfolk", "suffolk")


@pytest.mark.rule("5.41", "5.43", "4.2")
def test_5_41_ships_of_one_zone_form_a_force_of_any_size() -> None:
    s = hunt(dict.fromkeys(CROWD, "H10"))
    u = umpire()

    answers(order_forces(u, s, BRITISH), "hood", "norfolk", "suffolk", "force-1", "done")

    assert set(ids(unit_with(s, "hood"))) == set(CROWD)
    assert [event.seen_by for event in u.told(ForceFormed)] == [(BRITISH,)] * 2


@pytest.mark.rule("5.41")
def test_5_41_ships_of_other_zones_do_not_join() -> None:
    s = hunt({"hood": "H10", "norfolk": "H10", "suffolk": "H11"})
    steps = order_forces(umpire(), s, BRITISH)

    assert option_ids(offered(steps)) == ["norfolk", "hood", "done"]
    assert option_ids(steps.send("hood")) == ["alone", "norfolk"]


@pytest.mark.rule("5.43")
def test_5_43_there_is_no_limit_to_the_number_of_british_forces() -> None:
    ships = list(opening().british.vessels)
    pairs = list(zip(ships[::2], ships[1::2], strict=True))
    s = hunt(dict.fromkeys(ships, "H10"))

    given = [answer for pair in pairs for answer in pair]
    answers(order_forces(umpire(), s, BRITISH), *given, "done")

    assert len(pairs) > BOX.task_force_counter.max_british_counters
    assert [ids(unit) for unit in units(s.british)] == [list(pair) for pair in pairs]


@pytest.mark.rule("5.44(leave)", "5.41")
def test_5_44_ships_leave_and_change_forces_in_the_visibility_phase() -> None:
    s = hunt(dict.fromkeys(CROWD, "H10"), forces=[("hood", "norfolk")])
    u = umpire()

    answers(order_forces(u, s, BRITISH), "norfolk", "suffolk", "done")

    assert ids(unit_with(s, "norfolk")) == ["norfolk", "suffolk"]
    assert s.vessel("hood").force == 0
    assert [event.seen_by for event in u.told(ForceLeft)] == [(BRITISH,)]


@pytest.mark.rule("5.44(leave)")
def test_5_44_in_ship_movement_a_force_is_ordered_as_one() -> None:
    s = hunt(dict.fromkeys(CROWD, "H10"), forces=[CROWD])

    assert [unit_id(unit[0]) for unit in units(s.british)] == ["force-1"]
    answers(order_unit(umpire(), s, BRITISH, unit_with(s, "suffolk")), "H11")
    assert {s.vessel(ship).zone for ship in CROWD} == {"H11"}


@pytest.mark.rule("3.0(secret)", "4.2")
def test_4_2_both_sides_regroup_side_by_side_and_in_secret() -> None:
    s, u = opening(), umpire()

    asked = answers(regroup(u, s), "done", "bismarck", "prinz_eugen", "done").asked

    assert [decision.seat for decision in asked] == [BRITISH, GERMAN, GERMAN, GERMAN]
    assert [event.seen_by for event in u.log] == [(GERMAN,)]


@pytest.mark.rule("5.42")
def test_5_42_a_force_opens_combat_as_one_and_single_ships_one_by_one() -> None:
    together = found(hunt(dict.fromkeys([*CROWD, "bismarck"], "H10"), forces=[CROWD]), "bismarck")
    single = found(hunt(dict.fromkeys([*CROWD, "bismarck"], "H10")), "bismarck")

    def types(s: object) -> set[str]:
        return {own for _, own, _ in possible_attacks(BOX, s, BRITISH)}  # type: ignore[arg-type]  # the side as a word

    assert types(together) == {"battleship"}
    assert types(single) == {"battleship", "cruiser"}


@pytest.mark.rule("5.45", "7.26(tf)")
def test_5_45_a_force_patrols_with_the_strength_of_its_best_member() -> None:
    force = ("rodney", "hood", "ark_royal")
    s = hunt(dict.fromkeys(force, "H10"), forces=[force])
    answers(order_unit(umpire(), s, BRITISH, unit_with(s, "hood")), "patrol")

    assert all(s.vessel(ship).patrolling for ship in force)
    assert unit_strength(BOX, unit_with(s, "hood"), night=False) == 4
    assert unit_strength(BOX, unit_with(s, "hood"), night=True) == 3


@pytest.mark.rule("5.45")
def test_5_45_carriers_alone_do_not_patrol() -> None:
    force = ("victorious", "ark_royal")
    s = hunt(dict.fromkeys(force, "H10"), forces=[force])

    assert not can_patrol(BOX, unit_with(s, "ark_royal"))


@pytest.mark.rule("5.45")
def test_5_45_a_carrier_that_leaves_a_patrol_moves_again() -> None:
    force = ("hood", "ark_royal")
    s = hunt(dict.fromkeys(force, "H10 patrol"), forces=[force])

    answers(order_forces(umpire(), s, BRITISH), "ark_royal", "alone", "done")

    assert (s.vessel("hood").patrolling, s.vessel("ark_royal").patrolling) == (True, False)


@pytest.mark.rule("5.43")
def test_5_43_a_force_of_one_ship_is_none() -> None:
    s = hunt(dict.fromkeys(("hood", "norfolk"), "H10"), forces=[("hood", "norfolk")])

    sink(umpire(), s, s.vessel("hood"))

    assert s.vessel("norfolk").force == 0


@pytest.mark.rule("OA.9(duty)")
def test_oa_9_an_escort_on_duty_joins_no_force() -> None:
    s = hunt({"rodney": "H10", "hood": "H10", "norfolk": "H10"})
    s.vessel("rodney").is_escort = True
    s.british.released = {}
    steps = order_forces(umpire(), s, BRITISH)

    assert option_ids(offered(steps)) == ["norfolk", "hood", "done"]
    assert option_ids(steps.send("hood")) == ["alone", "norfolk"]


@pytest.mark.rule("OA.11")
def test_oa_11_the_edinburgh_on_her_patrol_joins_no_force() -> None:
    s = hunt({"edinburgh": "T17 patrol", "hood": "T17", "norfolk": "T17"})
    s.british.released.pop("edinburgh")
    steps = order_forces(umpire(), s, BRITISH)

    assert option_ids(offered(steps)) == ["norfolk", "hood", "done"]
    assert option_ids(steps.send("hood")) == ["alone", "norfolk"]
