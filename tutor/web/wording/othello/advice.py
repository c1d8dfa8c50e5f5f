"""Why one move is better than another, in what the lessons teach: corners, moves left, discs flipped.

The engine says which move is good; this module only finds a reason that a learner can see on the board. A
measure is the reason only if the move is best by it and another move is not: then the hint's first stage
leads to the move that its second stage names, or to one that is as good by this measure.
"""

from collections.abc import Iterable
from typing import Literal, get_args

from tutor.games.base import PASS, Outcome, Position
from tutor.games.engine import OutOfTime, Solution
from tutor.games.judgement import Reason
from tutor.games.othello.bank.unsettled import unsettled
from tutor.games.othello.engine.choosing import choose_move
from tutor.games.othello.engine.features.board_features import board_of
from tutor.games.othello.engine.features.corners import places
from tutor.games.othello.engine.levels import LEVELS
from tutor.games.othello.engine.othello_engine import OthelloEngine
from tutor.games.othello.engine.weighing import weigh_moves
from tutor.games.othello.kinds.measures.differences import WITH_FEW_DISCS, Criterion, Difference, differences
from tutor.games.othello.kinds.measures.measure_reasons import weigh
from tutor.games.othello.kinds.measures.measures import Measure, costs, measure_moves
from tutor.games.othello.kinds.moves.lines import mover
from tutor.games.othello.rules.explain import LineEnd
from tutor.games.othello.rules.position import as_othello
from tutor.web.analysis.solver_cache import SOLUTIONS
from tutor.web.play.opponent import TURNS
from tutor.web.wording import Say, Wording
from tutor.web.wording.move_notes import Advice
from tutor.web.wording.othello import game_sentences as words
from tutor.web.wording.othello import mistake_sentences
from tutor.web.wording.othello.direction_sentences import LEGAL
from tutor.web.wording.othello.mistake_reasons import reason_beside
from tutor.web.wording.othello.mistake_sentences import SEEN_FROM_THE_FIRST
from tutor.web.wording.othello.move_sentence import is_placing, rule_of_placing
from tutor.web.wording.othello.moves import legal_move_words
from tutor.web.wording.othello.strategy import sequence_words
from tutor.web.wording.othello.strategy.measure_questions import HINTS

Plain = Literal["placing", "only", "count", "beside", "worth", "alike"]
HintKind = Plain | Measure
"""The reason for a move: it is placed by rule, the only move, best at the end of the game ("count"), best by
a measure, better than another move in something ("beside"), better by the engine's estimate ("worth"); or
none, as the moves look alike."""

SPEAKING: tuple[Measure, ...] = (
    "takes-corner",
    "gives-no-corner",
    "fewest-replies",
    "most-stable",
    "fewest-frontier",
    "flips-fewest",
    "most-mobility",
)
"""The measures that can be the reason; the first that holds is taken."""

EVERYTHING: tuple[Criterion, ...] = get_args(Criterion)

TOLD_FROM_THE_FIRST: tuple[HintKind, ...] = ("placing", "only", "takes-corner", "gives-no-corner")
"""The kinds whose first stage beginners can follow; for others, it says how to find a legal move."""

ADVISER = 9
"""The computer's level that finds the good move."""

FOUR = 4

ENGINE = OthelloEngine()

SEQUENCE = sequence_words.WORDS.hints["sequence"]
"""The first stage if no measure leads to the move."""


def advise(
    wording: Wording, position: Position, again: str = "", criteria: tuple[Criterion, ...] = EVERYTHING
) -> Advice:
    """A hint in two stages for the side to move, which must have a move; ``again`` names an earlier hint.

    Only reasons among ``criteria`` are used.
    """
    move, kind = _named(position, again, criteria) or _chosen(position, criteria)
    if kind == "count":
        first, second = wording.say(words.COUNT_TO_THE_END), _counted(wording, position, move)
    else:
        first, second = (
            _where_to_look(wording, position, kind),
            praise(wording, position, move, kind, criteria),
        )
    if criteria == SEEN_FROM_THE_FIRST and kind not in TOLD_FROM_THE_FIRST:
        first = wording.say(legal_move_words.WORDS.hints["legal-move"], mover(position))
    ring = _ends(position, move)
    if ring:
        first = wording.sentences(first, wording.say(words.RINGED_ENDS, n=len(ring)))
    return Advice(move, kind, ring, first, second)


