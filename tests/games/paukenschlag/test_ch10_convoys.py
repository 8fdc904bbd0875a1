"""10, 13 to 16, 18: convoys, events, special forces, arrivals, the set-up and victory."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable.engine.game import Setup
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.events import ConvoyArrived, EventHappened
from sandtable.games.paukenschlag.rules.ch05_turn import arrivals_phase, end_of_turn, repairs
from sandtable.games.paukenschlag.rules.ch10_convoys import form_convoy, free_counters, new_convoy
from sandtable.games.paukenschlag.rules.ch13_events import may_happen, random_event, roller
from sandtable.games.paukenschlag.rules.ch14_special import sail_at10
from sandtable.games.paukenschlag.rules.ch15_arrivals import arrivals
from sandtable.games.paukenschlag.rules.ch16_setup import german_set_up, us_set_up
from sandtable.games.paukenschlag.rules.ch18_victory import end, points_for
from sandtable.games.paukenschlag.state import AT10_CANCELLED, HORNET_RAID, Campaign, Loss
from sandtable.testing.desk import answers, drive, offered, option_ids
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

# ---------------------------------------------------------------------- 10


@pytest.mark.rule("10.1(markers)", "10.4(tonnage)", "10.4")
@pytest.mark.rule("10.1", "10.1(entry)", "10.1(destination)", "10.1(data)", "10.4(secret)")
def test_10_1_entry_destination_speed_size_and_formation_are_rolled() -> None:
    s = empty()
    u = umpire(2, 9, 5, 8, 4)
    form_convoy(u, s)

    found = s.convoys["C1"]
    assert (found.zone, found.speed, found.ships, found.formation) == ("CA", "fast", 30, "loose")
    assert (s.orders["C1"].goal, s.orders["C1"].port) == ("ED", "SJU")
    assert [roll.seen_by for roll in u.rolls] == [None, ("us",), None, None, None]


@pytest.mark.rule("10.1(destination)")
def test_10_1_a_convoy_does_not_go_where_it_begins() -> None:
    s = empty()
    form_convoy(umpire(1, 1, 1, 1, 1), s)
    form_convoy(umpire(10, 1, 1, 1, 1), s)
    assert [x.zone for x in s.convoys.values()] == ["BB", "BE"]

    u = umpire(6, 9, 1, 1, 1)  # from Havana to the east
    form_convoy(u, s)
    assert s.orders["C3"].goal == "BE"


@pytest.mark.rule("10.1(destination)", "12.5.5(six)")
def test_10_1_a_port_that_cannot_be_used_is_rolled_again() -> None:
    s = empty()
    s.damage = {"PO-NYC": 6, "PO-NFK": 5}
    form_convoy(umpire(2, 4, 1, 1, 1, 1), s)
    assert s.convoys["C1"].zone == "CA"

    form_convoy(umpire(5, 1, 5, 1, 1, 1), s)
    assert s.orders["C2"].port == "NFK"


@pytest.mark.rule("10.0", "10.4(nine)", "5.1(convoy)", "15.0(convoy)", "14.1(counter)")
@pytest.mark.parametrize(
    ("turn", "happened", "free"), [(2, [], False), (3, [], True), (2, [AT10_CANCELLED], True)]
)
def test_10_0_the_ninth_counter_is_kept_for_at_10(
    turn: int, happened: list[str], free: bool
) -> None:
    s = empty(turn=turn)
    s.happened = happened
    for number in range(1, 9):
        convoy(s, f"C{number}", "CA")

    assert free_counters(BOX, s) == (["C9"] if free else [])
    if not free:
        new_convoy(umpire(), s)
        assert len(s.convoys) == 8


@pytest.mark.rule("10.0", "5.8")
def test_10_0_a_convoy_that_has_arrived_leaves_at_the_end_of_the_turn() -> None:
    s = empty()
    convoy(s, "C1", "CA", "CA")
    convoy(s, "C2", "CB", "CA")
    ship(s, "WPG-1", "CA", convoy="C1")
    u = seeded()
    end_of_turn(u, s)

    assert list(s.convoys) == list(s.orders) == ["C2"]
    assert (s.ships["WPG-1"].zone, s.ships["WPG-1"].convoy) == ("CA", "")
    assert [e.convoy.en for e in u.log or [] if isinstance(e, ConvoyArrived)] == ["Convoy 1"]


@pytest.mark.rule("10.3(dead)", "5.8")
def test_10_3_a_cripple_in_port_is_out_of_the_game() -> None:
    s = empty()
    ship(s, "TR-1", "CA", neutralized=True, in_port=True)
    ship(s, "TR-2", "CC", neutralized=True)
    end_of_turn(seeded(), s)

    assert list(s.ships) == ["TR-2"]
    assert s.losses == []


# ---------------------------------------------------------------------- 13


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


# ---------------------------------------------------------------------- 14.1


@pytest.mark.rule("14.1", "14.1(sail)", "14.1(counter)")
def test_14_1_at_10_sails_on_turn_3_with_its_escorts() -> None:
    s = empty(turn=3)
    for name in ("DD-3", "DD-4"):
        ship(s, name, "CA", in_port=True, held=True)
    sail_at10(umpire(), s)

    found = s.convoys["C9"]
    assert (found.ships, found.speed, found.formation, found.special) == (10, "fast", "tight", True)
    assert s.orders["C9"].goal == "BC"
    assert {x.convoy for x in s.ships.values()} == {"C9"}
    assert not any(x.in_port or x.held for x in s.ships.values())


@pytest.mark.rule("14.1(sail)")
@pytest.mark.parametrize("turn", [2, 4])
def test_14_1_and_on_no_other_turn(turn: int) -> None:
    s = empty(turn=turn)
    sail_at10(umpire(), s)

    assert not s.convoys


@pytest.mark.rule("14.1(route)", "15.1(dd4)")
def test_14_1_its_escorts_leave_with_it_and_come_back_in_april() -> None:
    s = empty(turn=4)
    convoy(s, "C9", "BC", "BC", special=True)
    for name in ("DD-3", "DD-4"):
        ship(s, name, "BC", convoy="C9")
    for name in ("DD-1", "DD-2", "DD-5"):
        ship(s, name, "CA", in_port=True, held=True)
    end_of_turn(seeded(), s)
    assert [x.zone for x in s.ships.values()] == ["", "", "CA", "CA", "CA"]

    s.turn = 13
    driven = answers(arrivals(seeded(), s), "DD-5", "DD-1")
    assert driven.ids == ["release", "release"]
    assert [x.id for x in s.ships.values() if x.held] == ["DD-2"]
    assert s.ships["DD-3"].zone == "CA"
    s.turn = 17
    drive(arrivals(seeded(), s), lambda decision: option_ids(decision)[0])
    assert not any(x.held for x in s.ships.values())


# ---------------------------------------------------------------------- 15, 16


@pytest.mark.rule("15.0", "15.1", "15.1(turn13)", "15.2(total)")
def test_15_1_the_arrivals_of_april() -> None:
    s = GAME.new_state(Setup("historical"))
    s.turn = 13
    before = Counter(x.type for x in s.planes.values())
    drive(arrivals_phase(seeded(), s), lambda decision: option_ids(decision)[0])

    zones = Counter((x.type, x.zone) for x in s.ships.values() if x.type in {"AST", "WPG"})
    assert zones == {
        **{("AST", zone): 4 for zone in ("BB", "CA", "DC")},
        **{("WPG", zone): 4 for zone in ("BB", "CA", "DC", "DN")},
    }
    assert Counter(x.type for x in s.planes.values()) - before == {"A-29": 2, "O-47": 3, "B-18": 3}
    assert sum(x.held for x in s.ships.values()) == 1


@pytest.mark.rule("15.1(turn21)")
def test_15_1_in_june_the_us_divides_two_aircraft_between_two_bases() -> None:
    s = empty(turn=21)
    answers(arrivals(seeded(), s), "N", "Q")

    assert {x.id: x.base for x in s.planes.values() if x.base in "NQ"} == {
        "B-18-1": "N",
        "PBY-3": "Q",
    }


@pytest.mark.rule("15.2", "15.2(turn7)", "15.2(random)", "15.2(free)", "15.2(total)")
def test_15_2_boats_are_drawn_at_random_and_placed_by_the_german() -> None:
    s = empty(turn=7)
    u = umpire(1, 1)
    driven = answers(arrivals(u, s), "DN:submerged", "EC:surfaced")

    assert [x.facts["boat"] for x in driven.asked] == ["U-66", "U-67"]
    assert option_ids(driven.asked[0]) == [
        f"{zone}:{depth}"
        for zone in ("DN", "EC", "DB", "DM")
        for depth in ("surfaced", "submerged")
    ]
    assert (s.boats["U-66"].zone, s.boats["U-66"].submerged) == ("DN", True)


@pytest.mark.rule("15.2(cow)", "11.1(cow-one)")
@pytest.mark.parametrize(
    ("facts", "enters"),
    [
        ({"zone": "CA"}, False),
        ({"zone": "", "refuels": 0}, True),
        ({"zone": "", "sunk": True}, True),
    ],
)
def test_15_2_the_milk_cow_of_may_enters_only_if_none_is_in_play(
    facts: dict[str, Any],
    enters: bool,
) -> None:
    s = GAME.new_state(Setup("historical"))
    s.turn = 17
    boat(s, "U-459", "CA", fuel=1, **{k: v for k, v in facts.items() if k != "zone"})
    s.boats["U-459"].zone = facts["zone"]
    drive(arrivals(seeded(), s), lambda decision: option_ids(decision)[0])

    cow = s.boats["U-459"]
    assert (cow.zone == "DO") == enters
    assert cow.refuels == 10
    assert not cow.sunk


@pytest.mark.rule("16.2(ref)")
@pytest.mark.rule("16.0", "16.1", "16.1(dd)", "16.1(tf)", "16.1(air)", "14.2(air)", "17.1(base)")
def test_16_1_the_table_before_the_first_choice() -> None:
    s = GAME.new_state(Setup("plan_valkyrie"))

    held = [x.id for x in s.ships.values() if x.held]
    assert held == [f"DD-{number}" for number in range(1, 6)]
    assert [x.id for x in s.ships.values() if x.in_force] == list(BOX.special.hornet)
    assert all(x.in_port for x in s.ships.values())
    assert {x.zone for x in s.ships.values() if x.in_force} == {"DM"}
    bases = Counter(x.base for x in s.planes.values())
    assert bases == {"C": 1, "G": 13, "M": 8, "I": 7, "CV-8": 7, "CI": 4, "AZ": 9}
    assert len({x.id for x in s.planes.values()}) == 49
    assert (s.turn, s.last_turn) == (1, 24)


@pytest.mark.rule("16.1(order)", "16.1(convoys)", "16.1(b25)", "14.2.1(land)")
def test_16_1_the_us_sets_up_its_ports_the_b_25_and_eight_convoys() -> None:
    s = GAME.new_state(Setup("historical"))
    driven = answers(us_set_up(seeded(), s), "NYC", "BOS", "NYC", "NYC", "G")

    assert driven.ids == ["berth"] * 4 + ["carrier-bomber"]
    assert s.planes["B-25C-1"].base == "G"
    assert list(s.convoys) == [f"C{number}" for number in range(1, 9)]
    assert all(s.orders[x.id].goal != x.zone for x in s.convoys.values())


@pytest.mark.rule("16.2", "16.2(random)")
def test_16_2_the_german_places_five_boats_off_the_coast_and_five_at_sea() -> None:
    s = GAME.new_state(Setup("historical"))
    driven = drive(german_set_up(seeded(), s), lambda decision: option_ids(decision)[0])

    assert Counter(x.zone for x in s.boats.values() if x.zone) == {"BB": 5, "CF": 5}
    assert len(driven.asked) == 10


# ---------------------------------------------------------------------- 5.2, 5.8


@pytest.mark.rule("5.2", "12.5.4", "12.5.4(ships)", "12.5.4(capital)")
@pytest.mark.parametrize(
    ("name", "facts", "sound"),
    [
        ("DD-1", {"in_port": True, "port_since": 8}, True),
        ("WPG-1", {"in_port": True, "port_since": 8}, True),
        ("AST-1", {"in_port": True, "port_since": 8}, True),
        ("DD-1", {"in_port": True, "port_since": 9}, False),
        ("DD-1", {"port_since": 1}, False),
        ("BB-NC", {"in_port": True, "port_since": 1}, False),
        ("CV-8", {"in_port": True, "port_since": 1}, False),
    ],
)
def test_12_5_4_an_escort_is_repaired_after_a_whole_turn_in_port(
    name: str,
    facts: dict[str, Any],
    sound: bool,
) -> None:
    s = empty(turn=10)
    ship(s, name, "CA", neutralized=True, **facts)
    repairs(umpire(), s)

    assert s.ships[name].neutralized != sound


@pytest.mark.rule("1.1(turn)")
@pytest.mark.rule("5.8", "5.8(return)", "5.8(turn)", "2.2.2(back)", "2.3")
def test_5_8_aircraft_return_and_the_marker_goes_on() -> None:
    s = empty(turn=23)
    plane(s, "A-20-1", zone="CB", mission="attack", flown=True)
    boat(s, "U-66", "CA", detected=True, fired=True, spent=2)

    assert end_of_turn(seeded(), s) == "events"
    found = s.planes["A-20-1"]
    assert (found.zone, found.mission, found.flown) == ("", "", False)
    here = s.boats["U-66"]
    assert (here.detected, here.fired, here.spent) == (False, False, 0)
    assert s.turn == 24
    assert end_of_turn(seeded(), s) == "end"


# ---------------------------------------------------------------------- 18


def sunk(s: Campaign, ships: int, tons: int) -> None:
    s.losses = [Loss(1, "C1", "CA", 0) for _ in range(ships - 1)] + [Loss(1, "C1", "CA", tons)]


@pytest.mark.rule("18.0", "18.0(ships)", "18.0(tons)", "18.0(us)", "18.0(vp)", "10.4(track)")
@pytest.mark.parametrize(
    ("scenario", "ships", "tons", "points", "winner"),
    [
        ("historical", 40, 2000, 0, "german"),
        ("historical", 39, 2400, 0, "us"),
        ("historical", 70, 1999, 0, "us"),
        ("plan_amerika", 40, 2000, 40, "german"),
        ("plan_amerika", 70, 2500, 39, "us"),
    ],
)
def test_18_0_the_german_needs_everything(
    scenario: str, ships: int, tons: int, points: int, winner: str
) -> None:
    s = empty(scenario, turn=25)
    sunk(s, ships, tons)
    targets = [name for name, target in BOX.targets.items() if target.side == "us"]
    s.damage = dict.fromkeys(targets[: points // 4], 8) | {targets[-1]: 2 * (points % 4)}
    s.damage["AF-AZ"] = 8
    end(umpire(), s)

    found = GAME.outcome(BOX, s)
    assert found is not None
    assert (found.result, found.winner) == (winner, winner)
    assert found.metrics["luftwaffe_points"] == points


@pytest.mark.rule("12.5.3(vp)")
def test_12_5_3_the_points_for_damage() -> None:
    damage = (0, 1, 2, 3, 4, 5, 6, 7, 8, 12)

    assert [points_for(BOX, hits) for hits in damage] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("15.1(dd4)")
def test_15_1_an_escort_of_at_10_that_never_left_is_not_brought_back() -> None:
    s = GAME.new_state(Setup("historical"))
    s.turn = 13
    s.ships["DD-3"].zone, s.ships["DD-3"].held, s.ships["DD-3"].in_port = "CB", False, False
    drive(arrivals(seeded(), s), lambda decision: option_ids(decision)[0])

    assert (s.ships["DD-3"].zone, s.ships["DD-3"].in_port) == ("CB", False)
