"""9.2. Naval combat: who attacks whom, and who takes part."""

import pytest

from sandtable.engine.events import DieThrown
from sandtable.games.bismarck.events import ActionAnnounced, CombatDeclined
from sandtable.games.bismarck.rules.ch05_movement import enter
from sandtable.games.bismarck.rules.ch09_announcement import (
    announce,
    attack_evasion,
    defence_evasion,
    may_attack,
    may_be_attacked,
    naval_combat,
    possible_attacks,
)
from sandtable.games.bismarck.rules.units import unit_type
from sandtable.games.bismarck.state import BRITISH, GERMAN, SEARCH, SHADOW, Action, Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, Desk, umpire
from tests.games.bismarck.hunts import HERE, X, found, hunt, meeting, unit_with

FORCE = ("hood", "repulse", "norfolk", "kenya", "victorious")
GERMANS = ("bismarck", "prinz_eugen")


def attacks(s: Campaign, side: str = BRITISH) -> set[str]:
    return {f"{own} on {theirs}" for _, own, theirs in possible_attacks(BOX, s, side)}


def announced(s: Campaign, u: Desk, *given: str, side: str = BRITISH) -> Campaign:
    answers(announce(u, s, side), *given)
    return s


# ---------------------------------------------------------------------- may there be combat


@pytest.mark.rule("9.21", "4.8")
def test_9_21_located_ships_of_the_same_zone_may_be_attacked_by_either_side() -> None:
    s = meeting("norfolk", "bismarck")
    s.vessel("suffolk").zone = "H13"

    assert attacks(s, BRITISH) == {"cruiser on battleship"}
    assert attacks(s, GERMAN) == {"battleship on cruiser"}
    assert {zone for zone, _, _ in possible_attacks(BOX, s, BRITISH)} == {HERE}


@pytest.mark.rule("9.21", "4.8")
def test_9_21_naval_combat_is_voluntary() -> None:
    s = meeting("norfolk", "bismarck")

    driven = answers(naval_combat(umpire(), s), "done", "done")

    assert driven.result == "ports"
    assert s.actions == []


@pytest.mark.rule("9.21", "9.24", "9.26")
def test_9_21_several_actions_may_take_place_in_one_zone() -> None:
    s = meeting("norfolk", "kenya", *GERMANS)

    announced(s, umpire(1), f"{HERE}.cruiser.battleship", f"{HERE}.cruiser.cruiser")

    assert [(a.attackers, a.defenders) for a in s.actions] == [
        (["norfolk"], ["bismarck"]),
        (["kenya"], ["prinz_eugen"]),
    ]


@pytest.mark.rule("9.22", "9.221")
def test_9_221_carriers_never_attack() -> None:
    s = meeting("victorious", "ark_royal", "bismarck", forces=(("victorious", "ark_royal"),))

    assert attacks(s) == set()
    assert not may_attack(BOX, s, unit_with(s, "victorious"))


@pytest.mark.rule("9.22")
def test_9_22_ships_in_port_since_an_earlier_turn_do_not_open_combat() -> None:
    s = meeting("norfolk", "prinz_eugen")
    assert may_attack(BOX, s, unit_with(s, "prinz_eugen"))

    s.vessel("prinz_eugen").in_port = True
    assert not may_attack(BOX, s, unit_with(s, "prinz_eugen"))


@pytest.mark.rule("9.222(att)")
def test_9_222_a_force_attacks_with_the_evasion_of_its_fastest_ship_that_may() -> None:
    s = meeting("hood", "victorious", forces=(("hood", "victorious"),))

    assert attack_evasion(BOX, unit_with(s, "hood")) == 29


@pytest.mark.rule("9.222(def)")
def test_9_222_a_force_defends_with_the_evasion_of_its_slowest_ship() -> None:
    s = meeting("hood", "rodney", "victorious", forces=(("hood", "rodney", "victorious"),))

    assert defence_evasion(BOX, unit_with(s, "hood")) == 21


