"""Looks through games for the puzzles of the bank that ask for no good move: rules, names, counting, endings.

Each topic is looked through by itself and gives the same shelves for the same seed.
"""

from collections.abc import Iterator
from functools import cache
from math import prod
from zlib import crc32

from tutor.games.base import Game, Position
from tutor.games.table import find_game
from tutor.lessons.model import Sequence, Step
from tutor.puzzles.bank.chance import Dice
from tutor.puzzles.bank.games import play_game
from tutor.puzzles.bank.written import write_step
from tutor.puzzles.goals import Task, set_puzzle
from tutor.puzzles.kinds.measures import costs
from tutor.puzzles.practice.difficulty import LEVELS, difficulty
from tutor.puzzles.practice.good_moves import GUESSED, SETTLED
from tutor.puzzles.practice.makers import MAKERS
from tutor.puzzles.symmetry import board_key
from tutor.puzzles.unsolvable import UnsolvablePuzzle

GAME = "othello"

REACH: dict[str, tuple[int, int]] = {
    "corner-name": (1, 3),
    "next-on-line": (2, 8),
    "start-board": (2, 3),
    "first-player": (1, 1),
    "result": (1, 8),
}
"""The levels that the puzzles of a topic have, where they do not have all of them."""

PER_LEVEL: dict[str, int] = {
    "find-square": 70,
    "square-name": 70,
    "corner-name": 25,
    "disc-on": 70,
    "next-on-line": 40,
    "start-board": 25,
    "first-player": 1,
    "legal-move": 200,
    "all-legal-moves": 200,
    "flips": 200,
    "referee": 200,
    "pass-or-play": 200,
    "disc-count": 130,
    "result": 210,
    "game-over": 130,
    "mobility": 180,
    "count-moves": 50,
    "mark-frontier": 50,
    "mark-stable": 50,
    "sequence": 165,
}
"""The topics, and how many puzzles of each are wanted on a level: a drill has 25 rounds of eight."""

TRIED_IN_A_GAME = 16
"""As many boards of a game as are looked at."""

APART: dict[str, int] = {"disc-count": 16, "result": 40, "game-over": 80}
"""The same for topics with rare boards, on which some misconceptions show: they are taken beside others."""

HALF_ONES = ("flips",)
"""The topics in which at most half of a level may have a single answer: they are many, and much alike."""

A_ROUND = 8
"""As many puzzles as come together in a drill; `rounds` says the same and is above this module."""

GAMES = 12000
"""As many games as are looked through; what they do not hold is not to be had."""


def levels_of(topic: str) -> range:
    """The levels on which a topic has puzzles."""
    lowest, highest = REACH.get(topic, (LEVELS[0], LEVELS[-1]))
    return range(lowest, highest + 1)


def stock(topic: str, seed: int, per_level: int | None = None) -> dict[int, list[str]]:
    """The puzzles of one topic by level, as they are written."""
    game, dice = find_game(GAME), Dice(f"bank {seed} {topic}")
    wanted = per_level or PER_LEVEL[topic]
    shelves: dict[int, list[str]] = {level: [] for level in levels_of(topic)}
    ones: dict[int, list[str]] = {level: [] for level in shelves}
    seen: set[str] = set()
    for number in range(GAMES):
        if all(len(shelf) + len(ones[level]) == wanted for level, shelf in shelves.items()):
            break
        for level, step, task in _offers(game, topic, dice, _game(seed, number)):
            shelf, key = shelves.get(level), _key(game, topic, step)
            if shelf is None or key in seen:
                continue
            if topic in HALF_ONES:
                seen.add(key)  # also a board that is passed over: how many are wanted changes no other choice
            if len(shelf) + len(ones[level]) == wanted:
                continue
            if topic in HALF_ONES and len(task.answers) == 1:
                if len(ones[level]) == wanted // 2:
                    continue
                shelf = ones[level]
            seen.add(key)
            shelf.append(write_step(game, step))
    return {level: _spread(shelf, ones[level]) for level, shelf in shelves.items()}


def _spread(shelf: list[str], ones: list[str]) -> list[str]:
    """Both lists as one, the puzzles of the second spread evenly, so that each round has some of both.

    Within a round they stand in no order that could be guessed; the first stays the first.
    """
    if not ones:
        return shelf
    places = [(n / len(part), part[n]) for part in (shelf, ones) for n in range(len(part))]
    lines = [line for _, line in sorted(places, key=lambda place: place[0])]
    rounds = (lines[n : n + A_ROUND] for n in range(0, len(lines), A_ROUND))
    return [line for one in rounds for line in (*one[:1], *sorted(one[1:], key=_mixed_up))]


def _mixed_up(line: str) -> int:
    """A number that says nothing of the puzzle."""
    return crc32(line.encode("ascii"))


@cache
def _game(seed: int, number: int) -> tuple[Position, ...]:
    """The positions of one of the games, which are played once for all topics."""
    return tuple(play_game(find_game(GAME), Dice(f"bank {seed} game {number}")))


def _key(game: Game, topic: str, step: Step) -> str:
    """What is one and the same: a board with its images, but of the start what it is to be told from."""
    return write_step(game, step) if topic == "start-board" else board_key(game, step)


def _offers(
    game: Game, topic: str, dice: Dice, positions: tuple[Position, ...]
) -> Iterator[tuple[int, Step, Task]]:
    """At most one puzzle of each level from one game, two where some stand apart: neighbours are alike."""
    offered: set[tuple[int, bool]] = set()
    steps = MAKERS[topic](dice, dice.shuffled(positions))
    for _, step in zip(range(APART.get(topic, TRIED_IN_A_GAME)), steps, strict=False):
        try:
            task = set_puzzle(game, step)
        except UnsolvablePuzzle:
            continue
        level = difficulty(step, task)
        apart = topic in APART and _stands_apart(step, task)
        kind = level, apart or (topic in HALF_ONES and len(task.answers) > 1)
        if kind not in offered and (not isinstance(step.puzzle, Sequence) or _is_open(task)):
            offered.add(kind)
            yield level, step, task


def _stands_apart(step: Step, task: Task) -> bool:
    """Whether the last move is ringed, or a game is over on a board that is not full."""
    over = task.position.to_move is None and bool(task.position.empties())
    return bool(step.marks.ring) or over


def _is_open(task: Task) -> bool:
    """Whether an ending is a question: not decided by far, and hardly solved by guessing."""
    chances, turn = list[float](), task.turn
    for move in task.answers:
        assert turn
        chances.append(len(turn.right) / len(turn.position.legal_moves()))
        turn = turn.right[move]
    value = -min(costs(task.position, "best-exact").values())
    return abs(value) <= SETTLED and prod(chances) <= GUESSED
