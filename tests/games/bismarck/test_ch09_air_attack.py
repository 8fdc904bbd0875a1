"""9.1. Air attacks."""

import pytest

from sandtable.engine.events import DieThrown
from sandtable.games.bismarck.components.rows import Effect
from sandtable.games.bismarck.events import (
    AirAttackLost,
    AirAttackMade,
    AirAttackMissed,
    AirUnitReturned,
    ShipBombed,
)
from sandtable.games.bismarck.rules.ch05_movement import enter
from sandtable.games.bismarck.rules.ch09_air_attack import (
    air_attack,
    attack_in,
    attackers,
    target_zones,
    targets,
)
from sandtable.games.bismarck.rules.units import ids
from sandtable.games.bismarck.sequence import SEQUENCE
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import X, damaged, flight_of, found, hunt, unit_with

LEVEL, OTHER, TORPEDO = "br_level_eire", "br_level_plymouth", "br_torp_ark_royal_1"
GERMAN_LEVEL = "ge_level_brest"
HERE = "N17"


def raid(
    *bombers: str, turn: int = 8, visibility: int = 4, ships: tuple[str, ...] = ("bismarck",)
) -> Campaign:
    """Located German ships and bombers that took off this turn, in one zone."""
    s = hunt(
        dict.fromkeys(ships, HERE),
        turn=turn,
        visibility=visibility,
        up=dict.fromkeys(bombers, HERE),
    )
    return found(s, *ships)


def open_to_attack(s: Campaign, side: str = BRITISH, zone: str = HERE) -> list[str]:
    return ids(targets(s, side, zone))


# ---------------------------------------------------------------------- who attacks whom


@pytest.mark.rule("9.11", "4.7")
@pytest.mark.parametrize(
    ("how", "open_"), [("search", True), ("shadow", True), ("sighting", False)]
)
def test_9_11_ships_of_the_zone_located_this_turn_may_be_attacked(
    how: str,
    open_: bool,
) -> None:
    s = raid(LEVEL)
    s.located = {"bismarck": how}

    assert bool(open_to_attack(s)) == open_
    s.located = {}
    assert not open_to_attack(s)


@pytest.mark.rule("9.11", "2.434(lr)")
def test_9_11_bombers_attack_and_reconnaissance_does_not() -> None:
    s = raid(LEVEL, "br_lr_eire_a", TORPEDO)

    assert [flight.id for flight in attackers(BOX, s, BRITISH, HERE)] == [LEVEL, TORPEDO]
    assert attackers(BOX, s, BRITISH, "N16") == []


@pytest.mark.rule("9.12")
def test_9_12_air_units_are_neither_attacked_nor_lost_in_combat() -> None:
    s = raid(LEVEL)
    s.german.flights[GERMAN_LEVEL].zone = HERE

    answers(air_attack(umpire(1, 1), s), "1", "hold", "port_secondary", "done", "done")

    assert open_to_attack(s) == ["bismarck"]
    assert not any(f.lost for fleet in (s.british, s.german) for f in fleet.flights.values())


@pytest.mark.rule("9.13", "6.31(fixed)")
def test_9_13_only_a_mission_begun_in_attack_mode_attacks() -> None:
    s = hunt(up={LEVEL: f"{HERE} back", OTHER: HERE})

    assert [flight.id for flight in attackers(BOX, s, BRITISH, HERE)] == [OTHER]


@pytest.mark.rule("9.13(port)", "12.7(pe)")
def test_9_13_british_ships_in_port_are_never_attacked() -> None:
    s = found(hunt({"hood": "O22"}, up={GERMAN_LEVEL: "O22"}), "hood")
    assert open_to_attack(s, GERMAN, "O22") == ["hood"]

    s.vessel("hood").in_port = True
    assert open_to_attack(s, GERMAN, "O22") == []


