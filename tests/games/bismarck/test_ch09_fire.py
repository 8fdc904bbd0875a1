"""9.6, 9.8. Fire."""

import pytest

from sandtable.engine.decisions import Number
from sandtable.engine.events import Rolled
from sandtable.games.bismarck.components.battle_board import Sector
from sandtable.games.bismarck.events.battle import ShipFired, TurretsFailed
from sandtable.games.bismarck.rules.ch09_aim import bearing, take_aim
from sandtable.games.bismarck.rules.ch09_damage import BOTH_SIDES, PORT, STARBOARD
from sandtable.games.bismarck.rules.ch09_fire import (
    Battery,
    all_salvoes,
    fire_ship,
    salvo_number,
    section_salvoes,
    shots_at,
    third_turret,
)
from sandtable.games.bismarck.state import Damage
from sandtable.testing.desk import answers, offered
from tests.games.bismarck.battles import (
    BOX,
    MISS,
    battle,
    battle_on,
    names_of,
    place,
    targets_of,
    umpire,
)

EVENING, NIGHT = 6, 7


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


@pytest.mark.rule("11.12", "11.11")
@pytest.mark.parametrize(("zone", "table"), [("K12", "A"), ("L12", "B")])
def test_11_12_at_20_00_it_is_night_for_the_guns_south_of_55_degrees(zone: str, table: str) -> None:
    s = battle({"bismarck": "0,0:E", "hood": "0,3:E"}, turn=EVENING)
    battle_on(s).action.zone = zone

    assert [aim.table for aim in targets_of(s, "bismarck")] == [table]


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
