"""The question how a finished game ended: the score, with the empty squares that the rules give away."""

from collections.abc import Iterable, Iterator

from tutor.games.base import Game, Position
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.judgement import Reason, Reply
from tutor.games.kinds.asking import Unfit
from tutor.games.kinds.kind import Fault, PuzzleKind, Task
from tutor.games.kinds.offers import OPTIONS_SHOWN, Offer, choose_from, offer, pair, shuffle
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.moves.making import play_on
from tutor.games.othello.kinds.questions.counting import is_rare
from tutor.games.othello.rules.position import OthelloOutcome, as_othello

Score = tuple[Color | None, int, int]
"""The winner (None in a draw), and the score of Black and of White."""

REASONS: dict[str, tuple[str, ...]] = {
    # right: color wins; its n discs and `of` empty squares
    "wins-with-empties": ("color", "n", "of", "black", "white"),
    # right: color wins, no square is empty
    "wins-full-board": ("color", "black", "white"),
    # right: a draw, the `of` empty squares are shared
    "draw-with-empties": ("of", "black", "white"),
    # right: a draw, no square is empty
    "draw-full-board": ("black", "white"),
    # almost: color does win, black-white are the discs; the `of` empty squares go to the winner
    "empties-go-to-winner": ("color", "of", "black", "white"),
    # almost: a draw it is; the `of` empty squares are shared
    "empties-are-shared": ("of", "black", "white"),
    # almost: color wins; count again, `of` empty
    "winner-right-count-again": ("color", "of", "black", "white"),
    # another winner chosen: the discs are black-white, `of` are empty
    "count-result-again": ("of", "black", "white"),
    # "not over" chosen: `of` squares are empty, but neither side can move
    "result-is-final": ("of",),
}
"""The reasons of this question.

`black` and `white` are the final score where the answer is right, and the discs on the board in all others.
"""


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    known = list(positions)
    for position in (*known, *play_on(dice, known)):
        if position.to_move is None:
            yield Drawn(position, Result())


class Result(PuzzleKind, frozen=True, tag="result"):
    """Say who won the finished game, and by which score."""

    reasons = REASONS
    option_codes = {
        "wins": ("color", "black", "white"),  # color wins by this score
        "draw": ("black", "white"),  # a draw with this score
        "not-over": (),  # the game goes on
    }
    made = {"result": Made(_make, per_level=210, levels=(1, 8), tried=40, apart=is_rare)}
    weights = {"result": Weights(-2.4, distractors=1.5, closeness=1)}
    group = "score"

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        if to_move:
            yield "to_move", "a puzzle of kind result is asked when the game is over"

    def set_task(self, position: Position, ring: Ring) -> Task:
        return choose_from(self, position, ask_result(position))

    def count(self, task: Task, ring: Ring) -> Features:
        """The features of a result: who has won, and by how much."""
        position = task.position
        black, white = (len(position.pieces(color)) for color in Color)
        empties = len(position.empties())
        return Features(
            discs=black + white,
            distractors=bool(empties) + (black == white) + (empties > 4),
            closeness=max(0, 10 - abs(black - white) // 4),
        )

    def require_fit(self, position: Position, ring: Ring) -> None:
        if position.to_move is not None:
            raise Unfit("not-over")


def ask_result(position: Position) -> tuple[Offer, ...]:
    """The options: the right result, the discs alone, another winner, another score, and "not over"."""
    outcome = as_othello(position).outcome()
    if outcome is None:
        raise UnsolvablePuzzle("puzzle", "the game is not over, so it has no result yet")
    results = list(dict.fromkeys(_results(outcome)))[: OPTIONS_SHOWN - 1]
    offers = [Offer(_option(result), _reply(result, outcome)) for result in results]
    going_on = offer(
        Option("not-over", "not-over"),
        "not-yet",
        Reason("result-is-final", of=outcome.empties),
        *(["full-board-only"] if outcome.empties else []),
    )
    return shuffle(position, (*offers, going_on))


def _results(outcome: OthelloOutcome) -> Iterator[Score]:
    """The right result, then wrong ones that a learner may think of."""
    yield outcome.winner, outcome.black, outcome.white
    yield outcome.winner, outcome.counted_black, outcome.counted_white
    if outcome.winner is None:
        yield Color.BLACK, outcome.black + 1, outcome.white - 1
        yield Color.WHITE, outcome.black - 1, outcome.white + 1
        return
    yield outcome.winner.other, outcome.white, outcome.black
    aside = 2 if min(outcome.black, outcome.white) >= 2 else -2
    aside = aside if outcome.black > outcome.white else -aside
    yield outcome.winner, outcome.black + aside, outcome.white - aside


def _option(result: Score) -> Option:
    winner, black, white = result
    if winner is None:
        return Option(f"draw-{pair(black, white)}", "draw", black=black, white=white)
    return Option(f"{winner.value}-{pair(black, white)}", "wins", color=winner, black=black, white=white)


def _reply(result: Score, outcome: OthelloOutcome) -> Reply:
    counted = outcome.counted_black, outcome.counted_white
    if result == (outcome.winner, outcome.black, outcome.white):
        return Reply("right", _tell_right(outcome))
    reason = Reason("count-result-again", of=outcome.empties, black=counted[0], white=counted[1])
    if result[0] is not outcome.winner:
        return Reply("not-yet", reason)
    if result[1:] != counted:
        return Reply("almost", _tell_again("winner-right-count-again", outcome))
    if outcome.winner is None:
        return Reply("almost", _tell_again("empties-are-shared", outcome), ("raw-count",))
    return Reply("almost", _tell_again("empties-go-to-winner", outcome), ("raw-count",))


def _tell_again(code: str, outcome: OthelloOutcome) -> Reason:
    black, white = outcome.counted_black, outcome.counted_white
    return Reason(code, color=outcome.winner, of=outcome.empties, black=black, white=white)


def _tell_right(outcome: OthelloOutcome) -> Reason:
    black, white = outcome.black, outcome.white
    empties_count = (black, white) != (outcome.counted_black, outcome.counted_white)
    if outcome.winner is None and empties_count:
        return Reason("draw-with-empties", of=outcome.empties, black=black, white=white)
    if outcome.winner is None:
        return Reason("draw-full-board", black=black, white=white)
    if not empties_count:
        return Reason("wins-full-board", color=outcome.winner, black=black, white=white)
    n = outcome.counted_black if outcome.winner is Color.BLACK else outcome.counted_white
    return Reason(
        "wins-with-empties", color=outcome.winner, n=n, of=outcome.empties, black=black, white=white
    )
