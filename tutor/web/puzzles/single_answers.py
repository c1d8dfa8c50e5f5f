"""The feedback on each square, option or pass, for puzzles that ask for one."""

from dataclasses import dataclass, field

from tutor.games.base import PASS, Position, Square
from tutor.games.color import Color
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Task
from tutor.puzzles.impossible_answers import impossible
from tutor.puzzles.judge import weigh_all
from tutor.web.board.frames import frames_of
from tutor.web.learn.lesson_types import Feedback, Shown
from tutor.web.puzzles.after_move import counted
from tutor.web.puzzles.feedback import feedback_of
from tutor.web.wording import Say, Wording
from tutor.web.wording.tasks import CORRECT

ANSWERED = "answered"
"""The code of a reason that names the other side's reply."""

COMES_OF_ANSWER = frozenset({"answer-leaves-fewer", "only-gifts"})
"""The codes of reasons that name the other side's reply and its consequence."""


@dataclass
class Notes:
    """Notes: the feedback on squares that can be no answer; the boards of a page share them.

    ``known`` has them by their remark, and by the `id` of that remark, which is faster to look up.
    """

    known: dict[Color, dict[Remark | int, Feedback]] = field(
        default_factory=lambda: {color: {} for color in Color}
    )
    turned: dict[tuple[str, int], Feedback] = field(default_factory=dict)
    """Notes for a twin's board, by the name of its symmetry and the `id` of the note that was turned."""


def singles(wording: Wording, task: Task, color: Color, notes: Notes) -> dict[str, Feedback]:
    """The feedback on each answer; "*" is any other."""
    keys = [option.key for option in task.options] or list(task.position.game.squares)
    if task.can_pass:
        keys.append(PASS)
    aside = impossible(task, keys)
    weighed = weigh_all(task, tuple(key for key in keys if key not in aside))
    legal = frozenset(task.position.legal_moves())
    known = notes.known[color]
    feedback = {
        key: _note(wording, task, key, color, known)
        if key in aside
        else _single(wording, task, key, color, weighed[key], is_move=key in legal)
        for key in keys
    }
    feedback["*"] = _bare("not-yet", wording.reason(Reason("choose-one")))
    return feedback


def _note(
    wording: Wording, task: Task, square: Square, color: Color, known: dict[Remark | int, Feedback]
) -> Feedback:
    said = task.puzzle.weigh(task, square)[1]
    note = known.get(id(said)) or known.get(said)
    if note is None:
        note = known[said] = known[id(said)] = feedback_of(wording, said, color, "note")
    return note


def _single(
    wording: Wording,
    task: Task,
    key: str,
    color: Color,
    weighed: tuple[Verdict, Remark],
    *,
    is_move: bool,
) -> Feedback:
    verdict, said = weighed
    feedback = feedback_of(wording, said, color, verdict)
    if not is_move:
        return feedback
    right = verdict == "right"
    if task.puzzle.is_nearly_right(task, key):
        feedback["sound"] = True
    if right and task.puzzle.says_correct:
        feedback["title"] = wording.sentences(wording.say(CORRECT), feedback["title"])
    if right and ends_game(task.position, key):
        feedback["over"] = True
    if line := task.puzzle.line_after(task, key):
        feedback["line"] = frames_of(wording, task.position, line)
    after = task.puzzle.aftermath(task, key, right=right)
    if after.moves:
        same = feedback.get("line", []) if after.moves == line[: len(after.moves)] else []
        feedback["frames"] = same[: len(after.moves)] or frames_of(wording, task.position, after.moves)
        _say_answer_once(feedback, [reason.code for reason in said.reasons])
    if laid := counted(wording, task.position, key, after):
        feedback["overlay"], feedback["legend"] = laid["overlay"], laid["legend"]
    return feedback


def _say_answer_once(feedback: Feedback, codes: list[str]) -> None:
    """Say the other side's answer once: with its move, or in a sentence that says what comes of it."""
    if codes == [ANSWERED] or not COMES_OF_ANSWER.isdisjoint(codes):
        played, answer, *rest = feedback["frames"]
        feedback["frames"] = [played, {**answer, "say": None}, *rest]
    elif ANSWERED in codes:
        feedback["detail"] = None


def ends_game(position: Position, move: Square) -> bool:
    """Whether nobody is to move after the move."""
    return position.play(move).to_move is None


def _bare(verdict: Shown, title: Say) -> Feedback:
    return {"verdict": verdict, "title": title, "lines": [], "detail": None}
