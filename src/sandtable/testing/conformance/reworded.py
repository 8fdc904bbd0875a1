"""Texts are for people: with every sentence reworded, matches, bots and records are the same."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec

from sandtable.engine.bulk import play_out
from sandtable.engine.decisions import DIE, Answer, Choose, Decision, Number
from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Player, Setup
from sandtable.engine.match import AnyGame
from sandtable.engine.record import load, save
from sandtable.engine.texts import Text, Texts, say
from sandtable.engine.verdict import verify
from sandtable.players.registry import make_player
from sandtable.testing.cases import Case, finished, moments
from sandtable.testing.conformance.kit import Kit

NOISE = say("noise", ship=7, unit="noise", wave="noise")


class Reworded(Texts):
    """Texts that replace every message in every language with noise."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def __call__(self, text: Text | str, language: str) -> str:
        said = self._texts(text, language)
        return hashlib.sha256(f"{language} {said}".encode()).hexdigest()

    def has(self, key: str, language: str) -> bool:
        return self._texts.has(key, language)


def reworded(game: AnyGame) -> AnyGame:
    other = msgspec.structs.replace(game)
    other.__dict__["texts"] = Reworded(game.texts)
    return other


def wordless(decision: Decision) -> Decision:
    """Return the same decision without its words."""
    common: dict[str, Any] = {
        "rule": decision.rule,
        "group": decision.group,
        "facts": decision.facts,
    }
    if isinstance(decision, Number):
        bounds = decision.low, decision.high
        common["suggested"] = decision.suggested
        return Number(decision.id, decision.seat, NOISE, *bounds, **common)
    options = [msgspec.structs.replace(o, text=NOISE, note=NOISE) for o in decision.options]
    return Choose(decision.id, decision.seat, NOISE, options, **common)


class Deaf:
    """A wrapper that lets a bot answer without seeing any words."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot

    def answer(self, known: object, decision: Decision) -> Answer:
        return self.bot.answer(known, wordless(decision))


class RewordedKit(Kit):
    """Sentences can be reworded at any time, because only people read them."""

    def test_a_match_replays_with_every_message_reworded(self, case: Case) -> None:
        match, other = finished(case), reworded(self.game)

        again = load(save(match), other)

        assert other.title("en") != match.game.title("en")
        assert (again.state, again.inputs, again.log) == (match.state, match.inputs, match.log)
        assert verify(save(again), other).fits

    def test_bots_play_the_same_match_without_a_word(self, bot: str) -> None:
        game = self.game
        setup, box = Setup(game.scenarios(game.printed_box)[0].id), game.printed_box

        def players() -> dict[str, Player]:
            dice = {seat: SeededDice(derive(seed_from(3), seat)) for seat in game.seats}
            return {seat: make_player(game, box, seat, bot, dice[seat]) for seat in game.seats}

        plain = play_out(game, setup, players(), SeededDice(seed_from(3)))
        deaf = {seat: Deaf(player) for seat, player in players().items()}

        assert play_out(game, setup, deaf, SeededDice(seed_from(3))) == plain

    def test_decisions_have_ids_and_facts_of_their_own(self, case: Case) -> None:
        """Ids are words in kebab case, not keys of questions; facts are ids and numbers."""
        for match in moments(case):
            for decision in match.pending:
                facts = [decision.facts, *(o.facts for o in getattr(decision, "options", ()))]

                assert re.fullmatch(r"[a-z]+(-[a-z]+)*", decision.id)
                assert decision.id not in {decision.ask.key, DIE}
                assert {type(fact) for some in facts for fact in some.values()} <= {str, int}