@pytest.mark.rule("12.7")
def test_12_7_a_german_ship_is_attacked_on_the_turn_it_enters_port() -> None:
    s = found(
        hunt({"prinz_eugen": "P22"}, up={LEVEL: "P23"}, air_attack_in_port=False), "prinz_eugen"
    )
    enter(unit_with(s, "prinz_eugen"), "P23")

    assert open_to_attack(s, zone="P23") == ["prinz_eugen"]


@pytest.mark.rule("12.7(pe)", "9.13(port)")
def test_12_7_a_ship_in_port_is_attacked_by_air_in_one_phase_of_each_stay() -> None:
    s = found(hunt({"prinz_eugen": "P23"}, up={LEVEL: "P23"}), "prinz_eugen")
    s.vessel("prinz_eugen").in_port = True

    answers(attack_in(umpire(4, 4), s, BRITISH, "P23"), "1", "hold")
    assert open_to_attack(s, zone="P23") == []

    enter(unit_with(s, "prinz_eugen"), "P22")
    enter(unit_with(s, "prinz_eugen"), "P23")
    s.vessel("prinz_eugen").in_port = True
    assert open_to_attack(s, zone="P23") == ["prinz_eugen"]


@pytest.mark.rule("9.13(port)")
@pytest.mark.parametrize("allowed", [True, False])
def test_9_13_by_option_ships_in_port_are_left_alone(allowed: bool) -> None:
    s = found(hunt({"prinz_eugen": "P23"}, air_attack_in_port=allowed), "prinz_eugen")
    s.vessel("prinz_eugen").in_port = True

    assert bool(open_to_attack(s, zone="P23")) == allowed


# ---------------------------------------------------------------------- when


@pytest.mark.rule("9.14")
def test_9_14_air_attacks_come_after_the_search_and_before_naval_combat() -> None:
    order = [phase.id for phase in SEQUENCE.phases]

    assert order.index("search") < order.index("air-attack") < order.index("naval-combat")


@pytest.mark.rule("9.15")
def test_9_15_the_british_make_all_their_attacks_first() -> None:
    s = found(
        hunt({"bismarck": HERE, "hood": "P22"}, up={LEVEL: HERE, GERMAN_LEVEL: "P22"}),
        "bismarck",
        "hood",
    )

    asked = answers(air_attack(umpire(), s), "hold", "hold", "hold", "done", "done").asked

    attacks = [decision.seat for decision in asked if decision.id == "air-attack"]
    assert attacks == [BRITISH, BRITISH, GERMAN]


@pytest.mark.rule("9.16")
@pytest.mark.parametrize(
    ("unit", "ship", "attacks"), [(LEVEL, "bismarck", 2), (GERMAN_LEVEL, "hood", 1)]
)
def test_9_16_a_british_bomber_attacks_twice_a_german_once(
    unit: str, ship: str, attacks: int
) -> None:
    s = raid(unit, ships=(ship,))
    side = BOX.air_units[unit].side

    asked = answers(attack_in(umpire(), s, side, HERE), *(["hold"] * attacks)).asked

    assert len(asked) == attacks


@pytest.mark.rule("9.16(night)", "11.12(air)")
@pytest.mark.parametrize(
    ("turn", "zone", "attacked"), [(6, "L12", False), (6, "K12", True), (7, "K12", False)]
)
def test_9_16_no_air_attack_is_made_where_it_is_night(
    turn: int,
    zone: str,
    attacked: bool,
) -> None:
    s = found(hunt({"bismarck": zone}, turn=turn), "bismarck")

    assert bool(target_zones(BOX, s, BRITISH)) == attacked


@pytest.mark.rule("9.225")
def test_9_225_no_air_attack_is_made_at_x() -> None:
    assert target_zones(BOX, raid(LEVEL, visibility=X), BRITISH) == []
    assert target_zones(BOX, raid(LEVEL), BRITISH) == [HERE]


# ---------------------------------------------------------------------- how


