"""Every board of the lessons of Go, with what another program found out about it."""

from typing import Any

import pytest

from tests.games.go import slow_rules as slow
from tests.games.go.boards import BOARDS, SIDES, Board, Row
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.reading.eyes import is_real, lost_corners
from tutor.games.go.reading.ladder import escapes, ladder_line, ladder_starts
from tutor.games.go.reading.life import (
    catching_moves,
    race,
    saving_moves,
    status,
)
from tutor.games.go.rules.alive import alive
from tutor.games.go.rules.counting import land
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.position import GoPosition
from tutor.games.go.rules.ruleset import Counting
from tutor.games.go.rules.seki import plain_seki

RULES = {
    "stone-may-move": "no",
    "must-say-atari": "no",
    "may-pass": "yes",
    "must-capture": "no",
    "first": "black",
}
"""What the rules of the course say, which no board shows."""
NO_MOVES = ("choice", "name-point", "find-point", "territory", "neutral", "score", "winner", "mark-dead")
"""Kinds that ask nothing about the next move."""


def legal(here: GoPosition) -> list[str]:
    return [move for move in here.legal_moves() if move != PASS]


def comes_off(here: GoPosition, point: str) -> list[str]:
    return [one for one, mark in here.changes(point).items() if mark == "."]


def answer(board: Board) -> Any:
    """What is right, by the rules core and the reading."""
    row, here = board.row, board.here
    target = row.get("target", "")
    match board.kind:
        case "choice":
            return len(here.game.squares) if row["ask"] == "points" else RULES[row["ask"]]
        case "name-point" | "find-point":
            return row["point"]
        case "turn":
            return here.to_move.value if here.to_move else None
        case "liberties":
            return list(here.liberties(target))
        case "count-liberties":
            return len(here.liberties(target))
        case "chain":
            return list(here.chain(target))
        case "count-chains":
            return sum(here.at(chain[0]) is SIDES[row["of"]] for chain in board.chains())
        case "capture":
            return [
                move
                for move in legal(here)
                if (off := comes_off(here, move)) and (not target or target in off)
            ]
        case "captured":
            reason = here.why_illegal(row["move"])
            return [reason] if reason else comes_off(here, row["move"])
        case "atari-or-not":
            return "yes" if len(here.liberties(target)) == 1 else "no"
        case "all-atari":
            chains = [
                chain
                for chain in board.chains()
                if len(here.liberties(chain[0])) == 1
                and ("of" not in row or here.at(chain[0]) is SIDES[row["of"]])
            ]
            return board.sorted(stone for chain in chains for stone in chain)
        case "give-atari":
            return [move for move in legal(here) if board.atari_after(move) >= row.get("at_once", 1)]
        case "save":
            return list(escapes(here, target))
        case "legal-or-not":
            return here.why_illegal(row["point"]) or "yes"
        case "all-legal":
            return [move for move in legal(here) if move in row["among"]]
        case "ko-point":
            return [point for point in here.game.squares if here.why_illegal(point) == "ko"]
        case "referee":
            given = slow.read(row["after"])  # may show what no game can
            right = slow.read(str(here.play(row["move"])))
            return [point for point in here.game.squares if right[point] != given[point]]
        case "eye":
            return "real" if is_real(here, row["point"]) else "false"
        case "alive-or-dead":
            return status(here, target, board.region, board.plies).value
        case "live":
            return list(saving_moves(here, target, board.region, board.plies))
        case "kill" | "capture-in":
            return list(catching_moves(here, target, board.region, board.plies))
        case "ladder":
            return "works" if ladder_line(here, target, row["move"]) else "fails"
        case "which-atari":
            return list(ladder_starts(here, target))
        case "seki-or-not":
            found = race(here, *row["targets"], board.region, board.plies)
            words = {
                (False, False): "seki",
                (True, True): "first",
                (True, False): "white dies",
                (False, True): "black dies",
            }
            return words[found[Color.BLACK], found[Color.WHITE]]
        case "territory" | "neutral":
            owned = land(here.grid, here.black & ~board.dead(), here.white & ~board.dead())
            sets = {"black": owned.black, "white": owned.white}
            return list(here.grid.names(sets[row["of"]] if board.kind == "territory" else owned.neutral))
        case "mark-dead":
            return list(here.grid.names(board.dead()))
        case "score":
            black, white = board.counted(Counting(row.get("counting", "area")))
            return f"{black}–{white}"
        case "winner":
            found = board.verdict(Counting(row.get("counting", "area")))
            return "draw" if found["winner"] == "draw" else f"{found['winner']}+{found['margin']:g}"
        case "over-or-not":
            return "over" if here.to_move is None else "not over"
    return None


