"""The steps that can be made from the positions of a game, for each topic.

Whether such a step can be solved, and how hard it is, is found out afterwards.
"""

from collections.abc import Iterable, Iterator

from tutor.games.base import Game, Position
from tutor.games.chance import Dice
from tutor.games.geometry import draw_whole
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.practising import Drawn
from tutor.games.table import USUAL_GAME
from tutor.lessons.model import Marks, Step


def make_steps(game: Game, topic: str, dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    """The puzzles of a topic on these positions, in their order."""
    _, how = puzzles_of(game).made[topic]
    return map(draw_step, how.maker(dice, positions))


def draw_step(drawn: Drawn) -> Step:
    """A drawn puzzle as a step."""
    position = drawn.position
    return Step(
        board=draw_whole(position),
        to_move=position.to_move.value if drawn.turn and position.to_move else None,
        marks=Marks(ring=drawn.ring),
        puzzle=drawn.puzzle,
        game="" if position.game.name == USUAL_GAME else position.game.name,
    )
