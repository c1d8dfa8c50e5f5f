"""Questions that are answered by counting: discs, moves, and whether a game is over."""

from collections import Counter
from collections.abc import Iterator

from tutor.games.base import PASS, Position, Square
from tutor.games.color import Color
from tutor.games.geometry import draw, read_discs
from tutor.games.judgement import Mark, Reason, Verdict
from tutor.games.kinds.kind import Task
from tutor.games.kinds.offers import Offer, offer, pair, shuffle, take_pairs
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Ring
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.moves.traits import touching
from tutor.games.othello.overlays import mobility
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS

_NEAR_BY = ((1, -1), (-1, 1), (1, 0), (0, 1), (2, 0), (0, 2))

Count = tuple[int, int]
"""Black's number, White's number."""


def count_discs(position: Position) -> Count:
    """How many discs each side has."""
    return len(position.pieces(Color.BLACK)), len(position.pieces(Color.WHITE))


def count_moves(position: Position) -> Count:
    """The squares on which each side could play if it were its turn."""
    black, white = (moves_in(position.with_to_move(color)) for color in (Color.BLACK, Color.WHITE))
    return black, white


def moves_in(position: Position) -> int:
    return sum(move != PASS for move in position.legal_moves())


def ask_disc_count(position: Position, ring: tuple[Square, ...] = ()) -> tuple[Offer, ...]:
    """The options: how many discs each side has, and likely wrong counts.

    If the ringed disc can only have come by a move that flipped a single disc, that move is known: the
    options then include the counts of somebody who forgets the new disc or the flipped one. Without a ring,
    nothing tells the learner which disc is new.
    """
    right = count_discs(position)
    before = board_before(position, ring[0]) if ring else None
    forgotten = _half_counted(before, right) if before else {}

    def make(black: int, white: int) -> Offer:
        count = (black, white)
        option = Option(pair(black, white), "discs", black=black, white=white)
        if count == right:
            return offer(option, "right", Reason("discs-counted", black=black, white=white))
        if count in forgotten:
            misconception, code = forgotten[count]
            return offer(option, "not-yet", Reason(code, black=black, white=white), misconception)
        if count == right[::-1]:
            return offer(option, "not-yet", Reason("counted-other-way-round", black=black, white=white))
        return offer(option, "not-yet", by_rows, shown=row)

    by_rows, row = _first_row(position)
    return shuffle(position, take_pairs((right, *forgotten, right[::-1], *_near(right)), make))


def _first_row(position: Position) -> tuple[Reason, tuple[Mark, ...]]:
    """How to count row by row: the number of discs in the row that has most, which is tinted."""
    taken = Counter(square[1:] for square in read_discs(position))
    label = max(sorted(taken), key=taken.__getitem__)
    row = tuple(square for square in position.game.squares if square[1:] == label)
    black, white = (sum(position.at(square) is color for square in row) for color in Color)
    said = Reason("count-discs-again", label=label, black=black, white=white)
    return said, tuple(("odd", square, "") for square in row)


def _near(right: Count) -> Iterator[Count]:
    for black, white in _NEAR_BY:
        yield right[0] + black, right[1] + white


def _half_counted(before: Position, now: Count) -> dict[Count, tuple[str, str]]:
    """The wrong counts after a move of which only the placing or only the flipping was counted."""
    black, white = count_discs(before)
    counts = (
        ((black + 1, white), (now[0] - 1, now[1]))
        if before.to_move is Color.BLACK
        else ((black, white + 1), (now[0], now[1] - 1))
    )
    reasons = (
        ("placed-but-not-flipped", "counted-placed-not-flipped"),
        ("flip-without-placing", "counted-flip-without-placing"),
    )
    exchanged = now[::-1]
    return {count: said for count, said in zip(counts, reasons, strict=True) if count != exchanged}


def board_before(position: Position, square: Square) -> Position | None:
    """The board before the disc on this square was placed, if that can only have flipped one disc."""
    color = position.at(square)
    rays = [as_othello(position).ray(square, way) for way in DIRECTIONS]
    flipped = [ray[0] for ray in rays if len(ray) > 1 and position.at(ray[0]) is color is position.at(ray[1])]
    if color is None or len(flipped) != 1:
        return None
    further = next(ray for ray in rays if ray[:1] == tuple(flipped))[2:3]
    if further and position.at(further[0]) is color:
        return None
    discs = read_discs(position) | {flipped[0]: color.other}
    del discs[square]
    before = position.game.parse_diagram(draw(position.game, discs), color)
    return before if as_othello(before).flips(square) == tuple(flipped) else None


