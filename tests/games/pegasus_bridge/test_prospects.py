"""Pros and cons of a move, as displays show them."""

from fractions import Fraction

import pytest

from sandtable.engine.decisions import Choose, Note
from sandtable.games.pegasus_bridge.knowledge import known
from sandtable.games.pegasus_bridge.odds import attacks
from sandtable.games.pegasus_bridge.odds.dangers import way
from sandtable.games.pegasus_bridge.odds.insight import insight
from sandtable.games.pegasus_bridge.rules.ch05_british_phase import GO, british_movement
from sandtable.games.pegasus_bridge.rules.ch06_british_fire import british_fire
from sandtable.games.pegasus_bridge.rules.ch06_opportunity import german_opportunity_fire
from sandtable.games.pegasus_bridge.rules.fuse import after_attack, demolition
from sandtable.games.pegasus_bridge.rules.melees import melee
from sandtable.games.pegasus_bridge.rules.prospects import fire_chance, first_fire
from sandtable.games.pegasus_bridge.state import Assault
from tests.games.pegasus_bridge.nights import BOX, arm, night, umpire

WOOD, SQUAD = "wood_platoon", "garrison_1"


def notes_of(asked: Choose, answer: str) -> list[Note]:
    option = next(option for option in asked.options if option.id == answer)
    return [*asked.notes(option)]


def ordered(s: Assault, unit: str = WOOD) -> Choose:
    """The question what a unit does."""
    steps = british_movement(umpire(), s)
    next(steps)
    asked = steps.send(unit)
    assert isinstance(asked, Choose)
    return asked


def test_5_1_a_move_says_what_it_costs_and_where_it_goes() -> None:
    asked = ordered(night({WOOD: "north_a5"}))
    option = next(o for o in asked.options if o.id == f"{GO}wire_north")
    (price,) = notes_of(asked, option.id)

    assert asked.subject == WOOD
    assert option.path == ("wire_north",)
    assert (price.sign, price.short, price.text.args["cost"]) == ("price", "1", 1)


def test_6_4_a_move_tells_the_exact_odds_of_known_fire_on_its_way() -> None:
    s = night({WOOD: "north_a5", SQUAD: "pillbox"})
    price, fire = notes_of(ordered(s), f"{GO}wire_north")

    assert (price.sign, fire.sign, fire.rule) == ("price", "against", "6.4")
    assert fire.text.args["chance"] == round(100 * (fire_chance(BOX, s, "wire_north") or 0))
    assert fire.text.args["chance"] > 0


def test_6_4_nobody_fires_who_is_suppressed_or_sees_nothing() -> None:
    s = night({SQUAD: "pillbox"})
    assert fire_chance(BOX, s, "wire_north") is not None
    assert fire_chance(BOX, s, "pond_north") is None

    s.german.units[SQUAD].suppressed = True
    assert fire_chance(BOX, s, "wire_north") is None


def test_6_4_fire_chance_counts_the_faces_that_do_harm() -> None:
    s = night({SQUAD: "wire_north"})
    faces = 0
    for face in range(1, 7):
        table = night({SQUAD: "wire_north", WOOD: "north_a5"})
        faces += was_harmed(table, face)

    assert fire_chance(BOX, s, "north_a5") == Fraction(faces, 6)


def was_harmed(s: Assault, face: int) -> bool:
    """Return whether a face of the die harms a platoon that enters an area beside a squad."""
    list(german_opportunity_fire(umpire(face), s, "north_a5", [WOOD], []))
    unit = s.british.units[WOOD]
    return unit.suppressed or unit.strength < BOX.counters[WOOD].strength


def test_6_4_continue_only_the_first_fire_counts_since_it_halts_the_company() -> None:
    s = night({SQUAD: "wire_north"})

    assert first_fire(BOX, s, ["north_b5", "north_a5", "wire_north"]) == (
        "north_a5",
        fire_chance(BOX, s, "north_a5"),
    )
    assert first_fire(BOX, s, ["north_b5"]) is None


