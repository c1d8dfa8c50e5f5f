"""Questions about squares: what is this one called, what stands on it, which one comes next.

The wrong options are the squares that wrong ways of reading names give.
"""

from tutor.games.base import Game, Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.geometry import misreadings, place, square_at
from tutor.games.judgement import Reason, Verdict
from tutor.games.kinds.offers import OPTIONS_SHOWN, Offer, offer, shuffle
from tutor.games.kinds.options import Option
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.moves.edges import corners

_MISREAD = {
    "row-col-swap": "name-letter-first",
    "rows-from-bottom": "name-rows-from-top",
    "columns-from-right": "name-columns-from-left",
}


def fits(game: Game, square: Square, other: Square) -> tuple[bool, bool]:
    """Whether two squares have the same column, and whether they have the same row."""
    (column, row), (other_column, other_row) = place(game, square), place(game, other)
    return column == other_column, row == other_row


def ask_square_name(position: Position, ring: tuple[Square, ...]) -> tuple[Offer, ...]:
    """The options: the name of the ringed square, and the names that wrong ways of reading give it."""
    ringed = _one_ring(ring)
    game = position.game
    column, row = place(game, ringed)
    turned = square_at(game, len(game.columns) - 1 - column, len(game.rows) - 1 - row)
    beside = (square_at(game, column + c, row + r) for c, r in ((1, 0), (0, 1), (-1, 0), (0, -1)))
    names = dict.fromkeys((ringed, *misreadings(game, ringed).values(), turned, *beside))
    offers = [_name(game, ringed, name) for name in names if name]
    return shuffle(position, offers[:OPTIONS_SHOWN])


def ask_corner_name(position: Position, ring: tuple[Square, ...]) -> tuple[Offer, ...]:
    """The options: the names of all corners, in board order; one corner is ringed."""
    ringed, game = _one_ring(ring), position.game
    if ringed not in corners(game):
        raise UnsolvablePuzzle("marks.ring", f"`{ringed}` is no corner")
    return tuple(_name(game, ringed, corner) for corner in corners(game))


def _one_ring(ring: tuple[Square, ...]) -> Square:
    if len(ring) != 1:
        raise UnsolvablePuzzle("marks.ring", "rings one square, the one whose name is asked")
    return ring[0]


def _name(game: Game, ringed: Square, name: Square) -> Offer:
    option = Option(name, "square", square=name)
    if name == ringed:
        return offer(option, "right", Reason("name-is-right", square=name))
    codes = [code for code, other in misreadings(game, ringed).items() if other == name]
    same_column, same_row = fits(game, ringed, name)
    beside = "name-right-column" if same_column else "name-right-row" if same_row else "name-elsewhere"
    code = _MISREAD[codes[0]] if codes else beside
    verdict: Verdict = "almost" if same_column or same_row else "not-yet"
    return offer(option, verdict, Reason(code, square=name), *codes)


def ask_disc_on(position: Position, square: Square) -> tuple[Offer, ...]:
    """The options: a black disc, a white disc, nothing."""
    if square not in position.game.squares:
        raise UnsolvablePuzzle("puzzle.square", f"`{square}` is not a square of this board")
    return tuple(_standing(position, square, color) for color in (Color.BLACK, Color.WHITE, None))


def _standing(position: Position, square: Square, color: Color | None) -> Offer:
    option = Option(color.value, "disc", color=color) if color else Option("nothing", "nothing")
    if position.at(square) is color:
        code = "disc-stands-there" if color else "nothing-stands-there"
        return offer(option, "right", Reason(code, color=color, move=square))
    others = misreadings(position.game, square).items()
    read = {code: other for code, other in others if position.at(other) is color}
    for other in read.values():
        return offer(option, "not-yet", Reason("perhaps-other-square", move=square, square=other), *read)
    return offer(option, "not-yet", Reason("look-at-square", move=square))


