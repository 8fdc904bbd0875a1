"""9.4, 12.7, 12.9, 14.2: the Hornet's force against the German bases."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.rules.ch06_naval import naval_movement
from sandtable.games.paukenschlag.rules.ch06_stacks import force_moves, us_must_move
from sandtable.games.paukenschlag.rules.ch12_missions import is_ready, missions_of, zones_for
from sandtable.games.paukenschlag.rules.ch14_raid import (
    bombard,
    carrier_strikes,
    drive_off_modifiers,
    is_raiding,
    meet_escorts,
    splits,
    strike,
)
from sandtable.games.paukenschlag.state import HORNET_RAID, Campaign, Plane
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import BOX, empty, plane, seeded, ship, umpire

TARGET = BOX.targets["AF-AZ"]


def raiding(zone: str = "CE", *ships: str, scenario: str = "plan_amerika") -> Campaign:
    s = empty(scenario, turn=8)
    for name in ships or ("CV-8", "BB-NC", "DD-6"):
        ship(s, name, zone, in_force=True)
    s.happened = [HORNET_RAID]
    return s


def strikers(s: Campaign, *names: str, mission: str = "strike", zone: str = "CE") -> list[Plane]:
    return [plane(s, name, "CV-8", zone=zone, mission=mission) for name in names]


# ---------------------------------------------------------------------- the way there


@pytest.mark.rule("13.0(1-2)", "12.9", "14.2(speed)", "14.2(stay)")
def test_12_9_the_force_comes_nearer_to_a_base_every_turn() -> None:
    s = raiding("CA")
    found = {option.space for option in force_moves(BOX, s)}
    assert found == {"CB", "CC", "BB", "BC", "DD", "DE", "CD", "DP"}
    assert us_must_move(BOX, s)

    answers(naval_movement(seeded(), s), "hornet:CD:sea")
    assert {x.zone for x in s.ships.values()} == {"CD"}


@pytest.mark.rule("12.9", "14.2(stay)")
def test_12_9_with_its_first_attack_the_force_is_free() -> None:
    s = raiding("CE")
    assert is_raiding(s)
    answers(bombard(umpire(10, 10), s), "2-0")

    assert s.raided == ["AZ"]
    assert not is_raiding(s)
    assert not any(x.in_force for x in s.ships.values())


# ---------------------------------------------------------------------- 12.7


@pytest.mark.rule("12.7(split)")
@pytest.mark.parametrize(
    ("total", "found"),
    [(6, [(2, 0), (1, 1), (0, 3)]), (7, [(2, 0), (1, 2), (0, 3)]), (2, [(0, 1)])],
)
def test_12_7_a_factor_is_split_over_columns_3_and_2(
    total: int, found: list[tuple[int, int]]
) -> None:
    assert splits(total) == found
    assert all(3 * heavy + 2 * light <= total for heavy, light in found)


@pytest.mark.rule("12.7", "12.7(small)", "9.3(shore)", "2.2.2(bombard)")
@pytest.mark.parametrize(
    ("ships", "first"),
    [(("BB-NC",), "2-0"), (("BB-NC", "BB-WA"), "4-0"), (("BB-NC", "DD-6", "DD-7"), "2-1")],
)
def test_12_7_small_ships_fire_only_with_a_larger_one(ships: tuple[str, ...], first: str) -> None:
    s = raiding("CE", *ships)
    assert option_ids(offered(bombard(umpire(), s)))[0] == first

    assert not answers(bombard(umpire(), raiding("CE", "DD-6", "DD-7", "CV-8"))).asked
    assert not answers(bombard(umpire(), raiding("CD", *ships))).asked


@pytest.mark.rule("12.7", "12.7(record)", "12.9(unusable)")
def test_12_7_gunfire_damages_the_base() -> None:
    s = raiding("CE", "BB-NC")
    plane(s, "FW-200-1", "AZ")
    u = umpire(6, 5, 8)
    answers(bombard(u, s), "1-1")

    assert [roll.column for roll in u.rolls[:2]] == ["3", "2"]
    assert s.damage == {"AF-AZ": 9}
    assert s.planes["FW-200-1"].lost


@pytest.mark.rule("12.7")
def test_12_7_the_us_need_not_fire() -> None:
    s = raiding("CE")
    answers(bombard(umpire(), s), "hold")

    assert not s.raided


# ---------------------------------------------------------------------- the carrier's missions


@pytest.mark.rule("14.2(strike)", "14.2.1", "14.2.1(once)", "14.2.1(range)", "12.5.3(no-us)")
@pytest.mark.parametrize(
    ("name", "base", "missions", "zones"),
    [
        ("SBD-1", "CV-8", ["recon", "attack", "strike"], ("CE",)),
        ("TBD-1", "CV-8", ["recon", "attack", "strike"], ("CE",)),
        ("F4F-1", "CV-8", ["recon", "attack", "escort"], ("CE",)),
        ("B-25C-1", "CV-8", ["strike"], ("CE",)),
        ("B-25C-1", "G", ["recon"], ()),
        ("B-17-2", "G", ["recon", "attack"], ()),
    ],
)
def test_14_2_the_carriers_aircraft_alone_strike_german_bases(
    name: str, base: str, missions: list[str], zones: tuple[str, ...]
) -> None:
    s = raiding("CE")
    found = plane(s, name, base)

    assert missions_of(BOX, s, found) == missions
    if zones:
        assert zones_for(BOX, s, found, missions[-1]) == zones


@pytest.mark.rule("14.2.1(range)")
def test_14_2_1_the_b_25_reaches_the_next_zone() -> None:
    s = raiding("CD")

    assert zones_for(BOX, s, plane(s, "B-25C-1", "CV-8"), "strike") == ("CE",)
    assert zones_for(BOX, s, plane(s, "SBD-1", "CV-8"), "strike") == ()


@pytest.mark.rule("14.2.1(deck)")
def test_14_2_1_when_the_b_25_is_off_the_deck_is_free() -> None:
    s = raiding("CE")
    big, other = plane(s, "B-25C-1", "CV-8"), plane(s, "SBD-1", "CV-8")
    assert (is_ready(BOX, s, big), is_ready(BOX, s, other)) == (True, False)

    big.mission = "strike"
    assert is_ready(BOX, s, other)


@pytest.mark.rule("14.2(strike)")
def test_14_2_without_a_luftwaffe_there_is_nothing_to_strike() -> None:
    s = raiding("CE", scenario="historical")

    assert missions_of(BOX, s, plane(s, "SBD-1", "CV-8")) == ["recon", "attack"]


# ---------------------------------------------------------------------- the strike


@pytest.mark.rule("14.2.1", "14.2.1(surprise)", "14.2.1(interned)", "14.2.1(once)")
def test_14_2_1_the_b_25_meets_only_flak_and_does_not_return() -> None:
    s = raiding("CE")
    strikers(s, "B-25C-1")
    plane(s, "Bf-109-1", "AZ", zone="CE", mission="cap")
    carrier_strikes(umpire(3, 8), s)  # past the flak; two points of damage

    assert s.damage == {"AF-AZ": 2}
    assert s.planes["B-25C-1"].lost
    assert not s.planes["Bf-109-1"].flown
    assert s.raided == ["AZ"]


@pytest.mark.rule("14.2(strike)", "9.4(carrier)", "9.4(order)", "9.4(losses)")
def test_9_4_fighters_flak_and_then_the_bombs() -> None:
    s = raiding("CE")
    bombers = strikers(s, "SBD-1", "SBD-2", "TBD-1")
    plane(s, "Bf-109-1", "AZ", zone="CE", mission="cap")
    # 4 against 1 shoots the first down; flak turns the second back; the third hits for 2
    u = umpire(4, 2, 3, 4)
    carrier_strikes(u, s)

    assert [x.lost for x in bombers] == [True, False, False]
    assert u.tables == ["air_to_air", "anti_aircraft", "anti_aircraft", "air_to_surface"]
    assert s.damage == {"AF-AZ": 2}
    assert all(x.flown for x in s.planes.values())


@pytest.mark.rule("9.4.1", "9.4(skip)", "9.4.2(excess)")
@pytest.mark.parametrize(
    ("faces", "free", "held", "lost"),
    [((3,), 1, 0, False), ((5,), 1, 0, False), ((6,), 0, 1, False), ((10,), 0, 1, False)],
)
def test_9_4_1_a_patrol_drives_off_the_escort(
    faces: tuple[int, ...],
    free: int,
    held: int,
    lost: bool,
) -> None:
    s = raiding("CE")
    cap = [plane(s, "Bf-109-1", "AZ", zone="CE", mission="cap")]
    escorts = strikers(s, "F4F-1", mission="escort")
    found = meet_escorts(umpire(*faces), cap, escorts, "CE")

    assert [len(part) for part in found] == [free, held]
    assert cap[0].lost == lost


@pytest.mark.rule("9.4.1")
def test_9_4_1_more_than_10_and_the_fighter_is_destroyed() -> None:
    s = raiding("CE")
    cap = [plane(s, "P-36-1", "AZ", zone="CE", mission="cap")]
    escorts = strikers(s, "F4F-1", "F4F-2", mission="escort")

    assert meet_escorts(umpire(9), cap, escorts, "CE") == ([], [])
    assert cap[0].lost


@pytest.mark.rule("9.4.1(better)", "9.4.1(more)", "9.4.1(worse)", "9.4.1(fewer)")
@pytest.mark.parametrize(
    ("kind", "cap", "escorts", "total"),
    [
        ("Bf-109", 2, 1, -2),
        ("Bf-109", 1, 1, -1),
        ("Bf-109", 1, 2, 0),
        ("P-36", 1, 2, 2),
        ("P-36", 2, 1, 0),
        ("P-40", 1, 1, 0),
    ],
)
def test_9_4_1_the_modifiers(kind: str, cap: int, escorts: int, total: int) -> None:
    s = raiding("CE")
    own = [plane(s, f"{kind}-{number}", "AZ") for number in range(cap)]
    others = [plane(s, f"F4F-{number}", "CV-8") for number in range(escorts)]

    assert drive_off_modifiers(BOX, own[0], own, others).total == total


@pytest.mark.rule("9.4.2", "9.4.2(excess)", "9.4.2(once)", "9.4(losses)")
def test_9_4_2_fighters_left_over_go_for_the_bombers() -> None:
    s = raiding("CE")
    bombers = strikers(s, "SBD-1")
    escorts = strikers(s, "F4F-1", mission="escort")
    for number in (1, 2):
        plane(s, f"Bf-109-{number}", "AZ", zone="CE", mission="cap")
    # both must fight the escort (8 - 2 = 6); 4:3 and 3:4 for the first pair; 4:1 for the second
    u = umpire(8, 8, 6, 6, 6)
    strike(u, s, bombers, escorts, TARGET)

    assert [roll.column for roll in u.rolls[2:]] == ["1-1", "1-2", "4-1"]
    assert (s.planes["F4F-1"].lost, s.planes["SBD-1"].lost) == (True, True)
    assert not s.planes["Bf-109-1"].lost
    assert s.damage == {}
