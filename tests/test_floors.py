"""The floors of the house: a module imports only from its own floor and from those below it."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TUTOR = ROOT / "tutor"

BELOW: dict[str, set[str]] = {
    "games": set(),
    "records": {"games"},
    "lessons": {"games"},
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
    },
    "servers": {"bounds", "classroom", "networks", "settings", "storage", "web"},
    "translators": {"catalogues", "lessons", "games", "settings", "web"},
}
"""What each floor may import from the project besides itself."""


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
    for path in [path for path in (TUTOR / "games").rglob("*.py") if "kinds" not in path.parts]:
        outside = {name.split(".")[0] for name in imported(path)} - {"tutor"}
        known = {"sgfmill"} if "records" in path.parts else {"msgspec"} if path.name == "kind.py" else set()
        assert outside <= set(sys.stdlib_module_names) | known, path
        if "rules" in path.parts or path.parent.name == "games":
            assert not outside & {"io", "os", "pathlib", "socket", "sqlite3", "logging"}, path


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
