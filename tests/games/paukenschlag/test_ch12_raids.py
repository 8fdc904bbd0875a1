"""12.3, 12.6, 12.8.1, 17. The raids of the Luftwaffe, and their way."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.decisions import Choose, Number
from sandtable.engine.game import Setup
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.rules.ch05_contact import deploy
from sandtable.games.paukenschlag.rules.ch05_turn import begin_turn, end_of_turn
from sandtable.games.paukenschlag.rules.ch07_places import holds
from sandtable.games.paukenschlag.rules.ch12_air import air_movement
from sandtable.games.paukenschlag.rules.ch12_raids import (
    bomb_convoy,
    bombers_of,
    endures,
    fly_over,
    german_raid,
    raids,
    ways,
)
from sandtable.games.paukenschlag.state import GERMAN, US
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import (
    BOX,
    amerika,
    boat,
    convoy,
    plane,
    seeded,
    ship,
    umpire,
)

ROUTE = ("CD", "CC", "CB", "CA")


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


@pytest.mark.rule("12.5", "12.3(fly)")
def test_12_5_a_raid_has_at_least_one_bomber_and_shows_its_whole_way() -> None:
    s = amerika("FW-200-1", "FW-200-2")
    size = offered(german_raid(umpire(), s), "AZ:FW-200:PO-HFX")
    assert isinstance(size, Number)
    assert (size.low, size.high) == (1, 2)

    way = offered(german_raid(umpire(), s), "AZ:FW-200:PO-HFX", 1)
    assert isinstance(way, Choose)
    assert all("-".join(option.path) == option.id for option in way.options)


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