@pytest.mark.rule("9.222")
@pytest.mark.parametrize(("answer", "actions"), [("accept", 1), ("decline", 0)])
def test_9_222_a_slower_attacker_fights_only_if_the_enemy_accepts(
    answer: str, actions: int
) -> None:
    s, u = meeting("rodney", "bismarck"), umpire()

    driven = answers(
        announce(u, s, BRITISH),
        f"{HERE}.battleship.battleship",
        answer,
        *(["done"] if answer == "decline" else []),
    )

    assert [decision.seat for decision in driven.asked][:2] == [BRITISH, GERMAN]
    assert len(s.actions) == actions
    assert len(u.told(CombatDeclined)) == 1 - actions


@pytest.mark.rule("9.222")
def test_9_222_the_same_attack_is_not_offered_again_after_a_refusal() -> None:
    s = meeting("rodney", "norfolk", "bismarck")
    steps = announce(umpire(), s, BRITISH)

    offered(steps, f"{HERE}.battleship.battleship")

    assert option_ids(steps.send("decline")) == [f"{HERE}.cruiser.battleship", "done"]


@pytest.mark.rule("9.223", "9.24")
def test_9_223_who_is_committed_to_an_action_neither_attacks_nor_is_attacked() -> None:
    s = meeting("norfolk", "bismarck")
    s.actions = [Action(HERE, BRITISH, ["norfolk"], ["bismarck"])]

    assert not may_attack(BOX, s, unit_with(s, "norfolk"))
    assert not may_be_attacked(s, unit_with(s, "bismarck"))
    s = meeting("norfolk", "suffolk", "bismarck")
    pair = [s.vessel("norfolk"), s.vessel("suffolk")]
    assert may_attack(BOX, s, pair)
    s.fought = ["suffolk"]
    assert not may_attack(BOX, s, pair)


@pytest.mark.rule("9.224")
def test_9_224_a_shadower_attacks_only_what_it_shadows() -> None:
    s = meeting("norfolk", *GERMANS)
    s.vessel("norfolk").is_shadowing = True
    s.shadows = {"norfolk": ["bismarck"]}

    assert attacks(s) == {"cruiser on battleship"}


@pytest.mark.rule("9.224")
def test_9_224_a_shadower_that_lost_contact_is_free() -> None:
    s = meeting("norfolk", *GERMANS)
    s.vessel("norfolk").is_shadowing = True
    s.shadows = {"norfolk": []}

    assert attacks(s) == {"cruiser on battleship", "cruiser on cruiser"}


@pytest.mark.rule("9.225", "9.22")
def test_9_225_there_is_no_combat_at_x() -> None:
    assert attacks(meeting("norfolk", "bismarck", visibility=8))
    assert not attacks(meeting("norfolk", "bismarck", visibility=X))


@pytest.mark.rule("OA.9(duty)")
def test_oa_9_an_escort_defends_itself_and_does_not_attack() -> None:
    s = meeting("rodney", "bismarck")
    s.vessel("rodney").is_escort = True

    assert attacks(s, BRITISH) == set()
    assert attacks(s, GERMAN) == {"battleship on battleship"}


@pytest.mark.rule("9.23")
@pytest.mark.parametrize(
    ("how", "open_"), [(SEARCH, True), (SHADOW, True), ("sighting", False), ("", False)]
)
def test_9_23_only_ships_located_this_turn_are_attacked(
    how: str,
    open_: bool,
) -> None:
    s = meeting("norfolk", "bismarck")
    s.located = {"bismarck": how} if how else {}

    assert bool(attacks(s)) == open_
    assert attacks(s, GERMAN) == set()


@pytest.mark.rule("9.23")
def test_9_23_the_british_announce_all_their_attacks_first() -> None:
    s = meeting("norfolk", "suffolk", *GERMANS)

    driven = answers(
        naval_combat(umpire(1), s),
        f"{HERE}.cruiser.battleship",
        "done",
        f"{HERE}.cruiser.cruiser",
        *["all-fight"] * 4,
    )

    assert [action.attacker for action in s.actions] == [BRITISH, GERMAN]
    assert driven.result == "battle"


