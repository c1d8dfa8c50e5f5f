"""Undo at the big board: which answers or game an action would lose, and how to bring them back."""

from typing import Literal

from msgspec.structs import replace

from tutor.classroom.demo.actions import CannotDo
from tutor.classroom.demo.demo import Demo, News
from tutor.storage.demos import Answers

Loss = Literal["answers", "game"]

LEFT: tuple[News, ...] = ("opened", "ended", "ended-match", "closed", "set-aside", "began-match")
"""The news after which one press may bring back the earlier board."""


class WouldLose(Exception):
    """An action would lose ``answers`` of pupils, or a game, and was not confirmed."""

    def __init__(self, loss: Loss, answers: int) -> None:
        super().__init__(loss)
        self.loss = loss
        self.answers = answers


def loss(before: Demo, after: Demo, answers: Answers) -> Loss | None:
    """What an action loses with the earlier board: answers not yet revealed, or a game that was begun."""
    if before.match is not None and after.match is not before.match:
        is_over = before.position.to_move is None
        return None if is_over or not (before.at or answers) else "game"
    if before.match is None and _drops_question(before, after):
        revealed = before.question is not None and before.question.stage == "revealed"
        return "answers" if answers and not revealed else None
    return None


def remember(before: Demo, after: Demo) -> Demo:
    """The next demo, which keeps the one before if that one's question or game ends."""
    if after.before is not None and after.before is not before.before:
        return after
    if _drops_question(before, after) or after.match is not before.match:
        return replace(after, before=replace(before, before=None))
    return after


def can_undo(demo: Demo) -> bool:
    """Whether one press can bring back what was left for this board.

    At the end of a lesson this is offered only where answers or a game were left.
    """
    before = demo.before
    if before is None or demo.question is not None or demo.news not in LEFT:
        return False
    return not demo.has_ended or before.match is not None or before.voting is not None


def undo(demo: Demo) -> Demo:
    """Bring back what was left, with its question and its votes; question numbers are never used again."""
    if demo.before is None:
        raise CannotDo("no-such-move")
    asked, languages = max(demo.asked, demo.before.asked), demo.projector_languages
    return replace(demo.before, asked=asked, projector_languages=languages, before=None)


def _drops_question(before: Demo, after: Demo) -> bool:
    asked = before.question
    return asked is not None and (after.question is None or after.question.number != asked.number)
