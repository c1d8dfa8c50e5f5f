"""The words about a mistake in a finished game, and the puzzle that is made of it.

A family whose engine weighs moves subclasses `MistakeWords` in its room, and registers it in `family_words`.
"""

from abc import ABC, abstractmethod

from tutor.games.kinds.kind import Task
from tutor.lessons.model import Step
from tutor.web.game_review.scoring import Mistake
from tutor.web.learn.lesson_types import PuzzleView
from tutor.web.wording import Wording


class MistakeWords(ABC):
    """The words about mistakes in games of one family."""

    @abstractmethod
    def taught(self, mistake: Mistake) -> str | None:
        """The slug of the lesson that teaches what would have helped; None if no lesson does."""

    def reason(self, mistake: Mistake) -> str:
        """The main fault of the move, as a code; mistakes with different codes are preferred."""
        return self.taught(mistake) or ""

    @abstractmethod
    def why_weaker(self, wording: Wording, mistake: Mistake) -> str:
        """What the played move did and what it cost, as HTML, without giving the better move away."""

    @abstractmethod
    def main_fault(self, wording: Wording, mistake: Mistake) -> str:
        """The main fault of the played move, as HTML."""

    @abstractmethod
    def class_puzzle(self, mistake: Mistake) -> Step | None:
        """The mistake as a puzzle for a class; None if no kind has exactly its better moves as answers."""

    @abstractmethod
    def task(self, mistake: Mistake) -> Task:
        """The task of a mistake that is asked as a puzzle."""

    @abstractmethod
    def puzzle(self, wording: Wording, mistake: Mistake) -> PuzzleView:
        """The table of that puzzle: the feedback on every square."""
