"""Playing another program: one that dies, lies or hangs costs a sentence, and no move is lost."""

import sys
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.games.go.engine import fake_gtp
from tests.web.playing import act, begin, look
from tutor.games.families import FAMILIES
from tutor.games.go.engine.go_engine import BEYOND
from tutor.games.go.engine.other_program import OtherProgram

FAKE = [sys.executable, "-S", str(Path(fake_gtp.__file__))]
KEPT = "The other program gave no move. Your game is kept: ask it again, or take your move back."


def speak(monkeypatch: pytest.MonkeyPatch, *says: str, seconds: float = 10) -> None:
    monkeypatch.setattr(FAMILIES["go"].engine, "other", OtherProgram([*FAKE, *says], seconds))


def test_it_plays_the_large_boards_and_the_page_says_so(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, "plays", "Q16")
    page = stranger.get("/en/play/go?fresh").text
    assert "Level 7 is another program on this computer." in page and page.count("data-foe") == BEYOND
    url = begin(stranger, game="go-19x19", opponent="computer", level="2")
    assert "level 7" in look(stranger, url)["about"]
    game = act(stranger, url, do="move", number=0, square="d4")
    assert game["number"] == 2 and game["board"]["last_move"] == "q16" and not game["waiting"]


@pytest.mark.parametrize(
    "says", [("dies",), ("dies-at-once",), ("plays", "d4"), ("babbles",), ("refuses",), ("hangs",)]
)
def test_one_that_fails_costs_a_sentence_and_nothing_else(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch, says: tuple[str, ...]
) -> None:
    speak(monkeypatch, *says, seconds=1)
    url = begin(stranger, game="go-9x9", opponent="computer", level="7")
    game = act(stranger, url, do="move", number=0, square="d4")
    assert game["feedback"]["title"] == KEPT and game["waiting"] and game["number"] == 1
    page = stranger.post(url, data={"number": "1", "answer": "1"}, headers=OURS)
    assert page.status_code == 200 and KEPT in page.text and 'name="answer" value="1">' in page.text
    speak(monkeypatch, "plays", "F6")
    assert act(stranger, url, do="answer", number=1)["board"]["last_move"] == "f6"


def test_the_move_can_be_taken_back(stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, "dies")
    url = begin(stranger, game="go-9x9", opponent="computer", level="7")
    act(stranger, url, do="move", number=0, square="d4")
    game = act(stranger, url, do="undo", number=1)
    assert game["number"] == 0 and not game["waiting"] and game["turn"]["color"] == "black"


def test_a_game_that_it_begins_is_begun_all_the_same(
    stranger: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, "dies")
    game = look(stranger, begin(stranger, game="go-13x13", opponent="computer", level="7", side="white"))
    assert game["waiting"] and game["number"] == 0
