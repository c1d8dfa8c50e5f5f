"""The ten levels as opponents: a word for the habit of each, its introduction, and what it says of a move.

What they say of themselves is true: it is what `tutor/games/othello/engine/levels.py` makes them do.
"""

from collections.abc import Mapping

from tutor.games.base import PASS, Game, Move
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.engine.levels import LEVELS
from tutor.games.othello.rules.position import OthelloPosition
from tutor.games.table import USUAL_GAME
from tutor.web.site.messages import N_, Sentence
from tutor.web.wording import Say, Wording
from tutor.web.wording.game_words import OpponentWords

OPPONENTS: Mapping[int, OpponentWords] = {
    # Translators: the habit of an opponent in one word or two: "Level 1, hasty"
    1: OpponentWords(N_("hasty"), N_("I take as many as I can, and I often overlook diagonals.")),
    # Translators: the habit of an opponent: "Level 2, fond of corners"
    2: OpponentWords(N_("fond of corners"), N_("I love corners, and the squares beside them too.")),
    # Translators: the habit of an opponent: "Level 3, alert"
    3: OpponentWords(N_("alert"), N_("I take every corner I see.")),
    # Translators: the habit of an opponent: "Level 4, careful"
    4: OpponentWords(N_("careful"), N_("I do not like to go beside an empty corner.")),
    # Translators: the habit of an opponent: "Level 5, curious"
    5: OpponentWords(N_("curious"), N_("I look at one move, and sometimes slip.")),
    # Translators: the habit of an opponent: "Level 6, thoughtful"
    6: OpponentWords(N_("thoughtful"), N_("I also think of your answer.")),
    # Translators: the habit of an opponent: "Level 7, far-sighted"
    7: OpponentWords(N_("far-sighted"), N_("I look three moves ahead.")),
    # Translators: the habit of an opponent, who knows the openings: "Level 8, well-read"
    8: OpponentWords(N_("well-read"), N_("I know the openings.")),
    # Translators: the habit of an opponent, who counts the end of a game: "Level 9, exact"
    9: OpponentWords(N_("exact"), N_("I make no mistake in the last twelve squares.")),
    # Translators: the habit of the strongest opponent: "Level 10, deep-thinking"
    10: OpponentWords(N_("deep-thinking"), N_("I look seven moves ahead.")),
}

# Translators: an opponent says this of its own move, a corner
CORNER: Sentence = N_("I took the corner %(move)s. My disc there can never flip.")
# Translators: an opponent says this of its own move; n and less count the moves of the learner, 2 or more
LEFT_MORE: Sentence = N_(
    "I played %(move)s. You have %(n)s moves now; %(square)s would have left you only %(less)s."
)
# Translators: an opponent says this of its own move; n counts the moves of the learner, 2 or 3
LEFT_FEW: Sentence = N_("I played %(move)s. You have only %(n)s moves now.")

MUCH, FEW = 5, 3
"""How many replies more or less than after another move are remarkable, and the most that are few."""


def introduced(game: Game, level: int) -> OpponentWords | None:
    """A level's habit and introduction; None if they are not true in this game.

    Levels that like corners avoid them if the fewest discs win, and level 8 knows openings only of Othello.
    """
    known = LEVELS.get(level)
    if known is None or (known.eye is not None and not game.most_wins):
        return None
    return None if level == 8 and game.name != USUAL_GAME else OPPONENTS.get(level)


def say_of_move(wording: Wording, position: OthelloPosition, move: Move) -> Say | None:
    """One true sentence about a move that changed much; None for any other."""
    if move == PASS:
        return None
    if move in {place.square for place in places(position.game.shape)}:
        return wording.say(CORNER, move=move)
    replies = _replies(position, move)
    if replies is None:
        return None
    others = {other: _replies(position, other) for other in position.legal_moves() if other != move}
    counted = {other: left for other, left in others.items() if left is not None and left >= 2}
    best = min(counted, key=counted.__getitem__, default=move)
    if best != move and replies - counted[best] >= MUCH:
        return wording.say(LEFT_MORE, move=move, square=best, n=replies, less=counted[best])
    few = 2 <= replies <= FEW and max(counted.values(), default=0) - replies >= MUCH
    return wording.say(LEFT_FEW, move=move, n=replies) if few else None


def _replies(position: OthelloPosition, move: Move) -> int | None:
    """How many moves it leaves to the other side; None if that side must pass or the game is over."""
    after = position.play(move)
    theirs = position.to_move.other if position.to_move else None
    answers = theirs is not None and after.to_move is theirs and not after.must_pass()
    return len(after.legal_moves()) if answers else None
