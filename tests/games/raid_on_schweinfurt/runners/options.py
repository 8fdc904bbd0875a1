"""The end, and the options of section XIX."""

from typing import Any

from sandtable.games.raid_on_schweinfurt.events import (
    ClaimsVerified,
)
from sandtable.games.raid_on_schweinfurt.rules import (
    ch02_victory,
    ch09_take_off,
    ch10_assembly,
    ch13_outbound,
    ch17_end,
    ch18_verification,
    ch19_crew,
    ch19_events,
)
from sandtable.games.raid_on_schweinfurt.rules.ch17_end import outcome
from sandtable.games.raid_on_schweinfurt.state import US, Crew, Raid
from tests.games.raid_on_schweinfurt.builders import (
    BOX,
    raid,
    umpire,
    wave,
)
from tests.games.raid_on_schweinfurt.runners.common import Facts, dice_of, runs

# ---------------------------------------------------------------------- the end


@runs("XVII.loss-rate")
def loss_rate(given: Facts) -> dict[str, Any]:
    return {"downed_percent": ch17_end.loss_percent(given["downed"], given["in_play"])}


@runs("XVII.half-up")
def loss_rates(given: Facts) -> dict[str, Any]:
    rates = [ch17_end.loss_percent(case["downed"], case["in_play"]) for case in given["cases"]]
    return {"downed_percent": rates}


@runs("XVIII.verification")
def verified(given: Facts) -> dict[str, Any]:
    found = verification_of(raid(claims=given["claims"]), given)
    return {"percent": found.percent, "real": found.real}


@runs("XIX.verification")
def verified_with_the_option(given: Facts) -> dict[str, Any]:
    s = raid(claims=given["claims"], options=[given["option"]])
    found = verification_of(s, given)
    divisor = BOX.options[given["option"]].verification_divisor
    return {"percent": found.percent, "divisor": divisor, "real": s.verified}


def verification_of(s: Raid, given: Facts) -> ClaimsVerified:
    u = dice_of(given)
    ch18_verification.verification(u, s)
    (found,) = u.told(ClaimsVerified)
    assert isinstance(found, ClaimsVerified)
    return found


@runs("XIX.verification.tripled", "XIX.verification.fe")
def tripled_claims(given: Facts) -> dict[str, Any]:
    """A roll of 7 shows two asterisks and calls for no other die."""
    assert BOX.t4.read(7).claims == given["asterisks"]
    assert given.get("escorted", True)
    s = raid(wave(20, escort=given["fe"]), options=[given["option"]], aggressiveness="average")
    ch13_outbound.fly_out(umpire(7), s, s.waves[0])
    return {"claims": s.claims}


# ---------------------------------------------------------------------- events


@runs("XIX.events.repeat")
def events_rolled(given: Facts) -> dict[str, Any]:
    s = raid()
    ch19_events.roll_events(umpire(given["count_die"], *given["dice"]), s)
    return {"events": s.events}


@runs("XIX.events.difficult")
def difficult_assembly(given: Facts) -> dict[str, Any]:
    raids = []
    bombers = []
    for case in given["cases"]:
        s = raid(*map(wave, case["waves_after_table1"]), events=[given["event"]])
        u = umpire(*case["dice"])
        ch19_events.difficult_assembly(u, s, ch09_take_off.abort)
        bombers.append([w.bombers for w in s.waves])
        for each in s.waves:
            ch09_take_off.check_minimum(u, each)
        raids.append(s)
    return {"waves": bombers, "wave_in_play": [[w.flying for w in s.waves] for s in raids]}


@runs("XIX.events.b24")
def liberators_missing(given: Facts) -> dict[str, Any]:
    available = given["b24_available"]
    planned = [case["b24_planned"] for case in given["cases"]]

    def short(b24: int) -> int:
        s = raid(wave(100 + b24, b24=b24), events=[given["event"]], b24_available=available)
        return ch19_events.b24s_to_remove(BOX, s)

    return {
        "b24_allowed": available - short(available),
        "b24_to_remove": [short(b24) for b24 in planned],
    }


# ---------------------------------------------------------------------- scenarios and own designs


@runs("XIX.historical.A", "XIX.historical.B")
def history(given: Facts) -> dict[str, Any]:
    """History must be a German win by our victory conditions as well."""
    known = dict(BOX.scenarios[given["scenario"]].history)
    s = raid(scenario=given["scenario"])
    s.result = ch02_victory.result_of(s.goals, int(known["damage"]), int(known["downed_percent"]))
    found = outcome(BOX, s)
    assert found is not None
    assert found.winner == known["winner"] != US
    return known


@runs("XIX.dyo.drm")
def aggressiveness_with_options(given: Facts) -> dict[str, Any]:
    totals, modified, found = [], [], []
    for case in given["cases"]:
        s = raid(*(wave(100) for _ in range(case["waves_in_play"])), options=case["options"])
        modifiers = ch13_outbound.aggressiveness_modifiers(BOX, s)
        u = umpire(case["die"])
        found.append(ch13_outbound.aggressiveness_roll(u, modifiers).id)
        totals.append(modifiers.total)
        modified += u.modified
    return {"drm": totals, "modified": modified, "aggressiveness": found}


@runs("XIX.dyo.t2")
def assembly_with_every_modifier(given: Facts) -> dict[str, Any]:
    s = raid(options=given["options"], fighter_mode=given["fighter_mode"])
    s.by_night = "night" in given["options"]
    modifiers = ch10_assembly.assembly_modifiers(BOX, s)
    u = umpire(given["die"])
    fe = ch10_assembly.assembly_roll(u, given["home_weather"], modifiers, 1)
    return {"drm": modifiers.total, "modified": u.modified[0], "fe": fe}


# ---------------------------------------------------------------------- role-playing


@runs("XIX.role.first-roll", "XIX.role.tenth-roll")
def exposed_roll_without_losses(given: Facts) -> dict[str, Any]:
    exposed = ch19_crew.exposed_roll(BOX, given["position"], given["table"], given["rolls"])
    s = raid(wave(208), crew=Crew(1, given["position"]))
    u = umpire()
    downed = given[f"downed_by_roll_{exposed}"]
    ch19_crew.crew_in_danger(u, s, s.waves[0], given["table"], exposed - 1, given["rolls"], downed)
    return {"exposed_roll": exposed, "hit_possible": bool(u.log)}


@runs("XIX.role.best-six", "XIX.role.worst-three")
def dice_that_hit(given: Facts) -> dict[str, Any]:
    assert given["table"] in BOX.exposed_roll[given["position"]]
    crew = Crew(1, given["position"])
    hit = [d for d in range(1, 11) if ch19_crew.is_hit(umpire(d), crew, given["downed"])]
    return {
        "hit_max": ch19_crew.highest_hit(BOX, crew, given["downed"]),
        "hit_dice": hit,
        "miss_dice": [d for d in range(1, 11) if d not in hit],
    }


@runs("XIX.role.exposed")
def exposed_rolls(given: Facts) -> dict[str, Any]:
    found = [
        ch19_crew.exposed_roll(BOX, case["position"], case["table"], case["rolls"])
        for case in given["cases"]
    ]
    return {"exposed_roll": found}


@runs("XIX.role.fate")
def fates(given: Facts) -> dict[str, Any]:
    found = [ch19_crew.fate(umpire(*case["dice"]), case["table"]) for case in given["cases"]]
    return {"fate": found}
