"""9.2 to 9.5: interceptors against bombers."""

import pytest

from sandtable.games.wing_and_a_prayer.rules.ch09_bombers import (
    air_combat,
    attack_bombers,
    attack_in_waves,
    choose_bombers,
    cover,
    defend,
    defensive_modifiers,
    interceptor_fire,
    strike,
)
from sandtable.games.wing_and_a_prayer.state import Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.wing_and_a_prayer.squadrons import BOX, at, flight, in_air_combat, umpire


def attack(bombers: int, interceptors: int, escort: int = 0, **facts: object) -> Campaign:
    group = ("p47", escort) if escort else None
    return flight(bombers, escort=group, interceptors=("fw190", interceptors), **facts)  # type: ignore[arg-type]  # fields of a mission


# ---------------------------------------------------------------------- targets and waves


@pytest.mark.rule("9.2.1", "9.2.2", "9.4")
def test_9_2_1_dice_give_every_interceptor_its_bomber() -> None:
    s = attack(6, 3)
    combat = in_air_combat(s)
    names = [fighter.id for fighter in s.now.interceptors]
    waiting = choose_bombers(umpire(1, 1, 4, 6, 2, 2), s, combat, names)

    assert waiting == []
    assert combat.targets == {"fw190_1": "b17f_01", "fw190_2": "b17f_06", "fw190_3": "b17f_01"}


@pytest.mark.rule("9.4.extra", "9.2.4")
def test_9_4_a_full_element_is_rolled_again() -> None:
    s = attack(6, 5)
    combat = in_air_combat(s)
    names = [fighter.id for fighter in s.now.interceptors]
    choose_bombers(umpire(*[1, 1] * 4, 1, 4, 1), s, combat, names)

    assert combat.targets["fw190_5"] == "b17f_04"


@pytest.mark.rule("9.2.4", "9.2.7")
def test_9_2_4_when_all_are_full_the_rest_comes_in_another_wave() -> None:
    s = attack(1, 5)
    combat = in_air_combat(s)
    shots = [1, 1]
    u = umpire(*[1] * 4, *shots * 8, 1, *shots * 2)
    answers(attack_in_waves(u, s, combat))

    assert [event.wave for event in u.log if type(event).__name__ == "WaveCame"] == [1, 2]  # type: ignore[attr-defined]  # a WaveCame
    assert combat.targets == {}


# ---------------------------------------------------------------------- cover


@pytest.mark.rule("9.2.3", "9.2.3.one")
def test_9_2_3_where_escorts_suffice_everybody_is_covered_without_asking() -> None:
    s = attack(3, 2, 3)
    combat = in_air_combat(s, targets={"fw190_4": "b17f_01", "fw190_5": "b17f_02"})
    assert answers(cover(umpire(), s, combat, waits=False)).ids == []

    assert sorted(combat.covers) == ["fw190_4", "fw190_5"]
    assert len(set(combat.covers.values())) == 2


@pytest.mark.rule("9.2.3.used")
def test_9_2_3_escorts_that_were_sent_cannot_cover() -> None:
    s = attack(3, 1, 2)
    combat = in_air_combat(s, sent=["p47_1", "p47_2"], targets={"fw190_3": "b17f_01"})
    answers(cover(umpire(), s, combat, waits=False))

    assert combat.covers == {}


@pytest.mark.rule("9.2.3")
def test_9_2_3_with_too_few_the_player_chooses() -> None:
    s = attack(3, 2, 1)
    combat = in_air_combat(s, targets={"fw190_2": "b17f_01", "fw190_3": "b17f_02"})
    answers(cover(umpire(), s, combat, waits=False), "fw190_3")

    assert combat.covers == {"fw190_3": "p47_1"}


@pytest.mark.rule("9.2.3")
def test_9_2_3_automatically_the_attackers_of_the_weakest_come_first() -> None:
    s = attack(3, 2, 1, damaged=(2,))
    combat = in_air_combat(s, targets={"fw190_2": "b17f_01", "fw190_3": "b17f_02"})
    answers(cover(umpire(), s, combat, waits=False), "auto")

    assert combat.covers == {"fw190_3": "p47_1"}


@pytest.mark.rule("9.2.3")
def test_9_2_3_then_those_of_the_lead() -> None:
    s = attack(3, 2, 1)
    combat = in_air_combat(s, targets={"fw190_2": "b17f_02", "fw190_3": "b17f_01"})
    answers(cover(umpire(), s, combat, waits=False), "auto")

    assert list(combat.covers) == ["fw190_3"]


