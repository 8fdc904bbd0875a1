"""A squadron commander, and a defender of the Reich, who play by rules of thumb."""

from __future__ import annotations

from sandtable.engine.bot import Bot
from sandtable.engine.decisions import Answer, Choose, Facts
from sandtable.games.wing_and_a_prayer.bot.hunter import worth
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.rules.ch04_assignment import by_rank
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import (
    ARCS,
    BENCHMARK,
    CHIN,
    KEEP,
    PLAY,
    SKIES,
    WING,
)
from sandtable.games.wing_and_a_prayer.rules.ch07_pairing import BEST, DONE, is_paired_best
from sandtable.games.wing_and_a_prayer.rules.ch09_interceptors import found
from sandtable.games.wing_and_a_prayer.rules.ch11_bombing import points_for
from sandtable.games.wing_and_a_prayer.rules.ch12_options import CRASH
from sandtable.games.wing_and_a_prayer.rules.squadron import ready_pairs
from sandtable.games.wing_and_a_prayer.state import (
    DESTROYED,
    HEAVY,
    LIGHT,
    LIGHT_CLOUD,
    NONE,
    VETERAN,
    Campaign,
    Crew,
)


class ThumbBot(Bot[Box, Campaign]):
    """The best bombardier leads, two escorts go for each interceptor, luck is saved for later."""

    def on_lady_luck(self, known: Campaign, decision: Choose) -> Answer:
        """Play a counter where it is worth most; one that is kept costs nothing."""
        helps = {
            WING: self.saves_bomber,
            SKIES: self.clears_target,
            BENCHMARK: self.finds_the_way,
            CHIN: self.scores_more,
            ARCS: self.meets_many,
        }
        fits = helps.get(str(decision.facts["token"]))
        return PLAY if fits is None or fits(known, decision.facts) else KEEP

    def saves_bomber(self, known: Campaign, facts: Facts) -> bool:
        """A prayer waits for a bomber that would be lost, near the end for a heavy hit too."""
        late = missions_left(self.box, known) <= self.box.thumb.prayer_late
        grave = (DESTROYED, CRASH, HEAVY) if late else (DESTROYED, CRASH)
        return facts["moment"] in ("bomber", "landing") and (
            facts.get("hit", facts.get("result")) in grave
        )

    def clears_target(self, known: Campaign, facts: Facts) -> bool:
        """Clear Skies wait until the bombs fall; from heavy to light cloud they help least."""
        hard = self.box.card(known.now.card).destruction >= self.box.thumb.skies_from
        return facts["moment"] == "cloud" and (facts["cloud"] == LIGHT_CLOUD or hard)

    def finds_the_way(self, known: Campaign, facts: Facts) -> bool:
        """Benchmark is for a lost bomber: a Loose formation tightens by itself."""
        return facts["moment"] == "lost"

    def scores_more(self, known: Campaign, facts: Facts) -> bool:
        """On the Chin waits for a mission that gains two campaign points by it, later for one."""
        thumb, left = self.box.thumb, missions_left(self.box, known)
        gain = chin_gain(self.box, known, str(facts["damage"]))
        return gain >= (1 if left <= thumb.chin_late else thumb.chin_gain)

    def meets_many(self, known: Campaign, facts: Facts) -> bool:
        return int(facts["number"]) >= self.box.thumb.arcs_from

    def on_angel(self, known: Campaign, decision: Choose) -> Answer:
        """Raise the Veteran who makes the best bombardier, else a Green crew."""
        offered = [known.crews[one.id] for one in decision.options if one.id in known.crews]
        return max(offered, key=lambda crew: promise(self.box, crew)).id

    def on_formation(self, known: Campaign, decision: Choose) -> Answer:
        """Put one bomber after the other where it is wanted."""
        places = zip(self.wanted(known), known.now.places, strict=False)
        return next((bomber for bomber, held in places if bomber != held), DONE)

    def on_place(self, known: Campaign, decision: Choose) -> Answer:
        return f"place-{self.wanted(known).index(str(decision.facts['bomber'])) + 1}"

    def wanted(self, known: Campaign) -> list[str]:
        """The best bombardier leads; between two players the best gunners guard the rear."""
        ranked = by_rank(self.box, known, ready_pairs(known))
        lead, *others = ranked[: len(known.formation)]
        return [lead, *(reversed(others) if known.duel else others)]

    def on_crews(self, known: Campaign, decision: Choose) -> Answer:
        """The best crews fly the best aircraft; a good crew does not wait for repairs."""
        return DONE if is_paired_best(self.box, known) else BEST

    def on_rendezvous(self, known: Campaign, decision: Choose) -> Answer:
        """Take new escorts when the old ones are few or nearly out of range."""
        thumb, facts = self.box.thumb, decision.facts
        spent = int(facts["left"]) <= thumb.exchange_at
        return "exchange" if spent or int(facts["number"]) < thumb.exchange_below else "keep"

    def on_send_escorts(self, known: Campaign, decision: Choose) -> Answer:
        """A leader and a wingman for each interceptor; the rest cover the bombers."""
        facts = decision.facts
        wanted = max(int(facts["must"]), self.box.thumb.send_each * int(facts["interceptors"]))
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
        """The bomber at which an attack is worth most; none is held back."""
        fighter = found(known.now.interceptors, str(decision.facts["interceptor"]))
        offered = [option.id for option in decision.options if option.id in known.bombers]
        if fighter is None or not offered:
            return decision.options[0].id
        return max(offered, key=lambda bomber: worth(self.box, known, fighter, bomber))

    # ------------------------------------------------------------------ options

    def on_commander(self, known: Campaign, decision: Choose) -> Answer:
        return "stay"

    def on_keep_flying(self, known: Campaign, decision: Choose) -> Answer:
        return "none"


def missions_left(box: Box, s: Campaign) -> int:
    """Count the missions still to be flown, this one included."""
    return min(box.scenarios[s.scenario].missions - s.flown, box.last_box - s.box + 1)


def chin_gain(box: Box, s: Campaign, damage: str) -> int:
    """Return the campaign points that the next better damage would bring, as things stand."""
    worse = LIGHT if damage == HEAVY else NONE
    points = [s.now.points + points_for(box, s.now.card, one) for one in (worse, damage)]
    before, after = (box.progress.read(one).value for one in points)
    return after - before


def promise(box: Box, crew: Crew) -> tuple[bool, int]:
    """A Veteran before a Green crew, then the bombardier of the side it would show."""
    if crew.level != VETERAN:
        return False, box.factors(crew).bombing
    return True, box.named_crews[crew.counter].crack.bombing
