"""The arena: every player meets every other, on the same dice, and the sums agree."""

import msgspec
import pytest

from sandtable.engine.errors import BadInputError, SandtableError
from sandtable.engine.game import Outcome, Setup, find_game
from sandtable.lab.arena import Meeting, arena, sitting, standings
from sandtable.lab.simulate import Report, Tally
from tests.tiny.secret_bids import GAME as BIDS

RAID = find_game("raid-on-schweinfurt")


def met(seed: str = "7", jobs: int = 1) -> Meeting:
    players = ["thumb", "random"]
    return arena(RAID, Setup("historical-a"), players=players, games=30, seed=seed, jobs=jobs)


def figures(meeting: Meeting) -> list[Report]:
    return [msgspec.structs.replace(report, games_per_second=0) for report in meeting.pairings]


def test_the_same_seed_gives_the_same_table_in_any_number_of_processes() -> None:
    assert figures(met()) == figures(met(jobs=2))
    assert figures(met()) != figures(met(seed="8"))


def test_every_player_is_met_on_every_seat() -> None:
    meeting = met()
    thumb, random = meeting.standings

    assert [report.players for report in meeting.pairings] == [{"us": "thumb"}, {"us": "random"}]
    assert (thumb.player, thumb.games, random.player) == ("thumb", 30, "random")
    assert thumb.won == meeting.pairings[0].winners.get("us", 0)
    assert all(sum(report.winners.values()) == 30 for report in meeting.pairings)


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(SandtableError, match="no player called sleepy"):
        arena(RAID, Setup("historical-a"), players=["sleepy"], games=1, seed="7")


def test_a_player_sits_only_where_it_plays() -> None:
    hunt = find_game("bismarck")
    assert sitting(hunt, ["thumb", "search"], "british") == ["thumb"]
    assert sitting(hunt, ["thumb", "search"], "german") == ["thumb", "search"]
    with pytest.raises(BadInputError, match="search cannot play british"):
        arena(hunt, Setup("basic"), players=["search"], games=1, seed="7")


def test_a_tally_counts_winners_and_reasons() -> None:
    tally = Tally()
    for winner, reason in (("red", "gold"), ("red", "time"), (None, "time")):
        tally.add(Outcome(winner or "tie", winner, {}, reason))

    assert tally.winners == {"red": 2, "draw": 1}
    assert tally.reasons == {"gold": 1, "time": 2}


def pairing(red: str, blue: str, won: int, lost: int) -> Report:
    return Report(
        game="secret-bids",
        scenario="short",
        games=10,
        outcomes={},
        winners={"red": won, "blue": lost, "draw": 10 - won - lost},
        reasons={},
        means={},
        games_per_second=1,
        seed="7",
        options={},
        players={"red": red, "blue": blue},
        components={},
    )


def test_standings_add_up_every_pairing_of_a_seat() -> None:
    reports = [pairing("a", "a", 4, 5), pairing("a", "b", 7, 3), pairing("b", "a", 1, 8)]
    won = {(one.seat, one.player): (one.won, one.games) for one in standings(BIDS, reports)}

    assert won == {
        ("red", "a"): (11, 20),
        ("red", "b"): (1, 10),
        ("blue", "a"): (13, 20),
        ("blue", "b"): (3, 10),
    }