@pytest.mark.rule("9.2.3.four")
def test_9_2_3_no_more_than_four_cover_an_element() -> None:
    s = attack(6, 6, 6)
    names = [fighter.id for fighter in s.now.interceptors]
    targets = dict.fromkeys(names[:5], "b17f_01") | {names[5]: "b17f_04"}
    combat = in_air_combat(s, targets=targets)
    answers(cover(umpire(), s, combat, waits=False))

    assert len(combat.covers) == 5
    assert names[5] in combat.covers


@pytest.mark.rule("9.2.7.cover", "9.2.3")
def test_9_2_7_an_escort_covers_once_a_round() -> None:
    s = attack(3, 2, 1)
    combat = in_air_combat(s, targets={"fw190_2": "b17f_01"}, used_covers=["p47_1"])
    answers(cover(umpire(), s, combat, waits=False))

    assert combat.covers == {}


@pytest.mark.rule("9.2.7.cover")
def test_9_2_7_with_another_wave_to_come_the_player_may_save_escorts() -> None:
    s = attack(3, 1, 2)
    combat = in_air_combat(s, targets={"fw190_3": "b17f_01"})
    decision = offered(cover(umpire(), s, combat, waits=True))
    assert option_ids(decision) == ["auto", "done", "fw190_3"]
    answers(cover(umpire(), s, combat, waits=True), "done")

    assert combat.used_covers == []


# ---------------------------------------------------------------------- fire


@pytest.mark.rule("9.5.modifiers", "9.5", "6.4.1.fire", "6.1.2.arcs", "2.7.2.factors", "6.4.1")
@pytest.mark.parametrize(
    ("place", "facts", "arcs", "total"),
    [
        (1, {}, False, 3),  # two others, Lead
        (4, {}, False, 2),  # two others, High
        (7, {}, False, 2),  # two others, Low
        (10, {}, False, 1),  # two others, Tail
        (4, {"loose": True}, False, 0),
        (4, {}, True, 3),
        (4, {"damaged": (4,)}, False, 1),
        (4, {"crews": {4: "crew_01:crack"}}, False, 4),
    ],
)
def test_9_5_modifiers_of_defensive_fire(
    place: int, facts: dict[str, object], arcs: bool, total: int
) -> None:
    s = attack(12, 1, 0, **facts)
    combat = in_air_combat(s, arcs=arcs)
    fighter = s.now.interceptors[0]

    assert defensive_modifiers(BOX, s, combat, at(s, place).id, fighter).total == total


@pytest.mark.rule("9.5.modifiers")
def test_9_5_neighbours_that_are_gone_do_not_help() -> None:
    s = attack(6, 1)
    s.now.places[4] = ""
    combat = in_air_combat(s)

    assert defensive_modifiers(BOX, s, combat, "b17f_04", s.now.interceptors[0]).total == 1


@pytest.mark.rule("9.2.5", "9.5.fighter")
def test_9_2_5_a_bomber_fires_at_each_of_its_attackers() -> None:
    s = attack(3, 3)
    targets = {"fw190_1": "b17f_01", "fw190_2": "b17f_01", "fw190_3": "b17f_02"}
    combat = in_air_combat(s, targets=targets)
    u = umpire(5, 5, 1, 1, 4, 4)  # destroyed, missed, damaged
    answers(defend(u, s, combat))

    assert [fighter.id for fighter in s.now.interceptors] == ["fw190_2"]
    assert s.now.points == 1
    assert s.crews["crew_01"].kills == 1
    assert s.crews["crew_02"].kills == 0


@pytest.mark.rule("9.2.6", "9.5.bomber")
def test_9_2_6_interceptors_fire_and_not_at_a_bomber_that_is_gone() -> None:
    s = attack(3, 2)
    combat = in_air_combat(s, targets={"fw190_1": "b17f_01", "fw190_2": "b17f_01"})
    u = umpire(6, 6)
    answers(strike(u, s, combat))

    assert u.tables == ["bomber_combat"]
    assert "b17f_01" not in s.bombers
    assert s.graves[0].cause == "fighters"


