"""Plays the American side by rules of thumb, fast enough for bulk runs."""

from __future__ import annotations

from sandtable.engine.bot import Bot
from sandtable.engine.decisions import Choose, Number
from sandtable.games.raid_on_schweinfurt.components import Box
from sandtable.games.raid_on_schweinfurt.state import Raid


class ThumbBot(Bot[Box, Raid]):
    """Two equal waves, a diversion of B-24s, no fighters held back from it; waits for weather."""

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
        """As many as there may be: a lone wave makes the Luftwaffe bolder."""
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
        """Call it off once, when the sky over the target is bad or hardly any escort has come."""
        if known.annulments or self.box.scenarios[known.scenario].is_planned:
            return "go"
        escort, weigh = sum(wave.escort for wave in known.flying), self.box.thumb
        hopeless = known.target_weather == weigh.hopeless_weather or escort < weigh.least_escort
        return "annul" if hopeless else "go"
