"""A board is drawn alike by the page and by its script: the same boards both ways, shape by shape."""

from __future__ import annotations

from typing import Any

import pytest
from babel.support import NullTranslations
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage, Server
from tutor.games.table import find_game
from tutor.lessons.model import Marks
from tutor.web.board.board_types import BoardView
from tutor.web.board.board_view import board_view
from tutor.web.board.drawing import grid_path, pips_path
from tutor.web.learn.lesson_types import LineView
from tutor.web.wording.family_words import words_of

SMALL = """
  a b c d
1 . . . .
2 . O X .
3 . X O .
4 . X . .
black to move
"""

NOTHING: dict[str, Any] = {"ring": [], "picked": [], "found": None, "lines": [], "ghost": None}


def line(start: str, dirs: tuple[str, ...], n: int, end: str) -> LineView:
    made: LineView = {"from": start, "dirs": dirs, "n": n, "end": end, "say": None}
    return made


LINES = [
    line("a1", ("down-right",), 1, "yes"),
    line("d4", ("left", "up"), 2, "edge"),
    line("a3", ("right",), 1, "empty"),
    line("a4", ("up", "up-right"), 0, "empty"),
    line("d1", ("left",), 0, "bare"),
]

DRAWINGS: dict[str, dict[str, Any]] = {
    "a board": {},
    "what a hint shows": {"ring": ["a1", "d4"], "picked": ["b2"]},
    "what was found": {"found": ["a1", "c3"]},
    "what was checked": {"picked": ["a1", "c3", "d4"], "found": ["a1"]},
    "an explanation": {"lines": LINES},
    "a move that is only spoken of": {"ghost": "a2"},
}

COMPARE = """async ([script, first, view, page]) => {
  const { createBoard } = await import(script);
  const made = (html) => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    document.body.append(holder);
    return holder.firstElementChild;
  };
  const wanted = made(page);
  const drawn = made(first);
  createBoard(drawn, view, { onTap() {} }).set(view, null);
  const layers = (board) => [...board.querySelectorAll('svg > g:not(.names)')].slice(0, 3).map((layer) => {
    const copy = layer.cloneNode(true);
    copy.querySelectorAll('[data-at]').forEach((disc) => disc.removeAttribute('data-at'));
    copy.normalize();
    return [...copy.children].map((shape) => new XMLSerializer().serializeToString(shape));
  });
  const names = (board) => [...board.querySelectorAll('.squares > div > span')].map((cell) => (
    (cell.getAttribute('aria-label') || cell.querySelector('button')?.getAttribute('aria-label') || '')));
  const both = [layers(wanted), layers(drawn), names(wanted), names(drawn)];
  wanted.remove();
  drawn.remove();
  return both;
}"""


def both_ways(server: Server, page: Page, view: BoardView, more: dict[str, Any]) -> list[list[Any]]:
    """The layers of a board and the names of its squares, as the page draws them and as the script does."""
    drawn = {**NOTHING, **more}
    with server.app.test_request_context("/en/"):
        macro = server.app.jinja_env.get_template("board.html").module.board  # type: ignore[attr-defined]
        script = server.app.extensions["assets"].url("js/board/board.js")
        first, whole = str(macro(view)), str(macro(view, **drawn))
    found: list[list[Any]] = page.evaluate(COMPARE, [script, first, {**view, **drawn, "tap": None}, whole])
    return found


@pytest.fixture(scope="module")
def labels() -> dict[str, str]:
    return words_of(find_game("othello")).labels(NullTranslations())


@pytest.mark.parametrize("more", DRAWINGS.values(), ids=DRAWINGS)
def test_page_and_script_draw_the_same(
    server: Server, open_page: OpenPage, labels: dict[str, str], more: dict[str, Any]
) -> None:
    position = find_game("othello-4x4").parse_diagram(SMALL)
    page = open_page()
    page.goto(f"{server.url}/en/learn/othello/board-and-squares/1")
    marks = Marks(ring=("b2",), tint=("c1",), line=(("a1", "d4"),), arrow=(("a4", "c2"),))
    view = board_view(position, labels, marks=marks, show_legal=True, last_move="b4")
    view["overlay"] = [
        ("odd", "a1", "3"),
        ("flips", "b1", "2"),
        ("heat heat-4", "c1", "12"),
        ("win", "d1", "+6"),
    ]
    wanted, drawn, names, told = both_ways(server, page, view, more)
    assert wanted == drawn
    assert names == told
    assert all(wanted[:2]) and len(wanted[2]) >= 9


