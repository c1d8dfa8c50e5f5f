"""The question how many points both sides have at the end, without komi."""

from collections.abc import Mapping
from typing import Self

from tutor.games.base import Position, Square
from tutor.games.color import Color
from tutor.games.go.kinds.endless import Endless
from tutor.games.go.kinds.land.counts import by_territory, show_count, tell_off_board
from tutor.games.go.kinds.making.from_games import PER_LEVEL
from tutor.games.go.kinds.making.land import ended
from tutor.games.go.kinds.wrong.wrong_counts import right_score, wrong_score
from tutor.games.go.rules.position import as_go
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import PuzzleKind, Task
from tutor.games.kinds.offers import Offer, choose_from, offer, offer_wrong, pair, shuffle, take_pairs
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle

BECAUSE = {
    "dead-stones-live-on": "score-with-dead",
    "dame-counts": "score-with-neutral",
    "territory-only": "score-without-stones",
    "prisoners-in-area-scoring": "score-with-captured",
    "stones-only": "score-without-land",
    "territory-includes-stones-twice": "score-counts-twice",
    "stones-count-in-territory": "score-with-stones",
    "prisoners-forgotten": "score-without-captured",
    "seki-eyes-count": "score-with-seki",
}
"""What is said of a wrong score, by the misconception that gives it; of several, the first here counts."""


class Score(Endless, PuzzleKind, frozen=True, tag="score"):
    """Say how many points both sides have, by the counting of the board's rules; dead stones are ringed."""

    shows_marks = True
    given_away_by = frozenset({"area"})
    reasons = {
        "score-is-right": ("black", "white"),
        # each names what the wrong score overlooks
        **dict.fromkeys(BECAUSE.values(), ()),
        "score-count-again": (),  # another score: the points are shown numbered
    }
    option_codes = {"score": ("black", "white")}
    made = {"score": Made(ended(lambda _: Score()), PER_LEVEL, (2, 10), games=1500)}
    weights = {"score": Weights(-4.2, distractors=0.5, board=0.42)}
    group = "end"

    def set_task(self, position: Position, ring: Ring) -> Task:
        here = as_go(position)
        if here.komi:
            raise UnsolvablePuzzle("board", "the score is asked for without komi")
        if set(ring) != {*here.dead_squares()}:
            raise UnsolvablePuzzle("marks.ring", "the dead stones are ringed, and no others")
        black, white = (int(n) for n in right_score(here))
        wrong = {
            code: (int(pairs[0]), int(pairs[1]))
            for code, pairs in wrong_score(here).items()
            if code in BECAUSE
        }
        asked = sorted(wrong, key=[*BECAUSE].index)
        aside = ((black + 1, white - 1), (black - 1, white + 1), (black + 2, white), (black, white + 2))
        pairs = ((black, white), *(wrong[code] for code in asked), *aside)
        offers = take_pairs(pairs, lambda b, w: self._offer((b, w), (black, white), wrong))
        return choose_from(self, position, shuffle(position, offers))

    def _offer(
        self, both: tuple[int, int], right: tuple[int, int], wrong: Mapping[str, tuple[int, int]]
    ) -> Offer:
        black, white = both
        option = Option(pair(black, white), "score", black=black, white=white)
        if both == right:
            return offer(option, "right", Reason("score-is-right", black=black, white=white))
        return offer_wrong(option, both, wrong, BECAUSE, "score-count-again")

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict; whatever was answered, the points that count are numbered along the rows."""
        reply = task.replies[tap]
        return reply.verdict, Remark((reply.reason,), shown=show_count(as_go(task.position)))

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        here = as_go(task.position)
        return (*tell_off_board(here), Reason("score-by-territory" if by_territory(here) else "score"))

    def hint_topic(self, task: Task) -> str:
        return "score-by-territory" if by_territory(as_go(task.position)) else "score"

    def count(self, task: Task, ring: Ring) -> Features:
        here = as_go(task.position)
        stones = sum(len(here.pieces(color)) for color in Color)
        return Features(discs=stones, empties=len(here.empties()), distractors=len(wrong_score(here)))

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        return self, as_go(position).dead_squares()

    def require_fit(self, position: Position, ring: Ring) -> None:
        if as_go(position).komi:
            raise Unfit("unsettled")
