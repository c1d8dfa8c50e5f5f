"""Hints: both stages speak of the same move, and what they say is true by an independent count."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from gettext import NullTranslations
from random import Random

import pytest

from tests.games.othello import brute_force as brute
from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.othello.engine.features.board_features import stable_discs
from tutor.games.othello.engine.othello_engine import countable
from tutor.games.othello.engine.weighing import weigh_moves
from tutor.games.othello.kinds.measures.differences import Criterion
from tutor.games.othello.rules.games import GAMES
from tutor.games.table import find_game
from tutor.web.play import opponent
from tutor.web.wording import Say, Wording
from tutor.web.wording.move_notes import Advice
from tutor.web.wording.othello.advice import EVERYTHING, advise
from tutor.web.wording.othello.mistake_sentences import MANY_DISCS
from tutor.web.wording.othello.move_sentence import is_placing

SQUARE = "([a-h][1-8])"

SIDE = "(Black|White|black|white)"

GAMES_COUNTED = [name for name in GAMES if name != "othello-10x10"]
"""Those whose squares the slow rules can name."""

COUNTED_HERE = 7
"""As many empty squares as the test counts to the end by itself."""


@pytest.fixture(autouse=True)
def enough_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """No hint depends on how busy this machine is."""
    monkeypatch.setattr(opponent.Turns, "seconds", lambda _: 60.0)


class Boards(brute.AfterMoves):
    """What each move of a position does, counted by the slow rules."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.moves = [move for move in position.legal_moves() if move != PASS]

    def fewest_replies(self, move: str) -> int:
        return len(self.replies(move))

    def fewest_flips(self, move: str) -> int:
        return len(brute.flips(self.before, self.side, self.place(move)))

    def fewest_frontier(self, move: str) -> int:
        board = self.after(move)
        return len(brute.frontier(board, self.side))

    def most_moves(self, move: str) -> int:
        return -len(brute.moves(self.after(move), self.side))

    def most_stable(self, move: str) -> int:
        return -len(stable_discs(self.position.play(move), self.color))

    def no_corner_given(self, move: str) -> int:
        return int(bool(self.corners() & self.replies(move)))

    def corner_taken(self, move: str) -> int:
        return int(move not in self.corners())

    def corners(self) -> set[str]:
        return {brute.name(place) for place in brute.places(self.before) if self._is_corner(place)}

    def _is_corner(self, place: brute.Place) -> bool:
        def is_off(down: int, right: int) -> bool:
            return brute.at(self.before, (place[0] + down, place[1] + right)) in (None, " ")

        ways = ((0, 1), (1, 0), (1, 1), (1, -1))
        on_board = brute.at(self.before, place) != " "
        return on_board and all(is_off(*way) or is_off(-way[0], -way[1]) for way in ways)

    def is_mine(self, side: str) -> bool:
        return side.lower() == self.color.value

    def end(self, move: str) -> int:
        return -value(self.position.play(move), self.color.other)

    def figure(self, move: str) -> float:
        return weigh_moves(self.position, depth=5, seconds=60, solve_from=0).values[move]


def value(position: Position, side: Color) -> int:
    """By how much a side wins when nobody errs."""
    if (outcome := position.outcome()) is not None:
        lead = outcome.black - outcome.white
        if position.game.name == "misere":
            lead = -lead
        return lead if side is Color.BLACK else -lead
    mover = position.to_move or side
    best = max(-value(position.play(move), mover.other) for move in position.legal_moves())
    return best if mover is side else -best


Count = Callable[[Boards, str], int]

