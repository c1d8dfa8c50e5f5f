"""A game with a goal inside a step: its board, its words, and the computer's moves.

The page holds the moves; the game is stored only when its goal is reached or missed. Forms and JSON are
handled in the same way.
"""

from dataclasses import replace
from functools import lru_cache

import msgspec
from werkzeug.datastructures import MultiDict

from tutor.games.base import PASS, Square
from tutor.games.color import Color
from tutor.games.errors import IllegalMove, RulesError
from tutor.games.goals import Standing, TurningPoint
from tutor.games.judgement import Reason
from tutor.games.kinds.goal_games import GoalGame, Played, played_of
from tutor.games.kinds.kind import Task
from tutor.web.board.board_types import TurnView
from tutor.web.board.board_view import board_view
from tutor.web.board.frames import frames_of
from tutor.web.http.error_pages import UNREADABLE, Refused
from tutor.web.http.numbers import small_number
from tutor.web.learn.form_answers import HELP_HINT, MOST_TRIES, State
from tutor.web.learn.goal_types import GoalGameView, GoalMove
from tutor.web.learn.lesson_types import Shown
from tutor.web.play.game_actions import Illegal
from tutor.web.play.match_view import explained
from tutor.web.play.opponent import TURNS, answer_to
from tutor.web.puzzles.goal_words import how_near
from tutor.web.site.markdown import Html
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.kind_sentences import WORDS
from tutor.web.wording.pages import goal_game_words as words
from tutor.web.wording.tasks import PASSED, TURN, WINNERS

Squares = tuple[str, ...]

VERDICTS: dict[Standing, Shown] = {"reached": "right", "gone": "not-yet", "open": "note"}
"""The look of the card by the progress of the goal."""


class SentGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of the page: the squares played so far, the tapped one, and whether two people play."""

    moves: list[str]
    tap: str = ""
    beside: bool = False


def sent_game(wording: Wording, task: Task, sent: SentGame) -> GoalGameView:
    """The game after a request of the page; ``Refused`` for moves that the rules do not allow."""
    squares = _legal(task, tuple(sent.moves))
    feedback = None
    if sent.tap:
        try:
            squares = _tapped(task, squares, sent.tap)
        except Illegal as illegal:
            feedback = explained(illegal, played_of(task, squares).position, wording)
    after = squares if feedback else _answered(task, squares, beside=sent.beside)
    view = game_view(wording, task, after, since=len(sent.moves), beside=sent.beside)
    view["feedback"] = feedback
    return view


def _legal(task: Task, squares: Squares) -> Squares:
    """The sent moves, if they are a game with no more moves than the board has squares."""
    if len(squares) > len(task.position.game.squares):
        raise Refused(400, UNREADABLE)
    try:
        played_of(task, squares)
    except RulesError as error:
        raise Refused(400, UNREADABLE) from error
    return squares


def _tapped(task: Task, squares: Squares, tap: str) -> Squares:
    """The game with one more move; raises Illegal if the rules forbid it."""
    if tap not in task.position.game.squares:
        raise Refused(400, UNREADABLE)
    try:
        played_of(task, (*squares, tap))
    except IllegalMove as error:
        raise Illegal(error.reason, tap) from error
    return (*squares, tap)


def _answered(task: Task, squares: Squares, *, beside: bool) -> Squares:
    """The game after the computer's moves, if it is its turn and the goal is not reached yet."""
    puzzle = GoalGame.of(task)
    while not beside and (played := played_of(task, squares)).position.to_move is task.color.other:
        if puzzle.ends_with_goal and played.progress.standing == "reached":
            break
        squares = (*squares, puzzle.reply(played.position, answer_to))
    return squares


def game_view(
    wording: Wording, task: Task, squares: Squares, *, since: int | None = None, beside: bool = False
) -> GoalGameView:
    """The view of a game after these moves; with ``since``, only the moves after so many."""
    played = played_of(task, squares)
    position, standing = played.position, played.progress.standing
    puzzle, closed = GoalGame.of(task), GoalGame.of(task).is_closed(played)
    last = next((move for move in reversed(squares) if move != PASS), None)
    why = puzzle.why_missed(task.color, played) if standing == "gone" else None
    named = [square for square in puzzle.rings if position.at(square) and standing == "open"]
    turning_point = _turning_point(task, squares) if standing == "gone" and squares else None
    own = [number for number in range(len(squares)) if _mover(task, squares[:number]) is task.color]
    return {
        "taps": list(squares),
        "board": board_view(position, words_of(position.game).labels(wording.translations), last_move=last),
        "turn": None if closed else _turn(wording, position.to_move),
        "yours": not closed and (beside or position.to_move is task.color),
        "frames": _frames(wording, played, len(squares) if since is None else since),
        "standing": standing,
        "over": closed,
        "verdict": VERDICTS[standing],
        "said": _said(wording, task, played, turning_point, why, beside=beside),
        "back": own[-1] if own else None,
        "turning_point": len(played.answer_until(turning_point.number - 1)) if turning_point else None,
        "ring": _turned(puzzle, turning_point, why) if turning_point else named,
    }


