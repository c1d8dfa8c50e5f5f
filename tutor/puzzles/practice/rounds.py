"""The puzzles of a round: of a drill, of a daily ten, or against one misconception.

A round is named by its drill, its level and a number, so that everybody gets the same puzzles for a name.
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
from tutor.puzzles.bank.stored_puzzles import Place, level_size, look, question_at, take
from tutor.puzzles.practice.drills import MAKER_VERSION, RoundPuzzle, plays, topics_of
from tutor.puzzles.practice.mixed import JOINED, TAUGHT, has_grown, is_mixed, practice_in, stage_asks
from tutor.puzzles.twin import IMAGES, make_twin

ROUND = 8
DAILY = 10
ROUNDS = 25
"""How many rounds a drill has on a level; larger numbers repeat them."""

LOOKS_ROUNDS = 5
"""The same for rounds against a misconception."""

MOST_ROUNDS = 1_000_000
"""The round numbers that an address may contain."""

MENDING: Mapping[str, tuple[str, ...]] = {
    code: topics for one in practices() for code, topics in one.mending.items()
}
"""The topics that reveal a misconception."""

MENDED_IN: Mapping[str, str] = {code: slug for one in practices() for code, slug in one.mended_in.items()}
"""The lesson against a misconception that no topic reveals."""

MINGLED = date(2026, 11, 28)
"""From this day on the daily ten asks for a number at most once, and ends with a move to play."""

ONE_IN = 4
"""One in so many referee puzzles has no fault."""

_ANOTHER_TRIES = 12
_STRIDE = 5


def rounds_of(drill: str) -> int:
    """How many rounds a drill has on each level; a mix with added topics has twice as many."""
    if drill in MENDING:
        return LOOKS_ROUNDS
    return 2 * ROUNDS if is_mixed(drill) and has_grown(drill) else ROUNDS


def puzzles_of(drill: str, level: int) -> int:
    """How many different puzzles a drill has on a level; after them they repeat, turned and mirrored."""
    return len(look(drill, level) if drill in MENDING else _row(drill, level))


def make_round(game: Game, drill: str, level: int, number: int) -> tuple[RoundPuzzle, ...]:
    """Eight puzzles of a drill, of a mix, or against the misconception of this code."""
    number %= rounds_of(drill)
    if is_mixed(drill):
        return _mix(game, drill, level, number)
    row = _row(drill, level) if drill not in MENDING else look(drill, level) or _all_of(MENDING[drill], level)
    wishes = [_nth(row, number * ROUND + n) for n in range(ROUND)]
    return _without_repeats(game, wishes, as_stored=drill in MENDING)


def _nth(row: tuple[Place, ...], n: int) -> Iterator[tuple[Place, str]]:
    """The nth puzzle of a row, and its substitutes; beyond the end the row repeats, turned and mirrored."""
    for another in range(_ANOTHER_TRIES):
        at = n + another * ROUND
        yield row[at % len(row)], IMAGES[at // len(row) % len(IMAGES)]


@cache
def _row(drill: str, level: int) -> tuple[Place, ...]:
    """All puzzles of a drill on a level, with topics taking turns and no board twice."""
    about_squares = drill in practice_in(drill).about_squares
    shelves = [
        [(topic, level, number) for number in range(_most_of(topic, level, about_squares=about_squares))]
        for topic in topics_of(drill, level)
    ]
    turns = (place for places in zip_longest(*shelves) for place in places if place)
    found: dict[str, Place] = {}
    for place in turns:
        found.setdefault(question_at(place), place)
        if len(found) == ROUNDS * ROUND:
            break
    row = tuple(found.values())
    return _apart(row) if about_squares else row


def _most_of(topic: str, level: int, *, about_squares: bool) -> int:
    """How many puzzles of a topic a row has: one for each round, if they all ask the same question."""
    size = level_size(topic, level)
    one_question = about_squares and size and _named((topic, level, 0)) == {topic}
    return min(size, ROUNDS) if one_question else size


def _apart(row: tuple[Place, ...]) -> tuple[Place, ...]:
    """The row, reordered so that no round asks for the same square, or a question of one answer, twice.

    A later puzzle of the same topic, or else of another one, takes the place of a repeated one. A row that is
    too short for all rounds, and so repeats, loses the last puzzles if they make no such round.
    """
    found = list(row)
    named: set[str] = set()
    for n in range(len(found)):
        if not n % ROUND:
            named.clear()
        m = _next(found, n, named)
        if m is None and len(found) < ROUNDS * ROUND:
            return tuple(found[: n // ROUND * ROUND])
        m = n if m is None else m
        found[n], found[m] = found[m], found[n]
        named |= _named(found[n])
    return tuple(found)


def _next(row: list[Place], n: int, named: set[str]) -> int | None:
    """The index of the next puzzle that asks for none of these squares, of the nth's topic if possible."""
    other = None
    for m in range(n, len(row)):
        if not _named(row[m]) & named:
            if row[m][0] == row[n][0]:
                return m
            other = m if other is None else other
    return other


