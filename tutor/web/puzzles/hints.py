"""The hints of a puzzle: first a part of the board, then the line, never the answer itself.

The puzzle's kind says what they are. Each says more than the feedback on a wrong answer, and draws it.
"""

from tutor.games.kinds.kind import Hint, Task
from tutor.lessons.model import Step
from tutor.web.learn.lesson_types import HintView
from tutor.web.site.markdown import inline
from tutor.web.wording import Say, Wording
from tutor.web.wording.kind_sentences import WORDS


def hints_of(wording: Wording, step: Step, task: Task, topic: str | None = None) -> list[HintView]:
    """The hints, one or two: for each its words, the squares to ring and the squares to tint.

    ``topic`` chooses the usual words; a twin has that of its first board. None leaves it to the kind.
    """
    puzzle = step.puzzle or task.puzzle
    hints = puzzle.hints(task, step.marks.ring, step.hint)
    return [
        {"say": _said(wording, step, task, hint, topic), "ring": list(hint.ring), "area": list(hint.area)}
        for hint in hints
    ]


def _said(wording: Wording, step: Step, task: Task, hint: Hint, topic: str | None) -> Say:
    puzzle = step.puzzle or task.puzzle
    sentences = WORDS[puzzle.kind].hints
    said = [_usual(wording, step, task, topic)] if hint.usual else []
    said += [wording.reason(reason, sentences) for reason in hint.says]
    return said[0] if len(said) == 1 else wording.sentences(*said)


def _usual(wording: Wording, step: Step, task: Task, topic: str | None) -> Say:
    """The author's hint, or the usual one of the topic."""
    if step.hint:
        return wording.keep(inline(wording.gettext(step.hint)))
    puzzle = step.puzzle or task.puzzle
    sentence = WORDS[puzzle.kind].hints[topic or puzzle.hint_topic(task)]
    return wording.say(sentence, task.color, move=puzzle.hint_move())
