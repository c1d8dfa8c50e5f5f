"""Who would take back in a ko sees the board of one move ago beside the one that would come back."""

from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.support.boards import KO
from tests.web.playing import begin
from tutor.games.color import Color
from tutor.games.table import find_game
from tutor.web.board.board_link import position_code


def begin_with_ko(client: FlaskClient) -> str:
    here = find_game("go-5x5").parse_diagram(KO, Color.BLACK).play("c3")
    return begin(client, game="go-5x5", opponent="person", start=position_code(here))


def test_a_game_shows_both_boards_to_a_script_and_without_one(stranger: FlaskClient) -> None:
    url = begin_with_ko(stranger)
    by_script = stranger.post(url, json={"do": "move", "number": 0, "square": "b3"}, headers=OURS)
    told = by_script.json["feedback"]["detail"]  # type: ignore[index]
    assert told.count("<svg") == 2 and told.count('class="ring"') == 1
    assert "One move ago" in told and "the same board" in told and "<link" not in told
    by_form = stranger.post(url, data={"number": "0", "tap": "b3"}, headers=OURS).text
    assert '<span class="two-boards">' in by_form and "One move ago" in by_form


def test_another_closed_point_shows_no_boards(stranger: FlaskClient) -> None:
    url = begin_with_ko(stranger)
    taken = stranger.post(url, json={"do": "move", "number": 0, "square": "c3"}, headers=OURS)
    assert taken.json["feedback"]["detail"] is None  # type: ignore[index]


def test_a_lesson_shows_both_boards_after_an_answer_without_a_script(stranger: FlaskClient) -> None:
    for answer in ("a1", "nowhere"):
        told = stranger.post("/en/learn/go/ko/corner", data={"choice": answer}, headers=OURS)
        assert told.status_code == 200 and '<span class="two-boards">' in told.text, told.text[:300]
