"""11 and 12: the bombing run, assessment, landing and other options."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch07_debriefing import landing, reform
from sandtable.games.wing_and_a_prayer.rules.ch11_bombing import (
    assess,
    bombing_dice,
    bombing_run,
    bombing_shift,
    bombs_away,
    flak_shift,
    flak_value,
    goes_round,
    points_for,
    target_damage,
    target_flak,
)
from sandtable.games.wing_and_a_prayer.rules.ch12_crews import choose_commander
from sandtable.games.wing_and_a_prayer.rules.ch12_options import land, land_badly
from sandtable.games.wing_and_a_prayer.state import NOT_READY, Campaign
from sandtable.testing.desk import answers
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, umpire


def over(card: str, damage: str) -> Campaign:
    """The target was bombed and assessed, and the mission is over."""
    s = flight(card=card, damage=damage, bombed=True)
    assess(umpire(), s)
    answers(reform(umpire(), s))
    return s


# ---------------------------------------------------------------------- the run


@pytest.mark.rule("11.0", "5.11", "8.0.note", "11.1", "11.4")
def test_11_0_flak_bombs_and_flak_again_without_an_intensity_roll() -> None:
    s = flight(1, at="rouen", cloud="clear")
    flak, bombs = [1] * 6, [1] * bombing_dice(BOX, s)
    u = umpire(*flak, *bombs, *flak)
    assert answers(bombing_run(u, s)).result == "turn"

    steps = ("FlakOpened", "BombsDropped", "TargetBombed", "TargetAssessed")
    told = [event.rule for event in u.log if type(event).__name__ in steps]
    assert told == ["11.1", "11.2", "11.3", "11.4", "11.5"]
    assert u.tables == []
    assert s.now.bombed
    assert s.now.reconsider


@pytest.mark.rule("11.0", "5.0.empty")
def test_11_0_a_formation_that_is_shot_down_on_the_way_in_bombs_nothing() -> None:
    s = flight(1, at="rouen", damaged=(1,))
    u = umpire(*[6] * 6, *[6] * 6)

    assert answers(bombing_run(u, s)).result == "reform"
    assert not s.now.bombed
    assert s.now.damage == "none"


@pytest.mark.rule("11.4", "11.5", "5.0.empty")
def test_11_4_what_was_bombed_counts_even_if_nobody_leaves_the_target() -> None:
    s = flight(1, at="rouen", cloud="clear", damaged=(1,))
    s.now.low = True  # three more dice for one bomber
    bombs = bombing_dice(BOX, s)
    run = [1] * 8
    out = [6] * 8 + [6] * 8
    u = umpire(*run, *[6] * 3, *[1] * (bombs - 3), *out)
    answers(bombing_run(u, s))

    assert s.now.damage == "light"
    assert s.now.points == 2 - 2
    assert "rouen:red" in s.deck


@pytest.mark.rule("11.1", "2.6.flak")
def test_11_1_the_card_gives_the_value_and_only_a_6_hits() -> None:
    s = flight(1, at="rouen")
    u = umpire(5, 5, 5, 5, 5, 6, 1)
    answers(target_flak(u, s, "11.1"))

    assert u.log[0].value == 10  # type: ignore[attr-defined]  # a FlakOpened
    assert u.thrown[0] == 1


@pytest.mark.rule("11.4.note", "11.4", "2.6.flak")
def test_11_4_a_destroyed_target_fires_with_8() -> None:
    s = flight(card="berlin:blue", damage="heavy")

    assert flak_value(BOX, s, bombed=True) == 8
    assert flak_value(BOX, s, bombed=False) == BOX.card("berlin:blue").flak
    s.now.damage = "light"
    assert flak_value(BOX, s, bombed=True) == BOX.card("berlin:blue").flak


# ---------------------------------------------------------------------- bombs


@pytest.mark.rule("11.2", "2.7.1.1")
def test_11_2_the_bombs_of_the_sides_that_show_are_added_up() -> None:
    whole, hurt = flight(9, card="romilly:blue"), flight(9, damaged=(1, 2, 3), card="romilly:blue")

    assert (bombing_dice(BOX, whole), bombing_dice(BOX, hurt)) == (12, 11)


@pytest.mark.rule(
    "11.2.1", "11.2.1.crew", "11.2.1.loose", "11.2.1.difficulty", "2.6.difficulty", "4.4.1"
)
@pytest.mark.parametrize(
    ("facts", "shift"),
    [
        ({}, -1),
        ({"card": "brest:blue"}, -3),
        ({"loose": True}, -3),
        ({"crews": {1: "crew_01:crack"}}, 1),
        ({"crews": {1: "green_08"}}, -2),
        ({"crews": {2: "crew_01:crack"}}, -1),
        ({"low": True}, 1),
    ],
)
def test_11_2_1_shifts_add_up(facts: dict[str, object], shift: int) -> None:
    assert bombing_shift(BOX, flight(**facts)) == shift  # type: ignore[arg-type]  # fields of a mission


@pytest.mark.rule("11.2.1.crew", "2.4.leads")
def test_11_2_1_the_crew_that_leads_at_that_moment_counts() -> None:
    s = flight(crews={2: "crew_01:crack"})
    s.now.places[0] = ""

    assert bombing_shift(BOX, s) == 1


@pytest.mark.rule("11.2.hits", "11.2")
@pytest.mark.parametrize(("cloud", "hits"), [("clear", 3), ("light", 2), ("heavy", 1)])
def test_11_2_cloud_says_what_hits(cloud: str, hits: int) -> None:
    s = flight(6, cloud=cloud)
    u = umpire(4, 5, 6, *[1] * 6)
    answers(bombs_away(u, s))

    assert u.thrown == [hits]


@pytest.mark.rule("11.3", "2.6.destruction")
@pytest.mark.parametrize(
    ("card", "light", "heavy"), [("rouen:blue", 3, 5), ("rouen:red", 2, 4), ("munich:blue", 6, 8)]
)
def test_11_3_the_destruction_value_says_how_many_hits_it_takes(
    card: str, light: int, heavy: int
) -> None:
    found = [target_damage(BOX, card, hits) for hits in (light - 1, light, heavy - 1, heavy, 30)]

    assert found == ["none", "light", "light", "heavy", "heavy"]


# ---------------------------------------------------------------------- assessment


@pytest.mark.rule("11.5", "2.5.vp.target", "2.6.vp", "11.5.blue_heavy", "5.12")
def test_11_5_a_blue_card_heavily_damaged_is_completed_with_its_red_card() -> None:
    s = over("rouen:blue", "heavy")

    assert s.now.points == 4
    assert s.done == ["rouen:blue", "rouen:red"]
    assert not [card for card in s.deck if card.startswith("rouen")]


@pytest.mark.rule("11.5.blue_light")
def test_11_5_light_damage_exchanges_a_blue_card_for_its_red_one() -> None:
    s = over("rouen:blue", "light")

    assert s.now.points == 2
    assert s.done == ["rouen:blue"]
    assert "rouen:red" in s.deck


@pytest.mark.rule("11.5.blue_none")
def test_11_5_without_damage_a_blue_card_goes_back() -> None:
    s = over("rouen:blue", "none")

    assert (s.now.points, s.done) == (0, [])
    assert "rouen:blue" in s.deck


@pytest.mark.rule("11.5.red_heavy", "11.5.red_other")
def test_11_5_a_red_card_needs_heavy_damage() -> None:
    s = over("rouen:red", "heavy")
    assert (s.now.points, s.done) == (2, ["rouen:red"])
    assert "rouen:red" not in s.deck
    s = over("rouen:red", "light")
    assert s.now.points == 0
    assert "rouen:red" in s.deck
    assert s.done == []


@pytest.mark.rule("11.5.1", "11.5.1.heavy", "11.5.1.light", "11.5.1.none", "2.6.1", "2.6.1.vp")
@pytest.mark.parametrize(
    ("card", "damage", "points"),
    [
        ("antwerp:blue", "heavy", 6),
        ("antwerp:blue", "light", 3),
        ("antwerp:blue", "none", 0),
        ("berlin:blue", "light", 0),
    ],
)
def test_11_5_1_a_major_card_always_goes_back(card: str, damage: str, points: int) -> None:
    s = over(card, damage)

    assert s.now.points == points
    assert card in s.deck
    assert s.done == []


@pytest.mark.rule("11.5.2", "11.5.2.light", "11.5.2.heavy", "11.5.2.red")
def test_11_5_2_cards_of_1944() -> None:
    light, heavy, red = (
        over("cologne:blue", "light"),
        over("cologne:blue", "heavy"),
        over("cologne:red", "heavy"),
    )

    assert (light.now.points, heavy.now.points, red.now.points) == (0, 7, 3)
    assert "cologne:blue" in light.deck
    assert "cologne:red" in heavy.deck
    assert heavy.done == ["cologne:blue"]
    assert "cologne:red" in red.deck
    assert red.done == []


@pytest.mark.rule("11.5.2")
def test_11_5_2_no_card_of_1944_scores_for_light_damage() -> None:
    late = [target for target in BOX.targets.values() if target.year == 1944]

    assert late
    assert all(points_for(BOX, f"{target.id}:blue", "light") == 0 for target in late)


# ---------------------------------------------------------------------- options


@pytest.mark.rule("12.6")
@pytest.mark.parametrize(
    ("cloud", "option", "asked"),
    [("heavy", True, ["second-pass"]), ("light", True, []), ("heavy", False, [])],
)
def test_12_6_only_under_heavy_cloud_one_may_go_round(
    cloud: str, option: bool, asked: list[str]
) -> None:
    s = flight(cloud=cloud, options={"second_pass": option})
    given = ["on"] if asked else []
    driven = answers(goes_round(umpire(), s), *given)

    assert driven.ids == asked
    assert driven.result is False


@pytest.mark.rule("12.6", "4.3")
def test_12_6_going_round_costs_two_more_attacks_and_gives_a_new_cloud_once() -> None:
    s = flight(1, at="rouen", cloud="heavy", options={"second_pass": True})
    flak, bombs = [1] * 6, [1] * bombing_dice(BOX, s)
    u = umpire(*flak * 3, 6, 6, *bombs, *flak)
    asked = answers(bombing_run(u, s), "round")

    assert asked.ids == ["second-pass"]
    assert s.now.cloud == "heavy"


@pytest.mark.rule("12.13", "12.14", "12.14.combine", "C.shift_units")
@pytest.mark.parametrize(
    ("low", "cloud", "option", "shift"),
    [
        (False, "heavy", False, 0),
        (True, "clear", False, 2),
        (False, "light", True, -1),
        (False, "heavy", True, -2),
        (True, "heavy", True, 0),
    ],
)
def test_12_14_altitude_and_cloud_shift_the_flak(
    low: bool, cloud: str, option: bool, shift: int
) -> None:
    s = flight(low=low, cloud=cloud, options={"cloud_flak": option})

    assert flak_shift(BOX, s) == shift


@pytest.mark.rule("12.2", "6.5")
@pytest.mark.parametrize(
    ("damaged", "die", "crew", "result"),
    [
        ((), 1, "blank", "safe"),
        ((1,), 1, "blank", "forced"),
        ((1,), 2, "blank", "safe"),
        ((1,), 1, "crew_01:veteran", "safe"),
        ((1,), 1, "green_14", "crash"),
    ],
)
def test_12_2_performance_helps_to_land(
    damaged: tuple[int, ...], die: int, crew: str, result: str
) -> None:
    s = flight(damaged=damaged, crews={1: crew})
    u = umpire(die, *([6] if result == "crash" else []))
    answers(land(u, s, at(s, 1)))

    assert ("b17f_01" in s.bombers) == (result == "safe")


@pytest.mark.rule("12.2")
def test_12_2_a_forced_landing_damages_and_a_second_damage_destroys() -> None:
    s = flight()
    answers(land_badly(umpire(), s, at(s, 1), "forced"))
    assert at(s, 1).damaged
    answers(land_badly(umpire(), s, at(s, 1), "forced"))
    assert "b17f_01" not in s.bombers
    assert s.crews["crew_01"].section == NOT_READY
    assert s.now.points == -1


@pytest.mark.rule("12.2", "2.5.vp.bomber")
@pytest.mark.parametrize(("die", "points"), [(3, -2), (4, -1)])
def test_12_2_a_crash_may_kill_the_crew(die: int, points: int) -> None:
    s = flight()
    answers(land_badly(umpire(die), s, at(s, 1), "crash"))

    assert s.now.points == points
    assert ("crew_01" in s.crews) == (points == -1)


@pytest.mark.rule("12.2", "6.5")
def test_12_2_every_bomber_of_the_formation_rolls() -> None:
    s = flight(3, options={"landing": True})
    u = umpire(6, 6, 6)
    answers(landing(u, s))

    assert u.tables == ["landing"] * 3


@pytest.mark.rule("12.2", "12.5.damage", "12.5.loss")
@pytest.mark.parametrize(("die", "lost"), [(3, True), (4, False)])
def test_12_2_the_commander_shares_the_crash(die: int, lost: bool) -> None:
    s = flight(options={"commander": True})
    choose_commander(umpire(1), s)
    assert s.commander is not None
    s.commander.aboard = "b17f_01"
    answers(land_badly(umpire(die), s, at(s, 1), "crash"))

    assert s.commander.lost == lost
    assert s.points == (-5 if lost else 0)


@pytest.mark.rule("12.5.loss", "7.2.3.2")
def test_12_5_a_campaign_may_be_lost_on_the_runway() -> None:
    s = flight(1, options={"commander": True, "landing": True}, damaged=(1,), crews={1: "green_14"})
    choose_commander(umpire(9), s)
    assert s.commander is not None
    s.commander.aboard, s.points = "b17f_01", -15

    assert answers(landing(umpire(1, 1), s)).result == "<end>"