@lru_cache(maxsize=ROUNDS * ROUND)
def _named(place: Place) -> frozenset[str]:
    """The square whose name, place or disc a puzzle asks for; without one, its topic."""
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
    """Every puzzle of these topics, for a misconception that no puzzle of the bank reveals."""
    near = sorted(LEVELS, key=lambda other: abs(other - level))
    return tuple((topic, at, n) for at in near for topic in topics for n in range(level_size(topic, at)))


def _mix(game: Game, mix: str, level: int, number: int) -> tuple[RoundPuzzle, ...]:
    """A round of a mix; added topics come only in later rounds, unless the mix had no others."""
    every = topics_of(mix, level)
    asked = [topic for topic in every if number >= ROUNDS or topic not in JOINED] or every
    topics = Dice(f"{MAKER_VERSION} {mix} {level} {number}").shuffled(asked)
    turns = [[*topics[n % len(topics) :], *topics[: n % len(topics)]] for n in range(ROUND)]
    wishes = [_from_shelves(turn, level, number * ROUND + n) for n, turn in enumerate(turns)]
    return _without_repeats(game, wishes)


def make_daily(game: Game, day: date, stage: Stage | None = None) -> tuple[RoundPuzzle, ...]:
    """The ten puzzles of a day and a stage, from easy to hard; they are the same for everybody.

    On the same level, what an early lesson teaches is easier than what a later one teaches. Without a stage
    they have all topics and reach the highest level, as in versions without stages.
    """
    dice = Dice(f"{MAKER_VERSION} {stage.name if stage else 'daily'} {day.isoformat()}")
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
    """The topics for a place: no second that asks for a number; for the last place those with a move."""
    if used & practice.counted:
        topics = [topic for topic in topics if topic not in practice.counted] or topics
    if last:
        topics = [topic for topic in topics if plays(topic)] or topics
    return topics


def make_placement(game: Game, placement: Placement) -> tuple[RoundPuzzle, ...]:
    """The placement boards of a course; they are the same for everybody."""
    places = [(board.topic, board.level, board.number) for board in placement.boards]
    return tuple(RoundPuzzle(game, take(place), place[0], place[1]) for place in places)


def _hardness(made: RoundPuzzle) -> int:
    """The order of difficulty: by level, then by the lesson that teaches the topic."""
    return made.level + TAUGHT.get(made.topic, 0)


def _from_shelves(topics: list[str], level: int, number: int) -> Iterator[tuple[Place, str]]:
    """The puzzles of the first topic, then the same turned and mirrored, then those of the other topics."""
    for another in range(_ANOTHER_TRIES):
        topic, at = topics[another % len(topics)], number + another
        size = level_size(topic, level)
        yield (topic, level, at * _STRIDE % size), IMAGES[at // size % len(IMAGES)]


def _asked(game: Game, place: Place) -> Step:
    """The puzzle of a place; one in four referee puzzles gets a board without faults."""
    step = take(place)
    if place[2] % ONE_IN != ONE_IN - 1 or step.puzzle is None:
        return step
    puzzle = step.puzzle.without_fault(step.position(game))
    return replace(step, puzzle=puzzle) if puzzle is not None else step


def _without_repeats(
    game: Game, wishes: list[Iterator[tuple[Place, str]]], *, as_stored: bool = False
) -> tuple[RoundPuzzle, ...]:
    """The wished puzzles; a repeated one is replaced by a substitute.

    ``as_stored`` leaves every referee board its fault, which reveals a misconception.
    """
    steps: list[Step] = []
    made: list[RoundPuzzle] = []
    for wish in wishes:
        for place, image in wish:
            step = take(place) if as_stored else _asked(game, place)
            step = make_twin(game, step, image) if image else step
            if step not in steps:
                break
        steps.append(step)
        made.append(RoundPuzzle(game, step, place[0], place[1]))
    return tuple(made)
