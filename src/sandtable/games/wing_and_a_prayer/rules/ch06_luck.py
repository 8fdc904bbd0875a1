"""6.1.2: Lady Luck is asked only where a counter can change something."""

from __future__ import annotations

from typing import Any

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import Text, say
from sandtable.games.wing_and_a_prayer.components import WingUmpire
from sandtable.games.wing_and_a_prayer.events.flight import CloudChanged, LuckDrawn, LuckPlayed
from sandtable.games.wing_and_a_prayer.rules.squadron import upgrade
from sandtable.games.wing_and_a_prayer.rules.words import crew_name
from sandtable.games.wing_and_a_prayer.state import (
    AWAY,
    CLEAR,
    CRACK,
    GREEN,
    US,
    Campaign,
    Cloud,
)

WING, SKIES, BENCHMARK, ANGEL = "wing_and_prayer", "clear_skies", "benchmark", "angel"
CHIN, SOFT_LANDING, ARCS = "on_the_chin", "soft_landing", "covering_arcs"
PLAY, KEEP, NOT_AGAIN = "play", "keep", "not_again"

BETTER: dict[Cloud, Cloud] = {"heavy": "light", "light": "clear", "clear": "clear"}
RULES = {
    WING: "6.1.2.wing",
    SKIES: "6.1.2.skies",
    BENCHMARK: "6.1.2.benchmark",
    ANGEL: "6.1.2.angel",
    CHIN: "6.1.2.chin",
    SOFT_LANDING: "6.1.2.landing",
    ARCS: "6.1.2.arcs",
}


@rule("6.1.1.luck", "6.1.2.keep")
def draw_luck(u: WingUmpire, s: Campaign) -> None:
    """Draw one of the counters not held; with all seven in hand the event is ignored."""
    left = [token for token in u.box.luck if token not in s.luck]
    if left:
        token = u.one_of(left, "why-luck", rule="6.1.1.luck")
        s.luck.append(token)
        u.tell(LuckDrawn, token=u.box.luck[token].names)


@rule("6.1.2")
def can_play(s: Campaign, token: str) -> bool:
    """A counter is in hand, and the player has not put it away for this mission."""
    return token in s.luck and token not in s.now.refused


@rule("6.1.2", "6.1.2.keep")
def plays(u: WingUmpire, s: Campaign, token: str, what: Text, facts: Facts) -> Steps[bool]:
    """Offer a counter on a result just rolled; once used it can be drawn again."""
    if not can_play(s, token):
        return False
    ask = say("ask-luck", token=u.box.luck[token].names, what=what)
    options = [Option(word, say(f"luck-{word}")) for word in (PLAY, KEEP, NOT_AGAIN)]
    held: Facts = {"token": token, **facts}
    s.now.asked = ("luck", token, *(str(value) for value in facts.values()))
    answer = yield Choose("lady-luck", US, ask, options, rule=RULES[token], facts=held)
    if answer == NOT_AGAIN:
        s.now.refused.append(token)
    if answer != PLAY:
        return False
    spend(u, s, token)
    return True


def spend(u: WingUmpire, s: Campaign, token: str) -> None:
    s.luck.remove(token)
    u.tell(LuckPlayed, token=u.box.luck[token].names, rule=RULES[token])


@rule("6.1.2.wing")
def prayer(u: WingUmpire, s: Campaign, moment: str, hit: str, **names: Any) -> Steps[bool]:  # noqa: ANN401  (names in any form)
    """A Wing and a Prayer voids a whole damage, destruction or reduction result."""
    what = say(f"luck-on-{moment}", hit=hit, **names)
    return (yield from plays(u, s, WING, what, {"moment": moment, "hit": hit}))


@rule("6.1.2.benchmark")
def benchmark(u: WingUmpire, s: Campaign, moment: str, **names: Any) -> Steps[bool]:  # noqa: ANN401  (names in any form)
    """Benchmark brings a lost bomber back, or keeps the formation Tight."""
    what = say(f"luck-on-{moment}", **names)
    return (yield from plays(u, s, BENCHMARK, what, {"moment": moment}))


@rule("6.1.2.angel")
def spares_crew(u: WingUmpire, s: Campaign, bomber: Text, level: str) -> Steps[bool]:
    """Angel, or else A Wing and a Prayer, voids a crew reduction."""
    what = say("luck-on-crew", bomber=bomber)
    for token in (ANGEL, WING):
        if (yield from plays(u, s, token, what, {"moment": "crew", "level": level})):
            return True
    return False


@rule("6.1.2.skies")
def clears_sky(u: WingUmpire, s: Campaign, moment: str) -> Steps[bool]:
    """Clear Skies Ahead improves the cloud one level; a weather change is ignored besides."""
    m = s.now
    if m.bombed or (moment == "cloud" and m.cloud == CLEAR):
        return False
    what = say(f"luck-on-{moment}", cloud=m.cloud)
    if not (yield from plays(u, s, SKIES, what, {"moment": moment, "cloud": m.cloud})):
        return False
    improve(u, s)
    return True


def improve(u: WingUmpire, s: Campaign) -> None:
    m = s.now
    if m.cloud != CLEAR:
        m.cloud = BETTER[m.cloud]
        u.tell(CloudChanged, cloud=m.cloud, rule="6.1.2.skies")


@rule("6.1.2.angel")
def angel_upgrade(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Angel raises any crew of the squadron one level; it is offered before take-off."""
    crews = [
        crew
        for crew in s.crews.values()
        if crew.level != CRACK and crew.section != AWAY and (crew.level != GREEN or s.named_left)
    ]
    if not crews or not can_play(s, ANGEL):
        return
    options = [Option(word, say(f"luck-{word}")) for word in (KEEP, NOT_AGAIN)] + [
        Option(crew.id, say("luck-upgrade", crew=crew_name(u.box, crew), level=crew.level))
        for crew in crews
    ]
    ask = say("ask-luck", token=u.box.luck[ANGEL].names, what=say("luck-on-upgrade"))
    facts: Facts = {"token": ANGEL, "moment": "upgrade"}
    s.now.asked = ("angel", *(crew.id for crew in crews))
    answer = yield Choose("angel", US, ask, options, rule="6.1.2.angel", facts=facts)
    if answer == NOT_AGAIN:
        s.now.refused.append(ANGEL)
    if answer in s.crews:
        spend(u, s, ANGEL)
        upgrade(u, s, s.crews[answer])
