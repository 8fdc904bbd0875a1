"""10. Convoys enter, arrive and leave."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.events import ConvoyArrived
from sandtable.games.paukenschlag.rules.ch05_turn import end_of_turn
from sandtable.games.paukenschlag.rules.ch10_convoys import form_convoy, free_counters, new_convoy
from sandtable.games.paukenschlag.state import AT10_CANCELLED
from tests.games.paukenschlag.campaigns import BOX, convoy, empty, seeded, ship, umpire


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
