"""What a look back at a game of Go tells of its oversights."""

from __future__ import annotations

import pytest
from babel.support import NullTranslations

from tutor.games.color import Color
from tutor.games.go.engine.oversights import Overlooked, Oversight
from tutor.games.go.rules.position import as_go
from tutor.games.table import find_game
from tutor.web.wording import Wording
from tutor.web.wording.go import oversight_words

GAME = find_game("go-5x5")


def test_of_one_move_only_what_cost_most_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = "b2", "d4"
    positions = [as_go(GAME.start())]
    for move in (first, second):
        positions.append(as_go(positions[-1].play(move)))
    found = [
        Oversight(2, Color.WHITE, Overlooked.POINTS, (), ("c3",), 5),
        Oversight(2, Color.WHITE, Overlooked.BORDERS, (), ("a1",), 2),
        Oversight(1, Color.BLACK, Overlooked.POINTS, (), ("e5",), 1),
    ]
    monkeypatch.setattr(oversight_words, "oversights", lambda *_: found)
    told = oversight_words.noted(Wording(NullTranslations(), "en"), positions, [first, second], None)
    assert [note.number for note in told] == [2, 1]
    assert "c3" in told[0].html
