"""Exact frequencies of weather, the chance table and shadowing."""

from functools import cache

import pytest

from sandtable.engine.odds import distribution
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.rows import ChanceRow
from sandtable.games.bismarck.rules.ch07_visibility import change_visibility
from sandtable.games.bismarck.rules.ch08_shadow import contact_modifiers
from sandtable.games.bismarck.rules.ch10_chance import is_in_place
from sandtable.games.bismarck.state import Campaign, Vessel
from tests.games.bismarck.battles import BOX, campaign

LEVELS = range(1, 10)
TURNS = 400

Shares = dict[int, float]


def next_levels(level: int, *, publisher: bool) -> dict[tuple[int, bool], float]:
    def roll(u: Umpire[Box]) -> tuple[int, bool]:
        s = at_level(level)
        s.switches.visibility_publisher = publisher
        change_visibility(u, s)
        return s.visibility, s.fog

    return dict(distribution(BOX, roll).chances)


def at_level(level: int) -> Campaign:
    s = campaign()
    s.visibility = level
    return s


@cache
def long_run(*, publisher: bool) -> tuple[Shares, float]:
    """The share of each level after many turns, and of fog."""
    moves = {level: next_levels(level, publisher=publisher) for level in LEVELS}
    shares: Shares = dict.fromkeys(LEVELS, 1 / len(LEVELS))
    fog = 0.0
    for _ in range(TURNS):
        after: Shares = dict.fromkeys(LEVELS, 0.0)
        fog = 0.0
        for level, share in shares.items():
            for (to, foggy), chance in moves[level].items():
                after[to] += share * chance
                fog += share * chance * foggy
        shares = after
    return shares, fog


@pytest.mark.rule("7.14", "7.16", "7.T")
@pytest.mark.parametrize(
    ("publisher", "percent", "fog"),
    [
        (False, [19.4, 10.7, 12.0, 12.3, 12.0, 11.1, 8.8, 6.0, 7.8], 51),
        (True, [19.5, 10.6, 12.1, 12.2, 11.9, 11.1, 8.7, 6.0, 7.8], 50),
    ],
)
def test_visibility_in_the_long_run(*, publisher: bool, percent: list[float], fog: int) -> None:
    shares, foggy = long_run(publisher=publisher)

    assert [100 * share for share in shares.values()] == pytest.approx(percent, abs=0.25)
    assert 100 * foggy == pytest.approx(fog, abs=1)


def chance_rows() -> dict[ChanceRow, float]:
    return dict(distribution(BOX, lambda u: u.roll(u.box.chance)).chances)


@pytest.mark.rule("10.212", "10.2(T)")
@pytest.mark.parametrize(("column", "percent"), [(0, 14), (1, 27), (2, 37)])
def test_general_search_succeeds_so_often_by_day(column: int, percent: int) -> None:
    levels, _ = long_run(publisher=False)
    seen = sum(
        chance * share
        for row, chance in chance_rows().items()
        for level, share in levels.items()
        if level <= row.search[column] and level < BOX.visibility.x
    )

    assert 100 * seen == pytest.approx(percent, abs=1)


ON_ROUTE, ONE_OFF, TWO_OFF = "S17", "S18", "S19"


@pytest.mark.rule("10.24", "10.24(one)", "10.24(two)")
@pytest.mark.parametrize(
    ("zone", "patrolling", "in_36"),
    [
        (ON_ROUTE, True, 5),
        (ON_ROUTE, False, 3),
        (ONE_OFF, True, 3),
        (ONE_OFF, False, 1),
        (TWO_OFF, True, 2),
    ],
)
def test_a_convoy_is_found_so_often(zone: str, *, patrolling: bool, in_36: int) -> None:
    ship = Vessel("bismarck", zone=zone, patrolling=patrolling)
    found = sum(
        chance
        for row, chance in chance_rows().items()
        if row.result == "convoy" and is_in_place(BOX, ship, row)
    )

    assert found * 36 == pytest.approx(in_36)


@pytest.mark.rule("8.T", "8.17", "8.18")
@pytest.mark.parametrize(
    ("letter", "percent"),
    [("C", (79, 62)), ("Z", (62, 45)), ("B", (62, 45)), ("X", (29, 14)), ("Y", (45, 29))],
)
def test_contact_is_held_so_often_over_all_visibilities(
    letter: str, percent: tuple[int, int]
) -> None:
    """Suffolk by day C and by night Z; Norfolk B and X; aircraft and King George V B and Y."""
    levels, _ = long_run(publisher=False)
    held = [
        sum(share * holds(letter, level, two_zones=two) for level, share in levels.items())
        for two in (False, True)
    ]

    assert [100 * chance for chance in held] == pytest.approx(percent, abs=1)


def holds(letter: str, level: int, *, two_zones: bool) -> float:
    modifiers = contact_modifiers(BOX, at_level(level), two_zones=two_zones)
    rows = distribution(BOX, lambda u: u.roll(u.box.shadow[letter], modifiers)).chances
    return sum(chance for row, chance in rows.items() if row.held)
