"""Sentences of the puzzle "Which move?"."""

from tutor.web.site.messages import N_, NP_, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.othello.mistake_sentences import COSTS, COSTS_MANY, FAULTS, MUCH_BETTER, WORTH_MORE
from tutor.web.wording.othello.moves import opened_words, tapped
from tutor.web.wording.othello.strategy import measure_questions, measure_words
from tutor.web.wording.tasks import PARTS

WORDS = KindWords(
    "choose",
    aim=N_(
        "The best move leads to the best result at the end of the game. How many discs it flips now does not matter."
    ),
    questions={
        "choose": N_("Which move?"),
    },
    hints={
        "choose": N_("Before you play, look for the best answer of the other side."),
        **measure_questions.HINTS,
        **PARTS,
        **tapped.ALONG,
    },
    replies={
        **tapped.REPLIES,
        **measure_words.REPLIES,
        **opened_words.REPLIES,
        "best-here": N_("No move is better here than %(square)s."),
        "corner-stays": N_("%(square)s is a corner: a disc there can never be flipped back."),
        "only-safe-move": Sided(
            black=N_("Only %(square)s keeps White out of every corner."),
            white=N_("Only %(square)s keeps Black out of every corner."),
        ),
        "others-give": Sided(
            black=N_(
                "After %(square)s, White cannot take a corner. After %(move)s, White could take %(stop)s."
            ),
            white=N_(
                "After %(square)s, Black cannot take a corner. After %(move)s, Black could take %(stop)s."
            ),
        ),
        "line-loses-end": Sided(
            black=N_(
                "%(square)s flips the disc on %(stop)s. Without it, White has no line into the corner %(move)s."
            ),
            white=N_(
                "%(square)s flips the disc on %(stop)s. Without it, Black has no line into the corner %(move)s."
            ),
        ),
        "x-beside-corner": N_("%(square)s is an X-square, beside the empty corner %(stop)s."),
        "c-beside-corner": N_("%(square)s is a C-square, beside the empty corner %(stop)s."),
        "x-gives-corner": Sided(
            black=N_("%(square)s is an X-square: after it, White can take the corner %(stop)s."),
            white=N_("%(square)s is an X-square: after it, Black can take the corner %(stop)s."),
        ),
        "c-gives-corner": Sided(
            black=N_("%(square)s is a C-square: after it, White can take the corner %(stop)s."),
            white=N_("%(square)s is a C-square: after it, Black can take the corner %(stop)s."),
        ),
        "line-opens": Sided(
            black=N_(
                "Once White has a disc at the other end of the line through %(square)s, White can take the corner %(stop)s."
            ),
            white=N_(
                "Once Black has a disc at the other end of the line through %(square)s, Black can take the corner %(stop)s."
            ),
        ),
        "corner-can-wait": Sided(
            black=N_("White has no line to %(square)s: this corner can wait."),
            white=N_("Black has no line to %(square)s: this corner can wait."),
        ),
        "one-more": Sided(
            black=NP_(
                "Nearly as few: %(square)s leaves White %(n)s move, the best move one fewer.",
                "Nearly as few: %(square)s leaves White %(n)s moves, the best move one fewer.",
            ),
            white=NP_(
                "Nearly as few: %(square)s leaves Black %(n)s move, the best move one fewer.",
                "Nearly as few: %(square)s leaves Black %(n)s moves, the best move one fewer.",
            ),
        ),
        "only-bad-left": Sided(
            black=N_("White has only bad moves left."),
            white=N_("Black has only bad moves left."),
        ),
        "edge-holds": N_("Nobody can flip %(square)s along the edge."),
        "gives-and-takes": Sided(
            black=N_("White gets %(stop)s. Black gets %(square)s for it."),
            white=N_("Black gets %(stop)s. White gets %(square)s for it."),
        ),
        "one-odd-region": Sided(
            black=N_("One odd region is left, and White gets to play there first."),
            white=N_("One odd region is left, and Black gets to play there first."),
        ),
        "all-gifts": Sided(
            black=N_(
                "After %(square)s, every move of White has “!”: whatever White plays, Black can take a corner."
            ),
            white=N_(
                "After %(square)s, every move of Black has “!”: whatever Black plays, White can take a corner."
            ),
        ),
        "leaves-safe": Sided(
            black=N_(
                "After %(square)s, White still has moves without “!”: they give no corner away. After the best move, none."
            ),
            white=N_(
                "After %(square)s, Black still has moves without “!”: they give no corner away. After the best move, none."
            ),
        ),
        "only-gifts": Sided(
            black=N_("White answers %(stop)s. Now every move of Black has “!”: each gives a corner away."),
            white=N_("Black answers %(stop)s. Now every move of White has “!”: each gives a corner away."),
        ),
        "leaves-no-pass": Sided(
            black=NP_(
                "%(square)s leaves White %(n)s move. After the best move, White must pass.",
                "%(square)s leaves White %(n)s moves. After the best move, White must pass.",
            ),
            white=NP_(
                "%(square)s leaves Black %(n)s move. After the best move, Black must pass.",
                "%(square)s leaves Black %(n)s moves. After the best move, Black must pass.",
            ),
        ),
        "sound-move": NP_(
            "A good move. %(stop)s is about %(n)s disc better.",
            "A good move. %(stop)s is about %(n)s discs better.",
        ),
        "answered": Sided(black=N_("White answers %(stop)s."), white=N_("Black answers %(stop)s.")),
        "no-line-to-corner": Sided(
            black=N_("White has no line into the corner %(stop)s."),
            white=N_("Black has no line into the corner %(stop)s."),
        ),
        "touches-no-corner": N_("%(square)s touches no empty corner."),
        "answer-leaves-fewer": Sided(
            black=NP_(
                "White answers %(stop)s. Then Black has %(n)s move. After the best move and its answer: %(of)s.",
                "White answers %(stop)s. Then Black has %(n)s moves. After the best move and its answer: %(of)s.",
            ),
            white=NP_(
                "Black answers %(stop)s. Then White has %(n)s move. After the best move and its answer: %(of)s.",
                "Black answers %(stop)s. Then White has %(n)s moves. After the best move and its answer: %(of)s.",
            ),
        ),
        "answer-leaves-more": Sided(
            black=NP_(
                "White answers %(stop)s. Then Black has %(n)s move. After %(move)s and its answer: only %(of)s.",
                "White answers %(stop)s. Then Black has %(n)s moves. After %(move)s and its answer: only %(of)s.",
            ),
            white=NP_(
                "Black answers %(stop)s. Then White has %(n)s move. After %(move)s and its answer: only %(of)s.",
                "Black answers %(stop)s. Then White has %(n)s moves. After %(move)s and its answer: only %(of)s.",
            ),
        ),
        "leaves-more": Sided(
            black=NP_(
                "%(square)s leaves White %(n)s move, the best move only %(of)s.",
                "%(square)s leaves White %(n)s moves, the best move only %(of)s.",
            ),
            white=NP_(
                "%(square)s leaves Black %(n)s move, the best move only %(of)s.",
                "%(square)s leaves Black %(n)s moves, the best move only %(of)s.",
            ),
        ),
        "ends-with": Sided(
            black=NP_(
                "If both sides play well, Black ends with about %(n)s disc. After the best move, it would be about %(of)s.",
                "If both sides play well, Black ends with about %(n)s discs. After the best move, it would be about %(of)s.",
            ),
            white=NP_(
                "If both sides play well, White ends with about %(n)s disc. After the best move, it would be about %(of)s.",
                "If both sides play well, White ends with about %(n)s discs. After the best move, it would be about %(of)s.",
            ),
        ),
        "worth-more": WORTH_MORE,
        "much-better": MUCH_BETTER,
        "costs": COSTS,
        "costs-much": COSTS_MANY,
        "beside-corner": FAULTS["off-corner"],
        "corner-is-open": FAULTS["takes-corner"],
        "leaves-moves": FAULTS["fewest-replies"],
        "has-frontier": FAULTS["fewest-frontier"],
    },
    solution=measure_questions.SOLUTION,
    titles={
        "choose": N_("Find a good move"),
    },
)
