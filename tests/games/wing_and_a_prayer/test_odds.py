"""Exact odds agree with the tables they come from."""

import pytest
from msgspec.structs import replace

from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.odds import fates
from sandtable.games.wing_and_a_prayer.odds.choices import choices
from sandtable.games.wing_and_a_prayer.odds.insight import insight
from sandtable.games.wing_and_a_prayer.odds.report import of_bombing, of_flak
from sandtable.games.wing_and_a_prayer.state import Campaign, Cloud, Fighter, Pair
from tests.games.wing_and_a_prayer.squadrons import BOX, flight, group, in_air_combat, with_luck


def test_bombing_is_a_throw_of_many_dice() -> None:
    s = flight(1, card="rouen:blue", cloud="heavy")  # two dice, and three hits are needed
    assert fates.bombing(BOX, s, "heavy").heavy == 0
    s = flight(6)  # nine dice; five hits are heavy, three or four light
    found = fates.bombing(BOX, s, "clear")

    assert found.heavy == pytest.approx(0.5)
    assert found.light == pytest.approx((84 + 126) / 512)
    assert found.points == pytest.approx(4 * found.heavy + 2 * found.light)


def test_a_new_roll_for_cloud_weighs_the_skies() -> None:
    s = flight(6, cloud="heavy")
    after = fates.bombing_after_cloud_roll(BOX, s)
    skies: dict[Cloud, float] = {"clear": 15 / 36, "light": 15 / 36, "heavy": 6 / 36}
    expected = sum(w * fates.bombing(BOX, s, sky).heavy for sky, w in skies.items())

    assert after.heavy == pytest.approx(expected)


def test_flak_at_a_sound_bomber_seldom_kills_and_a_damaged_one_more_often() -> None:
    s = flight(6, at="rouen", damaged=(2,))
    sound, hurt = fates.target_flak(BOX, s, "b17f_01"), fates.target_flak(BOX, s, "b17f_02")

    assert 0 < sound.lost < hurt.lost < 0.2
    assert sound.hurt > 0
    assert s.bombers["b17f_01"].damaged is False


def test_cover_helps_a_bomber() -> None:
    s = flight(3, interceptors=("fw190", 1))
    fighter = s.now.interceptors[0]
    free = fates.interceptor(BOX, s, fighter, "b17f_01", covered=False)
    covered = fates.interceptor(BOX, s, fighter, "b17f_01", covered=True)

    assert free.lost > 6 / 36 > covered.lost > 1 / 36


def test_a_duel_of_equals_is_fought_at_the_same_time() -> None:
    s = flight(escort=("p47", 1), interceptors=("fw190", 1))
    found = fates.duel(BOX, s, Fighter("p47_1", "p47"), Fighter("fw190_2", "fw190"))

    assert found.kill == pytest.approx(3 / 36)
    assert found.repelled == pytest.approx(15 / 36)
    assert found.lost == 0


def test_insight_tells_of_bombs_before_and_of_fighters_in_combat() -> None:
    s = flight(3, escort=("p47", 1), interceptors=("fw190", 1))
    before = insight(BOX, s, "us")
    assert before is not None
    assert len(before.facts) == 5
    in_air_combat(s)
    during = insight(BOX, s, "us")
    assert during is not None
    assert len(during.facts) == 5
    assert insight(BOX, s, "german") is None
    s.now.combat, s.now.bombed = None, True
    assert insight(BOX, s, "us") is None


def test_a_second_pass_shows_both_chances() -> None:
    s = flight(6, at="rouen", cloud="heavy", options={"second_pass": True})
    found = insight(BOX, s, "us")

    assert found is not None
    shares = {one.option: one.share for one in found.options}
    assert shares["round"] > shares["on"]


def test_studies_have_a_row_for_each_cloud_and_each_bomber() -> None:
    s = flight(4)
    bombing, flak = of_bombing(BOX, s, "us"), of_flak(BOX, s, "us")

    assert bombing is not None
    assert flak is not None
    assert [len(grid.rows) for found in (bombing, flak) for grid in found.grids] == [3, 4]
    assert of_bombing(BOX, s, "german") is None
    assert [study.id for study in GAME.odds] == ["bombing", "flak"]


def options(s: Campaign) -> dict[str, float]:
    found = insight(BOX, s, "us")
    assert found is not None
    return {one.option: one.share for one in found.options}


