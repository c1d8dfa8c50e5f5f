"""The steps that a game offers: for each topic, every puzzle that its positions can be made into.

Whether such a step can be solved, and how hard it is, is asked afterwards.
"""

from collections.abc import Iterable, Iterator

from tutor.games.base import Game, Position
from tutor.games.chance import Dice
from tutor.games.geometry import draw_whole
from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.kinds.practising import Drawn, Made
from tutor.games.table import USUAL_GAME
from tutor.lessons.model import Marks, Step


def made_topics(game: Game) -> dict[str, tuple[type[Puzzle], Made]]:
    """The topics whose puzzles are made from games, in the order of the drills, with their kind and how."""
    puzzles = puzzles_of(game)
    if puzzles.practice is None:
        return {}
    made = {topic: (kind, how) for kind in puzzles.kinds for topic, how in kind.made.items()}
    every = (topic for topics in puzzles.practice.drills.values() for topic in topics)
    return {topic: made[topic] for topic in every if topic in made}


def make_steps(game: Game, topic: str, dice: Dice, positions: Iterable[Position]) -> Iterator[Step]:
    """The puzzles of a topic on these positions, in the order they come in."""
    _, how = made_topics(game)[topic]
    return map(draw_step, how.maker(dice, positions))


def draw_step(drawn: Drawn) -> Step:
    """A puzzle on a position as a step."""
    position = drawn.position
    return Step(
        board=draw_whole(position),
        to_move=position.to_move.value if drawn.turn and position.to_move else None,
        marks=Marks(ring=drawn.ring),
        puzzle=drawn.puzzle,
        game="" if position.game.name == USUAL_GAME else position.game.name,
    )
