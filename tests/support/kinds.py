"""What all kinds of puzzle say and count, gathered from them."""

from tutor.games.base import Square
from tutor.games.judgement import Reason, Remark
from tutor.games.kinds.answered import Gathering
from tutor.games.kinds.kind import Task
from tutor.games.kinds.kind_table import all_kinds
from tutor.puzzles.judge import REASONS as OF_THE_JUDGE

REASONS = OF_THE_JUDGE | {code: fields for kind in all_kinds() for code, fields in kind.reasons.items()}
OPTIONS = {code: fields for kind in all_kinds() for code, fields in kind.option_codes.items()}
WEIGHTS = {topic: weights for kind in all_kinds() for topic, weights in kind.weights.items()}


def explain_extra(task: Task, square: Square) -> Remark:
    return Gathering.of(task).explain_extra(task, square)


def explain_missing(task: Task, square: Square) -> Remark:
    return Gathering.of(task).explain_missing(task, square)


def explain_found(task: Task, n: int) -> Reason:
    return Gathering.of(task).explain_found(task, n)
