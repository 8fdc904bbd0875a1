"""A squadron commander, and a defender of the Reich, who play by rules of thumb."""

from __future__ import annotations

from sandtable.engine.bot import Bot
from sandtable.engine.decisions import Answer, Choose
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import (
    ANGEL,
    ARCS,
    BENCHMARK,
    CHIN,
    KEEP,
    PLAY,
    SKIES,
    SOFT_LANDING,
    WING,
)
from sandtable.games.wing_and_a_prayer.rules.ch13_duel import hardness
from sandtable.games.wing_and_a_prayer.state import DESTROYED, HEAVY, VETERAN, Campaign

ALWAYS = frozenset({BENCHMARK, CHIN, SKIES, SOFT_LANDING, ANGEL})


class ThumbBot(Bot[Box, Campaign]):
    """The best bombardier leads, one escort is sent for each interceptor, the rest cover."""

    def on_lady_luck(self, known: Campaign, decision: Choose) -> Answer:
        """A prayer waits for a bomber in mortal danger; the other counters are played at once."""
        facts = decision.facts
        token = facts["token"]
        saves = token == WING and facts.get("hit") in (DESTROYED, HEAVY)
        helps = token == ARCS and int(facts["number"]) >= self.box.thumb.arcs_from
        bomber = facts["moment"] == "bomber"
        return PLAY if token in ALWAYS or helps or (saves and bomber) else KEEP

    def on_angel(self, known: Campaign, decision: Choose) -> Answer:
        """Raise a Veteran crew, the best bombardier first; else wait for a reduction."""
        crews = [crew for crew in known.crews.values() if crew.level == VETERAN]
        offered = {option.id for option in decision.options}
        found = [crew for crew in crews if crew.id in offered]
        best = max(found, key=lambda crew: self.box.factors(crew).bombing, default=None)
        return best.id if best else KEEP

    def on_rendezvous(self, known: Campaign, decision: Choose) -> Answer:
        """Take new escorts when the old ones are few or nearly out of range."""
        thumb, facts = self.box.thumb, decision.facts
        spent = int(facts["left"]) <= thumb.exchange_at
        return "exchange" if spent or int(facts["number"]) < thumb.exchange_below else "keep"

    def on_send_escorts(self, known: Campaign, decision: Choose) -> Answer:
        """One for each interceptor; the rest cover the bombers."""
        facts = decision.facts
        wanted = max(int(facts["must"]), int(facts["interceptors"]))
        return str(min(wanted, int(facts["escorts"])))

    def on_second_round(self, known: Campaign, decision: Choose) -> Answer:
        """Damaged escorts withdraw, the others go on."""
        words = [option.id for option in decision.options]
        return "damaged_withdraw" if "damaged_withdraw" in words else "all"

    def on_second_pass(self, known: Campaign, decision: Choose) -> Answer:
        """Go round again for a target that is worth it."""
        worth = self.box.card(known.now.card).heavy >= self.box.thumb.pass_from
        return "round" if worth else "on"

    # ------------------------------------------------------------------ the German defence

    def on_flak(self, known: Campaign, decision: Choose) -> Answer:
        """The heaviest flak that may fire, over a target or when nothing better will come."""
        levels = [option.id for option in decision.options]
        over_target = self.box.atlas.boxes[str(decision.facts["box"])].kind == "target"
        return levels[-1] if over_target or "heavy" not in known.now.flak else levels[0]

    def on_intercept(self, known: Campaign, decision: Choose) -> Answer:
        """Try whenever it is allowed, unless so few are left that they would only be lost."""
        few = len(known.now.hangar) < self.box.thumb.raiders_from
        return "wait" if few else "try"

    def on_attack(self, known: Campaign, decision: Choose) -> Answer:
        """Damaged bombers first, then the places where the fewest guns help one another."""
        offered = [option.id for option in decision.options if option.id in known.bombers]
        if not offered:
            return decision.options[0].id
        return min(offered, key=lambda bomber: hardness(self.box, known, bomber))

    # ------------------------------------------------------------------ options

    def on_commander(self, known: Campaign, decision: Choose) -> Answer:
        return "stay"

    def on_keep_flying(self, known: Campaign, decision: Choose) -> Answer:
        return "none"
