"""13. Events."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.events import EventHappened
from sandtable.games.paukenschlag.rules.ch13_events import may_happen, random_event, roller
from sandtable.games.paukenschlag.rules.ch14_special import sail_at10
from sandtable.games.paukenschlag.state import AT10_CANCELLED, HORNET_RAID, Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import BOX, empty, plane, ship, umpire


def event(s: Campaign, face: int, *given: str) -> str:
    answers(random_event(umpire(face), s), *given)
    return s.event


@pytest.mark.rule("13.0", "13.0(1-2)", "13.0(3-4)", "13.0(5-7,10)")
@pytest.mark.parametrize(
    ("turn", "face", "scenario", "what"),
    [
        (3, 3, "historical", "at10_cancelled"),
        (1, 4, "historical", "at10_cancelled"),
        (4, 3, "historical", "none"),
        (12, 1, "plan_amerika", "hornet_raid"),
        (13, 1, "plan_amerika", "none"),
        (5, 2, "historical", "none"),
        (2, 5, "historical", "none"),
        (2, 7, "historical", "none"),
        (2, 10, "historical", "none"),
        (2, 8, "historical", "home_front"),
        (2, 9, "historical", "home_front"),
    ],
)
def test_13_0_events_and_their_time(turn: int, face: int, scenario: str, what: str) -> None:
    s = empty(scenario, turn=turn)
    ship(s, "CV-8", "DM", in_force=True)

    assert event(s, face) == what


@pytest.mark.rule("13.0(once)")
@pytest.mark.parametrize("happened", [HORNET_RAID, AT10_CANCELLED])
def test_13_0_the_first_of_the_two_events_excludes_the_other(happened: str) -> None:
    s = empty("plan_amerika", turn=2)
    ship(s, "CV-8", "DM", in_force=True)
    s.happened = [happened]

    assert not may_happen(BOX, s, HORNET_RAID)
    assert not may_happen(BOX, s, AT10_CANCELLED)
    assert may_happen(BOX, s, "home_front")


@pytest.mark.rule("13.0(1-2)")
def test_13_0_a_force_that_has_left_cannot_be_ordered() -> None:
    assert event(empty("plan_amerika", turn=6), 1) == "none"


@pytest.mark.rule("5.1(event)", "13.0")
def test_5_1_the_players_take_turns_at_the_die() -> None:
    assert [roller(empty(turn=turn)) for turn in (1, 2, 3)] == ["us", "german", "us"]
    u = umpire(5)
    answers(random_event(u, empty(turn=2)))
    assert [e.roller for e in u.told(EventHappened)] == ["german"]


@pytest.mark.rule("13.0(3-4)", "14.2(stay)")
def test_13_0_without_at_10_the_force_is_dissolved() -> None:
    s = empty(turn=2)
    for name in ("CV-8", "BB-NC", "DD-6", "DD-12"):
        ship(s, name, "DM", in_force=True)
    event(s, 3)

    assert not any(found.in_force for found in s.ships.values())
    assert [found.coast_guard for found in s.ships.values()] == [False, False, True, True]
    sail_at10(umpire(), s)
    s.turn = 3
    sail_at10(umpire(), s)
    assert not s.convoys


@pytest.mark.rule("13.0(8-9)")
def test_13_0_the_home_front_returns_an_escort_or_an_aircraft() -> None:
    s = empty(turn=14)
    ship(s, "DD-1", "", sunk=True, neutralized=True)
    ship(s, "BB-NC", "", sunk=True)
    plane(s, "B-17-1", lost=True)
    s.damage = {"PO-NYC": 6, "AF-G": 6}
    offer = option_ids(offered(random_event(umpire(8), s)))
    assert {"DD-1:BOS", "B-17-1:C"} <= set(offer)
    assert not {"DD-1:NYC", "B-17-1:G", "BB-NC:BOS"} & set(offer)

    event(s, 9, "DD-1:BOS")
    found = s.ships["DD-1"]
    assert (found.zone, found.in_port, found.sunk, found.neutralized) == ("CA", True, False, False)


@pytest.mark.rule("13.0(8-9)")
def test_13_0_with_nothing_eliminated_the_event_is_void() -> None:
    assert event(empty(turn=14), 8) == "home_front"


@pytest.mark.rule("13.0(8-9)", "12.5.5(hornet-air)")
@pytest.mark.parametrize(("facts", "back"), [({}, True), ({"neutralized": True}, False)])
def test_13_0_a_carrier_aircraft_returns_to_a_sound_hornet(
    facts: dict[str, bool],
    back: bool,
) -> None:
    s = empty(turn=14)
    ship(s, "CV-8", "DM", **facts)
    plane(s, "SBD-1", "CV-8", lost=True)
    event(s, 8, *(["SBD-1:CV-8"] if back else []))

    assert s.planes["SBD-1"].lost != back
