"""What is said of a mistake in a finished game, and the puzzle that is made of it.

A family whose engine weighs moves subclasses `MistakeWords` in its room, and registers it in `games`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from tutor.games.kinds.kind import Task
from tutor.lessons.model import Step
from tutor.web.game_review.scoring import Mistake
from tutor.web.learn.lesson_types import PuzzleView
from tutor.web.wording import Wording


class MistakeWords(ABC):
    """What is said of the mistakes in games of one family."""

    @abstractmethod
    def taught(self, mistake: Mistake) -> str | None:
        """The slug of the lesson that teaches what would have helped; None where no lesson does."""

    def reason(self, mistake: Mistake) -> str:
        """What speaks most against the move, as a code by which mistakes are told apart."""
        return self.taught(mistake) or ""

    @abstractmethod
    def why_weaker(self, wording: Wording, mistake: Mistake) -> str:
        """What the move that was played does and what it cost, as HTML, without giving the better one away."""

    @abstractmethod
    def main_fault(self, wording: Wording, mistake: Mistake) -> str:
        """What speaks most against that move, as HTML."""

    @abstractmethod
    def class_puzzle(self, mistake: Mistake) -> Step | None:
        """The mistake as a puzzle for a class; None if no kind of puzzle has just its better moves as answers."""

    @abstractmethod
    def task(self, mistake: Mistake) -> Task:
        """What counts as solved where a mistake is asked as a puzzle."""

    @abstractmethod
    def puzzle(self, wording: Wording, mistake: Mistake) -> PuzzleView:
        """The table of that puzzle: what is said to every square."""