@pytest.mark.rule("9.5", "9.5.bomber", "9.2.3", "6.2.bonus")
@pytest.mark.parametrize(
    ("ace", "covered", "damaged", "total"),
    [("", False, (), 0), ("ace_de_01", False, (), 2), ("", True, (), -2), ("", False, (1,), 1)],
)
def test_9_5_modifiers_of_an_interceptor(
    ace: str, covered: bool, damaged: tuple[int, ...], total: int
) -> None:
    s = attack(3, 1, damaged=damaged)
    fighter = s.now.interceptors[0]
    fighter.ace = ace
    combat = in_air_combat(s, covers={fighter.id: "p47_9"} if covered else {})
    u = umpire(3, 4)
    interceptor_fire(u, s, combat, fighter, "b17f_01")

    assert sum(modifier.value for modifier in u.rolls[0].modifiers) == total


@pytest.mark.rule("9.5.bomber")
@pytest.mark.parametrize(
    ("dice", "hit"),
    [((2, 3), "none"), ((3, 3), "light"), ((3, 5), "heavy"), ((5, 5), "destroyed")],
)
def test_9_5_the_table_for_bombers(dice: tuple[int, int], hit: str) -> None:
    s = attack(3, 1)

    found = interceptor_fire(umpire(*dice), s, in_air_combat(s), s.now.interceptors[0], "b17f_01")
    assert found == hit


# ---------------------------------------------------------------------- rounds


@pytest.mark.rule("9.2", "9.2.8")
def test_9_2_8_undamaged_interceptors_attack_twice() -> None:
    s = attack(1, 2)
    combat = in_air_combat(s)
    miss, damaged = [1, 1], [5, 5]
    first = (1, 1, *miss, *damaged, *miss)  # the second is damaged and does not fire
    second = (1, *miss, *miss)
    u = umpire(*first, *second)
    answers(attack_bombers(u, s, combat))

    assert combat.round == 2
    assert [fighter.id for fighter in s.now.interceptors] == ["fw190_1"]


@pytest.mark.rule("9.2.8", "9.2.3")
def test_9_2_8_cover_is_assigned_afresh_in_the_second_round() -> None:
    s = attack(1, 1, 1)
    combat = in_air_combat(s)
    miss = [1, 1]
    u = umpire(1, *miss, *miss, 1, *miss, *miss)
    answers(attack_bombers(u, s, combat))

    fired = [roll for roll in u.rolls if roll.table == "bomber_combat"]
    assert [sum(m.value for m in roll.modifiers) for roll in fired] == [-2, -2]


@pytest.mark.rule("9.3", "5.9", "9.2")
def test_9_3_at_the_end_interceptors_leave_and_escorts_stay() -> None:
    s = attack(1, 1, 1)
    miss = [1, 1]
    u = umpire(6, *miss * 2, 1, *miss * 2, 1, *miss * 2)
    result = answers(air_combat(u, s), "withdraw").result

    assert result == "turn"
    assert (s.now.interceptors, s.now.combat) == ([], None)
    assert s.now.escort is not None
    assert len(s.now.escort.fighters) == 1


@pytest.mark.rule("5.0.empty", "9.2.8")
def test_9_2_8_there_is_no_second_round_without_bombers() -> None:
    s = attack(1, 1)
    result = answers(air_combat(umpire(1, 1, 1, 6, 6), s)).result

    assert result == "reform"


@pytest.mark.rule("12.7")
@pytest.mark.parametrize(
    ("option", "dice", "level"), [(True, (5,), "veteran"), (False, (), "green")]
)
def test_12_7_a_kill_is_rewarded_at_once(option: bool, dice: tuple[int, ...], level: str) -> None:
    s = attack(3, 1, options={"kill_experience": option})
    combat = in_air_combat(s, targets={"fw190_1": "b17f_01"})
    draw = (1,) if dice else ()
    answers(defend(umpire(5, 5, *dice, *draw), s, combat))

    assert s.crews["crew_01"].level == level


@pytest.mark.rule("12.7")
def test_12_7_a_crack_crew_does_not_roll_and_4_is_not_enough() -> None:
    s = attack(3, 1, options={"kill_experience": True}, crews={1: "crew_01:crack"})
    combat = in_air_combat(s, targets={"fw190_1": "b17f_01"})
    answers(defend(umpire(5, 5), s, combat))
    s = attack(3, 1, options={"kill_experience": True})
    combat = in_air_combat(s, targets={"fw190_1": "b17f_01"})
    answers(defend(umpire(5, 5, 4), s, combat))

    assert s.crews["crew_01"].level == "green"
