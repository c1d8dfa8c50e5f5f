"""Owns the steps that a game offers: for each topic, every puzzle that its positions can be made into.

Whether such a step can be solved, and how hard it is, is asked afterwards.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from tutor.games.base import PASS, Position
from tutor.games.color import Color
from tutor.games.othello.engine.features.board_features import frontier, stable_discs
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS
from tutor.lessons.model import (
    AllLegalMoves,
    Choice,
    CountMoves,
    FindSquare,
    Flips,
    LegalMove,
    MarkFrontier,
    Marks,
    MarkStable,
    PassOrPlay,
    Puzzle,
    Referee,
    Result,
    Sequence,
    Side,
    Step,
)
from tutor.puzzles.bank.chance import Dice
from tutor.puzzles.geometry import corners, draw, read_discs, turn_over
from tutor.puzzles.kinds.beginning import wrong_starts
from tutor.puzzles.kinds.counting import board_before
from tutor.puzzles.lines import closing_lines
from tutor.puzzles.reasons import Square
from tutor.puzzles.wrong_rules import wrong_flips

Maker = Callable[[Dice, Iterable[Position]], Iterator[Step]]
"""Yields steps from positions in the order they come in."""

MOVES_ASKED = 3
"""As many moves of one position as are asked about."""

PLAYED_ON = 12
"""From as many positions of a game others are played to the end."""

OFTEN_PLAYED_ON = 36
"""The same where a game is to end before the board is full, which is rare."""

MOST_MARKED = 14
"""As many discs as one is asked to tap."""

NEAR_THE_END = (3, 10)
"""The fewest and the most empty squares of an ending that is played."""


def draw_step(position: Position, puzzle: Puzzle, *ring: Square, turn: bool = True) -> Step:
    """A puzzle on a position; without a turn it is a drawing."""
    return Step(
        board=draw(position.game, read_discs(position)),
        to_move=position.to_move.value if turn and position.to_move else None,
        marks=Marks(ring=ring),
        puzzle=puzzle,
    )


def _moves(position: Position) -> list[Square]:
    return [move for move in position.legal_moves() if move != PASS]


def _whenever_to_move(puzzle: Puzzle) -> Maker:
    def make(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
        for position in positions:
            if position.to_move and _moves(position):
                yield draw_step(position, puzzle)

    return make


def _play_on(dice: Dice, positions: Iterable[Position], most: int = PLAYED_ON) -> Iterator[Position]:
    """What comes after some of these positions when both sides play anything: many passes and endings."""
    for position in dice.shuffled([position for position in positions if position.to_move])[:most]:
        while position.to_move:
            position = position.play(dice.pick(position.legal_moves()))
            yield position


def _make_pass_or_play(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    """In every second game the boards come first on which there is no move."""
    known = list(positions)
    if dice.happens(0.5):
        for position in _play_on(dice, known):
            if position.must_pass():
                yield draw_step(position, PassOrPlay())
    yield from _whenever_to_move(PassOrPlay())(dice, known)


def _make_flips(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    for position in positions:
        for move in dice.shuffled(_moves(position))[:MOVES_ASKED]:
            yield draw_step(position, Flips(move))


def _make_referee(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    """Moves after which somebody turned what a wrong rule turns, or left a line, or did both."""
    for position in positions:
        for move in dice.shuffled(_moves(position))[:MOVES_ASKED]:
            right = frozenset(as_othello(position).flips(move))
            left = dice.pick([frozenset(line.run) for line in closing_lines(position, move)])
            wrong = [flipped for flipped in wrong_flips(position, move).values() if flipped != right]
            wrong += [right - left, *(flipped - left for flipped in wrong if flipped > right)]
            for flipped in dice.shuffled(wrong)[:2]:
                yield draw_step(position, Referee(move, _stand_after(position, move, flipped)))


def _stand_after(position: Position, move: Square, flipped: frozenset[Square]) -> str:
    """What stands on the table when somebody has placed the disc and turned these."""
    discs = read_discs(turn_over(position, sorted(flipped)))
    return draw(position.game, discs | {move: position.to_move or Color.BLACK})


def _make_result(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    known = list(positions)
    for position in (*known, *_play_on(dice, known)):
        if position.to_move is None:
            yield draw_step(position, Result())


def _make_game_over(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    """Boards that are over (one of them full at most) or on which one side has no move, and some others."""
    known, was_full = list(positions), False
    for position in chain(_play_on(dice, known, OFTEN_PLAYED_ON), known):
        if not position.empties():
            if was_full:
                continue
            was_full = True
        if position.to_move is None or position.must_pass() or dice.happens(0.03):
            yield draw_step(position, Choice("game-over"), turn=False)


def _make_mobility(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    return _whenever_to_move(Choice("mobility"))(dice, positions)


def _make_disc_count(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    """Each board, and once more with the disc ringed that may have come last, where that can be told."""
    for position in positions:
        yield draw_step(position, Choice("disc-count"))
        if position.to_move is not None:
            latest = dice.shuffled(position.pieces(position.to_move.other))
            told = next((square for square in latest if board_before(position, square)), None)
            if told is not None:
                yield draw_step(position, Choice("disc-count"), told)


def _make_find_square(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    for position in positions:
        yield draw_step(position, FindSquare(dice.pick(position.game.squares)), turn=False)


def _make_square_name(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    for position in positions:
        yield draw_step(position, Choice("square-name"), dice.pick(position.game.squares), turn=False)


def _make_corner_name(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    for position in positions:
        yield draw_step(position, Choice("corner-name"), dice.pick(corners(position.game)), turn=False)


def _make_disc_on(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    for position in positions:
        yield draw_step(position, Choice("disc-on", dice.pick(position.game.squares)), turn=False)


def _make_next_on_line(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    for position in positions:
        start = dice.pick(position.game.squares)
        for way in dice.shuffled(DIRECTIONS):
            line = (start, *as_othello(position).ray(start, way))
            if len(line) > 3:
                yield draw_step(position, Choice("next-on-line"), *line[:3], turn=False)
                break


def _make_first_player(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    for position in positions:
        yield draw_step(position.game.start(), Choice("first-player"), turn=False)


def _make_start_board(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    """The start beside boards that are nearly it: discs exchanged, in rows, or moved aside."""
    for position in positions:
        game = position.game
        boards = tuple(draw(game, discs) for discs in dice.shuffled(wrong_starts(game))[: 1 + dice.below(4)])
        yield draw_step(game.start(), Choice("start-board", boards=boards), turn=False)


def _of_a_side(
    ask: Callable[[Side], Puzzle], marked: Callable[[Position, Color], tuple[Square, ...]] | None = None
) -> Maker:
    """A question about one side; where discs are to be marked, there are not too many of them to tap."""

    def make(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
        for position in positions:
            color = dice.pick(list(Color))
            if marked is None or len(marked(position, color)) <= MOST_MARKED:
                yield draw_step(position, ask(color.value), turn=False)

    return make


def _make_sequence(dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    nearest, farthest = NEAR_THE_END
    for position in positions:
        if position.to_move and _moves(position) and nearest < len(position.empties()) <= farthest:
            yield draw_step(position, Sequence(2 + dice.below(3)))


MAKERS: dict[str, Maker] = {
    "find-square": _make_find_square,
    "square-name": _make_square_name,
    "corner-name": _make_corner_name,
    "disc-on": _make_disc_on,
    "next-on-line": _make_next_on_line,
    "first-player": _make_first_player,
    "start-board": _make_start_board,
    "legal-move": _whenever_to_move(LegalMove()),
    "all-legal-moves": _whenever_to_move(AllLegalMoves()),
    "pass-or-play": _make_pass_or_play,
    "flips": _make_flips,
    "referee": _make_referee,
    "result": _make_result,
    "disc-count": _make_disc_count,
    "game-over": _make_game_over,
    "mobility": _make_mobility,
    "count-moves": _of_a_side(CountMoves),
    "mark-frontier": _of_a_side(MarkFrontier, frontier),
    "mark-stable": _of_a_side(MarkStable, stable_discs),
    "sequence": _make_sequence,
}
"""By topic."""
