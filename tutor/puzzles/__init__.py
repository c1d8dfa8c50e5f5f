"""What counts as solved, why an answer is or is not, and what a wrong one points to; no words, no pages."""

from tutor.puzzles.goals import Answer, Select, Task, set_puzzle
from tutor.puzzles.judge import (
    UnknownOption,
    explain_extra,
    explain_found,
    explain_missing,
    explain_right,
    judge,
    judge_single,
    task_at,
)
from tutor.puzzles.judgement import Judgement, Remark, Verdict
from tutor.puzzles.lines import closest_first, explain_move
from tutor.puzzles.misconceptions import MISCONCEPTIONS
from tutor.puzzles.options import OPTIONS, Option
from tutor.puzzles.reasons import REASONS, Reason
from tutor.puzzles.twin import SYMMETRIES, make_twin, move_square
from tutor.puzzles.unsolvable import UnsolvablePuzzle

__all__ = [
    "MISCONCEPTIONS",
    "OPTIONS",
    "REASONS",
    "SYMMETRIES",
    "Answer",
    "Judgement",
    "Option",
    "Reason",
    "Remark",
    "Select",
    "Task",
    "UnknownOption",
    "UnsolvablePuzzle",
    "Verdict",
    "closest_first",
    "explain_extra",
    "explain_found",
    "explain_missing",
    "explain_move",
    "explain_right",
    "judge",
    "judge_single",
    "make_twin",
    "move_square",
    "set_puzzle",
    "task_at",
]
