"""A game as a page carries it, in the reader's language: the same shape for templates and for JavaScript."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from math import ceil
from typing import Any

from flask import g, url_for

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.kind import Task
from tutor.games.othello.puzzles import LegalMove, PassOrPlay
from tutor.games.othello.rules.position import OthelloOutcome
from tutor.puzzles.judge import judge_single
from tutor.storage.games import HUMAN
from tutor.web.board.board_link import board_url
from tutor.web.board.board_view import View, board_view, changes_view, square_labels
from tutor.web.board.move_sentence import told
from tutor.web.board.overlays import SAMPLES, can_count, marks, mobility
from tutor.web.learn.feedback import feedback_of
from tutor.web.play.advice import Advice
from tutor.web.play.game_ending import again_view, ending_html
from tutor.web.play.match import MINUTE, Illegal, Match
from tutor.web.play.milestones import milestone_of
from tutor.web.site.languages import current_language
from tutor.web.site.messages import Sentence
from tutor.web.wording import Say, Wording
from tutor.web.wording import play as words
from tutor.web.wording.tasks import PASSED, SCORE, TURN, WINNERS


def wording_here() -> Wording:
    """The wording of this request's language."""
    return Wording(g.translations, current_language().locale)


def match_view(match: Match, wording: Wording, *, since: int | None = None, show: Iterable[str] = ()) -> View:
    """Everything a page shows of a game; ``since`` asks for the moves played after so many."""
    position = match.position
    moving = match.to_move is not None and not match.computer_moves
    last = next((move for move in reversed(match.kept.moves) if move != PASS), None)
    board = board_view(position, square_labels(wording.translations), turn=moving, last_move=last)
    board["overlay"] = marks(position, show)
    black, white = (len(position.pieces(color)) for color in Color)
    view: dict[str, Any] = {
        "id": match.kept.id,
        "url": url_for("play.game", id=match.kept.id),
        "number": match.number,
        "about": about(match, wording),
        "you": match.you.value if match.you else None,
        "level": match.kept.level,
        "playing": match.playing,
        "waiting": match.computer_moves,
        "board": board,
        "board_url": board_url(position),
        "review_url": url_for("review.page", id=match.kept.id),
        "turn": _turn(match, wording),
        "discs": {"black": black, "white": white},
        "moves": _moves(position, wording),
        "can_count": can_count(position),
        "may_pass": match.may_pass,
        "must_pass": match.must_pass,
        "note": wording.html(wording.say(PASSED, position.to_move)) if match.must_pass else None,
        "can_undo": match.undo_to is not None,
        "frames": frames(match, wording, recent(match) if since is None else since),
        "winner": match.winner.value if match.winner else None,
        "result": None if match.playing else result_view(match, wording),
        "ending": None,
        "again": None,
        "clock": _clock(match),
    }
    if not match.playing:
        milestone = milestone_of(match)
        view["ending"] = ending_html(match, view["result"], milestone, wording)
        view["again"] = again_view(match, milestone, wording)
    return view


def undone_view(before: Match, after: Match, wording: Wording) -> View | None:
    """What has been taken back; None where nothing was."""
    moves = before.kept.moves[after.number :]
    if not moves:
        return None
    named = [wording.gettext("Pass") if move == PASS else move for move in moves]
    told = wording.say(words.UNDONE, moves=", ".join(named))
    return {"verdict": "note", "title": wording.html(told), "detail": None, "lines": []}


def recent(match: Match) -> int:
    """How many moves had been played before the learner's last one, or before anybody's where two play."""
    number = match.number
    if match.you is None:
        return max(number - 1, 0)
    while number and match.positions[number - 1].to_move is not match.you:
        number -= 1
    return max(number - 1, 0)


def frames(match: Match, wording: Wording, since: int = 0) -> list[View]:
    """The moves after the first ``since``: what each put on the board, and what is said of it."""
    found = []
    for number in range(max(since, 0), match.number):
        before, move = match.positions[number], match.kept.moves[number]
        color = before.to_move or Color.BLACK
        changes = changes_view(before, move)
        said = told(wording, before, move)
        found.append({"move": move, "color": color.value, "changes": changes, "html": wording.html(said)})
    return found


def explained(illegal: Illegal, position: Position, wording: Wording) -> View:
    """Why a move is not allowed, with the lines that were looked along."""
    color = position.to_move or Color.BLACK
    if illegal.reason in PLAIN:
        return _plain(wording.html(wording.say(PLAIN[illegal.reason], color)))
    if illegal.reason not in ("flips-nothing", "square-taken", "may-not-pass"):
        return _plain(wording.gettext(str(illegal.description)))
    asked = PassOrPlay() if illegal.square is None else LegalMove()
    task = Task(asked, position, "one", tuple(position.legal_moves()), can_pass=illegal.square is None)
    judgement = judge_single(task, illegal.square or PASS)
    said = in_words(feedback_of(wording, judgement, color, judgement.verdict), wording)
    return {**said, "square": None if said["lines"] else illegal.square}


PLAIN: dict[str, Sentence] = {
    "game-over": words.GAME_OVER,
    "must-pass": PASSED,
    "no-disc": words.NO_DISC,
    "not-central": words.NOT_CENTRAL,
    "not-touching": words.NOT_TOUCHING,
}
"""Reasons that are told in one sentence, without lines on the board."""


