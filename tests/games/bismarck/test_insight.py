"""The odds beside the targets of a ship about to fire, and the effects of fire on the board."""

import pytest
from msgspec.structs import replace

from sandtable.engine.scene import Chance
from sandtable.engine.styles import CounterStyle, Effect
from sandtable.engine.texts import Text
from sandtable.games.bismarck.events.battle import GunsHit, MidshipsHit, ShipFired
from sandtable.games.bismarck.knowledge.known import known
from sandtable.games.bismarck.odds.insight import insight
from sandtable.games.bismarck.odds.salvo import (
    Fire,
    failures,
    full_salvo,
    salvo,
    shots,
    with_first_option,
)
from sandtable.games.bismarck.rules.ch09_aim import take_aim
from sandtable.games.bismarck.rules.ch09_fire import battery, fire_shots, targets
from sandtable.games.bismarck.rules.ch09_manoeuvre import ends, position
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Damage
from sandtable.games.bismarck.view import view
from tests.games.bismarck.battles import BOX, battle, battle_on, umpire

PLACES = {"hood": "0,2:E", "bismarck": "0,0:E", "prinz_eugen": "1,0:E"}


def hood_fires() -> Campaign:
    s = battle(PLACES)
    battle_on(s).firing = "hood"
    return s


def test_9_62_each_target_has_the_exact_odds_of_all_guns_beside_it() -> None:
    s = hood_fires()
    found = insight(BOX, known(s, BRITISH))
    hood = battle_on(s).places["hood"]
    aims = {aim.target: full_salvo(BOX, s, hood, aim) for aim in targets(BOX, s, hood)}

    assert found
    assert {chance.option: chance.share for chance in found.options} == {
        target: pytest.approx(1 - salvo.midships[0]) for target, salvo in aims.items()
    }
    for chance in found.options:
        assert isinstance(chance.text, Text)
        assert chance.text.args["loss"] == aims[chance.option].evasion_loss


def test_only_the_side_that_fires_sees_the_odds() -> None:
    assert insight(BOX, known(hood_fires(), GERMAN)) is None


def test_fire_is_drawn_from_ship_to_ship_and_hits_where_they_strike() -> None:
    s = battle(PLACES)
    u = umpire(1, 1)
    aim = next(a for a in targets(BOX, s, battle_on(s).places["hood"]) if a.target == "bismarck")
    with_first_option(fire_shots(u, s, BOX.ships["hood"], aim, 1))
    (shot,) = u.told(ShipFired)
    struck = [*u.told(MidshipsHit), *u.told(GunsHit)]

    assert (shot.effect, shot.piece_ids()) == (Effect.SHOT, ("hood", "bismarck"))
    assert struck
    assert {(event.effect, event.piece_ids()) for event in struck} == {(Effect.HIT, ("bismarck",))}
    shown = view(BOX, known(s, BRITISH), BRITISH).pieces
    assert {piece.face.style for piece in shown if piece.id in PLACES} == {CounterStyle.HULL}


MOVING = {"hood": "0,2:E", "prince_of_wales": "0,4:E", "bismarck": "0,0:E", "prinz_eugen": "1,0:E"}


def worth(s: Campaign, ship: str) -> dict[str, Chance]:
    found = insight(BOX, known(s, BRITISH))
    assert found
    return {one.option: one for one in found.options if one.subject == ship}


def test_9_53_every_end_of_a_move_has_the_odds_it_gives_and_suffers() -> None:
    s = battle(MOVING)
    hood = battle_on(s).places["hood"]

    ways = {position(*end).id: end for end in ends(BOX, s, hood)}
    chances = worth(s, "hood")
    assert set(chances) == set(ways)
    for option, (cell, facing) in ways.items():
        there = replace(hood, hex=cell, facing=facing)
        best = max(
            1 - full_salvo(BOX, s, there, aim, dice_thrown=False).midships[0]
            for aim in targets(BOX, s, there)
        )
        assert chances[option].share == pytest.approx(best)


def test_9_53_the_risk_weighs_all_guns_that_bear_and_turrets_that_may_fail() -> None:
    s = battle(MOVING)
    places = battle_on(s).places
    stays = worth(s, "hood")["0,2:E"]
    fires = []
    for foe in (places["bismarck"], places["prinz_eugen"]):
        aim = take_aim(BOX, foe, places["hood"])
        guns = battery(BOX, s, foe)
        fires.append(
            [
                (chance, Fire(shots(BOX, guns, failed, aim), aim))
                for failed, chance in failures(BOX, foe.ship).items()
            ]
        )
    unhurt = sum(
        p * q * salvo(BOX, "hood", Damage(), one, other).midships[0]
        for p, one in fires[0]
        for q, other in fires[1]
    )

    assert stays.risk == pytest.approx(1 - unhurt)
    assert 0 < unhurt < 1


def test_9_31_ships_of_the_same_evasion_have_odds_each_and_moved_ones_have_none() -> None:
    s = battle(MOVING)
    assert worth(s, "hood")
    assert worth(s, "prince_of_wales")
    battle_on(s).moved.append("hood")

    assert not worth(s, "hood")
    assert insight(BOX, known(s, GERMAN)) is None
