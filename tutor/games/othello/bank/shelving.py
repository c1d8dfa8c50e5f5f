"""Sorts the boards that ask "Which move?" by theme and level."""

from collections.abc import Iterable, Iterator

from tutor.games.kinds.practising import LEVELS
from tutor.games.othello.bank.board_search import Found
from tutor.games.othello.kinds.measures.measure_traits import of_decision
from tutor.games.othello.kinds.measures.measures import Measure
from tutor.games.othello.kinds.measures.themes import JOINED, SHELVED
from tutor.games.othello.kinds.strategy.choose import Choose
from tutor.games.symmetry import image_key

MISLEADING = 3.0
"""What is added to the hardness of a board on which the measure of its theme points away from the best
move."""


def shelve(boards: Iterable[Found]) -> Iterator[str]:
    """The lines of the boards with themes and levels; a theme's boards spread evenly over the levels."""
    found = list(boards)
    themes_of: list[list[str]] = [[] for _ in found]
    for theme in SHELVED:
        fits = [(number, how) for number, one in enumerate(found) if (how := _fit(one, theme))]
        ranked = sorted((hardness(found[n], how), image_key(found[n].position), n) for n, how in fits)
        for rank, (_, _, number) in enumerate(ranked):
            themes_of[number].append(f"{theme}:{LEVELS[0] + rank * len(LEVELS) // len(ranked)}")
    for one, themes in zip(found, themes_of, strict=True):
        if themes:
            yield f"{one.line().rpartition(' ')[0]} {','.join(themes)}"


def _fit(found: Found, theme: Measure) -> str | None:
    joined = (found.fits.get(other) for other in (theme, *(one for one in JOINED if JOINED[one] == theme)))
    return next((how for how in joined if how), None)


def hardness(found: Found, how: str) -> float:
    """How hard a board is: by the lead of the best move, the number of moves and the empty squares."""
    weights, counted = Choose.weights["choose"], of_decision(found.position, found.decision)
    score = weights.score(counted)
    return score + (MISLEADING if how == "misleads" else 0)
