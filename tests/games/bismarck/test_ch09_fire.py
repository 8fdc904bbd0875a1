"""9.6, 9.8. Fire."""

import pytest

from sandtable.engine.decisions import Number
from sandtable.engine.events import Rolled
from sandtable.games.bismarck.components.battle_board import Sector
from sandtable.games.bismarck.events.battle import ShipFired, ShotsLost, TurretsFailed
from sandtable.games.bismarck.rules.ch09_damage import BOTH_SIDES, PORT, STARBOARD
from sandtable.games.bismarck.rules.ch09_fire import (
    Aim,
    Battery,
    all_salvoes,
    bearing,
    fire,
    fire_ship,
    salvo_number,
    section_salvoes,
    shots_at,
    take_aim,
    targets,
    third_turret,
)
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Damage
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, battle, battle_on, place, umpire

NIGHT = 7
MISS = (3, 4)


def names_of(aims: list[Aim]) -> list[str]:
    return [aim.target for aim in aims]


def targets_of(s: Campaign, ship: str) -> list[Aim]:
    return targets(BOX, s, battle_on(s).places[ship])


def battery_of(ship: str, **damage: int) -> Battery:
    return Battery(BOX.ships[ship], Damage(**damage))


# ---------------------------------------------------------------------- range, sectors, columns


@pytest.mark.rule("9.61")
@pytest.mark.parametrize(("far", "table"), [(1, "A"), (3, "A"), (4, "B"), (6, "B")])
def test_9_61_three_hexes_are_range_a_and_six_range_b(far: int, table: str) -> None:
    s = battle({"bismarck": "0,0:E", "hood": f"0,{far}:E"})

    assert [(aim.distance, aim.table) for aim in targets_of(s, "bismarck")] == [(far, table)]


@pytest.mark.rule("9.61")
def test_9_61_seven_hexes_are_out_of_range() -> None:
    assert not targets_of(battle({"bismarck": "0,0:E", "hood": "0,7:E"}), "bismarck")


@pytest.mark.rule("11.12")
def test_11_12_at_night_ships_fire_at_range_a_only_with_the_tables_of_b() -> None:
    near = battle({"bismarck": "0,0:E", "hood": "0,3:E"}, turn=NIGHT)
    far = battle({"bismarck": "0,0:E", "hood": "0,4:E"}, turn=NIGHT)

    (aim,) = targets_of(near, "bismarck")
    assert aim.column(BOX) is BOX.gunnery["B"]["broadside"]
    assert PORT in aim.sections or STARBOARD in aim.sections
    assert not targets_of(far, "bismarck")


@pytest.mark.rule("9.63")
@pytest.mark.parametrize(
    ("sector", "sections"),
    [
        (Sector.BOW, {"bow"}),
        (Sector.STERN, {"stern"}),
        (Sector.PORT, {"bow", "stern", PORT}),
        (Sector.STARBOARD, {"bow", "stern", STARBOARD}),
    ],
)
def test_9_63_each_section_fires_into_its_sector(sector: Sector, sections: set[str]) -> None:
    assert set(bearing(BOX.ships["bismarck"], sector, 2)) == sections


@pytest.mark.rule("9.63(sec)")
def test_9_63_secondaries_reach_range_a_only() -> None:
    assert bearing(BOX.ships["bismarck"], Sector.PORT, 3) == ("bow", "stern", PORT)
    assert bearing(BOX.ships["bismarck"], Sector.PORT, 4) == ("bow", "stern")


@pytest.mark.rule("9.63(CA)")
def test_9_63_heavy_cruisers_reach_five_hexes() -> None:
    assert bearing(BOX.ships["prinz_eugen"], Sector.BOW, 5)
    assert not bearing(BOX.ships["prinz_eugen"], Sector.BOW, 6)


@pytest.mark.rule("9.63(CL)")
def test_9_63_light_cruisers_reach_range_a() -> None:
    assert bearing(BOX.ships["sheffield"], Sector.BOW, 3)
    assert not bearing(BOX.ships["sheffield"], Sector.BOW, 4)


@pytest.mark.rule("9.67")
@pytest.mark.parametrize(
    ("where", "attitude"),
    [("5,0:E", "bow"), ("-5,0:E", "stern"), ("0,5:E", "broadside"), ("2,-4:E", "broadside")],
)
def test_9_67_the_column_is_where_the_firer_lies_from_the_targets_bow(
    where: str, attitude: str
) -> None:
    aim = take_aim(BOX, place("hood", where), place("bismarck", "0,0:E"))

    assert aim.attitude == attitude
    assert aim.column(BOX) is BOX.gunnery["B"][attitude]


