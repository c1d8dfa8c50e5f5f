"""Handing the board over: one pupil's move, two teams, and the class against the computer."""

from __future__ import annotations

from datetime import timedelta

from flask import Flask

from tests.conftest import OURS
from tests.web.classroom.class_at_board import Board, Pupil, class_at_board
from tests.web.classroom.members import storage
from tutor.storage.models import now
from tutor.storage.people import Seat


def test_a_pupil_who_is_called_plays_one_move(app: Flask) -> None:
    board = class_at_board(app)
    called, other = board.pupil("Noy"), board.pupil("Keo")
    assert called.move("d3").status_code == 409
    state = board.do("hand", seat=called.seat)
    assert state["hand"] == {"seat": called.seat, "text": "Noy plays the next move."}
    assert other.move("d3").status_code == 409
    refused = called.move("a1")
    assert refused.status_code == 400
    assert refused.json["feedback"]["title"]  # type: ignore[index]
    assert called.move("d3").status_code == 200
    state = board.state()
    assert (state["at"], state["hand"]) == (1, None)
    assert called.move("c3").status_code == 409, "one move only"


def test_a_hidden_name_is_not_told_and_markup_in_a_name_is_text(app: Flask) -> None:
    board = class_at_board(app)
    hidden = board.pupil("Noy", hidden=True).seat
    assert board.do("hand", seat=hidden)["hand"]["text"] == "A pupil plays the next move."
    board.do("keep")
    assert "&lt;b&gt;" in board.do("hand", seat=board.pupil("<b>100%(n)s").seat)["hand"]["text"]


