"""The puzzle "Which move?": find a good move, one that loses almost nothing compared with the best."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Self

import msgspec

from tutor.games.base import PASS, Game, Move, Position, Square
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.asking import require_solvable
from tutor.games.kinds.kind import Aftermath, Answer, Fault, Puzzle, Task
from tutor.games.kinds.moves import moves_of, require_moves
from tutor.games.kinds.practising import Features, Ring, Weights
from tutor.games.kinds.proofs import Proof
from tutor.games.kinds.unsolvable import UnsolvablePuzzle
from tutor.games.othello.bank.move_lines import read_moves
from tutor.games.othello.engine.endgame import MOST_EMPTIES
from tutor.games.othello.kinds.measures import (
    contrasts,
    corner_reasons,
    measure_reasons,
    move_feedback,
    theme_reasons,
    topical,
)
from tutor.games.othello.kinds.measures import taught as taught_words
from tutor.games.othello.kinds.measures.good_moves import SOUND, Decision, decide, is_exact, solve
from tutor.games.othello.kinds.measures.measure_traits import of_decision
from tutor.games.othello.kinds.measures.measures import YES_OR_NO, Measure, costs, measure_moves
from tutor.games.othello.kinds.measures.move_feedback import Judged
from tutor.games.othello.kinds.measures.playing_out import MOVES_LEFT
from tutor.games.othello.kinds.measures.proving import ABOUT, theme_of
from tutor.games.othello.kinds.measures.theme_reasons import Theme
from tutor.games.othello.kinds.measures.themes import SHELVED
from tutor.games.othello.kinds.moves import lines as move_lines
from tutor.games.othello.kinds.moves import opened
from tutor.games.othello.kinds.strategy.beliefs import revealing_beliefs
from tutor.games.othello.kinds.strategy.best_move import WEIGHED, Weighed
from tutor.games.othello.kinds.strategy.fitting import require_best

DRAWN = frozenset({*MOVES_LEFT, "leaves-safe", "beside-corner", "x-beside-corner", "c-beside-corner"})
"""Reasons that the board shows after the move alone."""


class Choose(Weighed, frozen=True, tag="choose"):
    """Find a good move; the question names no measure.

    `values` are the values of the legal moves in discs; without them the end of the game is counted.
    `answers` are the replies of the other side; without them the engine finds them. `about` is a measure and
    `theme` a theme of the board: the question does not name them, but the feedback and the hint mention them
    first, if they fit. `lines` are the play after each move. A lesson writes none of these fields: they are
    stored with the proofs of its boards (`tutor.games.kinds.proofs`). `taught` are the rules taught so far;
    the feedback uses no others.
    """

    values: dict[str, int] = {}
    answers: dict[str, str] = {}
    about: Measure | None = None
    lines: dict[str, tuple[str, ...]] = {}
    theme: Theme | None = None
    taught: tuple[str, ...] = ()

    asks_twin = True
    begins_game = True
    given_away_by = WEIGHED | {"mobility", "frontier", "stable", "parity"}
    reasons = (
        move_lines.REASONS
        | measure_reasons.REASONS
        | move_feedback.REASONS
        | taught_words.REASONS
        | contrasts.REASONS
        | corner_reasons.REASONS
        | theme_reasons.REASONS
        | topical.REASONS
        | opened.REASONS
    )
    weights = {"choose": Weights(0, empties=0.05, directions=0.35, closeness=0.3)}
    group = "strategy"

    def __hash__(self) -> int:
        spoken = (frozenset(known.items()) for known in (self.values, self.answers, self.lines))
        return hash((*spoken, self.about, self.theme, self.taught))

    def moved(
        self, square: Callable[[Square], Square], board: Callable[[str], str], side: Callable[[Any], Any]
    ) -> Self:
        return type(self)(
            {square(move): value for move, value in self.values.items()},
            {square(move): square(answer) for move, answer in self.answers.items()},
            self.about,
            {square(move): tuple(map(square, line)) for move, line in self.lines.items()},
            self.theme,
            self.taught,
        )

    def set_task(self, position: Position, ring: Ring) -> Task:
        require_moves(position)
        judged = judge_moves(position, self)
        return Task(self, position, "one", judged.decision.right, known=judged)

    def task_faults(self, task: Task) -> Iterator[Fault]:
        """What is wrong with the stored values: in an ending they must be the exact ones."""
        if self.values and is_exact(task.position) and solve(task.position).values != self.values:
            yield "puzzle.values", "are not what the moves come to at the end of the game"

    def boards_weighed(self, position: Position) -> Iterator[Position]:
        if not self.values:
            yield position

    def needs_proofs(self, position: Position) -> bool:
        """Whether the board needs stored values; an ending does not, since it is counted when it is asked."""
        return len(position.empties()) > MOST_EMPTIES

    def with_proofs(self, position: Position, proofs: Sequence[Proof]) -> Puzzle:
        proof, theme = proofs[0], theme_of(proofs[0])
        return msgspec.structs.replace(
            self,
            values=proof.values,
            answers=proof.replies,
            about=self.about or (ABOUT.get(theme) if theme else None),
            lines=proof.lines,
            theme=theme,
        )

    def as_taught(self, rules: tuple[str, ...]) -> Puzzle:
        return msgspec.structs.replace(self, taught=rules)

    def as_known(self, task: Task) -> Puzzle:
        judged = _judged(task)
        values = dict(judged.decision.values)
        lines = {move: judged.line(move) for move in values}
        return Choose(values, dict(judged.known), self.about, lines, self.theme, self.taught)

    def best(self, task: Task) -> Square | None:
        return _judged(task).best

    def line_after(self, task: Task, move: Square) -> tuple[Move, ...]:
        return _judged(task).line(move)

    def why(self, task: Task, played: Square) -> tuple[Reason, ...]:
        return task.known.why_rather(played) if isinstance(task.known, Judged) else ()  # not of several moves

    def is_nearly_right(self, task: Task, tap: str) -> bool:
        return _judged(task).is_sound(tap)

    def misconceptions(self, task: Task, taps: frozenset[str]) -> set[str]:
        judged = _judged(task)
        wrong = frozenset(tap for tap in taps if not judged.is_sound(tap))
        found = super().misconceptions(task, wrong)
        if task.position.game.name != "othello":
            return found
        sound = [move for move in judged.decision.values if judged.is_sound(move) or move in task.answers]
        return found | {code for code, moves in revealing_beliefs(task.position, sound) if moves & wrong}

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        """The feedback on a legal move is about its value, not about the lines that it closes."""
        if tap not in _judged(task).decision.values:
            return super().weigh(task, tap)
        return self.weigh_move(task, tap, Remark(()))

    def weigh_move(self, task: Task, tap: Square, remark: Remark) -> tuple[Verdict, Remark]:
        verdict, spoken = _judged(task).feedback(tap)
        if verdict != "right":
            return verdict, spoken
        if spoken.reasons[0].code == "all-gifts" and (led := corner_reasons.into_corner(task.position, tap)):
            return verdict, spoken._replace(lines_from=led[0], lines=led[1])
        lines = move_lines.closing_lines(task.position, tap)
        broken = [reason.stop for reason in spoken.reasons if reason.code == "line-loses-end"]
        first = sorted(lines, key=lambda line: broken == [] or broken[0] not in line.run)
        return verdict, spoken._replace(lines=tuple(first))

    def aftermath(self, task: Task, tap: str, *, right: bool) -> Aftermath:
        """A wrong move and the best reply, or the reply that takes the corner named in the feedback."""
        if right:
            return Aftermath()
        judged = _judged(task)
        reason = judged.feedback(tap)[1].reasons[0]
        if reason.code in DRAWN:
            return Aftermath((tap,))  # what the other side can play, or its line into the corner, is drawn
        answer = judged.answer_shown(tap, reason)
        return Aftermath((tap, answer) if answer != PASS else (tap,))

    def punishing(self, task: Task, answer: Answer) -> tuple[Move, ...]:
        """A wrong move with the reply of its feedback: a class sees the board that the reason speaks of."""
        tap = answer[0]
        wrong = tap in task.position.legal_moves() and tap not in task.answers
        return self.aftermath(task, tap, right=False).moves if wrong else ()

    def hint_topic(self, task: Task) -> str:
        """The measure of the board, if a good move is best by it; otherwise the hint would mislead."""
        if self.about is None:
            return self.topic
        moves = measure_moves(task.position)
        if self.about in YES_OR_NO and all(moves[move].takes_corner for move in task.answers):
            return "takes-corner"
        if self.about == "best-exact":  # known already
            cost = {move: -value for move, value in _judged(task).decision.values.items()}
        else:
            cost = dict(costs(task.position, self.about))
        good, least = min(cost[move] for move in task.answers), min(cost.values())
        return self.about if good == least < max(cost.values()) else self.topic

    def count(self, task: Task, ring: Ring) -> Features:
        return of_decision(task.position, _judged(task).decision)

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        """The puzzle of a stored line: moves with values and lines of play; the topic gives the measure."""
        (moves,) = words
        values, lines = read_moves(moves)
        about = next((theme for theme in SHELVED if theme == topic), None)
        return cls(values, about=about, lines=lines), ()

    @classmethod
    def variants(cls) -> Iterator[Self]:
        yield cls()

    def require_fit(self, position: Position, ring: Ring) -> None:
        super().require_fit(position, ring)
        if not self.values:
            require_best(position, "best-exact")
            require_solvable(lambda: judge_moves(position, self), "all-alike")


def which_move(position: Position, wrong: Move) -> Choose | None:
    """The question on a board where this move is clearly wrong; None where the two searches disagree.

    Only on the standard board, for which the filter of the bank (`decide`) was tested.
    """
    if position.game.name != "othello" or wrong not in position.legal_moves():
        return None
    found = decide(position, lambda seen: seen.loss(wrong) > SOUND)
    return Choose(dict(found.values)) if found and found.loss(wrong) > SOUND else None


def _judged(task: Task) -> Judged:
    assert isinstance(task.known, Judged)
    return task.known


def judge_moves(position: Position, puzzle: Choose) -> Judged:
    """The board with the values of its moves: those of the puzzle, or else the exact ones."""
    moves = moves_of(position)
    if puzzle.values:
        if set(puzzle.values) != set(moves):
            raise UnsolvablePuzzle("puzzle.values", "names other squares than those where the side can play")
        if not set(puzzle.answers) <= set(moves):
            raise UnsolvablePuzzle("puzzle.answers", "names other squares than those where the side can play")
        decision = Decision({move: puzzle.values[move] for move in moves})
    elif not is_exact(position):
        spoken = f"is missing: the end is counted up to {MOST_EMPTIES} empty squares only"
        raise UnsolvablePuzzle("puzzle.values", spoken)
    else:
        decision = solve(position)
    if len(decision.right) == len(moves):
        raise UnsolvablePuzzle("puzzle", "every legal move is right, so there is nothing to find")
    return Judged(position, decision, puzzle.answers, puzzle.about, puzzle.lines, puzzle.theme, puzzle.taught)