def test_a_board_that_lacks_squares_is_drawn_alike(
    server: Server, open_page: OpenPage, labels: dict[str, str]
) -> None:
    position = find_game("annex").start()
    page = open_page()
    page.goto(f"{server.url}/en/learn/othello/board-and-squares/1")
    view = board_view(position, labels, show_legal=True)
    wanted, drawn, names, told = both_ways(
        server, page, view, {"lines": [line(position.game.squares[9], ("down",), 2, "edge")]}
    )
    assert wanted == drawn
    assert names == told


@pytest.mark.parametrize("game", ["othello", "annex", "go-9x9"])
def test_the_lines_of_a_board_are_alike(server: Server, open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.goto(f"{server.url}/en/learn/othello/board-and-squares/1")
    view = board_view(find_game(game).start(), {})
    with server.app.test_request_context("/en/"):
        script = server.app.extensions["assets"].url("js/board/grid-path.js")
    drawn = page.evaluate("async ([script, view]) => (await import(script)).gridPathOf(view)", [script, view])
    assert drawn == str(grid_path(view))
    pips = page.evaluate("async ([script, view]) => (await import(script)).pipsOf(view)", [script, view])
    assert pips == str(pips_path(view))


def test_a_capture_takes_pieces_away(server: Server, open_page: OpenPage, labels: dict[str, str]) -> None:
    """A game whose moves empty squares: the pieces that are taken go, the others stay."""
    position = find_game("othello-4x4").parse_diagram(SMALL)
    page = open_page()
    page.goto(f"{server.url}/en/learn/othello/board-and-squares/1")
    view = board_view(position, labels)
    with server.app.test_request_context("/en/"):
        macro = server.app.jinja_env.get_template("board.html").module.board  # type: ignore[attr-defined]
        script, first = server.app.extensions["assets"].url("js/board/board.js"), str(macro(view))
    lying = page.evaluate(
        """async ([script, first, view]) => {
          const { createBoard, place } = await import(script);
          const holder = document.createElement('div');
          holder.innerHTML = first;
          document.body.append(holder);
          const board = createBoard(holder.firstElementChild, view, { onTap() {} });
          board.set(view);
          board.set({ ...view, cells: place(view, { X: ['a2'], '.': ['b2', 'c3'] }), last_move: 'a2' }, 'a2');
          const lying = [...holder.querySelectorAll('[data-at]')];
          return lying.map((disc) => disc.dataset.at + disc.getAttribute('href')).sort();
        }""",
        [script, first, {**view, **NOTHING, "tap": None}],
    )
    assert lying == ["a2#X", "b3#X", "b4#X", "c2#X"]


CUT = """async ([script, first, whole, view]) => {
  const { reshape } = await import(script);
  const made = (html) => {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    return holder.firstElementChild;
  };
  const written = (part) => new XMLSerializer().serializeToString(part);
  const roles = (row) => [...row.children].map((cell) => cell.getAttribute('role')).join();
  const outline = (board) => [board.querySelector('svg').getAttribute('viewBox')].concat(
    [...board.querySelectorAll('.frame, .felt, .pips, .names text')].map(written),
    [...board.querySelectorAll('.squares > div')].map(roles),
  );
  const board = made(first);
  const changed = reshape(board, view);
  return [changed, outline(board), outline(made(whole))];
}"""


@pytest.mark.parametrize("before", ["othello", "othello-4x4", "annex"])
def test_a_board_is_cut_anew_as_the_page_draws_it(
    server: Server, open_page: OpenPage, labels: dict[str, str], before: str
) -> None:
    page = open_page()
    page.goto(f"{server.url}/en/learn/othello/board-and-squares/1")
    with server.app.test_request_context("/en/"):
        macro = server.app.jinja_env.get_template("board.html").module.board  # type: ignore[attr-defined]
        script = server.app.extensions["assets"].url("js/board/reshape.js")
        views = {
            name: board_view(find_game(name).start(), labels)
            for name in (before, "othello-4x4", "othello-6x6", "othello", "othello-10x10", "annex")
        }
        pages = {name: str(macro(view)) for name, view in views.items()}
    for name, view in views.items():
        changed, cut, drawn = page.evaluate(CUT, [script, pages[before], pages[name], view])
        assert cut == drawn, name
        assert changed, "its squares are no buttons yet"
