import csv
import io
import uuid

from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.class_at_board import ENDING, class_at_board
from tests.web.classroom.members import new_class, signed_in, storage
from tests.web.classroom.pupils import LESSON, class_id, learner_of, seat_of, seated, sends
from tutor.games.othello.kinds.moves.wrong_rules import wrong_flips
from tutor.games.othello.kinds.strategy.beliefs import BELIEFS
from tutor.games.table import find_game
from tutor.puzzles.misconceptions import find_misconceptions
from tutor.puzzles.practice.drills import MAKER_VERSION, OUTSIDE_BANK_PREFIX
from tutor.puzzles.practice.provoking import chances
from tutor.puzzles.practice.rounds import make_round
from tutor.storage.models import Card


def practises_with_a_wrong_rule(client: FlaskClient, code: str = "nearest-only") -> int:
    """Answer a drill made for a misconception as somebody who has it; gives on how many boards it shows."""
    shown = 0
    answers = []
    for number, made in enumerate(make_round(find_game("othello"), code, 3, 7), 1):
        if made.task.kind != "flips" or made.task.move is None:
            continue
        given = sorted(wrong_flips(made.task.position, made.task.move)[code])
        shown += code in find_misconceptions(made.task, tuple(given))
        answers.append(
            {
                "id": str(uuid.uuid4()),
                "lesson": f"{MAKER_VERSION}/{code}/3/7",
                "step": number,
                "answer": given,
                "help": 0,
            }
        )
    client.post("/en/learn/othello/progress", json={"answers": answers}, headers=OURS)
    return shown


