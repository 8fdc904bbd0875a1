"""10. The chance phase: general search, HUFF-DUFF and convoys."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.components.rows import ChanceRow
from sandtable.games.bismarck.events import (
    ConvoyDestroyed,
    GeneralSearchSucceeded,
    RadioBearingTaken,
)
from sandtable.games.bismarck.rules.appearance import note_huff_duff, note_locating
from sandtable.games.bismarck.rules.ch04_turn import next_turn
from sandtable.games.bismarck.rules.ch12_victory import end_of_turn
from sandtable.games.bismarck.rules.units import (
    Unit,
    ids,
    is_blind,
    is_foggy,
    is_night,
    names,
    report,
    unit_of,
)
from sandtable.games.bismarck.state import (
    BISMARCK,
    CONVOY,
    GENERAL_SEARCH,
    GERMAN,
    HUFF_DUFF,
    PRINZ_EUGEN,
    Campaign,
    Chance,
    Contact,
    Vessel,
)

CONVOY_RESULT = "convoy"
SILENCE, ATTACK = "silence", "attack"


@rule("4.9", "10.1", "10.1(second)")
def chance(u: BismarckUmpire, s: Campaign) -> Steps[str]:
    """The British roll for each German ship still afloat; then the turn is over."""
    for ship in (BISMARCK, PRINZ_EUGEN):  # 10.1(second)
        if not s.german.vessels[ship].sunk:
            yield from chance_roll(u, s, ship)  # 10.1
    if end_of_turn(u, s):
        return "end"
    next_turn(u.box, s)  # 4.9
    return "availability"


@rule("10.1", "10.1(silent)", "10.2(T)")
def chance_roll(u: BismarckUmpire, s: Campaign, ship: str) -> Steps[None]:
    """Both see the dice; the German applies them to his hidden position.

    The log also mentions a search or a bearing without a result.
    """
    row = u.roll(u.box.chance, about=ship)  # 10.1, 10.2(T)
    s.chances.append(Chance(s.turn, ship, row.result, row.search, s.visibility, s.fog))
    unit = applies_to(s, ship)
    if row.result == CONVOY_RESULT:
        yield from convoy(u, s, ship, unit, row)
        return
    u.reveal()  # 10.1(silent)
    if row.result == HUFF_DUFF:
        yield from huff_duff(u, s, s.german.vessels[ship])
    elif unit and is_seen(u.box, s, unit[0], row):
        general_search(u, s, unit)


@rule("10.1", "10.1(second)")
def applies_to(s: Campaign, ship: str) -> Unit:
    """The first roll is for the Bismarck and her force, the second for a cruiser on her own."""
    unit = unit_of(s.german, s.german.vessels[ship])
    return [] if ship == PRINZ_EUGEN and len(unit) > 1 else unit


# ---------------------------------------------------------------------- general search


@rule("10.21", "10.21(port)", "10.211", "10.212", "10.213", "11.13", "TEC.9")
def is_seen(box: Box, s: Campaign, vessel: Vessel, row: ChanceRow) -> bool:
    """Inside the patrol line, by day, out of fog, and not beyond the number of its column."""
    zone = vessel.zone
    # 11.13, 10.21(port)
    hidden = is_night(box, s, zone) or is_foggy(box, s, zone) or is_blind(box, s)
    if hidden or not box.board.inside_patrol_area(zone):  # 10.211, TEC.9
        return False
    return s.visibility <= row.search["ABC".index(column(box, zone))]  # 10.21, 10.212, 10.213


@rule("10.214")
def column(box: Box, zone: str) -> str:
    """A near the white circles, C near the coasts of Britain and Eire, B between."""
    if box.board.distance_to(zone, box.board.patrol_line.zones) <= box.limits.near_zones:
        return "A"
    coast = box.board.regions["british_irish_coast"].zones
    return "C" if box.board.distance_to(zone, coast) <= box.limits.near_zones else "B"


@rule("10.21")
def general_search(u: BismarckUmpire, s: Campaign, unit: Unit) -> None:
    zone = unit[0].zone
    u.tell(GeneralSearchSucceeded, ship=u.box.ships[unit[0].id].name, zone=zone)
    u.reveal()
    s.british.contacts.append(Contact(s.turn, zone, GENERAL_SEARCH, ship=unit[0].id))
    note_locating(u, s, zone, GENERAL_SEARCH, bismarck=unit[0].id == BISMARCK)


# ---------------------------------------------------------------------- HUFF-DUFF


@rule("10.22", "10.1(silent)")
def huff_duff(u: BismarckUmpire, s: Campaign, vessel: Vessel) -> Steps[None]:
    """The German names the ship's zone or one of the six around it.

    He also does so for a cruiser in a force: silence would reveal her company.
    """
    here, name = vessel.zone, u.box.ships[vessel.id].name
    zones = [here, *(z for z in u.box.board.air.neighbours(here) if z in u.box.board.sea)]
    options = [Option(zone, say("option-zone", zone=zone), zone) for zone in zones]
    ask, facts = say("ask-huff-duff", ship=name), {"ship": vessel.id}
    zone = yield Choose(
        "huff-duff", GERMAN, ask, options, rule="10.22", group="chance", facts=facts
    )
    u.tell(RadioBearingTaken, ship=name, zone=zone)
    u.reveal()
    s.british.contacts.append(Contact(s.turn, zone, HUFF_DUFF, ship=vessel.id))
    note_huff_duff(u, s, zone)


# ---------------------------------------------------------------------- convoys


@rule("10.23", "10.25", "10.25(decline)")
def convoy(u: BismarckUmpire, s: Campaign, ship: str, unit: Unit, row: ChanceRow) -> Steps[None]:
    """Ask the German even if he cannot attack, so that his silence reveals nothing."""
    options = [Option(SILENCE, say("option-silence"))]
    if unit and may_attack_convoy(u.box, s, unit, row):  # 10.23
        options.insert(0, Option(ATTACK, say("option-convoy")))
    ask, facts = say("ask-convoy", ship=u.box.ships[ship].name), {"ship": ship}
    answer = yield Choose("convoy", GERMAN, ask, options, rule="10.25", group="chance", facts=facts)
    if answer == ATTACK:
        destroy_convoy(u, s, unit)  # 10.25(decline)


@rule("10.23", "10.231", "10.232", "10.26", "11.13", "9.225")
def may_attack_convoy(box: Box, s: Campaign, unit: Unit, row: ChanceRow) -> bool:
    """Not located this turn, by day, in the right place and mode, one convoy a day."""
    # 10.26, 11.13
    if any(vessel.id in s.located for vessel in unit) or is_night(box, s, unit[0].zone):
        return False
    blind = s.switches.convoy_blocked_at_x and is_blind(box, s)  # 9.225
    taken = box.turns[s.turn].day in s.convoys  # 10.231
    return not (blind or taken) and is_in_place(box, unit[0], row)  # 10.23, 10.232


@rule("10.24", "10.24(one)", "10.24(two)", "10.232", "TEC.10")
def is_in_place(box: Box, vessel: Vessel, row: ChanceRow) -> bool:
    """On the route, exactly one zone from it, or within two, and on patrol where demanded."""
    far = box.board.distance_to(vessel.zone, box.board.on_routes)  # TEC.10
    # 10.24, 10.24(one), 10.24(two)
    placed = {
        "on_route": far == 0,
        "one_zone_from_route": far == 1,
        "within_two": far <= box.limits.near_zones,
    }
    return placed[row.where] and (vessel.patrolling or not row.patrol)  # 10.232


@rule("10.25", "12.44")
def destroy_convoy(u: BismarckUmpire, s: Campaign, unit: Unit) -> None:
    """The ships are named with their zone, and may not move in the next turn."""
    zone = unit[0].zone
    s.convoys.append(u.box.turns[s.turn].day)
    for vessel in unit:
        vessel.stopped_on = s.turn + 1
    u.tell(ConvoyDestroyed, ships=names(u.box, ids(unit)), zone=zone, number=len(s.convoys))
    u.reveal()
    s.british.contacts.append(Contact(s.turn, zone, CONVOY, report(u.box, unit)))
    bismarck = any(vessel.id == BISMARCK for vessel in unit)
    note_locating(u, s, zone, CONVOY, bismarck=bismarck)
