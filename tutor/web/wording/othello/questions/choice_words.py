"""Sentences of the questions with options, by what they are about."""

from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.opening_words import IS_NAMED, NAMES
from tutor.web.wording.othello.questions.columns import IN_COLUMN
from tutor.web.wording.tasks import SCORE, SIDE

RINGED_IS_NEW: Sentence = N_("The ringed disc on %(square)s is new.")
"""Said before the question how many discs there are, if the last move is ringed."""

WORDS = KindWords(
    "choice",
    questions={
        "ringed-is-new": RINGED_IS_NEW,
        "square-name": N_("What is the name of the ringed square?"),
        "corner-name": N_("Which corner is ringed?"),
        "disc-on": N_("What is on %(square)s?"),
        "next-on-line": N_("Which square comes next on this line?"),
        "first-player": N_("Who plays first?"),
        "start-board": N_("Which board shows the start of a game?"),
        "disc-count": N_("How many discs does each side have now?"),
        "game-over": N_("Is the game over?"),
        "mobility": N_("How many moves does each side have?"),
        "opening-name": N_("What is this opening called?"),
    },
    hints={
        "square-name": IN_COLUMN,
        "corner-name": IN_COLUMN,
        "disc-on": IN_COLUMN,
        "next-on-line": N_("See how the letter changes from square to square, then the number."),
        "first-player": N_("It is the same side in every game."),
        "start-board": N_("Look at the four squares in the middle."),
        "disc-count": N_("Count the black discs first, then the white discs."),
        "game-over": N_("Ask both sides: can you move?"),
        "mobility": N_("Count the squares where a side can play, first for Black, then for White."),
        "opening-name": N_("Turn the board in your head until the first move is on f5."),
    },
    replies={
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
        "board-shifted": N_(
            "The pattern is right, but not its place: a game starts with discs on %(squares)s."
        ),
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
        "count-discs-again": N_(
            "Count again, row by row. Row %(label)s has black discs: %(black)s, white discs: %(white)s."
        ),
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
            black=N_(
                "Black must pass, but White can still move. The game ends only when neither side can move."
            ),
            white=N_(
                "White must pass, but Black can still move. The game ends only when neither side can move."
            ),
        ),
        "no-side-can-move": N_("Neither side can move any more, so the game is over."),
        "moves-counted": N_("Correct. Moves: Black %(black)s, White %(white)s."),
        "moves-other-way-round": N_("The numbers are right, but the sides are swapped."),
        "counted-discs-not-moves": N_("These are the discs. Count the squares where each side can play."),
        "moves-right-for": Sided(
            black=N_(
                "Almost: Black’s number is right. White can play on some of the marked squares only: look at each."
            ),
            white=N_(
                "Almost: White’s number is right. Black can play on some of the marked squares only: look at each."
            ),
        ),
        "count-moves-again": N_(
            "Count Black’s moves first: Black can play only on marked squares. Then count White’s."
        ),
        **IS_NAMED,
        "opening-goes": N_("That opening goes %(squares)s. Play it in your head."),
        "opening-mirrored": N_(
            "It is one of these, only begun on another square. Turn the board in your head."
        ),
        "opening-is-named": N_("It is one of these. Play their first moves in your head."),
    },
    options={
        "disc": Sided(black=N_("A black disc"), white=N_("A white disc")),
        "nothing": N_("Nothing"),
        "side": SIDE,
        "either": N_("Either side"),
        "discs": SCORE,
        "yes": N_("Yes, the game is over"),
        "no": N_("No, the game goes on"),
        "moves": SCORE,
        "none-of-these": N_("None of these"),
        **NAMES,
    },
    titles={
        "square-name": N_("Name the ringed square"),
        "disc-on": N_("What is on a square?"),
        "disc-count": N_("Count the discs"),
        "mobility": N_("Count the moves of both sides"),
    },
    learned={
        "disc-count": N_("You can count the discs on a board."),
        "game-over": N_("You can tell whether a game is over."),
        "mobility": N_("You can count the moves of both sides."),
    },
)
