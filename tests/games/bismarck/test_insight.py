"""The odds beside the targets of a ship about to fire, and the effects of fire on the board."""

import pytest

from sandtable.engine.styles import CounterStyle, Effect
from sandtable.engine.texts import Text
from sandtable.games.bismarck.events.battle import GunsHit, MidshipsHit, ShipFired
from sandtable.games.bismarck.knowledge.known import known
from sandtable.games.bismarck.odds.insight import insight
from sandtable.games.bismarck.odds.salvo import full_salvo, with_first_option
from sandtable.games.bismarck.rules.ch09_fire import fire_shots, targets
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign
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
