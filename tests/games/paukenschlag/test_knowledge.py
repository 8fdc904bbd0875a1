"""Each seat knows everything but the destinations of the convoys."""

from __future__ import annotations

import pytest

from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.log import lines
from sandtable.engine.spoken import plain
from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.knowledge import known, may_be_bound_for, resample
from sandtable.games.paukenschlag.rules.ch06_naval import naval_movement
from sandtable.games.paukenschlag.rules.ch07_moves import move_side
from sandtable.games.paukenschlag.rules.ch10_convoys import arrive, form_convoy
from sandtable.games.paukenschlag.state import GERMAN, US, Campaign
from sandtable.games.paukenschlag.view import view
from sandtable.testing.desk import answers
from tests.games.paukenschlag.campaigns import BOX, boat, convoy, empty, on_grid, seeded, umpire
from tests.games.paukenschlag.test_ch05_turn import campaign, moments


def convoys() -> Campaign:
    s = empty()
    convoy(s, "C1", "CA", "BE")
    convoy(s, "C9", "CA", "BC", special=True)
    return s


@pytest.mark.rule("10.4(secret)", "10.1(markers)")
@pytest.mark.parametrize(("seat", "knows"), [(US, {"C1", "C9"}), (GERMAN, {"C9"}), (None, {"C9"})])
def test_10_4_only_the_us_knows_where_convoys_go(seat: str | None, knows: set[str]) -> None:
    s = convoys()
    found = known(s, seat)

    assert set(found.orders) == knows
    assert found.convoys == s.convoys
    s.result = GERMAN
    assert set(known(s, seat).orders) == {"C1", "C9"}


@pytest.mark.rule("10.4(secret)")
def test_10_4_the_die_for_the_destination_is_not_in_the_german_log() -> None:
    s, u = empty(), umpire(2, 9, 5, 8, 4)
    form_convoy(u, s)

    seen = [event for event in u.log if event.may_be_seen_by(GERMAN)]
    assert len(u.log) - len(seen) == 1
    assert not any("ED" in str(event) for event in seen)


@pytest.mark.rule("10.4(secret)")
def test_10_4_what_the_german_sees_does_not_hang_on_the_destination() -> None:
    one, other = convoys(), convoys()
    other.orders["C1"] = type(other.orders["C1"])("ED", "SJU")
    for seat in (GERMAN, None):
        assert known(one, seat) == known(other, seat)
        assert view(BOX, known(one, seat), seat) == view(BOX, known(other, seat), seat)

    assert view(BOX, known(one, US), US) != view(BOX, known(other, US), US)


def test_an_imagined_table_is_known_as_the_true_one_and_nothing_is_wrong_with_it() -> None:
    drawn = 0
    for number, s in enumerate(moments()):
        for seat in (US, GERMAN, None):
            found = known(s, seat)
            table = resample(BOX, found, seat, SeededDice(seed_from(number)))
            assert known(table, seat) == found
            assert list(GAME.broken_invariants(BOX, table)) == []
            drawn += table.orders != s.orders

    assert drawn > 20


def test_an_imagined_destination_fits_the_way_the_convoy_has_come() -> None:
    s = empty()
    found = convoy(s, "C1", "CB", "BE", trail=["CA", "CB"])
    k = known(s, GERMAN)

    fitting = {zone for zone in BOX.atlas.zones if may_be_bound_for(BOX, k, found, zone)}
    assert {"BE", "BC", "CE"} <= fitting
    assert not {"CA", "CB", "DM", "DC"} & fitting
    found.moved = True
    assert may_be_bound_for(BOX, k, found, "CB")


@pytest.mark.rule("10.2", "10.4(secret)")
def test_a_convoy_on_the_grid_shows_its_course() -> None:
    s = empty()
    found = convoy(s, "C1", "CA", "BE")
    boat(s, "U-66", "CA")
    on_grid(s, {"C1": "55", "U-66": "11"}, zone="CA")
    before = known(s, GERMAN)
    assert may_be_bound_for(BOX, before, found, "DM")

    answers(move_side(seeded(), s, US))
    after = known(s, GERMAN)
    assert not may_be_bound_for(BOX, after, found, "DM")
    assert may_be_bound_for(BOX, after, found, "BE")


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_line_and_every_view_of_a_campaign_can_be_said(language: str) -> None:
    _, log, _ = campaign()
    said = [line.text for line in lines(GAME, BOX, log, language)]
    assert len(said) > 1000
    assert not any("{" in text or "None" in text for text in said)

    for s in list(moments())[::4]:
        for seat in (US, GERMAN):
            assert "{" not in str(
                plain(view(BOX, known(s, seat), seat), GAME.texts, language)
            ).replace("{'", "")


@pytest.mark.rule("10.4(secret)")
def test_a_move_of_a_convoy_can_no_longer_be_undone() -> None:
    s, u = convoys(), seeded()
    answers(naval_movement(u, s), "C1", "C1:CB", "C9:CB")
    assert u.shown == 2

    on_grid(s, {"C1": "55", "U-66": "11"})
    answers(move_side(u, s, US))
    assert u.shown == 3
    s.convoys["C1"].zone = "BE"
    arrive(u, s)
    assert u.shown == 4
