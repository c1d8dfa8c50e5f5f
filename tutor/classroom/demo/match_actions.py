"""The actions of a match on the big board: begin it, vote on each move, and end it.

The other actions are in `actions`. None of them saves anything; all raise `CannotDo`.
"""

from msgspec.structs import replace

from tutor.classroom.demo.actions import CannotDo, ask, ask_step, begin, open_question, play, play_as
from tutor.classroom.demo.demo import Demo
from tutor.classroom.demo.match import Match, most_wanted
from tutor.classroom.demo.questions import count
from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.families import settled
from tutor.storage.demos import Answers


def begin_match(demo: Demo, seats: tuple[str, ...], computer: Color | None = None, level: int = 0) -> Demo:
    """Begin a match from this board: two teams, or the class against the computer."""
    if demo.question is not None:
        raise CannotDo("question-open")
    if demo.position.to_move is None:
        raise CannotDo("game-over")
    match = Match(computer.value if computer else None, level, seats)
    began = replace(begin(demo), match=match, hand=None, rings=(), arrows=(), news="began-match")
    return ask_turn(began)


def ask_step_or_play(demo: Demo) -> Demo:
    """Ask the puzzle of the shown step; a game with a goal becomes a match against the computer."""
    puzzle = demo.shown_step.puzzle if demo.shown_step is not None else None
    match = puzzle.match_of(demo.position) if puzzle is not None else None
    return begin_match(demo, (), *match) if match is not None else ask_step(demo)


def ask_turn(demo: Demo) -> Demo:
    """Open the vote on the next move of a match, if it is the pupils' turn."""
    if demo.match is None:
        raise CannotDo("no-match")
    if demo.position.must_pass():
        demo = play(demo, PASS)
    if demo.position.to_move is None or demo.computer_moves:
        return demo
    return replace(ask(demo), news=demo.news)


def close_turn(demo: Demo, answers: Answers) -> Demo:
    """Play the move with the most votes; without votes the teacher plays, or asks again."""
    question = open_question(demo)
    if demo.match is None:
        raise CannotDo("no-match")
    move = most_wanted(replace(question, tally=count(answers)), demo.position)
    if move is None:
        return replace(demo, question=None, news="no-votes")
    return ask_turn(play(replace(demo, question=None), move))


def play_on(demo: Demo, move: str) -> Demo:
    """Play a move of the teacher; in a match it is played for the side to move.

    After passes have stopped the match, it marks a dead piece instead.
    """
    if demo.settles and move != PASS:
        return mark_dead(demo, move)
    return _goes_on(play(demo, move))


def play_on_as(demo: Demo, seat_id: str, move: str) -> Demo:
    """Play the move of the pupil who was given the board, also in a match."""
    return _goes_on(play_as(demo, seat_id, move))


def _goes_on(demo: Demo) -> Demo:
    return ask_turn(demo) if demo.match is not None else demo


def answer_turn(demo: Demo, move: str) -> Demo:
    """Play the move of the computer in a match against it."""
    if not demo.computer_moves:
        raise CannotDo("not-its-turn")
    return ask_turn(play(demo, move))


def mark_dead(demo: Demo, square: str) -> Demo:
    """Mark a piece and all connected to it as dead, or remove the marks."""
    joined = _stopped(demo).with_dead([square]).dead_squares()
    marked = counted(demo).dead_squares()
    left = tuple(one for one in marked if one not in joined)
    return replace(demo, dead=left if square in marked else (*marked, *joined), news="marked")


def agree(demo: Demo) -> Demo:
    """Count the game without the marked pieces."""
    _stopped(demo)
    return replace(demo, dead=counted(demo).dead_squares(), agreed=True, news="agreed")


def resume(demo: Demo) -> Demo:
    """Take back the passes that stopped the game, since the sides disagree on the dead pieces."""
    last = demo.at - (_stopped(demo).game.passes_to_end or 0)
    on = replace(demo, moves=demo.moves[:last], at=last, dead=None, rings=(), arrows=(), news="taken-back")
    return ask_turn(on)


def counted(demo: Demo) -> Position:
    """The board for counting: without the marked pieces, or else without those the computer proposes."""
    position = demo.position
    if demo.dead is None or position.to_move is not None:
        return settled(position)
    return position.with_dead(demo.dead)


def _stopped(demo: Demo) -> Position:
    """The board of a stopped match before the count; raises CannotDo for any other."""
    if not demo.settles:
        raise CannotDo("game-over" if demo.match is not None else "no-match")
    return demo.position


def end_match(demo: Demo) -> Demo:
    """End the match; the teacher plays on alone."""
    if demo.match is None:
        raise CannotDo("no-match")
    return replace(demo, match=None, question=None, news="ended-match")
