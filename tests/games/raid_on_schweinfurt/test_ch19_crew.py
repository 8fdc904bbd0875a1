"""XIX. The role-playing version: one crew member of a B-17."""

import pytest

from sandtable.games.raid_on_schweinfurt.events import CrewAssigned, CrewFate, CrewHit
from sandtable.games.raid_on_schweinfurt.rules.ch13_outbound import fly_out
from sandtable.games.raid_on_schweinfurt.rules.ch14_target import target
from sandtable.games.raid_on_schweinfurt.rules.ch15_bombing import bombing
from sandtable.games.raid_on_schweinfurt.rules.ch16_return import fly_home
from sandtable.games.raid_on_schweinfurt.rules.ch19_crew import (
    crew_in_danger,
    exposed_roll,
    fate,
    highest_hit,
    is_hit,
    is_played,
    join_crew,
)
from sandtable.games.raid_on_schweinfurt.state import Crew, Raid
from tests.games.raid_on_schweinfurt.builders import (
    BOX,
    DICE_OF_40,
    PLAN_OF_40,
    match,
    raid,
    umpire,
    wave,
)

BEST = [0, 0, 1, 1, 2, 2, 3]
MIDDLE = [0, 1, 2, 2, 3, 3, 4]
WORST = [2, 2, 3, 3, 4, 4, 5]


def manned(
    bombers: int, position: str, *, crew_wave: int = 1, way_home: str = "england", **facts: object
) -> Raid:
    """A raid of one wave with the player in it, and a second wave beside."""
    s = raid(wave(bombers, way_home=way_home), wave(100), options=["role_playing"])
    s.aggressiveness, s.flak = "average", "heavy"
    s.crew = Crew(crew_wave, position)
    for name, value in facts.items():
        setattr(s, name, value)
    return s


def fate_of(s: Raid) -> str:
    assert s.crew is not None
    return s.crew.fate


@pytest.mark.rule("XIX.role")
def test_xix_role_is_played_with_the_option_alone() -> None:
    assert is_played(BOX, raid(options=["role_playing"]))
    assert not is_played(BOX, raid())


@pytest.mark.rule("XIX.role(1)", "XIX.role")
def test_xix_role_1_the_player_joins_after_take_off_and_never_aborts() -> None:
    played = match("standard", [*DICE_OF_40, 9, 9, 4, 5, 5], PLAN_OF_40, role_playing=True)

    assert played.state.crew == Crew(1, "middle")
    assert [point.phase for point in played.checkpoints][-3:] == ["take-off", "crew", "assembly"]


@pytest.mark.rule("XIX.role(2)")
@pytest.mark.parametrize("die", range(1, 11))
def test_xix_role_2_odd_is_the_first_wave_and_even_the_second(die: int) -> None:
    s = raid(wave(100), wave(100))
    u = umpire(die, 5)

    join_crew(u, s)

    assert s.crew is not None
    assert s.crew.wave == (1 if die % 2 else 2)
    assert u.tables == ["role_wave", "role_position"]


@pytest.mark.rule("XIX.role(2)", "XIX.role(1)")
def test_xix_role_2_with_one_wave_in_play_no_die_is_thrown_for_it() -> None:
    s = raid(wave(0, flying=False), wave(100))
    u = umpire(5)

    join_crew(u, s)

    assert [(e.wave, e.position) for e in u.told(CrewAssigned)] == [(2, "middle")]


@pytest.mark.rule("XIX.role(3)")
@pytest.mark.parametrize(
    ("die", "position"), [(1, "best"), (2, "middle"), (9, "middle"), (10, "worst")]
)
def test_xix_role_3_position(die: int, position: str) -> None:
    s = raid(wave(100))

    join_crew(umpire(die), s)

    assert s.crew == Crew(1, position)