FOLLOWED: dict[str, Count | None] = {
    "Look at the four corners. Can you play on one of them?": Boards.corner_taken,
    "Before you play, look where the other side could play next.": Boards.no_corner_given,
    "Try each move in your head. Count where the other side could play next.": Boards.fewest_replies,
    "Start at the corners. Discs that reach from a corner along an edge are stable.": Boards.most_stable,
    "Try each move in your head. Which discs touch an empty square, diagonally too?": Boards.fewest_frontier,
    "Count for each move how many discs would flip.": Boards.fewest_flips,
    "Try each move in your head. Count the squares where your side could play after it.": Boards.most_moves,
    "Few squares are left. Try to count each move to the end.": lambda b, move: -b.end(move),
    "There is only one legal move. Look for it.": None,
    "Before each move, look for the best answer of the other side.": None,
    "Start beside a white disc. Follow the line until you meet a black disc.": None,
    "Start beside a black disc. Follow the line until you meet a white disc.": None,
}
"""Where the first stage leads: to the moves with the least of what it has counted; None: to no move."""


def least(boards: Boards, count: Count, move: str, n: str, sign: int = 1) -> bool:
    """Whether a move has so much of something, no other has less, and some have more."""
    counts = [count(boards, other) for other in boards.moves]
    return sign * count(boards, move) == int(n) and min(counts) == sign * int(n) < max(counts)


def beside(boards: Boards, count: Count, move: str, n: str, other: str, of: str) -> bool:
    """Whether two moves have so much of something, and the first does better."""
    one, two = count(boards, move), count(boards, other)
    return (abs(one), abs(two)) == (int(n), int(of)) and one < two


