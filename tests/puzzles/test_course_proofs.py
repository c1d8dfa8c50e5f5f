"""Boards of a course are proved once, and what is told of them holds."""

import shutil
from pathlib import Path

import pytest

from tests.support.boards import OPEN
from tutor.games.go.kinds.ending.mark_dead import MarkDead
from tutor.games.kinds.proofs import Proof, Unproved
from tutor.games.othello.kinds.measures.proving import prove
from tutor.games.othello.puzzles import Choose
from tutor.games.table import find_game
from tutor.lessons.course_files import BOARDS
from tutor.lessons.loader import check_course, load_course
from tutor.lessons.stored_proofs import PROOFS, board_hash, read_proofs, write_proofs
from tutor.puzzles.course_proofs import StoredBoard, prove_course
from tutor.settings import ROOT

OTHELLO = find_game("othello")
GO = ROOT / "lessons" / "go"

VALUES = {
    "c1": 11, "g2": -16, "g3": -24, "a6": -18, "b6": -19, "g6": -24,
    "b7": -32, "e7": -15, "f7": -20, "g7": -25, "b8": -17,
}  # fmt: skip
STORED = StoredBoard(
    key="T.1", board=OPEN, to_move="black", values=VALUES, replies={"g6": "h1"}, theme="corner"
)

LESSON = f"""
title = "Corners"
goal = "You keep the other side out of a corner."

[[steps]]
name = "keep-out"
board = '''
{OPEN}'''
to_move = "black"
puzzle = {{ kind = "choose" }}
"""


def a_course(folder: Path, stored: str) -> Path:
    (folder / "course.toml").write_text('title = "T"\ngame = "othello"\ndescription = "D."\n')
    (folder / "01-corners.toml").write_text(LESSON)
    (folder / BOARDS).write_text(stored)
    return folder


def a_table(**changed: int) -> str:
    values = ", ".join(f"{move} = {value}" for move, value in {**VALUES, **changed}.items())
    return (
        f'[[boards]]\nkey = "T.1"\nto_move = "black"\ntheme = "corner"\n'
        f"board = '''\n{OPEN}'''\nvalues = {{ {values} }}\nreplies = {{ g6 = \"h1\" }}\n"
    )


def test_a_stored_table_holds_where_our_own_search_does_not_prefer_a_bad_move() -> None:
    proof = prove(STORED.position(OTHELLO), STORED)
    assert (proof.how, proof.values, proof.theme) == ("stored", VALUES, "corner")
    assert proof.lines["g6"][:2] == ("g6", "h1")
    assert all(len(line) == 3 for line in proof.lines.values())


def test_a_theme_that_is_none_is_no_proof(tmp_path: Path) -> None:
    folder = a_course(tmp_path, a_table().replace('theme = "corner"', 'theme = "courage"'))
    (fault,) = prove_course(folder)
    assert "'courage'" in str(fault)


@pytest.mark.parametrize("changed", [{"c1": -60}, {"h8": 1}])
def test_a_table_that_is_wrong_is_no_proof(changed: dict[str, int], tmp_path: Path) -> None:
    folder = a_course(tmp_path, a_table(**changed))
    (fault,) = prove_course(folder)
    assert "T.1" in str(fault)
    assert not (folder / PROOFS).exists()


def test_a_course_is_proved_once_and_its_steps_know_their_boards(tmp_path: Path) -> None:
    folder = a_course(tmp_path, a_table())
    assert any("nothing is known" in str(fault) for fault in check_course(folder))
    assert prove_course(folder) == []
    written = (folder / PROOFS).stat().st_mtime_ns
    assert prove_course(folder) == []
    assert (folder / PROOFS).stat().st_mtime_ns == written
    puzzle = load_course(folder).lessons[0].steps[0].puzzle
    assert isinstance(puzzle, Choose)
    assert (puzzle.values, puzzle.theme, puzzle.about) == (VALUES, "corner", "gives-no-corner")
    (folder / BOARDS).write_text(a_table(g2=-20))
    assert prove_course(folder) == []
    assert read_proofs(folder)[board_hash(STORED.position(OTHELLO))].values["g2"] == -20


def test_an_ending_is_counted_whatever_the_table_says() -> None:
    end = """\
  a b c d
1 . X X .
2 . O X .
3 O O X .
4 . . X .
"""
    game = find_game("othello-4x4")
    position = game.parse_diagram(end + "black to move")
    proof = prove(position)
    assert proof.how == "exact"
    wrong = {move: value + 2 for move, value in proof.values.items()}
    with pytest.raises(Unproved):
        prove(position, StoredBoard(key="T.2", board=end, to_move="black", values=wrong, game="othello-4x4"))


def test_what_a_kind_reads_out_is_read_once_and_known_to_its_step(tmp_path: Path) -> None:
    folder = tmp_path / "go"
    shutil.copytree(GO, folder, ignore=shutil.ignore_patterns(PROOFS))
    assert prove_course(folder) == []
    proofs = read_proofs(folder)
    assert {proof.how for proof in proofs.values()} == {"read"}
    assert proofs == read_proofs(GO)
    write_proofs(folder, {name: Proof("read", found=("g1",)) for name in proofs})
    assert any("no stone stands" in str(fault) for fault in check_course(folder))


def test_the_dead_stones_that_are_known_of_our_boards_are_those_that_are_read() -> None:
    found = 0
    for lesson in load_course(GO).lessons:
        for step in lesson.steps:
            if isinstance(step.puzzle, MarkDead):
                here = step.position(find_game("go-9x9"))
                read = MarkDead(step.puzzle.region, step.puzzle.plies).set_task(here, ())
                assert read.answers == step.puzzle.known == step.puzzle.set_task(here, ()).answers
                found += 1
    assert found > 2


@pytest.mark.parametrize("course", ["othello", "go"])
def test_the_proofs_of_our_course_are_those_of_its_boards(course: str, tmp_path: Path) -> None:
    folder = tmp_path / course
    shutil.copytree(ROOT / "lessons" / course, folder)
    before = (folder / PROOFS).read_bytes()
    assert prove_course(folder) == []
    assert (folder / PROOFS).read_bytes() == before