@pytest.mark.rule("XIX.role(4)")
@pytest.mark.parametrize("position", ["best", "middle"])
@pytest.mark.parametrize("table", ["t4", "t5"])
def test_xix_role_4_best_and_middle_are_exposed_on_the_first_roll(
    position: str, table: str
) -> None:
    assert [exposed_roll(BOX, position, table, rolls) for rolls in (1, 2, 11)] == [1, 1, 1]


@pytest.mark.rule("XIX.role(4).return")
@pytest.mark.parametrize("position", ["best", "middle"])
@pytest.mark.parametrize("table", ["t7", "t7a"])
def test_xix_role_4_on_the_way_home_it_is_the_last_roll_but_one(position: str, table: str) -> None:
    assert [exposed_roll(BOX, position, table, rolls) for rolls in (1, 2, 11)] == [1, 1, 10]


@pytest.mark.rule("XIX.role(5)")
@pytest.mark.parametrize("table", ["t4", "t5"])
def test_xix_role_5_the_worst_position_is_exposed_on_the_last_roll_but_one(table: str) -> None:
    assert [exposed_roll(BOX, "worst", table, rolls) for rolls in (1, 2, 11)] == [1, 1, 10]


@pytest.mark.rule("XIX.role(5).return")
@pytest.mark.parametrize("table", ["t7", "t7a"])
def test_xix_role_5_on_the_way_home_it_is_the_first_roll(table: str) -> None:
    assert [exposed_roll(BOX, "worst", table, rolls) for rolls in (1, 2, 11)] == [1, 1, 1]


@pytest.mark.rule("XIX.role(4)", "XIX.role(5)")
@pytest.mark.parametrize(
    ("position", "dice"),
    [("middle", [10, 7, 5, 10, 7, 10, 7]), ("worst", [10, 7, 10, 7, 5, 10, 7])],
)
def test_xix_role_only_the_exposed_roll_of_the_step_asks_for_a_die(
    position: str, dice: list[int]
) -> None:
    s = manned(60, position)
    u = umpire(*dice)

    fly_out(u, s, s.waves[0])

    assert len(u.told(CrewHit)) == 1
    assert u.thrown == dice


@pytest.mark.rule("XIX.role(4)", "XIX.role(5)", "III.wave.alike")
def test_xix_role_the_other_waves_rolls_are_no_danger() -> None:
    s = manned(20, "best", crew_wave=2)

    fly_out(umpire(10, 7), s, s.waves[0])

    assert fate_of(s) == "unhurt"


@pytest.mark.rule("XIX.role(6)", "XIX.role(6).table")
@pytest.mark.parametrize(
    ("position", "highest"), [("best", BEST), ("middle", MIDDLE), ("worst", WORST)]
)
def test_xix_role_6_table(position: str, highest: list[int]) -> None:
    crew = Crew(1, position)

    assert [highest_hit(BOX, crew, downed) for downed in range(1, 8)] == highest
    hits = [[d for d in range(1, 11) if is_hit(umpire(d), crew, n)] for n in range(1, 8)]
    assert hits == [list(range(1, most + 1)) for most in highest]


@pytest.mark.rule("XIX.role(6).table")
@pytest.mark.parametrize(("position", "highest"), [("best", 3), ("middle", 4), ("worst", 5)])
def test_xix_role_6_more_than_seven_bombers_use_the_last_column(
    position: str, highest: int
) -> None:
    assert highest_hit(BOX, Crew(1, position), 10) == highest


@pytest.mark.rule("XIX.role(6)")
def test_xix_role_6_no_die_is_thrown_when_nobody_falls() -> None:
    s = manned(20, "worst")
    u = umpire(1)

    fly_out(u, s, s.waves[0])

    assert (u.tables, u.told(CrewHit)) == (["t4"], [])


