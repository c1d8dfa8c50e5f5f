"""Above a game's own rooms nothing is said that only one game knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WORDS = re.compile(r"othello|reversi|flip|suppl(?:y|ies)|\brays?\b|outflank", re.IGNORECASE)
SITE = re.compile("othello[ -]tutor", re.IGNORECASE)
"""The name of the site may stand anywhere."""

STILL = {"tutor/lessons": 13, "tutor/storage": 2, "tutor/classroom": 19, "tutor/web": 77, "static/js": 3}
"""How many lines of each room still do, but for the sentences of `wording`. A number only falls."""


def lines_of(room: str) -> list[str]:
    """The lines of a room that say what only one game knows."""
    found = []
    for path in sorted((ROOT / room).rglob("*")):
        if path.suffix in (".py", ".js", ".html") and "wording" not in path.parts:
            lines = SITE.sub("", path.read_text(encoding="utf-8")).splitlines()
            found += [f"{path.relative_to(ROOT)}: {line.strip()}" for line in lines if WORDS.search(line)]
    return found


@pytest.mark.parametrize("room", STILL)
def test_no_room_above_the_games_says_more_of_one_game_than_it_did(room: str) -> None:
    found = lines_of(room)
    assert len(found) <= STILL[room], "\n".join(found)