TRUE: dict[str, Callable[..., bool]] = {
    f"{SQUARE} is the only move\\.": lambda b, move: b.moves == [move],
    f"{SQUARE} takes a corner\\. A disc there can never be flipped\\.": lambda b, move: (
        not b.corner_taken(move) and any(b.corner_taken(other) for other in b.moves)
    ),
    f"After {SQUARE}, {SIDE} cannot take a corner\\.": lambda b, move, side: (
        not b.is_mine(side)
        and not b.no_corner_given(move)
        and any(b.no_corner_given(other) for other in b.moves)
    ),
    f"{SQUARE} leaves {SIDE} (\\d+) moves?\\. No other square leaves fewer\\.": lambda b, move, side, n: (
        not b.is_mine(side) and least(b, Boards.fewest_replies, move, n)
    ),
    f"{SQUARE} leaves {SIDE} (\\d+) moves?\\. {SQUARE} leaves (\\d+)\\.": (
        lambda b, move, side, n, other, of: (
            not b.is_mine(side) and beside(b, Boards.fewest_replies, move, n, other, of)
        )
    ),
    f"{SQUARE} leaves {SIDE} (\\d+) moves?\\.": lambda b, move, side, n: (
        not b.is_mine(side)
        and {b.fewest_replies(other) for other in b.moves} == {int(n)}
        and len({b.fewest_flips(other) for other in b.moves}) == 1
    ),
    f"{SQUARE} leaves {SIDE} no move at all\\. {SIDE} must pass\\.": lambda b, move, side, again: (
        side == again and not b.is_mine(side) and not b.replies(move) and b.most_moves(move) < 0
    ),
    f"After {SQUARE}, neither side can move\\. The game is over\\.": lambda b, move: (
        not b.replies(move) and not b.most_moves(move)
    ),
    f"{SQUARE} flips (\\d+) discs?\\. No other square flips fewer\\.": lambda b, move, n: least(
        b, Boards.fewest_flips, move, n
    ),
    f"{SQUARE} flips (\\d+) discs?\\. {SQUARE} flips (\\d+)\\.": lambda b, move, n, other, of: beside(
        b, Boards.fewest_flips, move, n, other, of
    ),
    f"After {SQUARE}, (\\d+) {SIDE} discs? (?:is|are) beside an empty square\\. No other square leaves "
    "fewer\\.": (lambda b, move, n, side: b.is_mine(side) and least(b, Boards.fewest_frontier, move, n)),
    f"After {SQUARE}, (\\d+) {SIDE} discs? (?:is|are) beside an empty square, after {SQUARE} (\\d+)\\.": (
        lambda b, move, n, side, other, of: (
            b.is_mine(side) and beside(b, Boards.fewest_frontier, move, n, other, of)
        )
    ),
    f"After {SQUARE}, (\\d+) {SIDE} discs? (?:is|are) stable\\. No other square gives more\\.": (
        lambda b, move, n, side: b.is_mine(side) and least(b, Boards.most_stable, move, n, -1)
    ),
    f"After {SQUARE}, (\\d+) {SIDE} discs? (?:is|are) stable, after {SQUARE} (\\d+)\\.": (
        lambda b, move, n, side, other, of: (
            b.is_mine(side) and beside(b, Boards.most_stable, move, n, other, of)
        )
    ),
    f"After {SQUARE}, {SIDE} has (\\d+) moves?\\. No other square gives {SIDE} more\\.": (
        lambda b, move, side, n, again: (
            side == again and b.is_mine(side) and least(b, Boards.most_moves, move, n, -1)
        )
    ),
    f"After {SQUARE}, {SIDE} has (\\d+) moves?, after {SQUARE} (\\d+)\\.": (
        lambda b, move, side, n, other, of: (
            b.is_mine(side) and beside(b, Boards.most_moves, move, n, other, of)
        )
    ),
    f"Counted to the end, {SQUARE} is best: it leads to Black (\\d+), White (\\d+)\\.": (
        lambda b, move, black, white: (
            [other for other in b.moves if b.end(other) >= b.end(move)] == [move]
            and abs(b.end(move)) == abs(int(black) - int(white))
        )
    ),
    f"Counted to the end, no move is better than {SQUARE}\\.": lambda b, move: (
        b.end(move) == max(b.end(other) for other in b.moves)
    ),
    f"After {SQUARE}, {SIDE} wins by (\\d+) discs?\\.": lambda b, move, side, n: (
        b.end(move) == (int(n) if b.is_mine(side) else -int(n))
    ),
    f"After {SQUARE}, the game ends in a draw\\.": lambda b, move: b.end(move) == 0,
    f"{SQUARE} is about (\\d+) discs? better than {SQUARE}\\.": lambda b, move, n, other: (
        MANY_DISCS > round(b.figure(move) - b.figure(other)) == int(n) > 0
    ),
    f"{SQUARE} is much better than {SQUARE}\\.": lambda b, move, other: (
        round(b.figure(move) - b.figure(other)) >= MANY_DISCS
    ),
    f"The computer has looked ahead: {SQUARE} is a good move\\.": lambda b, move: move in b.moves,
    f"{SIDE} can play {SQUARE}\\.": lambda b, side, move: b.is_mine(side) and move in b.moves,
    f"{SQUARE} is beside the empty corner {SQUARE}\\.": lambda b, other, corner: (
        other in b.moves and corner in b.corners() and b.position.at(corner) is None and touch(other, corner)
    ),
    "Here no move looks better than another\\.": lambda b: (
        len({b.fewest_replies(move) for move in b.moves}) == 1
        and len({b.fewest_flips(move) for move in b.moves}) == 1
    ),
    # Why it is good: no board denies it.
    "The fewer moves the other side has, the less it can choose\\.": lambda b: True,
    "The more moves you have, the more you can choose\\.": lambda b: True,
    "The other side can play only on an empty square beside your discs\\.": lambda b: all(
        any(touch(reply, square) for square in b.position.play(move).pieces(b.color))
        for move in b.moves
        for reply in b.replies(move)
    ),
    "A stable disc can never be flipped again, whatever is played\\.": lambda b: True,
}
"""Each sentence that the second stage may say, and when it is true; the longer ones first."""

REASONS = (
    "The fewer moves the other side has, the less it can choose.",
    "The more moves you have, the more you can choose.",
    "The other side can play only on an empty square beside your discs.",
    "A stable disc can never be flipped again, whatever is played.",
    "The computer has looked ahead",
    "Counted to the end",
)
"""What makes a number a reason."""


