"""The words of each family of games: each is registered here, and nowhere else is one named."""

from tutor.games.base import Game
from tutor.games.table import find_game
from tutor.web.board.board_types import BoardView
from tutor.web.wording import Wording
from tutor.web.wording.game_words import GameWords
from tutor.web.wording.go.go_words import GoWords
from tutor.web.wording.mistake_words import MistakeWords
from tutor.web.wording.othello.mistake_view import OthelloMistakes
from tutor.web.wording.othello.othello_words import OthelloWords

WORDS: dict[str, GameWords] = {"othello": OthelloWords(), "go": GoWords()}
"""The words of each family, by its name."""

MISTAKES: dict[str, MistakeWords] = {"othello": OthelloMistakes()}
"""The words about mistakes of each family whose engine weighs moves, by its name."""


def words_of(game: Game) -> GameWords:
    """The words of a game's family."""
    return WORDS[game.family]


def mistake_words_of(game: Game) -> MistakeWords:
    """The words about mistakes in a game whose engine weighs moves."""
    return MISTAKES[game.family]


def labelled(board: BoardView, wording: Wording) -> BoardView:
    """A board with the labels of its squares for screen readers."""
    return {**board, "labels": words_of(find_game(board["game"])).labels(wording.translations)}


def titles() -> dict[str, tuple[str, str]]:
    """The name and one sentence about each offered game, by the name in addresses."""
    return {name: said for words in WORDS.values() for name, said in words.titles.items()}
