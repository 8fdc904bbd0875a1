"""9.1. Torpedoes."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.paukenschlag.events.grid import TorpedoesFired
from sandtable.games.paukenschlag.rules.ch07_places import is_seen
from sandtable.games.paukenschlag.rules.ch09_combat import Fight, boat_attacks
from sandtable.games.paukenschlag.rules.ch09_torpedo import aim_modifiers, fire_torpedoes, shoot
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import BOX, umpire
from tests.games.paukenschlag.fights import square


@pytest.mark.rule("9.1(tight)", "10.1(loose)", "10.1(line)")
@pytest.mark.parametrize(
    ("formation", "modified", "hits"), [("tight", 5, 0), ("line", 4, 1), ("loose", 3, 1)]
)
def test_9_1_the_formation_of_a_convoy(formation: str, modified: int, hits: int) -> None:
    s = square("C1", "U-66")
    s.convoys["C1"].formation = formation
    faces = (4, 1, 1) if hits else (4,)
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