def ask_next_on_line(position: Position, ring: tuple[Square, ...]) -> tuple[Offer, ...]:
    """The options: squares of which one continues the line of the ringed ones."""
    game, last = position.game, ring[-1] if ring else ""
    places = [place(game, square) for square in ring]
    steps = {(b[0] - a[0], b[1] - a[1]) for a, b in zip(places, places[1:], strict=False)}
    if len(ring) < 3 or len(steps) != 1 or max(map(abs, (step := steps.pop()))) != 1:
        raise UnsolvablePuzzle("marks.ring", "rings three neighbours or more that lie in one line, in order")
    column, row = step
    right = _beside(game, last, step)
    if right is None:
        raise UnsolvablePuzzle("marks.ring", "the line ends at the edge: no square comes next")
    wrong: dict[Square | None, tuple[str, Verdict, tuple[str, ...]]] = {}
    if column and row:
        wrong[_beside(game, last, (0, row))] = "leaves-line-same-column", "not-yet", ("row-col-swap",)
        wrong[_beside(game, last, (column, -row))] = "line-turns-back", "not-yet", ("rows-from-bottom",)
        wrong[_beside(game, last, (column, 0))] = "leaves-line-same-row", "not-yet", ()
    else:
        for aside in ((column or 1, row or 1), (column or -1, row or -1)):
            wrong[_beside(game, last, aside)] = "not-on-line", "not-yet", ()
    wrong[_beside(game, last, (2 * column, 2 * row))] = "skips-on-line", "almost", ()
    offers = [offer(_square(right), "right", Reason("continues-line", square=right, move=last))]
    for square, (code, verdict, codes) in wrong.items():
        if square:
            offers.append(offer(_square(square), verdict, Reason(code, square=square, move=last), *codes))
    return shuffle(position, offers[:OPTIONS_SHOWN])


def _square(square: Square) -> Option:
    return Option(square, "square", square=square)


def _beside(game: Game, square: Square, step: tuple[int, int]) -> Square | None:
    column, row = place(game, square)
    return square_at(game, column + step[0], row + step[1])


def inner_squares(game: Game) -> tuple[Square, ...]:
    """All squares but the corners, about which another question asks."""
    return tuple(square for square in game.squares if square not in corners(game))


def often_taken(dice: Dice, position: Position) -> Square:
    """A random square; in two of three cases one with a disc, since most squares may be empty."""
    inner, disc = inner_squares(position.game), dice.happens(2 / 3)
    return dice.pick([square for square in inner if bool(position.at(square)) is disc] or inner)


def depth(position: Position, square: Square) -> int:
    """How hard a name is: the distance from the names at the edge, and the number of ways to misread it."""
    return min(place(position.game, square)) + len(misreadings(position.game, square))


REASONS: dict[str, tuple[str, ...]] = {
    # right
    "name-is-right": ("square",),
    # letter and number were exchanged: the letter of the column comes first
    "name-letter-first": ("square",),
    # the letter is right; rows are counted from the top
    "name-rows-from-top": ("square",),
    # the number is right; columns are lettered from the left
    "name-columns-from-left": ("square",),
    # the letter is right, the number is not
    "name-right-column": ("square",),
    # the number is right, the letter is not
    "name-right-row": ("square",),
    # another square
    "name-elsewhere": ("square",),
    # right: a disc of `color`
    "disc-stands-there": ("color", "move"),
    # right: it is empty
    "nothing-stands-there": ("move",),
    # the answer is true of the mirrored `square`
    "perhaps-other-square": ("move", "square"),
    # find the column by its letter, then count down to the row
    "look-at-square": ("move",),
    # right
    "continues-line": ("square", "move"),
    # went on in the same column only: the letter must change too
    "leaves-line-same-column": ("square", "move"),
    # went on in the same row only: the number must change too
    "leaves-line-same-row": ("square", "move"),
    # the letters go on, the numbers turn back (or the other way round)
    "line-turns-back": ("square", "move"),
    # on the line, but not the next one
    "skips-on-line": ("square", "move"),
    # anywhere else
    "not-on-line": ("square", "move"),
}
"""The reasons of these questions.

Of a name: `square` is the name chosen; the name of the ringed square is not said. Of a disc: `move` is the
square asked about. Of a line: `square` is the one chosen, `move` the last ringed one.
"""
