"""The bots play like people who know the game: search, shadow, strike, and pick their fights."""

from collections.abc import Sequence

import pytest

from sandtable.engine.decisions import Answer, Choose, Decision, Option
from sandtable.engine.dice import ScriptedDice, SeededDice, seed_from
from sandtable.engine.game import Player
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck import GAME
from sandtable.games.bismarck.bot.british import BritishThumb
from sandtable.games.bismarck.bot.gunnery import Gunner
from sandtable.games.bismarck.bot.scouts import plan_sorties
from sandtable.games.bismarck.knowledge.imagined import own_table
from sandtable.games.bismarck.rules.ch05_movement import order_unit
from sandtable.games.bismarck.state import (
    BISMARCK,
    BRITISH,
    GERMAN,
    PRINZ_EUGEN,
    SEARCH,
    Action,
    Campaign,
    Contact,
    Damage,
    Group,
)
from sandtable.testing.desk import offered
from tests.games.bismarck.battles import ZONE, campaign, play_battle, umpire
from tests.games.bismarck.campaigns import BOX, found, table, watched
from tests.games.bismarck.hunts import hunt

BATTLES = 12


def bot(seat: str) -> Player:
    return GAME.bots["thumb"](BOX, seat, SeededDice(seed_from("bots")))


def asked(seat: str, decision: str, options: Sequence[str], **facts: str) -> Choose:
    made = [
        Option(name, say("option-done"), next(filter(BOX.board.zones.__contains__, parts), "H12"))
        for name, parts in ((name, name.split(".")) for name in options)
    ]
    return Choose(decision, seat, say("option-done"), made, rule="", facts=facts)


def chosen(s: Campaign, seat: str, decision: str, *options: str, **facts: str) -> object:
    return bot(seat).answer(GAME.known(s, seat), asked(seat, decision, options, **facts))


# ---------------------------------------------------------------------- who fights


@pytest.mark.parametrize(
    ("ships", "says"),
    [
        (("norfolk",), "done"),
        (("repulse",), "done"),
        (("hood", "prince_of_wales"), "H12.battleship.battleship"),
    ],
)
def test_the_british_fight_the_bismarck_only_with_the_guns_for_it(
    ships: tuple[str, ...], says: str
) -> None:
    s = table(bismarck="H12", **dict.fromkeys(ships, "H12"))
    for ship in ships:
        s.british.vessels[ship].force = len(ships) - 1
    found(s, "H12", battleships=1)

    own = "cruiser" if ships == ("norfolk",) else "battleship"
    assert chosen(s, BRITISH, "attack", f"H12.{own}.battleship", "done") == says


def test_a_crippled_bismarck_is_fought_by_one_battleship() -> None:
    s = table(bismarck="H12", king_george_v="H12")
    found(s, "H12", battleships=1)
    s.british.shown = {BISMARCK: Damage(bow=5, stern=4, midships=6, permanent=20)}

    option = "H12.battleship.battleship"
    assert chosen(s, BRITISH, "attack", option, "done") == option


def test_a_bismarck_that_cannot_get_away_is_fought_by_all_who_are_there() -> None:
    ships = ("king_george_v", "rodney", "renown", "repulse")
    s = table(bismarck="H12", **dict.fromkeys(ships, "H12"))
    found(s, "H12", battleships=1)
    option = "H12.battleship.battleship"

    assert chosen(s, BRITISH, "attack", option, "done") == "done"
    s.british.shown = {BISMARCK: Damage(permanent=26)}
    assert chosen(s, BRITISH, "attack", option, "done") == option


@pytest.mark.parametrize(
    ("group", "theirs", "attacks"),
    [
        (Group(cruisers=1), "cruiser", True),
        (Group(battleships=1), "battleship", True),
        (Group(battleships=2, in_force=True), "battleship", False),
        (Group(battleships=2, cruisers=1), "cruiser", False),
    ],
)
def test_the_germans_attack_what_is_alone(group: Group, theirs: str, attacks: bool) -> None:
    s = table(bismarck="H12")
    s.german.contacts = [Contact(s.turn, "H12", SEARCH, (group,))]
    option = f"H12.battleship.{theirs}"

    assert chosen(s, GERMAN, "attack", option, "done") == (option if attacks else "done")


def test_a_damaged_bismarck_leaves_battleships_alone() -> None:
    s = table(bismarck="H12")
    s.german.vessels[BISMARCK].damage = Damage(midships=4)
    s.german.contacts = [Contact(s.turn, "H12", SEARCH, (Group(battleships=1),))]

    assert chosen(s, GERMAN, "attack", "H12.battleship.battleship", "done") == "done"


# ---------------------------------------------------------------------- battles


