"""XVII. End of the game."""

import pytest

from sandtable.games.raid_on_schweinfurt.events import MoralVictory, RaidEnded
from sandtable.games.raid_on_schweinfurt.rules.ch17_end import end, loss_percent
from sandtable.games.raid_on_schweinfurt.state import Crew, Raid
from tests.games.raid_on_schweinfurt.builders import diversion, raid, umpire, wave


def flown(damage: int, downed: int, of: int = 200, **facts: object) -> Raid:
    """A raid that is over, with its losses in two waves of equal size."""
    waves = [
        wave(of // 2 - lost, in_play=of // 2, downed=lost)
        for lost in (downed // 2, -(-downed // 2))
    ]
    return raid(*waves, damage=damage, **facts)  # type: ignore[arg-type]  # fields of any type


@pytest.mark.rule("XVII.rounding")
@pytest.mark.parametrize(
    ("downed", "in_play", "percent"),
    [(60, 350, 17), (21, 200, 11), (20, 200, 10), (39, 200, 20), (21, 201, 10), (0, 300, 0)],
)
def test_xvii_losses_are_rounded_to_the_nearest_per_cent_half_up(
    downed: int, in_play: int, percent: int
) -> None:
    assert loss_percent(downed, in_play) == percent


@pytest.mark.rule("XVII.rounding")
def test_xvii_rounding_is_exact_for_every_raid() -> None:
    for in_play in range(30, 460):
        for downed in range(in_play + 1):
            percent = loss_percent(downed, in_play)
            assert 2 * in_play * percent - in_play <= 200 * downed < 2 * in_play * percent + in_play


@pytest.mark.rule("XVII", "III.in-play")
def test_xvii_losses_of_both_waves_are_divided_by_both_waves_after_take_off() -> None:
    s = flown(40, 21, aggressiveness="average", diversion=diversion(50))
    s.waves[0].aborted = 30
    u = umpire()

    end(u, s)

    assert [(e.downed, e.in_play, e.percent) for e in u.told(RaidEnded)] == [(21, 200, 11)]


@pytest.mark.rule("XVII.damage", "XVII.rounding", "VIII.victory")
@pytest.mark.parametrize(
    ("damage", "downed", "result"),
    [
        (40, 20, "us_win"),
        (40, 21, "draw"),
        (40, 38, "draw"),
        (40, 39, "german_win"),
        (35, 30, "draw"),
        (34, 0, "german_win"),
    ],
)
def test_xvii_damage_and_rounded_losses_decide(damage: int, downed: int, result: str) -> None:
    s = flown(damage, downed)

    end(umpire(), s)

    assert (s.result, s.reason) == (result, "goals")


@pytest.mark.rule("XVII.damage", "XI.raise")
def test_xvii_raised_goals_count_after_an_annulment() -> None:
    s = flown(44, 0)
    for goal in s.goals[:3]:
        goal.damage_min += 5

    end(umpire(), s)

    assert s.result == "draw"


@pytest.mark.rule("XVIII.no-effect", "XIII.claims.record")
@pytest.mark.parametrize("claims", [0, 60, 500])
def test_xviii_claims_do_not_change_the_result(claims: int) -> None:
    s = flown(39, 0, claims=claims, verified=claims // 3)

    end(umpire(), s)

    assert s.result == "draw"


@pytest.mark.rule("XIX.role.lose")
def test_xix_a_player_who_is_killed_has_lost_whatever_was_achieved() -> None:
    s = flown(60, 0, crew=Crew(1, "best", "killed"))
    u = umpire()

    end(u, s)

    assert (s.result, s.reason) == ("german_win", "killed")
    assert [event.rule for event in u.told(RaidEnded)] == ["XIX.role.lose"]


@pytest.mark.rule("XIX.role.safe", "XIX.role.lose")
@pytest.mark.parametrize("fate", ["captured", "safe", "unhurt"])
def test_xix_captured_or_safe_leaves_the_result_as_it_is(fate: str) -> None:
    s = flown(60, 0, crew=Crew(1, "best", fate))

    end(umpire(), s)

    assert s.result == "us_win"


@pytest.mark.rule("XIX.victory-options.moral")
@pytest.mark.parametrize(("previous", "moral"), [("german_win/35/19", 1), ("us_win/60/0", 0)])
def test_xix_moral_victory_is_told_beside_the_result(previous: str, moral: int) -> None:
    s = flown(40, 21, previous=previous)
    u = umpire()

    end(u, s)

    assert (s.result, len(u.told(MoralVictory)), s.moral_victory) == ("draw", moral, bool(moral))
