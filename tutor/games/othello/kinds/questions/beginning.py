"""The questions about how a game begins: who plays first, and from which board."""

from hashlib import sha256

from tutor.games.base import Game, Position, Square
from tutor.games.color import Color
from tutor.games.errors import InvalidDiagram
from tutor.games.geometry import draw, read_discs
from tutor.games.judgement import Reason
from tutor.games.kinds.offers import Offer, offer, shuffle
from tutor.games.kinds.options import Option
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.kinds.moves.lines import mover
from tutor.games.othello.rules.position import as_othello
from tutor.games.othello.rules.shape import DIRECTIONS


def ask_first_player(position: Position) -> tuple[Offer, ...]:
    """The options: Black, White, or either of them."""
    first = mover(position.game.start())
    offers = []
    for color in Color:
        option = Option(color.value, "side", color=color)
        if color is first:
            offers.append(offer(option, "right", Reason("plays-first", color=color)))
        else:
            offers.append(offer(option, "not-yet", Reason("other-plays-first", color=color)))
    return *offers, offer(Option("either", "either"), "not-yet", Reason("first-is-fixed"))


def ask_start_board(position: Position, diagrams: tuple[str, ...]) -> tuple[Offer, ...]:
    """The options: the board of the step and the other boards drawn; one of them is the start of the game."""
    boards = {position.cells(): position}
    for number, diagram in enumerate(diagrams, 1):
        try:
            other = position.game.parse_diagram(diagram)
        except InvalidDiagram as error:
            raise UnsolvablePuzzle(f"puzzle.boards[{number}]", str(error)) from error
        boards.setdefault(other.cells(), other)
    if position.game.start().cells() not in boards:
        raise UnsolvablePuzzle("puzzle.boards", "none of the boards is the start of the game")
    if len(boards) < 2:
        raise UnsolvablePuzzle("puzzle.boards", "needs a board that is not the start of the game")
    offers = [_board(cells, board) for cells, board in boards.items()]
    return shuffle(position.game.start(), offers)


def _board(cells: str, board: Position) -> Offer:
    start = board.game.start()
    option = Option(f"board-{sha256(cells.encode()).hexdigest()[:8]}", "board", position=board)
    differ = tuple(square for square in board.game.squares if board.at(square) is not start.at(square))
    if not differ:
        return offer(option, "right", Reason("board-is-start"))
    if board.cells() in _shifted(board.game):
        taken = tuple(square for square in board.game.squares if start.at(square))
        return offer(option, "not-yet", Reason("board-shifted", squares=taken))
    swapped = all((disc := start.at(square)) and board.at(square) is disc.other for square in differ)
    code = "board-colors-swapped" if swapped else "board-differs"
    return offer(option, "not-yet", Reason(code, squares=differ))


def _shifted(game: Game) -> set[str]:
    """The boards on which the discs of the start are moved by one square."""
    position, discs = as_othello(game.start()), read_discs(game.start())
    ways = [way for way in DIRECTIONS if all(position.ray(square, way) for square in discs)]
    moved = ({position.ray(square, way)[0]: color for square, color in discs.items()} for way in ways)
    return {game.parse_diagram(draw(game, board)).cells() for board in moved}


def wrong_starts(game: Game) -> list[dict[Square, Color]]:
    """Boards that are nearly the start: discs exchanged, in rows, moved aside; [] without four discs."""
    position = game.start()
    start = read_discs(position)
    if len(start) != 4:
        return []
    return [
        {square: color.other for square, color in start.items()},
        dict(zip(start, (Color.BLACK, Color.BLACK, Color.WHITE, Color.WHITE), strict=True)),
        dict(zip(start, (Color.WHITE, Color.BLACK, Color.WHITE, Color.BLACK), strict=True)),
        {as_othello(position).ray(square, "up")[0]: color for square, color in start.items()},
        {as_othello(position).ray(square, "left")[0]: color for square, color in start.items()},
    ]


def other_boards(position: Position) -> tuple[str, ...]:
    """Boards to choose from beside the board of the step; one of all these is the start of the game."""
    game = position.game
    start = game.start()
    boards = [draw(game, discs) for discs in wrong_starts(game)]
    if position.cells() == start.cells():
        return tuple(boards[:3])
    return (draw(game, read_discs(start)), *boards[:2])


REASONS: dict[str, tuple[str, ...]] = {
    # right: `color` always begins
    "plays-first": ("color",),
    # another side was chosen: `color` is the side chosen
    "other-plays-first": ("color",),
    # "either" chosen: it is always the same side
    "first-is-fixed": (),
    # right
    "board-is-start": (),
    # the colours are exchanged on `squares`
    "board-colors-swapped": ("squares",),
    # the discs of the start, each moved by one square: they belong on `squares`
    "board-shifted": ("squares",),
    # the discs on `squares` differ from the start
    "board-differs": ("squares",),
}
