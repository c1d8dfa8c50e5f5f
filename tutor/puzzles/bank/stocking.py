"""Finds the puzzles of the bank that ask for no good move: about rules, names, counting, endings.

Each topic is searched for by itself; the same seed gives the same puzzles.
"""

from collections.abc import Iterator
from functools import cache
from zlib import crc32

from tutor.games.base import Game, Position
from tutor.games.chance import Dice
from tutor.games.kinds.kind import Task
from tutor.games.kinds.practising import Made
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.lessons.model import Step
from tutor.puzzles.bank.puzzle_lines import write_step
from tutor.puzzles.bank.stored_puzzles import Bank, bank_of
from tutor.puzzles.board_keys import board_key
from tutor.puzzles.practice.difficulty import difficulty
from tutor.puzzles.practice.makers import make_steps
from tutor.puzzles.puzzle_tasks import set_puzzle

A_ROUND = 8
"""How many puzzles a round has; the same number is in `rounds`, which cannot be imported here."""


def how_made(topic: str) -> Made:
    """How the puzzles of a topic are made."""
    return bank_of(topic).made[topic][1]


def levels_of(topic: str) -> range:
    """The levels on which a topic has puzzles."""
    lowest, highest = how_made(topic).levels
    return range(lowest, highest + 1)


def stock(topic: str, seed: int, per_level: int | None = None) -> dict[int, list[str]]:
    """The puzzles of one topic by level, as lines."""
    game, dice = bank_of(topic).game, Dice(f"bank {seed} {topic}")
    how = how_made(topic)
    wanted = per_level or how.per_level
    shelves: dict[int, list[str]] = {level: [] for level in levels_of(topic)}
    ones: dict[int, list[str]] = {level: [] for level in shelves}
    seen: set[str] = set()
    for number in range(how.games):
        if all(len(shelf) + len(ones[level]) == wanted for level, shelf in shelves.items()):
            break
        for level, step, task in _offers(game, topic, dice, _game(topic, seed, number)):
            shelf, key = shelves.get(level), _key(game, how, step)
            if shelf is None or key in seen:
                continue
            if how.half_ones:
                seen.add(key)  # boards that are left out too: so the number wanted changes no other choice
            if len(shelf) + len(ones[level]) == wanted:
                continue
            if how.half_ones and len(task.answers) == 1:
                if len(ones[level]) == wanted // 2:
                    continue
                shelf = ones[level]
            seen.add(key)
            shelf.append(write_step(game, step))
    return {level: _spread(shelf, ones[level]) for level, shelf in shelves.items()}


def _spread(shelf: list[str], ones: list[str]) -> list[str]:
    """Both lists in one, with the second spread evenly, so that each round has puzzles of both.

    The order within a round cannot be guessed; only its first puzzle stays first.
    """
    if not ones:
        return shelf
    places = [(n / len(part), part[n]) for part in (shelf, ones) for n in range(len(part))]
    lines = [line for _, line in sorted(places, key=lambda place: place[0])]
    rounds = (lines[n : n + A_ROUND] for n in range(0, len(lines), A_ROUND))
    return [line for one in rounds for line in (*one[:1], *sorted(one[1:], key=_order_key))]


def _order_key(line: str) -> int:
    """A number that tells nothing about the puzzle."""
    return crc32(line.encode("ascii"))


def _game(topic: str, seed: int, number: int) -> tuple[Position, ...]:
    """The positions of one of the games, each of which is played once for all topics."""
    return _played(bank_of(topic), seed, number)


@cache
def _played(bank: Bank, seed: int, number: int) -> tuple[Position, ...]:
    return tuple(bank.practice.plays(bank.game, Dice(f"bank {seed} game {number}")))


def _key(game: Game, how: Made, step: Step) -> str:
    """The key of equal puzzles: the board with its images, or the whole line where questions differ."""
    return board_key(game, step) if how.by_board else write_step(game, step)


def _offers(
    game: Game, topic: str, dice: Dice, positions: tuple[Position, ...]
) -> Iterator[tuple[int, Step, Task]]:
    """At most one puzzle of each level from one game, two where some are rare: boards of a game are alike."""
    how = how_made(topic)
    offered: set[tuple[int, bool]] = set()
    steps = make_steps(game, topic, dice, dice.shuffled(positions))
    for _, step in zip(range(how.tried), steps, strict=False):
        try:
            task = set_puzzle(game, step)
        except UnsolvablePuzzle:
            continue
        level = difficulty(step, task)
        apart = how.apart is not None and how.apart(task, step.marks.ring)
        kind = level, apart or (how.half_ones and len(task.answers) > 1)
        if kind not in offered and how.open(task, level):
            offered.add(kind)
            yield level, step, task
