"""Owns the codes of reasons by which strategy is judged; `reasons` says what their fields mean."""

STRATEGY_REASONS: dict[str, tuple[str, ...]] = {
    # --- best-move by a number n that the board says after the move, right or wrong; where there are `of` and
    # `stop`, the better of two moves, and the number of the other, `stop`.
    # right: n squares where `color` could play then, the most here
    "keeps-most-moves": ("color", "square", "n"),
    "keeps-moves": ("color", "square", "n"),
    "keeps-fewer-moves": ("color", "square", "n", "of", "stop"),
    # right: n empty squares are beside a disc of `color` then, the fewest here; color.other plays only there
    "leaves-fewest-potential": ("color", "square", "n"),
    "leaves-potential": ("color", "square", "n"),
    "leaves-more-potential": ("color", "square", "n", "of", "stop"),
    # right: n empty squares are beside a disc of color.other then, the most here
    "keeps-most-potential": ("color", "square", "n"),
    "keeps-potential": ("color", "square", "n"),
    "keeps-less-potential": ("color", "square", "n", "of", "stop"),
    # right: n discs of `color` are beside an empty square then, the fewest here
    "leaves-fewest-frontier": ("color", "square", "n"),
    "leaves-frontier": ("color", "square", "n"),
    "leaves-more-frontier": ("color", "square", "n", "of", "stop"),
    # right: n discs of `color` touch no empty square then, the most here
    "makes-most-inner": ("color", "square", "n"),
    "makes-inner": ("color", "square", "n"),
    "makes-fewer-inner": ("color", "square", "n", "of", "stop"),
    # right: n discs of `color` are stable then, the most here
    "makes-most-stable": ("color", "square", "n"),
    "makes-stable": ("color", "square", "n"),
    "makes-fewer-stable": ("color", "square", "n", "of", "stop"),
    # right: no region of empty squares is odd then
    "leaves-no-odd": ("square",),
    # right: n regions are odd then (n > 0), the fewest here
    "leaves-fewest-odd": ("color", "square", "n"),
    "leaves-odd": ("color", "square", "n"),
    "leaves-more-odd": ("color", "square", "n", "of", "stop"),
    # --- best-move by the exact end of the game, and sequence. Nobody errs after the move.
    # right: `color` wins by n
    "best-win": ("color", "square", "n"),
    # right: a draw, and no move wins
    "best-draw": ("color", "square"),
    # right: color.other wins by n whatever is played, and by more after other moves
    "best-loss": ("color", "square", "n"),
    # not the best: `color` still wins by n
    "ends-in-win": ("color", "square", "n"),
    # not the best: a draw
    "ends-in-draw": ("color", "square"),
    # not the best: color.other wins by n
    "ends-in-loss": ("color", "square", "n"),
    # second sentence: another move ends better
    "another-ends-better": (),
    # every move so far is right, and more are asked for
    "sequence-goes-on": ("color",),
    # --- choose: no measure is named. What is said of corners, moves and discs stands above.
    # right: nothing of it can be seen beside the other moves
    "best-here": ("square",),
    # right: each answer of color.other opens a corner
    "only-bad-left": ("color",),
    # right: along its edge nobody can flip the disc
    "edge-holds": ("square",),
    # right: color.other takes the corner `stop`, and `color` the square for it
    "gives-and-takes": ("color", "square", "stop"),
    # wrong: one odd region is left, and color.other enters it
    "one-odd-region": ("color",),
    # nearly right: loses no more than a few discs
    "sound-move": (),
    # wrong: color.other answers `stop`
    "answered": ("color", "square", "stop"),
    # wrong: the square is beside the empty corner `stop`
    "beside-corner": ("square", "stop"),
    # wrong: a corner is open to `color`, and the square is none
    "corner-is-open": ("square",),
    # wrong: leaves color.other n moves (n > 0)
    "leaves-moves": ("color", "square", "n"),
    # wrong: n discs of `color` are beside an empty square then
    "has-frontier": ("color", "square", "n"),
    # --- which-is-better; a second sentence says by how much.
    # right
    "is-better": ("square",),
    # second sentence: leaves color.other n moves, and `stop` leaves `of` (n, of may be 0)
    "leaves-beside": ("color", "square", "n", "of", "stop"),
    # --- count-moves: `color` is the side asked about.
    # right: n moves, on `squares`
    "has-moves": ("color", "squares", "n"),
    # more than the number chosen
    "has-more-moves": ("color",),
    # fewer than the number chosen
    "has-fewer-moves": ("color",),
    # n lines close, but some squares close several
    "counted-lines": ("n",),
    # color.other has n moves
    "counted-other-side": ("color", "n"),
    # --- mark-stable, mark-frontier: `color` is the side whose discs are asked for.
    # right: all n
    "all-stable-found": ("n",),
    "all-frontier-found": ("n",),
    # a disc of color.other was tapped
    "disc-of-other-side": ("color", "square"),
    # color.other flips the disc by playing `stop`
    "can-flip-now": ("color", "square", "stop"),
    # nothing holds the disc along row `label`, and play exists that flips it
    "not-held-on-row": ("square", "label"),
    # the same along column `label`
    "not-held-on-column": ("square", "label"),
    # the same along a diagonal
    "not-held-on-diagonal": ("square",),
    # no empty square is beside it
    "no-empty-beside": ("square",),
    # a stable disc is missing
    "missing-stable": ("color",),
    # a disc beside the empty `stop` is missing
    "missing-frontier": ("color", "stop"),
}
