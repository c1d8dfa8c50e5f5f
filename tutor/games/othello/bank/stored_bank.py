"""The bank of Othello: its files, and how boards that ask "Which move?" are made and proved."""

from tutor.games.base import PASS, Move, Position
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.practising import Stored
from tutor.games.othello.bank.searched import ENDINGS, FOLDER, UNSETTLED, board_at
from tutor.games.othello.bank.searching import endings, search_ending, search_image, unsettled_boards
from tutor.games.othello.bank.searching_games import search_games, shelve_found
from tutor.games.othello.kinds.measures.good_moves import LINE, decide, line_of
from tutor.games.othello.kinds.measures.themes import SHELVED
from tutor.games.othello.kinds.strategy.choose import Choose
from tutor.games.table import find_game


def misnamed(position: Position, puzzle: Puzzle) -> str:
    """What is wrong with the moves that a board names; "" where nothing is."""
    assert isinstance(puzzle, Choose)
    legal = {move for move in position.legal_moves() if move != PASS}
    if set(puzzle.values) != legal:
        return "it names other moves than the legal ones"
    if set(puzzle.lines) != legal or not all(_is_played(position, line) for line in puzzle.lines.values()):
        return "it tells a line that cannot be played"
    return ""


def _is_played(position: Position, line: tuple[Move, ...]) -> bool:
    """Whether a line is one of legal moves, and as long as lines are unless the game ends."""
    for move in line:
        if move not in position.legal_moves():
            return False
        position = position.play(move)
    return len(line) == LINE or position.to_move is None


def misjudged(position: Position, puzzle: Puzzle) -> str:
    """What a new search says against the stored values and lines of a board; "" where it finds the same."""
    assert isinstance(puzzle, Choose)
    decision = decide(position)
    if decision is None:
        return "a search finds nothing to ask here"
    if decision.values != puzzle.values:
        return "a search finds other values"
    found = {move: line_of(position, move) for move in puzzle.values}
    return "" if found == puzzle.lines else "a search finds other lines"


STORED = Stored(
    folder=str(FOLDER),
    topics=SHELVED,
    kind=Choose,
    search=search_games,
    shelve=shelve_found,
    searched={ENDINGS: endings, UNSETTLED: unsettled_boards},
    found_again={
        ENDINGS: lambda board: search_ending(board_at(find_game("othello"), board)),
        UNSETTLED: lambda board: search_image(board_at(find_game("othello"), board)),
    },
    misnamed=misnamed,
    misjudged=misjudged,
)
