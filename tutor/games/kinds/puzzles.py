"""All that a family of games asks: its kinds of puzzle, its misconceptions, what lessons lay over a board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from tutor.games.base import Move, Position
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.practising import Made, Practice
from tutor.games.kinds.proofs import Prover


@dataclass(frozen=True)
class LessonOverlay:
    """What is drawn over a board: whether it needs a side to move, and what is wrong with it there."""

    needs_turn: bool = False
    fault: Callable[[Position], str | None] = lambda position: None


@dataclass(frozen=True)
class Puzzles:
    """All that a family of games asks, in the order of a teacher's menus.

    `any_move` is what the big board asks where nothing is right or wrong but the rules. `first` is what the
    front page of these games asks of a newcomer who has read nothing yet, black to move on the board drawn
    in `first_board`, without it at the start. `misconceptions` are
    the codes of what is misunderstood, in the order in which they are told; `groups` the headings of the
    menus. `prover` weighs the moves of the boards that a kind wants weighed (`Puzzle.boards_weighed`).
    `which_move` asks for a good move on a board, all weighed, where the move that is given is clearly wrong
    and the right ones are clear; elsewhere it gives None. It takes up to a second.
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
        """The topics whose puzzles are made from games, in the order of the drills: their kind, and how."""
        if self.practice is None:
            return {}
        made = {topic: (kind, how) for kind in self.kinds for topic, how in kind.made.items()}
        every = (topic for topics in self.practice.drills.values() for topic in topics)
        return {topic: made[topic] for topic in every if topic in made}
