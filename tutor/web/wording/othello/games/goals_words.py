"""Sentences about the goals of a game inside a lesson, and about the move that gave a corner away."""

from tutor.games.othello.goals import GoalKind
from tutor.web.site.messages import N_, Sentence, Sided
from tutor.web.wording.kind_sentences import KindWords
from tutor.web.wording.pages.goal_game_words import MISSED_IN_TIME, REACHED_OVER, WITH_PARTNER

GOALS: dict[GoalKind, Sentence] = {
    "finish": N_("Play this game to the end."),
    "win": N_("Win this game."),
    "not-lose": N_("Do not lose this game."),
    "margin": N_("Win by %(n)s discs or more."),
    "take-corner": N_("Take a corner within your next %(n)s moves."),
    "give-no-corner": Sided(
        black=N_("For your next %(n)s moves, let White take no corner."),
        white=N_("For your next %(n)s moves, let Black take no corner."),
    ),
    "keep-moves": Sided(
        black=N_("Leave White %(n)s moves or fewer, %(of)s turns in a row."),
        white=N_("Leave Black %(n)s moves or fewer, %(of)s turns in a row."),
    ),
    "make-pass": Sided(
        black=N_("Make White pass within your next %(n)s moves."),
        white=N_("Make Black pass within your next %(n)s moves."),
    ),
    "stable": N_("Own %(n)s discs that can never flip, within your next %(of)s moves."),
    "frontier": N_("After %(of)s moves, at most %(n)s of your discs touch an empty square."),
    "more-moves": Sided(
        black=N_("After %(of)s moves, have %(n)s moves more than White."),
        white=N_("After %(of)s moves, have %(n)s moves more than Black."),
    ),
    "last-move": N_("Place the last disc of the game."),
}
"""The goal as the question of its step, for the learner's colour."""

TURNING_POINT_CORNER: Sentence = Sided(
    black=N_("The game turned at %(square)s: %(stop)s would have kept White out."),
    white=N_("The game turned at %(square)s: %(stop)s would have kept Black out."),
)

TALLY: dict[str, Sentence] = {
    "replies-left": Sided(
        black=N_("White’s moves after your turn: %(n)s. Goal: %(of)s or fewer."),
        white=N_("Black’s moves after your turn: %(n)s. Goal: %(of)s or fewer."),
    ),
    # Translators: how many turns one after another went well, of so many
    "turns-running": N_("Turns in a row: %(n)s of %(of)s."),
    "replies-to-none": Sided(
        black=N_("White’s moves after your turn: %(n)s. Goal: none."),
        white=N_("Black’s moves after your turn: %(n)s. Goal: none."),
    ),
    "corners-empty": N_("Corners still empty: %(n)s."),
    "no-corner-lost": Sided(
        black=N_("White has taken no corner so far."), white=N_("Black has taken no corner so far.")
    ),
    "discs-stable": N_("Your discs that can never flip: %(n)s. Goal: %(of)s."),
    "discs-beside-empty": N_("Your discs beside empty squares: %(n)s. Goal: %(of)s or fewer."),
    "moves-ahead": Sided(
        black=N_("Moves now: Black %(black)s, White %(white)s. Goal: %(n)s more for Black."),
        white=N_("Moves now: Black %(black)s, White %(white)s. Goal: %(n)s more for White."),
    ),
    "squares-empty": N_("Empty squares: %(n)s."),
    "discs-ahead": Sided(
        black=N_("Discs now: Black %(black)s, White %(white)s. Goal: Black wins by %(n)s."),
        white=N_("Discs now: Black %(black)s, White %(white)s. Goal: White wins by %(n)s."),
    ),
    "discs-now": N_("Discs now: Black %(black)s, White %(white)s."),
}
"""What is counted while a game is played, for the learner's colour."""

MISSES: dict[str, Sentence] = {
    "corner-lost": Sided(
        black=N_("White took the corner %(stop)s."), white=N_("Black took the corner %(stop)s.")
    ),
    "no-corner-taken": N_("You have made your %(n)s moves and taken no corner."),
    "no-corner-left": N_("No corner is left to take."),
    # Translators: how many turns one after another went well at most, and how many were asked for
    "longest-run": N_("Your best run: %(n)s of %(of)s turns."),
    "never-passed": Sided(
        black=N_("White had a move after each of your turns."),
        white=N_("Black had a move after each of your turns."),
    ),
    "last-disc": Sided(
        black=N_("White has placed the last disc."), white=N_("Black has placed the last disc.")
    ),
}
"""What made a goal impossible, for the learner's colour."""

WORDS = KindWords(
    "play",
    questions={str(kind): sentence for kind, sentence in GOALS.items()},
    hints={},
    replies={
        "goal-reached": REACHED_OVER,
        "goal-gone": MISSED_IN_TIME,
        "goal-open": MISSED_IN_TIME,
        **TALLY,
        **MISSES,
    },
    solution=WITH_PARTNER,
)
