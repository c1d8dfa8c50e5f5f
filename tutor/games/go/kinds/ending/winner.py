"""The question who has won, komi included, and by how much."""

from collections.abc import Mapping
from typing import Self

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.go.kinds.land.counts import by_territory, show_count, tell_off_board
from tutor.games.go.kinds.land.score import BECAUSE as OF_SCORES
from tutor.games.go.kinds.wrong.wrong_counts import right_score, wrong_lead
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.offers import OPTIONS_SHOWN, Offer, choose_from, offer, shuffle
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

BECAUSE = {
    "komi-forgotten": "winner-without-komi",
    "komi-to-black": "winner-komi-to-black",
    **{code: OF_SCORES[code] for code in ("dead-stones-live-on", "territory-only", "stones-only")},
    "stones-count-in-territory": OF_SCORES["stones-count-in-territory"],
}
"""What is said of a wrong result, by the misconception that gives it; of several, the first here counts."""


class Winner(PuzzleKind, frozen=True, tag="winner"):
    """Say who has won and by how much, by the counting and the komi of the board; dead stones are ringed."""

    shows_marks = True
    given_away_by = frozenset({"area"})
    reasons = {
        "winner-is-right": ("black", "white"),  # the points of each, komi included
        # each names what the wrong result overlooks
        **dict.fromkeys(BECAUSE.values(), ()),
        "score-count-again": (),
    }
    option_codes = {"wins-by": ("color", "n"), "no-winner": ()}
    weights = {"winner": Weights(3, discs=0.05, empties=0.05, distractors=0.2)}
    group = "end"

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = as_go(position)
        if set(ring) != {*here.dead_squares()}:
            raise UnsolvablePuzzle("marks.ring", "the dead stones are ringed, and no others")
        black, white = right_score(here)
        lead = black - white - here.komi
        wrong = wrong_lead(here)
        asked = sorted(wrong, key=[*BECAUSE].index)
        leads = dict.fromkeys((lead, *(wrong[code] for code in asked), -lead, lead + 1, lead - 1, lead + 2))
        right = Reason("winner-is-right", black=black, white=white + here.komi)
        offers = tuple(self._offer(said, lead, right, wrong) for said in [*leads][:OPTIONS_SHOWN])
        return choose_from(self, position, shuffle(position, offers))

    def _offer(self, said: float, lead: float, right: Reason, wrong: Mapping[str, float]) -> Offer:
        if said:
            winner = Color.BLACK if said > 0 else Color.WHITE
            option = Option(f"{winner.value}+{abs(said):g}", "wins-by", winner, n=abs(said))
        else:
            option = Option("draw", "no-winner")
        if said == lead:
            return offer(option, "right", right)
        codes = [code for code, leads in wrong.items() if leads == said]
        why = next((BECAUSE[code] for code in BECAUSE if code in codes), "score-count-again")
        verdict: Verdict = "almost" if why == "winner-without-komi" else "not-yet"
        return offer(option, verdict, Reason(why), *codes)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, the points that count are numbered along the rows."""
        reply = task.replies[tap]
        return reply.verdict, Remark((reply.reason,), shown=show_count(as_go(task.position)))

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        here = as_go(task.position)
        komi = (Reason("winner-komi", n=here.komi),) if here.komi else ()
        asked = Reason("winner-by-territory" if by_territory(here) else "winner")
        return (*tell_off_board(here), *komi, asked)

    def hint_topic(self, task: Task) -> str:
        return "winner-by-territory" if by_territory(as_go(task.position)) else "winner"

    def count(self, task: Task, ring: Ring) -> Features:
        here = as_go(task.position)
        stones = sum(len(here.pieces(color)) for color in Color)
        return Features(discs=stones, empties=len(here.empties()), distractors=len(wrong_lead(here)))

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        return self, as_go(position).dead_squares()
