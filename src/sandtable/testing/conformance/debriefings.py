"""The debriefing: its figures follow from the record."""

from __future__ import annotations

from sandtable.engine.debriefing import debriefing, state_at, turning
from sandtable.engine.events import Rolled
from sandtable.engine.spoken import plain_in_both
from sandtable.lab.hindsight import last_chance, worth
from sandtable.testing.cases import Case, finished
from sandtable.testing.conformance.kit import Kit


class DebriefingKit(Kit):
    """Every finished match can be debriefed, and the figures add up."""

    def test_the_score_adds_up_by_rule(self, case: Case) -> None:
        scores = debriefing(finished(case)).scores
        assert len({score.side for score in scores}) == len(scores)
        for score in scores:
            assert sum(line.points for line in score.lines) == score.total
            assert {line.rule for line in score.lines} <= set(self.game.rules.rules)

    def test_every_roll_is_in_the_luck_ledger(self, case: Case) -> None:
        match = finished(case)
        rolls = [event for event in match.log if isinstance(event, Rolled)]
        ledger = debriefing(match).luck
        for table in {roll.table for roll in rolls}:
            thrown = sum(roll.table == table for roll in rolls)
            measured = {str(row.title) for row in ledger if row.table == table}
            told = sum(row.rolls for row in ledger if row.table == table)
            assert told == thrown * len(measured)

    def test_ways_begin_and_end_where_the_units_were(self, case: Case) -> None:
        match = finished(case)
        told = self.game.debrief
        if told is None:
            return
        found = {trail.id: trail for trail in debriefing(match).trails}
        for number, point in enumerate(turning(match)):
            for where in told.whereabouts(match.box, state_at(match, point)):
                steps = [s for s in found[where.id].steps if s.moment <= number]
                assert steps[-1].space == where.space

    def test_what_happened_stands_on_a_row_in_its_moment(self, case: Case) -> None:
        found = debriefing(finished(case))
        assert {each.row for each in found.happenings} <= {row.id for row in found.rows}
        assert all(0 <= each.moment < len(found.moments) for each in found.happenings)

    def test_the_debriefing_can_be_told_in_both_languages(self, case: Case) -> None:
        assert plain_in_both(debriefing(finished(case)), self.game.texts)

    def test_chances_end_with_the_result(self, case: Case) -> None:
        match = finished(case)
        share = last_chance(match).share

        assert share == worth(match.outcome, match.seats[0])
        assert share in {0, 0.5, 1}