def in_words(feedback: View, wording: Wording) -> View:
    """A feedback whose sentences are HTML instead of places among the phrases."""

    def html(said: Say | None) -> str | None:
        return None if said is None else wording.html(said)

    return {
        "verdict": feedback["verdict"],
        "title": html(feedback["title"]),
        "detail": html(feedback["detail"]),
        "lines": [{**line, "say": html(line["say"])} for line in feedback["lines"]],
    }


def overlay_links(
    wording: Wording, show: tuple[str, ...], address: Callable[[tuple[str, ...]], str]
) -> list[View]:
    """Each overlay with its marks, its sentence and the address that turns it on, or off again."""
    return [
        {
            "name": name,
            "title": wording.gettext(title),
            "sentence": wording.gettext(sentence),
            "samples": SAMPLES[name],
            "on": name in show,
            "url": address(tuple(other for other in words.OVERLAYS if (other in show) != (other == name))),
        }
        for name, (title, sentence) in words.OVERLAYS.items()
    ]


def standing(position: Position, wording: Wording) -> View:
    """How a board stands: whose turn it is or who has won, the discs, and the moves of both sides."""
    outcome = position.outcome()
    color = position.to_move
    black, white = (len(position.pieces(side)) for side in Color)
    if outcome:
        title = wording.text(WINNERS["wins"] if outcome.winner else WINNERS["draw"], outcome.winner, {})
    else:
        title = wording.text(TURN, color, {})
    return {
        "title": title,
        "color": color.value if color else None,
        "discs": {"black": black, "white": white},
        "moves": _moves(position, wording),
    }


def hint_view(advice: Advice, wording: Wording) -> View:
    """Both stages of a hint: where to look, and the move; by its name a hint is the same when asked again."""
    return {
        "first": {"html": wording.html(advice.first), "ring": list(advice.ring), "name": advice.name},
        "second": {"html": wording.html(advice.second), "ring": [advice.move], "name": advice.name},
    }


def _plain(html: str) -> View:
    return {"verdict": "not-yet", "title": html, "detail": None, "lines": []}


def about(match: Match, wording: Wording) -> str:
    if match.you is None:
        return wording.gettext(words.TWO_PEOPLE)
    return wording.text(words.AGAINST_COMPUTER, match.you, {}) % {"n": match.kept.level}


def _turn(match: Match, wording: Wording) -> View | None:
    color = match.to_move
    return {"color": color.value, "text": wording.html(wording.say(TURN, color))} if color else None


def _moves(position: Position, wording: Wording) -> str:
    counts = mobility(position)
    black, white = len(counts[Color.BLACK]), len(counts[Color.WHITE])
    return wording.html(wording.say(words.MOVES_OF_BOTH, black=black, white=white))


def result_view(match: Match, wording: Wording) -> View:
    """Who has won and how: by the board with its score, or because the other side gave up.

    Who plays against the computer is told whether they have won, and by how many discs.
    """
    outcome, winner = match.outcome, match.winner
    you_won = winner is not None and winner == match.you
    if winner is not None and match.against_computer:
        title = wording.gettext(words.YOU_WON if you_won else words.COMPUTER_WON)
    else:
        title = wording.text(WINNERS["wins"] if winner else WINNERS["draw"], winner, {})
    if outcome is None:
        loser = Color(match.kept.loser) if match.kept.loser else None
        sentence = words.TIME_UP if match.kept.state == "timeout" else words.RESIGNED
        return {
            "title": title,
            "margin": None,
            "score": None,
            "detail": wording.html(wording.say(sentence, loser)),
        }
    detail = None
    if not isinstance(outcome, OthelloOutcome):
        pass
    elif outcome.empties_to:
        detail = wording.html(wording.say(words.EMPTIES_WON, n=outcome.empties))
    elif outcome.empties and outcome.black + outcome.white > outcome.counted_black + outcome.counted_white:
        detail = wording.html(wording.say(words.EMPTIES_SHARED))
    score = wording.html(wording.say(SCORE, black=outcome.black, white=outcome.white))
    ahead = (outcome.black - outcome.white) * (1 if winner is Color.BLACK else -1)
    margin = None
    if match.against_computer and winner and ahead > 0:  # not where fewest discs win
        by = words.YOU_WON_BY if you_won else words.COMPUTER_WON_BY
        margin = wording.html(wording.say(by, n=ahead))
    return {"title": title, "margin": margin, "score": score, "detail": detail}


def _clock(match: Match) -> View | None:
    """The milliseconds that each person has left; the computer's time is not counted."""
    if not match.kept.minutes:
        return None
    return {
        color.value: max(match.kept.minutes * MINUTE - match.used(color), 0)
        for color in Color
        if match.player(color) == HUMAN
    }


def clock_texts(match: Match, now: datetime) -> dict[str, str]:
    """The minutes and seconds that each person has left by now; where JavaScript runs, it measures itself."""
    texts = {}
    for color, left in (_clock(match) or {}).items():
        running = match.to_move is not None and match.to_move.value == color
        seconds = ceil(max(0, left - (match.waited(now) if running else 0)) / 1000)
        texts[color] = f"{seconds // 60}:{seconds % 60:02}"
    return texts
