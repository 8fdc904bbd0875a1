"""9.7. Damage."""

import pytest

from sandtable.games.bismarck.components.rows import Effect, Hits
from sandtable.games.bismarck.events import ShipSunk
from sandtable.games.bismarck.events.battle import EvasionReduced, GunsHit, MidshipsHit, ShipBlownUp
from sandtable.games.bismarck.rules.ch09_damage import (
    BOTH_SIDES,
    PORT,
    STARBOARD,
    apply_hits,
    boxes_left,
    effects_on,
    is_sinking,
    show_damage,
    sink,
)
from sandtable.games.bismarck.rules.units import evasion
from sandtable.games.bismarck.state import BRITISH, GERMAN, Damage, Flight, Vessel
from sandtable.testing.desk import Driven, answers, offered, option_ids
from tests.games.bismarck.battles import BOX, Desk, campaign, umpire, vessel


def struck(
    victim: Vessel,
    *effects: Effect,
    sides: tuple[str, ...] = (PORT,),
    attitude: str = "broadside",
    u: Desk | None = None,
    given: tuple[str, ...] = (),
) -> Driven:
    by = GERMAN if BOX.ships[victim.id].side == BRITISH else BRITISH
    s = campaign(victim)
    hits = Hits(effects)
    steps = apply_hits(
        u or umpire(),
        s,
        victim,
        hits,
        by=by,
        sides=sides,
        attitude=attitude,  # type: ignore[arg-type]  # names from a parameter
    )
    return answers(steps, *given)


@pytest.mark.rule("9.711")
def test_9_711_hits_are_marked_in_the_section_that_is_hit() -> None:
    bismarck, u = vessel("bismarck"), umpire()

    struck(bismarck, Effect("bow", 2), Effect("stern", 1), u=u)

    assert bismarck.damage == Damage(bow=2, stern=1)
    assert [(event.section, event.left) for event in u.told(GunsHit)] == [("bow", 5), ("stern", 6)]


@pytest.mark.rule("9.711(pad)")
def test_9_711_three_midships_hits_are_three_boxes() -> None:
    bismarck = vessel("bismarck")

    struck(bismarck, Effect("secondary", 2), Effect("bow", 2), Effect("midships", 3))

    assert bismarck.damage == Damage(bow=2, port_secondary=2, midships=3, temporary=3)


@pytest.mark.rule("9.716")
@pytest.mark.parametrize("side", BOTH_SIDES)
def test_9_716_a_secondary_hit_strikes_the_side_of_the_firer(side: str) -> None:
    bismarck = vessel("bismarck")

    struck(bismarck, Effect("secondary", 1), sides=(side,))

    assert getattr(bismarck.damage, side) == 1
    assert bismarck.damage.port_secondary + bismarck.damage.starboard_secondary == 1


@pytest.mark.rule("9.716(choice)")
def test_9_716_on_the_keel_line_the_firing_player_picks_the_side_of_each_hit() -> None:
    bismarck = vessel("bismarck")

    asked = struck(
        bismarck, Effect("secondary", 2), sides=BOTH_SIDES, given=(STARBOARD, PORT)
    ).asked

    assert [decision.seat for decision in asked] == [BRITISH, BRITISH]
    assert (bismarck.damage.port_secondary, bismarck.damage.starboard_secondary) == (1, 1)


@pytest.mark.rule("9.716(choice)")
def test_9_716_a_side_with_an_unmarked_box_comes_first_without_asking() -> None:
    hood = vessel("hood", port_secondary=1)

    struck(hood, Effect("secondary", 1), sides=BOTH_SIDES)
    struck(hood, Effect("secondary", 1), sides=BOTH_SIDES)

    assert hood.damage == Damage(port_secondary=1, starboard_secondary=1, midships=1, temporary=2)


@pytest.mark.rule("9.717")
def test_9_717_hits_on_a_destroyed_section_go_midships_with_their_loss_of_evasion() -> None:
    hood, u = vessel("hood", bow=4), umpire()

    struck(hood, Effect("bow", 3), u=u)

    assert hood.damage == Damage(bow=5, midships=2, temporary=4)
    assert [event.rule for event in u.told(MidshipsHit)] == ["9.717"]