@pytest.mark.rule("9.716")
@pytest.mark.rule("9.716(line)")
@pytest.mark.parametrize(
    ("where", "sides"),
    [
        ("0,-3:E", (PORT,)),
        ("0,3:E", (STARBOARD,)),
        ("4,0:E", BOTH_SIDES),
        ("-4,0:E", BOTH_SIDES),
        ("5,-1:E", (PORT,)),  # in the bow sector, off the keel line
        ("-4,1:E", (STARBOARD,)),
    ],
)
def test_9_716_only_the_side_of_the_firer_is_exposed_but_from_the_keel_line_both(
    where: str, sides: tuple[str, ...]
) -> None:
    assert take_aim(BOX, place("hood", where), place("bismarck", "0,0:E")).sides == sides


@pytest.mark.rule("9.68")
def test_9_68_other_ships_do_not_block_the_fire() -> None:
    s = battle({"bismarck": "0,0:E", "hood": "2,0:E", "norfolk": "1,0:E"})

    assert names_of(targets_of(s, "bismarck")) == ["hood", "norfolk"]


@pytest.mark.rule("9.81")
@pytest.mark.rule("9.81(range)")
def test_9_81_rodneys_third_turret_fires_abeam_at_any_range_and_never_astern() -> None:
    rodney = BOX.ships["rodney"]

    assert "stern" in bearing(rodney, Sector.STARBOARD, 2)
    assert "stern" in bearing(rodney, Sector.STARBOARD, 6)
    assert bearing(rodney, Sector.STERN, 2) == ()


# ---------------------------------------------------------------------- salvoes and shots


@pytest.mark.rule("9.64")
def test_9_64_the_first_unmarked_box_is_the_salvo_number() -> None:
    bismarck = BOX.ships["bismarck"]

    assert salvo_number(bismarck, Damage(bow=2), "bow") == 5
    assert salvo_number(bismarck, Damage(bow=7), "bow") == 0
    assert salvo_number(BOX.ships["norfolk"], Damage(), PORT) == 0


@pytest.mark.rule("9.64")
def test_9_64_a_ship_with_only_zero_sections_has_no_target() -> None:
    s = battle({"ark_royal": "0,0:E", "bismarck": "3,0:W"})

    assert not targets_of(s, "ark_royal")
    assert targets_of(battle({"ark_royal": "0,0:E", "bismarck": "0,3:W"}), "ark_royal")


@pytest.mark.rule("9.64(order)")
def test_9_64_failure_halves_down_before_withdrawal_halves_up() -> None:
    guns = Battery(BOX.ships["king_george_v"], Damage(), withdrawing=True, failed="bow")

    assert section_salvoes(guns, "bow", bow_fires_at_a=True) == 2  # 7, 3, 2
    assert section_salvoes(guns, "stern", bow_fires_at_a=True) == 3  # 5, 3


@pytest.mark.rule("9.651")
@pytest.mark.rule("9.652")
@pytest.mark.parametrize(("far", "shots"), [(1, 17), (2, 8), (3, 8), (4, 7)])
def test_9_651_beyond_one_hex_the_sum_is_halved_downwards(far: int, shots: int) -> None:
    s = battle({"bismarck": "0,0:E", "hood": f"0,{far}:E"})
    u = umpire(*(MISS * shots))

    answers(fire_ship(u, s, battle_on(s).places["bismarck"]), "hood")

    assert [event.shots for event in u.told(ShipFired)] == [shots]
    assert len(u.told(Rolled)) == shots


@pytest.mark.rule("9.651(assign)")
def test_9_651_salvoes_are_divided_first_and_halved_for_each_target() -> None:
    aims = targets_of(
        battle({"bismarck": "0,0:E", "hood": "0,2:E", "norfolk": "1,1:E"}), "bismarck"
    )

    assert shots_at(BOX, aims, {"hood": 5, "norfolk": 5}) == {"hood": 2, "norfolk": 2}


