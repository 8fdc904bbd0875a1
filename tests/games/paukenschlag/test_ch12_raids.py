"""12, 17: the raids of the Luftwaffe, the patrols against them, damage and repair."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.decisions import Choose, Number
from sandtable.engine.game import Setup
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.events.raids import TargetBombed, TargetMissed
from sandtable.games.paukenschlag.rules.ch05_contact import deploy
from sandtable.games.paukenschlag.rules.ch05_turn import begin_turn, end_of_turn
from sandtable.games.paukenschlag.rules.ch07_places import holds
from sandtable.games.paukenschlag.rules.ch12_air import air_movement
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
from sandtable.games.paukenschlag.rules.ch12_raids import (
    bomb_convoy,
    bombers_of,
    endures,
    fly_over,
    german_raid,
    raids,
    ways,
)
from sandtable.games.paukenschlag.rules.ch12_repair import land_cap, place_cap, repair_targets
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import (
    BOX,
    boat,
    convoy,
    empty,
    plane,
    seeded,
    ship,
    umpire,
)

ROUTE = ("CD", "CC", "CB", "CA")


def amerika(*bombers: str, turn: int = 10) -> Campaign:
    s = empty("plan_amerika", turn=turn)
    for name in bombers:
        plane(s, name, "AZ")
    s.surprised = True
    return s


# ---------------------------------------------------------------------- who flies where


@pytest.mark.rule("17.0", "17.1", "17.1(base)", "17.1(zones)", "17.2", "17.2(zones)", "12.3(fly)")
def test_17_bombers_fly_to_the_zones_of_their_scenario() -> None:
    s = GAME.new_state(Setup("plan_valkyrie"))
    found = [option.id.split(":") for option in raids(BOX, s)]
    by_kind: dict[str, set[str]] = {}
    for _, kind, target in found:
        by_kind.setdefault(kind, set()).add(target)

    assert {(base, kind) for base, kind, _ in found} == {("AZ", "FW-200"), ("CI", "Me-264")}
    listed = [name for name in by_kind["Me-264"] if name in BOX.targets]
    assert len(listed) == sum(t.side == US for t in BOX.targets.values())
    assert by_kind["Me-264"] - set(listed) == set(s.ships)
    assert "FA-F14" not in by_kind["FW-200"]
    assert {"PO-NYC", "AF-Q", "PO-HFX", "AF-K"} <= by_kind["FW-200"]


@pytest.mark.rule("12.3(fly)", "9.4(target)", "12.5", "5.3(alternate)")
def test_12_3_a_base_sends_a_raid_of_any_size_to_one_target() -> None:
    s = amerika("FW-200-1", "FW-200-2", "He-177-1")
    offer = set(option_ids(offered(german_raid(umpire(), s))))
    assert {"AZ:FW-200:PO-NYC", "AZ:He-177:PO-NYC", "AZ:all:PO-NYC", "pass"} <= offer

    assert not answers(german_raid(umpire(), s), "pass").result
    s.surprised = False
    # both fly; the heavier load first, and then the bombs
    u = umpire(1, 1, 1, 1, 1, 1, 1, 1)
    driven = answers(german_raid(u, s), "AZ:all:PO-NYC", 2, "CD-CC-CB-CA")
    assert driven.result
    assert s.damage == {"PO-NYC": 14}
    assert [x.flown for x in s.planes.values()] == [True, False, True]


@pytest.mark.rule("5.3(alternate)", "5.3(move)")
def test_5_3_both_sides_move_in_turn_until_both_have_passed() -> None:
    s = amerika("FW-200-1")
    plane(s, "A-20-1", "G")
    plane(s, "A-20-2", "G")
    driven = answers(
        air_movement(seeded(), s), "G:A-20:recon:CA:one", "pass", "G:A-20:recon:CA:one", "pass"
    )

    assert [decision.seat for decision in driven.asked] == [US, GERMAN, US, GERMAN]


@pytest.mark.rule("12.6", "12.8.1(lost)", "12.5.5(six)", "12.9(unusable)")
@pytest.mark.parametrize(
    ("facts", "ready"),
    [
        ({}, True),
        ({"ready_on": 11}, False),
        ({"ready_on": 10}, True),
        ({"flown": True}, False),
        ({"lost": True}, False),
    ],
)
def test_12_6_which_bombers_are_ready(facts: dict[str, Any], ready: bool) -> None:
    s = amerika()
    plane(s, "FW-200-1", "AZ", **facts)
    plane(s, "Bf-109-1", "AZ")

    assert bool(bombers_of(BOX, s, "AZ")) == ready
    s.damage = {"AF-AZ": 6}
    assert not bombers_of(BOX, s, "AZ")


@pytest.mark.rule("12.6")
def test_12_6_a_bomber_that_flew_on_turn_1_is_ready_on_turn_3() -> None:
    s = amerika("FW-200-1", turn=1)
    found = s.planes["FW-200-1"]
    found.flown, found.ready_on = True, 1 + BOX.limits.flown_turns
    ready = []
    for _ in range(3):
        begin_turn(seeded(), s)
        ready.append(bool(bombers_of(BOX, s, "AZ")))
        end_of_turn(seeded(), s)

    assert ready == [False, False, True]


@pytest.mark.rule("12.3(fly)")
def test_12_3_the_way_is_a_shortest_one_or_a_zone_longer() -> None:
    routes = {"-".join(way) for way in ways(BOX, ("CE",), "CA", 5)}

    assert "CE-CD-CC-CB-CA" in routes
    assert "CE-CD-BC-BB-CB-CA" in routes
    assert {len(route.split("-")) for route in routes} == {5, 6}


# ---------------------------------------------------------------------- the way


@pytest.mark.rule("12.8.1(roll)", "12.8.1(near)", "12.8.1(zones)")
@pytest.mark.parametrize(
    ("name", "faces", "arrives", "modified"),
    [
        ("FW-200-1", (9, 8, 7), True, [11, 11, 11]),
        ("He-177-1", (5, 6, 10), False, [7, 9, 14]),
        ("FW-200-1", (10,), False, [12]),
        ("Me-264-1", (10, 10, 9), True, [10, 11, 11]),
    ],
)
def test_12_8_1_every_zone_beyond_the_first_is_a_risk(
    name: str,
    faces: tuple[int, ...],
    arrives: bool,
    modified: list[int],
) -> None:
    s = amerika(name)
    u = umpire(*faces)
    driven = answers(fly_over(u, s, [s.planes[name]], "AZ", ROUTE))

    assert bool(driven.result) == arrives
    assert u.modified == modified
    assert s.planes[name].lost == (modified[-1] >= 14)


@pytest.mark.rule("12.8.1(near)")
def test_12_8_1_next_to_its_base_a_bomber_needs_no_roll() -> None:
    s = amerika("FW-200-1")

    assert endures(umpire(), s.planes["FW-200-1"], "AZ", "CD", 1)


@pytest.mark.rule("12.8.1", "12.8.1(convoy)", "12.8.1(share)", "12.8.1(return)")
def test_12_8_1_a_convoy_on_the_way_is_reported_and_may_be_bombed() -> None:
    s = amerika("FW-200-1", "FW-200-2")
    convoy(s, "C1", "CA")
    boat(s, "U-66", "CA")
    bombers = list(s.planes.values())
    # three zones with two dice each, then one ship sunk and one bomber lost
    u = umpire(1, 1, 1, 1, 1, 1, 2, 4, 10)
    driven = answers(fly_over(u, s, bombers, "AZ", ROUTE), "C1")

    assert driven.result == []
    assert s.convoys["C1"].ships == 19
    assert [x.lost for x in bombers] == [False, True]
    assert s.convoys["C1"].reported_to == ["U-66"]


@pytest.mark.rule("12.8.1(return)", "17.1(zones)", "12.8.1(convoy)")
def test_12_8_1_a_raid_may_fly_on_and_bombs_no_convoy_outside_its_zones() -> None:
    s = amerika("FW-200-1")
    convoy(s, "C1", "CD")
    convoy(s, "C2", "CA")
    driven = answers(fly_over(umpire(1, 1, 1), s, list(s.planes.values()), "AZ", ROUTE), "ignore")

    assert driven.ids == ["convoy-met"]
    assert driven.result == [s.planes["FW-200-1"]]


@pytest.mark.rule("12.8.1(share)")
def test_12_8_1_boats_that_were_told_have_the_convoy_detected() -> None:
    s = amerika()
    convoy(s, "C1", "CA", reported_to=["U-66"])
    boats = [boat(s, "U-66", "CA"), boat(s, "U-67", "CA")]
    deploy(seeded(), s, "CA", boats, [])

    assert (holds(s, "U-66", "C1"), holds(s, "U-67", "C1")) == (True, False)


@pytest.mark.rule("12.8.1(attack)")
@pytest.mark.parametrize(
    ("faces", "ships", "lost"), [((2, 4), 19, False), ((5,), 20, False), ((10,), 20, True)]
)
def test_12_8_1_bombing_a_convoy(faces: tuple[int, ...], ships: int, lost: bool) -> None:
    s = amerika("FW-200-1")
    convoy(s, "C1", "CA")
    bomb_convoy(umpire(*faces), s, s.planes["FW-200-1"], "C1")

    assert (s.convoys["C1"].ships, s.planes["FW-200-1"].lost) == (ships, lost)


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


# ---------------------------------------------------------------------- 5.2


@pytest.mark.rule(
    "12.5.4(points)", "12.5.4(nosave)", "12.5.4(three)", "12.5.4(eight)", "5.2(repair)"
)
def test_12_5_4_five_points_no_more_than_three_on_a_target() -> None:
    s = amerika()
    s.damage = {"FA-F2": 7, "PO-NYC": 4, "AF-G": 8, "AF-AZ": 3}
    assert option_ids(offered(repair_targets(umpire(), s, US))) == ["PO-NYC", "FA-F2", "done"]
    driven = answers(repair_targets(umpire(), s, US), "FA-F2", "FA-F2", "FA-F2", "PO-NYC", "PO-NYC")

    assert s.damage == {"FA-F2": 4, "PO-NYC": 2, "AF-G": 8, "AF-AZ": 3}
    assert option_ids(driven.asked[3]) == ["PO-NYC", "done"]


@pytest.mark.rule("12.5.4(german)", "12.5.4(points)")
def test_12_5_4_the_german_has_two_points_for_his_airfields() -> None:
    s = amerika()
    s.damage = {"PO-NYC": 4, "AF-AZ": 5}
    answers(repair_targets(umpire(), s, GERMAN), "AF-AZ", "AF-AZ")

    assert s.damage == {"PO-NYC": 4, "AF-AZ": 3}


@pytest.mark.rule("12.5.5(record)")
def test_12_5_5_five_less_three_leaves_two() -> None:
    s = amerika()
    s.damage = {"PO-NYC": 5}
    answers(repair_targets(umpire(), s, US), "PO-NYC", "PO-NYC", "PO-NYC")

    assert s.damage == {"PO-NYC": 2}


@pytest.mark.rule("5.2(cap)", "12.1.2", "12.1.2(place)")
def test_12_1_2_fighters_fly_cap_over_their_bases() -> None:
    s = amerika("Bf-109-1", "FW-200-1")
    for number in (1, 2):
        plane(s, f"P-40-{number}", "G")
    plane(s, "A-20-1", "G")
    s.damage = {"AF-M": 6}
    plane(s, "P-39-1", "M")
    answers(place_cap(umpire(), s, US), "G:P-40:2")
    answers(place_cap(umpire(), s, GERMAN), "AZ:Bf-109:1")

    missions = {x.id: (x.mission, x.zone) for x in s.planes.values() if x.mission}
    assert missions == {
        "P-40-1": ("cap", "CA"),
        "P-40-2": ("cap", "CA"),
        "Bf-109-1": ("cap", "CE"),
    }


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


@pytest.mark.rule("12.3(fly)", "12.5.1")
def test_12_3_a_raid_on_a_ship_flies_where_she_lies() -> None:
    s = amerika("FW-200-1")
    ship(s, "DD-1", "BB")
    ship(s, "DD-2", "DM")
    s.surprised = False
    offer = option_ids(offered(german_raid(umpire(), s)))
    assert ("AZ:FW-200:DD-1" in offer, "AZ:FW-200:DD-2" in offer) == (True, False)

    answers(german_raid(umpire(1, 1, 1), s), "AZ:FW-200:DD-1", "CD-BC-BB")
    assert s.ships["DD-1"].sunk
    assert s.surprised


@pytest.mark.rule("12.1.2(return)", "5.8(return)")
def test_12_1_2_fighters_land_on_any_base_of_their_zone() -> None:
    s = amerika()
    for number in (1, 2):
        plane(s, f"P-40-{number}", "G", zone="CA", mission="cap")
    plane(s, "P-36-1", "Q", zone="ED", mission="cap")
    s.damage = {"AF-G": 6}
    driven = answers(land_cap(umpire(), s), "I")

    assert option_ids(driven.asked[0]) == ["C", "D", "E", "F", "H", "I", "J"]
    assert [x.base for x in s.planes.values()] == ["I", "I", "Q"]


@pytest.mark.rule("12.1.2(return)")
def test_12_1_2_nobody_else_is_asked_where_to_land() -> None:
    s = amerika()
    plane(s, "P-40-1", "G", zone="CA", mission="recon")
    plane(s, "P-40-2", "G", zone="CA", mission="cap", lost=True)

    assert not answers(land_cap(umpire(), s)).asked


@pytest.mark.rule("12.5", "12.3(fly)")
def test_12_5_a_raid_has_at_least_one_bomber_and_shows_its_whole_way() -> None:
    s = amerika("FW-200-1", "FW-200-2")
    size = offered(german_raid(umpire(), s), "AZ:FW-200:PO-HFX")
    assert isinstance(size, Number)
    assert (size.low, size.high) == (1, 2)

    way = offered(german_raid(umpire(), s), "AZ:FW-200:PO-HFX", 1)
    assert isinstance(way, Choose)
    assert all("-".join(option.path) == option.id for option in way.options)
