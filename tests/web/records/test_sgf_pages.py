"""Opening a game of Go and saving one, in the Smart Game Format."""

import io

from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.playing import act, begin

GAME = (
    "(;GM[1]FF[4]SZ[5]PB[Mali]PW[Suda]RE[B+5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd]"
    ";B[ce];W[de];B[ec];W[];B[])"
)


def test_a_pasted_game_is_walked_through_and_counted(stranger: FlaskClient) -> None:
    answer = stranger.post("/en/play/open/", data={"text": GAME}, headers=OURS)
    assert answer.status_code == 303
    page = stranger.get(answer.location).text
    assert "Black wins by 5 points." in page and "Mali" in page and 'class="o dead"' in page


def test_a_file_of_a_board_without_pages_is_refused_in_one_sentence(stranger: FlaskClient) -> None:
    for size, said in ((15, "The board is too large"), (8, "of a kind the tutor cannot show")):
        data = {"file": (io.BytesIO(f"(;GM[1]SZ[{size}];B[aa])".encode()), "a.sgf")}
        answer = stranger.post("/en/play/open/", data=data, headers=OURS)
        assert answer.status_code == 400 and said in answer.text


def test_a_finished_game_is_saved_and_opened_again(stranger: FlaskClient) -> None:
    url = begin(stranger, game="go-5x5", opponent="person")
    moves = "c5 d5 c4 d4 c3 d3 c2 d2 c1 d1 e3".split()
    for number, move in enumerate(moves):
        act(stranger, url, do="move", number=number, square=move)
    for number in (11, 12):
        act(stranger, url, do="pass", number=number)
    act(stranger, url, do="agree", number=13, dead=["e3"])
    saved = stranger.get(f"{url}/review/game.sgf")
    assert saved.status_code == 200 and b"RE[B+5]" in saved.data and b"TW[" in saved.data
    again = stranger.post("/en/play/open/", data={"text": saved.text}, headers=OURS)
    assert again.status_code == 303 and "dead=e3" in again.location


def test_a_game_that_is_kept_for_its_review_is_counted_as_it_was(stranger: FlaskClient) -> None:
    opened = stranger.post("/en/play/open/", data={"text": GAME}, headers=OURS)
    kept = stranger.post(str(opened.location), headers=OURS)
    assert kept.status_code == 303
    page = stranger.get(f"{kept.location}?move=13").text
    assert "Black wins by 5 points." in page and 'class="o dead"' in page
