"""The floors of the house: a module imports only from its own floor and from those below it."""

import ast
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TUTOR = ROOT / "tutor"
TESTS = ROOT / "tests"

BELOW: dict[str, set[str]] = {
    "games": set(),
    "records": {"games"},
    "lessons": {"games", "typed_values"},
    "puzzles": {"games", "lessons"},
    "storage": set(),
    "classroom": {"games", "records", "lessons", "puzzles", "storage"},
    "web": {
        "games",
        "lessons",
        "puzzles",
        "storage",
        "catalogues",
        "settings",
        "networks",
        "records",
        "classroom",
        "typed_values",
    },
    "servers": {"bounds", "classroom", "networks", "settings", "storage", "web"},
    "translators": {"catalogues", "lessons", "games", "settings", "web"},
}
"""What each floor may import from the project besides itself."""

MOST_MODULES = 15
MOST_LINES = 350
"""So many modules a folder may hold, beside what makes it a package; so many lines a file."""

LONGEST_LINE = 160
"""So many characters a line of a style, a script or a template may have; ruff measures those of Python."""

WINGED = {"games", "web"}
"""Floors whose rooms are wings of their own; every other floor is one. Two games may use the same names."""

CROWDED = {"tutor/storage/migrations/versions"}
"""Folders that grow for ever: each of their modules is read once."""


def modules() -> list[Path]:
    return sorted(path for path in TUTOR.rglob("*.py") if "migrations" not in path.parts)


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


@pytest.mark.parametrize("floor", BELOW)
def test_a_floor_imports_only_from_those_below_it(floor: str) -> None:
    for path in (TUTOR / floor).rglob("*.py"):
        ours = {name.split(".")[1] for name in imported(path) if name.startswith("tutor.")}
        assert ours <= BELOW[floor] | {floor}, path


@pytest.mark.parametrize("floor", sorted(BELOW.keys() - {"web", "servers", "translators"}))
def test_flask_and_gettext_live_on_the_web_floor_only(floor: str) -> None:
    for path in (TUTOR / floor).rglob("*.py"):
        outside = {name.split(".")[0] for name in imported(path)}
        assert not outside & {"flask", "flask_babel", "werkzeug", "jinja2", "gettext"}, path


def test_games_need_nothing_but_the_standard_library() -> None:
    paths = [path.relative_to(TUTOR) for path in (TUTOR / "games").rglob("*.py")]
    paths = [path for path in paths if "kinds" not in path.parts]
    assert len(paths) > 50
    for path in paths:
        outside = {name.split(".")[0] for name in imported(TUTOR / path)} - {"tutor"}
        known = {"sgfmill"} if path.is_relative_to("games/go/records") else set()
        assert outside <= set(sys.stdlib_module_names) | known, path
        if "rules" in path.parts or path.parent.name == "games":
            assert not outside & {"io", "os", "pathlib", "socket", "sqlite3", "logging"}, path


def test_no_folder_holds_more_modules_than_can_be_looked_over() -> None:
    modules = [path for path in TUTOR.rglob("*.py") if path.name != "__init__.py"]
    others = [*(ROOT / "static/js").rglob("*.js"), *TUTOR.rglob("*.html"), *TESTS.rglob("test_*.py")]
    others += [*TESTS.rglob("bench_*.py"), *TESTS.rglob("*.test.js")]
    folders = Counter(path.parent for path in [*modules, *others])
    crowded = {str(folder.relative_to(ROOT)) for folder, held in folders.items() if held > MOST_MODULES}
    assert crowded == CROWDED


def test_no_file_is_longer_than_one_idea() -> None:
    files = [*TUTOR.rglob("*.py"), *TUTOR.rglob("*.html"), *(ROOT / "static/js").rglob("*.js")]
    files += [*TESTS.rglob("*.py"), *TESTS.rglob("*.js")]
    lines = {str(file.relative_to(ROOT)): len(file.read_text("utf-8").splitlines()) for file in files}
    assert {name: held for name, held in lines.items() if held > MOST_LINES} == {}


def test_no_two_modules_of_one_wing_share_a_name() -> None:
    seen: dict[tuple[str, ...], list[str]] = {}
    for path in modules():
        parts = path.relative_to(ROOT / "tutor").parts
        wing = parts[: min(len(parts) - 1, 2 if parts[0] in WINGED else 1)]
        if not path.name.startswith("__"):
            seen.setdefault((*wing, path.name), []).append("/".join(parts))
    assert [paths for paths in seen.values() if len(paths) > 1] == []


def test_no_line_of_a_style_a_script_or_a_template_runs_off_the_screen() -> None:
    files = [*(ROOT / "static/css").glob("*.css"), *(ROOT / "static/js").rglob("*.*ts")]
    files += [*(ROOT / "static/js").rglob("*.js"), *(ROOT / "tests/js").rglob("*.js"), *TUTOR.rglob("*.html")]
    assert len(files) > 200
    for file in files:
        lines = file.read_text("utf-8").splitlines()
        assert [number for number, line in enumerate(lines, 1) if len(line) > LONGEST_LINE] == [], file


@pytest.mark.slow
def test_each_module_can_be_imported_alone() -> None:
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in modules()]
    names = [name.removesuffix(".__init__") for name in names if not name.endswith("__main__")]
    floors = [[name for name in names if f"{name}.".startswith(f"tutor.{floor}.")] for floor in BELOW]
    floors = [*floors[:-1], [name for name in names if not any(name in floor for floor in floors[:-1])]]
    # One fresh process that forks for each module: a fresh interpreter each would take minutes. What is not
    # ours is imported before; so are the floors below, which know nothing of those above.
    program = f"""
import os, sys
import alembic.command, babel.messages.frontend, flask, flask_babel, fsrs, ifaddr, markdown_it, msgspec, segno
import sgfmill.sgf, sqlalchemy.dialects.postgresql, sqlalchemy.orm, uvicorn
for floor in {floors!r}:
    for name in floor:
        child = os.fork()
        if not child:
            try:
                __import__(name)
            except BaseException as error:
                print(name, repr(error), file=sys.stderr, flush=True)
                os._exit(1)
            os._exit(0)
        if os.waitpid(child, 0)[1]:
            sys.exit(1)
    for name in floor:
        __import__(name)
"""
    if not hasattr(os, "fork"):
        pytest.skip("this system cannot fork")
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
