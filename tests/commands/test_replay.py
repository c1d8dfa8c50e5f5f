"""`tutor replay`: its line of counts, the games it names, its exit code."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from tests.records.games import true_record
from tutor.commands.main import main
from tutor.games.othello.records.ggf import write_ggf
from tutor.games.records.record import Record
from tutor.records.transcript import write_transcript


def run(*arguments: object) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["replay", *map(str, arguments)])
    assert "Traceback" not in done.output
    return done.exit_code, done.output


def test_every_right_file_is_counted(folder: Path) -> None:
    code, output = run(*sorted(folder.iterdir()))
    assert (code, output) == (
        0,
        "games=4 illegal=0 mismatches=0 incomplete=1\n"
        "a.obf: game 1, byte 0: stops after 0 moves, before the end of the game\n",
    )


def test_the_first_bad_games_are_named(folder: Path, record: Record) -> None:
    assert record.result is not None
    text = write_ggf(record).replace(f"RE[{record.result.lead:+.2f}]", "PB[José]PW[Åsa]RE[+1.00]")
    bad = folder / "bad.ggf"
    bad.write_text(text + "\n(;GM[Othello]B[f5]W[a1];)\n(;GM[Othello]B[f5];)", encoding="utf-8")
    code, output = run(bad)
    lines = output.splitlines()
    assert code == 1
    assert lines[0] == "games=3 illegal=1 mismatches=1 incomplete=1"
    assert lines[1].startswith("bad.ggf: game 1, byte 0, José – Åsa: ends ")
    assert lines[1].endswith("recorded with a lead of +1")
    assert lines[2].startswith("bad.ggf: game 2, byte ")
    assert "move 2, 'a1': " in lines[2]
    assert lines[3].startswith("bad.ggf: game 3, byte ")
    assert lines[3].endswith(": stops after 1 move, before the end of the game")


def test_games_that_stop_early_are_named_and_are_no_fault(tmp_path: Path) -> None:
    (tmp_path / "short.txt").write_text("f5d6c3\n" * 12)
    code, output = run(tmp_path / "short.txt")
    lines = output.splitlines()
    assert (code, lines[0]) == (0, "games=12 illegal=0 mismatches=0 incomplete=12")
    assert lines[1] == "short.txt: game 1, byte 0: stops after 3 moves, before the end of the game"
    assert lines[10].startswith("short.txt: game 10, ")
    assert lines[11:] == ["… and 2 more incomplete"]


def test_bad_games_of_one_kind_do_not_hide_the_first_of_another(tmp_path: Path) -> None:
    (tmp_path / "many.txt").write_text("f5f5\n" * 30 + "f5d6\n")
    code, output = run(tmp_path / "many.txt")
    assert code == 1
    assert "many.txt: game 31, byte 150: stops after 2 moves" in output
    assert "… and 20 more illegal\n" in output


def test_only_the_first_ten_are_named(tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("f5f5\n" * 12 + "x\n" * 12)
    code, output = run(tmp_path / "bad.txt")
    assert code == 1
    assert output.startswith("games=12 illegal=12 mismatches=0 incomplete=0\n")
    assert "… and 2 more illegal\n" in output
    assert "… and 2 more that cannot be read\n" in output
    assert len(output.splitlines()) == 1 + 11 + 11


def test_a_damaged_file_is_told_and_its_good_games_are_counted(folder: Path) -> None:
    games = folder / "WTH_2004.wtb"
    games.write_bytes(games.read_bytes() + b"\x01\x02")
    code, output = run(games)
    assert code == 1
    assert output.startswith("games=1 illegal=0 mismatches=0 incomplete=0\n")
    assert "WTH_2004.wtb: game 2, byte 84: The file breaks off" in output


def test_a_file_that_is_not_there_keeps_no_other_from_being_played(folder: Path) -> None:
    code, output = run(folder / "WTH_2004.wtb", folder / "nowhere.wtb")
    assert code == 1
    assert output.startswith("games=1 illegal=0 mismatches=0 incomplete=0\n")
    assert "nowhere.wtb: there is no such file." in output


def test_a_folder_is_told_to_be_one(folder: Path) -> None:
    code, output = run(folder / "WTH_2004.wtb", folder)
    assert code == 1
    assert output.startswith("games=1 illegal=0 mismatches=0 incomplete=0\n")
    assert f"{folder}: this is a folder; name the files in it." in output
    assert "no such file" not in output


def test_a_pipe_is_read_like_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(pipe.write_text, "f5d6c3\n")
        code, output = run(pipe)
    assert (code, output.splitlines()[0]) == (0, "games=1 illegal=0 mismatches=0 incomplete=1")
    assert run(Path(os.devnull)) == (
        1,
        f"games=0 illegal=0 mismatches=0 incomplete=0\nThere is no game in {os.devnull}.\n",
    )


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_and_letters_are_written_in_any_usual_way(tmp_path: Path, encoding: str, end: str) -> None:
    file = tmp_path / "games.txt"
    file.write_bytes(f"f5d6c3{end}f5f6{end}".encode(encoding))
    assert run(file)[1].startswith("games=2 illegal=0 mismatches=0 incomplete=2\n")


def test_files_without_a_game_are_told(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_text("")
    code, output = run(tmp_path / "empty.txt")
    assert code == 1
    assert "There is no game in" in output


def test_transcripts_may_be_of_another_game(tmp_path: Path) -> None:
    (tmp_path / "six.txt").write_text(write_transcript(true_record(Random(6), "othello-6x6")))
    code, output = run(tmp_path / "six.txt", "--game", "othello-6x6")
    assert (code, output) == (0, "games=1 illegal=0 mismatches=0 incomplete=0\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Missing argument"),
        (["nowhere.wtb"], "nowhere.wtb: there is no such file."),
        ([__file__, "--game", "chess"], "'chess'"),
    ],
)
def test_a_wrong_command_line_gets_one_sentence(arguments: list[str], words: str) -> None:
    code, output = run(*arguments)
    assert code != 0
    assert words in output
