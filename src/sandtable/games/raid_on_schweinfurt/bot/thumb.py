"""Plays the American side by rules of thumb, fast enough for bulk runs."""

from __future__ import annotations

from sandtable.engine.bot import Bot
from sandtable.engine.decisions import Choose, Number
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.state import Raid


class ThumbBot(Bot[Box, Raid]):
    """Plays two equal waves and a diversion of B-24s with fighters, and waits for good weather."""

    def on_diversion(self, _: Raid, decision: Number) -> int:
        return (
            min(self.box.thumb.diversion, decision.high) if decision.facts["unit"] == "b24" else 0
        )

    def on_availability(self, _: Raid, decision: Choose) -> str:
        """Roll again when the first roll is under the table's average."""
        unit, bombers = decision.facts["unit"], int(decision.facts["bombers"])
        weigh = self.box.thumb
        poor = bombers < (weigh.b17_kept_below if unit == "b17" else weigh.b24_kept_below)
        return "again" if poor else "keep"

    def on_waves(self, _: Raid, decision: Choose) -> str:
        """Choose the most waves allowed: a single wave makes the Luftwaffe more aggressive."""
        return decision.options[-1].id

    def on_weather(self, known: Raid, _: Choose) -> str:
        """Keep an Excellent target, or two skies that are at least Intermediate."""
        good = self.box.thumb.good_weather
        fair = known.home_weather in good and known.target_weather in good
        return "accept" if fair or known.target_weather == good[0] else "postpone"

    def on_escort(self, _: Raid, decision: Choose) -> str:
        """More factors are always better."""
        return max(decision.options, key=lambda option: int(option.facts["fe"])).id

    def on_annul(self, known: Raid, _: Choose) -> str:
        """Annul once, if the weather over the target is bad or the escort is very weak."""
        if known.annulments or self.box.scenarios[known.scenario].is_planned:
            return "go"
        escort, weigh = sum(wave.escort for wave in known.flying), self.box.thumb
        hopeless = known.target_weather == weigh.hopeless_weather or escort < weigh.least_escort
        return "annul" if hopeless else "go"
