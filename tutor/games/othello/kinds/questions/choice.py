"""Questions that are answered by choosing an option; `about` says what is asked."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any, Literal, Self, get_args

from tutor.games.base import PASS, Game, Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.geometry import column_of, draw, place
from tutor.games.judgement import Reason
from tutor.games.kinds.asking import Unfit, first_of, require_solvable
from tutor.games.kinds.kind import Fault, Hint, PuzzleKind, Task
from tutor.games.kinds.moves import diagram_faults
from tutor.games.kinds.offers import Offer, choose_from
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.moves.edges import corners
from tutor.games.othello.kinds.moves.making import play_on, whenever_to_move
from tutor.games.othello.kinds.moves.traits import count_discs, slanting_only, touching
from tutor.games.othello.kinds.questions import beginning, counting, naming, opening_names
from tutor.games.othello.kinds.questions.beginning import (
    ask_first_player,
    ask_start_board,
    other_boards,
    wrong_starts,
)
from tutor.games.othello.kinds.questions.counting import (
    ask_disc_count,
    ask_game_over,
    ask_mobility,
    board_before,
    is_rare,
)
from tutor.games.othello.kinds.questions.naming import (
    ask_corner_name,
    ask_disc_on,
    ask_next_on_line,
    ask_square_name,
    depth,
    inner_squares,
    often_taken,
)
from tutor.games.othello.kinds.questions.opening_names import ask_opening_name
from tutor.games.othello.openings import NAMED
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS

About = Literal[
    "square-name",
    "corner-name",
    "disc-on",
    "next-on-line",
    "first-player",
    "start-board",
    "disc-count",
    "game-over",
    "mobility",
    "opening-name",
]

RINGED: dict[About, int] = {"square-name": 1, "corner-name": 1, "next-on-line": 3}
"""The fewest squares that a question rings; where it is 1, the question rings exactly one."""

COLUMN_TINTED: tuple[About, ...] = ("square-name", "corner-name", "disc-on")
"""Questions about the name of one square: the hint tints its column."""

OFTEN_PLAYED_ON = 36
"""From so many positions the game is played at random, to find games that end before the board is full."""


def _make_mobility(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    return whenever_to_move(Choice("mobility"), positions)


def _make_game_over(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    """Boards that are over (at most one of them full), boards with a pass, and some others."""
    known, was_full = list(positions), False
    for position in chain(play_on(dice, known, OFTEN_PLAYED_ON), known):
        if not position.empties():
            if was_full:
                continue
            was_full = True
        if position.to_move is None or position.must_pass() or dice.happens(0.03):
            yield Drawn(position, Choice("game-over"), turn=False)


def _make_disc_count(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    """Each board, and again with the last disc ringed where the board shows which one it was."""
    for position in positions:
        yield Drawn(position, Choice("disc-count"))
        if position.to_move is not None:
            latest = dice.shuffled(position.pieces(position.to_move.other))
            text = next((square for square in latest if board_before(position, square)), None)
            if text is not None:
                yield Drawn(position, Choice("disc-count"), (text,))


def _make_square_name(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    for position in positions:
        yield Drawn(position, Choice("square-name"), (dice.pick(inner_squares(position.game)),), turn=False)


def _make_corner_name(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    for position in positions:
        yield Drawn(position, Choice("corner-name"), (dice.pick(corners(position.game)),), turn=False)


def _make_disc_on(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    for position in positions:
        yield Drawn(position, Choice("disc-on", often_taken(dice, position)), turn=False)


def _make_next_on_line(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    for position in positions:
        start = dice.pick(position.game.squares)
        for way in dice.shuffled(DIRECTIONS):
            line = (start, *as_othello(position).ray(start, way))
            if len(line) > 3:
                yield Drawn(position, Choice("next-on-line"), line[:3], turn=False)
                break


def _make_first_player(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    for position in positions:
        yield Drawn(position.game.start(), Choice("first-player"), turn=False)


def _make_start_board(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    """The start beside boards that are nearly it: discs exchanged, in rows, or moved aside."""
    for position in positions:
        game = position.game
        boards = tuple(draw(game, discs) for discs in dice.shuffled(wrong_starts(game))[: 1 + dice.below(4)])
        yield Drawn(game.start(), Choice("start-board", boards=boards), turn=False)


class Choice(PuzzleKind, frozen=True, tag="choice"):
    """Choose among options that the rules core computes."""

    about: About
    square: str | None = None  # disc-on only
    boards: tuple[str, ...] = ()  # start-board only: diagrams to choose from

    reasons = naming.REASONS | beginning.REASONS | counting.REASONS | opening_names.REASONS
    option_codes = {
        "square": ("square",),  # square-name, corner-name, next-on-line: a square's name
        "disc": ("color",),  # disc-on: a black disc, a white disc
        "nothing": (),  # disc-on: no disc
        "side": ("color",),  # first-player: Black, White
        "either": (),  # first-player: either of them
        "board": ("position",),  # start-board: a board to look at
        "discs": ("black", "white"),  # disc-count: "4-1"
        "yes": (),  # game-over
        "no": (),  # game-over
        "moves": ("black", "white"),  # mobility: "Black 3, White 9"
        "none-of-these": (),  # opening-name
        **{name: () for name in NAMED},  # opening-name
    }
    made = {
        "square-name": Made(_make_square_name, per_level=70),
        "corner-name": Made(_make_corner_name, per_level=25, levels=(1, 3)),
        "disc-on": Made(_make_disc_on, per_level=70, words_matter=True),
        "next-on-line": Made(_make_next_on_line, per_level=40, levels=(2, 8)),
        "start-board": Made(
            _make_start_board, per_level=25, levels=(2, 3), words_matter=True, by_board=False
        ),
        "first-player": Made(_make_first_player, per_level=1, levels=(1, 1)),
        "disc-count": Made(_make_disc_count, per_level=130, tried=16, apart=is_rare),
        "game-over": Made(_make_game_over, per_level=130, tried=80, apart=is_rare),
        "mobility": Made(_make_mobility, per_level=180),
    }
    weights = {
        "square-name": Weights(-0.4, discs=0.17, distractors=0.12),
        "corner-name": Weights(0.2, discs=0.06),
        "disc-on": Weights(0, discs=0.17, distractors=0.03),
        "next-on-line": Weights(2, discs=0.06, diagonals=2),
        "first-player": Weights(1),
        "start-board": Weights(1.5, distractors=0.3),
        "disc-count": Weights(0, discs=0.16),
        "game-over": Weights(-1.2, discs=0.04, distractors=0.5),
        "mobility": Weights(-2.5, discs=0.08, directions=0.33, diagonals=0.15),
        "opening-name": Weights(3, discs=0.1),
    }

    @property
    def topic(self) -> str:
        return self.about

    @property
    def asked_square(self) -> Square | None:
        return self.square

    @property
    def asks_ring(self) -> bool:
        return self.about in RINGED

    @property
    def shows_boards(self) -> bool:
        return bool(self.boards)

    @property
    def may_be_over(self) -> bool:
        return self.about == "game-over"

    def squares(self) -> Iterator[tuple[str, Square | None]]:
        yield "puzzle.square", self.square

    def faults(self, game: Game, to_move: str | None, ring: Ring) -> Iterator[Fault]:
        if (self.about == "disc-on") != (self.square is not None):
            wanted = "is missing" if self.about == "disc-on" else "belongs to disc-on only"
            yield "puzzle.square", wanted
        if (self.about == "start-board") != bool(self.boards):
            wanted = "is missing" if self.about == "start-board" else "belongs to start-board only"
            yield "puzzle.boards", wanted
        for number, board in enumerate(self.boards, 1):
            yield from diagram_faults(f"puzzle.boards[{number}]", board, game)
        least = RINGED.get(self.about, 0)
        if len(ring) < least or (least == 1 and len(ring) > 1):
            wanted = "one square" if least == 1 else f"{least} squares or more, in their order"
            yield "marks.ring", f"a question about {self.about} rings {wanted}"

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        named = square(self.square) if self.square else self.square
        return type(self)(self.about, named, tuple(map(board, self.boards)))

    def set_task(self, position: Position, ring: Ring) -> Task:
        for square in ring:
            if square not in position.game.squares:
                raise UnsolvablePuzzle("marks.ring", f"`{square}` is not a square of this board")
        return choose_from(self, position, self._offers(position, ring))

    def _offers(self, position: Position, ring: Ring) -> tuple[Offer, ...]:
        match self.about:
            case "square-name":
                return ask_square_name(position, ring)
            case "corner-name":
                return ask_corner_name(position, ring)
            case "disc-on":
                return ask_disc_on(position, self.square or "")
            case "next-on-line":
                return ask_next_on_line(position, ring)
            case "first-player":
                return ask_first_player(position)
            case "start-board":
                return ask_start_board(position, self.boards)
            case "disc-count":
                return ask_disc_count(position, ring)
            case "game-over":
                return ask_game_over(position)
            case "mobility":
                return ask_mobility(position)
            case "opening-name":
                return ask_opening_name(position)

    def asks(self, task: Task, ring: Ring) -> tuple[Reason, ...]:
        """The question about the number of discs names the last move first, where that is ringed."""
        question = Reason(self.about, color=task.color, square=self.square)
        if self.about == "disc-count" and ring:
            return Reason("ringed-is-new", square=ring[0]), question
        return (question,)

    def hints(self, task: Task, ring: Ring, text: str) -> tuple[Hint, ...]:
        if text or self.about not in COLUMN_TINTED:
            return (Hint(),)
        return (Hint(area=column_of(task.position.game, self.square or ring[0])),)

    def count(self, task: Task, ring: Ring) -> Features:
        """The features of the board, or of the name of a square."""
        position, discs = task.position, count_discs(task.position)
        match self.about:
            case "next-on-line":
                (a, b), (c, d) = (place(position.game, square) for square in ring[:2])
                return Features(discs=discs, diagonals=int(a != c and b != d))
            case "mobility":
                both = [position.with_to_move(color) for color in Color]
                moves = [(side, square) for side in both for square in side.legal_moves() if square != PASS]
                slanting = sum(slanting_only(*move) for move in moves)
                return Features(discs=discs, directions=len(moves), diagonals=slanting)
            case "game-over":
                near = {square for color in Color for square in touching(position, color)}
                return Features(discs=discs, distractors=len(near))
            case "start-board":
                return Features(discs=discs, distractors=len(task.options))
        square = self.square or (ring[0] if ring else None)
        return Features(discs=discs, distractors=depth(position, square) if square else 0)

    def written(self, cells: Callable[[str], str], ring: Ring) -> tuple[str, ...]:
        if self.square is not None:
            return (self.square,)
        return tuple(map(cells, self.boards)) or ring

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        about: About = next(one for one in get_args(About) if one == topic)
        if about == "disc-on":
            (square,) = words
            return cls(about, square), ()
        if about == "start-board":
            return cls(about, boards=tuple(map(drawn, words))), ()
        return cls(about), tuple(words)

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield from (cls(about) for about in get_args(About) if about != "opening-name")

    @property
    def group(self) -> str:
        if self.about in ("disc-count", "game-over"):
            return "score"
        return "moves" if self.about == "mobility" else "board"

    @property
    def shows_turn(self) -> bool:
        return self.about in ("mobility", "game-over")

    @property
    def squares_wanted(self) -> int:
        return 1 if self.about == "disc-on" else RINGED.get(self.about, 0)

    def fitting_squares(self, position: Position) -> tuple[Square, ...]:
        return corners(position.game) if self.about == "corner-name" else position.game.squares

    def usual_squares(self, position: Position, marked: tuple[Square, ...]) -> tuple[Square, ...]:
        if self.about == "next-on-line":
            fit = self.fitting_squares(position)
            return tuple(square for square in marked if square in fit)[: self.squares_wanted]
        return super().usual_squares(position, marked)

    def fill(self, position: Position, squares: tuple[Square, ...]) -> tuple[Self, Ring]:
        if self.about == "disc-on":
            return type(self)("disc-on", first_of(position, squares)), ()
        if self.about == "start-board":
            return type(self)("start-board", boards=other_boards(position)), ()
        if self.about in RINGED and self.about != "next-on-line":
            first_of(position, squares)
        return self, squares if self.about in RINGED else ()

    def filled_from(self, position: Position, ring: Ring) -> tuple[Square, ...]:
        return (self.square,) if self.square is not None else ring

    def require_fit(self, position: Position, ring: Ring) -> None:
        if self.about == "mobility" and position.to_move is None:
            raise Unfit("over")
        if self.about == "corner-name" and ring[0] not in corners(position.game):
            raise Unfit("no-corner")
        if self.about == "next-on-line":
            require_solvable(lambda: ask_next_on_line(position, ring), "no-line")
