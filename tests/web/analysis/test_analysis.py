"""The analysis board: tried moves and branches, lines, values, setting up, playing on, and its files."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from tutor.games.base import PASS, Position
from tutor.games.engine import Weighed
from tutor.games.families import can_weigh
from tutor.games.othello.engine.endgame.exact import values_of
from tutor.games.othello.engine.othello_engine import OthelloEngine, countable
from tutor.games.table import GAMES, find_game
from tutor.web.analysis import analysis_values
from tutor.web.analysis.analysis_values import values_at
from tutor.web.board.board_link import position_code

OTHELLO = find_game("othello").start()

DEPTH = OthelloEngine().deepest

START = position_code(OTHELLO)

BOARD = f"/en/board/othello/{START}"

NEAR_END = """
  a b c d e f g h
1 X X X X X X X .
2 X X O O O O . O
3 X O X O O X O O
4 X O O X X O O O
5 X O O X O O X .
6 X O X O O X O O
7 X . O O O O X O
8 . O O O O O O .
black to move"""

MUST_PASS = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . X X X . . . .
4 . . . X X . . .
5 . . . X X X . .
6 . . . O . . . .
7 O O O X . . . .
8 . O . . . . . .
black to move"""


def address(position: Position, lang: str = "en") -> str:
    return f"/{lang}/board/{position.game.name}/{position_code(position)}"


def asked(url: str) -> dict[str, str]:
    """What an address asks for."""
    return {name: value[0] for name, value in parse_qs(urlsplit(unescape(url)).query).items()}


def shown(page: str) -> str:
    """The cells of the board on a page."""
    rows = re.search(r"<pre[^>]*>(.*?)</pre>", page, re.DOTALL)
    assert rows
    return rows[1]


def test_the_board_of_every_game_opens_at_its_start(stranger: FlaskClient) -> None:
    for name, game in GAMES.items():
        page = stranger.get(f"/en/board/{name}/", follow_redirects=True)
        assert page.status_code == 200
        assert "Analysis board" in page.text
        assert shown(page.text) == str(game.start())
    assert stranger.get("/en/board/", follow_redirects=True).request.path == BOARD
    assert stranger.get("/en/board/chess/").status_code == 404


def test_who_came_by_a_link_is_led_to_the_game_itself(stranger: FlaskClient) -> None:
    assert '<a href="/en/">Learn Othello by playing it</a>' in stranger.get(BOARD).text


def test_a_tap_leads_to_the_board_after_the_move(stranger: FlaskClient) -> None:
    tapped = stranger.get(f"{BOARD}?tap=f5")
    assert (tapped.status_code, asked(tapped.location)) == (302, {"moves": "f5"})
    page = stranger.get(tapped.location).text
    assert shown(page) == str(OTHELLO.play("f5"))
    assert "1 white disc flips" in page


def test_another_move_on_an_earlier_board_makes_a_branch(stranger: FlaskClient) -> None:
    branched = stranger.get(f"{BOARD}?moves=f5d6c3&at=1&tap=f6")
    assert asked(branched.location) == {"moves": "f5d6(f6)c3", "at": "3"}
    page = stranger.get(branched.location).text
    assert shown(page) == str(OTHELLO.play("f5").play("f6"))
    assert "Instead of d6" in page
    tree = page.split("data-tree")[1].split("</section>")[0]
    assert re.findall(r"<small>(\d+)</small> <bdi>(..)</bdi>", tree) == [
        ("1", "f5"),
        ("2", "d6"),
        ("2", "f6"),
        ("3", "c3"),
    ]


def test_back_and_on_are_links_along_the_line(stranger: FlaskClient) -> None:
    page = stranger.get(f"{BOARD}?moves=f5d6(f6)c3&at=2").text
    back, on = re.findall(r'data-step="-?1"(?: href="([^"]*)"| aria-disabled="true")>', page)
    assert shown(stranger.get(unescape(back)).text) == str(OTHELLO.play("f5"))
    assert shown(stranger.get(unescape(on)).text) == str(OTHELLO.play("f5").play("d6").play("c3"))


