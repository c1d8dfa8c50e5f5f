"""The puzzles of a family of games: its kinds, its misconceptions, and the overlays of its lessons."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tutor.games.base import Move, Position
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.practising import Made, Practice
from tutor.games.kinds.proofs import Prover


@dataclass(frozen=True)
class LessonOverlay:
    """An overlay of lessons: whether it needs a side to move, and its faults on a board."""

    needs_turn: bool = False
    fault: Callable[[Position], str | None] = lambda position: None


@dataclass(frozen=True)
class Puzzles:
    """The puzzles of a family of games, in the order of a teacher's menus.

    `any_move` is the question of the big board that accepts every legal move. `first` is the first question
    to a newcomer on the front page of the family, black to move on the drawing `first_board` or, without it,
    at the start. `misconceptions` are their codes, in the order in which pages show them; `groups` are the
    headings of the menus. `prover` weighs the moves of the boards that a kind needs
    (`Puzzle.boards_weighed`). `which_move` makes a question about a board on which the given move is clearly
    wrong and the right ones are clear, else None; it takes up to a second.
    """

    kinds: tuple[type[Puzzle], ...] = ()
    any_move: Puzzle | None = None
    first: Puzzle | None = None
    first_board: str = ""
    misconceptions: tuple[str, ...] = ()
    overlays: Mapping[str, LessonOverlay] = field(default_factory=dict)
    groups: tuple[str, ...] = ()
    practice: Practice | None = None
    prover: Prover = field(default_factory=Prover)
    which_move: Callable[[Position, Move], Puzzle | None] = lambda position, wrong: None

    @cached_property
    def made(self) -> Mapping[str, tuple[type[Puzzle], Made]]:
        """The topics whose puzzles are made from games, in the order of the drills."""
        if self.practice is None:
            return {}
        made = {topic: (kind, how) for kind in self.kinds for topic, how in kind.made.items()}
        every = (topic for topics in self.practice.drills.values() for topic in topics)
        return {topic: made[topic] for topic in every if topic in made}
