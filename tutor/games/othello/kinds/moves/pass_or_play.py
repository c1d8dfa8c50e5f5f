"""The puzzle "Play, or pass?"."""

from collections.abc import Iterable, Iterator

from tutor.games.base import PASS, Position, Square
from tutor.games.chance import Dice
from tutor.games.judgement import Reason, Remark, Verdict
from tutor.games.kinds.kind import Hint, Task
from tutor.games.kinds.moves import require_turn
from tutor.games.kinds.practising import Drawn, Features, Made, Ring, Weights
from tutor.games.othello.kinds.moves import lines
from tutor.games.othello.kinds.moves.lines import closing_lines, mover, name_line
from tutor.games.othello.kinds.moves.making import play_on, whenever_to_move
from tutor.games.othello.kinds.moves.playing import SHOWS_MOVES, Played, far_end, starts_line
from tutor.games.othello.kinds.moves.traits import of_moves

REASONS: dict[str, tuple[str, ...]] = {
    **lines.REASONS,
    # right: no empty square closes a line; `color` passes, and color.other plays again
    "passes-rightly": ("color",),
    # passing is forbidden: a line of n along row `label` closes at the disc `stop` of `color`; its other end
    # is to be found
    "may-not-pass-row": ("color", "stop", "label", "n"),
    # the same along column `label`
    "may-not-pass-column": ("color", "stop", "label", "n"),
    # the same along a diagonal
    "may-not-pass-diagonal": ("color", "stop", "n"),
    # second sentence after an illegal square: there is a move elsewhere
    "a-move-exists": ("color", "square"),
    # second sentence when there is no move: try every square, then pass
    "pass-if-none-closes": ("color", "square"),
}


def _make(dice: Dice, positions: Iterable[Position]) -> Iterator[Drawn]:
    """The boards of these games; in every second game those without a move come first."""
    known = list(positions)
    if dice.happens(0.5):
        for position in play_on(dice, known):
            if position.must_pass():
                yield Drawn(position, PassOrPlay())
    yield from whenever_to_move(PassOrPlay(), known)


class PassOrPlay(Played, frozen=True, tag="pass-or-play"):
    """Pass, or play a move."""

    given_away_by = SHOWS_MOVES | {"show_legal"}
    reasons = REASONS
    made = {"pass-or-play": Made(_make, per_level=200)}
    weights = {
        "pass-or-play": Weights(-0.9, discs=0.145, diagonals=0.9, distractors=0.56, answers=-0.6),
    }

    def set_task(self, position: Position, ring: Ring) -> Task:
        require_turn(position)
        return Task(self, position, "one", tuple(position.legal_moves()), can_pass=True)

    def weigh(self, task: Task, tap: str) -> tuple[Verdict, Remark]:
        if tap != PASS:
            return super().weigh(task, tap)
        if task.answers == (PASS,):
            return "right", Remark((Reason("passes-rightly", color=mover(task.position)),))
        return "not-yet", explain_forbidden_pass(task.position)

    def weigh_illegal(self, task: Task, tap: Square, remark: Remark) -> tuple[Verdict, Remark]:
        """A square that is no move; almost right, if there is a move and a line starts at the square."""
        must_pass = task.answers == (PASS,)
        code = "pass-if-none-closes" if must_pass else "a-move-exists"
        reason = Reason(code, color=mover(task.position), square=tap)
        verdict: Verdict = "almost" if starts_line(remark) and not must_pass else "not-yet"
        return verdict, Remark((*remark.reasons, reason), remark.lines_from, remark.lines)

    def first_hint(self, task: Task) -> Hint:
        ring = far_end(task)
        return Hint((Reason("one-line-ends"),) if ring else (), ring=ring)

    def count(self, task: Task, ring: Ring) -> Features:
        return of_moves(task)

    def require_fit(self, position: Position, ring: Ring) -> None:
        """Every board fits: one without a move is as good a question as any."""


def explain_forbidden_pass(position: Position) -> Remark:
    """Which line closes, named by the disc at its end; the learner must find the other end."""
    square, line = min(
        ((square, closing_lines(position, square)[0]) for square in position.legal_moves()),
        key=lambda found: -len(found[1].run),
    )
    return Remark((name_line("may-not-pass", position, square, line),))
