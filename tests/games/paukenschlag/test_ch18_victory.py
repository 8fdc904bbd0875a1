"""12.5.3, 18. Points for damage, and victory."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag import GAME
from sandtable.games.paukenschlag.rules.ch18_victory import end, points_for
from sandtable.games.paukenschlag.state import Campaign, Loss
from tests.games.paukenschlag.campaigns import BOX, empty, umpire


def sunk(s: Campaign, ships: int, tons: int) -> None:
    s.losses = [Loss(1, "C1", "CA", 0) for _ in range(ships - 1)] + [Loss(1, "C1", "CA", tons)]


@pytest.mark.rule("18.0", "18.0(ships)", "18.0(tons)", "18.0(us)", "18.0(vp)", "10.4(track)")
@pytest.mark.parametrize(
    ("scenario", "ships", "tons", "points", "winner"),
    [
        ("historical", 40, 2000, 0, "german"),
        ("historical", 39, 2400, 0, "us"),
        ("historical", 70, 1999, 0, "us"),
        ("drumbeat", 13, 600, 0, "german"),
        ("drumbeat", 12, 700, 0, "us"),
        ("drumbeat", 20, 599, 0, "us"),
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
