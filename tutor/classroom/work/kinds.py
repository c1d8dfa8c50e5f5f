"""Everything that can be asked on a board: one table for the big board and for the editor of puzzles.

The kinds are those of the game, so a teacher can ask whatever a lesson can. A kind with variants has a name
for each.
"""

from collections.abc import Mapping
from functools import lru_cache

from tutor.games.kinds.kind import Puzzle
from tutor.games.kinds.kind_table import puzzles_of
from tutor.games.table import USUAL_GAME, find_game


def kinds(game: str = USUAL_GAME) -> Mapping[str, Puzzle]:
    """Everything that can be asked, by name; `question_builder` fills in squares and boards."""
    return _table(puzzles_of(find_game(game)).kinds)


@lru_cache(maxsize=8)
def _table(asked: tuple[type[Puzzle], ...]) -> dict[str, Puzzle]:
    return {puzzle.name: puzzle for kind in asked for puzzle in kind.variants()}


def grouped(game: str = USUAL_GAME) -> dict[str, tuple[str, ...]]:
    """The names of all kinds by their headings, in the order of the game."""
    groups: dict[str, list[str]] = {heading: [] for heading in puzzles_of(find_game(game)).groups}
    for name, puzzle in kinds(game).items():
        groups.setdefault(puzzle.group, []).append(name)
    return {group: tuple(names) for group, names in groups.items()}
