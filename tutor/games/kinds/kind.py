"""The base class of every kind of puzzle; it knows no game.

A kind is a subclass of `PuzzleKind` in its own module under its game's `kinds/`; its fields are those of the
TOML. Only `set_task` must be written, all else has a default. A kind that is answered by several squares,
several moves or a game also derives from a class of `answered` or `goal_games`. Its sentences are one module
under `tutor/web/wording/`. A family of games registers its kinds in `kind_table`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, Self

import msgspec

from tutor.games.base import Game, Move, Position, Square
from tutor.games.color import Color
from tutor.games.judgement import Reason, Remark, Reply, Verdict
from tutor.games.kinds.asking import Asking
from tutor.games.kinds.options import Option
from tutor.games.kinds.practising import Practised, Ring
from tutor.games.kinds.proofs import Proof

Select = Literal["one", "many", "choice", "sequence", "game"]

WithoutSquare = Literal["pass", "fine", "none"]
"""The meaning of an answer without a square: a pass, "all is right", or "there is none"."""

Answer = tuple[str, ...]
"""Squares in any order; ("pass",) for a pass; (key,) for an option; the moves of a sequence as played."""

Fault = tuple[str, str]
"""The field of a step that is at fault, and a sentence about it for authors."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of the learner; `right` leads from each right move to the next turn, to None at the end."""

    position: Position
    right: Mapping[Square, Turn | None]

    def lines(self) -> Iterator[tuple[Square, ...]]:
        """Every way to solve the puzzle from here, without the answers of the other side."""
        for move, turn in self.right.items():
            for rest in turn.lines() if turn else [()]:
                yield (move, *rest)

    def count(self) -> int:
        """This turn and all that follow it."""
        return 1 + sum(turn.count() for turn in self.right.values() if turn)