@pytest.mark.rule("9.16(split)")
@pytest.mark.parametrize(("given", "hit"), [(("1", "1"), [1, 1]), (("1", "2"), [1, 2])])
def test_9_16_both_attacks_go_to_one_ship_or_one_each_to_two(
    given: tuple[str, str], hit: list[int]
) -> None:
    s, u = raid(TORPEDO, ships=("bismarck", "prinz_eugen")), umpire(1, 4, 4, 4, 4)

    answers(attack_in(u, s, BRITISH, HERE), *given)

    assert [event.counter for event in u.told(AirAttackMade)] == hit


@pytest.mark.rule("9.17")
def test_9_17_all_attacks_of_a_zone_are_assigned_before_two_dice_are_rolled_for_each() -> None:
    s, u = raid(LEVEL, TORPEDO), umpire(3, 4, 3, 4, 3, 4)

    asked = answers(attack_in(u, s, BRITISH, HERE), "1", "hold", "1", "1").asked

    assert [decision.id for decision in asked] == ["air-attack"] * 4
    assert len(u.told(AirAttackMade)) == 3


@pytest.mark.rule("9.17(blind)")
def test_9_17_the_counters_are_shuffled_unseen_and_show_nothing() -> None:
    s, u = raid(TORPEDO, ships=("bismarck", "prinz_eugen")), umpire(2, 1, 1)
    steps = attack_in(u, s, BRITISH, HERE)

    texts = [str(option.text) for option in offered(steps).options]  # type: ignore[union-attr]  # it is a choice
    assert not any("bismarck" in text.lower() or "eugen" in text.lower() for text in texts)
    answers_left = [steps.send("1")]
    with pytest.raises(StopIteration):
        steps.send("hold")

    assert answers_left
    assert [event.seen_by for event in u.told(DieThrown)] == [()]
    assert s.vessel("prinz_eugen").damage.midships == 1  # she was drawn first
    assert s.vessel("bismarck").damage.midships == 0


@pytest.mark.rule("9.17(blind)")
def test_9_17_only_located_ships_are_laid_out() -> None:
    s = raid(TORPEDO)
    s.vessel("prinz_eugen").zone = HERE

    assert option_ids(offered(attack_in(umpire(), s, BRITISH, HERE))) == ["1", "hold"]


@pytest.mark.rule("9.17(blind)")
def test_9_17_attacks_left_on_a_ship_already_sunk_are_lost() -> None:
    s, u = raid(TORPEDO, ships=("prinz_eugen",)), umpire(1, 1)
    damaged(s, "prinz_eugen", midships=3)

    answers(attack_in(u, s, BRITISH, HERE), "1", "1")

    assert s.vessel("prinz_eugen").sunk
    assert len(u.told(AirAttackMade)) == len(u.told(AirAttackLost)) == 1


def bombs(unit: str, total: int, *, capital: bool) -> tuple[Effect, ...]:
    return BOX.bombing(BOX.air_units[unit]).read(total).against(capital=capital).effects


@pytest.mark.rule("9.17(T1)")
def test_9_17_torpedo_bombers_hit_midships_with_two_to_four() -> None:
    hits = {total: bombs(TORPEDO, total, capital=True) for total in range(2, 13)}

    assert [hits[total] for total in (2, 3, 4)] == [
        (Effect("midships", 1),),
        (Effect("midships", 1, 20),),
        (Effect("midships", 1, 5),),
    ]
    assert not any(hits[total] for total in range(5, 13))


@pytest.mark.rule("9.17(T2)")
def test_9_17_british_level_bombers_do_less_to_battleships() -> None:
    expected: dict[int, tuple[Effect, ...]] = {
        2: (Effect("secondary", 1), Effect("midships", 2)),
        3: (Effect("secondary", 1),),
        4: (Effect("bow", 2),),
        11: (Effect("stern", 2),),
        12: (Effect("secondary", 1), Effect("bow", 1), Effect("midships", 1)),
    }
    for total in range(2, 13):
        assert bombs(LEVEL, total, capital=False) == expected.get(total, ())
    assert bombs(LEVEL, 2, capital=True) == (Effect("secondary", 1), Effect("midships", 1))
    assert bombs(LEVEL, 4, capital=True) == (Effect("bow", 1),)
    assert bombs(LEVEL, 12, capital=True) == expected[12]


