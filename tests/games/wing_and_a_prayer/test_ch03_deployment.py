"""2 and 3: components, campaigns, the deck and the squadron."""

import pytest

from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Setup
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.components import open_box
from sandtable.games.wing_and_a_prayer.rules.ch03_deployment import (
    NEEDS,
    bomber_type,
    form_squadron,
    set_up,
)
from sandtable.games.wing_and_a_prayer.rules.ch04_planning import advance
from sandtable.games.wing_and_a_prayer.rules.scoring import on_track
from sandtable.games.wing_and_a_prayer.rules.squadron import (
    downgrade,
    draw_green,
    lose_crew,
    new_crew,
    ratings,
    upgrade,
)
from sandtable.games.wing_and_a_prayer.state import Campaign
from tests.games.refusals import assert_said_in_both
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, man, squadron, umpire

DRAWS = (1,) * 12


def start(scenario: str = "full", **options: bool) -> Campaign:
    return set_up(BOX, Setup(scenario, dict(options)))


@pytest.mark.rule(
    "3.0", "3.1", "3.1.2", "3.1.2.short", "3.1.2.entry", "3.1.2.1944", "3.1.2.full", "3.1.4"
)
@pytest.mark.parametrize(
    ("scenario", "box", "missions", "years"),
    [
        ("short", 1, 5, {1942}),
        ("war-entry", 10, 15, {1942, 1943}),
        ("1944-short", 14, 10, {1942, 1943, 1944}),
        ("full", 1, 25, {1942}),
    ],
)
def test_3_1_2_the_campaign_fixes_box_missions_and_years(
    scenario: str, box: int, missions: int, years: set[int]
) -> None:
    s = start(scenario)
    advance(umpire(), s)

    assert s.box == box
    assert BOX.scenarios[scenario].missions == missions
    assert {BOX.target_of(card).year for card in s.deck} == years


@pytest.mark.rule("3.1.3", "2.6.year")
def test_3_1_3_the_deck_begins_with_all_blue_cards_of_its_years() -> None:
    s = start("short")

    assert sorted(s.deck) == sorted(
        f"{target.id}:blue" for target in BOX.targets.values() if target.year == 1942
    )
    assert len(s.deck) == 10


@pytest.mark.rule("2.6.bremen")
def test_2_6_a_second_bremen_set_is_added_if_it_is_used() -> None:
    plain, more = start("war-entry"), start("war-entry", second_bremen=True)

    assert set(more.deck) - set(plain.deck) == {"bremen+:blue"}
    assert BOX.card("bremen+:blue") == BOX.card("bremen:blue")
    assert BOX.card("bremen+:red") == BOX.targets["bremen"].red


@pytest.mark.rule("3.2", "3.2.1", "3.1.5")
def test_3_2_1_points_begin_at_0_and_no_escort_flies() -> None:
    s = start()

    assert (s.points, s.flown, s.mission, s.luck) == (0, 0, None, [])


@pytest.mark.rule("3.2.2", "3.2.3")
def test_3_2_3_twelve_b17f_get_one_crack_two_veteran_and_nine_green_crews() -> None:
    s = start()
    form_squadron(umpire(*DRAWS), s)

    assert [bomber.type for bomber in s.bombers.values()] == ["b17f"] * 12
    levels = [s.crew_of(name).level for name in s.bombers]
    assert levels == ["crack"] + ["veteran"] * 2 + ["green"] * 9
    assert s.crew_of("b17f_01").counter == "crew_01"
    assert s.crew_of("b17f_04").counter == "green_01"
    assert "crew_01" not in s.named_left
    assert "green_01" not in s.green_left
    assert (len(s.named_left), len(s.green_left)) == (21, 7)


@pytest.mark.rule("3.2.3")
def test_3_2_3_counters_are_drawn_from_those_that_are_left() -> None:
    s = start()
    form_squadron(umpire(24, 23, 22, *[1] * 9), s)

    assert [s.crew_of(f"b17f_0{n}").counter for n in (1, 2, 3)] == ["crew_24", "crew_23", "crew_22"]


