"""The families of games: each is registered here, and nowhere else is one named."""

from tutor.games import table
from tutor.games.base import Game
from tutor.games.engine import Engine
from tutor.games.family import Family
from tutor.games.go.family import GO
from tutor.games.othello.family import OTHELLO

FAMILIES: dict[str, Family] = {}


def register(family: Family) -> None:
    """Offer the games of a family."""
    FAMILIES[family.name] = family
    table.add(family.games, family.find)


def family_of(game: Game) -> Family:
    """The family of a game."""
    return FAMILIES[game.family]


def engine_of(game: Game) -> Engine | None:
    """The program that plays a game; None where there is none."""
    return FAMILIES[game.family].engine


register(OTHELLO)
register(GO)


def levels_of(game: Game) -> tuple[int, ...]:
    """The levels of the program that plays a game, the weakest first; () where there is none."""
    engine = engine_of(game)
    return engine.levels if engine is not None else ()


def can_weigh(game: Game) -> bool:
    """Whether the program that plays a game can say what its moves are worth."""
    engine = engine_of(game)
    return engine is not None and engine.weighs
