"""Owns the question how a finished game ended: the score with its empty squares, and what is said instead."""

from collections.abc import Iterator

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.othello.rules.position import OthelloOutcome, as_othello
from tutor.puzzles.judgement import Reply
from tutor.puzzles.kinds.choices import OPTIONS_SHOWN, Offer, offer, pair, shuffle
from tutor.puzzles.options import Option
from tutor.puzzles.reasons import Reason
from tutor.puzzles.unsolvable import UnsolvablePuzzle

Result = tuple[Color | None, int, int]
"""The winner (None in a draw), and the score: Black's, White's."""


def ask_result(position: Position) -> tuple[Offer, ...]:
    """The right result, the discs alone, another winner, another score, and that the game is not over."""
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


def _results(outcome: OthelloOutcome) -> Iterator[Result]:
    """The right result first, then those a learner may think of."""
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


def _option(result: Result) -> Option:
    winner, black, white = result
    if winner is None:
        return Option(f"draw-{pair(black, white)}", "draw", black=black, white=white)
    return Option(f"{winner.value}-{pair(black, white)}", "wins", color=winner, black=black, white=white)


def _reply(result: Result, outcome: OthelloOutcome) -> Reply:
    counted = outcome.counted_black, outcome.counted_white
    if result == (outcome.winner, outcome.black, outcome.white):
        return Reply("right", _tell_right(outcome))
    told = Reason("count-result-again", of=outcome.empties, black=counted[0], white=counted[1])
    if result[0] is not outcome.winner:
        return Reply("not-yet", told)
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
