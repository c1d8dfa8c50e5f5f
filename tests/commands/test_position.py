"""`tutor position` as it is typed, by people and by other programs."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tutor.commands.main import main
from tutor.games.othello.rules.reasons import OthelloReason
from tutor.games.table import GAMES, find_game

START = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . O X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
"""
ROW = """
  a b c d
1 . O O X
2 . . . .
3 . . . .
4 . . . .
"""
OVER = """
  a b c d
1 X X X X
2 X X X X
3 . X X X
4 O . X X
black to move
"""


def run(text: str | bytes, *arguments: str, language: str = "C") -> Result:
    env = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": language}
    return CliRunner().invoke(main, ["position", "-", *arguments], input=text, env=env)


def data(text: str, *arguments: str) -> dict[str, Any]:
    done = run(text, "--json", *arguments)
    assert (done.exit_code, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_every_move_comes_with_all_that_it_changes_and_every_other_square_with_its_reason() -> None:
    found = data(START)
    assert list(found) == ["to_move", "may_pass", "legal", "illegal", "score"]
    assert found["to_move"] == "black"
    assert found["may_pass"] is False
    assert found["legal"] == {
        "d3": {"d3": "X", "d4": "X"},
        "c4": {"c4": "X", "d4": "X"},
        "f5": {"f5": "X", "e5": "X"},
        "e6": {"e6": "X", "e5": "X"},
    }
    assert len(found["illegal"]) == 60
    assert found["illegal"]["d4"] == "square-taken"
    assert found["illegal"]["a1"] == "flips-nothing"
    assert found["score"] == {"black": 2, "white": 2}


def test_the_new_piece_comes_first_then_what_flips_line_by_line_outward() -> None:
    (changes,) = data(ROW, "--to-move", "black")["legal"].values()
    assert list(changes.items()) == [("a1", "X"), ("b1", "X"), ("c1", "X")]


def test_the_moves_below_a_drawing_are_played_from_it() -> None:
    played = data(f"{START}moves: d3 c3")
    assert played["to_move"] == "black"
    assert played["illegal"]["c3"] == "square-taken"
    assert played["score"] == {"black": 3, "white": 3}
    assert data(f"moves: d3 c3\n{START}black to move") == played
    assert data(f"{START}moves:") == data(START)


def test_the_side_that_is_asked_for_wins_over_the_one_in_the_drawing() -> None:
    assert data(f"{START}black to move", "--to-move", "white") == data(f"{START}white to move")
    assert data(f"{START}white to move\nmoves: d3", "--to-move", "black")["to_move"] == "white"


def test_who_has_no_move_may_pass_and_who_has_one_may_not() -> None:
    blocked = data(ROW, "--to-move", "white")
    assert (blocked["may_pass"], blocked["legal"]) == (True, {})
    assert set(blocked["illegal"].values()) == {"must-pass", "square-taken"}
    assert data(f"{ROW}white to move\nmoves: pass") == data(ROW)
    assert run(f"{START}moves: pass").exit_code == 2


def test_a_finished_game_has_nobody_to_move_and_its_official_score() -> None:
    over = data(OVER)
    assert (over["to_move"], over["may_pass"], over["legal"]) == (None, False, {})
    assert set(over["illegal"].values()) == {"game-over"}
    assert over["score"] == {"black": 15, "white": 1}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_the_table_is_read_back_from_its_own_drawing(name: str) -> None:
    position = find_game(name).start()
    move = position.legal_moves()[0]
    after = position.play(move)
    found = data(f"{position}\nmoves: {move}", "--game", name)
    assert list(found["legal"]) == [one for one in after.legal_moves() if one != "pass"]
    assert data(str(after), "--game", name) == found
    assert sorted([*found["legal"], *found["illegal"]]) == sorted(after.game.squares)
    for line in (f"{key}: {value}" for key, value in after.state().items()):
        assert line in str(after).splitlines()


def test_without_a_name_the_size_of_the_board_tells_the_game() -> None:
    assert data(ROW) == data(ROW, "--game", "othello-4x4")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en_GB.UTF-8", ["Black to move", "Legal moves: d3 c4 f5 e6", "Black 2, White 2"]),
        ("th_TH.UTF-8", ["ตาของฝ่ายดำ", "ตาเดินที่ถูกกติกา: d3 c4 f5 e6", "ดำ 2 ขาว 2"]),
        ("sw_TZ", ["Ni zamu ya Nyeusi", "Hatua halali: d3 c4 f5 e6", "Nyeusi 2, Nyeupe 2"]),
        ("lo_LA.UTF-8", ["ຮອບຂອງຝ່າຍດຳ", "ຕາເດີນທີ່ຖືກກະຕິກາ: d3 c4 f5 e6", "ດຳ 2 ຂາວ 2"]),
        ("zh_CN.UTF-8", ["轮到黑方", "可下的地方：d3 c4 f5 e6", "黑方 2，白方 2"]),
        ("C", ["Black to move", "Legal moves: d3 c4 f5 e6", "Black 2, White 2"]),
    ],
)
def test_people_get_the_board_and_sentences_in_their_language(language: str, said: list[str]) -> None:
    done = run(START, language=language)
    assert done.exit_code == 0
    assert done.stdout.splitlines()[:9] == START.strip("\n").splitlines()
    assert done.stdout.splitlines()[9:] == said