@pytest.mark.rule("12.1")
def test_12_1_a_squadron_of_b24s_flies_b24s() -> None:
    s = start(b24=True)
    form_squadron(umpire(*DRAWS), s)

    assert {bomber.type for bomber in s.bombers.values()} == {"b24g"}
    assert bomber_type(BOX, s, "b17g") == "b24j"
    assert bomber_type(BOX, start(), "b17g") == "b17g"


@pytest.mark.rule("12.3", "12.3.alt", "12.0", "1.0.modes")
@pytest.mark.parametrize(
    ("option", "dice", "expected"),
    [
        ("random_crews", (3, 4), (3, 4, 5)),
        ("random_crews", (6, 6), (6, 6, 0)),
        ("no_crack_crews", (5,), (0, 5, 7)),
    ],
)
def test_12_3_dice_tell_how_many_crack_and_veteran_crews_there_are(
    option: str, dice: tuple[int, ...], expected: tuple[int, int, int]
) -> None:
    s = start("full", **{option: True})
    form_squadron(umpire(*dice, *[1] * 12), s)
    levels = [crew.level for crew in s.crews.values()]

    assert tuple(levels.count(name) for name in ("crack", "veteran", "green")) == expected


@pytest.mark.rule("1.0.modes", "12.0")
def test_12_0_each_option_is_switched_on_by_itself() -> None:
    assert start().switches == type(start().switches)()
    for option in BOX.options:
        switches = start("full", **{option: True}).switches
        on = [name for name in switches.__struct_fields__ if getattr(switches, name)]
        assert on == sorted({option, NEEDS.get(option, option)}, key=list(BOX.options).index)


# ---------------------------------------------------------------------- crews


@pytest.mark.rule("2.7.2.factors", "2.7.1.1")
def test_2_7_1_1_the_side_that_shows_gives_the_values() -> None:
    s = flight(damaged=(2,))

    assert ratings(BOX, at(s, 1)) == BOX.aircraft["b17f"].front
    assert ratings(BOX, at(s, 2)) == BOX.aircraft["b17f"].damaged


@pytest.mark.rule("2.7.2.factors", "7.4.1.veteran")
def test_2_7_2_a_crew_has_the_factors_of_its_counter_at_its_level() -> None:
    s = flight(crews={1: "crew_02:veteran", 2: "crew_02:crack", 3: "green_08"})
    found = [BOX.factors(s.crew_of(s.now.places[n])) for n in range(4)]

    assert [(f.air_combat, f.performance, f.bombing) for f in found] == [
        (1, 1, 0),
        (2, 1, 1),
        (0, 0, -1),
        (0, 0, 0),
    ]


@pytest.mark.rule("7.4.1.green", "7.4.1.veteran")
def test_7_4_1_green_becomes_a_random_veteran_and_veteran_crack() -> None:
    s = flight(crews={1: "green_01"})
    crew = s.crew_of("b17f_01")
    upgrade(umpire(3), s, crew)

    assert (crew.counter, crew.level) == ("crew_03", "veteran")
    assert "green_01" in s.green_left
    upgrade(umpire(), s, crew)
    assert crew.level == "crack"
    upgrade(umpire(), s, crew)
    assert (crew.counter, crew.level) == ("crew_03", "crack")


@pytest.mark.rule("7.4.1.green")
def test_7_4_1_without_a_named_counter_a_green_crew_stays_green() -> None:
    s = flight(crews={1: "green_01"})
    s.named_left = []
    upgrade(umpire(), s, s.crew_of("b17f_01"))

    assert s.crew_of("b17f_01").level == "green"


@pytest.mark.rule("10.6")
def test_10_6_crack_becomes_veteran_veteran_a_random_green_and_green_stays() -> None:
    s = flight(crews={1: "crew_05:crack"})
    crew = s.crew_of("b17f_01")
    downgrade(umpire(), s, crew)
    assert (crew.counter, crew.level) == ("crew_05", "veteran")
    downgrade(umpire(2), s, crew)
    assert (crew.counter, crew.level) == ("green_02", "green")
    assert "crew_05" in s.named_left
    assert "green_02" not in s.green_left
    downgrade(umpire(), s, crew)
    assert (crew.counter, crew.level) == ("green_02", "green")


