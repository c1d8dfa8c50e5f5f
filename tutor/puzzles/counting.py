"""Owns the questions that are answered by counting: discs, moves, and whether a game is over."""

from collections.abc import Iterator

from tutor.puzzles.choices import OPTIONS_SHOWN, Offer, offer, pair, shuffle, take_pairs
from tutor.puzzles.judgement import Verdict
from tutor.puzzles.lines import closing_lines
from tutor.puzzles.options import Option
from tutor.puzzles.reasons import Reason
from tutor.puzzles.unsolvable import UnsolvablePuzzle
from tutor.rules import PASS, Color, Position

_NEAR_BY = ((1, -1), (-1, 1), (1, 0), (0, 1), (2, 0), (0, 2))

Count = tuple[int, int]
"""Black's number, White's number."""


def count_discs(position: Position) -> Count:
    """The discs of both sides."""
    return len(position.discs(Color.BLACK)), len(position.discs(Color.WHITE))


def count_moves(position: Position) -> Count:
    """The squares on which each side could play if it were its turn."""
    black, white = (_moves(position.with_to_move(color)) for color in (Color.BLACK, Color.WHITE))
    return black, white


def _moves(position: Position) -> int:
    return sum(move != PASS for move in position.legal_moves())


def ask_disc_count(position: Position) -> tuple[Offer, ...]:
    """How many discs each side has; after a first move also what one counts who forgets half of it."""
    right = count_discs(position)
    forgotten = _half_counted(position)

    def make(black: int, white: int) -> Offer:
        count = (black, white)
        option = Option(pair(black, white), "discs", black=black, white=white)
        if count == right:
            return offer(option, "right", Reason("discs-counted", black=black, white=white))
        if count in forgotten:
            misconception, code = forgotten[count]
            return offer(option, "not-yet", Reason(code, black=black, white=white), misconception)
        code = "counted-other-way-round" if count == right[::-1] else "count-discs-again"
        return offer(option, "not-yet", Reason(code, black=black, white=white))

    return shuffle(position, take_pairs((right, *forgotten, right[::-1], *_near(right)), make))


def _near(right: Count) -> Iterator[Count]:
    for black, white in _NEAR_BY:
        yield right[0] + black, right[1] + white


def _half_counted(position: Position) -> dict[Count, tuple[str, str]]:
    """The counts after a first move of which only the placing or only the flipping was seen."""
    start = position.game.start()
    last = start.to_move
    before = dict(zip(Color, count_discs(start), strict=True))
    now = dict(zip(Color, count_discs(position), strict=True))
    if last is None or position.to_move is not last.other or sum(now.values()) != sum(before.values()) + 1:
        return {}
    half = {
        "placed-but-not-flipped": (before | {last: before[last] + 1}, "counted-placed-not-flipped"),
        "flip-without-placing": (now | {last: now[last] - 1}, "counted-flip-without-placing"),
    }
    return {
        (count[Color.BLACK], count[Color.WHITE]): (misconception, code)
        for misconception, (count, code) in half.items()
    }


def ask_mobility(position: Position) -> tuple[Offer, ...]:
    """How many legal moves each side has."""
    if position.to_move is None:
        raise UnsolvablePuzzle("puzzle", "the game is over: neither side has a move to count")
    right, discs = count_moves(position), count_discs(position)

    def make(black: int, white: int) -> Offer:
        option = Option(pair(black, white), "moves", black=black, white=white)
        verdict, reason = _reply_to_moves((black, white), right, discs)
        return offer(option, verdict, reason)

    near = (right[0] + 1, right[1]), *_near(right)
    return shuffle(position, take_pairs((right, right[::-1], discs, *near), make))


def _reply_to_moves(chosen: Count, right: Count, discs: Count) -> tuple[Verdict, Reason]:
    black, white = chosen
    if chosen == right:
        return "right", Reason("moves-counted", black=black, white=white)
    if chosen == right[::-1]:
        return "not-yet", Reason("moves-other-way-round", black=black, white=white)
    if chosen == discs:
        return "not-yet", Reason("counted-discs-not-moves", black=black, white=white)
    if black == right[0]:
        return "almost", Reason("moves-right-for", color=Color.BLACK, n=black)
    if white == right[1]:
        return "almost", Reason("moves-right-for", color=Color.WHITE, n=white)
    return "not-yet", Reason("count-moves-again", black=black, white=white)


def ask_move_count(position: Position, color: Color) -> tuple[Offer, ...]:
    """How many legal moves a side has; also what one counts who counts lines, or for the other side."""
    turn = position.with_to_move(color)
    moves = [move for move in turn.legal_moves() if move != PASS]
    if not moves:
        raise UnsolvablePuzzle("puzzle.side", "this side has no move to count")
    right, lines = len(moves), sum(len(closing_lines(turn, move)) for move in moves)
    theirs = _moves(position.with_to_move(color.other))

    def make(n: int) -> Offer:
        option = Option(str(n), "number", n=n)
        if n == right:
            return offer(option, "right", Reason("has-moves", color=color, n=n, squares=tuple(moves)))
        if n == lines:
            return offer(option, "not-yet", Reason("counted-lines", n=n))
        if n == theirs:
            return offer(option, "not-yet", Reason("counted-other-side", color=color, n=n), "wrong-side")
        code = "has-more-moves" if n < right else "has-fewer-moves"
        return offer(option, "not-yet", Reason(code, color=color))

    numbers = dict.fromkeys((right, lines, theirs, right + 1, right - 1, right + 2, right + 3))
    shown = [n for n in numbers if n >= 0][:OPTIONS_SHOWN]
    return tuple(make(n) for n in sorted(shown))


def ask_game_over(position: Position) -> tuple[Offer, ...]:
    """Yes or no."""
    yes, no = Option("yes", "yes"), Option("no", "no")
    color, empties = position.to_move, len(position.empties())
    if color is None:
        over = Reason("over-none-can-move", n=empties) if empties else Reason("over-board-full")
        codes = ("full-board-only",) if empties else ()
        return offer(yes, "right", over), offer(no, "not-yet", Reason("no-side-can-move", n=empties), *codes)
    if position.legal_moves() == [PASS]:
        theirs = _moves(position.with_to_move(color.other))
        return (
            offer(yes, "not-yet", Reason("other-can-still-move", color=color, n=theirs), "pass-ends-game"),
            offer(no, "right", Reason("not-over-other-can-move", color=color, n=theirs)),
        )
    own = _moves(position)
    return (
        offer(yes, "not-yet", Reason("can-still-move", color=color, n=own)),
        offer(no, "right", Reason("not-over-can-move", color=color, n=own)),
    )
