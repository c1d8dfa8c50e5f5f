"""The main button of the big board: its next action in a lesson, and the step back.

One button leads through the beats of a lesson: begin, ask, show the votes, reveal, next. In a match it leads
through each turn.
"""

from dataclasses import dataclass
from typing import Literal

from msgspec.structs import replace

from tutor.classroom.demo.actions import CannotDo, show_move
from tutor.classroom.demo.demo import Demo, News
from tutor.classroom.demo.undo import undo

Beat = Literal["begin", "ask", "votes", "reveal", "next"]
BEATS: tuple[Beat, ...] = ("begin", "ask", "votes", "reveal", "next")

JUST_LEFT: tuple[News, ...] = ("opened", "ended", "ended-match", "began-match")
"""After these news nothing has happened on the new board yet, so going back returns to the earlier board."""


NOT_ASKING: tuple[Beat, ...] = ("ask", "votes", "reveal")
"""The beats that are left out on a board without a question."""


@dataclass(frozen=True)
class Press:
    """A press of the main button: the name of its action, and the beat of the lesson.

    ``without`` are the beats that are left out on this board.
    """

    action: str
    beat: Beat
    without: tuple[Beat, ...] = ()


def next_press(demo: Demo, has_next: bool, next_lesson: bool = False) -> Press:
    """The next press; ``has_next`` says whether the shown step has a next one.

    ``next_lesson`` says that the shown step is the last of its lesson and another lesson follows, with which
    the class goes on after the ending. A new class begins with the first step of the course.
    """
    question = demo.question
    if demo.has_ended and next_lesson:
        return Press("next-lesson", "begin")
    if not demo.running:
        return Press("begin-course" if demo.is_new else "begin", "begin")
    if demo.hand is not None:
        return Press("keep", "next")
    if demo.match is not None:
        return _in_match(demo)
    if question is None:
        return _without_question(demo, has_next)
    if question.stage == "open":
        return Press("count", "votes")
    if question.stage == "counted":
        return Press("reveal", "reveal")
    if question.moves_left:
        return Press("go-on", "next")
    return Press("next-step" if has_next else "end" if demo.place else "close", "next")


def _in_match(demo: Demo) -> Press:
    """The next press in a match: the vote, the move with the most votes, or the computer's move."""
    if demo.question is not None:
        return Press("count", "votes") if demo.question.stage == "open" else Press("turn", "reveal")
    if demo.position.to_move is None:
        return Press("agree", "reveal") if demo.settles else Press("end-match", "next")
    return Press("reply", "next") if demo.computer_moves else Press("ask-turn", "ask")


def _without_question(demo: Demo, has_next: bool) -> Press:
    if demo.shown_step is not None and demo.shown_step.puzzle is not None:
        return Press("ask-step", "ask")
    if demo.place is not None and demo.step is None:  # a match was played in between
        return Press("this-step", "next", NOT_ASKING)
    if _moves_to_show(demo):
        return Press("forward", "next", NOT_ASKING)
    if demo.place is not None and has_next:
        return Press("next-step", "next", NOT_ASKING)
    if demo.place is not None or demo.position.to_move is None:
        return Press("end", "next", NOT_ASKING)
    return Press("pass", "next") if demo.position.must_pass() else Press("ask", "ask")


def _plays_itself(demo: Demo) -> bool:
    """Whether the shown step has no puzzle and plays moves, which its text describes."""
    step = demo.shown_step
    return step is not None and step.puzzle is None and bool(step.play) and demo.question is None


def _moves_to_show(demo: Demo) -> int:
    """How many moves of a step without a puzzle are still to be played."""
    return len(demo.moves) - demo.at if _plays_itself(demo) else 0


def comes_after(demo: Demo, has_next: bool, next_asks: bool) -> tuple[str, ...]:
    """The actions of the two presses after the next one, as far as they are known.

    ``next_asks`` says whether the next step has a puzzle.
    """
    first = next_press(demo, has_next).action
    if first == "forward":
        shown = ["forward"] * (_moves_to_show(demo) - 1) + ["next-step" if has_next else "end"]
        return tuple(shown[:2])
    second = _follows(first, demo, has_next, next_asks)
    third = _follows(second, demo, has_next, next_asks) if second and first != "next-step" else ""
    return tuple(action for action in (second, third) if action)


def _follows(action: str, demo: Demo, has_next: bool, next_asks: bool) -> str:
    """The action after this one; empty if it is not certain yet."""
    if demo.match is not None:
        reply = "reply" if demo.match.computer else ""
        return {"ask-turn": "count", "count": "turn", "turn": reply, "agree": "end-match"}.get(action, "")
    if action == "reveal":
        step = demo.question.step if demo.question is not None else demo.shown_step
        if step is not None and step.puzzle is not None and step.puzzle.moves_left:
            return "go-on"
        return "next-step" if has_next else "end" if demo.place else "close"
    if action == "next-step":
        return "ask-step" if next_asks else ""
    return {"ask-step": "count", "ask": "count", "count": "reveal"}.get(action, "")


def goes_back(demo: Demo) -> bool:
    """Whether there is something to take back on this board; the previous step does not count."""
    if demo.question is not None and (demo.match is None or demo.question.stage != "open"):
        return True
    if _has_shown(demo) or _has_agreed(demo):
        return True
    return demo.before is not None and _just_left(demo)


def go_back(demo: Demo) -> Demo:
    """One beat back: hide the right answer, then the counts, then set the question aside with its votes.

    On a board that has just been opened it restores the earlier demo.
    """
    if not goes_back(demo):
        raise CannotDo("no-such-move")
    question = demo.question
    if _has_agreed(demo):
        return replace(demo, agreed=False, news="marked")
    if _has_shown(demo):
        return show_move(demo, demo.at - 1)
    if question is None or (demo.match is not None and question.stage == "open"):
        return undo(demo)
    if question.stage == "revealed":
        hidden = replace(question, stage="counted", played=None, looked_at=None)
        return replace(demo, question=hidden, news="counted")
    if question.stage == "counted":
        return replace(demo, question=replace(question, stage="open", tally=()), news="asked")
    return replace(demo, question=None, before=replace(demo, before=None), news="set-aside")


def _has_shown(demo: Demo) -> bool:
    """Whether a step without a puzzle has played a move."""
    return _plays_itself(demo) and demo.at > 0


def _has_agreed(demo: Demo) -> bool:
    """Whether a match is counted after both sides agreed."""
    return demo.match is not None and demo.agreed


def _just_left(demo: Demo) -> bool:
    return demo.news in JUST_LEFT or (demo.match is not None and demo.news in ("played", "no-votes"))