def test_15_0_a_move_counts_the_counters_that_may_wake_but_no_known_decoy() -> None:
    s = night({WOOD: "north_a4"}, face_down=("bunker_east_1", "bunker_east_2"))
    _, asleep = notes_of(ordered(s), f"{GO}north_a5")
    assert asleep.text.args["counters"] == 2

    s.known_decoys = ["bunker_east_1"]
    _, asleep = notes_of(ordered(s), f"{GO}north_a5")
    assert asleep.text.args["counters"] == 1


def test_6_1_a_shot_tells_what_everybody_who_can_fire_may_do() -> None:
    s = night({WOOD: "wire_north", "smith_platoon": "wire_north", SQUAD: "island_road_1"})
    steps = british_fire(umpire(), s)
    shot = next(steps)
    assert isinstance(shot, Choose)
    (all_of_them,) = notes_of(shot, f"at:{SQUAD}")
    party = steps.send(f"at:{SQUAD}")
    assert isinstance(party, Choose)

    assert notes_of(party, "fire") == [all_of_them]
    assert all_of_them.sign == "for"
    assert [unit.crewing for unit in s.british.units.values()] == ["", ""]


def test_5_3_a_grenade_tells_its_odds_and_reckons_a_counter_that_sleeps_as_a_squad() -> None:
    s = night({WOOD: "wire_north", SQUAD: "island_road_1"}, face_down=("pillbox",))
    asked = ordered(s)

    assert [note.sign for note in notes_of(asked, f"grenade:{SQUAD}")] == ["for"]
    (note,) = notes_of(asked, "grenade:counter:pillbox")
    odds = attacks.grenade(BOX, known(s, "british"), WOOD, "counter:pillbox").odds
    assert note.text.key == "note-effect-asleep"
    assert note.text.args["chance"] == round(100 * (1 - odds.nothing)) > 0
    s.hidden.squads.append("pillbox")
    assert notes_of(asked, "grenade:counter:pillbox") == [note]


def test_5_3_a_grenade_tells_how_likely_it_destroys_a_tank_or_a_gun() -> None:
    s = night({WOOD: "bridge_road_w1", "wood": "bridge_road_w1", "tank_1": "bridge_road_w1"})
    (note,) = notes_of(ordered(s), "grenade:tank_1")
    assert (note.text.key, note.text.args["chance"]) == ("note-tank", 17)

    (note,) = notes_of(ordered(night({WOOD: "wire_north"})), "grenade:mg_1")
    assert note.text.key == "note-gone"


def test_6_5_the_gun_tells_its_odds_against_an_area() -> None:
    s = night({WOOD: "at_gun_pit", "infantry_1": "canal_east_access"})
    (note,) = shot_notes_of(s, "gun:canal_east_access")

    assert note.text.key == "note-effect"


def test_7_0_a_move_into_an_enemy_tells_the_close_combat_to_come() -> None:
    s = night({WOOD: "wire_north", SQUAD: "pillbox"})
    notes = notes_of(ordered(s), f"{GO}pillbox")
    fought = melee(BOX, known(s, "british"), "pillbox", [WOOD])

    assert fought is not None
    assert notes[-1].text.key == "note-assault"
    assert notes[-1].text.args["chance"] == round(100 * fought.german_gone)


@pytest.mark.rule("6.3.S", "6.3.number")
def test_6_3_the_note_on_a_piat_agrees_with_its_exact_odds() -> None:
    s = night({WOOD: "cafe_gondree", "tank_1": "bridge_road_w1"})
    arm(s, "piat_1", WOOD)
    (note,) = shot_notes_of(s, "piat:piat_1:tank_1")

    assert note.text.args["chance"] == round(
        100 * attacks.piat(BOX, s, "piat_1", "tank_1").odds.gone
    )
    assert note.text.args["stopped"] > 0


@pytest.mark.rule("6.5b(4).tank")
def test_6_5_the_note_on_the_gun_agrees_with_its_exact_odds() -> None:
    s = night({WOOD: "at_gun_pit", "tank_1": "canal_east_access"})
    (note,) = shot_notes_of(s, "gun:tank_1")

    assert note.text.args["chance"] == round(100 * attacks.gun(BOX, s, "tank_1").odds.gone) > 0
    assert note.text.args["stopped"] == 0