def facts(board: Board) -> Row:
    """All that can be said of a board, under the names of the file."""
    row, here, kind = board.row, board.here, board.kind
    start = board.start
    stones = [len(start.pieces(color)) for color in Color]
    said: Row = {
        "stones": {"black": stones[0], "white": stones[1], "empty": len(start.empties())},
    }
    if row.get("then"):
        said["after"] = "\n".join(str(here).splitlines()[: 1 + row["size"]])
        if any(here.taken):
            said["taken_by"] = {"black": here.taken[0], "white": here.taken[1]}
    named = [*row.get("chains", []), *([row["target"]] if "target" in row else []), *row.get("targets", [])]
    if named:
        said["liberties"] = {point: list(here.liberties(point)) for point in named}
    asked = [
        *row.get("ask_points", []),
        *([row["point"]] if kind == "legal-or-not" else []),
        *row.get("among", []),
    ]
    if asked and board.has_side:
        said["legal_or_not"] = {point: here.why_illegal(point) or "yes" for point in asked}
    if board.has_side and kind not in NO_MOVES:
        ko = [point for point in here.game.squares if here.why_illegal(point) == "ko"]
        if ko or any(move != PASS for move in row.get("then", [])):
            said["ko"] = ko
        captures = {move: off for move in legal(here) if (off := comes_off(here, move))}
        if captures:
            said["captures"] = captures
        atari = [chain[0] for chain in board.chains() if len(here.liberties(chain[0])) == 1]
        if atari:
            said["atari"] = board.sorted(atari)
    grid = here.grid
    safe = alive(grid, here.black, here.white) | alive(grid, here.white, here.black)
    firsts = [chain[0] for chain in board.chains() if grid.bit(chain[0]) & safe]
    shown = "show alive-or-dead live kill mark-dead score winner seki-or-not eye all-legal".split()
    if firsts and kind in shown:
        said["benson_alive"] = board.sorted(firsts)
    if kind in ("live", "kill", "alive-or-dead"):
        how = (row["target"], board.region, board.plies)
        said["status"] = status(here, *how).value
        said["kill_first_moves"] = list(catching_moves(here.with_to_move(here.to_move or Color.BLACK), *how))
        if said["status"] != "alive":
            said["live_first_moves"] = list(saving_moves(here, *how))
    if kind == "seki-or-not":
        found = race(here, *row["targets"], board.region, board.plies)
        said["first_captures"] = {color.value: found[color] for color in Color}
    if kind in ("ladder", "which-atari"):
        starts = ladder_starts(here, row["target"])
        said["ladder_starts"] = list(starts)
        move = row.get("move") or next(iter(starts), None)
        line = ladder_line(here, row["target"], move) if move else None
        if line:
            said["line"] = list(line)
    if kind == "eye":
        said["taken_corners"] = list(lost_corners(here, row["point"]))
    if kind in ("score", "winner"):
        said["area"] = board.verdict(Counting.AREA)
        said["territory"] = board.verdict(Counting.TERRITORY)
        owned = land(grid, here.black & ~board.dead(), here.white & ~board.dead())
        said["neutral"] = list(grid.names(owned.neutral))
    found = answer(board)
    if found is not None:
        said["answer"] = found
    return said


def test_all_boards_of_the_lessons_are_here() -> None:
    assert len(BOARDS) == 207


@pytest.mark.parametrize("key", BOARDS)
def test_the_rules_and_the_reading_say_of_a_board_what_another_program_said(key: str) -> None:
    board = Board(BOARDS[key])
    known = {name: fact for name, fact in board.row["facts"].items() if name != "wrong"}
    assert facts(board) == known


@pytest.mark.parametrize("key", [key for key, row in BOARDS.items() if row["kind"] in ("score", "winner")])
def test_a_board_is_counted_by_each_rule_set_as_the_other_program_counted_it(key: str) -> None:
    row = BOARDS[key]
    taken = row.get("prisoners", {"black": 0, "white": 0})
    for rules, name in (("course", "area"), ("chinese", "area"), ("japanese", "territory")):
        below = f"rules: {rules}\nkomi: {row.get('komi', 0)}\ncaptures: {taken['black']} {taken['white']}"
        here = Go(row["size"]).parse_diagram(f"{row['board']}\n{below}").with_dead(row.get("dead", []))
        told = row["facts"][name]
        assert here.score() == (told["black"], told["white"] + told["komi"])


@pytest.mark.parametrize("key", [key for key, row in BOARDS.items() if row["kind"] == "seki-or-not"])
def test_only_a_seki_is_plainly_seen_as_one(key: str) -> None:
    here = Board(BOARDS[key]).here
    seen = plain_seki(here.grid, here.black, here.white)
    targets = here.with_dead(BOARDS[key]["targets"]).dead
    assert not seen or (BOARDS[key]["facts"]["answer"] == "seki" and targets & seen == targets)