def test_more_escorts_turn_more_interceptors_away() -> None:
    s = flight(3, escort=("p47", 3), interceptors=("fw190", 2), asked=("send",))
    in_air_combat(s)
    found = options(s)
    alone = fates.duel(BOX, s, group(s).fighters[0], s.now.interceptors[0], theirs=True)

    assert found["0"] == 0
    assert found["1"] == pytest.approx(alone.repelled / 2)
    assert found["1"] < found["2"] < found["3"]
    assert s.now.tally == {}
    assert s.now.points == 0


def test_an_ace_and_a_wingman_help_an_escort() -> None:
    s = flight(3, escort=("p47", 1), interceptors=("fw190", 1))
    escort, foe = group(s).fighters[0], s.now.interceptors[0]
    plain = fates.duel(BOX, s, escort, foe).repelled
    ace = next(name for name, one in BOX.aces.items() if one.side == "us" and one.air_combat > 0)

    assert fates.duel(BOX, s, escort, foe, ours=True).repelled > plain
    assert fates.duel(BOX, s, replace(escort, ace=ace), foe).repelled > plain
    assert fates.duel(BOX, s, escort, foe, theirs=True).lost > fates.duel(BOX, s, escort, foe).lost


def test_a_wingman_is_weighed_for_every_leader_that_has_none() -> None:
    s = flight(3, escort=("p47", 4), interceptors=("fw190", 3), asked=("wingman", "p47_4"))
    s.now.interceptors[0].ace = "ace_de_01"
    foes = [foe.id for foe in s.now.interceptors]
    pairs = [Pair(foe, one.id) for foe, one in zip(foes, group(s).fighters, strict=False)]
    pairs[1].escort_wingman = "p47_5"
    in_air_combat(s, pairs=pairs)
    found = insight(BOX, s, "us")

    assert found is not None
    assert {one.option: one.share for one in found.options} == {
        pair.escort: pytest.approx(fates.duel(BOX, s, escort, foe, ours=True).repelled)
        for pair, escort, foe in zip(pairs, group(s).fighters, s.now.interceptors, strict=False)
        if not pair.escort_wingman
    }


def test_the_escort_that_engages_is_the_one_asked_about() -> None:
    s = flight(3, escort=("p47", 2), interceptors=("fw190", 1), asked=("engage", "p47_2"))
    in_air_combat(s)
    group(s).fighters[1].damaged = True

    expected = fates.duel(BOX, s, group(s).fighters[1], s.now.interceptors[0]).repelled
    assert options(s) == {"fw190_3": pytest.approx(expected)}


def test_a_rendezvous_tells_whether_anybody_comes() -> None:
    s = flight(3, escort=("p47", 2), asked=("rendezvous",))
    (told,) = choices(BOX, s)

    assert told.option == "exchange"
    assert told.share == pytest.approx(5 / 6)
    assert told.text == say("chance-come", mean=pytest.approx(24 / 5), boxes=pytest.approx(3.0))


def test_a_prayer_saves_what_would_be_lost() -> None:
    s = with_luck(flight(3, damaged=(2,)), "wing_and_prayer")
    s.now.struck = "b17f_02"
    s.now.asked = ("luck", "wing_and_prayer", "bomber", "heavy")
    assert options(s) == {"keep": 1, "play": 0}
    s.now.struck = "b17f_01"
    found = options(s)

    assert 0 < found["keep"] < 1
    assert found["play"] == 0


def test_a_prayer_keeps_a_bomber_that_would_leave_in_the_formation() -> None:
    s = with_luck(flight(3, damaged=(2,), at="berlin", struck="b17f_02"), "wing_and_prayer")
    s.now.asked = ("luck", "wing_and_prayer", "leaves", "light")

    assert options(s) == {"keep": pytest.approx(4 / 6), "play": 0}  # home on 5 or 6


def test_a_clear_sky_helps_the_bombs() -> None:
    s = with_luck(flight(6, cloud="light"), "clear_skies")
    s.now.asked = ("luck", "clear_skies", "cloud", "light")
    found = options(s)

    assert found["keep"] == pytest.approx(fates.bombing(BOX, s, "light").heavy)
    assert found["play"] == pytest.approx(fates.bombing(BOX, s, "clear").heavy)


def test_covering_arcs_and_cover_are_told_for_each_answer() -> None:
    s = with_luck(flight(3, interceptors=("fw190", 1)), "covering_arcs")
    in_air_combat(s, targets={"fw190_1": "b17f_02"})
    s.now.asked = ("luck", "covering_arcs", "arcs", "1")
    found = options(s)
    assert found["play"] > found["keep"] > 0
    s.now.asked = ("cover",)

    bare = fates.interceptor(BOX, s, s.now.interceptors[0], "b17f_02", covered=False)
    assert options(s) == {"fw190_1": pytest.approx(bare.lost)}
