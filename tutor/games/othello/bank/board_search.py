"""Looks through games for boards that ask "Which move?", for all themes of the bank at once.

The games come in the order of their numbers, and what is still needed depends only on the boards found
before. So the search can stop after any game and continue later, and it finds the same boards.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from tutor.games.base import PASS, Move, Position, Square
from tutor.games.chance import Dice
from tutor.games.color import Color
from tutor.games.geometry import read_cells
from tutor.games.othello.bank.move_lines import read_moves, write_moves
from tutor.games.othello.bank.played_games import play_game
from tutor.games.othello.kinds.measures.good_moves import Decision, decide, is_exact, line_of
from tutor.games.othello.kinds.measures.measures import Measure
from tutor.games.othello.kinds.measures.themes import THEMES, Fit, fit, pointed
from tutor.games.symmetry import image_key
from tutor.games.table import find_game

GAME = "othello"

PER_THEME = 210
"""How many boards of each theme are wanted."""

FEWER: dict[Measure, int] = {"most-potential": 70}
"""How many boards are wanted of a theme of which few are found; they are practised with those of another
theme."""

MISLEADING = 50
"""At most so many boards of a theme are misleading: the measure of the theme points away from the best
move."""

FROM_A_GAME = 3
"""At most so many boards are taken from one game, since they are alike."""

APART = 8
"""The fewest moves between two boards of one game."""

TRIED = 6
"""The most boards of one game that are searched."""

FEWEST_MOVES = 3


@dataclass(frozen=True, slots=True)
class Found:
    """A board of the bank.

    `lines` holds for each move how the game goes on after it; `fits` how the board fits each of its themes.
    """

    position: Position
    decision: Decision
    lines: Mapping[Square, tuple[Move, ...]]
    fits: dict[Measure, Fit]

    def line(self) -> str:
        """The line that stores the board; `read` is its inverse."""
        letter = "X" if self.position.to_move is Color.BLACK else "O"
        values = write_moves(self.decision.values, self.lines)
        fits = ",".join(f"{theme}{'' if how == 'points' else '!'}" for theme, how in self.fits.items())
        return f"{letter} {self.position.cells()} {values} {fits}"

    @classmethod
    def read(cls, line: str) -> "Found":
        """The board of a stored line."""
        letter, cells, values, fits = line.split()
        position = read_cells(find_game(GAME), cells, Color.BLACK if letter == "X" else Color.WHITE)
        moves, lines = read_moves(values)
        measured: dict[Measure, Fit] = {
            theme: "misleads" if f"{theme}!" in fits.split(",") else "points"
            for theme in THEMES
            if {theme, f"{theme}!"} & {*fits.split(",")}
        }
        return cls(position, Decision(moves), lines, measured)


class BoardSearch:
    """The boards found so far, counted by theme, and the search for those that are still needed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counts: Counter[tuple[Measure, Fit]] = Counter()
        self._seen: set[str] = set()

    def keep(self, found: Found) -> None:
        """Count a board as found."""
        self.counts.update(found.fits.items())
        self._seen.add(image_key(found.position))

    @property
    def is_done(self) -> bool:
        """Whether enough boards of every theme were found."""
        return not any(self._needs(theme, "points") for theme in THEMES)

    def _needs(self, theme: Measure, how: Fit) -> bool:
        misleading = self.counts[theme, "misleads"]
        if how == "misleads" and misleading == MISLEADING:
            return False
        return self.counts[theme, "points"] + misleading < FEWER.get(theme, PER_THEME)

    def search_game(self, number: int) -> Iterator[Found]:
        """Yields the boards found in one game; the caller must `keep` each before it asks for the next."""
        dice = Dice(f"moves {self.seed} {number}")
        positions = play_game(find_game(GAME), dice)
        taken: list[int] = []
        tried = 0
        for ply in dice.shuffled(range(len(positions))):
            if tried == TRIED or len(taken) == FROM_A_GAME:
                return
            position = positions[ply]
            if any(abs(ply - other) < APART for other in taken) or not self._is_new(position):
                continue
            picks = {theme: picked for theme in THEMES if (picked := self._picks(position, theme))}
            exact = is_exact(position) and self._needs("best-exact", "points") and len(position.empties()) > 4
            if not picks and not exact:
                continue
            tried += 1
            found = self._judge(position, picks, exact)
            if found:
                taken.append(ply)
                yield found

    def _is_new(self, position: Position) -> bool:
        if position.to_move is None or len(position.legal_moves()) < FEWEST_MOVES:
            return False
        return position.legal_moves() != [PASS] and image_key(position) not in self._seen

    def _picks(self, position: Position, theme: Measure) -> frozenset[Square]:
        return pointed(position, theme) if self._needs(theme, "points") else frozenset()

    def _judge(
        self, position: Position, picks: dict[Measure, frozenset[Square]], exact: bool
    ) -> Found | None:
        def needed(seen: Decision) -> bool:
            right = frozenset(seen.right)
            hows = ((theme, fit(picked, right)) for theme, picked in picks.items())
            return exact or any(how and self._needs(theme, how) for theme, how in hows)

        decision = decide(position, needed)
        if decision is None:
            return None
        right = frozenset(decision.right)
        fits: dict[Measure, Fit] = {}
        for theme in THEMES:
            if theme == "best-exact" and exact:
                fits[theme] = "points"
            how = fit(picks.get(theme, frozenset()), right)
            if how and self._needs(theme, how):
                fits[theme] = how
        if not fits:
            return None
        return Found(position, decision, {move: line_of(position, move) for move in decision.values}, fits)


def search_boards(seed: int, known: Iterable[str] = ()) -> Iterator[str]:
    """Yields the lines of the boards found; after those of each game comes the line "game <number>".

    `known` are the lines of an earlier search with the same seed: they are counted, not yielded, and the
    search goes on after the last game that they name.
    """
    search, number, of_this_game = BoardSearch(seed), 0, list[Found]()
    for line in known:
        if line.startswith("game "):
            number = int(line.split()[1])
            for found in of_this_game:
                search.keep(found)
            of_this_game.clear()
        else:
            of_this_game.append(Found.read(line))
    while not search.is_done:
        number += 1
        for found in search.search_game(number):
            search.keep(found)
            yield found.line()
        yield f"game {number}"
