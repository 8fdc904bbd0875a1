"""Many matches: the figures do not depend on how they were shared out."""

import tracemalloc

import msgspec
import pytest

from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Outcome, Setup, find_game
from sandtable.lab.simulate import Batch, Report, Tally, play_in_blocks, seats_of, simulate

RAID = find_game("raid-on-schweinfurt")


def run(games: int = 300, jobs: int = 1, seed: str = "7", **wishes: str) -> Report:
    return simulate(RAID, Setup("historical-a"), games=games, seed=seed, jobs=jobs, players=wishes)


def figures(report: Report) -> object:
    return msgspec.structs.replace(report, games_per_second=0)


def test_one_process_and_three_give_the_same_figures() -> None:
    assert figures(run(jobs=1)) == figures(run(jobs=3))


def test_another_seed_gives_another_sample() -> None:
    assert run().outcomes != run(seed="8").outcomes


def test_a_batch_of_any_size_takes_no_more_memory() -> None:
    setup = RAID.checked(Setup("historical-a"))
    batch = Batch(RAID.id, setup, seats_of(RAID, setup, {}), "7")
    tracemalloc.start()
    blocks = play_in_blocks(RAID, batch, 100_000_000, 1)

    assert next(blocks).games + next(blocks).games < 100_000
    assert tracemalloc.get_traced_memory()[1] < 20_000_000
    tracemalloc.stop()


def test_every_game_is_counted_once() -> None:
    report = run(games=137, jobs=2)

    assert report.games == sum(report.outcomes.values()) == 137
    assert report.players == {"us": next(iter(RAID.bots))}


def test_the_historical_raid_loses_about_what_it_lost() -> None:
    means = run(games=500).means

    assert 17 < means["loss_percent"].mean < 22
    assert 32 < means["damage_percent"].mean < 39


def test_progress_ends_where_all_games_are_done() -> None:
    told: list[tuple[float, float]] = []
    simulate(RAID, Setup("historical-a"), games=200, seed="7", progress=lambda *at: told.append(at))

    assert told == sorted(told)
    assert max(told) == (200, 200)


def test_components_of_ones_own_are_played_with() -> None:
    no_damage = {"table": {"t6": {"columns": {"intermediate": [{"lo": 1, "hi": 10, "damage": 0}]}}}}
    report = simulate(RAID, Setup("historical-a", {}, no_damage), games=20, seed="7", jobs=2)

    assert report.means["damage_percent"].mean == 0


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(SandtableError, match="no seat called japan; it has us"):
        run(japan="random")


def test_mean_and_deviation_come_from_whole_sums() -> None:
    tally = Tally()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        tally.add(Outcome("won", "us", {"points": value}))

    assert tally.means()["points"].mean == 5
    assert tally.means()["points"].sd == pytest.approx((32 / 7) ** 0.5)