def touch(one: str, other: str) -> bool:
    """Whether two squares are neighbours, diagonally too."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:]))) == 1


def untrue(text: str, boards: Boards) -> list[str]:
    """The sentences that the board denies, and whatever is not known here."""
    found = []
    for sentence, holds in TRUE.items():
        for match in re.finditer(sentence, text):
            if not holds(boards, *match.groups()):
                found.append(match[0])
        text = re.sub(sentence, "", text)
    return [*found, text.strip()] if text.strip() else found


def met(name: str, seed: int, share: float) -> Iterator[Position]:
    """Positions of a game played at random, in which a hint may be asked for."""
    dice, position = Random(f"{name}/{seed}"), find_game(name).start()
    while position.to_move is not None:
        moves, empties = position.legal_moves(), len(position.empties())
        asked = is_placing(position) or dice.random() < share
        if asked and moves != [PASS] and not COUNTED_HERE < empties <= countable(position):
            yield position
        position = position.play(dice.choice(moves))


def english() -> Wording:
    return Wording(NullTranslations(), "en")


def hint(
    position: Position, again: str = "", criteria: tuple[Criterion, ...] = EVERYTHING
) -> tuple[Advice, str, str]:
    """A hint and both its stages in English."""
    wording = english()
    advice = advise(wording, position, again, criteria)

    def text(said: Say) -> str:
        return re.sub("<[^>]*>", "", wording.html(said))

    return advice, text(advice.first), text(advice.second)


def where_discs_go(position: Position) -> str:
    if position.game.name == "reversi-1888":
        return "The first four discs go on the four squares in the middle."
    if len(position.empties()) == 64:
        return "Each side has 32 discs. The first four may stand anywhere, if they touch."
    return "Of the first four discs, each after the first must touch another."


def said_of_rings(first: str) -> tuple[str, str | None]:
    """The first stage without what it says of ringed discs, and whether it speaks of one or of many."""
    for ringed, number in (
        (" The line of a good move ends at the ringed disc.", "one"),
        (" The lines of a good move end at the ringed discs.", "many"),
    ):
        if first.endswith(ringed):
            return first.removesuffix(ringed), number
    return first, None


def between(advice: Advice) -> set[str]:
    """The squares between the move and each ringed disc."""
    x, y = ord(advice.move[0]), int(advice.move[1:])
    found = set()
    for stop in advice.ring:
        across, down = ord(stop[0]) - x, int(stop[1:]) - y
        reach = max(abs(across), abs(down))
        assert {abs(across), abs(down)} <= {0, reach}, f"{stop} is on no line of {advice.move}"
        found |= {f"{chr(x + across // reach * n)}{y + down // reach * n}" for n in range(1, reach)}
    return found


@pytest.mark.parametrize("name", GAMES_COUNTED)
def test_every_hint_is_true_and_its_first_stage_leads_to_its_move(name: str) -> None:
    asked = 0
    for seed in range(3):
        for position in met(name, seed, 8 / len(find_game(name).squares)):
            advice, first, second = hint(position)
            asked += 1
            assert advice.move in second
            assert advice.move not in first
            if is_placing(position):
                assert first == where_discs_go(position)
                assert second == f"{position.to_move.value.title()} can play {advice.move}."
                continue
            boards = Boards(position)
            assert untrue(second, boards) == [], f"{position}\n{second}"
            if re.search(r"(?<![a-h])\d", second):
                assert any(reason in second for reason in REASONS), f"a number alone: {second}"
            looked, ringed = said_of_rings(first)
            assert ringed == {1: "one", 0: None}.get(len(advice.ring), "many"), f"{position}\n{first}"
            assert between(advice) == set(position.flips(advice.move))
            assert {position.at(square) for square in advice.ring} == {position.to_move}
            follow = FOLLOWED[looked]
            if follow is not None:
                counts = {move: follow(boards, move) for move in boards.moves}
                assert counts[advice.move] == min(counts.values()), f"{position}\n{first} {second}"
                assert len(set(counts.values())) > 1, f"{position}\n{first} tells no moves apart"
    assert asked > 5