@pytest.mark.rule("9.69")
def test_9_69_the_last_gun_fires_one_shot_however_often_it_is_halved() -> None:
    s = battle(
        {"king_george_v": "0,3:E", "bismarck": "0,0:E"},
        damage={"king_george_v": Damage(bow=6, stern=5, port_secondary=2)},
        withdrawing=("king_george_v",),
    )
    u = umpire(4, 1, *MISS)  # the bow turrets fail

    answers(fire_ship(u, s, battle_on(s).places["king_george_v"]), "bismarck")

    assert [event.shots for event in u.told(ShipFired)] == [1]


@pytest.mark.rule("9.69")
def test_9_69_the_one_shot_is_for_the_ship_and_not_for_each_target() -> None:
    aims = targets_of(
        battle({"bismarck": "0,0:E", "hood": "0,2:E", "norfolk": "1,1:E"}), "bismarck"
    )

    assert shots_at(BOX, aims, {"hood": 1, "norfolk": 1}) == {"hood": 1, "norfolk": 0}
    assert shots_at(BOX, aims, {"hood": 2, "norfolk": 1}) == {"hood": 1, "norfolk": 0}


@pytest.mark.rule("9.82")
def test_9_82_rodneys_third_turret_is_halved_when_the_bow_fires_at_range_a() -> None:
    guns = battery_of("rodney")
    near, far = (
        take_aim(BOX, place("rodney", "0,0:E"), place("bismarck", f"0,{n}:E")) for n in (3, 5)
    )

    assert all_salvoes(guns, near) == 8 + 2 + 2
    assert all_salvoes(guns, far) == 8 + 4
    assert all_salvoes(battery_of("rodney", bow=8), near) == 4 + 2
    assert [third_turret(salvoes) for salvoes in (4, 3, 2, 1, 0)] == [2, 1, 1, 1, 0]


@pytest.mark.rule("9.82")
def test_9_82_the_third_turret_is_whole_when_the_bow_fires_at_range_b_only() -> None:
    s = battle({"rodney": "0,0:E", "bismarck": "0,5:E", "prinz_eugen": "0,3:E"})
    rodney = battle_on(s).places["rodney"]

    far = offered(fire_ship(umpire(), s, rodney), "divide", 8)
    near = offered(fire_ship(umpire(), s, rodney), "divide", 0, 8)

    assert isinstance(far, Number)
    assert isinstance(near, Number)
    assert (far.facts["section"], far.high) == ("stern", 4)
    assert (near.facts["section"], near.high) == ("stern", 2)


@pytest.mark.rule("9.83")
@pytest.mark.parametrize(("dice", "bow", "stern"), [((3,), 7, 5), ((4, 3), 3, 5), ((6, 4), 7, 2)])
def test_9_83_turrets_of_the_king_george_v_may_fail(
    dice: tuple[int, ...], bow: int, stern: int
) -> None:
    s = battle({"king_george_v": "0,1:E", "bismarck": "0,0:E"})
    shots = bow + stern + 2
    u = umpire(*dice, *(MISS * shots))

    answers(fire_ship(u, s, battle_on(s).places["king_george_v"]), "bismarck")

    assert [event.shots for event in u.told(ShipFired)] == [shots]
    assert len(u.told(TurretsFailed)) == len(dice) - 1


@pytest.mark.rule("9.83(still)")
def test_9_83_a_failure_of_turrets_that_do_not_bear_costs_nothing() -> None:
    s = battle({"prince_of_wales": "0,0:E", "bismarck": "1,0:E"})
    u = umpire(5, 6, *(MISS * 7))

    answers(fire_ship(u, s, battle_on(s).places["prince_of_wales"]), "bismarck")

    assert [event.shots for event in u.told(ShipFired)] == [7]


@pytest.mark.rule("9.98")
def test_9_98_a_withdrawing_ship_fires_half_of_each_section_rounded_up() -> None:
    s = battle({"bismarck": "0,0:E", "norfolk": "0,1:E"}, withdrawing=("bismarck",))
    u = umpire(*(MISS * 10))

    answers(fire_ship(u, s, battle_on(s).places["bismarck"]), "norfolk")

    assert [event.shots for event in u.told(ShipFired)] == [4 + 4 + 2]


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

    driven = answers(fire(u, s), "repulse", "bismarck", "bismarck", "hood")

    assert driven.ids == ["next-to-fire", "fire", "fire", "fire"]
    assert [event.ship for event in u.told(ShipFired)] == ["Repulse", "Hood", "Bismarck"]


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
