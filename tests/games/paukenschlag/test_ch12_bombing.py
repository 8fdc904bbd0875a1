"""9.4.2, 12.3 to 12.5. Raids over their targets: fighters, flak and bombs."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.events.raids import TargetBombed, TargetMissed
from sandtable.games.paukenschlag.rules.ch12_bombing import (
    air_odds,
    attack_ship,
    attack_target,
    bomb,
    bomb_effect,
    catch_on_ground,
    damage_target,
    intercepted,
    paired,
    passes_flak,
)
from sandtable.games.paukenschlag.rules.ch12_raids import german_raid
from sandtable.testing.desk import answers
from tests.games.paukenschlag.campaigns import BOX, amerika, empty, plane, ship, umpire

# ---------------------------------------------------------------------- over the target


@pytest.mark.rule("12.3(intercept)", "5.3(cap)", "12.1.2", "12.1.2(limits)", "9.4(losses)")
@pytest.mark.rule("9.4.2", "9.4.2(once)", "2.2.2(fighters-only)", "2.2.2(air-strength)")
def test_12_3_one_fighter_of_each_type_that_finds_the_raid_attacks() -> None:
    s = amerika("FW-200-1", "FW-200-2")
    for name in ("P-40-1", "P-40-2", "P-39-1", "P-47-1"):
        plane(s, name, "G", zone="CA", mission="cap")
    plane(s, "P-36-1", "Q", zone="ED", mission="cap")
    # P-40 finds it, P-39 does not, P-47 does; 3 against 2 and 4 against 2
    u = umpire(2, 3, 1, 6, 4)
    left = intercepted(u, s, list(s.planes.values())[:2], "CA")

    assert left == []
    assert [x.lost for x in s.planes.values()][:2] == [True, False]
    assert [roll.column for roll in u.rolls[3:]] == ["1-1", "2-1"]
    assert [x.flown for x in s.planes.values()][2:] == [True, False, False, True, False]


@pytest.mark.rule("9.4.2(pairs)")
def test_9_4_2_a_second_fighter_only_where_every_bomber_has_one() -> None:
    s = amerika("FW-200-1", "FW-200-2")
    bombers = list(s.planes.values())
    fighters = [plane(s, f"P-{number}-1", "G") for number in (36, 39, 40)]

    assert paired(fighters, bombers, bombers[0]) == [fighters[0], fighters[2]]
    assert paired(fighters, bombers, bombers[1]) == [fighters[1]]


@pytest.mark.rule("9.4.2(resolve)", "2.2.2(fighters-only)")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(4, 2, "2-1"), (3, 2, "1-1"), (2, 3, "1-2"), (1, 3, ""), (9, 2, "4-1"), (2, 0, "4-1")],
)
def test_9_4_2_the_odds_in_the_air(attack: int, defence: int, column: str) -> None:
    assert air_odds(BOX, attack, defence) == column


@pytest.mark.rule("12.4", "12.4(AA)", "12.4(down)", "12.4(fixed)")
@pytest.mark.parametrize(
    ("target", "face", "passes", "lost"),
    [
        ("PO-NYC", 1, False, True),
        ("PO-NYC", 3, False, False),
        ("PO-NYC", 4, True, False),
        ("PO-HFX", 1, False, False),
        ("PO-HFX", 2, True, False),
    ],
)
def test_12_4_flak(target: str, face: int, passes: bool, lost: bool) -> None:
    s = amerika("FW-200-1")
    s.damage = {target: 9}
    found = s.planes["FW-200-1"]

    assert passes_flak(umpire(face), found, BOX.targets[target].aa, "CA") == passes
    assert found.lost == lost


@pytest.mark.rule("12.4(AA)")
def test_12_4_a_target_without_flak_never_fires() -> None:
    s = amerika("Me-264-1")

    assert passes_flak(umpire(), s.planes["Me-264-1"], BOX.targets["PO-TAM"].aa, "DK")


@pytest.mark.rule("12.5.1", "12.5.2", "9.4(roll)")
@pytest.mark.parametrize(
    ("name", "face", "hits"),
    [("FW-200-1", 5, 4), ("He-177-1", 5, 5), ("SBD-1", 5, 4), ("SBD-1", 9, 2)],
)
def test_12_5_a_bomber_rolls_in_the_column_of_its_load(name: str, face: int, hits: int) -> None:
    assert bomb(umpire(face), plane(empty(), name, "AZ")) == hits


@pytest.mark.rule("12.5", "12.5.3", "12.5.3(factory)", "12.5.3(city)", "12.5.2(apply)")
@pytest.mark.rule("12.3", "12.3(resolve)", "9.4(order)", "12.5.5(record)")
@pytest.mark.parametrize(
    ("target", "faces", "damage"),
    [
        ("FA-F2", (6, 6, 1, 1, 5), 0),
        ("FA-F2", (6, 6, 1, 1, 6), 12),
        ("PO-NYC", (6, 6, 1, 1), 12),
        ("PO-NYC", (1, 6, 1), 6),
        ("PO-NYC", (1, 2), 0),
    ],
)
def test_12_5_3_bombs_on_a_target(target: str, faces: tuple[int, ...], damage: int) -> None:
    s = amerika("FW-200-1", "FW-200-2")
    u = umpire(*faces)
    attack_target(u, s, list(s.planes.values()), target)

    assert s.damage.get(target, 0) == damage
    assert bool(u.told(TargetBombed)) == bool(damage)
    assert bool(u.told(TargetMissed)) == (len(faces) == 5 and not damage)


@pytest.mark.rule("12.5.2(apply)", "12.5.5(record)")
def test_12_5_2_hits_on_a_target_add_up() -> None:
    s = amerika()
    for hits in (3, 4):
        damage_target(umpire(), s, BOX.targets["PO-NYC"], hits)

    assert s.damage == {"PO-NYC": 7}


@pytest.mark.rule("17.3")
def test_17_3_the_first_raid_meets_neither_flak_nor_fighters() -> None:
    s = amerika("FW-200-1")
    s.surprised = False
    plane(s, "P-40-1", "G", zone="CA", mission="cap")
    attack_target(umpire(1), s, [s.planes["FW-200-1"]], "PO-NYC")
    assert s.damage == {"PO-NYC": 6}

    attack_target(umpire(9, 1), s, [s.planes["FW-200-1"]], "PO-NYC")
    assert s.planes["FW-200-1"].lost


@pytest.mark.rule("17.3", "12.8.1(return)")
def test_17_3_a_raid_that_does_not_arrive_surprises_nobody() -> None:
    s = amerika("FW-200-1")
    s.surprised = False
    steps = german_raid(umpire(10), s)
    answers(steps, "AZ:FW-200:PO-HFX", "CD-BC-BB")

    assert not s.surprised
    assert s.planes["FW-200-1"].ready_on == 12


@pytest.mark.rule("12.5.6")
def test_12_5_6_aircraft_on_a_base_that_is_hit() -> None:
    s = amerika()
    for number in (1, 2, 3):
        plane(s, f"A-20-{number}", "G")
    plane(s, "A-20-4", "G", zone="CA", mission="recon")
    plane(s, "A-20-5", "C")
    catch_on_ground(umpire(2, 7, 8), s, "G", 6)

    assert [x.lost for x in s.planes.values()] == [True, False, False, False, False]
    assert [x.flown for x in s.planes.values()] == [False, True, False, False, False]


@pytest.mark.rule("12.5.6", "12.5.2(apply)")
@pytest.mark.parametrize(("target", "faces"), [("AF-G", (9,)), ("PO-NYC", ())])
def test_12_5_6_only_hits_on_an_airfield_reach_them(target: str, faces: tuple[int, ...]) -> None:
    s = amerika()
    plane(s, "A-20-1", "G")
    damage_target(umpire(*faces), s, BOX.targets[target], 3)

    assert not s.planes["A-20-1"].flown


@pytest.mark.rule("12.9(unusable)", "17.2.1", "17.2.1(lost)")
@pytest.mark.parametrize(("hits", "lost"), [(5, False), (6, True)])
def test_12_9_a_german_base_knocked_out_loses_its_aircraft(hits: int, lost: bool) -> None:
    s = amerika()
    plane(s, "FW-200-1", "AZ", ready_on=11)
    plane(s, "Me-264-1", "CI")
    damage_target(umpire(), s, BOX.targets["AF-AZ"], hits)

    assert (s.planes["FW-200-1"].lost, s.planes["Me-264-1"].lost) == (lost, False)


# ---------------------------------------------------------------------- warships


@pytest.mark.rule("12.5.3(ships)")
@pytest.mark.parametrize(
    ("hits", "defence", "effect"),
    [
        *[(1, 4, "none"), (2, 4, "neutralized"), (4, 4, "neutralized"), (5, 4, "sunk")],
        *[(1, 3, "none"), (2, 3, "neutralized"), (4, 3, "sunk")],
    ],
)
def test_12_5_3_bombs_on_a_ship(hits: int, defence: int, effect: str) -> None:
    assert bomb_effect(hits, defence) == effect


@pytest.mark.rule("12.5.3(ships)", "12.5.1", "12.5.2(apply)", "2.2.2(AA)")
def test_12_5_1_bombers_may_attack_a_warship() -> None:
    s = amerika("FW-200-1", "FW-200-2", "FW-200-3")
    ship(s, "BB-NC", "CA", in_port=True)
    # flak of 4: one shot down, two through; 1 + 3 and 2 + 3 on the table
    u = umpire(2, 5, 5, 1, 2)
    attack_ship(u, s, list(s.planes.values()), s.ships["BB-NC"])

    assert s.planes["FW-200-1"].lost
    assert u.modified[-2:] == [4, 5]
    assert s.ships["BB-NC"].sunk
    assert s.tons_sunk == 50
