"""What beginners misunderstand about Othello, in the order in which teachers are told."""

MISCONCEPTIONS = (
    "touch-is-enough",  # a square beside an opposing disc is enough
    "beside-own",  # one may continue the own group
    "wrong-side",  # plays the other colour
    "occupied",  # a disc can be put on a taken square
    "beyond-own",  # the line goes on behind one's own disc
    "through-gap",  # an empty square inside the line does not matter
    "edge-closes",  # the edge or a corner closes a line
    "misses-diagonals",  # only rows and columns count
    "one-line",  # a move flips one line
    "nearest-only",  # only discs beside the move flip
    "neighbours-flip",  # all opposing discs beside the move flip
    "ends-flip",  # the closing disc flips too
    "chain-reaction",  # flipped discs flip others
    "any-two",  # discs between any two own discs flip
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
    "stops-at-my-move",  # the board after one's own move is all there is to see
    "never-x-or-c",  # the squares beside an empty corner are forbidden
    "stable-now",  # stable discs first, whatever is urgent
    "walls-are-strong",  # a long line of own discs holds
    "count-only-theirs",  # leave few moves, and forget one's own
    "count-only-mine",  # many own moves are enough
    "sacrifice-always",  # giving a corner is clever
    "last-move-forgotten",  # every empty square is worth the same
    "opening-is-the-move",  # the mirror of an opening is another opening
    "row-col-swap",  # number before letter
    "rows-from-bottom",  # rows counted as in chess
    "columns-from-right",  # columns lettered from the right
    "placed-but-not-flipped",  # the new disc counted, the flipped one not
    "flip-without-placing",  # the flipped disc counted, the new one not
)