def _named(position: Position, name: str, criteria: tuple[Criterion, ...]) -> tuple[str, HintKind] | None:
    """The move and the kind of an earlier hint; None if no hint of this board has that name."""
    move, _, kind = name.partition(" ")
    if move not in measure_moves(position):
        return None
    if (
        kind == "count"
        and ENGINE.can_count(position)
        and SOLUTIONS.of(position, patient=True).line[0] == move
    ):
        return move, "count"
    found = hint_kind(position, move, criteria)
    return (move, found) if found == kind else None


def _chosen(position: Position, criteria: tuple[Criterion, ...]) -> tuple[str, HintKind]:
    """A good move and the reason for it."""
    counted = _counted_out(position) if len(measure_moves(position)) > 1 else None
    if counted:
        move = counted.line[0]
        if len(set(counted.values.values())) > 1:
            return move, "count"
    else:
        move = TURNS.run(lambda seconds: choose_move(position, ADVISER, seconds=seconds).move)
    return move, hint_kind(position, move, criteria)


def _counted_out(position: Position) -> Solution | None:
    """The exact solution of the board; None if the end is too far away, or time was too short."""
    if not ENGINE.can_count(position):
        return None
    try:
        return SOLUTIONS.of(position)
    except OutOfTime:
        return None


def hint_kind(position: Position, move: str, criteria: tuple[Criterion, ...] = EVERYTHING) -> HintKind:
    """The first reason for a move that can be seen on the board, without that of the game's end."""
    if is_placing(position):
        return "placing"
    others = [other for other in measure_moves(position) if other != move]
    if not others:
        return "only"
    fewest_wins = board_of(position).game.variant.fewest_wins
    for measure in (one for one in SPEAKING if one in criteria):
        if (not fewest_wins or measure in WITH_FEW_DISCS) and _stands_out(position, measure, move):
            return measure
    if _beside(position, move, criteria):
        return "beside"
    return "worth" if any(differences(position, move, other) for other in others) else "alike"


def _stands_out(position: Position, measure: Measure, move: str) -> bool:
    """Whether a move is best by a measure and another is worse; for "gives-no-corner", half of all moves."""
    cost = costs(position, measure)
    worse = sum(other > cost[move] for other in cost.values())
    if not worse or cost[move] > min(cost.values()):
        return False
    if measure == "gives-no-corner":
        return worse * 2 >= len(cost)
    if measure == "most-stable":  # a reason only if it is certain which discs are stable
        return not any(unsettled(position.play(other), mover(position)) for other in cost)
    return True


def _beside(position: Position, move: str, criteria: tuple[Criterion, ...]) -> tuple[str, Difference] | None:
    """Another move with the clearest visible difference in favour of this one, and that difference."""
    found = [
        (other, one)
        for other in measure_moves(position)
        for one in differences(position, other, move, criteria)
        if one.criterion != "off-corner"  # it says nothing about the better move
    ]
    return max(found, key=lambda pair: pair[1].weight, default=None)


def _where_to_look(wording: Wording, position: Position, kind: HintKind) -> Say:
    """The first stage: a way to find the move, or else what is always good to look at."""
    color = mover(position)
    if kind == "placing":
        return wording.say(rule_of_placing(position))
    if kind == "only":
        return wording.say(words.ONE_CHOICE)
    if kind == "alike":
        return wording.say(legal_move_words.WORDS.hints["legal-move"], color)
    if kind == "takes-corner" and len(places(board_of(position).game.shape)) != FOUR:
        return wording.say(SEQUENCE)
    return wording.say(SEQUENCE if kind in ("beside", "worth") else HINTS[kind], color)


