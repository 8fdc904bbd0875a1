"""The German's choice of bombers, by the exact chances of either side's fire."""

import pytest

from sandtable.engine.decisions import Choose, Option
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.bot.hunter import chances, harm, worth
from sandtable.games.wing_and_a_prayer.bot.thumb import ThumbBot
from sandtable.games.wing_and_a_prayer.state import AirCombat, Campaign
from tests.games.wing_and_a_prayer.squadrons import BOX, flight


def raid(**facts: object) -> Campaign:
    """Twelve bombers under attack by two FW-190s."""
    s = flight(12, interceptors=("fw190", 2), duel=True, **facts)  # type: ignore[arg-type]  # fields of a mission
    s.now.combat = AirCombat()
    return s


def prey(s: Campaign, number: int = 0) -> str:
    """The place of the bomber that an interceptor attacks."""
    options = [Option(name, say("target-best")) for name in ("best", *s.formation, "hold")]
    facts = {"interceptor": s.now.interceptors[number].id}
    decision = Choose("attack", "german", say("ask-ace"), options, rule="13.4.targets", facts=facts)
    bomber = ThumbBot(BOX, "german", SeededDice(seed_from(1))).answer(s, decision)
    return f"place-{s.now.places.index(str(bomber)) + 1}"


def test_the_chances_are_those_of_the_table() -> None:
    modifiers = Modifiers(Modifier("base", 1, "9.5"))

    found = chances(BOX.bomber_combat, modifiers)
    assert {hit: round(36 * chance) for hit, chance in found.items()} == {
        "none": 6,  # 4 or less
        "light": 9,  # 5 and 6
        "heavy": 11,  # 7 and 8
        "destroyed": 10,  # 9 or more
    }
    assert chances(BOX.fighter_combat, modifiers)["destroyed"] == pytest.approx(1 / 36)


def test_a_hard_hit_finishes_a_damaged_bomber() -> None:
    fire = {"none": 0.0, "light": 0.0, "heavy": 1.0, "destroyed": 0.0}

    assert harm(BOX, fire, damaged=True) == BOX.hunt.finished
    assert harm(BOX, fire, damaged=False) == BOX.hunt.heavy


def test_the_weakest_element_is_attacked_first() -> None:
    assert prey(raid()) == "place-10"


def test_a_damaged_bomber_is_easier_prey() -> None:
    assert prey(raid(damaged=(2,))) == "place-2"


def test_the_second_interceptor_finds_a_bomber_of_its_own() -> None:
    s = raid()
    s.now.combat = AirCombat(targets={s.now.interceptors[0].id: s.now.places[9]})

    assert prey(s, 1) == "place-11"


def test_an_escort_to_spare_makes_an_attack_worth_less() -> None:
    bare, covered = raid(), raid(escort=("p47", 1))
    worths = [worth(BOX, s, s.now.interceptors[0], s.lead) for s in (bare, covered)]

    assert worths[0] > worths[1]