@pytest.mark.rule("2.7.2.removed")
def test_2_7_2_a_lost_green_counter_can_be_drawn_again_a_named_one_cannot() -> None:
    s = flight(crews={1: "crew_05:crack", 2: "green_03"})
    lose_crew(BOX, s, s.crew_of("b17f_01"))
    lose_crew(BOX, s, s.crew_of("b17f_02"))

    assert "crew_05" not in s.named_left
    assert s.green_left[2] == "green_03"
    assert len(s.crews) == 10


@pytest.mark.rule("10.6", "7.3.2")
def test_7_3_2_without_a_green_counter_a_crew_has_no_factors() -> None:
    s = squadron()
    s.green_left = []
    crew = new_crew(s, draw_green(umpire(), s, "7.3.2"), "green")
    factors = BOX.factors(crew)

    assert (factors.air_combat, factors.performance, factors.bombing) == (0, 0, 0)


def test_a_manned_bomber_has_its_crew() -> None:
    s = squadron()
    man(s, "b17f_01", "crew_01:crack")

    assert s.crew_of("b17f_01").level == "crack"


# ---------------------------------------------------------------------- components


@pytest.mark.rule("2.7.5", "2.7.6")
@pytest.mark.parametrize(("points", "boxes"), [(7, (0, 7)), (-12, (1, 2)), (0, (0, 0))])
def test_2_7_5_tens_and_units_have_their_boxes(points: int, boxes: tuple[int, int]) -> None:
    tens, units, side = on_track(points)

    assert (tens, units) == boxes
    assert side == ("negative" if points < 0 else "positive")


@pytest.mark.rule("16.1", "16.2", "2.6.1")
def test_16_the_errata_are_in_the_box() -> None:
    names = {"abbeville", "stuttgart", "meaulte", "emden"}

    assert names <= set(BOX.atlas.boxes)
    assert BOX.targets["emden"].blue.bombers == 9
    majors = {target.id: target.year for target in BOX.targets.values() if target.major}
    assert majors == {
        "antwerp": 1942,
        "paris": 1943,
        "wilhelmshaven": 1943,
        "berlin": 1944,
        "hamburg": 1944,
        "stuttgart": 1944,
        "vegesack": 1944,
    }
    assert all(BOX.targets[name].red is None for name in majors)


@pytest.mark.rule("2.7.7", "C.me262", "2.5.vp.single", "2.5.vp.twin")
def test_2_7_7_ranges_and_points_are_printed_on_the_counters() -> None:
    assert {n: BOX.aircraft[n].range for n in ("p47", "p38", "p51")} == {
        "p47": 6,
        "p38": 8,
        "p51": 12,
    }
    assert {n: BOX.aircraft[n].vp for n in ("me109", "fw190", "me110", "me262", "b17f", "p47")} == {
        "me109": 1,
        "fw190": 1,
        "me110": 2,
        "me262": 2,
        "b17f": -2,
        "p47": -1,
    }


@pytest.mark.parametrize(
    ("override", "why"),
    [
        ({"box": [{"id": "dover", "adjacent": ["eng_s"]}]}, "must lead both ways"),
        ({"target": [{"id": "rouen", "box": "atlantis"}]}, "not in the box: atlantis"),
        ({"target": [{"id": "rouen", "box": "picardy"}]}, "must lie in a red box"),
        ({"squadron": {"first": "b29"}}, "not in the box: b29"),
        ({"squadron": {"size": 11}}, "from 1 to the size"),
        ({"track_box": [{"id": 30, "year": 1944, "date": "1945-05", "source": "mine"}]}, "from 1"),
        ({"canvas": {"england": []}}, r"\[canvas\] is not valid: england"),
        ({"box": [{"id": "dover", "adjacent": ["dover"]}]}, "connects dover to itself"),
        ({"box": [{"id": "dover", "adjacent": ["caen"]}]}, "not in the box: caen"),
        ({"canvas": {"base": "nowhere"}}, "not in the box: nowhere"),
        ({"scenario": [{"id": "short", "start_box": 77}]}, "not in the box: 77"),
    ],
)
def test_components_that_cannot_be_played_are_refused(
    override: dict[str, object], why: str
) -> None:
    with pytest.raises(BadInputError, match=why) as refused:
        open_box(override)

    assert_said_in_both(refused.value)


def test_the_index_names_every_rule_in_both_languages() -> None:
    assert len(GAME.rules.rules) >= 325
    assert len(GAME.rules.rulings) >= 58