@pytest.mark.rule("9.717(zero)")
def test_9_717_a_zero_section_has_one_box_that_takes_a_hit() -> None:
    norfolk = vessel("norfolk")

    struck(norfolk, Effect("secondary", 1))
    assert norfolk.damage == Damage(port_secondary=1)

    struck(norfolk, Effect("secondary", 1))
    assert norfolk.damage.midships == 1


@pytest.mark.rule("9.712")
@pytest.mark.parametrize(
    ("letter", "dice", "expected"),
    [
        ("A", (3, 5), Damage(midships=2, temporary=2, permanent=3)),
        ("B", (3, 5), Damage(midships=1, temporary=1)),
        ("B", (6, 6), Damage(midships=2, temporary=2, permanent=7)),
    ],
)
def test_9_712_special_damage_is_rolled_on_its_own_table(
    letter: str, dice: tuple[int, ...], expected: Damage
) -> None:
    bismarck = vessel("bismarck")

    struck(bismarck, Effect("special", table=letter), u=umpire(*dice))  # type: ignore[arg-type]  # names from a parameter

    assert bismarck.damage == expected


@pytest.mark.rule("9.712(TA)")
@pytest.mark.parametrize("ship", ["bismarck", "king_george_v", "prince_of_wales"])
def test_9_712_the_heavily_armoured_are_spared_the_worst(ship: str) -> None:
    victim = vessel(ship)

    struck(victim, Effect("special", table="A"), u=umpire(6, 6))

    assert (victim.damage.midships, victim.damage.permanent) == (3, 10)


@pytest.mark.rule("9.712(TA)")
def test_9_712_a_twelve_blows_others_up() -> None:
    hood, u = vessel("hood"), umpire(6, 6)

    struck(hood, Effect("special", table="A"), u=u)

    assert is_sinking(BOX, hood)
    assert [event.ship for event in u.told(ShipBlownUp)] == ["Hood"]


@pytest.mark.rule("9.712(TB)")
def test_9_712_table_b_sinks_nobody() -> None:
    worst = {row.effects for row in BOX.special_damage("B", BOX.ships["rodney"]).shifted[0][2:]}

    assert {effect.hit for effects in worst for effect in effects} == {"midships"}


@pytest.mark.rule("9.84")
@pytest.mark.rule("9.84(bc)")
@pytest.mark.parametrize("ship", ["prinz_eugen", "kenya", "hood", "repulse", "renown"])
def test_9_84_cruisers_and_battlecruisers_use_table_a_also_for_a_result_b(ship: str) -> None:
    hits = Hits((Effect("special", table="B"),))

    effects = list(effects_on(umpire(6, 6), BOX.ships[ship], hits, "broadside"))

    assert effects == [Effect("sunk")]


@pytest.mark.rule("9.81(hit)")
@pytest.mark.parametrize(("die", "section"), [(2, "bow"), (3, "stern")])
def test_9_81_a_broadside_hit_on_rodneys_stern_is_rolled_for(die: int, section: str) -> None:
    rodney = vessel("rodney")

    struck(rodney, Effect("stern", 1), u=umpire(die))

    assert getattr(rodney.damage, section) == 1


@pytest.mark.rule("9.18(rodney)")
def test_9_18_each_bomb_hit_on_rodneys_stern_is_rolled_for() -> None:
    rodney = vessel("rodney")

    struck(rodney, Effect("stern", 2), sides=BOTH_SIDES, u=umpire(1, 6))

    assert rodney.damage == Damage(bow=1, stern=1)


@pytest.mark.rule("9.81(stern)")
def test_9_81_from_astern_rodneys_stern_hits_are_secondary_hits() -> None:
    rodney = vessel("rodney")

    struck(rodney, Effect("stern", 1), sides=(STARBOARD,), attitude="stern")

    assert rodney.damage == Damage(starboard_secondary=1)


