"""9: torpedoes, depth charges and guns."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.paukenschlag.events.grid import (
    DepthChargesDropped,
    GunsFired,
    ShipSunk,
    TorpedoesFired,
)
from sandtable.games.paukenschlag.rules.ch07_places import holds, is_seen
from sandtable.games.paukenschlag.rules.ch09_combat import (
    Fight,
    asw_effect,
    asw_of,
    boat_attacks,
    fight,
    targets_of,
)
from sandtable.games.paukenschlag.rules.ch09_damage import (
    gun_effect,
    hit_boat,
    hit_convoy,
    hit_ship,
    odds,
    torpedo_effect,
)
from sandtable.games.paukenschlag.rules.ch09_torpedo import aim_modifiers, fire_torpedoes, shoot
from sandtable.games.paukenschlag.state import US, Campaign
from sandtable.testing.desk import Desk, answers, offered, option_ids
from tests.games.paukenschlag.campaigns import BOX, convoy, empty, sees, ship, tactical, umpire


def square(*units: str, german: bool = True, us: bool = True, **facts: object) -> Campaign:
    """A square with these units, detected or not; `facts` are those of the boat U-66."""
    s = empty()
    tactical(s, dict.fromkeys(units, "55"))
    for unit in units:
        if unit in s.boats:
            for fact, value in facts.items():
                setattr(s.boats[unit], fact, value)
            if us:
                sees(s, US, unit, how="active")
            if german:
                sees(s, unit, *[x for x in units if x not in s.boats])
    return s


def fought(s: Campaign, *given: str, faces: tuple[int, ...]) -> Desk[Any]:
    u = umpire(*faces)
    answers(fight(u, s, "55"), *given)
    return u


# ---------------------------------------------------------------------- odds and damage


@pytest.mark.rule("9.3(odds)", "9.1(odds)")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        *[(5, 2, "2-1"), (2, 3, "1-2"), (1, 4, ""), (26, 2, "6-1"), (6, 2, "3-1")],
        *[(2, 2, "1-1"), (12, 4, "3-1"), (1, 3, "1-3"), (0, 1, ""), (12, 2, "6-1"), (3, 4, "1-2")],
    ],
)
def test_9_3_fractions_favour_the_defender(attack: int, defence: int, column: str) -> None:
    assert odds(BOX, attack, defence) == column


@pytest.mark.rule("9.1(none)", "9.1(neutralized)", "9.1(sunk)")
@pytest.mark.parametrize(
    ("hits", "flotation", "effect"),
    [
        *[(0, 2, "none"), (1, 2, "none"), (2, 2, "neutralized"), (3, 2, "sunk")],
        *[(2, 5, "none"), (3, 5, "neutralized"), (5, 5, "neutralized"), (6, 5, "sunk")],
    ],
)
def test_9_1_hits_against_the_flotation(hits: int, flotation: int, effect: str) -> None:
    assert torpedo_effect(hits, flotation) == effect


@pytest.mark.rule("9.3(check)", "9.3(bb)")
@pytest.mark.parametrize(
    ("hits", "flotation", "battleship", "face", "effect"),
    [
        (1, 4, False, 3, "none"),
        (1, 4, False, 4, "neutralized"),
        (2, 6, True, 6, "none"),
        (3, 6, True, 6, "neutralized"),
    ],
)
def test_9_3_the_damage_check(
    hits: int,
    flotation: int,
    battleship: bool,
    face: int,
    effect: str,
) -> None:
    assert gun_effect(umpire(face), hits, flotation, battleship=battleship) == effect


@pytest.mark.rule("9.3(check)")
def test_9_3_without_a_hit_there_is_no_check() -> None:
    assert gun_effect(umpire(), 0, 1, battleship=False) == "none"


@pytest.mark.rule("9.1(second)", "9.1(neutralized)", "18.0(special)", "18.0(ships)")
@pytest.mark.parametrize(
    ("name", "faces", "tons"),
    [("DD-1", (), 0), ("BB-NC", (), 50), ("CV-8", (), 50), ("TR-1", (4,), 16)],
)
def test_9_1_a_ship_neutralized_twice_sinks(name: str, faces: tuple[int, ...], tons: int) -> None:
    s = square(name, "U-66")
    if name != "TR-1":
        hit_ship(umpire(), s, s.ships[name], "neutralized")
        assert s.ships[name].neutralized
        assert s.losses == []
    else:
        s.ships[name].neutralized = True
    hit_ship(umpire(*faces), s, s.ships[name], "neutralized")

    assert [(loss.what, loss.tons) for loss in s.losses] == [(name, tons)]
    assert s.contact is not None
    assert name not in s.contact.squares
    assert name not in s.ships or not s.ships[name].zone


@pytest.mark.rule("9.1(neutralized)", "10.3(escort)")
def test_9_1_a_neutralized_escort_drops_out() -> None:
    s = square("C1", "DD-1", "U-66")
    s.ships["DD-1"].convoy = "C1"
    hit_ship(umpire(), s, s.ships["DD-1"], "neutralized")

    assert s.ships["DD-1"].convoy == ""
    assert holds(s, "U-66", "DD-1")
    assert s.contact is not None
    assert s.contact.stopped == {"DD-1": 1}


@pytest.mark.rule("9.3(check)")
def test_9_3_a_boat_hit_once_stays_up_and_hit_twice_sinks() -> None:
    s = square("DD-1", "U-66", submerged=True)
    hit_boat(umpire(), s, "U-66", "neutralized", "gun")
    assert (s.boats["U-66"].neutralized, s.boats["U-66"].submerged) == (True, False)

    hit_boat(umpire(), s, "U-66", "none", "gun")
    assert s.boats["U-66"].zone
    hit_boat(umpire(), s, "U-66", "neutralized", "gun")
    assert s.boats["U-66"].sunk
    assert s.contact is not None
    assert "U-66" not in s.contact.squares


# ---------------------------------------------------------------------- convoys


@pytest.mark.rule(
    "10.3", "10.3(count)", "10.3(cargo)", "9.1(convoy)", "10.4(thousands)", "18.0(track)"
)
def test_10_3_each_ship_sunk_draws_a_cargo() -> None:
    s = square("C1", "U-66")
    s.convoys["C1"].ships = 30
    u = umpire(4, 20)
    hit_convoy(u, s, s.convoys["C1"], ["sunk", "none", "sunk"])

    assert s.convoys["C1"].ships == 28
    assert [(loss.what, loss.zone, loss.tons) for loss in s.losses] == [
        ("C1", "CB", 16),
        ("C1", "CB", 64),
    ]
    assert (s.ships_sunk, s.tons_sunk) == (2, 80)
    assert [event.total for event in u.told(ShipSunk)] == [16, 80]


@pytest.mark.rule("10.3(cargo)")
def test_10_3_the_option_draws_from_richer_cargoes() -> None:
    s = square("C1", "U-66")
    s.switches.rich_cargo = True
    hit_convoy(umpire(20), s, s.convoys["C1"], ["sunk"])

    assert s.tons_sunk == 96


@pytest.mark.rule("10.3(dead)", "9.1(neutralized)")
def test_10_3_a_ship_dead_in_the_water_is_left_behind() -> None:
    s = square("C1", "U-66")
    hit_convoy(umpire(), s, s.convoys["C1"], ["neutralized"])

    assert s.convoys["C1"].ships == 19
    assert s.contact is not None
    assert s.contact.squares["TR-1"] == "55"
    assert s.ships["TR-1"].neutralized
    assert holds(s, "U-66", "TR-1")
    assert s.losses == []


@pytest.mark.rule("10.3(one)")
def test_10_3_the_last_ship_of_a_convoy_sails_on_as_a_transport() -> None:
    s = square("C1", "WPG-1", "U-66")
    s.ships["WPG-1"].convoy, s.convoys["C1"].ships = "C1", 2
    hit_convoy(umpire(1), s, s.convoys["C1"], ["sunk"])

    assert list(s.convoys) == ["TR-1"]
    assert (s.convoys["TR-1"].lone, s.orders["TR-1"].goal) == (True, "BE")
    assert s.contact is not None
    assert s.contact.squares["TR-1"] == "55"
    assert holds(s, "U-66", "TR-1")
    assert s.ships["WPG-1"].convoy == ""


@pytest.mark.rule("10.3(count)", "9.1(convoy)")
def test_10_3_no_more_ships_sink_than_there_are() -> None:
    s = square("C1", "U-66")
    s.convoys["C1"].ships = 2
    hit_convoy(umpire(1, 1), s, s.convoys["C1"], ["sunk"] * 4)

    assert not s.convoys
    assert not s.orders
    assert s.ships_sunk == 2
    assert s.contact is not None
    assert list(s.contact.squares) == ["U-66"]


@pytest.mark.rule("18.0(special)")
def test_18_0_transports_of_at_10_count_50_000_tons() -> None:
    s = square("C9", "U-66")
    s.convoys["C9"].special = True
    hit_convoy(umpire(), s, s.convoys["C9"], ["sunk", "neutralized"])
    hit_ship(umpire(), s, s.ships["TR-1"], "sunk")

    assert [loss.tons for loss in s.losses] == [50, 50]


# ---------------------------------------------------------------------- 9.1


@pytest.mark.rule("9.1(tight)", "10.1(loose)", "10.1(line)")
@pytest.mark.parametrize(
    ("formation", "modified", "hits"), [("tight", 4, 0), ("line", 3, 1), ("loose", 2, 1)]
)
def test_9_1_the_formation_of_a_convoy(formation: str, modified: int, hits: int) -> None:
    s = square("C1", "U-66")
    s.convoys["C1"].formation = formation
    faces = (3, 1, 1) if hits else (3,)
    u = umpire(*faces)
    shoot(u, s, "U-66", "C1", 1)

    assert u.modified[0] == modified
    assert u.told(TorpedoesFired)[0].hits == hits


@pytest.mark.rule("9.1(dud)")
@pytest.mark.parametrize(("face", "effects"), [(10, []), (9, ["sunk"])])
def test_9_1_a_zero_is_a_dud(face: int, effects: list[str]) -> None:
    s = square("C1", "U-66")
    faces = (2, face) if face == 10 else (2, face, 7)

    assert shoot(umpire(*faces), s, "U-66", "C1", 1) == effects


@pytest.mark.rule("9.1(hit)", "9.1(odds)", "9.1(d10)")
@pytest.mark.parametrize(
    ("name", "faces", "effects"),
    [
        ("TR-1", (5, 1, 7), ["sunk"]),
        ("TR-1", (6,), []),
        ("DD-1", (2, 1, 9), ["neutralized"]),
        ("DD-1", (3,), []),
        ("CV-8", (4, 1, 4), ["none"]),
    ],
)
def test_9_1_a_torpedo_at_a_ship(name: str, faces: tuple[int, ...], effects: list[str]) -> None:
    s = square(name, "U-66")

    assert shoot(umpire(*faces), s, "U-66", name, 1) == effects


@pytest.mark.rule("9.1(odds)", "9.1(convoy)")
def test_9_1_hits_on_a_ship_are_added_and_hits_on_a_convoy_are_not() -> None:
    s = square("BB-NC", "C1", "U-66")
    u = umpire(4, 4, 1, 1, 7)
    assert shoot(u, s, "U-66", "BB-NC", 2) == ["neutralized"]
    assert u.rolls[-1].column == "3-1"

    u = umpire(1, 1, 1, 1, 7, 2)
    assert shoot(u, s, "U-66", "C1", 2) == ["sunk", "neutralized"]
    assert [roll.column for roll in u.rolls[-2:]] == ["3-1", "3-1"]


@pytest.mark.rule("9.1(hit)", "10.3(one)")
def test_9_1_a_lone_survivor_is_hit_as_a_transport() -> None:
    s = square("C1", "U-66")
    s.convoys["C1"].lone, s.convoys["C1"].formation = True, "line"

    assert shoot(umpire(5, 10), s, "U-66", "C1", 1) == []
    assert aim_modifiers(BOX, s, "C1").total == 0


@pytest.mark.rule("9.1(shots)", "5.5.1(four)", "9.1(empty)")
@pytest.mark.parametrize(("left", "most"), [(22, 4), (3, 3), (1, 1)])
def test_9_1_up_to_four_torpedoes_at_one_target_or_several(left: int, most: int) -> None:
    s = square("C1", "WPG-1", "U-66", torpedoes=left, submerged=True)
    offer = option_ids(offered(boat_attacks(umpire(), s, Fight("55", ["U-66"]), "U-66")))
    fired = [
        sum(int(part.partition("*")[2]) for part in answer.partition(":")[2].split(","))
        for answer in offer
        if answer != "hold"
    ]

    assert max(fired) == most
    assert len(fired) == sum(range(2, most + 2))
    assert f"torpedo:C1*{most}" in offer


@pytest.mark.rule("9.1", "9.1(record)", "9.1(submerged)", "5.5.1(reply)")
def test_9_1_a_surfaced_boat_dives_to_fire_and_is_known_to_be_there() -> None:
    s = square("C1", "U-66", us=False)
    fire_torpedoes(umpire(9, 9, 9), s, "U-66", {"C1": 3})

    found = s.boats["U-66"]
    assert (found.submerged, found.torpedoes, found.fired) == (True, 19, True)
    assert is_seen(s, "U-66")


@pytest.mark.rule("9.1(empty)", "9.3(when)", "9.1(submerged)")
@pytest.mark.parametrize(
    ("facts", "kinds"),
    [
        ({}, {"torpedo", "gun", "hold"}),
        ({"submerged": True}, {"torpedo", "hold"}),
        ({"neutralized": True}, {"gun", "hold"}),
        ({"torpedoes": 0}, set()),
        ({"torpedoes": 0, "submerged": True}, set()),
    ],
)
def test_9_1_what_a_boat_can_do(facts: dict[str, Any], kinds: set[str]) -> None:
    s = square("C1", "U-66", **facts)
    steps = boat_attacks(umpire(), s, Fight("55", ["U-66"]), "U-66")
    found = {answer.partition(":")[0] for answer in option_ids(offered(steps))} if kinds else set()

    assert found == kinds
    if not kinds:
        assert not answers(boat_attacks(umpire(), s, Fight("55", ["U-66"]), "U-66")).asked


# ---------------------------------------------------------------------- 9.2


@pytest.mark.rule("9.2(second)", "9.2(surface)")
@pytest.mark.parametrize(
    ("number", "second", "effect"),
    [
        *[(4, 5, "destroyed"), (4, 6, "destroyed"), (5, 6, "destroyed"), (4, 4, "none")],
        *[(5, 4, "forced"), (6, 4, "forced"), (5, 3, "none"), (6, 5, "none"), (0, 0, "none")],
    ],
)
def test_9_2_the_second_die(number: int, second: int, effect: str) -> None:
    assert asw_effect(number, second) == effect


@pytest.mark.rule("9.2(who)", "9.2(mark)", "9.3(when)")
@pytest.mark.parametrize(
    ("name", "facts", "submerged", "surfaced"),
    [
        ("DD-1", {}, True, True),
        ("WPG-1", {}, True, True),
        ("AST-1", {}, True, True),
        ("AST-1", {"neutralized": True}, False, True),
        ("BB-NC", {}, False, True),
        ("TR-1", {}, False, False),
    ],
)
def test_9_2_who_attacks_submerged_boats_and_who_surfaced_ones(
    name: str,
    facts: dict[str, bool],
    submerged: bool,
    surfaced: bool,
) -> None:
    s = empty()
    ship(s, name, "CB", **facts)
    tactical(s, {name: "55", "U-66": "55"})
    sees(s, US, "U-66")
    found = []
    for s.boats["U-66"].submerged in (True, False):
        found.append(bool(targets_of(BOX, s, Fight("55", ["U-66"]), s.ships[name])))

    assert found == [submerged, surfaced]


@pytest.mark.rule("9.2(who)")
def test_9_2_a_neutralized_ship_attacks_one_column_lower() -> None:
    s = empty()
    columns = [asw_of(BOX, ship(s, name, "CB")) for name in ("DD-1", "WPG-1", "AST-1", "BB-NC")]
    weak = [asw_of(BOX, ship(s, n, "CB", neutralized=True)) for n in ("DD-1", "WPG-1", "AST-1")]

    assert (columns, weak) == ([3, 2, 1, 0], [2, 1, 0])


@pytest.mark.rule("9.2", "9.2(first)", "9.2(one)", "7.2(2)ships")
def test_9_2_a_destroyer_sinks_a_submerged_boat() -> None:
    s = square("DD-1", "U-66", german=False, submerged=True)
    u = fought(s, faces=(6, 5))

    assert [event.result for event in u.told(DepthChargesDropped)] == ["destroyed"]
    assert s.boats["U-66"].sunk


@pytest.mark.rule("9.2(one)")
def test_9_2_of_several_boats_the_ship_chooses_one() -> None:
    s = square("DD-1", "U-66", "U-67", german=False)
    s.boats["U-66"].submerged = s.boats["U-67"].submerged = True
    fought(s, "U-67", faces=(6, 5))

    assert (s.boats["U-66"].sunk, s.boats["U-67"].sunk) == (False, True)
    assert s.contact is not None
    assert "U-66" in s.contact.squares


@pytest.mark.rule("9.2(surface)", "9.3", "9.3(odds)", "9.3(one-round)", "9.1(empty)")
def test_9_2_a_boat_forced_up_is_fired_at_and_fires_back() -> None:
    s = square("BB-NC", "DD-1", "U-66", german=False, submerged=True)
    # the chart gives 5 and then a 4; the battleship's guns at 6:1, no hit taken in return
    u = fought(s, "gun:BB-NC", faces=(4, 4, 1, 1, 1))

    assert not s.boats["U-66"].submerged
    assert [event.units for event in u.told(GunsFired)] == ["BB-NC", "U-66"]
    assert u.rolls[1].column == "6-1"


# ---------------------------------------------------------------------- 9.3


@pytest.mark.rule("9.3", "9.3(odds)", "9.3(simultaneous)")
def test_9_3_guns_at_the_same_boat_are_added_up() -> None:
    s = square("WPG-1", "AST-1", "U-66", german=False)
    u = fought(s, "hold", faces=(1,))

    assert u.rolls[0].column == "2-1"  # 3 + 1 against 2
    assert not s.boats["U-66"].neutralized


@pytest.mark.rule("9.3(simultaneous)", "9.1(empty)")
def test_9_3_a_boat_sunk_by_gunfire_has_fired_back() -> None:
    s = square("WPG-1", "U-66", german=False, torpedoes=0, neutralized=True)
    u = fought(s, "gun:WPG-1", faces=(10, 6, 10, 6))

    assert s.boats["U-66"].sunk
    assert s.ships["WPG-1"].neutralized
    assert len(u.told(GunsFired)) == 2


@pytest.mark.rule("9.3", "9.1(convoy)", "10.3(dead)")
def test_9_3_a_gun_at_a_convoy_strikes_one_transport() -> None:
    s = square("C1", "U-66", us=False)
    fought(s, "gun:C1", faces=(8, 1))  # 3 against 2, two hits, and a check of 3

    assert s.convoys["C1"].ships == 19
    assert s.ships["TR-1"].neutralized
    assert not s.boats["U-66"].fired


# ---------------------------------------------------------------------- who fires first


@pytest.mark.rule("5.5.1(first)", "5.5.1(reply)", "7.2(3)first", "9.0(simultaneous)")
def test_5_5_1_a_boat_that_is_not_detected_fires_first_and_its_victim_is_gone() -> None:
    s = square("DD-1", "U-66", us=False)
    # two hits, no dud, 4:1 with 5 hits: the destroyer sinks before it can reply
    u = fought(s, "torpedo:DD-1*2", faces=(1, 2, 1, 1, 8))

    assert not s.ships["DD-1"].zone
    assert not u.told(DepthChargesDropped)


@pytest.mark.rule("5.5.1(reply)", "5.5.1(first)")
def test_5_5_1_the_surviving_escorts_reply_without_a_detection_roll() -> None:
    s = square("C1", "DD-1", "U-66", us=False)
    u = fought(s, "torpedo:C1*1", faces=(9, 6, 5))

    assert len(u.told(DepthChargesDropped)) == 1
    assert s.boats["U-66"].sunk


@pytest.mark.rule("9.0", "9.0(simultaneous)", "5.5.1(first)")
@pytest.mark.parametrize("first", ["us", "german"])
def test_9_0_if_both_are_detected_both_fire_before_anything_sinks(first: str) -> None:
    s = square("DD-1", "U-66", submerged=True)
    assert s.contact is not None
    s.contact.first = first
    torpedoes, charges = (1, 2, 1, 1, 8), (6, 5)
    faces = charges + torpedoes if first == US else torpedoes + charges
    fought(s, "torpedo:DD-1*2", faces=faces)

    assert s.boats["U-66"].sunk
    assert not s.ships["DD-1"].zone


@pytest.mark.rule("7.2(3)one", "9.1(shots)")
def test_7_2_a_boat_fights_once_and_leaves_the_grid() -> None:
    s = square("C1", "U-66", us=False)
    fought(s, "torpedo:C1*1", faces=(9,))

    assert s.contact is not None
    assert list(s.contact.squares) == ["C1"]
    assert s.boats["U-66"].zone == "CB"


@pytest.mark.rule("7.2(3)one")
def test_7_2_a_boat_that_holds_its_fire_and_is_not_found_stays() -> None:
    s = square("C1", "U-66", us=False)
    fought(s, "hold", faces=())

    assert s.contact is not None
    assert "U-66" in s.contact.squares


@pytest.mark.rule("9.2", "7.2(3)one")
def test_9_2_a_ship_attacks_once_a_round() -> None:
    s = square("DD-1", "U-66", german=False, submerged=True)
    assert s.contact is not None
    fought(s, faces=(1,))
    assert s.contact.attacked == ["DD-1"]

    s.contact.squares["U-67"] = "55"
    s.boats["U-67"].zone = "CB"
    sees(s, US, "U-67")
    fought(s, faces=())
    assert not s.boats["U-67"].sunk


@pytest.mark.rule("3.3(range)")
@pytest.mark.rule("9.0(where)")
def test_9_0_only_units_in_the_square_fight() -> None:
    s = square("C1", "U-66", us=False)
    assert s.contact is not None
    convoy(s, "C2", "CB")
    s.contact.squares["C2"] = "54"
    sees(s, "U-66", "C2")

    offer = option_ids(offered(fight(umpire(), s, "55")))
    assert not any("C2" in answer for answer in offer)
