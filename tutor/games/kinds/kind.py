"""What a kind of puzzle is, and what it answers. Knows no game.

A kind is a subclass of `PuzzleKind` in a module of its own under its game's `kinds/`: its fields are those of
the TOML. All but `set_task` has a default. A kind answered by several squares, several moves or a game also
derives from a class of `answered` or `goal_games`. Its sentences are one module under `tutor/web/wording/`. A
family of games registers its kinds once, in `kind_table`.
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
"""What is answered without a square: a pass, that all is right, or that what is asked for is nowhere."""

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

    Where `select` is "many" the answer is exactly the set `answers`; where it is "sequence", `answers` are
    one of the lines that `turn` holds; where it is "game", a whole game is judged; otherwise any one of them
    is right. Options and the replies to them are there only for "choice". `move` is a move that the question
    is about: it is still to be played, or, where there is `after`, that is what stood on the table after it.
    `last_move` is the move just played, where the board is the one after it. `side` is the side asked about,
    if it need not be the one to move. `known` is what the kind found out while it set the puzzle.
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
        """The side that is asked about: the one to move, if the puzzle names none; Black in a drawing."""
        return self.side or self.position.to_move or Color.BLACK

    @property
    def changed(self) -> tuple[Square, ...]:
        """The squares, but for that of the move, that do not stand on the table as before it."""
        if self.after is None:
            return ()
        before, squares = self.position, self.position.game.squares
        return tuple(one for one in squares if one != self.move and self.after.at(one) is not before.at(one))


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the hints of a puzzle: what is said after its usual words, what it rings, and what it tints.

    `usual` tells that it begins with the usual words of its topic, or with those of the author.
    """

    says: tuple[Reason, ...] = ()
    ring: tuple[Square, ...] = ()
    area: tuple[Square, ...] = ()
    usual: bool = True


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What is shown after an answer: moves played out, and an overlay, of one side or of both."""

    moves: tuple[Move, ...] = ()
    overlay: str | None = None
    side: Color | None = None


class Puzzle(Asking, Practised):
    """A puzzle of some kind: what all kinds answer about themselves."""

    __slots__ = ()
    __struct_config__: ClassVar[Any]

    needs_turn: ClassVar[bool] = False
    """Whether a step must say who is to move."""

    asks_for: ClassVar[Literal["any", "empty", "piece", "move"]] = "any"
    """Which squares an answer can name: a tap on others is explained and counts as no try."""

    without_square: ClassVar[WithoutSquare] = "pass"
    """What PASS means in a task that accepts it."""

    plays: ClassVar[bool] = False
    """Whether it is answered by playing a move."""

    shows_play: ClassVar[bool] = False
    """Whether moves are played out, or counted on, after an answer."""

    shows_marks: ClassVar[bool] = False
    """Whether marks lie over the board while an answer is explained."""

    says_correct: ClassVar[bool] = False
    """Whether a right answer is called correct before it is explained."""

    asks_twin: ClassVar[bool] = False
    """Whether it is asked again on the board turned or mirrored, once the answer was shown."""

    begins_game: ClassVar[bool] = False
    """Whether its board is one from which the idea of a lesson may be played in a game."""

    comes_back: ClassVar[bool] = True
    """Whether it is asked again another day when it was missed."""

    names_answer: ClassVar[bool] = False
    """Whether its question may name the squares to tap."""

    given_away_by: ClassVar[frozenset[str]] = frozenset()
    """The overlays that would tell the answer; "show_legal" where the marks on legal moves would."""

    reasons: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The codes by which it speaks, with the fields that each carries; every other field is None or empty."""

    option_codes: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The codes of its options, with the fields that each carries."""

    @property
    def kind(self) -> str:
        """The name of the kind, as it stands in the TOML."""
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
        """Whether it asks how the game ends, so that the end is told with the answer."""
        return False

    @property
    def moves_left(self) -> int:
        """How many moves are asked for, one after another; 0 where it is one answer."""
        return 0

    @property
    def asked_square(self) -> Square | None:
        """The square whose name or place the question is about."""
        return None

    @property
    def rings(self) -> Ring:
        """Squares that are ringed on the board because the question names them."""
        return ()

    @property
    def asks_ring(self) -> bool:
        """Whether it asks for the name of what is ringed."""
        return False

    @property
    def shows_boards(self) -> bool:
        """Whether it is answered by choosing a board."""
        return False

    @property
    def may_be_over(self) -> bool:
        """Whether a side may be named as the one to move though the game is over."""
        return False

    # --- Reading a lesson: what is wrong with it, beyond the shape of its fields.
    def squares(self) -> Iterator[tuple[str, Square | None]]:
        """The fields that name squares of the board, with what they name."""
        yield from ()

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        """What is wrong with its fields, with the turn or with what is ringed."""
        yield from ()

    def task_faults(self, task: Task) -> Iterator[Fault]:
        """What is wrong with what its fields say of the board."""
        yield from ()

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        """The same on the board turned or mirrored; each function gives the image of what it is named for."""
        return self

    def option_overlay(self, task: Task) -> str | None:
        """What is laid over the boards to choose from once one has been chosen; None for nothing."""
        return None

    def why(self, task: Task) -> Reason | None:
        """What makes the answer right, said where it is shown; None where its squares say all."""
        return None

    @abstractmethod
    def set_task(self, position: Position, ring: Ring) -> Task:
        """The puzzle on a board; UnsolvablePuzzle when it has no answer or cannot be answered wrongly."""

    def set_task_for_class(self, position: Position, ring: Ring) -> Task:
        """The same as a whole class is asked at once; of several moves the first."""
        return self.set_task(position, ring)

    def after_first(self) -> Puzzle | None:
        """What is asked after the first of several moves."""
        return None

    def boards_weighed(self, position: Position) -> Iterator[Position]:
        """The boards whose moves must be weighed before it is set; UnsolvablePuzzle where a move fails."""
        yield from ()

    def read_out(self, position: Position) -> Proof | None:
        """What it finds by reading such a board, where it does; else the moves are weighed by the game."""

    def needs_proofs(self, position: Position) -> bool:
        """Whether they must be weighed beforehand; otherwise that happens when the puzzle is set."""
        return True

    def with_proofs(self, position: Position, proofs: Sequence[Proof]) -> Puzzle:
        """The same with what is known of those boards, in their order; Unproved where that does not fit."""
        return self

    def as_taught(self, rules: tuple[str, ...]) -> Puzzle:
        """The same where only these rules were taught, the latest first: what is said speaks of no others."""
        return self

    def as_known(self, task: Task) -> Puzzle:
        """The same puzzle with everything known of its board, so that it is not searched again."""
        return self

    def is_nearly_right(self, task: Task, tap: str) -> bool:
        """Whether an answer solves it, but is not quite right: it earns less."""
        return False

    def match_of(self, position: Position) -> tuple[Color, int] | None:
        """What a class plays on the big board in its place: the computer's side and its level."""
        return None

    def best(self, task: Task) -> Square | None:
        """The best move, where moves are compared by how the game goes on after them."""
        return None

    def line_after(self, task: Task, move: Square) -> tuple[Move, ...]:
        """How the game goes on after a legal move, the move among it; () where that is not shown."""
        return ()

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """How far one square, pass or option is right, and what is said of it."""
        reply = task.replies[tap]
        return reply.verdict, reply.remark()

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        """What a wrong answer points to; one tap at a time where one is asked for."""
        return set().union(*(task.replies[key].misconceptions for key in taps if key in task.replies))

    def provokes(self, task: Task) -> set[str]:
        """The misconceptions that a first answer of several squares can show."""
        return set()

    def wrong_sets(self, task: Task) -> Mapping[str, frozenset[Square]]:
        """By misconception, the squares that its wrong rule marks, where several are asked for."""
        return {}

    # --- What a page shows beside the words.

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        """The sentences of the usual question, as codes among the questions of its words."""
        return (Reason(self.topic, color=task.color),)

    def hint_topic(self, task: Task) -> str:
        """The code of the usual hint."""
        return self.topic

    def hint_move(self) -> Square | None:
        """The move that the usual hint names."""
        return None

    def hints(self, task: Task, ring: Ring, text: str) -> tuple[Hint, ...]:
        """One hint or two, each saying more; the answer is not among them. `told` is what the author says."""
        return (Hint(),)

    def aftermath(self, task: Task, tap: str, *, right: bool) -> Aftermath:
        """What is shown after a legal move is given as the answer."""
        return Aftermath()

    def punishing(self, task: Task, answer: Answer) -> tuple[Move, ...]:
        """A wrong move and how the other side punishes it; () where that is not shown."""
        return ()


class PuzzleKind(Puzzle, msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What all kinds derive from: `class FindSquare(PuzzleKind, frozen=True, tag="find-square")`."""
