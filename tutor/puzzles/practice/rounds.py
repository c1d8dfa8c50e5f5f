"""Which puzzles come together: a round of a drill, the set of a day, a drill against one wrong rule.

A round is named by its drill, its level and a number, so that anybody who asks for it gets the same puzzles.
"""

from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache, lru_cache
from itertools import zip_longest

from msgspec.structs import replace

from tutor.games.base import Game
from tutor.games.chance import Dice
from tutor.games.kinds.kind_table import practices
from tutor.games.kinds.practising import LEVELS, Practice, Stage
from tutor.lessons.model import Placement, Step
from tutor.puzzles.bank.shelves import Place, look, question_at, shelf_size, take
from tutor.puzzles.practice.drills import MAKER, Made, plays, topics_of
from tutor.puzzles.practice.mixed import JOINED, TAUGHT, has_grown, is_mixed, practice_in, stage_asks
from tutor.puzzles.twin import IMAGES, make_twin

ROUND = 8
DAILY = 10
ROUNDS = 25
"""How many rounds a drill has on a level; a larger number names one of them again."""

LOOKS_ROUNDS = 5
"""The same for a closer look at a misconception."""

MOST_ROUNDS = 1_000_000
"""The numbers that an address may hold."""

MENDING: Mapping[str, tuple[str, ...]] = {
    code: topics for one in practices() for code, topics in one.mending.items()
}
"""The topics that bring a misconception to light."""

MENDED_IN: Mapping[str, str] = {code: slug for one in practices() for code, slug in one.mended_in.items()}
"""The lesson against a misconception that no topic brings to light."""

MINGLED = date(2026, 11, 28)
"""The day from which the ten of a stage ask for a number at most once, and end with a move to play."""

ONE_IN = 4
"""One in this many puzzles that look for faults has none."""

_ANOTHER_TRIES = 12
_STRIDE = 5


def rounds_of(drill: str) -> int:
    """How many rounds a drill has on each level; a mix that asks more than before has as many again."""
    if drill in MENDING:
        return LOOKS_ROUNDS
    return 2 * ROUNDS if is_mixed(drill) and has_grown(drill) else ROUNDS


def puzzles_of(drill: str, level: int) -> int:
    """How many different puzzles its rounds ask on a level; then they come again, turned and mirrored."""
    return len(look(drill, level) if drill in MENDING else _row(drill, level))


def make_round(game: Game, drill: str, level: int, number: int) -> tuple[Made, ...]:
    """Eight puzzles of a drill, of a mix, or against the misconception of this code."""
    number %= rounds_of(drill)
    if is_mixed(drill):
        return _mix(game, drill, level, number)
    row = _row(drill, level) if drill not in MENDING else look(drill, level) or _all_of(MENDING[drill], level)
    wishes = [_nth(row, number * ROUND + n) for n in range(ROUND)]
    return _without_repeats(game, wishes, as_stored=drill in MENDING)


