"""What the big board says of a game that is played on it: its aim, its passes, its end."""

from markupsafe import escape

from tutor.classroom.demo.demo import Demo
from tutor.classroom.demo.match_actions import counted
from tutor.games.families import family_of
from tutor.web.board.board_types import Mark
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.tasks import WINNERS


def result_text(demo: Demo, wording: Wording) -> str:
    """Who has won, and the score, as HTML; empty while the game goes on."""
    outcome = None if demo.is_drawing else counted(demo).outcome()
    if outcome is None:
        return ""
    winner = WINNERS["wins"] if outcome.winner else WINNERS["draw"]
    said = escape(wording.text(winner, outcome.winner, {}))
    if not demo.position.game.has_score:
        return str(said)
    black, white = (wording.number(score) for score in (outcome.black, outcome.white))
    return f"{said} · <bdi>{black}–{white}</bdi>"


def game_text(demo: Demo, wording: Wording) -> list[str]:
    """Sentences as HTML: what wins, that a pass would end the game, or how its score came about."""
    position = counted(demo)
    said = words_of(position.game)
    outcome = None if demo.is_drawing else position.outcome()
    if outcome is not None:
        why = said.score_detail(wording, outcome)
        lines = said.count_lines(wording, position)
        together = (
            [wording.html(wording.say(said.dead_together))] if demo.settles and said.dead_together else []
        )
        return [*together, *([wording.html(why)] if why else []), *map(str, lines)]
    if demo.match is None:
        return []
    if not demo.at:
        return [str(escape(wording.gettext(goal)))] if (goal := said.goal(position.game)) else []
    ending = None if demo.computer_moves else said.pass_would_end(wording, position)
    return [wording.html(ending)] if ending else []


def is_counted(demo: Demo) -> bool:
    """Whether the game on the board is over and its points are counted one by one."""
    return demo.shown_step is None and demo.position.to_move is None and demo.position.game.settles_dead


def lasting_marks(demo: Demo) -> list[Mark]:
    """The marks that a game's board always has: whose each point is, once the game is counted.

    The board of a step has none, since they could give its answer away.
    """
    if demo.has_ended or demo.is_drawing or demo.shown_step is not None:
        return []
    if demo.question is not None and not demo.question.is_free:
        return []
    marks = family_of(demo.position.game).always
    return marks(counted(demo), not demo.settles) if marks else []