def test_who_must_pass_is_told_so() -> None:
    lines = run(ROW, "--to-move", "white").stdout.splitlines()
    assert lines[5:] == ["White has no move and must pass. Black plays again.", "Black 1, White 2"]


BAD: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "There is no board"),
    "other columns": (START.replace("a b c", "a b x"), "a b c d e f g h"),
    "a row too few": (START.replace("7 . . . . . . . .\n", ""), "from 1 to 8"),
    "a row too short": (START.replace("7 . . . . . . . .", "7 . . . . . . ."), "too many squares or too few"),
    "another mark": (START.replace("4 . . . O", "4 . . . @"), "On d4"),
    "an unknown line": (f"{START}ko: c4", "Something below the board"),
    "a line twice": (f"{START}black to move\nwhite to move", "written twice"),
    "moves twice": (f"{START}moves: d3\nmoves: d3", "written twice"),
    "a supply too many": (f"{START}supply: 30 28", "does not go with"),
    "an illegal move": (f"{START}moves: d3 a1", "a1 cannot be played"),
    "no square": (f"{START}moves: z9", "z9"),
    "a size without game": ("  a b c\n1 . . .\n", "no board of this size"),
    "other encoding": ("กระดาน".encode("utf-16"), "UTF-8"),
    "bytes of zero": (f"{START}\0", "UTF-8"),
    "too much": (START + " " * 70_000, "too large"),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("language", ["en", "th", "sw", "lo", "zh_CN"])
def test_what_cannot_be_read_is_told_in_one_sentence_and_nothing_is_printed(name: str, language: str) -> None:
    text, said = BAD[name]
    done = run(text, "--json", language=language)
    assert (done.exit_code, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "%(" not in done.stderr and "Traceback" not in done.stderr
    if language == "en":
        assert said in done.stderr
    else:
        assert done.stderr != run(text, "--json", language="en").stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--game", "chess"], "There is no game chess."),
        (["--game", "othello-7x7"], "There is no game othello-7x7."),
        (["--to-move", "red"], "black, white"),
        (["--game", "x\n" * 99], "There is no game x?"),
    ],
)
def test_a_wrong_choice_is_told_in_one_sentence(arguments: list[str], said: str) -> None:
    done = run(START, *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr and len(done.stderr.splitlines()) == 1


def test_a_file_is_read_with_its_byte_order_mark_and_any_line_ends(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_bytes(b"\xef\xbb\xbf" + START.replace("\n", "\r\n").encode())
    done = CliRunner().invoke(main, ["position", str(file), "--json"])
    assert json.loads(done.stdout) == data(START)
    for missing in (tmp_path / "none", tmp_path):
        done = CliRunner().invoke(main, ["position", str(missing)], env={"LANG": "C", "LC_ALL": "C"})
        assert (done.exit_code, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1


def test_every_reason_that_a_square_can_have_is_listed_for_developers() -> None:
    listed = (Path(__file__).parents[2] / "docs" / "developers.md").read_text(encoding="utf-8")
    for reason in OthelloReason:
        assert f"`{reason}`" in listed
