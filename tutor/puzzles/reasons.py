"""Owns the codes of reasons by which a judgement speaks; leaves every word to the page.

One code is one whole sentence per colour. REASONS names the fields that each code carries, and the
comment above it what it says; every other field is None (or empty). `color` is always the side
whose move, turn or discs the puzzle is about, so the discs that its lines meet are those of
`color.other`; where a code means another side, it says so.
"""

from dataclasses import dataclass

from tutor.games.color import Color
from tutor.puzzles.strategy_reasons import STRATEGY_REASONS

Square = str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer stands or not, as a code and the things of the board that it speaks of."""

    code: str
    color: Color | None = None
    square: Square | None = None  # the square spoken of: the one tapped, chosen or missed
    move: Square | None = None  # the disc just placed (flips, referee), or the square asked for
    stop: Square | None = None  # the square at which a line ended, or the corner given away
    squares: tuple[Square, ...] = ()
    direction: str | None = None  # from the square (or the move, when there is one) towards the stop
    label: str | None = None  # the letter of a column or the number of a row
    n: int | None = None
    of: int | None = None
    black: int | None = None
    white: int | None = None


REASONS: dict[str, tuple[str, ...]] = {
    # --- Any kind that asks for one square or one option.
    # none chosen, or more than one
    "choose-one": (),
    # --- play.
    # right: the goal of the game is reached
    "goal-reached": (),
    # it can no longer be reached
    "goal-gone": (),
    # neither
    "goal-open": (),
    # --- A square tapped as a move: legal-move, all-legal-moves, pass-or-play, best-move.
    # meets n discs, ends at the own disc `stop`
    "closes-line": ("color", "square", "stop", "direction", "n"),
    # n discs on `of` lines, ending at each of `squares`
    "closes-lines": ("color", "square", "squares", "n", "of"),
    # meets n discs, then the empty `stop`
    "line-runs-into-empty": ("color", "square", "stop", "direction", "n"),
    # meets n discs, then the edge
    "line-runs-off-board": ("color", "square", "direction", "n"),
    # a line of n discs of `color` closes here for color.other, at its disc `stop`; for `color`, who is to
    # move, no disc to flip stands beside the square
    "closes-for-other-side": ("color", "square", "stop", "direction", "n"),
    # no disc of color.other stands beside the square: no line can start
    "nothing-beside": ("color", "square"),
    # nothing-beside, but discs of `color` do: it continues one's own group
    "only-own-beside": ("color", "square"),
    # `color` is here the colour of the disc that stands on the square
    "square-is-taken": ("color", "square"),
    # --- all-legal-moves, all taps together.
    # right: all n, and no other empty square closes a line
    "all-moves-found": ("color", "n"),
    # n of `of` found (0 < n < of)
    "moves-found": ("color", "n", "of"),
    # none of the `of` moves is among the taps
    "no-move-found": ("color", "of"),
    # all found, but other squares too
    "all-moves-and-more": ("color", "of"),
    # a missed square closes a line of n along row `label`, whose other end is the disc `stop` of `color`
    "missing-move-on-row": ("color", "stop", "label", "n"),
    # the same along column `label`
    "missing-move-on-column": ("color", "stop", "label", "n"),
    # the same along a diagonal from `stop`
    "missing-move-on-diagonal": ("color", "stop", "n"),
    # --- flips, all taps together.
    # right: one line closes, at `stop`; n turn
    "all-flips-on-one-line": ("color", "move", "stop", "direction", "n"),
    # right: `of` lines close, at `squares`; n turn
    "all-flips-on-lines": ("color", "move", "squares", "n", "of"),
    # n of `of` discs found (0 < n < of)
    "discs-found": ("color", "n", "of"),
    # none of the `of` discs is among the taps
    "no-disc-found": ("color", "of"),
    # all found, but others too
    "all-discs-and-more": ("color", "of"),
    # a line of n from the move closes at `stop`, in row `label`
    "missing-on-row": ("color", "move", "stop", "label", "n"),
    # the same in column `label`
    "missing-on-column": ("color", "move", "stop", "label", "n"),
    # the same on a diagonal from the move
    "missing-on-diagonal": ("color", "move", "stop", "n"),
    # --- A disc tapped in `flips` that does not flip; it has and keeps color.other, unless the comment
    # says otherwise.
    # its line from the move ends at the empty `stop`
    "stays-behind-lies-empty": ("color", "square", "move", "stop"),
    # its line from the move runs off the board
    "stays-behind-lies-edge": ("color", "square", "move"),
    # the first disc of `color`, `stop`, ended the line before
    "stays-beyond-own": ("color", "square", "move", "stop"),
    # the empty `stop` broke the line before it
    "stays-beyond-gap": ("color", "square", "move", "stop"),
    # on no line of the move; it lay between the two discs `squares` of `color` before the move already,
    # and is as safe as it was
    "stays-between-old-discs": ("color", "square", "move", "squares"),
    # on no line of the move, only on one of the disc `stop`, which turns itself: lines start only at the
    # disc just placed
    "stays-turned-starts-nothing": ("color", "square", "move", "stop"),
    # on no line of the move
    "stays-on-no-line": ("color", "square", "move"),
    # the disc of `color` that closes the line: ends stay
    "end-of-line-stays": ("color", "square", "move"),
    # a disc of `color`: only discs of color.other flip
    "own-disc-stays": ("color", "square"),
    # the disc just placed
    "placed-disc-stays": ("color", "square"),
    # flips, referee: no disc stands there
    "square-is-empty": ("square",),
    # --- pass-or-play (also the codes of a square tapped as a move).
    # right: no empty square closes a line; color passes, color.other plays again
    "passes-rightly": ("color",),
    # passing is forbidden: a line of n along row `label` closes at the disc `stop` of `color`; find its
    # other end
    "may-not-pass-row": ("color", "stop", "label", "n"),
    # the same along column `label`
    "may-not-pass-column": ("color", "stop", "label", "n"),
    # the same along a diagonal
    "may-not-pass-diagonal": ("color", "stop", "n"),
    # second sentence after an illegal square: there is a move, elsewhere
    "a-move-exists": ("color", "square"),
    # second sentence when there is no move: try every square, then pass
    "pass-if-none-closes": ("color", "square"),
    # --- best-move (also the codes of a square tapped as a move). What is said of a wrong legal move names
    # no better one.
    # right; n discs flip
    "takes-corner": ("color", "square", "n"),
    # n discs flip, and the square is no corner
    "takes-no-corner": ("color", "square", "n"),
    # right: color.other can take no corner next
    "gives-no-corner": ("color", "square"),
    # color.other can take the corner `stop` next (here not the best square)
    "gives-corner": ("color", "square", "stop"),
    # right: leaves color.other n moves (n > 0), the fewest here
    "leaves-fewest": ("color", "square", "n"),
    # right: color.other has no move left and must pass
    "leaves-none": ("color", "square"),
    # n moves are left to color.other
    "leaves-replies": ("color", "square", "n"),
    # as leaves-none, but the game is over after the move
    "leaves-game-over": ("color", "square"),
    # right: n discs flip, the fewest here
    "flips-fewest": ("color", "square", "n"),
    # n discs flip
    "flips-discs": ("color", "square", "n"),
    # the better of two moves flips n discs, and `stop` flips `of`
    "flips-many": ("color", "square", "n", "of", "stop"),
    # second sentence about a wrong move
    "another-is-better": (),
    # --- referee: `color` made the move; all taps together.
    # right: all n; one reason for each follows
    "all-faults-found": ("color", "move", "n"),
    # n of `of` found (0 < n < of)
    "faults-found": ("color", "move", "n", "of"),
    # none of the `of` is among the taps
    "no-fault-found": ("color", "move", "of"),
    # all found, but others too
    "all-faults-and-more": ("color", "move", "of"),
    # --- referee: one fault, told once it has been found.
    # it stands between the move and `stop`, and kept its colour
    "was-forgotten": ("color", "square", "move", "stop"),
    # turned, though on no line through the move
    "turned-on-no-line": ("color", "square", "move"),
    # turned, though the own disc `stop` ended the line before
    "turned-beyond-own": ("color", "square", "move", "stop"),
    # turned, though the empty `stop` broke the line before
    "turned-beyond-gap": ("color", "square", "move", "stop"),
    # turned, though its line ends at the empty `stop`
    "turned-before-empty": ("color", "square", "move", "stop"),
    # turned, though its line runs off the board
    "turned-before-edge": ("color", "square", "move"),
    # a disc of `color` was turned over to color.other
    "turned-own-disc": ("color", "square", "move"),
    # --- referee: a fault still missing.
    # a disc was forgotten: look along row `label`
    "fault-forgotten-on-row": ("color", "move", "stop", "label"),
    # the same along column `label`
    "fault-forgotten-on-column": ("color", "move", "stop", "label"),
    # the same along a diagonal from the move
    "fault-forgotten-on-diagonal": ("color", "move", "stop"),
    # a disc was turned that should have stayed
    "fault-turned": ("color", "move"),
    # --- referee: a disc tapped that is as it should be.
    # it stands between the move and `stop`
    "rightly-turned": ("color", "square", "move", "stop"),
    # it kept color.other, and on no closed line it had to
    "rightly-left": ("color", "square", "move"),
    # it was a disc of `color` before the move
    "rightly-own": ("color", "square"),
    # the disc just placed
    "rightly-placed": ("color", "square"),
    # --- find-square.
    # right
    "square-found": ("square",),
    # column right, row not: count down from the top to row `label`
    "tapped-right-column": ("square", "move", "label"),
    # row right, column not: count from the left to column `label`
    "tapped-right-row": ("square", "move", "label"),
    # letter and number exchanged: the letter comes first, for the column
    "tapped-mirror": ("square", "move"),
    # neither column nor row (move is the square asked for, here and above)
    "tapped-elsewhere": ("square", "move"),
    # --- choice: square-name, corner-name. `square` is the name chosen; the ringed square's own name
    # stays unsaid.
    # right
    "name-is-right": ("square",),
    # letter and number exchanged: column letter first, row number second
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
    # --- choice: disc-on. `move` is the square asked about.
    # right: a disc of `color`
    "disc-stands-there": ("color", "move"),
    # right: it is empty
    "nothing-stands-there": ("move",),
    # what was answered is true of the mirrored `square`
    "perhaps-other-square": ("move", "square"),
    # find the column by its letter, then count down to the row
    "look-at-square": ("move",),
    # --- choice: next-on-line. `square` is the one chosen, `move` the last ringed one.
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
    # --- choice: first-player.
    # right: `color` always begins
    "plays-first": ("color",),
    # the side chosen is not the one: `color` here is the side chosen
    "other-plays-first": ("color",),
    # "either" chosen: it is always the same side
    "first-is-fixed": (),
    # --- choice: start-board.
    # right
    "board-is-start": (),
    # the colours are exchanged on `squares`
    "board-colors-swapped": ("squares",),
    # the discs on `squares` differ from the start
    "board-differs": ("squares",),
    # --- choice: disc-count. `black` and `white` are the count chosen.
    # right
    "discs-counted": ("black", "white"),
    # the disc that flipped still counted for its old side
    "counted-placed-not-flipped": ("black", "white"),
    # the new disc itself left out
    "counted-flip-without-placing": ("black", "white"),
    # Black's number comes first
    "counted-other-way-round": ("black", "white"),
    # anything else
    "count-discs-again": ("black", "white"),
    # --- choice: game-over.
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
    # --- choice: mobility. `black` and `white` are the counts chosen.
    # right
    "moves-counted": ("black", "white"),
    # each side given the other's moves
    "moves-other-way-round": ("black", "white"),
    # these are the discs; moves are asked
    "counted-discs-not-moves": ("black", "white"),
    # almost: color does have n moves; count the other side again
    "moves-right-for": ("color", "n"),
    # anything else
    "count-moves-again": ("black", "white"),
    # --- result. `black` and `white` are the final score in the right ones, the discs on the board in the
    # others.
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
    # --- Strategy: best-move by further measures, sequence, which-is-better, count-moves, marking discs.
    **STRATEGY_REASONS,
}
