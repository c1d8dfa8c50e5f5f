"""The teacher's actions on the big board; each makes the next demo from the present one.

Nothing is saved here. An impossible action raises `CannotDo` with a code that pages put into words; an
illegal move raises the error of the rules core.
"""

from typing import Literal, TypedDict

from msgspec.structs import replace

from tutor.classroom.demo.demo import Demo, News, Place, start_of
from tutor.classroom.demo.questions import (
    Question,
    count,
    is_right,
    move_to_show,
    punished,
    task_of,
    wrong_answers,
)
from tutor.games.base import PASS, Position
from tutor.games.errors import RulesError, UnknownSquare
from tutor.games.kinds.kind import Answer, Puzzle
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.table import find_game
from tutor.lessons.model import Marks, Step
from tutor.storage.demos import Answers

Refusal = Literal[
    "question-open",
    "no-question",
    "already-shown",
    "cannot-ask",
    "no-such-answer",
    "no-such-move",
    "match-runs",
    "no-match",
    "not-its-turn",
    "game-over",
    "not-your-move",
]


class CannotDo(ValueError):
    """An action that is impossible now; ``code`` says why."""

    def __init__(self, code: Refusal) -> None:
        super().__init__(code)
        self.code = code


def open_position(demo: Demo, position: Position, moves: tuple[str, ...] = (), at: int = 0) -> Demo:
    """Show another board; the teacher can step through ``moves`` from there."""
    return Demo(
        position.game.name,
        position.game.diagram(position),
        moves,
        at,
        overlays=demo.overlays,
        **_carried_over(demo),
    )


def open_step(demo: Demo, game: str, step: Step, place: Place | None) -> Demo:
    """Show a step or a puzzle with its words; without a place it has no next and previous step."""
    position = step.position(find_game(game))
    marks = step.marks
    return Demo(
        step.game or game,
        position.game.diagram(position),
        _legal_part(position, step.play),
        step=step,
        place=place,
        rings=marks.ring,
        arrows=marks.arrow,
        **_carried_over(demo),
    )


def await_course(demo: Demo, game: str) -> Demo:
    """Show the start of a game, as for a class that has not begun its course."""
    return replace(start_of(game), running=False, **_carried_over(demo))


class _CarriedOver(TypedDict):
    asked: int
    since: int
    projector_languages: tuple[str, ...]
    left: tuple[Place, ...]


def _carried_over(demo: Demo) -> _CarriedOver:
    """The fields that stay when another board is shown; showing a board begins the lesson."""
    return {
        "asked": demo.asked,
        "since": demo.since if demo.running else demo.asked,
        "projector_languages": demo.projector_languages,
        "left": tuple(demo.stood.values()),
    }


def play(demo: Demo, move: str, news: News = "played") -> Demo:
    """Play a move and the pass that it forces; moves of another continuation are dropped."""
    if demo.question is not None:
        raise CannotDo("question-open")
    rest = demo.moves[demo.at :]
    position = demo.position.play(move)
    moves, at = (*demo.moves[: demo.at], move), demo.at + 1
    known = rest[1:] if rest[:1] == (move,) else ()
    if position.must_pass():
        moves, at = (*moves, PASS), at + 1
        known = known[1:] if known[:1] == (PASS,) else ()
    after = replace(demo, moves=(*moves, *known), at=at, rings=(), arrows=(), hand=None, news=news)
    return replace(after, dead=None, agreed=False)


def show_move(demo: Demo, to: int) -> Demo:
    """Show the board after so many moves; numbers outside the game mean its beginning or its end.

    At the beginning a step shows again its own marks and moves.
    """
    if demo.question is not None:
        raise CannotDo("question-open")
    if demo.match is not None:
        raise CannotDo("match-runs")
    at = max(0, min(to, len(demo.moves)))
    news: News = "played" if at == demo.at + 1 else "taken-back" if at == demo.at - 1 else "jumped"
    moves, marks = demo.moves, Marks()
    if at == 0 and demo.step is not None:
        moves, marks = _legal_part(demo.positions[0], demo.step.play) or moves, demo.step.marks
    return replace(demo, moves=moves, at=at, rings=marks.ring, arrows=marks.arrow, news=news)


def toggle_ring(demo: Demo, square: str) -> Demo:
    """Mark a square, or take its mark away."""
    _require_squares(demo, square)
    left = tuple(other for other in demo.rings if other != square)
    return replace(demo, rings=left if square in demo.rings else (*left, square), news="marked")


def toggle_arrow(demo: Demo, start: str, end: str) -> Demo:
    """Draw an arrow, or take it away."""
    _require_squares(demo, start, end)
    arrow = (start, end)
    if start == end:
        return toggle_ring(demo, start)
    left = tuple(other for other in demo.arrows if other != arrow)
    return replace(demo, arrows=left if arrow in demo.arrows else (*left, arrow), news="marked")


def clear_marks(demo: Demo) -> Demo:
    """Remove all rings and arrows."""
    return replace(demo, rings=(), arrows=(), news="marked")


def show_overlays(demo: Demo, names: tuple[str, ...]) -> Demo:
    """Show exactly these overlays on the board."""
    return replace(demo, overlays=names, news="shown")


def set_projector_languages(demo: Demo, tags: tuple[str, ...]) -> Demo:
    """Set the languages of the projector; () means the one in its address."""
    return replace(demo, projector_languages=tags)


def ask(demo: Demo, puzzle: Puzzle | None = None, ring: tuple[str, ...] | None = None) -> Demo:
    """Ask a puzzle on the present board, or without one "Where would you play?".

    With ``ring`` the question rings these squares instead of the teacher's marks, which might give the answer
    away; without it the marks stay.
    """
    position = demo.position
    if ring is not None:
        demo = replace(demo, rings=ring)
    side = position.to_move
    step = Step(
        board=position.game.diagram(position),
        to_move=side.value if side else None,
        puzzle=puzzle,
        marks=Marks(ring=demo.rings),
    )
    return _asked(demo, step)


