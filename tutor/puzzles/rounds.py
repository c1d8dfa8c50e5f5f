"""Owns which puzzles come together: a round of a drill, the set of a day, a drill against one wrong rule.

A round is named by its drill, its level and a number, so that anybody who asks for it gets the same puzzles.
"""

from collections.abc import Callable
from datetime import date

from tutor.puzzles.bank import TOPICS as BANK
from tutor.puzzles.bank import read_shelf
from tutor.puzzles.chance import Dice
from tutor.puzzles.difficulty import LEVELS
from tutor.puzzles.generate import MAKER, Made, make_puzzle, topics_of
from tutor.puzzles.goals import set_puzzle
from tutor.puzzles.mixed import MIXED, Stage, is_mixed
from tutor.puzzles.twin import IMAGES, make_twin
from tutor.rules import PASS, Game

ROUND = 8
DAILY = 10
MOST_ROUNDS = 1_000_000

MENDING: dict[str, tuple[str, ...]] = {
    "touch-is-enough": ("all-legal-moves", "legal-move"),
    "beside-own": ("all-legal-moves", "legal-move"),
    "wrong-side": ("all-legal-moves", "legal-move"),
    "occupied": ("legal-move", "all-legal-moves"),
    "beyond-own": ("flips", "referee"),
    "through-gap": ("flips", "referee"),
    "edge-closes": ("flips", "referee"),
    "misses-diagonals": ("flips", "all-legal-moves"),
    "one-line": ("flips", "referee"),
    "nearest-only": ("flips", "referee"),
    "neighbours-flip": ("flips", "referee"),
    "ends-flip": ("flips",),
    "chain-reaction": ("flips", "referee"),
    "any-two": ("flips", "referee"),
    "may-leave": ("referee",),
    "pass-optional": ("pass-or-play",),
    "never-pass": ("pass-or-play",),
    "pass-ends-game": ("game-over",),
    "full-board-only": ("game-over",),
    "raw-count": ("result",),
    "more-now-better": ("gives-no-corner", "fewest-replies"),
    "x-looks-good": ("gives-no-corner",),
    "c-looks-good": ("gives-no-corner",),
    "edge-always": ("gives-no-corner", "fewest-replies"),
    "row-col-swap": ("find-square", "square-name"),
    "rows-from-bottom": ("find-square", "square-name"),
    "columns-from-right": ("find-square", "square-name"),
    "placed-but-not-flipped": ("disc-count",),
    "flip-without-placing": ("disc-count",),
}
"""The topics that bring a misconception to light; all of MISCONCEPTIONS."""

ONE_SIDED = {"never-pass": PASS, "pass-ends-game": "no", "full-board-only": "yes"}
"""Where every board that shows the wrong rule has the same answer, and which: one in four has another, or the
answer would be known before looking."""

SHOWN_AT: dict[str, tuple[int, int]] = {
    "beyond-own": (2, 10),
    "through-gap": (2, 9),
    "edge-closes": (5, 10),
    "one-line": (3, 10),
    "never-pass": (7, 9),
    "pass-ends-game": (1, 4),
    "full-board-only": (2, 2),
}
"""The levels of the boards that show a misconception, where they are not about all ten."""

_ANOTHER_TRIES = 12
_STRIDE = 5

_Make = Callable[[int], Made]
"""Makes a puzzle; each number makes another one."""


def make_round(game: Game, drill: str, level: int, number: int) -> tuple[Made, ...]:
    """Eight puzzles of a drill, of a mix, or against the misconception of this code."""
    dice = Dice(f"{MAKER} {drill} {level} {number}")
    if drill in MENDING:
        others = {dice.below(4), 4 + dice.below(4)} if drill in ONE_SIDED else set()
        return _without_repeats(
            [_mend(game, drill, level, number, n, is_other=n in others) for n in range(ROUND)]
        )
    topics = topics_of(drill, level)
    first = dice.below(len(topics))
    turns = dice.shuffled(topics) if is_mixed(drill) else [*topics[first:], *topics[:first]]
    return _without_repeats([_make(game, turns, level, number * ROUND + n, n) for n in range(ROUND)])


def make_daily(game: Game, day: date, stage: Stage | None = None) -> tuple[Made, ...]:
    """Ten puzzles of what a stage has taught, rising from easy to hard: the same for everybody on that day.

    Without a stage they are of all kinds and rise to the highest level, as before there were stages.
    """
    dice = Dice(f"{MAKER} {stage.name if stage else 'daily'} {day.isoformat()}")
    highest = stage.highest if stage else LEVELS[-1]
    used: set[str] = set()
    makes: list[_Make] = []
    for place in range(DAILY):
        level = 1 + (highest - 1) * place // (DAILY - 1)
        topics = list(topics_of(stage.mix if stage else MIXED, level))
        topic = dice.pick([topic for topic in topics if topic not in used] or topics)
        used.add(topic)
        makes.append(_make(game, [topic], level, day.toordinal(), place))
    return _without_repeats(makes)


def _make(game: Game, topics: list[str], level: int, number: int, place: int) -> _Make:
    """The topics take turns; where a puzzle stands there already the next topic is asked."""

    def make(another: int) -> Made:
        topic = topics[(place + another) % len(topics)]
        if topic in BANK:
            return _take(game, topic, level, number + another)
        return make_puzzle(game, topic, level, f"{number} {another}")

    return make


def _mend(game: Game, code: str, level: int, number: int, place: int, *, is_other: bool) -> _Make:
    topics = MENDING[code]
    lowest, highest = SHOWN_AT.get(code, (LEVELS[0], LEVELS[-1]))
    level = max(lowest, min(highest, level))
    wish = {"unlike": ONE_SIDED[code]} if is_other else {"provoking": code}
    return lambda another: make_puzzle(
        game, topics[place % len(topics)], level, f"{number} {place} {another}", **wish
    )


def _take(game: Game, topic: str, level: int, number: int) -> Made:
    """A puzzle of the bank: one after the other, then the same boards turned and mirrored."""
    shelf = read_shelf(topic, level)
    step = shelf[number * _STRIDE % len(shelf)]
    image = IMAGES[number // len(shelf) % len(IMAGES)]
    if image:
        step = make_twin(game, step, image)
    return Made(step, set_puzzle(game, step), topic, level)


def _without_repeats(makes: list[_Make]) -> tuple[Made, ...]:
    """The puzzles made; one that stands there already gives way to another."""
    made: list[Made] = []
    for make in makes:
        for another in range(_ANOTHER_TRIES):
            found = make(another)
            if all(found.step != other.step for other in made):
                break
        made.append(found)
    return tuple(made)
