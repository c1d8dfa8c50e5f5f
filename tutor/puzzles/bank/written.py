"""Owns how a puzzle of practice is written in one line, and read again.

A line holds the side to move (X black, O white, - where nobody's turn is shown), the cells of the board row
by row, and what else is asked, which follows from the topic: squares, boards, a side, or a number of moves.
"""

from collections.abc import Callable

from tutor.games.base import Game
from tutor.lessons.model import (
    AllLegalMoves,
    Choice,
    Choose,
    CountMoves,
    FindSquare,
    Flips,
    LegalMove,
    MarkFrontier,
    Marks,
    MarkStable,
    Measure,
    PassOrPlay,
    Puzzle,
    Referee,
    Result,
    Sequence,
    Side,
    Step,
)
from tutor.puzzles.geometry import discs_in, draw
from tutor.puzzles.practice.themes import SHELVED

_LETTERS = {"black": "X", "white": "O", None: "-"}
_SIDES: dict[str, Side | None] = {"X": "black", "O": "white", "-": None}

_PLAIN: dict[str, Callable[[], Puzzle]] = {
    "legal-move": LegalMove,
    "all-legal-moves": AllLegalMoves,
    "pass-or-play": PassOrPlay,
    "result": Result,
    "square-name": lambda: Choice("square-name"),
    "corner-name": lambda: Choice("corner-name"),
    "next-on-line": lambda: Choice("next-on-line"),
    "first-player": lambda: Choice("first-player"),
    "disc-count": lambda: Choice("disc-count"),
    "game-over": lambda: Choice("game-over"),
    "mobility": lambda: Choice("mobility"),
}
"""Topics that ask for nothing beside the board and what is ringed on it."""


_THEMES: dict[str, Measure] = {theme: theme for theme in SHELVED}

_OF_A_SIDE: dict[str, Callable[[Side], Puzzle]] = {
    "count-moves": CountMoves,
    "mark-frontier": MarkFrontier,
    "mark-stable": MarkStable,
}


def write_step(game: Game, step: Step) -> str:
    """The line of a puzzle."""
    puzzle, cells = step.puzzle, _cells(game, step.board)
    told = [_LETTERS[step.to_move], cells]
    match puzzle:
        case FindSquare(square=square) | Choice(about="disc-on", square=str(square)):
            told.append(square)
        case Flips(move=move):
            told.append(move)
        case Referee(move=move, after=after):
            told += [move, _cells(game, after)]
        case Choice(about="start-board", boards=boards):
            told += [_cells(game, board) for board in boards]
        case CountMoves(side=side) | MarkFrontier(side=side) | MarkStable(side=side):
            told.append(str(_LETTERS[side]))
        case Sequence(moves=moves):
            told.append(str(moves))
        case _:
            told += step.marks.ring
    return " ".join(told)


def read_step(game: Game, topic: str, line: str) -> Step:
    """The puzzle of a line."""
    letter, cells, *rest = line.split()
    puzzle = _puzzle(game, topic, rest)
    ring = tuple(rest) if topic in _PLAIN else ()
    return Step(board=_board(game, cells), to_move=_SIDES[letter], marks=Marks(ring=ring), puzzle=puzzle)


def question_in(topic: str, line: str) -> str:
    """What a line asks, and of which cells, for comparing lines: the board is not read."""
    _, cells, *rest = line.split()
    if topic in _PLAIN:
        return f"{topic} {cells}"
    return " ".join(("choose" if topic in SHELVED else topic, cells, *rest))


def _puzzle(game: Game, topic: str, rest: list[str]) -> Puzzle:
    if topic in _PLAIN:
        return _PLAIN[topic]()
    match topic, rest:
        case "find-square", [square]:
            return FindSquare(square)
        case "disc-on", [square]:
            return Choice("disc-on", square)
        case "start-board", boards:
            return Choice("start-board", boards=tuple(_board(game, cells) for cells in boards))
        case "flips", [move]:
            return Flips(move)
        case "referee", [move, after]:
            return Referee(move, _board(game, after))
        case "sequence", [moves]:
            return Sequence(int(moves))
        case "count-moves" | "mark-frontier" | "mark-stable", [letter]:
            return _OF_A_SIDE[topic]("black" if letter == "X" else "white")
        case _, [moves]:
            return _choose(moves, _THEMES.get(topic))
    raise ValueError(f"{topic!r} is no topic of the bank")


def _choose(moves: str, theme: Measure | None) -> Choose:
    """A good move: each move, the answer to it, and what it is worth; the theme is what is spoken of."""
    found = moves.split(",")
    return Choose(
        {move[:2]: int(move[4:]) for move in found},
        {move[:2]: move[2:4] for move in found if move[2:4] != "--"},
        theme,
    )


def _cells(game: Game, board: str) -> str:
    return game.parse_diagram(board, None).cells()


def _board(game: Game, cells: str) -> str:
    return draw(game, discs_in(game, cells))
