"""What a learner misunderstands about Othello, in the learner's own words."""

from tutor.web.site.messages import N_

MISUNDERSTOOD: dict[str, str] = {
    "touch-is-enough": N_(
        "Sometimes you play beside the other colour, even where nothing flips. Follow the line to its far end: is your own disc there?"
    ),
    "beside-own": N_("Sometimes you play beside your own discs. Start beside a disc of the other colour."),
    "wrong-side": N_(
        "Sometimes you look for the other side’s moves. First see who is to move, then look for that colour at the end of the line."
    ),
    "occupied": N_("Sometimes you tap squares that are taken. A new disc goes on an empty square."),
    "beyond-own": N_(
        "Sometimes you count discs beyond your own disc. The first disc of your colour ends the line."
    ),
    "through-gap": N_("Sometimes you go on past an empty square. One empty square breaks the line."),
    "edge-closes": N_(
        "Sometimes you count a line that runs to the edge. It must end at a disc of your colour."
    ),
    "misses-diagonals": N_(
        "Sometimes you miss lines that run diagonally. After the row and the column, look along the four slanting lines."
    ),
    "one-line": N_(
        "Sometimes you stop after one line. Go round the new disc like the hand of a clock: eight directions."
    ),
    "nearest-only": N_(
        "Sometimes you flip only the disc next to the new one. Every disc between the two ends flips, however long the line."
    ),
    "neighbours-flip": N_(
        "Sometimes you flip every neighbour of the new disc. A neighbour flips only if its line ends at your disc."
    ),
    "ends-flip": N_(
        "Sometimes you flip the disc that ends the line. The two ends stay, what is between them flips."
    ),
    "chain-reaction": N_(
        "Sometimes you let flipped discs flip others. Lines start only at the disc that was just placed."
    ),
    "any-two": N_(
        "Sometimes you flip discs that already lay between two of yours. Only lines from the new disc count."
    ),
    "may-leave": N_(
        "Sometimes you leave a line unflipped. Every line that ends at your own disc must flip, wanted or not."
    ),
    "pass-optional": N_(
        "Sometimes you pass when you have a move. If you have a move you must play it, even a bad one."
    ),
    "never-pass": N_(
        "Sometimes you look for a move where there is none. If nothing would flip from any empty square, you must pass."
    ),
    "pass-ends-game": N_(
        "Sometimes you end the game when one side must pass. It ends only when neither side can move."
    ),
    "full-board-only": N_(
        "Sometimes you go on until the board is full. The game is over as soon as neither side can move."
    ),
    "raw-count": N_("Sometimes you leave the empty squares out of the score. They go to the winner."),
    "more-now-better": N_(
        "Sometimes you take the move that flips most. Count what the other side can do after it."
    ),
    "x-looks-good": N_(
        "Sometimes you play diagonally beside an empty corner. From there the other side can reach the corner."
    ),
    "c-looks-good": N_(
        "Sometimes you play on the edge beside an empty corner. From there the other side can reach the corner."
    ),
    "edge-always": N_(
        "Sometimes you take the edge whenever you can. Look first at what the other side can do then."
    ),
    "corner-at-any-price": N_(
        "Sometimes you take a corner at once, though another move is urgent. If the other side cannot reach it, the corner can wait."
    ),
    "fewest-flips-always": N_(
        "Sometimes you flip as few discs as you can. Count the moves that the other side has then, not the discs."
    ),
    "stops-at-my-move": N_(
        "Sometimes you look only at the board after your own move. Look at the other side’s best answer too."
    ),
    "never-x-or-c": N_(
        "Sometimes you stay off a square beside an empty corner though it is safe. First look for the line into the corner."
    ),
    "stable-now": N_(
        "Sometimes you collect discs that can never flip though another move is urgent. They can usually wait."
    ),
    "walls-are-strong": N_(
        "Sometimes you build a long wall beside empty squares. It gives the other side moves."
    ),
    "count-only-theirs": N_(
        "Sometimes you leave the other side few moves and forget your own. Count the moves of both sides."
    ),
    "count-only-mine": N_(
        "Sometimes you keep many moves and forget those of the other side. Count the moves of both sides."
    ),
    "sacrifice-always": N_(
        "Sometimes you give a corner and get nothing for it. Look at what you take in return."
    ),
    "last-move-forgotten": N_(
        "Sometimes you play in an even region while an odd one is left. Whoever enters an odd one first usually plays last in it."
    ),
    "opening-is-the-move": N_(
        "Sometimes you take an opening for another because it begins on another square. Black’s four first moves are one move, seen in a mirror."
    ),
    "row-col-swap": N_(
        "Sometimes you read the number before the letter. The letter comes first, from left to right; then the number, from the top."
    ),
    "rows-from-bottom": N_("Sometimes you count the rows from the bottom. Row 1 is at the top."),
    "columns-from-right": N_("Sometimes you count the columns from the right. Column a is on the left."),
    "placed-but-not-flipped": N_(
        "Sometimes you count the new disc but not the one that flipped. A move changes both."
    ),
    "flip-without-placing": N_(
        "Sometimes you count the flipped disc but not the new one. A move changes both."
    ),
}
"""What the learner does, and where to look instead, by the code of the misconception."""