def test_a_move_is_taken_away_with_all_that_follows_it(stranger: FlaskClient) -> None:
    away = stranger.get(f"{BOARD}?moves=f5d6(f6)c3&at=2&away=1")
    assert asked(away.location) == {"moves": "f5f6", "at": "1"}


def test_a_pass_is_offered_and_played_where_the_rules_force_it(stranger: FlaskClient) -> None:
    position = find_game("othello").parse_diagram(MUST_PASS)
    page = stranger.get(address(position)).text
    assert "Black has no move and must pass" in page
    assert "data-pass hidden" not in page
    passed = stranger.get(f"{address(position)}?pass=1")
    assert asked(passed.location) == {"moves": "--"}
    assert shown(stranger.get(passed.location).text) == str(position.play(PASS))
    assert "data-pass hidden" in stranger.get(BOARD).text


def test_a_square_that_is_no_move_is_explained_by_its_lines(stranger: FlaskClient) -> None:
    page = stranger.get(f"{BOARD}?tap=e3")
    assert page.status_code == 200
    assert 'class="looks"' in page.text
    assert 'class="card almost"' in page.text
    assert stranger.get(f"{BOARD}?tap=z9").status_code == 404


def test_looking_shows_the_lines_that_flip_and_plays_nothing(stranger: FlaskClient) -> None:
    page = stranger.get(f"{BOARD}?look=1&tap=d3").text
    assert shown(page) == str(OTHELLO)
    assert 'class="closes"' in page
    told = stranger.get(f"{BOARD}/lines.json?square=d3").json
    assert told is not None
    assert [line["dirs"] for line in told["lines"] if line["end"] == "yes"] == [["down"]]
    assert stranger.get(f"{BOARD}/lines.json?square=z9").status_code == 400


def test_nobody_plays_on_after_the_end(stranger: FlaskClient) -> None:
    position = find_game("othello-4x4").start()
    while position.to_move:
        position = position.play(position.legal_moves()[0])
    page = stranger.get(f"{address(position)}?tap={position.game.squares[0]}").text
    assert "The game is over" in page
    assert "Play on from here" not in page
    assert stranger.get(f"{address(position)}?values=1").status_code == 200


def test_a_full_tree_says_so_and_keeps_what_it_has(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tutor.web.analysis.analysis_tree.MOST_MOVES", 2)
    page = stranger.get(f"{BOARD}?moves=f5d6&tap=c3")
    assert page.status_code == 200
    assert "There is no room for another move." in page.text
    assert shown(page.text) == str(OTHELLO.play("f5").play("d6"))


@pytest.mark.parametrize("moves", ["f5f5", "a1", "f5(", "f5)", "x", "f5" * 2000])
def test_moves_that_nobody_can_play_are_no_address(stranger: FlaskClient, moves: str) -> None:
    assert stranger.get(f"{BOARD}?moves={moves}").status_code == 404


@pytest.mark.parametrize("at", ["3", "-1", "many", "99999"])
def test_a_move_that_is_not_in_the_tree_is_not_found(stranger: FlaskClient, at: str) -> None:
    assert stranger.get(f"{BOARD}?moves=f5d6&at={at}").status_code == 404


def test_the_values_near_the_end_are_exact(stranger: FlaskClient) -> None:
    position = find_game("othello").parse_diagram(NEAR_END)
    assert len(position.empties()) <= countable(position)
    assert 'class="worth"' not in stranger.get(address(position)).text
    told = stranger.get(f"{address(position)}/values.json").json
    assert told is not None
    right = values_of(position)
    spelt = {move: f"{value:+d}".replace("-", "−") if value else "=" for move, value in right.items()}
    assert {one["move"]: one["value"] for one in told["moves"]} == spelt
    assert told["sentence"].startswith("Counted to the end")
    page = stranger.get(f"{address(position)}?values=1").text
    assert "Counted to the end" in page
    assert len(re.findall('class="o (?:win|loss|draw)"', page)) == len(right)


def test_the_values_of_the_opening_say_that_they_are_an_estimate(stranger: FlaskClient) -> None:
    told = stranger.get(f"{BOARD}/values.json").json
    assert told is not None
    assert re.match(r"An estimate, \d+ moves? ahead: \+ is good for Black", told["sentence"])
    assert {one["move"] for one in told["moves"]} == set(OTHELLO.legal_moves())
    assert all(kind.endswith("guess") for kind, _, _ in told["overlay"])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_answers_what_its_moves_are_worth(stranger: FlaskClient, name: str) -> None:
    position = find_game(name).start()
    for _ in range(6):
        position = position.play(position.legal_moves()[0])
    told = stranger.get(f"{address(position)}/values.json").json
    assert told is not None
    weighed = set(position.legal_moves()) if can_weigh(position.game) else set()
    assert {one["move"] for one in told["moves"]} == weighed


def test_an_estimate_is_made_once_unless_there_was_little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_values, "_cached", {})
    asked: list[float] = []
    weigh = OthelloEngine.weigh

    def counting(engine: OthelloEngine, position: Position, *, seconds: float) -> Weighed:
        asked.append(seconds)
        return weigh(engine, position, depth=1 if len(asked) == 1 else DEPTH, seconds=60)

    monkeypatch.setattr(OthelloEngine, "weigh", counting)
    monkeypatch.setattr(analysis_values.TURNS, "seconds", lambda: 0.02)
    assert values_at(OTHELLO).depth == 1
    assert values_at(OTHELLO).depth == 1
    monkeypatch.setattr(analysis_values.TURNS, "seconds", lambda: 0.6)
    assert values_at(OTHELLO).depth == DEPTH
    assert values_at(OTHELLO).depth == DEPTH
    assert asked == [0.02, 0.6]


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_values, "_cached", {})
    monkeypatch.setattr(analysis_values, "MOST_CACHED", 2)
    monkeypatch.setattr(analysis_values.TURNS, "seconds", lambda: 0.02)
    for move in OTHELLO.legal_moves():
        values_at(OTHELLO.play(move))
    assert len(analysis_values._cached) == 2


