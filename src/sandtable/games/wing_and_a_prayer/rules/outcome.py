"""The end of a campaign, and whatever must hold at any moment of it."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.game import Outcome
from sandtable.engine.rules import rule
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.state import GERMAN, NOT_READY, US, Campaign

PER_MILLE = 1000
WINS_FROM = "minimal_success"


@rule("1.2", "7.2.3")
def outcome(box: Box, s: Campaign) -> Outcome | None:
    """The level of success, the points, and the losses by year in thousandths of the sorties."""
    if not s.result:
        return None
    loser = GERMAN if s.duel else None
    return Outcome(s.result, US if is_won(box, s) else loser, metrics(box, s), s.reason)


@rule("13.0.victory", "1.2")
def is_won(box: Box, s: Campaign) -> bool:
    """A minimal success wins; between two players the level of the campaign does."""
    levels = list(box.levels)
    wanted = box.wins_from[box.scenarios[s.scenario].figures] if s.duel else WINS_FROM
    return levels.index(s.result) >= levels.index(wanted)


def metrics(box: Box, s: Campaign) -> dict[str, float]:
    figures = {
        "campaign_vp": s.points,
        "bombers_lost": sum(s.losses.values()),
        "missions_flown": s.flown,
        "interceptors_shot_down": sum(report.kills for report in s.reports),
        "targets_destroyed": sum(report.damage == "heavy" for report in s.reports),
    }
    for year in years_of(box, s.scenario):
        sorties, losses = s.sorties.get(year, 0), s.losses.get(year, 0)
        figures[f"sorties_{year}"] = sorties
        figures[f"losses_{year}"] = losses
        figures[f"loss_rate_{year}"] = (PER_MILLE * losses + sorties // 2) // max(sorties, 1)
    return {name: float(value) for name, value in figures.items()}


def years_of(box: Box, scenario: str) -> list[int]:
    """The years in which missions of a campaign are flown."""
    campaign = box.scenarios[scenario]
    last = min(campaign.start_box + campaign.missions - 1, box.last_box)
    return sorted({box.track[n].year for n in range(campaign.start_box, last + 1)})


def broken_invariants(box: Box, s: Campaign) -> Iterator[str]:
    """Aircraft and crews are where they can be, once."""
    if len(s.bombers) > box.squadron.size:
        yield f"the squadron has {len(s.bombers)} bombers"
    crews = [bomber.crew for bomber in s.bombers.values() if bomber.crew]
    if len(set(crews)) != len(crews) or not set(crews) <= set(s.crews):
        yield "a crew flies two bombers, or one that is gone flies"
    for bomber in s.bombers.values():
        if bomber.section == NOT_READY and (bomber.crew or not bomber.damaged):
            yield f"{bomber.id} is Not Ready with a crew or without damage"
    counters = [crew.counter for crew in s.crews.values() if crew.counter != "blank"]
    if len(set(counters)) != len(counters):
        yield "a crew counter is used twice"
    if set(counters) & {*s.green_left, *s.named_left}:
        yield "a crew counter in use can be drawn"
    if len(set(s.deck)) != len(s.deck) or set(s.deck) & set(s.done):
        yield "a card is in the deck twice, or completed and in the deck"
    if s.mission is not None and not set(s.formation) <= set(s.bombers):
        yield "a bomber that is gone flies in the formation"