def praise(
    wording: Wording,
    position: Position,
    move: str,
    kind: HintKind,
    criteria: tuple[Criterion, ...] = EVERYTHING,
) -> Say:
    """The second stage: the move and the reason for it, as far as that is true."""
    if kind == "only":
        return wording.say(words.ONLY_MOVE, square=move)
    if kind == "takes-corner":
        return wording.say(words.TAKES_CORNER, square=move)
    if kind == "beside" and (seen := _beside(position, move, criteria)):
        said = reason_beside(position, seen[1], seen[0], move, wording)
        return _with_why(wording, position, move, seen[1].criterion, said)
    if kind == "worth":
        return _worth(wording, position, move)
    if kind == "alike":
        return _alike(wording, position, move)
    measure = next((one for one in SPEAKING if one == kind), None)
    if measure:
        said = wording.reason(weigh(position, measure, move).reason)
        return _with_why(wording, position, move, measure, said)
    return wording.say(LEGAL, mover(position), square=move)


def _with_why(
    wording: Wording, position: Position, move: str, criterion: Criterion | Measure, said: Say
) -> Say:
    """What was counted, and why that is good, unless the other side must pass."""
    if criterion not in words.WHY or (
        criterion == "fewest-replies" and not measure_moves(position)[move].replies
    ):
        return said
    return wording.sentences(said, wording.say(words.WHY[criterion]))


def _worth(wording: Wording, position: Position, move: str) -> Say:
    """That the engine finds the move good, and by how much another move is weaker, if by a disc or more."""
    said = wording.say(words.LOOKED_AHEAD, square=move)
    weaker = _weaker(position, move)
    if weaker is None:
        return said
    other, n = weaker
    return wording.sentences(said, wording.say(mistake_sentences.worth_more(n), square=other, stop=move, n=n))


def _alike(wording: Wording, position: Position, move: str) -> Say:
    """That a move is legal, and that another would be beside a corner, or that no move looks better."""
    legal = wording.say(LEGAL, mover(position), square=move)
    others = (other for other in measure_moves(position) if other != move)
    near = next((pair for other in others if (pair := _nearer(position, move, other))), None)
    if near is None:
        return wording.sentences(legal, wording.say(words.ALIKE))
    other, corner = near
    fault = mistake_sentences.FAULTS["off-corner"]
    return wording.sentences(legal, wording.say(fault, mover(position), square=other, stop=corner))


def _nearer(position: Position, move: str, other: str) -> tuple[str, str] | None:
    """The other move and the empty corner beside it, if this move is beside none."""
    corners = (one.corner for one in differences(position, other, move, ("off-corner",)))
    return next(((other, corner) for corner in corners if corner), None)


def _weaker(position: Position, move: str) -> tuple[str, int] | None:
    """The best of the moves that the engine finds weaker by at least one disc, and by how many discs.

    None if there was no time for the full depth, so that the figure does not depend on the server's load.
    """
    depth = min(LEVELS[ADVISER].depth, len(as_othello(position).empties()))
    weighed = TURNS.run(lambda seconds: weigh_moves(position, depth=depth, seconds=seconds, solve_from=0))
    if weighed.depth < depth:
        return None
    loss = {other: weighed.values[move] - value for other, value in weighed.values.items()}
    other = min((other for other in loss if loss[other] >= 1), key=loss.__getitem__, default=None)
    return (other, round(loss[other])) if other else None


def _counted(wording: Wording, position: Position, move: str) -> Say:
    """How the game ends after the best move, or after one of several that are equally good."""
    solution = SOLUTIONS.of(position, patient=True)
    if list(solution.values.values()).count(solution.score) > 1:
        best = wording.say(mistake_sentences.COUNTED_BEST, square=move)
        end = "win" if solution.score > 0 else "loss" if solution.score else "draw"
        n = abs(solution.score) or None
        ending = Reason(f"ends-in-{end}", color=position.to_move, square=move, n=n)
        return wording.sentences(best, wording.reason(ending))
    outcome = _played_out(position, solution.line)
    return wording.say(words.COUNTED_OUT, square=move, black=outcome.black, white=outcome.white)


def _played_out(position: Position, line: Iterable[str]) -> Outcome:
    for move in line:
        position = position.play(move)
    outcome = position.outcome()
    assert outcome is not None, "a line of the solver leads to the end"
    return outcome


def _ends(position: Position, move: str) -> tuple[str, ...]:
    """The discs at which the lines of a move end; they are ringed instead of naming the move."""
    if move == PASS:
        return ()
    lines = as_othello(position).explain(move).lines
    return tuple(line.stop for line in lines if line.end is LineEnd.FLIPS and line.stop)
