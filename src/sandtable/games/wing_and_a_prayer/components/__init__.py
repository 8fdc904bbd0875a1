"""The box: map, cards, counters, tables and campaigns, checked when they are read."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from sandtable.engine.components import (
    Amount,
    Both,
    Components,
    Number,
    Printed,
    Switch,
    entries,
    entry,
)
from sandtable.engine.game import OptionKind
from sandtable.engine.rules import rule
from sandtable.engine.texts import Text, say
from sandtable.engine.umpire import Umpire
from sandtable.games.wing_and_a_prayer.components import rows
from sandtable.games.wing_and_a_prayer.components.atlas import Atlas
from sandtable.games.wing_and_a_prayer.components.parts import (
    Ace,
    Aircraft,
    AirModifiers,
    Automatic,
    Card,
    CloudFlak,
    Element,
    Figures,
    FlakCounters,
    GreenCrew,
    Hunt,
    Level,
    Luck,
    MissionPoints,
    NamedCrew,
    Prospects,
    Ratings,
    RescueShifts,
    Scenario,
    Squadron,
    Style,
    SuccessLevel,
    Target,
    Thumb,
    TrackBox,
    demand,
)
from sandtable.games.wing_and_a_prayer.state import BLUE, CRACK, Crew

PRINTED = Printed(
    "sandtable.games.wing_and_a_prayer",
    *("map", "coast", "missions", "counters", "campaign", "tables", "bot"),
)


class Box(Components):
    """The components of one match, overrides applied."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.atlas = Atlas(data)
        self._open_campaigns()
        self._open_counters()
        self._open_flak_tables()
        self._open_flight_tables()
        self._open_combat_tables()
        self._open_upkeep_tables()
        self._open_optional_tables()
        self._open_german_tables()
        self._check()

    @rule("2.6", "16.0", "16.1", "16.2")
    def _open_campaigns(self) -> None:
        """Campaigns, cards, the mission track and the formation card."""
        data = self.data
        self.targets: dict[str, Target] = entries(Target, data["target"])  # 2.6, 16.0, 16.1, 16.2
        self.scenarios: dict[str, Scenario] = entries(Scenario, data["scenario"])
        self.options: dict[str, Switch] = entries(Switch, data["option"])
        self.track: dict[int, TrackBox] = entries(TrackBox, data["track_box"])
        self.last_box = max(self.track)
        self.elements: dict[str, Element] = entries(Element, data["element"])
        self.element_of = {
            place: element for element in self.elements.values() for place in element.places
        }
        self.levels: dict[str, SuccessLevel] = entries(SuccessLevel, data["success_level"])
        self.squadron = entry(Squadron, data["squadron"])
        self.automatic = entry(Automatic, data["automatic"])
        self.points = entry(MissionPoints, data["mission_vp"])
        self.figures = entry(Figures, data["figures"])
        self.thumb = entry(Thumb, data["thumb"])
        self.hunt = entry(Hunt, data["hunt"])
        self.prospects = entry(Prospects, data["prospects"])
        self.styles: dict[str, Style] = entries(Style, data["style"])

    @rule("2.7.1.1", "C.me262")
    def _open_counters(self) -> None:
        """Aircraft with both sides, crews, aces and Lady Luck."""
        data = self.data
        self.aircraft: dict[str, Aircraft] = entries(Aircraft, data["aircraft"])
        self.crew_levels: dict[str, Level] = entries(Level, data["crew_level"])
        self.green_crews: dict[str, GreenCrew] = entries(GreenCrew, data["green_crew"])
        self.named_crews: dict[str, NamedCrew] = entries(NamedCrew, data["named_crew"])
        self.aces: dict[str, Ace] = entries(Ace, data["ace"])
        self.luck: dict[str, Luck] = entries(Luck, data["lady_luck"])
        self.air_modifiers = entry(AirModifiers, data["air_modifiers"])
        self.cloud_flak = entry(CloudFlak, data["cloud_flak"])

    def _open_flak_tables(self) -> None:
        self.combat = self.table("combat", rows.CombatRow).only
        self.flak_site = self.table("flak_site", rows.Check).only
        self.flak_intensity = self.table("flak_intensity", rows.Intensity).only
        self.flak_damage = self.table("flak_damage", rows.BomberHit).only
        self.flak_hit = self.table("flak_hit", Amount)
        self.bombing_hit = self.table("bombing_hit", Amount)
        self.target_damage = self.table("target_damage", rows.TargetDamage)

    def _open_flight_tables(self) -> None:
        self.cloud_cover = self.table("cloud_cover", rows.Sky).only
        self.weather_check = self.table("weather_check", rows.Check).only
        self.weather_change = self.table("weather_change", rows.Sky).only
        self.event_band = self.table("event_band", rows.Band).only
        self.event_occurs = self.table("event_occurs", rows.Check)
        self.formation_event = self.table("formation_event", rows.FormationEvent)
        self.systems_trouble = self.table("systems_trouble", rows.Check).only
        self.formation_check = self.table("formation_check", rows.Order).only
        self.escort_type = self.table("escort_type", rows.AircraftType)
        self.escort_period = self.table("escort_period", rows.Band).only
        self.rendezvous = self.table("rendezvous", Amount).only
        self.loose_at = self.table("loose_at", Amount).only
        self.random_element = self.table("random_element", Amount)
        self.random_place = self.table("random_place", Amount)

    def _open_combat_tables(self) -> None:
        self.interceptor_type = self.table("interceptor_type", rows.AircraftType)
        self.interceptor_number = self.table("interceptor_number", Amount).only
        self.ace_numbers = {side: self.table(f"aces_{side}", Amount) for side in ("us", "german")}
        self.engagement = self.table("engagement", Amount).only
        self.fighter_combat = self.table("fighter_combat", rows.FighterHit).only
        self.bomber_combat = self.table("bomber_combat", rows.BomberHit).only
        self.light_damage = self.table("light_damage", rows.Check).only
        self.abandon_roll = self.table("abandon_roll", rows.Check).only
        self.crew_check = self.table("crew_check", rows.Check).only
        self.damaged_check = self.table("damaged_check", rows.Check).only
        self.abandon_check = self.table("abandon_check", rows.Check).only
        self.fate_band = self.table("fate_band", rows.Band).only
        self.fate = self.table("fate", rows.Check)

    @rule("C.progress")
    def _open_upkeep_tables(self) -> None:
        """Repair, recovery, replacement and progress."""
        self.progress = self.table("campaign_progress", rows.Progress).only
        self.repair = self.table("repair", rows.Repair).only
        self.recovery = self.table("recovery", rows.Check).only
        self.upgrade = self.table("upgrade", rows.Check).only
        self.replacement = self.table("replacement", rows.AircraftType)
        self.war_progress = self.table("war_progress", rows.WarEvent).only

    def _open_optional_tables(self) -> None:
        self.landing = self.table("landing", rows.Landing).only
        self.crash_crew = self.table("crash_crew", rows.Check).only
        self.crew_rescue = self.table("crew_rescue", rows.Check).only
        names = (*RescueShifts.__struct_fields__,)
        found = self.data["table"]["crew_rescue"]
        self.rescue_shifts = entry(RescueShifts, {n: found[n] for n in names if n in found})
        self.return_delay = self.table("return_delay", Amount).only
        self.maximum_effort = self.table("maximum_effort", rows.Check).only
        self.random_crews = self.table("random_crews", Number).only

    def _open_german_tables(self) -> None:
        """The tables of the two-player game."""
        self.resources = self.table("german_resources", rows.Resources)
        self.campaign_modifier = self.table("campaign_modifier", Number)
        self.interception = self.table("interception", rows.Check)
        self.interception_band = self.table("interception_band", rows.Band).only
        self.available = self.table("available_interceptors", Amount).only
        self.interceptor_replacement = self.table("interceptor_replacement", rows.Check)
        self.flak_counters = entry(FlakCounters, self.data["flak_counters"])
        self.wins_from: dict[str, str] = self.read(dict[str, str], "us_wins_from")

    def card(self, card: str) -> Card:
        """Return a card by its id, such as `rouen:blue`."""
        target, _, colour = card.partition(":")
        found = self.targets[target.removesuffix("+")]
        return found.blue if colour == BLUE or found.red is None else found.red

    def target_of(self, card: str) -> Target:
        return self.targets[card.partition(":")[0].removesuffix("+")]

    def factors(self, crew: Crew) -> Ratings:
        """Return the factors of a crew at its level; a crew without a counter has none."""
        if crew.counter in self.named_crews:
            named = self.named_crews[crew.counter]
            return named.crack if crew.level == CRACK else named.veteran
        return self.green_crews.get(crew.counter, BLANK)

    def box_name(self, box: str) -> Both:
        return self.atlas.boxes[box].names

    def _check(self) -> None:
        for place, names, known in links(self):
            lost = sorted(str(name) for name in names if name not in known)
            demand(not lost, say("names-the-unknown", place=place, lost=", ".join(lost)))
        for why, holds in facts(self):
            demand(holds, why)


