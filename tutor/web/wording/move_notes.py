"""Moves with words about them: one of a finished game, and one that a hint names."""

from dataclasses import dataclass

from tutor.games.judgement import Mark
from tutor.games.kinds.kind import Puzzle
from tutor.web.site.markdown import Html
from tutor.web.wording import Say


@dataclass(frozen=True, slots=True)
class MoveNote:
    """The number of a move, from 1, the words about it, and the marks for them on the board before it.

    `puzzle` asks for a better move on that board, if a kind of puzzle can; `lesson` is the slug of the lesson
    that teaches what was overlooked, `drill` the drill that practises it.
    """

    number: int
    html: Html
    marks: tuple[Mark, ...]
    lesson: str
    puzzle: Puzzle | None = None
    drill: str | None = None


@dataclass(frozen=True, slots=True)
class Aim:
    """Whether a game shows what the lesson before it teaches: the words about it, and if it was done."""

    said: Say
    done: bool


@dataclass(frozen=True)
class Advice:
    """A hint: a good move, the kind of its reason, the squares to ring, and the words of both stages.

    `area` is the part of the board that the first stage lights.
    """

    move: str
    kind: str
    ring: tuple[str, ...]
    first: Say
    second: Say
    area: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name by which the same hint can be given again."""
        return f"{self.move} {self.kind}"