def fought(british: tuple[str, ...], german: tuple[str, ...], seed: int) -> Campaign:
    s = campaign(*british, *german)
    s.actions = [Action(ZONE, BRITISH, list(british), list(german))]
    u = Umpire(BOX, SeededDice(seed_from(f"battle {seed}")))

    def reply(decision: Decision) -> Answer:
        gunner = Gunner(BOX, decision.seat, ScriptedDice(()))
        return gunner.answer(GAME.known(s, decision.seat), decision)

    play_battle(u, s, reply)
    return s


def test_three_battleships_do_not_let_the_bismarck_get_away() -> None:
    fleet = ("hood", "prince_of_wales", "king_george_v")
    sunk = [fought(fleet, (BISMARCK,), n).german.vessels[BISMARCK].sunk for n in range(BATTLES)]

    assert sum(sunk) >= BATTLES * 2 / 3


def test_a_cruiser_does_not_stay_before_a_battleship() -> None:
    ends = [fought(("norfolk",), (BISMARCK,), n).british.vessels["norfolk"] for n in range(BATTLES)]

    assert sum(ship.sunk for ship in ends) <= BATTLES / 3


# ---------------------------------------------------------------------- search and shadow


def british() -> BritishThumb:
    return BritishThumb(BOX, BRITISH, SeededDice(seed_from("bots")))


def test_the_best_shadower_is_named() -> None:
    s = table(bismarck="H12", suffolk="H12", norfolk="H12", repulse="H12")

    assert chosen(s, BRITISH, "shadow", "none", "norfolk", "suffolk", "repulse") == "suffolk"


def test_a_carrier_strikes_what_is_held() -> None:
    s = table(bismarck="H12", victorious="H14")
    found(s, "H12", battleships=1)
    player = british()
    k = GAME.known(s, BRITISH)
    unit = "br_torp_victorious"
    sorties = ["front.H13", "front.H12", "back.H12"]

    assert player.answer(k, asked(BRITISH, "air-orders", [unit, "done"])) == unit
    assert player.answer(k, asked(BRITISH, "flight", sorties, unit=unit)) == "front.H12"


def test_by_night_the_carrier_keeps_its_bombers_for_searching() -> None:
    s = table(bismarck="H12", victorious="H14")
    s.turn = 7
    found(s, "H12", battleships=1)
    player, unit, k = british(), "br_torp_victorious", GAME.known(s, BRITISH)

    assert player.answer(k, asked(BRITISH, "air-orders", [unit, "done"])) == unit
    sorties = ["front.H12", "back.H12"]
    assert player.answer(k, asked(BRITISH, "flight", sorties, unit=unit)) == "back.H12"


def test_cruisers_patrol_apart() -> None:
    s = table(suffolk="H4", norfolk="H4", arethusa="H4", birmingham="H4")
    s.turn, s.visibility = 20, 1
    goals = british().plan(GAME.known(s, BRITISH))
    ends = [goals[ship] for ship in ("suffolk", "norfolk", "arethusa", "birmingham")]

    assert len(set(ends)) == len(ends)


def test_hunters_close_in_on_a_bismarck_that_is_held() -> None:
    s = table(bismarck="H12", hood="H14", prince_of_wales="H14")
    found(s, "H12", battleships=1)
    for ship in ("hood", "prince_of_wales"):
        s.british.vessels[ship].force = 1

    assert british().plan(GAME.known(s, BRITISH))["force-1"] == "H12"


@pytest.mark.parametrize("permanent", [26, 20])
def test_hunters_stay_with_a_cripple_when_contact_is_lost(permanent: int) -> None:
    s = table(bismarck="H12", king_george_v="H12", renown="H13")
    s.british.released = dict.fromkeys(BOX.releases, 0)
    found(s, "H12", battleships=1)
    s.british.shown = {BISMARCK: Damage(permanent=permanent)}
    s.turn += 1
    goals = british().plan(GAME.known(s, BRITISH))

    assert {goals["king_george_v"], goals["renown"]} <= {"H12", "H11", "H13"}


def test_a_cripple_is_looked_for_up_to_the_last_turn() -> None:
    s = table(bismarck="H12", king_george_v="H12")
    s.british.released, s.turn = dict.fromkeys(BOX.releases, 0), s.last_turn
    found(s, "H12", battleships=1)
    s.british.shown = {BISMARCK: Damage(permanent=20)}

    assert british().plan(GAME.known(s, BRITISH))["king_george_v"] == "H12"