def _turned(puzzle: GoalGame, turning_point: TurningPoint, why: Reason | None) -> list[Square]:
    """The rings for a missed goal: the mistake and its consequence.

    If the game ended with the mistake, the better move is ringed, since the board is the one before it.
    """
    if puzzle.ends_with_goal:
        return [turning_point.better]
    return [turning_point.played, *([why.stop] if why and why.stop else [])]


def _mover(task: Task, squares: Squares) -> Color | None:
    return played_of(task, squares).position.to_move


def _turn(wording: Wording, color: Color | None) -> TurnView | None:
    return {"color": color.value, "text": wording.html(wording.say(TURN, color))} if color else None


def _frames(wording: Wording, played: Played, since: int) -> list[GoalMove]:
    """The moves after the first ``since`` with the passes between them, for the page to play."""
    first = len(played.moves)
    while first and len(played.answer_until(first - 1)) >= since:
        first -= 1
    if first < len(played.moves) and len(played.answer_until(first)) < since:
        first += 1
    frames = frames_of(wording, played.positions[first], played.moves[first:])
    return [
        {
            "move": frame["move"],
            "color": frame["color"],
            "changes": frame["changes"],
            "say": "" if frame["say"] is None else wording.html(frame["say"]),
        }
        for frame in frames
    ]


def _said(
    wording: Wording,
    task: Task,
    played: Played,
    turning_point: TurningPoint | None,
    why: Reason | None,
    *,
    beside: bool,
) -> list[Html]:
    """Sentences about the progress of the goal and its reason, the last passes, and the decisive mistake."""
    puzzle, progress = GoalGame.of(task), played.progress
    over = played.position.to_move is None
    said = []
    if progress.standing == "reached":
        said.append(wording.say(words.REACHED_OVER if puzzle.is_closed(played) else words.REACHED))
        if left := puzzle.own_moves:
            said.append(wording.say(words.OWN_MOVES, n=min(progress.own, left), of=left))
    elif why is not None:
        if not puzzle.is_closed(played):
            said.append(wording.say(words.GONE))
        said.append(wording.reason(why, WORDS[puzzle.kind].replies))
    elif over:
        said.append(wording.say(words.MISSED))
    elif progress.standing == "gone":
        said.append(wording.say(words.GONE))
    if over and (outcome := played.position.outcome()) is not None:
        said.append(wording.say(WINNERS["wins"] if outcome.winner else WINNERS["draw"], outcome.winner))
    if turning_point is not None:
        said.append(words_of(played.position.game).turned(wording, puzzle, task.color, turning_point))
    if not over and len(played.moves) - 1 in played.forced:
        passed = played.position.to_move
        sentence = words.PASSED_AGAIN if passed is task.color and not beside else PASSED
        said.append(wording.say(sentence, passed.other if passed else None))
    if progress.standing == "open" and not over:
        said += how_near(wording, task, played)
    if beside:
        said.append(wording.say(words.BESIDE))
    return [wording.html(one) for one in said]


@lru_cache(maxsize=128)
def _turning_point(task: Task, squares: Squares) -> TurningPoint | None:
    """The decisive mistake of a game that missed its goal; its search takes turns with other requests."""
    played, puzzle = played_of(task, squares), GoalGame.of(task)
    return TURNS.run_between(lambda: puzzle.find_turning_point(task.color, played))


def game_form(form: MultiDict[str, str], task: Task) -> State:
    """The state after a form; raises ``Refused`` for a form that is not from this page."""
    squares = _legal(task, tuple(form.get("taps", "").split()))
    help_ = small_number(form.get("help", "0"), HELP_HINT)
    tries = small_number(form.get("tries", "0"), MOST_TRIES)
    if help_ is None or tries is None:
        raise Refused(400, UNREADABLE)
    beside = form.get("with") == "1"
    before = State(taps=squares, help=help_, tries=tries, beside=beside)
    if "tap" in form:
        return _played_on(task, before, _tapped(task, squares, form["tap"]))
    if "beside" in form or "computer" in form:
        before = replace(before, beside="beside" in form)
        return _played_on(task, before, squares)
    if "begin" in form:
        return _played_on(task, before, squares)
    number = small_number(form.get("to", form.get("back", "")), len(squares))
    if number is None:
        raise Refused(400, UNREADABLE)
    return replace(before, taps=_answered(task, squares[:number], beside=beside), help=HELP_HINT)


def _played_on(task: Task, before: State, squares: Squares) -> State:
    """The state after a move and the computer's replies; a game that decides the goal becomes an answer."""
    after = _answered(task, squares, beside=before.beside)
    was, now = (played_of(task, taps).progress.standing for taps in (before.taps, after))
    decided = was == "open" != now and not before.beside
    missed = decided and now == "gone"
    return replace(
        with_game(replace(before, taps=after), task),
        answered=decided,
        tries=min(before.tries + missed, MOST_TRIES),
        help=max(before.help, int(missed)),
    )


def with_game(state: State, task: Task) -> State:
    """The state of a stored game: it is solved if its goal was reached against the computer."""
    reached = bool(state.taps) and played_of(task, state.taps).progress.standing == "reached"
    return replace(state, solved=reached and not state.beside)