BLANK = Ratings(air_combat=0, performance=0, bombing=0)
"""The factors of a crew that had to do without a counter."""

WingUmpire = Umpire[Box]


def links(box: Box) -> Iterator[tuple[str, Collection[Any], Collection[Any]]]:
    """Yield the names that one component has for another."""
    for target in box.targets.values():
        yield f"[[target]] {target.id}", [target.box], box.atlas.boxes
        cards = [card for card in (target.blue, target.red) if card is not None]
        columns = [str(card.destruction) for card in cards]
        yield f"[[target]] {target.id}", columns, box.target_damage.columns
    for scenario in box.scenarios.values():
        yield f"[[scenario]] {scenario.id}", [scenario.start_box], box.track
        for level in box.levels.values():
            yield f"[[success_level]] {level.id}", [scenario.figures], level.least
    types = [box.interceptor_type, box.escort_type, box.replacement]
    for table in types:
        named = [span.row.type for c in table.columns.values() for span in c.spans]
        yield f"[table.{table.name}]", [name for name in named if name], box.aircraft
    yield "[squadron]", [box.squadron.first], box.aircraft
    yield "[squadron.liberators]", box.squadron.liberators.values(), box.aircraft


def facts(box: Box) -> Iterator[tuple[Text, bool]]:
    """Yield what must hold if the box is to be played, and whether it does."""
    numbers = list(range(1, len(box.track) + 1))
    yield say("track-numbered"), [*box.track] == numbers
    places = sorted(box.element_of)
    yield (
        say("places-numbered"),
        places == list(range(1, box.squadron.size + 1)),
    )
    reds = [box.atlas.boxes[target.box].kind == "target" for target in box.targets.values()]
    yield say("targets-lie-in-red"), all(reds)
    majors = [target.year for target in box.targets.values() if target.major]
    yield say("major-targets-needed"), bool(majors)
    rows_of = [len(span.row.attacks) for span in box.combat.spans]
    yield (
        say("combat-columns-needed"),
        min(rows_of) >= len(places),
    )
    named = len(box.named_crews)
    yield (
        say("named-crews-needed"),
        named >= (box.squadron.crack + box.squadron.veteran),
    )


def open_box(override: Mapping[str, Any]) -> Box:
    return Box(PRINTED.under(override))


def option_kinds(box: Box) -> tuple[OptionKind, ...]:
    """Return the switches that a match can be set up with."""
    return tuple(option.kind for option in box.options.values())