def test_a_pupils_page_shows_what_was_missed_and_why(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    sends(mango, {"lesson": LESSON, "step": 1, "answer": ["c5"]})
    text = teacher.get(f"{page}report/{seat_of(app, mango)}/").text
    assert 'data-square="e3"' in text  # the question
    assert 'data-square="c5"' in text  # what was tapped, in the explanation
    assert 'class="board"' in text
    assert "0 of 7" in text
    assert "1 wrong answer" in text


def test_misconceptions_are_named_for_the_pupil_and_counted_for_the_class(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango, papaya = (seated(app, class_id(page), name) for name in ("Mango", "Papaya"))
    assert practises_with_a_wrong_rule(mango) > 1
    own = teacher.get(f"{page}report/{seat_of(app, mango)}/").text
    assert "Sometimes you flip only the disc next to the new one." in own
    assert '/en/practise/nearest-only/"' in own
    assert "puzzles practised" in own
    report = teacher.get(f"{page}report/").text
    assert "1 pupil:" in report
    assert '/en/practise/nearest-only/"' in report
    assert '<summary>Pupils</summary><p class="text"><bdi>Mango</bdi></p>' in report, "who missed it, folded"
    practises_with_a_wrong_rule(papaya)
    assert "2 pupils:" in teacher.get(f"{page}report/").text


def test_a_belief_about_good_play_is_told_to_the_teacher_with_its_lesson(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    turned = ("which-reply-turned", "name-it-turned", "name-another", "name-a-last-one")
    for number, step in enumerate(turned, 1):
        sends(mango, {"lesson": "openings", "step": step, "answer": ["none"]})
        told = "Sometimes you take an opening for another" in teacher.get(f"{page}report/").text
        assert told == (number == len(turned))  # three boards could be chance
    report = teacher.get(f"{page}report/").text
    assert "Lesson 24: Openings and a master’s game" in report
    assert 'value="lesson:openings"' in report
    assert "/en/learn/othello/openings" in teacher.get(f"{page}report/{seat_of(app, mango)}/").text
    assert "Sometimes you take an opening" not in mango.get("/en/me/").text


def test_a_belief_that_shows_in_practice_is_told_to_the_teacher_too(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    believes = BELIEFS["fewest-flips-always"]
    rounds = [(number, make_round(find_game("othello"), "mobility", 1, number)) for number in range(1, 9)]
    wrong = [
        {
            "lesson": f"{MAKER_VERSION}/mobility/1/{number}",
            "step": step,
            "answer": [min(believes(made.task.position))],
        }
        for number, round in rounds
        for step, made in enumerate(round, 1)
        if "fewest-flips-always" in chances(made.task)
    ]
    seen = []
    for answer in wrong[:6]:
        sends(mango, answer)
        seen.append("Sometimes you flip as few discs as you can" in teacher.get(f"{page}report/").text)
    assert (seen[0], seen[1], seen[-1]) == (False, False, True)
    assert "Sometimes you flip as few discs" not in mango.get("/en/me/").text


def test_wrong_answers_are_kept_as_a_table(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    sends(mango, {"lesson": LESSON, "step": 1, "answer": ["c5"], "help": 1})
    practises_with_a_wrong_rule(mango)
    answer = teacher.get(page + "report/missed.csv")
    lines = list(csv.reader(io.StringIO(answer.text.removeprefix("\ufeff"))))
    first = next(line for line in lines if line[1] == "The board and its squares 1")
    assert (first[0], first[3]) == ("Mango", "c5")
    assert "e3" in first[2]
    assert first[4:6] == ["not yet", "1"]
    assert any("next to the new one" in line[6] for line in lines)


def test_a_puzzle_missed_again_when_it_came_back_is_drawn_as_it_was_turned(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    practises_with_a_wrong_rule(mango)
    with storage(app).read() as session:
        card = session.query(Card.id).filter_by(learner_id=learner_of(mango)).first()
    assert card
    answer = {
        "id": str(uuid.uuid4()),
        "lesson": f"{OUTSIDE_BANK_PREFIX}/review/{card[0]}-3",
        "step": 1,
        "answer": ["a1"],
    }
    mango.post("/en/learn/othello/progress", json={"answers": [answer]}, headers=OURS)
    text = teacher.get(f"{page}report/{seat_of(app, mango)}/").text
    assert '<p class="number">To review</p>' in text


def test_the_page_of_a_pupil_of_another_class_is_not_there(app: Flask) -> None:
    teacher = signed_in(app)
    page, other = new_class(teacher), new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    assert teacher.get(f"{other}report/{seat_of(app, mango)}/").status_code == 404


def test_one_pupil_is_a_table_too(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango, papaya = (seated(app, class_id(page), name) for name in ("Mango", "Papaya"))
    for square in ("c5", "e3"):
        sends(mango, {"lesson": LESSON, "step": 1, "answer": [square]})
    sends(papaya, {"lesson": LESSON, "step": 1, "answer": ["h8"]})
    answer = teacher.get(f"{page}report/{seat_of(app, mango)}/report.csv")
    lines = list(csv.reader(io.StringIO(answer.text.removeprefix("\ufeff"))))
    lessons, missed = lines[: lines.index([])], lines[lines.index([]) + 1 :]
    assert lessons[0] == ["Where", "Puzzles solved", "Stars", "Misses"]
    assert lessons[1][1:] == ["1", "3", "1"]
    assert [line[0] for line in missed[1:]] == ["Mango"]
    assert missed[1][3] == "c5"


def table(text: str) -> list[list[str]]:
    """The lines of a table below its head."""
    return list(csv.reader(io.StringIO(text.removeprefix("\ufeff"))))[1:]


def test_wrong_votes_on_the_big_board_are_reported_once_nobody_can_vote_any_more(app: Flask) -> None:
    board = class_at_board(app)
    wrong, right = board.pupil("Mango"), board.pupil("Papaya")
    report, own = board.url("report/"), board.url(f"report/{wrong.seat}/")
    board.do("ask", kind="legal-move")
    wrong.vote("a1")
    right.vote("d3")
    assert "Nothing was missed yet." in board.teacher.get(report).text
    board.do("close")
    for page in (report, own):
        text = board.teacher.get(page).text
        assert '<p class="number">The big board' in text
        assert 'data-square="a1"' in text
    assert '<p class="number">The big board' not in board.teacher.get(board.url(f"report/{right.seat}/")).text
    (line,) = table(board.teacher.get(board.url("report/missed.csv")).text)
    assert line[:2] == ["Mango", "The big board"]
    assert line[3:6] == ["a1", "not yet", "0"]
    assert "a1" in board.teacher.get(board.url(f"report/{wrong.seat}/report.csv")).text


def test_a_question_without_a_right_answer_is_in_no_report(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil("Mango")
    board.do("ask", kind="where")
    pupil.vote("d3")
    board.do("reveal")
    board.do("close")
    board.do("teams")
    assert "Nothing was missed yet." in board.teacher.get(board.url("report/")).text
    assert table(board.teacher.get(board.url("report/missed.csv")).text) == []


def test_votes_show_misconceptions_and_the_moves_of_an_ending(app: Flask) -> None:
    board = class_at_board(app)
    pupil = board.pupil("Mango")
    board.do("open-puzzle", drill="nearest-only", level="3", number="7")
    for made in make_round(find_game("othello"), "nearest-only", 3, 7)[:4]:
        board.do("ask-step")
        assert made.task.move is not None
        pupil.vote(*sorted(wrong_flips(made.task.position, made.task.move)["nearest-only"]))
        board.do("reveal")
        board.do("close")
        board.do("next-step")
    board.do("open", text=ENDING)
    board.do("ask", kind="sequence:2")
    pupil.vote("h5")
    board.do("reveal")
    own = board.teacher.get(board.url(f"report/{pupil.seat}/")).text
    assert "2 best moves" in own
    assert 'data-square="h5"' in own
    assert "Sometimes you flip only the disc next to the new one." in own
    assert "1 pupil:" in board.teacher.get(board.url("report/")).text
