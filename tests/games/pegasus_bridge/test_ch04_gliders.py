"""4. The glider phase."""

import pytest

from sandtable.engine.game import Setup
from sandtable.games.pegasus_bridge.events.landing import (
    GliderDown,
    GliderFlew,
)
from sandtable.games.pegasus_bridge.rules.ch04_gliders import (
    check_crash,
    crash,
    enter_group,
    fly_group,
    flying,
    glider_phase,
    unload,
)
from sandtable.games.pegasus_bridge.rules.setup import set_up
from sandtable.games.pegasus_bridge.state import Assault
from tests.games.pegasus_bridge.nights import BOX, umpire


def start(scenario: str = "beginner") -> Assault:
    return set_up(BOX, Setup(scenario))


def landed(s: Assault) -> dict[int, str]:
    return {glider.id: glider.area for glider in s.gliders if glider.landed}


@pytest.mark.rule("4.1", "4.1.entry")
@pytest.mark.parametrize(("die", "entry"), [(1, "1_3"), (3, "1_3"), (4, "4_6"), (5, "4_6")])
def test_4_1_one_die_names_the_entry_triangle_of_a_group(die: int, entry: str) -> None:
    for group in ("north", "south"):
        assert enter_group(umpire(die), start(), group) == f"{group}_entry_{entry}"


@pytest.mark.rule("4.1.lost", "4.1.lost-table", "4.1.lost-max")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_4_1_a_six_loses_a_glider_with_its_load(die: int, lost: int) -> None:
    s = start()

    assert enter_group(umpire(6, die), s, "north") == "north_entry_4_6"
    assert [glider.id for glider in s.gliders if glider.lost] == [lost]
    assert not set(BOX.gliders[lost].load) & {*s.british.units, *s.british.leaders, *s.arms}
    assert s.lost == []


@pytest.mark.rule("17.1.nolost", "17.1.glider4", "4.1.lead")
def test_17_1_no_glider_is_lost_and_the_fifth_leads_the_south() -> None:
    s = start("historical")
    enter_group(umpire(6), s, "south")

    assert [glider.id for glider in flying(s, "south")] == [5, 6]


@pytest.mark.rule("4.2(1)", "4.2(2)", "4.2(2).file", "4.2(3)", "4.2(3).followers")
def test_4_2_the_group_flies_one_colour_and_lands_with_its_leader() -> None:
    s, u = start(), umpire(3, 5, 3, 2, 2)

    fly_group(u, s, "north", "north_entry_1_3")

    assert landed(s) == dict.fromkeys((1, 2, 3), "north_a4")
    assert [glider.landed for glider in s.gliders[:3]] == [1, 2, 3]
    assert len(u.told(GliderFlew)) == 4


@pytest.mark.rule("4.2(2)")
def test_4_2_four_to_six_is_the_red_line() -> None:
    s = start()
    fly_group(umpire(4, 1, 1, 1), s, "north", "north_entry_1_3")

    assert landed(s)[1] == "north_b3"


@pytest.mark.rule("4.2(4)", "4.2(4).separate", "4.2(4).once")
def test_4_2_the_first_six_in_a_triangle_breaks_the_formation_once() -> None:
    s = start()
    # colour, six in a1; own colours blue, red, blue; each flies and rolls to land in turn
    fly_group(umpire(1, 6, 1, 4, 1, 6, 6, 1, 1, 1), s, "north", "north_entry_1_3")

    assert s.broken == ["north"]
    assert landed(s) == {1: "north_a2", 2: "north_a1", 3: "north_a3"}


@pytest.mark.rule("4.2(4)")
def test_4_2_a_six_elsewhere_lands_the_group() -> None:
    s = start()
    fly_group(umpire(1, 1, 1, 6), s, "north", "north_entry_1_3")

    assert s.broken == []
    assert landed(s)[1] == "north_a3"


@pytest.mark.rule("4.2(3)")
def test_4_2_the_last_area_of_a_line_takes_every_die() -> None:
    s = start()
    fly_group(umpire(1, 5, 5, 5, 5, 4), s, "south", "south_entry_1_3")

    assert landed(s)[4] == "south_a5"


@pytest.mark.rule("4.2(5)", "4.2(5).mod", "C.crash-time")
def test_4_2_each_glider_already_down_adds_one_to_the_crash_check() -> None:
    for number, safe in ((0, 5), (1, 4), (2, 3)):
        s = start()
        for place, glider in enumerate(s.gliders[:3]):
            glider.area, glider.landed = "north_a4", place + 1
        check_crash(umpire(safe), s, s.gliders[number])
        assert not s.gliders[number].crashed
        check_crash(umpire(safe + 1, 1), s, s.gliders[number])
        assert s.gliders[number].crashed


@pytest.mark.rule("4.2(6)", "4.2(6).leaders")
@pytest.mark.parametrize(
    ("die", "platoon", "sappers"), [(2, 7, 2), (3, 6, 2), (4, 4, 2), (5, 2, 2)]
)
def test_4_2_a_crash_costs_the_platoon_first_and_leaders_are_checked(
    die: int, platoon: int, sappers: int
) -> None:
    s = start()
    crash(umpire(die, 4), s, s.gliders[1])

    assert s.british.units["wood_platoon"].strength == platoon
    assert s.british.units["sappers_2"].strength == sappers
    assert s.british.leaders["wood"].wounded


@pytest.mark.rule("4.2(6)")
def test_4_2_a_crash_without_loss_checks_nobody_and_a_weak_platoon_leaves_the_rest() -> None:
    s = start()
    crash(umpire(1), s, s.gliders[1])
    s.british.units["wood_platoon"].strength = 1
    crash(umpire(3, 1), s, s.gliders[1])

    assert "wood_platoon" not in s.british.units
    assert s.british.units["sappers_2"].strength == 1
    assert s.crash_losses == ["wood_platoon"]


@pytest.mark.rule("C.crash-all")
def test_a_six_kills_everyone_aboard_and_destroys_the_piat() -> None:
    s = start()
    crash(umpire(6), s, s.gliders[2])

    assert set(s.lost) == {"smith", "smith_platoon", "sappers_3"} == set(s.crash_losses)
    assert s.arms == {}


@pytest.mark.rule("13.2(3).one")
def test_a_piat_goes_to_the_section_when_its_platoon_dies_in_the_crash() -> None:
    s = start()
    s.british.units["smith_platoon"].strength = 1
    crash(umpire(2, 1), s, s.gliders[2])

    assert s.arms["piat_1"].carrier == "sappers_3"


@pytest.mark.rule("14.0.wait", "3.0.A", "4.2", "C.landing-surprise")
def test_the_loads_land_when_all_gliders_are_down_and_wake_nobody() -> None:
    s, u = start("historical"), umpire(1, 1, 1, 5, 5, 5, 5, 1, 1, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1)
    s.face_down = ["bunker_east_1"]

    glider_phase(u, s)

    assert {unit.area for unit in s.british.units.values()} == {"north_a5", "south_a5"}
    assert s.british.leaders["howard"].area == "north_a5"
    assert s.face_down == ["bunker_east_1"]
    assert s.held == ["north_a5", "south_a5"]
    assert len(u.told(GliderDown)) == 5


def test_nobody_is_put_down_for_an_empty_glider() -> None:
    s = start()
    glider = s.gliders[0]
    glider.load, glider.area = [], "north_a4"
    unload(umpire(), s, glider)

    assert s.held == []