def ask_step(demo: Demo) -> Demo:
    """Ask the puzzle of the shown step, in its own words."""
    if demo.step is None or demo.step.puzzle is None:
        raise CannotDo("cannot-ask")
    return _asked(replace(demo, at=0), demo.step)


def show_count(demo: Demo, answers: Answers) -> Demo:
    """Show the counts of the answers without the right answer; also again, when more have come."""
    question = open_question(demo)
    if question.stage == "revealed":
        raise CannotDo("already-shown")
    counted = replace(question, stage="counted", tally=count(answers))
    return replace(demo, question=counted, news="counted")


def reveal(demo: Demo, answers: Answers) -> tuple[Demo, dict[str, int]]:
    """Show the right answer; also returns the points of each seat, 1 for a right answer."""
    question = open_question(demo)
    if question.stage == "revealed":
        raise CannotDo("already-shown")
    counted = replace(question, stage="revealed", tally=count(answers))
    shown = replace(counted, played=move_to_show(demo.game, counted))
    right = {answer: is_right(demo.game, shown, answer) for answer in set(answers.values())}
    points = {seat: int(right[answer]) for seat, answer in answers.items()}
    return replace(demo, question=shown, news="revealed"), points


def look_at(demo: Demo, answer: Answer) -> Demo:
    """Explain a wrong answer on the board, or show the right one again."""
    question = open_question(demo)
    wrong = {counted.answer for counted in wrong_answers(demo.game, question)}
    if question.stage != "revealed" or (answer and answer not in wrong):
        raise CannotDo("no-such-answer")
    looked = replace(question, looked_at=answer or None)
    return replace(demo, question=looked, news="explained" if answer else "revealed")


def close_question(demo: Demo) -> Demo:
    """Close the question; its answers stay in the database."""
    open_question(demo)
    return replace(demo, question=None, match=None, news="closed")


def go_on(demo: Demo) -> Demo:
    """Play the right move of a puzzle of several moves, let the other side reply, and ask the next move.

    After the last move, or where the game is over, nothing more is asked.
    """
    question = open_question(demo)
    if question.stage != "revealed" or question.played is None or not question.moves_left:
        raise CannotDo("cannot-ask")
    line = punished(demo.game, question, (question.played,))
    moves = (*demo.moves[: demo.at], *line)
    after = replace(demo, moves=moves, at=len(moves), question=None, rings=(), arrows=(), news="played")
    position = after.position
    following = question.step.puzzle.after_first() if question.step.puzzle else None
    if following is None or position.to_move is None:
        return after
    step = Step(board=position.game.diagram(position), to_move=position.to_move.value, puzzle=following)
    return replace(_asked(after, step), news="played")


def hand_board(demo: Demo, seat_id: str | None) -> Demo:
    """Invite a pupil to play the next move, which begins the demo, or take the board back."""
    if demo.question is not None:
        raise CannotDo("question-open")
    if seat_id is not None and demo.position.to_move is None:
        raise CannotDo("game-over")
    if seat_id is None:
        return replace(demo, hand=None, news="kept")
    return replace(_begun(demo), hand=seat_id, news="handed")


def play_as(demo: Demo, seat_id: str, move: str) -> Demo:
    """Play the move of the pupil who was given the board."""
    if demo.hand != seat_id:
        raise CannotDo("not-your-move")
    return play(demo, move)


def end(demo: Demo) -> Demo:
    """End the demo; when it begins again its board is back, and undo restores it as it was."""
    left = replace(demo, before=None) if demo.running else demo.before
    return replace(demo, running=False, question=None, match=None, hand=None, news="ended", before=left)


def begin(demo: Demo) -> Demo:
    """Begin the demo again, or go on with it."""
    return replace(_begun(demo), news="opened")


def _begun(demo: Demo) -> Demo:
    return demo if demo.running else replace(demo, running=True, since=demo.asked)


def _asked(demo: Demo, step: Step) -> Demo:
    """Ask, and begin the demo if necessary, since a class that is asked must see the board."""
    if demo.question is not None:
        raise CannotDo("question-open")
    if left := _set_aside(demo, step):
        return replace(_begun(demo), question=left, before=None, hand=None, news="asked")
    question = Question(demo.asked + 1, step)
    try:
        task_of(demo.game, question)
    except (UnsolvablePuzzle, RulesError) as error:
        raise CannotDo("cannot-ask") from error
    return replace(_begun(demo), question=question, asked=question.number, hand=None, news="asked")


def _set_aside(demo: Demo, step: Step) -> Question | None:
    """The same question, if it was just set aside on this board, so that its votes still count."""
    before = demo.before
    if before is None or before.question is None or demo.news != "set-aside":
        return None
    same = (before.game, before.question.step, before.question.stage) == (demo.game, step, "open")
    return before.question if same else None


def open_question(demo: Demo) -> Question:
    """The open question; raises CannotDo if there is none."""
    if demo.question is None:
        raise CannotDo("no-question")
    return demo.question


def _require_squares(demo: Demo, *squares: str) -> None:
    known = find_game(demo.game).squares
    for square in squares:
        if square not in known:
            raise UnknownSquare(f"{square!r} is not a square of this board", "unknown-square", square)


def _legal_part(position: Position, moves: tuple[str, ...]) -> tuple[str, ...]:
    for number, move in enumerate(moves):
        try:
            position = position.play(move)
        except RulesError:
            return moves[:number]
    return moves