def _nth(row: tuple[Place, ...], n: int) -> Iterator[tuple[Place, str]]:
    """The nth puzzle of a row, and those to ask instead; after its end it is turned and mirrored."""
    for another in range(_ANOTHER_TRIES):
        at = n + another * ROUND
        yield row[at % len(row)], IMAGES[at // len(row) % len(IMAGES)]


@cache
def _row(drill: str, level: int) -> tuple[Place, ...]:
    """All puzzles of a drill on a level: the topics take turns, and no board comes twice."""
    shelves = [
        [(topic, level, number) for number in range(shelf_size(topic, level))]
        for topic in topics_of(drill, level)
    ]
    turns = (place for places in zip_longest(*shelves) for place in places if place)
    found: dict[str, Place] = {}
    for place in turns:
        found.setdefault(question_at(place), place)
        if len(found) == ROUNDS * ROUND:
            break
    row = tuple(found.values())
    return _apart(row) if drill in practice_in(drill).about_squares else row


def _apart(row: tuple[Place, ...]) -> tuple[Place, ...]:
    """The row in an order in which no round asks for one square twice, or twice what has only one answer.

    A later puzzle of the same topic, or else of another, takes the place.
    """
    found = list(row)
    named: set[str] = set()
    for n in range(len(found)):
        if not n % ROUND:
            named.clear()
        m = _next(found, n, named)
        found[n], found[m] = found[m], found[n]
        named |= _named(found[n])
    return tuple(found)


def _next(row: list[Place], n: int, named: set[str]) -> int:
    """Where the next puzzle stands that asks for none of these squares: one of the nth's topic, or any."""
    other = None
    for m in range(n, len(row)):
        if not _named(row[m]) & named:
            if row[m][0] == row[n][0]:
                return m
            other = m if other is None else other
    return n if other is None else other


@lru_cache(maxsize=ROUNDS * ROUND)
def _named(place: Place) -> frozenset[str]:
    """The square whose name, place or disc a puzzle asks for; without one its topic: all ask the same."""
    step = take(place)
    puzzle, ring = step.puzzle, step.marks.ring
    if puzzle is None:
        return frozenset()
    if puzzle.asked_square is not None:
        return frozenset((puzzle.asked_square,))
    if puzzle.asks_ring:
        return frozenset(ring if len(ring) == 1 else ())
    return frozenset((place[0],))


def _all_of(topics: tuple[str, ...], level: int) -> tuple[Place, ...]:
    """Every puzzle of these topics, where the bank has none that shows a misconception."""
    near = sorted(LEVELS, key=lambda other: abs(other - level))
    return tuple((topic, at, n) for at in near for topic in topics for n in range(shelf_size(topic, at)))


def _mix(game: Game, mix: str, level: int, number: int) -> tuple[Made, ...]:
    """What came later stands in later rounds, but in a mix that had nothing before."""
    every = topics_of(mix, level)
    asked = [topic for topic in every if number >= ROUNDS or topic not in JOINED] or every
    topics = Dice(f"{MAKER} {mix} {level} {number}").shuffled(asked)
    turns = [[*topics[n % len(topics) :], *topics[: n % len(topics)]] for n in range(ROUND)]
    wishes = [_from_shelves(turn, level, number * ROUND + n) for n, turn in enumerate(turns)]
    return _without_repeats(game, wishes)


def make_daily(game: Game, day: date, stage: Stage | None = None) -> tuple[Made, ...]:
    """Ten puzzles of what a stage has taught, rising from easy to hard: the same for everybody on that day.

    What an early lesson teaches is easier on the same level than what a later one does. Without a stage they
    are of all kinds and rise to the highest level, as before there were stages.
    """
    dice = Dice(f"{MAKER} {stage.name if stage else 'daily'} {day.isoformat()}")
    highest = stage.highest if stage else LEVELS[-1]
    mix = practice_in(stage.name if stage else "").mix
    used: set[str] = set()
    wishes = []
    for place in range(DAILY):
        level = 1 + (highest - 1) * place // (DAILY - 1)
        topics = [
            topic
            for topic in topics_of(mix, level)
            if (stage is None or stage_asks(stage, topic)) and JOINED.get(topic, day) <= day
        ]
        if stage and day >= MINGLED:
            topics = _mingled(topics, used, practice_in(stage.name), last=place == DAILY - 1)
        topic = dice.pick([topic for topic in topics if topic not in used] or topics)
        used.add(topic)
        wishes.append(_from_shelves([topic], level, day.toordinal() * DAILY + place))
    made = _without_repeats(game, wishes)
    if not stage:
        return made
    ordered = sorted(made, key=_hardness)
    played = [one for one in ordered if plays(one.topic)]
    if day >= MINGLED and played:
        ordered.remove(played[-1])
        ordered.append(played[-1])
    return tuple(ordered)


def _mingled(topics: list[str], used: set[str], practice: Practice, *, last: bool) -> list[str]:
    """Without a second that asks for a number; for the last place those that play, where there are any."""
    if used & practice.counted:
        topics = [topic for topic in topics if topic not in practice.counted] or topics
    if last:
        topics = [topic for topic in topics if plays(topic)] or topics
    return topics


def make_placement(game: Game, placement: Placement) -> tuple[Made, ...]:
    """The boards for those who know the rules of a course: the same for everybody."""
    places = [(board.topic, board.level, board.number) for board in placement.boards]
    return tuple(Made(game, take(place), place[0], place[1]) for place in places)


def _hardness(made: Made) -> int:
    """How hard a puzzle is compared with others: by its level, and by the lesson that teaches it."""
    return made.level + TAUGHT.get(made.topic, 0)


def _from_shelves(topics: list[str], level: int, number: int) -> Iterator[tuple[Place, str]]:
    """A puzzle of the first topic, one after the other, then the same turned and mirrored; then of others."""
    for another in range(_ANOTHER_TRIES):
        topic, at = topics[another % len(topics)], number + another
        size = shelf_size(topic, level)
        yield (topic, level, at * _STRIDE % size), IMAGES[at // size % len(IMAGES)]


def _asked(game: Game, place: Place) -> Step:
    """The puzzle of a place; where faults are looked for, one in four has none."""
    step = take(place)
    if place[2] % ONE_IN != ONE_IN - 1 or step.puzzle is None:
        return step
    puzzle = step.puzzle.without_fault(step.position(game))
    return replace(step, puzzle=puzzle) if puzzle is not None else step


def _without_repeats(
    game: Game, wishes: list[Iterator[tuple[Place, str]]], *, as_stored: bool = False
) -> tuple[Made, ...]:
    """The puzzles wanted, without repeats: one that is there already is replaced.

    ``as_stored`` keeps the fault on each board: a wrong rule shows by it.
    """
    steps: list[Step] = []
    made: list[Made] = []
    for wish in wishes:
        for place, image in wish:
            step = take(place) if as_stored else _asked(game, place)
            step = make_twin(game, step, image) if image else step
            if step not in steps:
                break
        steps.append(step)
        made.append(Made(game, step, place[0], place[1]))
    return tuple(made)