@pytest.mark.rule("12.7")
def test_12_7_a_ship_is_attacked_in_port_on_the_turn_it_enters() -> None:
    s = found(hunt({"prinz_eugen": "P22", "norfolk": "P23"}), "prinz_eugen")
    enter(unit_with(s, "prinz_eugen"), "P23")

    assert attacks(s) == {"cruiser on cruiser"}


@pytest.mark.rule("12.7(pe)")
def test_12_7_a_ship_in_port_since_an_earlier_turn_is_not_attacked_by_ships() -> None:
    s = found(hunt({"prinz_eugen": "P23", "norfolk": "P23"}), "prinz_eugen")
    s.vessel("prinz_eugen").in_port = True

    assert attacks(s) == set()


# ---------------------------------------------------------------------- the announcement


@pytest.mark.rule("9.24", "2.425")
def test_9_24_types_and_evasion_are_announced_and_no_names() -> None:
    s, u = meeting("norfolk", "bismarck"), umpire()

    announced(s, u, f"{HERE}.cruiser.battleship")

    (told,) = u.told(ActionAnnounced)
    assert (told.attackers, told.attack_evasion) == ("cruiser", 32)
    assert (told.defenders, told.defence_evasion) == ("battleship", 29)
    assert told.seen_by is None
    assert not {"norfolk", "bismarck"} & {
        str(value).lower() for value in told.parameters().values()
    }


@pytest.mark.rule("9.24")
def test_9_24_each_ship_or_force_is_attacked_separately() -> None:
    s = meeting("norfolk", *GERMANS)

    announced(s, umpire(), f"{HERE}.cruiser.battleship", "done")

    assert [action.defenders for action in s.actions] == [["bismarck"]]


@pytest.mark.rule("9.241")
def test_9_241_a_force_is_named_by_its_most_powerful_type() -> None:
    s = meeting(*FORCE, "kenya", "ark_royal", forces=(("kenya", "ark_royal"),))

    assert unit_type(BOX, [s.vessel(ship) for ship in FORCE]) == "battleship"
    assert unit_type(BOX, unit_with(s, "ark_royal")) == "cruiser"


@pytest.mark.rule("9.241")
@pytest.mark.parametrize(("die", "drawn"), [(1, "norfolk"), (2, "suffolk")])
def test_9_241_among_several_of_the_type_named_the_target_is_drawn(die: int, drawn: str) -> None:
    s, u = meeting("norfolk", "suffolk", "prinz_eugen"), umpire(die)

    announced(s, u, f"{HERE}.cruiser.cruiser", "done", side=GERMAN)

    assert s.actions[0].defenders == [drawn]
    assert [event.seen_by for event in u.told(DieThrown)] == [()]


@pytest.mark.rule("9.241")
def test_9_241_only_those_that_evasion_permits_are_drawn() -> None:
    s = meeting("norfolk", "kenya", "prinz_eugen")

    announced(s, umpire(), f"{HERE}.cruiser.cruiser", "done", side=GERMAN)

    assert s.actions[0].defenders == ["norfolk"]


@pytest.mark.rule("9.242", "9.242(order)")
def test_9_242_the_attacker_is_drawn_among_those_of_the_type_with_a_permitted_target() -> None:
    s = meeting("suffolk", "norfolk", "kenya", "prinz_eugen")

    announced(s, umpire(2), f"{HERE}.cruiser.cruiser")

    assert s.actions[0].attackers == ["kenya"]  # the Suffolk is slower than the Prinz Eugen


@pytest.mark.rule("9.242(order)")
def test_9_242_without_a_permitted_pair_one_is_drawn_and_the_enemy_asked() -> None:
    s = meeting("rodney", "ramillies", "bismarck")

    driven = answers(announce(umpire(2), s, BRITISH), f"{HERE}.battleship.battleship", "accept")

    assert s.actions[0].attackers == ["ramillies"]
    assert driven.asked[1].facts["evasion"] == 19


@pytest.mark.rule("9.23")
def test_9_23_who_located_an_enemy_is_asked_though_he_cannot_attack() -> None:
    s = found(hunt({"bismarck": HERE}), "bismarck")

    asked = answers(naval_combat(umpire(), s), "done").asked

    assert [decision.seat for decision in asked] == [BRITISH]
