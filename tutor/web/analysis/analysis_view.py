"""Makes the data of `analysis_types`: the known boards, the tree of moves, lines and values."""

from collections.abc import Iterable

from tutor.games.base import PASS, Position
from tutor.games.errors import IllegalMove
from tutor.web.analysis.analysis_tree import Tree
from tutor.web.analysis.analysis_types import NextView, StateView, TreeView, ValuesView
from tutor.web.analysis.analysis_values import values_at
from tutor.web.board.board_link import position_code
from tutor.web.board.board_types import Mark, Side
from tutor.web.board.board_view import View, changes_view
from tutor.web.http.numbers import numbered
from tutor.web.play.game_actions import Illegal
from tutor.web.play.game_types import CardView
from tutor.web.play.match_view import explained, lasting_marks, standing
from tutor.web.site.markdown import Html
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.pages import analysis_words as words
from tutor.web.wording.pages.play_words import GAME_OVER

MOST_STATES, MOST_NEXT = 70, 1_000
"""How many boards a page brings along, and how many moves from all of them; scripts ask for others."""


def state_view(position: Position, wording: Wording) -> StateView:
    """A board with what is said of it and where each move leads."""
    view: StateView = {
        **standing(position, wording, drawn=True),  # type: ignore[typeddict-item]  # "lasting" need not be there
        "cells": position.cells(),
        "drawing": position.game.diagram(position),
        "note": note_of(position, wording),
        "next": {move: _step(position, move, wording) for move in position.legal_moves()},
    }
    if lasting := lasting_marks(position):
        view["lasting"] = lasting
    return view


def note_of(position: Position, wording: Wording) -> Html | None:
    """Why no stone or disc can be placed here: the game is over, or the side must pass."""
    if position.to_move is None:
        return wording.html(wording.say(GAME_OVER, None))
    if position.must_pass():
        return wording.html(words_of(position.game).must_pass(wording, position.to_move))
    return None


def _step(position: Position, move: str, wording: Wording) -> NextView:
    return {
        "code": position_code(position.play(move)),
        "changes": changes_view(position, move),
        "said": wording.html(words_of(position.game).move_sentence(wording, position, move)),
    }


def states_ahead(position: Position, wording: Wording) -> dict[str, StateView]:
    """The board and those after each of its moves, by their codes."""
    after = (position.play(move) for move in position.legal_moves())
    return {position_code(one): state_view(one, wording) for one in (position, *after)}


def tree_view(tree: Tree, at: int, wording: Wording) -> TreeView:
    """All moves of the tree, and the boards of the line through the one shown and of the moves beside it."""
    line = tree.way_to(at)
    while after := tree.after(line[-1] if line else 0):
        line.append(after[0])
    known = [0, *line, *(number for before in (0, *line) for number in tree.after(before))]
    return {
        "nodes": [
            {
                "before": node.before,
                "move": node.move,
                "color": _color(tree, node.before),
                "code": position_code(node.position),
            }
            for node in tree.nodes
        ],
        "states": {
            position_code(one): state_view(one, wording)
            for one in _brought(tree, at, list(dict.fromkeys(known)))
        },
        "at": at,
    }


def _brought(tree: Tree, at: int, known: list[int]) -> list[Position]:
    """The positions that a page brings along: the one that is shown, and those nearest to it."""
    depth = {number: len(tree.way_to(number)) for number in known}
    found: list[Position] = []
    moves = 0
    for number in sorted(known, key=lambda one: abs(depth[one] - depth[at]) + (one != at))[:MOST_STATES]:
        position = tree.nodes[number].position
        moves += len(position.legal_moves())
        if found and moves > MOST_NEXT:
            break
        found.append(position)
    return found


def branch_view(tree: Tree, number: int = 0) -> list[View]:
    """The line after a move: each move with its number as players count it, and the branches beside it."""
    line: list[View] = []
    while after := tree.after(number):
        before, (number, *others) = number, after
        line.append(
            {
                **_move_view(tree, number),
                "instead": [[_move_view(tree, one), *branch_view(tree, one)] for one in others],
                "before": before,
            }
        )
    return line


def _move_view(tree: Tree, number: int) -> View:
    node = tree.nodes[number]
    moves = [tree.nodes[one].move for one in tree.way_to(number)]
    return {
        "number": number,
        "move": node.move,
        "n": numbered(moves),
        "color": _color(tree, node.before),
        "instead": [],
    }


def _color(tree: Tree, number: int) -> Side | None:
    """The side to move after a move."""
    color = tree.nodes[number].position.to_move
    return color.value if color else None


def lines_view(position: Position, square: str, wording: Wording) -> CardView:
    """The lines from a square for the side to move, or why it may not play there."""
    if position.to_move is None:
        return _plain(wording.gettext(words.GAME_OVER))
    found = words_of(position.game).lines_from(wording, position, square)
    if found is not None and (found["verdict"] == "right" or not found["lines"]):
        return found
    return why_not(position, square, wording)


def why_not(position: Position, move: str, wording: Wording) -> CardView:
    """Why a move is not allowed here, with the lines that show it."""
    if position.to_move is None:
        return _plain(wording.gettext(words.GAME_OVER))
    try:
        position.play(move)
    except IllegalMove as error:
        return explained(Illegal(error.reason, error.square), position, wording)
    return _plain(wording.html(words_of(position.game).move_sentence(wording, position, move)))


def _plain(html: Html) -> CardView:
    return {"verdict": "not-yet", "title": html, "detail": None, "lines": [], "square": None}


def values_view(position: Position, wording: Wording) -> ValuesView:
    """What each move is worth, the best first, as marks on the board and in words."""
    weighed = values_at(position)
    values = {move: value for move, value in weighed.values.items() if move != PASS}
    if not values:
        return {"sentence": wording.gettext(words.NOTHING_TO_COMPARE), "moves": [], "overlay": []}
    how = words.COUNTED if weighed.exact else words.ESTIMATED
    most = len(position.game.squares)
    points = {move: round(min(max(value, -most), most)) for move, value in values.items()}
    ranked = sorted(values, key=lambda move: -values[move])
    return {
        "sentence": wording.html(wording.say(how, position.to_move, n=weighed.depth)),
        "moves": [{"move": move, "value": _signed(points[move])} for move in ranked],
        "overlay": list(_marks(points, exact=weighed.exact)),
    }


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value else "="


def _marks(points: dict[str, int], *, exact: bool) -> Iterable[Mark]:
    for move, value in points.items():
        kind = "win" if value > 0 else "loss" if value < 0 else "draw"
        yield (kind if exact else f"{kind} guess"), move, _signed(value)


def script_words(wording: Wording) -> dict[str, str]:
    """The texts that the script of the page shows."""
    return {key: wording.gettext(sentence) for key, sentence in words.WORDS.items()}