@pytest.mark.rule("XIX.role(6)", "XIX.role.fate")
def test_xix_role_6_hit_die_and_fate_die_follow_the_exposed_roll_at_once() -> None:
    s = manned(40, "best")
    u = umpire(10, 7, 3, 8, 1)  # seven downed; 3 hits; 8 captured; then the wave's second roll

    fly_out(u, s, s.waves[0])

    assert (fate_of(s), u.tables[-2:]) == ("captured", ["role_fate", "t4"])
    assert [event.bomber for event in u.told(CrewHit)] == ["yours"]
    assert [event.fate for event in u.told(CrewFate)] == ["captured"]


@pytest.mark.rule("XIX.role(6)")
def test_xix_role_6_counts_the_bombers_really_removed() -> None:
    """Seven are called for but two are left: the column of two bombers, where best is safe."""
    s = manned(2, "best")

    fly_out(umpire(10, 7, 1), s, s.waves[0])

    assert fate_of(s) == "unhurt"


@pytest.mark.rule("XIX.role(6)", "XIX.events.9")
def test_xix_role_6_counts_the_two_bombers_of_event_9() -> None:
    s = manned(20, "worst", events=["poor_return_weather"])

    fly_home(umpire(1, 2, 5), s, s.waves[0])

    assert fate_of(s) == "killed"


@pytest.mark.rule("XIX.role(6)", "XIX.dyo.closer.t7")
def test_xix_role_6_counts_the_one_bomber_of_a_closer_target() -> None:
    s = raid(wave(20), options=["closer_target"], aggressiveness="average", crew=Crew(1, "worst"))

    fly_home(umpire(8, 2, 8), s, s.waves[0])

    assert fate_of(s) == "safe"


@pytest.mark.rule("XIX.role(6)", "XIX.role.fate")
def test_xix_role_once_downed_you_are_no_longer_exposed() -> None:
    s = manned(20, "worst")
    u = umpire(10, 7, 1, 10, 9, 8, 7)

    fly_out(u, s, s.waves[0])
    s.waves.pop()
    target(u, s)
    fly_home(u, s, s.waves[0])

    assert (fate_of(s), len(u.told(CrewHit))) == ("captured", 1)


@pytest.mark.rule("XIX.role(4)", "XIX.role(5)")
def test_xix_role_bombing_cannot_hurt_you() -> None:
    s = manned(20, "worst")
    s.waves.pop()
    u = umpire(10, 10)

    bombing(u, s)

    assert fate_of(s) == "unhurt"


@pytest.mark.rule("XIX.role.fate", "XIX.role.fate.t4-t5", "XIX.role.fate.t7", "XIX.role.fate.t7a")
@pytest.mark.parametrize(
    ("table", "killed", "captured"), [("t4", 7, 3), ("t5", 7, 3), ("t7", 5, 2), ("t7a", 6, 1)]
)
def test_xix_role_fate_by_the_table_that_shot_you_down(
    table: str, killed: int, captured: int
) -> None:
    found = [fate(umpire(die), table) for die in range(1, 11)]

    safe = 10 - killed - captured
    assert found == [*["killed"] * killed, *["captured"] * captured, *["safe"] * safe]


@pytest.mark.rule("XIX.role.fate", "XIX.role(4)", "XIX.role(5).return")
def test_xix_role_fate_follows_the_table_of_each_step() -> None:
    over_target, to_africa = manned(20, "worst"), manned(20, "worst", way_home="africa")
    over_target.waves.pop()
    u, v = umpire(9, 1, 8), umpire(8, 6, 4, 7)

    target(u, over_target)
    fly_home(v, to_africa, to_africa.waves[0])

    assert [roll.column for roll in (u.rolls[-1], v.rolls[-1])] == ["t5", "t7a"]
    assert (fate_of(over_target), fate_of(to_africa)) == ("captured", "captured")


@pytest.mark.rule("XIX.role", "XIX.role(6)")
def test_xix_role_without_a_crew_nothing_is_thrown() -> None:
    s = raid(wave(20), aggressiveness="average")

    crew_in_danger(umpire(), s, s.waves[0], "t4", 0, 1, 7)

    assert s.crew is None