@pytest.mark.rule("9.17(T3)")
def test_9_17_german_level_bombers() -> None:
    expected: dict[int, tuple[Effect, ...]] = {
        2: (Effect("secondary", 1), Effect("midships", 1)),
        3: (Effect("secondary", 1),),
        4: (Effect("bow", 1),),
        10: (Effect("stern", 1),),
        11: (Effect("bow", 2), Effect("midships", 2)),
        12: (Effect("secondary", 1), Effect("stern", 1), Effect("midships", 1)),
    }
    for total in range(2, 13):
        assert bombs(GERMAN_LEVEL, total, capital=True) == expected.get(total, ())


@pytest.mark.rule("9.18")
def test_9_18_damage_counts_at_once_and_names_the_ship() -> None:
    s, u = raid(TORPEDO), umpire(1, 2, 4, 4)

    answers(attack_in(u, s, BRITISH, HERE), "1", "1")

    assert [event.ship for event in u.told(ShipBombed)] == ["Bismarck"]
    assert len(u.told(AirAttackMissed)) == 1
    damage = s.vessel("bismarck").damage
    assert (damage.midships, damage.temporary, damage.permanent) == (1, 1, 20)
    assert s.british.shown == {"bismarck": damage}


@pytest.mark.rule("9.18", "2.425")
def test_9_18_an_undamaged_ship_is_not_named() -> None:
    s, u = raid(TORPEDO), umpire(4, 4)

    answers(attack_in(u, s, BRITISH, HERE), "1", "hold")

    assert not any("bismarck" in str(event).lower() for event in u.log)
    assert s.british.shown == {}


@pytest.mark.rule("9.18(rodney)")
def test_9_18_the_attacker_picks_the_side_of_secondaries_hit_by_bombs() -> None:
    s = raid(GERMAN_LEVEL, ships=("hood",))

    answers(attack_in(umpire(1, 2), s, GERMAN, HERE), "1", "starboard_secondary")

    assert s.vessel("hood").damage.starboard_secondary == 1


@pytest.mark.rule("9.18(rodney)")
def test_9_18_stern_bombs_on_the_rodney_are_rolled_as_from_abeam() -> None:
    s = raid(GERMAN_LEVEL, ships=("rodney",))

    answers(attack_in(umpire(5, 5, 2), s, GERMAN, HERE), "1")

    assert (s.vessel("rodney").damage.bow, s.vessel("rodney").damage.stern) == (1, 0)


@pytest.mark.rule("4.7", "9.14")
def test_4_7_flights_return_after_all_attacks() -> None:
    s, u = raid(TORPEDO), umpire(4, 4)
    s.vessel("ark_royal").zone = HERE

    answers(air_attack(u, s), "1", "hold", "done", "done")

    kinds = [type(event) for event in u.log]
    assert kinds.index(AirAttackMade) < kinds.index(AirUnitReturned)
    assert flight_of(s, TORPEDO).zone == ""


@pytest.mark.rule("9.714(game)", "12.11")
def test_12_11_the_game_ends_when_an_air_attack_sinks_the_bismarck() -> None:
    s = raid(TORPEDO)
    damaged(s, "bismarck", midships=9)

    driven = answers(air_attack(umpire(1, 1), s), "1", "hold")

    assert driven.result == "end"
    assert s.ending == "bismarck_sunk"


@pytest.mark.rule("9.11")
def test_9_11_a_side_without_bombers_is_asked_all_the_same() -> None:
    asked = answers(air_attack(umpire(), raid()), "hold", "done", "done").asked

    assert [decision.id for decision in asked][:1] == ["no-bombers"]