@pytest.mark.rule("9.722")
@pytest.mark.rule("9.723")
def test_9_723_a_result_with_a_permanent_loss_costs_the_temporary_one_as_well() -> None:
    bismarck, u = vessel("bismarck"), umpire()

    struck(bismarck, Effect("midships", 1, 20), u=u)

    assert bismarck.damage == Damage(midships=1, temporary=1, permanent=20)
    told = [(event.factors, event.permanent, event.evasion) for event in u.told(EvasionReduced)]
    assert told == [(1, False, 28), (20, True, 8)]


@pytest.mark.rule("9.722")
def test_9_722_nothing_is_told_of_a_ship_that_has_no_evasion_left() -> None:
    bismarck, u = vessel("bismarck", permanent=29), umpire()

    struck(bismarck, Effect("midships", 1, 20), u=u)

    assert u.told(EvasionReduced) == []


@pytest.mark.parametrize(
    ("ship", "loss"),
    [
        pytest.param("bismarck", 1, marks=pytest.mark.rule("9.724")),
        pytest.param("repulse", 2, marks=pytest.mark.rule("9.724")),
        pytest.param("victorious", 2, marks=pytest.mark.rule("9.724")),
        pytest.param("prinz_eugen", 3, marks=pytest.mark.rule("9.725")),
        pytest.param("suffolk", 5, marks=pytest.mark.rule("9.726")),
        pytest.param("aurora", 5, marks=pytest.mark.rule("9.726")),
    ],
)
def test_9_724_every_midships_hit_costs_evasion(ship: str, loss: int) -> None:
    victim = vessel(ship)

    struck(victim, Effect("midships", 2))

    assert victim.damage.temporary == 2 * loss


@pytest.mark.rule("9.727")
def test_9_727_evasion_does_not_fall_below_zero() -> None:
    norfolk = vessel("norfolk", permanent=30)

    struck(norfolk, Effect("midships", 1))

    assert evasion(BOX, norfolk) == 0


@pytest.mark.rule("9.714")
def test_9_714_a_ship_is_sunk_by_its_last_midships_box_and_not_before() -> None:
    rodney = vessel("rodney", midships=4)

    struck(rodney, Effect("midships", 1))
    assert not is_sinking(BOX, rodney)

    struck(rodney, Effect("midships", 3))
    assert is_sinking(BOX, rodney)
    assert rodney.damage.midships == 6


@pytest.mark.rule("9.714")
def test_9_714_a_sunk_ship_leaves_the_game_and_its_force() -> None:
    hood, repulse, u = vessel("hood"), vessel("repulse"), umpire()
    hood.force = repulse.force = 1

    sink(u, campaign(hood, repulse), hood)

    assert (hood.sunk, hood.zone, hood.force, repulse.force) == (True, "", 0, 0)
    assert [event.ship for event in u.told(ShipSunk)] == ["Hood"]


@pytest.mark.rule("9.714")
def test_9_714_what_is_aboard_a_carrier_goes_down_with_it() -> None:
    carrier = vessel("ark_royal")
    s = campaign(carrier)
    aboard = next(unit for unit in BOX.air_units.values() if unit.base == "ark_royal")
    ashore = next(unit for unit in BOX.air_units.values() if unit.base not in BOX.ships)
    for unit in (aboard, ashore):
        s.british.flights[unit.id] = Flight(unit.id)

    sink(umpire(), s, carrier)

    assert s.british.flights[aboard.id].ready_on > s.last_turn
    assert s.british.flights[ashore.id].ready_on == 0


@pytest.mark.rule("9.711")
def test_9_711_the_enemy_keeps_his_own_record_of_what_he_was_shown() -> None:
    hood = vessel("hood", bow=1)
    s = campaign(hood)

    show_damage(s, hood)
    hood.damage.bow = 3

    assert s.german.shown == {"hood": Damage(bow=1)}


def test_boxes_left_are_counted_from_the_record() -> None:
    assert boxes_left(BOX.ships["rodney"], Damage(bow=3), "bow") == 5


@pytest.mark.rule("9.716(choice)")
def test_9_716_both_sides_are_offered() -> None:
    hits = Hits((Effect("secondary", 1),))
    steps = apply_hits(
        umpire(), campaign("hood"), vessel("hood"), hits, by=GERMAN, sides=BOTH_SIDES
    )

    assert option_ids(offered(steps)) == [PORT, STARBOARD]
