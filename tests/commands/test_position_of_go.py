"""`tutor position` of boards of Go."""

from pathlib import Path

import pytest

from tests.commands.test_position import data, run
from tests.support.boards import KO
from tutor.games.go.rules.reasons import GoReason

GAME = ("--game", "go-5x5")
COUNTED = """
  a b c d e
5 . X O X .
4 X X O O .
3 . X X O O
2 X X . X O
1 . . X X O
"""


def test_a_capture_changes_the_new_stone_first_and_then_what_comes_off() -> None:
    found = data(f"{KO}black to move", *GAME)
    assert list(found["legal"]["c3"].items()) == [("c3", "X"), ("b3", ".")]
    assert found["may_pass"] is True and found["to_move"] == "black"
    assert "pass" not in found["legal"]
    assert len(found["legal"]) + len(found["illegal"]) == 25
    assert set(found["illegal"].values()) == {"taken"}


def test_a_ko_is_closed_after_the_move_and_by_its_line_alike() -> None:
    moved = data(f"{KO}black to move\nmoves: c3", *GAME)
    assert moved["illegal"]["b3"] == "ko"
    drawn = KO.replace("3 X O . O", "3 X . X O") + "ko: b3\ncaptures: 1 0\n"
    assert data(f"{drawn}white to move", *GAME) == moved
    assert data(drawn, *GAME, "--to-move", "white") == moved
    assert "b3" in data(f"{drawn}white to move\nmoves: e5 e1", *GAME)["legal"]
    assert "b3" in data(f"{drawn}white to move", *GAME, "--to-move", "black")["legal"]


def test_two_passes_stop_the_game_and_one_does_not() -> None:
    once = data(f"{KO}passes: 1\nwhite to move", *GAME)
    assert once["to_move"] == "white"
    over = data(f"{KO}passes: 1\nwhite to move\nmoves: pass", *GAME)
    assert (over["to_move"], over["may_pass"], over["legal"]) == (None, False, {})
    assert set(over["illegal"].values()) == {"game-over"}
    assert over == data(f"{KO}black to move\nmoves: pass pass", *GAME)


@pytest.mark.parametrize(
    ("options", "black", "white"),
    [
        ((), 16, 7),
        (("--komi", "6.5"), 16, 13.5),
        (("--dead", "d5"), 15, 10),
        (("--dead", "d5,e3,b5", "--komi", "-2"), 25, -2),
        (("--rules", "japanese", "--dead", "d5", "--komi", "0.5"), 5, 4.5),
        (("--rules", "chinese", "--dead", "d5"), 15, 10),
        (("--rules", "tromp-taylor", "--komi", "7.0"), 16, 14),
    ],
)
def test_the_score_is_counted_by_the_rules_without_dead_stones_and_with_komi(
    options: tuple[str, ...], black: float, white: float
) -> None:
    score = data(COUNTED, *GAME, *options)["score"]
    assert score == {"black": black, "white": white}
    assert [type(one) for one in score.values()] == [type(black), type(white)]


def test_the_options_win_over_the_lines_below_the_board() -> None:
    below = f"{COUNTED}komi: 3\nrules: japanese\n"
    assert data(below, *GAME)["score"] != data(below, *GAME, "--rules", "course")["score"]
    assert data(below, *GAME, "--komi", "6.5")["score"]["white"] == data(below, *GAME)["score"]["white"] + 3.5


def test_self_capture_and_superko_are_choices_of_the_rules() -> None:
    drawing = "  a b\n2 . .\n1 . .\nblack to move\nmoves: a2 b2 a1 b1 a2 a1"
    reasons = {
        name: data(drawing, "--game", "go-2x2", "--rules", name)["illegal"].get("a2")
        for name in ("course", "chinese", "japanese", "tromp-taylor")
    }
    assert reasons == {"course": None, "chinese": "superko", "japanese": None, "tromp-taylor": "superko"}


