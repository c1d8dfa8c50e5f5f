"""The families of games: each is registered here, and no other module names one."""

from functools import lru_cache

from tutor.games import table
from tutor.games.base import Game, Position
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
    return FAMILIES[game.family]


def engine_of(game: Game) -> Engine | None:
    """The engine that plays a game; None where there is none."""
    return FAMILIES[game.family].engine


@lru_cache(maxsize=256)
def settled(position: Position) -> Position:
    """A game that passes stopped, without the pieces that look dead to its engine; any other game as it is.

    For boards on which nobody is asked to agree.
    """
    engine = engine_of(position.game)
    if engine is None or position.to_move is not None or not position.game.settles_dead:
        return position
    return position.with_dead(engine.likely_dead(position, seconds=0.1))


register(OTHELLO)
register(GO)


def levels_of(game: Game) -> tuple[int, ...]:
    """The levels of the engine that plays a game, the weakest first; () where there is none."""
    engine = engine_of(game)
    return engine.levels_for(game) if engine is not None else ()


def all_levels_of(game: Game) -> tuple[int, ...]:
    """The same, and the levels that another program plays, which may fail."""
    engine = engine_of(game)
    return (*engine.levels_for(game), *engine.levels_beyond(game)) if engine is not None else ()


def can_weigh(game: Game) -> bool:
    """Whether the engine that plays a game can say what its moves are worth."""
    engine = engine_of(game)
    return engine is not None and engine.weighs
