"""Sentences about a square to find, a question with choices, and the result of a game."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided

SENTENCES: dict[str, Sentence] = {
    "square-found": N_("Correct: this is %(square)s."),
    "tapped-right-column": N_(
        "This is %(square)s. The column is right. Count down from the top to row %(label)s."
    ),
    "tapped-right-row": N_("This is %(square)s. The row is right. Go from the left to column %(label)s."),
    "tapped-mirror": N_("This is %(square)s. The letter names the column, the number names the row."),
    "tapped-elsewhere": N_(
        "This is %(square)s. Find the letter at the top, then count the rows from the top."
    ),
    "name-is-right": N_("Correct: this is %(square)s."),
    "name-letter-first": N_(
        "%(square)s is another square. The letter of the column comes first, then the number of the row."
    ),
    "name-rows-from-top": N_("%(square)s is another square. Rows are counted from the top."),
    "name-columns-from-left": N_("%(square)s is another square. Columns go from left to right."),
    "name-right-column": N_("The letter is right. Now count the rows from the top."),
    "name-right-row": N_("The number is right. Now look straight up and read the letter of the column."),
    "name-elsewhere": N_(
        "%(square)s is another square. Read the letter at the top and the number at the side."
    ),
    "disc-stands-there": Sided(
        black=N_("Correct: a black disc stands on %(move)s."),
        white=N_("Correct: a white disc stands on %(move)s."),
    ),
    "nothing-stands-there": N_("Correct: %(move)s is empty."),
    "perhaps-other-square": N_(
        "Did you look at %(square)s? Find %(move)s: the letter names the column, the number names the row."
    ),
    "look-at-square": N_("Find %(move)s again: the letter names the column, the number names the row."),
    "continues-line": N_("Correct: %(square)s comes next on this line."),
    "leaves-line-same-column": N_(
        "%(square)s is in the same column as %(move)s. On a diagonal the letter changes too."
    ),
    "leaves-line-same-row": N_(
        "%(square)s is in the same row as %(move)s. On a diagonal the number changes too."
    ),
    "line-turns-back": N_("At %(square)s the line would bend. It goes straight on from %(move)s."),
    "skips-on-line": N_("%(square)s is on the line, but it is not the next square after %(move)s."),
    "not-on-line": N_(
        "%(square)s is not on this line. Go one more step in the same direction from %(move)s."
    ),
    "plays-first": Sided(
        black=N_("Correct: Black always plays first."),
        white=N_("Correct: White always plays first."),
    ),
    "other-plays-first": Sided(
        black=N_("Black does not play first. It is always the same side that begins."),
        white=N_("White does not play first. It is always the same side that begins."),
    ),
    "first-is-fixed": N_("It is always the same side that begins."),
    "board-is-start": N_("Correct: this is how every game starts."),
    "board-colors-swapped": N_("Here the colours on %(squares)s are swapped."),
    "board-differs": N_(
        "Look at %(squares)s: at the start the two discs of each colour stand on a diagonal."
    ),
    "discs-counted": N_("Correct: Black %(black)s, White %(white)s."),
    "counted-placed-not-flipped": N_(
        "The new disc is counted, but one disc has flipped too. It changed sides."
    ),
    "counted-flip-without-placing": N_("The flipped disc is counted, but the new disc is missing."),
    "counted-other-way-round": N_(
        "The numbers are right, but the sides are exchanged. Black’s number comes first."
    ),
    "count-discs-again": N_("Count again: first the black discs, then the white discs."),
    "over-none-can-move": NP_(
        "Correct: %(n)s square is empty, but neither side can move. The game is over.",
        "Correct: %(n)s squares are empty, but neither side can move. The game is over.",
    ),
    "over-board-full": N_("Correct: the board is full. The game is over."),
    "not-over-can-move": Sided(
        black=NP_("Correct: Black still has %(n)s move.", "Correct: Black still has %(n)s moves."),
        white=NP_("Correct: White still has %(n)s move.", "Correct: White still has %(n)s moves."),
    ),
    "not-over-other-can-move": Sided(
        black=NP_(
            "Correct: Black must pass, but White still has %(n)s move.",
            "Correct: Black must pass, but White still has %(n)s moves.",
        ),
        white=NP_(
            "Correct: White must pass, but Black still has %(n)s move.",
            "Correct: White must pass, but Black still has %(n)s moves.",
        ),
    ),
    "can-still-move": Sided(
        black=N_("Black can still move. The game ends only when neither side can move."),
        white=N_("White can still move. The game ends only when neither side can move."),
    ),
    "other-can-still-move": Sided(
        black=N_("Black must pass, but White can still move. The game ends only when neither side can move."),
        white=N_("White must pass, but Black can still move. The game ends only when neither side can move."),
    ),
    "no-side-can-move": N_("Neither side can move any more, so the game is over."),
    "moves-counted": N_("Correct. Moves: Black %(black)s, White %(white)s."),
    "moves-other-way-round": N_("The numbers are right, but the sides are swapped."),
    "counted-discs-not-moves": N_("These are the discs. Count the squares where each side can play."),
    "moves-right-for": Sided(
        black=N_("Almost: Black’s number is right. Count White’s moves again."),
        white=N_("Almost: White’s number is right. Count Black’s moves again."),
    ),
    "count-moves-again": N_("Count again: look at every empty square, first for Black, then for White."),
    "wins-with-empties": Sided(
        black=NP_(
            "Black wins: Black %(black)s, White %(white)s. The empty square goes to the winner.",
            "Black wins: Black %(black)s, White %(white)s. The %(of)s empty squares go to the winner.",
            by="of",
        ),
        white=NP_(
            "White wins: Black %(black)s, White %(white)s. The empty square goes to the winner.",
            "White wins: Black %(black)s, White %(white)s. The %(of)s empty squares go to the winner.",
            by="of",
        ),
    ),
    "wins-full-board": Sided(
        black=N_("Correct, Black wins: Black %(black)s, White %(white)s."),
        white=N_("Correct, White wins: Black %(black)s, White %(white)s."),
    ),
    "draw-with-empties": NP_(
        "Correct, a draw: %(black)s–%(white)s. The empty square is shared.",
        "Correct, a draw: %(black)s–%(white)s. The %(of)s empty squares are shared.",
        by="of",
    ),
    "draw-full-board": N_("Correct, a draw: %(black)s–%(white)s."),
    "empties-go-to-winner": Sided(
        black=NP_(
            "Black wins, and the discs are counted right. The empty square still goes to the winner.",
            "Black wins, and the discs are counted right. The %(of)s empty squares still go to the winner.",
            by="of",
        ),
        white=NP_(
            "White wins, and the discs are counted right. The empty square still goes to the winner.",
            "White wins, and the discs are counted right. The %(of)s empty squares still go to the winner.",
            by="of",
        ),
    ),
    "empties-are-shared": NP_(
        "It is a draw, and the discs are counted right. The empty square is shared.",
        "It is a draw, and the discs are counted right. The %(of)s empty squares are shared.",
        by="of",
    ),
    "winner-right-count-again": Sided(
        black=N_(
            "Black wins, but by another score. Count the discs again, then give the empty squares to the winner."
        ),
        white=N_(
            "White wins, but by another score. Count the discs again, then give the empty squares to the winner."
        ),
    ),
    "count-result-again": N_(
        "Count again: black discs %(black)s, white discs %(white)s. The side with more discs wins."
    ),
    "result-is-final": N_("Neither side can move any more, so the game is over."),
}