def test_the_capture_game_is_over_with_the_first_capture() -> None:
    over = data(f"{KO}black to move\nmoves: c3", "--game", "capture-go-5x5")
    assert over["to_move"] is None and over["score"] == {"black": 1, "white": 0}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["White to move", "yet: this is a ko", "Captured stones: Black 1, White 0", "Black 5, White 3.5"],
        ),
        ("th", ["ตาของฝ่ายขาว", "เป็นโคะ", "หมากเชลย: ดำ 1 ขาว 0", "ดำ 5 ขาว 3.5"]),
        ("sw", ["Ni zamu ya Nyeupe", "hii ni ko", "Kete zilizokamatwa", "Nyeupe 3.5"]),
        ("lo", ["ຮອບຂອງຝ່າຍຂາວ", "ແມ່ນໂຄະ", "ໝາກທີ່ຈັບໄດ້", "ຂາວ 3,5"]),
        ("zh_CN", ["轮到白方", "这是劫", "提掉的子", "白方 3.5"]),
    ],
)
def test_people_are_told_what_is_closed_and_what_was_captured(language: str, said: list[str]) -> None:
    done = run(f"{KO}black to move\nkomi: 0.5\nmoves: c3", *GAME, language=language)
    assert done.exit_code == 0
    for words in said:
        assert words in done.stdout
    stopped = run(f"{KO}moves: pass pass", *GAME, language=language)
    assert len(stopped.stdout.splitlines()) == 8


@pytest.mark.parametrize("rules", ["course", "chinese", "japanese", "tromp-taylor"])
def test_japanese_rules_say_what_they_leave_to_a_judge(rules: str) -> None:
    told = run(COUNTED, *GAME, "--rules", rules, language="en").stdout
    assert ("or a judge" in told) is (rules == "japanese")


BAD: dict[str, tuple[str, tuple[str, ...], str]] = {
    "komi nan": (KO, ("--komi", "nan"), "at most one half"),
    "komi of a third": (KO, ("--komi", "0.33"), "at most one half"),
    "komi of a word": (KO, ("--komi", "six"), "at most one half"),
    "dead off the board": (KO, ("--dead", "z9"), "no point z9"),
    "dead where nothing stands": (KO, ("--dead", "b4,a1"), "no stone on a1"),
    "rules of a house": (KO, ("--rules", "house"), "course, chinese, japanese, tromp-taylor"),
    "no board": (KO, ("--game", "go-0x0"), "no game go-0x0"),
    "too large a board": (KO, ("--game", "go-25x25"), "no game go-25x25"),
    "another size": (KO, ("--game", "go-9x9"), "a b c d e f g h j"),
    "a move off the board": (f"{KO}moves: f1", (), "no point f1"),
    "a move into a ko": (f"{KO}moves: c3 b3", (), "b3 cannot be played"),
    "a move after two passes": (f"{KO}moves: pass pass a1", (), "a1 cannot be played"),
    "a ko where none can be": (f"{KO}ko: e5", (), "does not go with"),
    "a chain without liberties": ("  a b\n2 X O\n1 O X", ("--game", "go-2x2"), "no liberties"),
    "komi of another game": ("  a\n", ("--game", "othello", "--komi", "5"), "no option --komi"),
    "dead stones of the capture game": (KO, ("--game", "capture-go-5x5", "--dead", "b4"), "no option --dead"),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("language", ["en", "th", "sw", "lo", "zh_CN"])
def test_what_cannot_be_read_is_told_in_one_sentence(name: str, language: str) -> None:
    text, options, said = BAD[name]
    done = run(text, *GAME, *options, "--json", language=language)
    assert (done.exit_code, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1 and "%(" not in done.stderr
    assert (said in done.stderr) or language != "en"


def test_every_reason_of_a_closed_point_is_listed_for_developers() -> None:
    listed = (Path(__file__).parents[2] / "docs" / "developers.md").read_text(encoding="utf-8")
    for reason in GoReason:
        assert f"| `{reason}` |" in listed
