"""Records in the Smart Game Format: what is read, what is written, and what is refused."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tests.games.go.comparing import chance_games
from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.go.records.record import GoNode, GoRecord, RecordFault, record_of
from tutor.games.go.records.sgf import DEEPEST, MOST_BYTES, MOST_NODES, read_sgf, write_sgf
from tutor.games.go.rules.go import Go
from tutor.games.go.rules.ruleset import RULES

FIRST = (Path(__file__).parent / "first_game.sgf").read_bytes()


def read(text: str) -> GoRecord:
    return read_sgf(text.encode())


def test_a_whole_game_is_read_with_comments_komi_rules_and_dead_stones() -> None:
    record = read_sgf(FIRST)
    moves = record.moves()
    assert (len(moves), moves[0], moves[-2:]) == (49, "c6", [PASS, PASS])
    assert record.start.komi == 6.5 and record.start.rules is RULES["chinese"]
    assert record.info["RE"] == "B+8.5" and record.info["PB"] == "Black"
    assert record.nodes[1].comment.startswith("Black begins.")
    assert record.nodes[-1].marks == {"MA": ("b8", "b7")}
    end = record.positions()[-1]
    assert end.to_move is None and end.taken == (2, 1)
    assert end.with_dead(["b7"]).score() == (48, 39.5)


def test_what_is_written_is_read_as_the_same() -> None:
    for text in (FIRST, TREE.encode()):
        record = read_sgf(text)
        again = read_sgf(write_sgf(record))
        assert again == record
        assert write_sgf(again) == write_sgf(record)


TREE = """(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[0]RU[Japanese]HA[2]AB[cg][gc]PL[W]PB[ดำ]PW[ຂາວ]C[A \\] and a \\\\]
;W[ee]C[middle](;B[ff]CR[ff]SQ[aa][bb]LB[ee:A][ff:หนึ่ง];W[fe](;B[];W[tt])(;B[dd]))
(;B[dd]TR[dd];AE[ee]AW[ef]AB[dc]PL[B];B[ca]))"""


def test_variations_marks_setup_handicap_and_any_letters_are_read() -> None:
    record = read(TREE)
    assert record.handicap == 2 and record.start.to_move is Color.WHITE
    assert record.start.pieces(Color.BLACK) == ("g7", "c3")
    assert record.info["PB"] == "ดำ" and record.nodes[0].comment == "A ] and a \\"
    first, second = record.nodes[1].children
    assert record.nodes[first].move == (Color.BLACK, "f4")
    assert record.nodes[first].marks == {"CR": ("f4",), "SQ": ("a9", "b8")}
    assert record.nodes[first].labels == {"e5": "A", "f4": "หนึ่ง"}
    assert record.nodes[second].marks == {"TR": ("d6",)}
    assert record.moves() == ["e5", "f4", "f5", PASS, PASS]
    setup = record.nodes[record.nodes[second].children[0]]
    assert (setup.empty, setup.white, setup.black, setup.to_move) == (("e5",), ("e4",), ("d7",), Color.BLACK)


@pytest.mark.parametrize(
    ("charset", "name"),
    [("GB18030", "小猫"), ("Big5", "黑方"), ("Shift_JIS", "黒"), ("TIS-620", "ดำ"), ("windows-1252", "é")],
)
def test_other_charsets_are_read_and_come_out_in_utf_8(charset: str, name: str) -> None:
    data = f"(;GM[1]SZ[9]CA[{charset}]PB[{name}];B[ee])".encode(charset.replace("windows-", "cp"))
    record = read_sgf(data)
    assert record.info["PB"] == name
    assert name in write_sgf(record).decode("utf-8")


def test_a_file_that_names_no_charset_or_a_wrong_one_is_read_all_the_same() -> None:
    assert read("(;SZ[9]PB[ดำ];B[ee])").info["PB"] == "ดำ"
    assert read_sgf(b"(;SZ[9]PB[\xe9];B[ee])").info["PB"] == "é"
    for charset in ("punycode", "zip", "hex", "\0", "x" * 5000, "utf-7"):
        assert read(f"(;SZ[9]CA[{charset}]PB[ดำ];B[ee])").moves() == ["e5"]


@pytest.mark.parametrize(
    ("komi", "points"),
    [("6.5", 6.5), ("7.50", 7.5), ("0", 0), ("", 0), ("-5", -5), ("375", 7.5), ("3.75", 7.5)],
)
def test_komi_is_read_also_as_stones_of_two_points(komi: str, points: float) -> None:
    assert read(f"(;SZ[9]KM[{komi}];B[ee])").start.komi == points


def test_two_moves_of_one_side_and_moves_after_two_passes_are_followed() -> None:
    record = read("(;SZ[9];B[ee];B[dd];W[cc];B[];W[];B[aa])")
    positions = record.positions()
    assert positions[2].pieces(Color.BLACK) == ("d6", "e5")
    assert positions[-2].to_move is None and positions[-1].at("a9") is Color.BLACK


def test_games_by_chance_come_back_from_their_records() -> None:
    chance = Random("records")
    for size in (1, 2, 5, 9, 13, 19):
        for _ in range(5):
            start = Go(size).start_with(RULES[chance.choice(list(RULES))], komi=chance.choice((0, 0.5, 7.5)))
            moves: list[str] = []
            position = start
            while position.to_move is not None and len(moves) < 60:
                legal = position.legal_moves()
                move = legal[-1] if chance.random() < 0.05 else chance.choice(legal)
                moves.append(move)
                position = position.play(move)
            record = record_of(start, moves, PB="X]", PW="\\", GN="ກ")
            again = read_sgf(write_sgf(record))
            assert (again.moves(), again.start, again.info) == (moves, start, record.info)
            assert again.positions()[-1] == position


def test_a_record_can_begin_anywhere() -> None:
    position = next(islice(chance_games("start of a record", Go(9), 60), 40, None))[0]
    record = GoRecord(position)
    record.add(0, GoNode(move=(position.to_move or Color.BLACK, PASS), comment="x" * 5000))
    again = read_sgf(write_sgf(record))
    assert again.start.cells() == position.cells() and again.start.to_move is position.to_move
    assert again.nodes[1].comment == "x" * 5000


BAD: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "no-record"),
    "a text": (b"hello", "no-record"),
    "zeros": (b"\0" * 1000, "no-record"),
    "cut off": (FIRST[:500], "no-record"),
    "never closed": (b"(;SZ[9];B[ee", "no-record"),
    "a value without name": (b"(;[9])", "no-record"),
    "no node": (b"(;SZ[9]()())", "no-record"),
    "another game": (b"(;GM[2]SZ[9];B[ee])", "not-go"),
    "no lines": (b"(;SZ[0];B[ee])", "wrong-size"),
    "25 lines": (b"(;SZ[25];B[ee])", "wrong-size"),
    "an oblong": (b"(;SZ[9:13];B[ee])", "wrong-size"),
    "a size of many digits": (b"(;SZ[" + b"9" * 10_000 + b"])", "wrong-size"),
    "off the board": (b"(;SZ[9];B[zz])", "wrong-point"),
    "a word for a point": (b"(;SZ[9];B[middle])", "wrong-point"),
    "setup off the board": (b"(;SZ[9]AB[aa:zz])", "wrong-point"),
    "a mark off the board": (b"(;SZ[9]CR[ss])", "wrong-point"),
    "komi nan": (b"(;SZ[9]KM[nan])", "wrong-komi"),
    "komi without end": (b"(;SZ[9]KM[inf])", "wrong-komi"),
    "komi of a third": (b"(;SZ[9]KM[0.33])", "wrong-komi"),
    "a stone on a stone": (b"(;SZ[9];B[ee];W[ee])", "illegal-move"),
    "a ko taken back": (b"(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])", "illegal-move"),
    "a chain without liberties set up": (b"(;SZ[2]AB[aa][bb]AW[ba][ab])", "wrong-stones"),
    "too many bytes": (b"(;SZ[9]C[" + b"x" * MOST_BYTES + b"])", "too-large"),
    "variations in each other": (b"(;SZ[9]" + b"(;B[ee]" * (DEEPEST + 1) + b")" * (DEEPEST + 2), "too-deep"),
    "brackets without end": (b"(" * 100_000, "no-record"),
    "nodes without brackets": (b"(" + b";" * (MOST_NODES + 1) + b")", "too-deep"),
    "values without end": (b"(;SZ[9]CR" + b"[aa]" * 100_000 + b")", "too-deep"),
    "escapes without end": (b"(;SZ[9]C[" + b"\\" * 500_001 + b"])", "no-record"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_hostile_or_damaged_file_is_refused_in_one_sentence(name: str) -> None:
    data, reason = BAD[name]
    with pytest.raises(RecordFault) as caught:
        read_sgf(data)
    assert caught.value.reason == reason
    assert len(str(caught.value)) < 100 and "\n" not in str(caught.value)


def test_the_move_that_is_illegal_is_named() -> None:
    with pytest.raises(RecordFault) as caught:
        read("(;SZ[9];B[ee];W[dd];B[dd])")
    assert caught.value.number == 3


def test_damaged_files_are_read_or_refused_and_nothing_else() -> None:
    chance = Random("damage")
    for _ in range(300):
        data = bytearray(FIRST if chance.random() < 0.5 else TREE.encode())
        for _ in range(chance.randrange(1, 6)):
            place = chance.randrange(len(data))
            data[place : place + chance.randrange(3)] = chance.randbytes(chance.randrange(3))
        try:
            write_sgf(read_sgf(bytes(data)))
        except RecordFault:
            pass