def test_a_carrier_keeps_out_of_reach_unless_battleships_are_with_her() -> None:
    alone = {"bismarck": "H12", "victorious": "H14"}
    far, near = (
        carrier_goal(ships) for ships in (alone, alone | {"king_george_v": "H13", "renown": "H13"})
    )

    assert BOX.board.distance(far, "H12") > BOX.thumb.watch.lunge
    assert BOX.board.distance(near, "H12") <= BOX.thumb.watch.lunge


def carrier_goal(ships: dict[str, str]) -> str:
    s = hunt(ships)
    found(s, "H12", battleships=1)
    return british().plan(GAME.known(s, BRITISH))["victorious"]


def test_no_flight_is_planned_over_land() -> None:
    s = table(bismarck="B10")
    for turn in (5, 9, 16, 24):
        s.turn = turn
        player, k = british(), GAME.known(s, BRITISH)
        watch, sweep = player.picture(k)
        sorties = plan_sorties(BOX, own_table(k), watch, sweep)

        assert sorties
        assert all(sortie.zone in BOX.board.sea for sortie in sorties.values())


def test_a_flight_without_a_plan_goes_home() -> None:
    s = table(bismarck="B10")
    player, k = british(), GAME.known(s, BRITISH)
    offers = ["front.I16", "front.O20", "home"]

    assert player.answer(k, asked(BRITISH, "flight", offers, unit="br_level_plymouth")) == "home"
    offers.remove("home")
    near = player.answer(k, asked(BRITISH, "flight", offers, unit="br_level_plymouth"))
    assert near == "front.O20"


def test_a_flight_that_cannot_get_home_yet_waits_over_the_sea_without_standing_orders() -> None:
    s = table(bismarck="B10")
    over_land, over_sea = "N19", "O20"
    assert over_land not in BOX.board.sea
    assert over_sea in BOX.board.sea
    offers = [f"front.{over_land}", f"watch.{over_land}", f"front.{over_sea}", f"watch.{over_sea}"]

    decision = asked(BRITISH, "flight", offers, unit="br_lr_plymouth_a")
    assert british().answer(GAME.known(s, BRITISH), decision) == f"front.{over_sea}"


def test_an_old_battleship_stays_with_her_convoy_unless_the_bismarck_is_crippled() -> None:
    s = table(bismarck="J15")
    s.british.vessels["rodney"].zone = "J16"
    found(s, "J15", battleships=1)
    player = british()

    assert not player.can_help(GAME.known(s, BRITISH), s.british.vessels["rodney"])
    s.british.shown = {BISMARCK: Damage(permanent=15)}
    assert player.can_help(GAME.known(s, BRITISH), s.british.vessels["rodney"])


# ---------------------------------------------------------------------- whole campaigns


def test_the_british_answer_the_same_wherever_the_raiders_are() -> None:
    """They see their own board and what was said aloud, so nothing else can move them."""
    tables = [table(bismarck=zone, prinz_eugen=zone) for zone in ("B10", "V18")]
    known = [GAME.known(s, BRITISH) for s in tables]

    assert british().plan(known[0]) == british().plan(known[1])
    assert own_table(known[0]).german.vessels == {}


def course(s: Campaign) -> str:
    """The first zone the Germans send the Bismarck to."""
    steps = order_unit(umpire(), s, GERMAN, [s.vessel(BISMARCK)])
    return str(bot(GERMAN).answer(GAME.known(s, GERMAN), offered(steps))).partition("-")[0]


def test_a_sound_bismarck_holds_her_course_when_found_and_a_hurt_one_turns_away() -> None:
    s = table(bismarck="W12", prinz_eugen="H5")
    found(s, "W12", battleships=1)
    assert course(s) == "V12"

    s.vessel(BISMARCK).damage = Damage(midships=5)
    assert course(s) in {"W11", "X12"}


def test_the_bismarck_keeps_fuel_and_passes_the_patrols_with_the_prinz_eugen() -> None:
    fuel, together = [], []

    def look(s: Campaign, decision: Decision) -> None:
        bismarck, cruiser = s.german.vessels[BISMARCK], s.german.vessels[PRINZ_EUGEN]
        if decision.id == "regroup":
            fuel.append(bismarck.fuel)
            if s.turn < 8 and not cruiser.sunk:
                together.append(bismarck.zone == cruiser.zone)

    for seed in "345":
        watched(seed, "thumb", "thumb", look)

    assert min(fuel) >= 1
    assert all(together)


@pytest.mark.parametrize(("british_bot", "german_bot"), [("thumb", "random"), ("random", "thumb")])
def test_rules_of_thumb_beat_chance(british_bot: str, german_bot: str) -> None:
    better = BRITISH if british_bot == "thumb" else GERMAN
    results = [watched(str(n), british_bot, german_bot, lambda *_: None).result for n in range(5)]

    assert results.count(better) >= 4