@pytest.mark.rule("5.3.gammon.tank")
def test_5_3_the_note_on_a_gammon_bomb_agrees_with_its_exact_odds() -> None:
    s = night({WOOD: "bridge_road_w1", "tank_1": "bridge_road_w1"})
    arm(s, "gammon_1", WOOD)
    (note,) = notes_of(ordered(s), "gammon:tank_1")

    assert note.text.args["chance"] == round(100 * attacks.gammon(BOX, s, WOOD, "tank_1").odds.gone)


def shot_notes_of(s: Assault, answer: str) -> list[Note]:
    shot = next(british_fire(umpire(), s))
    assert isinstance(shot, Choose)
    return notes_of(shot, answer)


def test_6_0_the_end_of_fire_has_nothing_to_note() -> None:
    s = night({WOOD: "wire_north", SQUAD: "pillbox"})

    assert shot_notes_of(s, "done") == []


def test_6_4_the_note_on_a_move_agrees_with_the_exact_odds_of_the_way() -> None:
    s = night({WOOD: "north_b5", SQUAD: "pillbox"}, face_down=("bunker_west_north",))
    told = fire_chance(BOX, s, "wire_north")
    reckoned = way(BOX, known(s, "british"), WOOD, ["pond_north", "wire_north"])

    assert told is not None
    assert reckoned.odds.nothing == pytest.approx(float(1 - told))


def test_7_0_insight_tells_the_close_combats_and_the_danger_to_the_bridge() -> None:
    s = night({WOOD: "wire_north", SQUAD: "wire_north"}, face_down=("pillbox",), chit="face_down")
    found = insight(BOX, known(s, "british"), "british")
    assert found is not None
    rules = [fact.rule for fact in found.facts]

    assert rules[:3] == ["7.0", "7.0", "7.0(4a)"]
    assert rules[-2:] == ["14.0(3).hidden", "15.0.roll.4-6"]
    assert {fact.space for fact in found.facts[:3]} == {"wire_north"}
    assert "8.0" in rules


def test_insight_is_silent_when_nothing_is_open_or_all_is_over() -> None:
    assert insight(BOX, known(night(), "british"), None) is None
    assert (
        insight(BOX, known(night(face_down=("pillbox",), result="marginal"), "british"), None)
        is None
    )


@pytest.mark.rule("8.0(1)")
def test_8_0_the_first_attack_tells_what_the_alarm_may_do_to_the_bridge() -> None:
    s = night({WOOD: "wire_north", SQUAD: "pillbox"}, chit="charges", plan="E")
    blown = demolition(BOX, after_attack(s, "pillbox"))
    grenade, alarm = notes_of(ordered(s), f"grenade:{SQUAD}")

    assert grenade.sign == "for"
    assert (alarm.sign, alarm.rule) == ("against", "8.0(1)")
    assert blown is not None
    assert alarm.text.args == {"chance": 50, "damaged": 17}
    assert alarm.text.args["chance"] == round(100 * blown.destroyed)
    assert [note.text.key for note in shot_notes_of(s, f"at:{SQUAD}")][-1] == "note-alarm"
    s.alarm = True
    assert len(notes_of(ordered(s), f"grenade:{SQUAD}")) == 1


@pytest.mark.rule("8.0(1)", "8.0(2)")
def test_8_0_an_assault_tells_it_too_unless_it_takes_the_pillbox() -> None:
    s = night({WOOD: "wire_north", SQUAD: "pillbox", "garrison_2": "bunker_east_2"}, chit="charges")
    keys = [note.text.key for note in notes_of(ordered(s), f"{GO}bunker_east_2")]

    assert keys[-2:] == ["note-assault", "note-alarm"]
    assert "note-alarm" not in {n.text.key for n in notes_of(ordered(s), f"{GO}pillbox")}


@pytest.mark.rule("8.0(3)")
def test_8_0_fire_into_the_pillbox_counts_as_sight() -> None:
    s = night({WOOD: "wire_north", SQUAD: "pillbox"})

    assert after_attack(s, "pillbox").german.units[SQUAD].fired_on
    assert not after_attack(s, "wire_north").german.units[SQUAD].fired_on
    assert not s.german.units[SQUAD].fired_on