@dataclass(frozen=True, slots=True)
class Task:
    """A puzzle that was set on a board, with its answers.

    With `select` "many", exactly the set `answers` is right; with "sequence", `answers` are one of the lines
    in `turn`; with "game", a whole game is judged; otherwise any one of `answers` is right. Only a "choice"
    has options and replies. `move` is the move that the question is about: it is not played yet or, with
    `after`, it was played and left the board `after`, perhaps wrongly. `last_move` is the move that led to
    the board. `side` is the side asked about, if it may differ from the side to move. `known` is what the
    kind computed while it set the puzzle.
    """

    puzzle: Puzzle
    position: Position
    select: Select
    answers: Answer
    options: tuple[Option, ...] = ()
    can_pass: bool = False
    move: Square | None = None
    after: Position | None = None
    last_move: Square | None = None
    side: Color | None = None
    turn: Turn | None = field(default=None, hash=False, repr=False)
    replies: Mapping[str, Reply] = field(default_factory=dict, hash=False, repr=False)
    known: Any = field(default=None, hash=False, repr=False)

    @property
    def kind(self) -> str:
        """The name of the puzzle's kind."""
        return self.puzzle.kind

    @property
    def color(self) -> Color:
        """The side asked about; by default the side to move, and Black if no side is to move."""
        return self.side or self.position.to_move or Color.BLACK

    @property
    def changed(self) -> tuple[Square, ...]:
        """The squares that differ between the board and `after`, without the square of the move."""
        if self.after is None:
            return ()
        before, squares = self.position, self.position.game.squares
        return tuple(one for one in squares if one != self.move and self.after.at(one) is not before.at(one))


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint: further words after the usual ones, the squares it rings, and those it tints.

    With `usual` it begins with the usual words of its topic, or with those of the author.
    """

    says: tuple[Reason, ...] = ()
    ring: tuple[Square, ...] = ()
    area: tuple[Square, ...] = ()
    usual: bool = True


@dataclass(frozen=True, slots=True)
class Aftermath:
    """Moves to play out after an answer, and an overlay for one side or both."""

    moves: tuple[Move, ...] = ()
    overlay: str | None = None
    side: Color | None = None


class Puzzle(Asking, Practised):
    """A puzzle of any kind."""

    __slots__ = ()
    __struct_config__: ClassVar[Any]

    needs_turn: ClassVar[bool] = False
    """Whether a step must say who is to move."""

    asks_for: ClassVar[Literal["any", "empty", "piece", "move"]] = "any"
    """The squares that can be answers; a tap on another one is explained and costs no try."""

    without_square: ClassVar[WithoutSquare] = "pass"
    """The meaning of PASS in a task that accepts it."""

    plays: ClassVar[bool] = False
    """Whether the answer is a move that is played."""

    shows_play: ClassVar[bool] = False
    """Whether moves are played out or counted after an answer."""

    shows_marks: ClassVar[bool] = False
    """Whether marks are drawn over the board while an answer is explained."""

    says_correct: ClassVar[bool] = False
    """Whether the explanation of a right answer begins with "correct"."""

    asks_twin: ClassVar[bool] = False
    """Whether the puzzle is asked again on the turned or mirrored board after its answer was shown."""

    begins_game: ClassVar[bool] = False
    """Whether its board may begin a game in which the idea of the lesson is played."""

    comes_back: ClassVar[bool] = True
    """Whether a missed puzzle is asked again another day."""

    names_answer: ClassVar[bool] = False
    """Whether the question may name the squares to tap."""

    given_away_by: ClassVar[frozenset[str]] = frozenset()
    """The overlays that would give the answer away; "show_legal" for the marks on legal moves."""

    reasons: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The codes of its reasons, with the fields that each uses; every other field is None or empty."""

    option_codes: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The codes of its options, with the fields that each uses."""

    @property
    def kind(self) -> str:
        """The name of the kind in the TOML."""
        return str(self.__struct_config__.tag)

    @property
    def topic(self) -> str:
        return self.kind

    @property
    def name(self) -> str:
        return self.topic

    @property
    def title_code(self) -> str:
        return self.topic

    @property
    def shows_turn(self) -> bool:
        return self.needs_turn

    @property
    def counts_to_end(self) -> bool:
        """Whether the question is about the end of the game, so that the answer tells the result."""
        return False

    @property
    def moves_left(self) -> int:
        """How many moves are asked for in turn; 0 for a single answer."""
        return 0

    @property
    def asked_square(self) -> Square | None:
        """The square whose name or place the question asks for."""
        return None

    @property
    def rings(self) -> Ring:
        """The squares that the question names, which are ringed on the board."""
        return ()

    @property
    def asks_ring(self) -> bool:
        """Whether the question asks for the name of the ringed squares."""
        return False

    @property
    def shows_boards(self) -> bool:
        """Whether the options are boards."""
        return False

    @property
    def may_be_over(self) -> bool:
        """Whether the step may name a side to move although the game is over."""
        return False

    # --- Reading a lesson: errors that the shape of the fields does not show.
    def squares(self) -> Iterator[tuple[str, Square | None]]:
        """The fields that name squares, each with its square."""
        yield from ()

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        """The faults of its fields, of the turn and of the rings."""
        yield from ()

    def task_faults(self, task: Task) -> Iterator[Fault]:
        """The faults that show only on the board."""
        yield from ()

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        """The same puzzle on the turned or mirrored board; the functions map squares, boards and sides."""
        return self

    def option_overlay(self, task: Task) -> str | None:
        """The overlay on the boards to choose from, once one has been chosen; None for none."""
        return None

    def why(self, task: Task, played: Square) -> tuple[Reason, ...]:
        """Why the shown answer is better than this wrong one; () if its squares are enough."""
        return ()

    @abstractmethod
    def set_task(self, position: Position, ring: Ring) -> Task:
        """The puzzle on a board; UnsolvablePuzzle if it has no answer, or every answer is right."""

    def set_task_for_class(self, position: Position, ring: Ring) -> Task:
        """The puzzle for a whole class at once: if several moves are asked for, only the first."""
        return self.set_task(position, ring)

    def after_first(self) -> Puzzle | None:
        """The puzzle after the first of several moves."""
        return None

    def boards_weighed(self, position: Position) -> Iterator[Position]:
        """The boards whose moves must be weighed before it is set; UnsolvablePuzzle if a move is illegal."""
        yield from ()

    def read_out(self, position: Position) -> Proof | None:
        """The result of reading such a board; None if the engine of the game weighs the moves instead."""

    def needs_proofs(self, position: Position) -> bool:
        """Whether the boards must be weighed in advance; otherwise they are when the puzzle is set."""
        return True

    def with_proofs(self, position: Position, proofs: Sequence[Proof]) -> Puzzle:
        """The same puzzle with the proofs of those boards, in their order; Unproved if they do not fit."""
        return self

    def as_taught(self, rules: tuple[str, ...]) -> Puzzle:
        """The same puzzle for a learner who was taught only these rules; its feedback names no others."""
        return self

    def as_known(self, task: Task) -> Puzzle:
        """The same puzzle with the results of its search, so that the board is not searched again."""
        return self

    def is_nearly_right(self, task: Task, tap: str) -> bool:
        """Whether an answer solves the puzzle, but is not the best one and earns less."""
        return False

    def match_of(self, position: Position) -> tuple[Color, int] | None:
        """The match that a class plays instead on the big board: the computer's side and its level."""
        return None

    def best(self, task: Task) -> Square | None:
        """The best move, if moves are compared by the play that follows."""
        return None

    def line_after(self, task: Task, move: Square) -> tuple[Move, ...]:
        """A legal move and the play that follows; () if that is not shown."""
        return ()

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The verdict on one square, pass or option, and the feedback on it."""
        reply = task.replies[tap]
        return reply.verdict, reply.remark()

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        """The misconceptions behind a wrong answer; one tap, unless several squares are asked for."""
        return set().union(*(task.replies[key].misconceptions for key in taps if key in task.replies))

    def provokes(self, task: Task) -> set[str]:
        """The misconceptions that a first answer of several squares can show."""
        return set()

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        """By misconception, the squares that its wrong rule gives, if several squares are asked for."""
        return {}

    # --- Question, hints and play after an answer.

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        """The codes of the sentences of the usual question."""
        return (Reason(self.topic, color=task.color),)

    def hint_topic(self, task: Task) -> str:
        """The code of the usual hint."""
        return self.topic

    def hint_move(self) -> Square | None:
        """The move that the usual hint names."""
        return None

    def hints(self, task: Task, ring: Ring, text: str) -> tuple[Hint, ...]:
        """One hint or two, the second saying more; `text` is the author's hint. None gives the answer."""
        return (Hint(),)

    def aftermath(self, task: Task, tap: str, *, right: bool) -> Aftermath:
        """The play that is shown after a legal move is given as the answer."""
        return Aftermath()

    def punishing(self, task: Task, answer: Answer) -> tuple[Move, ...]:
        """A wrong move and how the other side punishes it; () if that is not shown."""
        return ()


class PuzzleKind(Puzzle, msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The base of every kind: `class FindSquare(PuzzleKind, frozen=True, tag="find-square")`."""
