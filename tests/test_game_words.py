"""Above a game's own rooms nothing is said that only one game knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORDS = re.compile(
    r"othello|reversi\b|\bmisere\b|\bgo[-_](?:\d|board|game)|\bgtp\b|flip|suppl(?:y|ies)\b|\brays?\b|outflank"
    r"|from the top|forced pass|libert(?:y|ies)\b",
    re.IGNORECASE,
)
"""Names of games, and what only some of them have."""

SITE = re.compile("othello[ -]tutor", re.IGNORECASE)
"""The name of the site may stand anywhere."""

PROSE = re.compile(r"""(?:N_|NP_|gettext|_)\(\s*(?:"[^"]*"|'[^']*')(?:,[^()]*)?\)""")
"""Sentences of pages: titles and prose may speak of a game."""

OWN = ("wording", "migrations")
"""Rooms of a game's own sentences, and tables of what a database held before."""

ROOMS = (
    "tutor/lessons",
    "tutor/puzzles",
    "tutor/storage",
    "tutor/records",
    "tutor/classroom",
    "tutor/web",
    "static/js",
)


def lines_of(room: str) -> list[str]:
    """The lines of a room that say what only one game knows."""
    found = []
    for path in sorted((ROOT / room).rglob("*")):
        if path.suffix in (".py", ".js", ".html") and not {*OWN} & {*path.parts}:
            text = PROSE.sub("_()", SITE.sub("", path.read_text(encoding="utf-8")))
            lines = [line for line in text.splitlines() if WORDS.search(line)]
            found += [f"{path.relative_to(ROOT)}: {line.strip()}" for line in lines]
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_above_the_games_says_what_only_one_game_knows(room: str) -> None:
    assert lines_of(room) == []


REGISTERS = {
    "tutor/games/families.py",
    "tutor/games/table.py",
    "tutor/web/wording/__init__.py",
    "tutor/web/wording/family_words.py",
    "tutor/web/wording/asking_words.py",
    "tutor/web/wording/misconception_names.py",
    "tutor/web/wording/position_words.py",
}
"""The modules that register what a family of games has."""

ROOM = re.compile(r"^\s*from tutor\.(?:games|web\.wording)\.(?:othello|go)[. ]", re.MULTILINE)
OWN_ROOM = re.compile(r"tutor/(?:games|web/wording)/(?:othello|go)/")


def test_only_what_registers_a_game_imports_from_its_rooms() -> None:
    found = set()
    for path in (ROOT / "tutor").rglob("*.py"):
        name = path.relative_to(ROOT).as_posix()
        if not OWN_ROOM.match(name) and ROOM.search(path.read_text(encoding="utf-8")):
            found.add(name)
    assert found == REGISTERS
