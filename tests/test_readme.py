"""The README covers what exists, and its examples work."""

import re
import subprocess
from pathlib import Path

import pytest

from tutor.cli import main
from tutor.lessons.loader import load_course
from tutor.lessons.model import BestMove, Choice, Puzzle

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_folder_has_its_line_in_the_map() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no git checkout")
    tops = {path.split("/")[0] + "/" for path in listed.stdout.split() if "/" in path and path[0] != "."}
    for folder in tops - {"tutor/"}:
        assert f"| `{folder}` |" in README
    for folder in (ROOT / "tutor").iterdir():
        if (folder / "__init__.py").is_file() or any(folder.glob("*.py")):
            assert folder.name == "__pycache__" or f"`tutor/{folder.name}/`" in README


def test_every_command_is_told() -> None:
    for name in main.commands:
        assert f"`tutor {name}" in README


def test_every_kind_of_puzzle_is_told() -> None:
    for kind in Puzzle.__args__:
        assert f"| `{kind.__struct_config__.tag}` |" in README
    for word in (*BestMove.__annotations__["measure"].__args__, *Choice.__annotations__["about"].__args__):
        assert f"`{word}`" in README


def test_every_file_it_names_is_there() -> None:
    for path in re.findall(r"`((?:tutor|translations|tests|static|lessons)/[\w./-]*)`", README):
        assert (ROOT / path).exists() or "13-slug" in path, path
    for picture in re.findall(r"!\[[^]]*\]\(([^)]*)\)", README):
        assert (ROOT / picture).is_file(), picture


def test_the_example_of_a_lesson_loads(tmp_path: Path) -> None:
    found = re.search(r"```toml\n(.*?)```", README, re.DOTALL)
    assert found
    example = found.group(1).split("\n[[steps]]\ntext")[0]
    folder = tmp_path / "othello"
    folder.mkdir()
    (folder / "course.toml").write_text('title = "Othello"\ngame = "othello"\ndescription = "All of it."\n')
    (folder / "01-no-jumping.toml").write_text(example, encoding="utf-8")
    (lesson,) = load_course(folder).lessons
    assert lesson.steps[0].play == ("h1",)


def test_the_counts_it_gives_are_true() -> None:
    course = load_course(ROOT / "lessons" / "othello")
    puzzles = sum(step.puzzle is not None for lesson in course.lessons for step in lesson.steps)
    assert len(course.lessons) == 12
    assert f"{puzzles} puzzles" in README