def test_the_board_can_be_taken_back(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("hand", seat=pupil.seat)
    assert board.do("keep")["hand"] is None
    answer = pupil.move("d3")
    assert answer.json == {"error": "The board was taken back. Wait until your teacher calls you again."}


def test_two_teams_vote_move_by_move(app: Flask) -> None:
    board = class_at_board(app)
    pupils = [board.pupil(name) for name in ("A", "B", "C", "D", "E", "F")]
    state = board.do("teams")
    assert state["title"] == "Team Black, choose your move."
    teams = [pupil.mine()["team"] for pupil in pupils]
    assert teams == ["black", "white"] * 3
    black, white = pupils[::2], pupils[1::2]
    for pupil, move in zip(black, ("d3", "c4", "c4"), strict=True):
        assert pupil.vote(move).status_code == 200
    assert white[0].vote("d3").json == {"error": "The other team votes now."}
    assert "so no line can start there" in black[0].vote("a1").json["feedback"]["title"]  # type: ignore[index]
    for no_answer in (("zz",), ()):
        refused = black[0].vote(*no_answer)
        assert refused.status_code == 400
        assert refused.json == {"error": "The tutor could not read what was sent. Go back and try again."}
    state = board.do("turn")
    assert (state["board"]["last_move"], state["title"]) == (None, "Team White, choose your move.")
    assert state["at"] == 1
    assert "Black plays" in state["news"]
    assert black[0].vote("c3").status_code == 409
    assert white[0].vote("c3").status_code == 200
    assert board.do("turn")["at"] == 2
    assert board.do("end-match")["question"] is None


def test_both_teams_have_people_who_are_here(app: Flask) -> None:
    board = class_at_board(app)
    names = ("A, who is here", "B", "C, who is here", "D", "E, who was here", "F")
    pupils = {name: board.pupil(name) for name in names}
    for name, minutes in ((names[0], 1), (names[2], 2), (names[4], 50)):
        with storage(app).write() as session:
            session.get_one(Seat, pupils[name].seat).seen = now() - timedelta(minutes=minutes)
    board.do("teams")
    teams = {name: pupil.mine()["team"] for name, pupil in pupils.items()}
    assert {teams[names[0]], teams[names[2]]} == {"black", "white"}
    assert sorted(teams.values()) == ["black"] * 3 + ["white"] * 3


def without_a_vote(app: Flask) -> tuple[Board, Pupil]:
    """A match whose Black team is one pupil, after a turn of White for which there is nobody to vote."""
    board = class_at_board(app)
    only = board.pupil()
    board.do("teams")
    only.vote("d3")
    board.do("turn")
    state = board.do("turn")
    assert (state["at"], state["question"], state["news"]) == (1, None, "Nobody has voted for a move yet.")
    assert only.vote("c3", question=2).status_code == 409
    return board, only


def test_where_nobody_votes_the_teacher_plays_for_the_team_and_the_match_goes_on(app: Flask) -> None:
    board, only = without_a_vote(app)
    refused = board.ask("", tap="a1")
    assert refused.status_code == 400
    assert refused.json["feedback"]["title"]  # type: ignore[index]
    state = board.do("", tap="c3")
    assert (state["at"], state["title"]) == (2, "Team Black, choose your move.")
    assert only.vote("c4").status_code == 200
    assert board.do("turn")["at"] == 3


def test_where_nobody_votes_the_team_is_asked_again(app: Flask) -> None:
    board, only = without_a_vote(app)
    state = board.do("ask-turn")
    assert (state["title"], state["news"]) == ("Team White, choose your move.", "")
    late = next(one for one in (board.pupil() for _ in range(64)) if one.mine()["team"] == "white")
    assert only.vote("c3").status_code == 409
    assert late.vote("c3").status_code == 200
    assert board.do("turn")["at"] == 2


def test_where_nobody_votes_a_pupil_may_be_called_to_play_for_the_team(app: Flask) -> None:
    board, only = without_a_vote(app)
    board.do("hand", seat=only.seat)
    assert only.move("c3").status_code == 200
    assert board.state()["title"] == "Team Black, choose your move."


def test_where_the_class_does_not_vote_the_teacher_plays_and_the_computer_answers(app: Flask) -> None:
    board = class_at_board(app)
    board.do("computer", color="black", level="1")
    assert board.do("turn")["question"] is None
    assert board.do("", tap="d3")["main"]["title"] == "Let the computer move"
    state = board.do("reply")
    assert (state["at"], state["title"]) == (2, "The class plays Black. Choose your move.")


def test_without_a_vote_the_console_and_the_remote_say_how_to_go_on_by_forms(app: Flask) -> None:
    board, _ = without_a_vote(app)
    said = "Nobody has voted for a move yet. It is your move. Tap the board."
    for page in ("demo/", "remote/"):
        text = board.teacher.get(board.url(page)).text
        assert f'data-when="match !question !waiting !over !handed">{said}' in text, page
        assert 'value="ask-turn" data-main' in text, page
    sent = {"on": str(board.state()["version"]), "tap": "c3", "page": "remote", "mode": "play"}
    played = board.teacher.post(board.url(), data=sent, headers=OURS)
    assert (played.status_code, played.location) == (303, board.url("remote/"))
    assert board.state()["title"] == "Team Black, choose your move."


def test_who_comes_late_has_a_team_and_keeps_it(app: Flask) -> None:
    board = class_at_board(app)
    board.do("teams")
    late = board.pupil()
    team = late.mine()["team"]
    assert team in ("black", "white")
    board.pupil()
    assert late.mine()["team"] == team


def test_the_class_plays_against_the_computer(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    state = board.do("computer", color="black", level="1")
    assert state["title"] == "The class plays Black. Choose your move."
    assert pupil.mine()["team"] == "black"
    pupil.vote("d3")
    assert board.do("count")["tally"]["squares"] == [{"square": "d3", "n": 1}]
    state = board.do("turn")
    assert (state["at"], state["match"]["to_move"], state["match"]["waiting"]) == (1, "white", True)
    state = board.do("reply")
    assert (state["at"], state["match"]["to_move"], state["match"]["waiting"]) == (2, "black", False)
    assert state["question"]["number"] == 2
    assert board.ask("reply").status_code == 409, "it has answered"


def test_the_computer_begins_where_the_class_plays_white(app: Flask) -> None:
    board = class_at_board(app)
    state = board.do("computer", color="white", level="2")
    assert (state["at"], state["match"]["waiting"], state["main"]["do"]) == (0, True, "reply")
    state = board.do("reply")
    assert (state["at"], state["match"]["to_move"]) == (1, "white")


def test_a_match_goes_on_to_its_end(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil()
    board.do("start", game="othello-4x4")
    state = board.do("computer", color="black", level="3")
    while state["question"]:
        for square in ("a1", "b1", "c1", "d1", "a2", "d2", "a3", "d3", "a4", "b4", "c4", "d4"):
            if pupil.vote(square).status_code == 200:
                break
        state = board.do("turn")
        while state["match"]["waiting"]:
            state = board.do("reply")
    assert "over" in state["flags"]
    assert "–" in state["title"]