def test_a_board_whose_game_is_over_says_so_and_asks_for_no_tap(stranger: FlaskClient) -> None:
    begun = find_game("go-7x7").start().play("d4").play(PASS)
    over = begun.play(PASS)
    page = stranger.get(address(over)).text
    assert '<p class="verdict">The game is over.</p>' in page
    assert '<p class="purpose" data-empty hidden>' in page
    told = stranger.get(f"{address(over)}/next.json").json
    assert told is not None and told["states"][position_code(over)]["note"] == "The game is over."
    going_on = stranger.get(address(begun)).text
    assert "The game is over." not in going_on
    assert '<p class="purpose" data-empty>On this board' in going_on


def test_from_the_end_of_a_game_in_the_address_one_steps_back(stranger: FlaskClient) -> None:
    page = stranger.get(f"{address(find_game('go-7x7').start())}?moves=d4----").text
    assert '<p class="verdict">The game is over.</p>' in page
    back = re.search(r'data-step="-1" href="([^"]*)"', page)
    assert back
    assert asked(unescape(back[1]))["at"] == "2"


def test_a_board_and_those_after_it_come_as_data(stranger: FlaskClient) -> None:
    told = stranger.get(f"{BOARD}/next.json").json
    assert told is not None
    states = told["states"]
    assert set(states) == {START, *(position_code(OTHELLO.play(move)) for move in OTHELLO.legal_moves())}
    step = states[START]["next"]["d3"]
    assert step["changes"] == {"X": ["d3", "d4"]}
    assert states[step["code"]]["cells"] == OTHELLO.play("d3").cells()
    assert stranger.get("/en/board/othello/x/next.json").status_code == 404


def test_the_link_keeps_the_moves_in_any_language(stranger: FlaskClient) -> None:
    answer = stranger.get(f"/board/othello/{START}?moves=f5(d3)d6&at=1", headers={"Accept-Language": "lo"})
    assert answer.location.startswith(f"/lo/board/othello/{START}?")
    assert asked(answer.location) == {"moves": "f5(d3)d6", "at": "1"}


def test_the_position_is_printed_as_ink_on_paper(stranger: FlaskClient) -> None:
    page = stranger.get(f"{BOARD}/print").text
    assert page.count('class="hatch"') == page.count('class="bare"') == 2
    assert 'class="qr"' in page
    assert f"/board/othello/{START}" in page
