"""On every board of the lessons each wrong rule answers as another program worked it out, else right."""

from typing import Any

import pytest

from tests.games.go.boards import BOARDS, SIDES, Board
from tests.games.go.test_boards import answer
from tutor.games.go.kinds.misconceptions import MISCONCEPTIONS
from tutor.games.go.kinds.wrong import wrong_chains, wrong_counts, wrong_life, wrong_moves
from tutor.games.go.kinds.wrong.wrong_names import wrong_point_names
from tutor.games.go.reading.life import Status

SAID = {"white dies": "white-dies", "black dies": "black-dies", "both die": wrong_life.BOTH_DIE}
CHOICES = {
    "points": {"squares-not-points": lambda size: (size - 1) ** 2},
    "stone-may-move": {"stones-move": lambda size: "yes"},
    "must-say-atari": {"must-say-atari": lambda size: "yes"},
    "may-pass": {"passing-forbidden": lambda size: "no"},
    "first": {"white-begins": lambda size: "white"},
    "must-capture": {"must-capture": lambda size: "yes"},
}
"""What is answered to questions about the rules of the course, which no board shows."""


def wrong_answers(board: Board) -> dict[str, Any]:  # noqa: C901 - one line for each kind
    """The wrong answers to what a board asks, as our models give them."""
    row, here, past = board.row, board.here, board.past
    target = row.get("target")
    counted = board.counting_position()
    right = answer(board)
    match board.kind:
        case "liberties":
            return wrong_chains.wrong_liberties(here, target)
        case "count-liberties":
            return wrong_chains.wrong_liberty_count(here, target)
        case "chain":
            return wrong_chains.wrong_chain(here, target)
        case "count-chains":
            return wrong_chains.wrong_chain_count(here, SIDES[row["of"]])
        case "atari-or-not":
            told = wrong_chains.wrong_atari(here, target)
            return {code: "yes" if said else "no" for code, said in told.items()}
        case "all-atari":
            return wrong_chains.wrong_all_atari(here, SIDES.get(row.get("of")))
        case "capture":
            return wrong_moves.wrong_captures(here, target, past)
        case "captured":
            return wrong_moves.wrong_captured(here, row["move"], past)
        case "referee":
            given = "".join("".join(line.split()[1:]) for line in row["after"].strip().splitlines()[1:])
            return wrong_moves.wrong_referee(here, row["move"], given)
        case "give-atari":
            return wrong_moves.wrong_give_atari(here, target, row.get("at_once", 1), past)
        case "save":
            return wrong_moves.wrong_saves(here, target)
        case "legal-or-not":
            return wrong_moves.wrong_legal(here, row["point"], past)
        case "all-legal":
            return wrong_moves.wrong_all_legal(here, row["among"], past)
        case "ko-point":
            return wrong_moves.wrong_ko_points(here, past)
        case "name-point" | "find-point":
            return wrong_point_names(here.grid, row["point"])
        case "eye":
            told = wrong_life.wrong_eye(here, row["point"], right == "real")
            return {code: "real" if said else "false" for code, said in told.items()}
        case "alive-or-dead":
            found = wrong_life.wrong_status(here, target, board.region, Status(right))
            return {code: said.value for code, said in found.items()}
        case "live":
            return wrong_life.wrong_live(here, target, board.region, right)
        case "kill":
            return wrong_life.wrong_kill(here, target, board.region, right)
        case "capture-in":
            return wrong_life.wrong_capture_in(here, target, right)
        case "ladder":
            return {code: "works" for code in wrong_life.wrong_ladder(right == "works")}
        case "which-atari":
            return wrong_life.wrong_which_atari(here, target, right)
        case "seki-or-not":
            return wrong_life.wrong_race(SAID.get(right, right))
        case "territory":
            return wrong_counts.wrong_land(counted, SIDES[row["of"]])
        case "neutral":
            return wrong_counts.wrong_neutral(counted)
        case "mark-dead":
            return wrong_counts.wrong_dead(counted)
        case "score":
            return wrong_counts.wrong_score(counted)
        case "winner":
            return wrong_counts.wrong_lead(counted)
        case "over-or-not":
            told = wrong_counts.wrong_over(here)
            return {code: "over" if said else "not over" for code, said in told.items()}
        case "choice":
            return {code: said(row["size"]) for code, said in CHOICES[row["ask"]].items()}
        case "turn":
            return {"same-side-again": here.to_move.other.value}
    return {}


def as_ours(board: Board, told: dict[str, Any]) -> dict[str, Any]:
    """What the file says, in the types of our models."""
    found: dict[str, Any] = {}
    for code, said in told.items():
        if isinstance(said, list):
            if board.kind == "captured" and said == ["no-liberties"] or said == ["ko"]:
                continue  # the wrong rule forbids the move, so that no taps answer it
            found[code] = frozenset(said) - {"none"}
        elif board.kind == "score":
            found[code] = tuple(float(n) for n in said.split("–"))
        elif board.kind == "winner":
            winner, _, margin = said.partition("+")
            found[code] = float(margin or 0) * (1 if winner == "black" else -1)
        else:
            found[code] = SAID.get(said, said) if board.kind == "seki-or-not" else said
    return found


OURS = {"G04.s7": {"nothing-comes-off": frozenset({"c4", "c5", "d3"})}}
"""Where the other program said that who thinks nothing comes off finds no fault, though stones came off."""

ASKED = [key for key, row in BOARDS.items() if row["kind"] not in ("show", "play-out")]


@pytest.mark.parametrize("key", ASKED)
def test_each_wrong_rule_answers_as_it_was_worked_out_and_is_right_elsewhere(key: str) -> None:
    board = Board(BOARDS[key])
    told = OURS.get(key) or as_ours(board, board.row["facts"].get("wrong", {}))
    assert wrong_answers(board) == told


def test_a_board_that_is_to_show_a_misconception_shows_it() -> None:
    for key, row in BOARDS.items():
        if row["role"] == "misconception":
            assert key.removeprefix("GM.").split("_")[0] in row["facts"]["wrong"], key


def test_every_wrong_rule_is_shown_by_some_board() -> None:
    told = {code for row in BOARDS.values() for code in row["facts"].get("wrong", {})}
    assert told == set(MISCONCEPTIONS)
