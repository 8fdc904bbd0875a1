"""Whole battles played by anybody: they end, and nothing breaks on the way."""

import pytest
from msgspec import msgpack

from sandtable.engine.decisions import Answer, Choose, Decision
from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.events import DieThrown, Rolled
from sandtable.engine.misfits import ENGINE
from sandtable.engine.packaged import packaged
from sandtable.engine.texts import LANGUAGES, Text, Texts
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck.components import PRINTED
from sandtable.games.bismarck.state import BRITISH, GERMAN, Action, Campaign
from tests.games.bismarck.battles import BOX, ZONE, at_random, campaign, play_battle

FLEETS = (
    (("hood", "prince_of_wales"), ("bismarck", "prinz_eugen"), (), ()),
    (("king_george_v", "rodney"), ("bismarck",), ("norfolk", "dorsetshire"), ()),
    (("suffolk",), ("prinz_eugen",), ("bismarck",), ()),
    (("victorious", "repulse", "kenya", "aurora", "galatea"), ("bismarck",), (), ("hermione",)),
)
TEXTS = Texts(
    {
        name: (packaged(ENGINE, f"{name}.ftl"), packaged(PRINTED.package, f"{name}.ftl"))
        for name in LANGUAGES
    }
)


@pytest.mark.rule("9.32")
@pytest.mark.parametrize("attacker", [BRITISH, GERMAN])
@pytest.mark.parametrize("fleet", range(len(FLEETS)))
def test_any_battle_comes_to_an_end(fleet: int, attacker: str) -> None:
    for seed in range(25):
        s = table(fleet, attacker)
        stream = seed_from(f"{fleet} {attacker} {seed}")
        u = Umpire(BOX, SeededDice(derive(stream, "dice")), [])

        goes_to, _ = play_battle(u, s, at_random(SeededDice(derive(stream, "answers"))))

        assert goes_to == ("end" if s.german.vessels["bismarck"].sunk else "ports")
        assert s.battle is None
        assert s.battles == 1


@pytest.mark.parametrize("fleet", range(len(FLEETS)))
def test_a_battle_put_away_after_every_round_goes_on_as_if_it_had_not_been(fleet: int) -> None:
    ends = []
    for taken_up in (lambda s: s, copied):
        stream = seed_from(f"again {fleet}")
        u = Umpire(BOX, SeededDice(derive(stream, "dice")))
        reply = at_random(SeededDice(derive(stream, "answers")))
        ends.append(play_battle(u, table(fleet, BRITISH), reply, taken_up))

    assert ends[0] == ends[1]


def copied(s: Campaign) -> Campaign:
    return msgpack.decode(msgpack.encode(s), type=Campaign)


@pytest.mark.rule("9.31")
@pytest.mark.parametrize("fleet", range(len(FLEETS)))
def test_everything_that_is_asked_and_told_has_words_in_both_languages(fleet: int) -> None:
    stream = seed_from(f"words {fleet}")
    u = Umpire(BOX, SeededDice(derive(stream, "dice")), [])
    asked: list[Text] = []
    answer = at_random(SeededDice(derive(stream, "answers")))

    def reply(decision: Decision) -> Answer:
        asked.append(decision.ask)
        if isinstance(decision, Choose):
            asked.extend(option.text for option in decision.options)
            asked.extend(text for shut in decision.closed for text in (shut.text, shut.why))
        return answer(decision)

    play_battle(u, table(fleet, BRITISH), reply)
    told = [e.text() for e in u.log or () if not isinstance(e, Rolled | DieThrown)]

    for text in (*asked, *told):
        assert all(TEXTS(text, language) for language in LANGUAGES)


def table(fleet: int, attacker: str) -> Campaign:
    british, german, reserves, latecomers = FLEETS[fleet]
    s = campaign(*british, *german, *reserves, *latecomers)
    sides = (list(british), list(german))
    ours, theirs = sides if attacker == BRITISH else sides[::-1]
    s.actions = [Action(ZONE, attacker, ours, theirs, list(latecomers), dict.fromkeys(reserves, 0))]
    return s
