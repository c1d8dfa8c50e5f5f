"""README and docs cover what exists, and their examples work."""

import re
import subprocess
from pathlib import Path

import pytest

from tutor.commands.main import main
from tutor.games.go.rules.reasons import GoReason
from tutor.games.kinds.kind_table import all_kinds
from tutor.games.othello.puzzles import BestMove, Choice
from tutor.games.othello.rules.reasons import OthelloReason
from tutor.games.table import find_game
from tutor.lessons.lesson_errors import LessonError
from tutor.lessons.loader import check_course, load_course
from tutor.puzzles.course_proofs import prove_course
from tutor.puzzles.practice.mixed import USUAL
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.web.wording.pages.practise_words import STAGE_NAMES

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
GUIDES = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"] + [
    f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md"))
]


def guide(name: str) -> str:
    return (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")


def made() -> set[str]:
    """What `make help` lists."""
    return set(re.findall(r"(?m)^([a-z]+):.*?## ", (ROOT / "Makefile").read_text(encoding="utf-8")))


def test_the_readme_is_read_in_five_minutes() -> None:
    assert len(README.splitlines()) <= 120


def test_every_folder_has_its_line_in_the_map() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no git checkout")
    tops = {path.split("/")[0] + "/" for path in listed.stdout.split() if "/" in path and path[0] != "."}
    for folder in tops:
        assert f"| `{folder}` |" in README
    for folder in (ROOT / "tutor").iterdir():
        if (folder / "__init__.py").is_file() or any(folder.glob("*.py")):
            assert folder.name == "__pycache__" or f"`tutor/{folder.name}/`" in guide("developers")


def test_every_command_is_told() -> None:
    for name in main.commands:
        assert f"`tutor {name}" in guide("commands")


def test_every_command_that_a_guide_names_is_there() -> None:
    for name in GUIDES:
        text = (ROOT / name).read_text(encoding="utf-8")
        shell = "".join(re.findall(r"(?s)```sh\n(.*?)```", text))
        told = re.findall(r"`(make|tutor) ([a-z]+)\b", text)
        told += re.findall(r"(?m)^(make|tutor) ([a-z]+)\b", shell)
        for program, command in told:
            known = main.commands if program == "tutor" else made()
            assert command in known, f"{name}: {program} {command}"


def test_make_lists_every_target_that_is_meant_for_people() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (phony,) = re.findall(r"(?m)^\.PHONY: (.*)$", makefile)
    assert set(phony.split()) == made()


def test_every_kind_of_puzzle_is_told() -> None:
    for kind in all_kinds():
        assert f"| `{kind.__struct_config__.tag}` |" in guide("authors")
    for word in (*BestMove.__annotations__["measure"].__args__, *Choice.__annotations__["about"].__args__):
        assert f"`{word}`" in guide("authors")


@pytest.mark.parametrize("name", GUIDES)
def test_every_file_it_names_is_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for path in re.findall(r"`((?:tutor|translations|tests|static|lessons|docs)/[\w./-]*)`", text):
        assert (ROOT / path).exists() or "13-slug" in path or path == "docs/.env", path
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if "://" not in link:
            assert ((ROOT / name).parent / link).exists(), link


def test_every_name_that_the_guide_of_the_house_gives_is_there() -> None:
    """Paths are looked for above; here the files that stand "beside" another one, and names in code."""
    folders = [
        ROOT / name
        for name in ("tutor", "static", "lessons", "translations", "tests", "requirements", "docs")
    ]
    files = [file for folder in folders for file in folder.rglob("*.*") if "node_modules" not in file.parts]
    known = {file.name for file in files} | {file.name for file in ROOT.iterdir()}
    code = [file for file in files if file.suffix in (".py", ".js", ".css", ".html", ".toml")]
    words = {word for file in code for word in re.findall(r"[\w-]+", file.read_text(encoding="utf-8"))}
    text = guide("developers")
    for name in re.findall(r"`([\w-]+\.(?:py|js|css|html|toml|csv|md|svg))`", text):
        assert name in known or name == "foe-11.svg", name
    for name in re.findall(r"`([A-Za-z_][\w.]*)(?:\(\w*\))?`", text):
        assert name in known or name.split(".")[-1] in words, name
    for name, path in re.findall(
        r"`([\w.]+)` (?:in|of) `((?:tutor|static|tests|lessons)/[\w./-]*\.\w+)`", text
    ):
        assert name in known or name.split(".")[-1] in (ROOT / path).read_text(encoding="utf-8"), (name, path)


def test_every_reason_why_a_move_is_illegal_is_listed() -> None:
    for reason in (*OthelloReason, *GoReason):
        assert f"| `{reason}`" in guide("developers") or f", `{reason}` |" in guide("developers")
        assert f"`{reason}`" in guide("commands") or reason is OthelloReason.MAY_NOT_PASS


def test_the_example_of_a_lesson_loads(tmp_path: Path) -> None:
    found = re.search(r"```toml\n(.*?)```", guide("authors"), re.DOTALL)
    assert found
    example = found.group(1).split('\n[[steps]]\nname = "flip-c5"')[0]
    folder = tmp_path / "othello"
    folder.mkdir()
    (folder / "course.toml").write_text('title = "Othello"\ngame = "othello"\ndescription = "All of it."\n')
    (folder / "01-no-jumping.toml").write_text(example, encoding="utf-8")
    (lesson,) = load_course(folder).lessons
    assert lesson.steps[0].play == ("h1",)


def test_a_board_of_each_kind_of_good_play_is_added_as_the_guide_says(tmp_path: Path) -> None:
    told = guide("authors").split("## A board of each kind of good play")[1].split("\n## ")[0]
    (lesson,) = re.findall(r"```toml\n(.*?)```", told, re.DOTALL)
    (first, *_) = re.findall(r"board = '''(\n.*?)'''", lesson, re.DOTALL)
    folder = tmp_path / "othello"
    folder.mkdir()
    (folder / "course.toml").write_text('title = "Othello"\ngame = "othello"\ndescription = "All of it."\n')
    (folder / "01-endings.toml").write_text(lesson.replace("…", first), encoding="utf-8")
    with pytest.raises(LessonError):
        load_course(folder)  # nothing is known of its boards yet
    assert prove_course(folder) == [] and check_course(folder) == []
    course = load_course(folder)
    steps = {step.puzzle.kind: step for step in course.lessons[0].steps if step.puzzle}
    assert course.lessons[0].teaches == ("sees-the-answer",)
    assert {"choose", "predict", "compare", "guess", "line", "mark-regions", "count-moves", "play"} <= set(
        steps
    )
    right = {kind: set_puzzle(find_game(course.game), step).answers for kind, step in steps.items()}
    assert (right["choose"], right["predict"], right["compare"]) == (("b2",), ("h1",), ("left",))
    assert (right["guess"], right["count-moves"]) == (("b2",), ("6",))
    assert right["choice"] == ("perpendicular",)


def test_the_stages_of_the_ten_for_today_are_told() -> None:
    for stage in USUAL.stages:
        assert f"{STAGE_NAMES[stage.name]} (" in guide("parts")


def test_the_counts_it_gives_are_true() -> None:
    course = load_course(ROOT / "lessons" / "othello")
    puzzles = sum(step.puzzle is not None for lesson in course.lessons for step in lesson.steps)
    assert len(course.lessons) == 24
    assert f"{puzzles} puzzles" in README


OURS = (
    "games",
    "lessons",
    "puzzles",
    "records",
    "classroom/demo",
    "storage/migrations",
    *(f"web/{wing}" for wing in ("analysis", "board", "classroom/demo", "game_review", "learn", "play")),
    *(f"web/{wing}" for wing in ("practise", "puzzles", "records", "wording")),
)
"""Where our own code belongs: rules, lessons, puzzles, explaining, and the live board."""


def test_of_every_module_that_is_not_ours_by_nature_it_is_said_which_library_could_do_it() -> None:
    (table,) = re.findall(r"## Less of our own\n(.*?)\n## ", guide("decisions"), re.DOTALL)
    asked: set[str] = set()
    for cell in re.findall(r"(?m)^\| (`[^|]*) \|", table):
        folder = ""
        for name in re.findall(r"`([^`]+)`", cell):
            asked.add(name if "/" in name else folder + name)
            folder = name[: name.rfind("/") + 1] or folder
    for module in (ROOT / "tutor").rglob("*.py"):
        name = module.relative_to(ROOT / "tutor").as_posix()
        if not module.name.startswith("__") and not name.startswith(OURS):
            assert name in asked or any(name.startswith(one) for one in asked if one.endswith("/")), name
    assert all((ROOT / "tutor" / name).exists() for name in asked)