def mark_moves(position: Position, *sides: Color) -> tuple[Mark, ...]:
    """A dot on each square where these sides could play; for both sides where none is named."""
    places = mobility(position)
    return tuple(
        (f"moves-{side.value}", square, "") for side in sides or tuple(Color) for square in places[side]
    )


def mark_candidates(position: Position, color: Color) -> tuple[Mark, ...]:
    """The empty squares beside a disc of the other side: the side can play nowhere else."""
    return tuple(("candidate", square, "") for square in touching(position, color.other))


def _to_look_at(position: Position, reason: Reason) -> tuple[Mark, ...]:
    """The squares among which the moves that are to be counted again can be."""
    if reason.code == "moves-right-for" and reason.color:
        return mark_candidates(position, reason.color.other)
    return mark_candidates(position, Color.BLACK) if reason.code == "count-moves-again" else ()


def ask_mobility(position: Position) -> tuple[Offer, ...]:
    """The options: how many legal moves each side has, and likely wrong counts."""
    if position.to_move is None:
        raise UnsolvablePuzzle("puzzle", "the game is over: neither side has a move to count")
    right, discs = count_moves(position), count_discs(position)

    def make(black: int, white: int) -> Offer:
        option = Option(pair(black, white), "moves", black=black, white=white)
        verdict, reason = _reply_to_moves((black, white), right, discs)
        shown = mark_moves(position) if verdict == "right" else _to_look_at(position, reason)
        return offer(option, verdict, reason, shown=shown)

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


def ask_game_over(position: Position) -> tuple[Offer, ...]:
    """The options yes and no: whether the game is over."""
    yes, no = Option("yes", "yes"), Option("no", "no")
    color, empties = position.to_move, len(position.empties())
    if color is None:
        over = Reason("over-none-can-move", n=empties) if empties else Reason("over-board-full")
        codes = ("full-board-only",) if empties else ()
        return offer(yes, "right", over), offer(no, "not-yet", Reason("no-side-can-move", n=empties), *codes)
    if position.must_pass():
        theirs = moves_in(position.with_to_move(color.other))
        return (
            offer(yes, "not-yet", Reason("other-can-still-move", color=color, n=theirs), "pass-ends-game"),
            offer(no, "right", Reason("not-over-other-can-move", color=color, n=theirs)),
        )
    own = moves_in(position)
    return (
        offer(yes, "not-yet", Reason("can-still-move", color=color, n=own)),
        offer(no, "right", Reason("not-over-can-move", color=color, n=own)),
    )


def is_rare(task: Task, ring: Ring) -> bool:
    """Whether a board is rare: the last move is ringed, or the game is over before the board is full."""
    return bool(ring) or (task.position.to_move is None and bool(task.position.empties()))


REASONS: dict[str, tuple[str, ...]] = {
    # right
    "discs-counted": ("black", "white"),
    # the flipped disc was counted for its old side
    "counted-placed-not-flipped": ("black", "white"),
    # the new disc was not counted
    "counted-flip-without-placing": ("black", "white"),
    # Black's number comes first
    "counted-other-way-round": ("black", "white"),
    # anything else: row `label`, which is tinted, has so many
    "count-discs-again": ("label", "black", "white"),
    # right "yes": neither side can move; n squares are empty (n > 0)
    "over-none-can-move": ("n",),
    # right "yes": the board is full
    "over-board-full": (),
    # right "no": color is to move and has n moves
    "not-over-can-move": ("color", "n"),
    # right "no": color must pass, color.other has n moves
    "not-over-other-can-move": ("color", "n"),
    # wrong "yes": color is to move and has n moves
    "can-still-move": ("color", "n"),
    # wrong "yes": color must pass, but color.other has n moves
    "other-can-still-move": ("color", "n"),
    # wrong "no": n squares are empty (may be 0), but neither side can move
    "no-side-can-move": ("n",),
    # right
    "moves-counted": ("black", "white"),
    # each side was given the moves of the other
    "moves-other-way-round": ("black", "white"),
    # these are the discs; moves are asked
    "counted-discs-not-moves": ("black", "white"),
    # almost: color does have n moves; count the other side again
    "moves-right-for": ("color", "n"),
    # anything else
    "count-moves-again": ("black", "white"),
}
"""The reasons of these questions; `black` and `white` are the counts chosen."""
