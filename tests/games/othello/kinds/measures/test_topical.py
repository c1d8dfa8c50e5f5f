"""What is said of a move on a board that is about a measure: that measure first, where it is true."""

import pytest

from tests.games.othello.kinds.strategy.test_choosing import ANSWERS, OPEN, VALUES
from tests.puzzles.conftest import OTHELLO
from tutor.games.othello.kinds.measures.contrasts import CLEARLY
from tutor.games.othello.kinds.measures.measures import YES_OR_NO, Measure, costs, measure_moves
from tutor.games.othello.kinds.measures.themes import SHELVED
from tutor.games.othello.puzzles import Choose
from tutor.lessons.model import Step
from tutor.puzzles.bank.stored_puzzles import take
from tutor.puzzles.judge import judge
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.puzzles.twin import make_twin

ABOUT_CORNERS = {"corner-is-open", "gives-corner", "beside-corner"}
SPEAKS = {
    "most-mobility": "keeps-moves",
    "fewest-potential": "leaves-potential",
    "fewest-frontier": "leaves-frontier",
    "most-stable": "makes-stable",
    "keeps-parity": "leaves-odd",
}
SHELF = [(theme, level, 0) for theme in SHELVED for level in (1, 4, 7, 10)]

FREE = """\
  a b c d e f g h
1 . . . . . . . .
2 . O . . . . . .
3 . . X O X . . .
4 . . . O X . . .
5 . . . O X O . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
"""


def free_corner(about: Measure) -> Step:
    """A board on which Black can take a1."""
    moves = measure_moves(Step(board=FREE, to_move="black").position(OTHELLO))
    values = {move: 10 if move == "a1" else -6 for move in moves}
    return Step(board=FREE, to_move="black", puzzle=Choose(values, about=about))


def test_whoever_leaves_an_open_corner_is_told_of_the_corner() -> None:
    task = set_puzzle(OTHELLO, free_corner("takes-corner"))
    wrong = [move for move in measure_moves(task.position) if move != "a1"]
    assert wrong
    for move in wrong:
        assert judge(task, (move,)).reasons[0].code == "corner-is-open"
    assert judge(task, ("a1",)).reasons[0].code == "takes-corner"


def test_a_board_about_another_measure_speaks_of_that_one() -> None:
    for about, code in (("fewest-frontier", "leaves-frontier"), ("most-mobility", "keeps-moves")):
        task = set_puzzle(OTHELLO, Step(board=OPEN, to_move="black", puzzle=Choose(VALUES, ANSWERS, about)))  # type: ignore[arg-type]
        cost = costs(task.position, task.known.about)  # type: ignore[union-attr, arg-type]
        worse = [move for move in VALUES if VALUES[move] < 9 and cost[move] > cost["c1"]]
        assert worse
        for move in worse:
            first = judge(task, (move,)).reasons[0]
            assert (first.code, first.n) == (code, abs(cost[move]))


@pytest.mark.parametrize("place", SHELF)
def test_a_miss_in_practice_is_explained_by_its_own_topic(place: tuple[Measure, int, int]) -> None:
    theme, task = place[0], set_puzzle(OTHELLO, take(place))
    judged = task.known
    assert judged is not None and judged.about == theme
    cost = costs(task.position, theme)
    best = min(cost[move] for move in task.answers)
    for move in judged.decision.values:
        said = judge(task, (move,))
        if said.verdict != "not-yet":
            continue
        first = said.reasons[0]
        assert first.square not in task.answers
        if theme == "best-exact":
            assert first.code.startswith("ends-in-")
        elif cost[move] > best and theme in YES_OR_NO:
            gives = set(measure_moves(task.position)[move].gives)
            assert first.code in ABOUT_CORNERS or gives & set(task.answers)
        elif theme == "fewest-replies":
            fewest = cost[judged.best]
            if cost[move] - fewest >= CLEARLY and fewest:
                assert (first.code, first.n, first.of) == ("leaves-more", cost[move], fewest)
            assert first.code != "leaves-replies" or not fewest
        elif cost[move] > best and theme != "most-stable":  # not every board settles which discs are stable
            assert (first.code, first.n) == (SPEAKS[theme], abs(cost[move]))


@pytest.mark.parametrize("number", range(40))
def test_where_a_corner_is_given_no_other_answer_is_shown(number: int) -> None:
    task = set_puzzle(OTHELLO, take(("gives-no-corner", 1 + number % 10, number // 10)))
    judged = task.known
    assert judged is not None
    for move in judged.decision.values:
        told = judge(task, (move,)).reasons
        if told[0].code == "gives-corner":
            assert judged.answer_fits(move, told[0]) == (judged.answer(move) == told[0].stop)
            assert all(reason.code != "answered" or reason.stop == told[0].stop for reason in told)


def test_a_twin_is_about_the_same() -> None:
    twin = make_twin(OTHELLO, free_corner("takes-corner"), "half-turn").puzzle
    assert isinstance(twin, Choose)
    assert twin.about == "takes-corner"
