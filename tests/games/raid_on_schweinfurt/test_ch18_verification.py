"""XVIII. Verification of the Luftwaffe aircraft claimed."""

import pytest

from sandtable.games.raid_on_schweinfurt.events import ClaimsVerified
from sandtable.games.raid_on_schweinfurt.rules.ch18_verification import (
    really_shot_down,
    verification,
)
from tests.games.raid_on_schweinfurt.builders import BOX, raid, umpire


@pytest.mark.rule("XVIII", "XVIII.table")
def test_xviii_verification_table() -> None:
    found = []
    for die in range(1, 11):
        s = raid(claims=100)
        verification(umpire(die), s)
        found.append(s.verified)

    assert found == [25, 30, 30, 35, 35, 40, 40, 45, 45, 50]


@pytest.mark.rule("XVIII")
@pytest.mark.parametrize(
    ("claims", "percent", "real"), [(60, 35, 21), (61, 35, 22), (1, 25, 1), (0, 50, 0), (3, 50, 2)]
)
def test_xviii_claims_times_the_percentage_are_rounded_up(
    claims: int, percent: int, real: int
) -> None:
    assert really_shot_down(BOX, raid(claims=claims), percent) == real


@pytest.mark.rule("XVIII", "XVIII.no-effect")
def test_xviii_one_roll_and_nothing_else_changes() -> None:
    s = raid(claims=60, result="draw", damage=36)
    u = umpire(5)

    verification(u, s)

    assert [(e.claims, e.percent, e.real) for e in u.told(ClaimsVerified)] == [(60, 35, 21)]
    assert (s.result, s.damage, s.claims) == ("draw", 36, 60)


@pytest.mark.rule("XIX.verification.divide", "XIX.verification.correction")
@pytest.mark.parametrize(
    ("claims", "percent", "real"), [(210, 35, 25), (180, 35, 21), (3, 25, 1), (9, 50, 2)]
)
def test_xix_tripled_claims_are_divided_by_three_and_rounded_once(
    claims: int, percent: int, real: int
) -> None:
    s = raid(claims=claims, options=["triple_claims"])

    assert really_shot_down(BOX, s, percent) == real
    assert real == really_shot_down(BOX, raid(claims=claims // 3), percent)
