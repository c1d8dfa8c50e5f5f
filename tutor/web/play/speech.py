"""What the opponent says in a game: who it is at the beginning, and a word about a move that changed much.

A reader may silence it for good; then it says nothing in any game.
"""

from flask import session
from markupsafe import escape

from tutor.games.base import Game
from tutor.web.play.game_actions import Match
from tutor.web.play.game_types import OpponentView, SpeechView
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.pages import play_words as words

SILENT = "silent"


def is_silent() -> bool:
    """Whether this reader has silenced the opponents."""
    return bool(session.get(SILENT))


def turn_silence() -> None:
    """Silence every opponent, or let them speak again."""
    if is_silent():
        session.pop(SILENT)
    else:
        session[SILENT] = True


def opponent_view(game: Game, level: int, wording: Wording) -> OpponentView | None:
    """A level's name with its habit, and how it introduces itself; None if the game's words have neither."""
    opponent = words_of(game).introduced(game, level)
    if opponent is None:
        return None
    habit = wording.gettext(opponent.habit)
    return {
        "name": wording.gettext(words.LEVEL_WITH_HABIT) % {"n": level, "habit": habit},
        "says": wording.gettext(opponent.says),
    }


def speech_view(match: Match, wording: Wording) -> SpeechView | None:
    """One sentence of the computer that plays this game; None if it has nothing to say, or is silenced.

    It replaces the words about its move, except when these warn what another pass would do.
    """
    if is_silent() or not match.against_computer or not match.playing or match.counting:
        return None
    said = words_of(match.position.game)
    if match.undo_to is None:
        opponent = said.introduced(match.position.game, match.stored.level)
        return None if opponent is None else {"html": escape(wording.gettext(opponent.says)), "alone": False}
    number = match.number - 1
    before = match.positions[number]
    if before.to_move is match.you or match.to_move is not match.you:
        return None
    move, last = match.stored.moves[number], number - 1
    answers = last >= 0 and match.positions[last].to_move is match.you
    answered = (match.positions[last], match.stored.moves[last]) if answers else None
    sentence = said.say_of_move(wording, before, move, answered)
    warned = said.pass_would_end(wording, match.position) is not None
    return None if sentence is None else {"html": wording.html(sentence), "alone": not warned}
