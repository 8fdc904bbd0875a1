"""The sequence of play (5.0): seven phases a turn, and the grid inside one of them."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.engine.sequence import Phase, Sequence
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.rules import (
    ch05_contact,
    ch05_turn,
    ch06_naval,
    ch07_rounds,
    ch08_air,
    ch12_air,
    ch12_repair,
    ch14_raid,
    ch16_setup,
    ch18_victory,
)
from sandtable.games.paukenschlag.rules.units import has_luftwaffe
from sandtable.games.paukenschlag.state import Campaign


@rule("5.0", "5.0(grid)", "5.7", "5.6(grid)", "16.0", "16.1(order)")
def sequence_of_play() -> Sequence[Box, Campaign]:
    """The set-up once, then the same order every turn; the last phase leads to the next turn."""
    return Sequence(  # 5.0
        Phase("us-set-up", "16.1", ch16_setup.us_set_up),  # 16.0, 16.1(order)
        Phase("german-set-up", "16.2", ch16_setup.german_set_up),
        Phase("events", "5.1", ch05_turn.events),
        Phase("arrivals", "15.0", ch05_turn.arrivals_phase),
        Phase("repair", "5.2", ch05_turn.repair_phase),
        Phase("air", "5.3", ch12_air.air_movement),
        Phase("search", "8.4", ch08_air.search),
        Phase("strikes", "14.2(strike)", ch14_raid.carrier_strikes, when=has_luftwaffe),
        Phase("naval", "5.4", ch06_naval.naval_movement),
        Phase("contacts", "5.5", ch05_contact.find_contacts),  # 5.0(grid)
        Phase("contact", "5.5(contact)", ch05_contact.contact),
        Phase("osl-round", "7.1", ch07_rounds.osl_round),
        Phase("tsl", "7.2", ch07_rounds.tsl_deploy),
        Phase("tsl-round", "7.2(2a)", ch07_rounds.tsl_round),
        Phase("second-move", "5.6", ch06_naval.second_movement),  # 5.6(grid)
        Phase("landing", "12.1.2(return)", ch12_repair.land_cap, when=has_luftwaffe),
        Phase("return", "5.8", ch05_turn.end_of_turn),  # 5.7
        Phase("end", "18.0", ch18_victory.end),
    )


SEQUENCE = sequence_of_play()
