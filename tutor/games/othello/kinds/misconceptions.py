"""What beginners misunderstand about Othello, in the order in which it is told."""

MISCONCEPTIONS = (
    "touch-is-enough",  # beside an opposing disc is enough
    "beside-own",  # one's own group may be continued
    "wrong-side",  # plays the other colour
    "occupied",  # a disc can be put on a taken square
    "beyond-own",  # the line goes on behind one's own disc
    "through-gap",  # an empty square inside the line does not matter
    "edge-closes",  # the edge or a corner closes a line
    "misses-diagonals",  # only rows and columns count
    "one-line",  # a move flips one line
    "nearest-only",  # only touching discs turn
    "neighbours-flip",  # all touching opposing discs turn
    "ends-flip",  # the closing disc turns too
    "chain-reaction",  # turned discs turn others
    "any-two",  # discs between any two own discs turn
    "may-leave",  # one may choose what to flip
    "pass-optional",  # pass when moves look bad
    "never-pass",  # there must be a move
    "pass-ends-game",  # one pass ends the game
    "full-board-only",  # the game goes on until the board is full
    "raw-count",  # empty squares do not count
    "more-now-better",  # most flips is best
    "x-looks-good",  # diagonally beside an empty corner is good
    "c-looks-good",  # straight beside an empty corner is good
    "edge-always",  # an edge square is always good
    "corner-at-any-price",  # a corner at once, whatever comes of it
    "fewest-flips-always",  # flip as little as one can
    "stops-at-my-move",  # the board after the own move is all there is to see
    "never-x-or-c",  # the squares beside an empty corner are forbidden
    "stable-now",  # stable discs first, whatever is urgent
    "walls-are-strong",  # a long line of own discs holds
    "count-only-theirs",  # leave few moves, and forget the own ones
    "count-only-mine",  # many own moves are enough
    "sacrifice-always",  # giving a corner is clever
    "last-move-forgotten",  # every empty square is worth the same
    "opening-is-the-move",  # mirrors of an opening are openings of their own
    "row-col-swap",  # number before letter
    "rows-from-bottom",  # rows counted as in chess
    "columns-from-right",  # columns lettered from the right
    "placed-but-not-flipped",  # the new disc counted, the flipped one not
    "flip-without-placing",  # the flipped disc counted, the new one not
)
