"""Makes puzzles without end: the same seed gives the same puzzle of a drill, at the level asked for.

Boards come from games (`games`), what is asked on them from `makers`; each puzzle is set by `set_puzzle`, so
what cannot be solved, or cannot be missed, never leaves here. Puzzles about strategy and the end of the game
come from the stored bank instead (`bank`).
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.lessons.model import Step
from tutor.puzzles.chance import Dice
from tutor.puzzles.difficulty import LEVELS, difficulty
from tutor.puzzles.games import play_game
from tutor.puzzles.goals import Task, set_puzzle
from tutor.puzzles.makers import MAKERS
from tutor.puzzles.mixed import asks
from tutor.puzzles.provoking import provokes
from tutor.puzzles.unsolvable import UnsolvablePuzzle
from tutor.rules import Game

MAKER = 3
"""Raised when the same seed would give another puzzle than before."""

DRILLS: dict[str, tuple[str, ...]] = {
    "board": (
        "find-square",
        "square-name",
        "corner-name",
        "disc-on",
        "next-on-line",
        "start-board",
        "first-player",
    ),
    "legal-move": ("legal-move",),
    "all-legal-moves": ("all-legal-moves",),
    "flips": ("flips",),
    "referee": ("referee",),
    "pass-or-play": ("pass-or-play",),
    "score": ("disc-count", "result", "game-over"),
    "corners": ("takes-corner", "gives-no-corner"),
    "mobility": ("mobility", "fewest-replies", "flips-fewest"),
    "strategy": (
        "mark-frontier",
        "count-moves",
        "fewest-frontier",
        "fewest-potential",
        "mark-stable",
        "most-mobility",
        "most-inner",
        "which-is-better",
        "most-potential",
        "most-stable",
    ),
    "endgame": ("best-exact", "keeps-parity", "sequence"),
}
"""What can be practised, and the topics of its puzzles."""

DRILL_OF = {topic: drill for drill, topics in DRILLS.items() for topic in topics}

REACH: dict[str, tuple[int, int]] = {
    "corner-name": (1, 3),
    "next-on-line": (2, 8),
    "start-board": (2, 3),
    "first-player": (1, 1),
    "result": (1, 8),
    "fewest-replies": (2, 10),
    "flips-fewest": (3, 10),
}
"""The levels that the puzzles of a topic have, where they do not have all of them."""

GAMES_TRIED = 120
TRIED_IN_A_GAME = 24
LARGEST_BOARD = 60

_SPREAD = 24


@dataclass(frozen=True, slots=True)
class Made:
    """A puzzle as it was made: its step, its task and how hard it is."""

    step: Step
    task: Task
    topic: str
    level: int


def topics_of(drill: str, level: int) -> tuple[str, ...]:
    """The topics of a drill, or of a mix, that have puzzles of this level."""
    every = (topic for topics in DRILLS.values() for topic in topics)
    named = DRILLS.get(drill) or tuple(topic for topic in every if asks(drill, topic))
    return tuple(topic for topic in named if _reaches(topic, level))


def _reaches(topic: str, level: int) -> bool:
    lowest, highest = REACH.get(topic, (LEVELS[0], LEVELS[-1]))
    return lowest <= level <= highest


def make_puzzle(
    game: Game, topic: str, level: int, seed: str, *, provoking: str = "", unlike: str = ""
) -> Made:
    """The puzzle that this seed gives; of the nearest level where the games it tries hold none of this one.

    With `provoking`, the code of a misconception, only boards on which that wrong rule answers otherwise;
    with `unlike`, an answer, only puzzles that are not answered so. The level may then be missed by a little,
    the more the longer the search.
    """
    dice = Dice(f"{MAKER} {topic} {level} {provoking or unlike} {seed}")
    nearest: Made | None = None
    for tried in range(GAMES_TRIED):
        tolerated = 2 * tried if provoking or unlike else 0
        for made in _find(game, topic, level, dice):
            missed = abs(made.level - level)
            if nearest is not None and missed >= abs(nearest.level - level):
                continue
            if provoking and not provokes(made.task, provoking):
                continue
            if unlike in made.task.answers:
                continue
            nearest = made
            if missed <= tolerated:
                return made
        if nearest is not None and abs(nearest.level - level) <= tolerated:
            return nearest
    if nearest is None:
        raise UnsolvablePuzzle("puzzle", f"no board was found for {topic} {provoking}".rstrip())
    return nearest


def _find(game: Game, topic: str, level: int, dice: Dice) -> Iterator[Made]:
    """The puzzles of one game, those first whose boards are about as full as their level wants."""
    positions = play_game(game, dice)
    wanted = level * LARGEST_BOARD / LEVELS[-1]
    rank = {ply: abs(ply - wanted) + dice.below(_SPREAD) for ply in range(len(positions))}
    ordered = [positions[ply] for ply in sorted(rank, key=lambda ply: (rank[ply], ply))]
    for tried, step in enumerate(MAKERS[topic](dice, ordered)):
        if tried == TRIED_IN_A_GAME:
            return
        try:
            task = set_puzzle(game, step)
        except UnsolvablePuzzle:
            continue
        yield Made(step, task, topic, difficulty(step, task))
