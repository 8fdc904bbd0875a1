"""Whole campaigns watched from outside, and single turns set up by hand."""

from collections.abc import Callable, Mapping

from sandtable.engine.decisions import Decision, SideBySide, decisions_of
from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.game import Player, Setup
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck import GAME
from sandtable.games.bismarck.state import SEARCH, Campaign, Contact, Group
from sandtable.players.registry import make_player

BOX = GAME.printed_box
Looking = Callable[[Campaign, Decision], None]


def seated(seed: str, names: Mapping[str, str]) -> dict[str, Player]:
    return {
        seat: make_player(GAME, BOX, seat, name, SeededDice(derive(seed_from(seed), seat)))
        for seat, name in names.items()
    }


def watched(seed: str, british: str, german: str, look: Looking) -> Campaign:
    """Play a campaign to its end; before every answer somebody looks at the whole table."""
    players = seated(seed, {"british": british, "german": german})
    s = GAME.new_state(Setup("basic"))
    u = Umpire(BOX, SeededDice(seed_from(seed)), None)
    steps = GAME.sequence.conduct(u, s, GAME.sequence.first)
    answer = None
    while True:
        try:
            asked = steps.send(answer)
        except StopIteration:
            return s
        decision = decisions_of(asked)[0]
        look(s, decision)
        given = players[decision.seat].answer(GAME.known(s, decision.seat), decision)
        answer = (0, given) if isinstance(asked, SideBySide) else given


def table(**zones: str) -> Campaign:
    """The table of a clear day turn, ships where they are put and nobody else near."""
    s = GAME.new_state(Setup("basic"))
    s.turn, s.visibility, s.fog = 8, 2, False
    for ship, zone in zones.items():
        vessel = s.vessel(ship)
        vessel.zone, vessel.in_port = zone, False
    return s


def found(s: Campaign, zone: str, *, battleships: int) -> None:
    """The British have found German ships in a zone this turn."""
    groups = (Group(battleships=battleships),)
    s.british.contacts = [*s.british.contacts, Contact(s.turn, zone, SEARCH, groups)]
    for vessel in s.german.afloat:
        if vessel.zone == zone:
            s.located[vessel.id] = SEARCH
