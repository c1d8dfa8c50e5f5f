"""Why a move of a game was not the best, and why another is better: what a learner can see on the board.

The engine's figure is given only if little or nothing can be seen.
"""

from collections.abc import Iterator
from typing import Literal, get_args

from tutor.games.base import Position
from tutor.games.color import Color
from tutor.games.judgement import Reason
from tutor.games.othello.kinds.measures.differences import Criterion, Difference, differences
from tutor.games.othello.kinds.measures.measure_reasons import BESIDE
from tutor.games.othello.kinds.measures.measures import measure_moves
from tutor.web.game_review.scoring import Mistake
from tutor.web.wording import Say, Wording
from tutor.web.wording.othello import mistake_sentences as words
from tutor.web.wording.othello.game_sentences import TAKES_CORNER

Kind = Criterion | Literal["count", "worth"]

TAUGHT: dict[Kind, str] = {
    "takes-corner": "corners",
    "gives-no-corner": "corners",
    "off-corner": "corners",
    "most-stable": "corners",
    "fewest-replies": "mobility",
    "fewest-frontier": "mobility",
    "flips-fewest": "mobility",
    "most-mobility": "mobility",
    "count": "end-and-score",
    "worth": "mobility",
}
"""The slug of the lesson that teaches each kind of reason."""

ABOUT_CORNERS: tuple[Criterion, ...] = ("gives-no-corner", "takes-corner")
"""The differences that are said before the end of the game, even if that is known exactly."""

MOST = 2
"""The most differences that are said at once."""

LITTLE = 2.0
"""A difference with less weight, in discs, is said only if it is the first."""


def better_than(mistake: Mistake, move: str) -> str:
    """The good move to compare a move with: the best of those that visibly differ from it, else the best."""
    criteria = _criteria(mistake)
    seen = (good for good in mistake.answers if differences(mistake.position, move, good, criteria))
    return next(seen, mistake.answers[0])


def kind_of(mistake: Mistake) -> Kind:
    """The main fault of the move that was played."""
    found = _told(mistake, mistake.played, better_than(mistake, mistake.played))
    if mistake.exact and not (found and found[0].criterion in ABOUT_CORNERS):
        return "count"
    return found[0].criterion if found else "worth"


def faults(mistake: Mistake, move: str, wording: Wording) -> list[Say]:
    """The visible faults of a weaker move, the main one first, without naming a better square."""
    found = _told(mistake, move, better_than(mistake, move))
    said = [_fault(mistake.position, one, move, wording) for one in found]
    return _around(wording.reason(_end(mistake, move)), found, said) if mistake.exact else said


def told_faults(mistake: Mistake, wording: Wording) -> Iterator[tuple[Kind, Say]]:
    """What speaks clearly against the move that was played, each by its kind, the weightiest first."""
    position, played = mistake.position, mistake.played
    found = _told(mistake, played, better_than(mistake, played))
    if kind_of(mistake) == "count":
        yield "count", wording.reason(_end(mistake, played))
    for one in found:
        if one.weight < LITTLE or (mistake.exact and one.criterion not in words.SEEN_FROM_THE_FIRST):
            continue
        if one.criterion == "fewest-replies" and one.better:
            more = Reason("leaves-more", color=position.to_move, square=played, n=one.worse, of=one.better)
            yield one.criterion, wording.reason(more)
        else:
            yield one.criterion, _fault(position, one, played, wording)


def cost_of(mistake: Mistake, move: str, wording: Wording) -> Say:
    """What a weaker move costs, in discs."""
    loss = max(mistake.values.values()) - mistake.values[move]
    return wording.say(words.cost(round(loss), begins=mistake.begins), n=round(loss))


def reasons(mistake: Mistake, worse: str, better: str, wording: Wording) -> list[Say]:
    """Why a good move is better than another, the main reason first."""
    found = _told(mistake, worse, better)
    said = [reason_beside(mistake.position, one, worse, better, wording) for one in found]
    if mistake.exact:
        ends = (wording.reason(_end(mistake, move)) for move in (better, worse))
        return _around(wording.sentences(*ends), found, said)
    if sum(one.weight for one in found) < LITTLE:
        difference = max(1, round(mistake.values[better] - mistake.values[worse]))
        sentence = words.worth_more(difference, begins=mistake.begins)
        said.append(wording.say(sentence, square=worse, stop=better, n=difference))
    return said


def _criteria(mistake: Mistake) -> tuple[Criterion, ...]:
    """The differences that may be mentioned; few for beginners."""
    return words.SEEN_FROM_THE_FIRST if mistake.begins else get_args(Criterion)


def _told(mistake: Mistake, worse: str, better: str) -> list[Difference]:
    """The differences to mention, at most `MOST`: the main one, and others of the weight `LITTLE` or more."""
    seen = differences(mistake.position, worse, better, _criteria(mistake))
    # A corner that is itself a right answer is not mentioned, if there is anything else to say.
    found = [one for one in seen if one.corner not in mistake.answers] or seen
    if found and found[0].criterion == "gives-no-corner":  # "off-corner" would add nothing
        found = [one for one in found if one.criterion != "off-corner"]
    return [one for place, one in enumerate(found[:MOST]) if not place or one.weight >= LITTLE]


def _around(end: Say, found: list[Difference], said: list[Say]) -> list[Say]:
    """The sentences with that about the game's end first, or after those about corners."""
    before = sum(one.criterion in ABOUT_CORNERS for one in found)
    return [*said[:before], end, *said[before:]]


def _end(mistake: Mistake, move: str) -> Reason:
    """How the game ends after a move with best play."""
    value = round(mistake.values[move])
    end = "win" if value > 0 else "loss" if value else "draw"
    return Reason(f"ends-in-{end}", color=mistake.position.to_move, square=move, n=abs(value) or None)


def _fault(position: Position, one: Difference, move: str, wording: Wording) -> Say:
    color = position.to_move
    if one.criterion == "gives-no-corner":
        return wording.reason(Reason("gives-corner", color=color, square=move, stop=one.corner))
    return wording.say(words.FAULTS[one.criterion], color, square=move, stop=one.corner, n=one.worse)


def reason_beside(position: Position, one: Difference, worse: str, better: str, wording: Wording) -> Say:
    """What a move does better than another, with the numbers of both if there are any."""
    color = position.to_move or Color.BLACK
    if one.criterion == "takes-corner":
        return wording.say(TAKES_CORNER, square=better)
    if one.criterion == "gives-no-corner":
        return wording.reason(Reason("gives-no-corner", color=color, square=better))
    if one.criterion == "off-corner":
        return _fault(position, one, worse, wording)
    if one.criterion == "fewest-replies" and not one.better:
        code = "leaves-game-over" if measure_moves(position)[better].ends_game else "leaves-none"
        return wording.reason(Reason(code, color=color, square=better))
    code = BESIDE[one.criterion]
    return wording.reason(Reason(code, color=color, square=better, n=one.better, of=one.worse, stop=worse))
