import re
import uuid

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import Room, new_class, signed_in
from tests.web.classroom.pupils import LESSON, class_id, seated, sends
from tests.web.classroom.work.test_sets import FILE, upload
from tutor.games.table import find_game
from tutor.puzzles.practice.drills import MAKER_VERSION, OUTSIDE_BANK_PREFIX
from tutor.puzzles.practice.rounds import make_round


def assigns(teacher: FlaskClient, page: str, what: str, **more: str) -> int:
    return teacher.post(f"{page}work/", data={"what": what, **more}, headers=OURS).status_code


def seat_page(pupil: FlaskClient, page: str) -> str:
    return pupil.get(f"/en/seat/{class_id(page)}/").text


def test_a_pupil_sees_what_is_assigned_and_how_far_it_is(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    assert "Your work" not in seat_page(mango, page)
    assert assigns(teacher, page, f"lesson:{LESSON}", due="2099-11-30") == 303
    text = seat_page(mango, page)
    assert "Your work" in text
    assert f"/en/learn/othello/{LESSON}/" in text
    assert "0 of 4 done · by Mon, Nov 30" in re.sub(r"\s+", " ", text)
    sends(mango, {"lesson": LESSON, "step": 1, "answer": ["e3"]})
    assert "1 of 4 done" in seat_page(mango, page)
    assert "by ວັນຈັນ" not in text
    assert "วันจันทร์" in mango.get(f"/th/seat/{class_id(page)}/").text
    assert "0 of 1 pupils have done it" in teacher.get(f"{page}work/").text


def test_work_is_found_while_a_board_is_shown_that_nobody_ended(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango, id = seated(app, class_id(page), "Mango"), class_id(page)
    board, work = f"/en/seat/{id}/board", f"/en/seat/{id}/work"
    teacher.post(f"{page}demo/", data={"do": "begin"}, headers=OURS)
    assert mango.get(f"/en/seat/{id}/").location == board
    assert f'"{work}">' not in mango.get(board).text, "nothing is assigned yet"
    assigns(teacher, page, f"lesson:{LESSON}")
    assert f'href="{work}">Your work' in mango.get(board).text
    shown = mango.get(work)
    assert shown.status_code == 200
    assert f"/en/learn/othello/{LESSON}/" in shown.text and "0 of 4 done" in shown.text
    assert f'href="{board}"' in shown.text


def test_what_is_late_is_told_and_what_is_done_is_ticked(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    assigns(teacher, page, "drill:flips", level="2", due="2020-01-01")
    assert "It was due on Wed, Jan 1" in seat_page(mango, page)
    for number, made in enumerate(make_round(find_game("othello"), "flips", 2, 5), 1):
        sends(
            mango, {"lesson": f"{MAKER_VERSION}/flips/2/5", "step": number, "answer": list(made.task.answers)}
        )
    text = seat_page(mango, page)
    assert "✓ Done" in text
    assert "It was for" not in text
    assert "1 of 1 pupils have done it" in teacher.get(f"{page}work/").text


def test_the_end_of_a_round_leads_a_pupil_to_the_work_that_is_left(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    assigns(teacher, page, "drill:flips", level="3")
    assigns(teacher, page, f"lesson:{LESSON}")
    made = make_round(find_game("othello"), "flips", 3, 7)
    answers = [
        {"lesson": f"{MAKER_VERSION}/flips/3/7", "step": n, "answer": [*one.task.answers]}
        for n, one in enumerate(made, 1)
    ]
    sends(mango, *answers)
    first, second, _ = re.findall(r'<a href="([^"]*)"(?: class="first")?><strong>', end_of_round(mango))
    assert first == f"/en/learn/othello/{LESSON}/"
    assert second == "/en/practise/flips/4/8/1"
    begun = mango.get("/en/practise/flips/3/7/8").text
    assert f"/en/learn/othello/{LESSON}/" in re.findall(r'data-work="([^"]*)"', begun)[0]
    teacher.post(f"{page}work/", data={"back": last_assigned(teacher, page)}, headers=OURS)
    assert re.findall(r'<a href="([^"]*)" class="first"', end_of_round(mango)) == [second]


def end_of_round(pupil: FlaskClient) -> str:
    return pupil.get("/en/practise/flips/3/7/done").text


def last_assigned(teacher: FlaskClient, page: str) -> str:
    return re.findall(r'name="back" value="(\w+)"', teacher.get(f"{page}work/").text)[-1]


def test_a_set_is_opened_by_pupils_of_the_class_it_is_assigned_to(app: Flask) -> None:
    teacher = signed_in(app)
    page, other = new_class(teacher), new_class(teacher)
    mango, papaya = seated(app, class_id(page), "Mango"), seated(app, class_id(other), "Papaya")
    _, set_page = upload(teacher, FILE)
    assert assigns(teacher, page, f"set:{set_page.split('/')[3]}") == 303
    found = re.search(r"/en/practise/(set/\w+/\w+)/1", seat_page(mango, page))
    assert found
    assert "Black plays" in mango.get(found[0]).text
    assert papaya.get(found[0]).status_code == 404
    sends(papaya, {"lesson": f"{OUTSIDE_BANK_PREFIX}/{found[1]}", "step": 1, "answer": ["a1"]})
    sends(mango, {"lesson": f"{OUTSIDE_BANK_PREFIX}/{found[1]}", "step": 1, "answer": ["a1"]})
    report = teacher.get(f"{page}report/").text
    assert '<p class="number">Two puzzles' in report
    sends(mango, {"lesson": f"{OUTSIDE_BANK_PREFIX}/{found[1]}", "step": 1, "answer": ["d4"]})
    assert "✓ Done" in seat_page(mango, page)
    assert "Nothing was missed yet." in teacher.get(f"{other}report/").text


def test_what_there_is_not_cannot_be_assigned(app: Flask) -> None:
    teacher, other = signed_in(app), signed_in(app)
    page = new_class(teacher)
    _, set_page = upload(other, FILE)
    for what in ("", "lesson:nothing", "drill:nothing", "game:othello", f"set:{set_page.split('/')[3]}"):
        assert assigns(teacher, page, what) == 400, what
    assert assigns(teacher, page, "drill:flips", level="99") == 400
    answer = teacher.post(f"{page}work/", data={"what": "drill:flips", "due": "soon"}, headers=OURS)
    assert answer.status_code == 400
    assert "This date could not be read." in answer.text


def test_an_assignment_is_taken_back_by_its_own_teacher_only(app: Flask) -> None:
    teacher, other = signed_in(app), signed_in(app)
    page, others = new_class(teacher), new_class(other)
    assigns(teacher, page, f"lesson:{LESSON}")
    found = re.search(r'name="back" value="(\w+)"', teacher.get(f"{page}work/").text)
    assert found
    other.post(f"{others}work/", data={"back": found[1]}, headers=OURS)
    assert found[1] in teacher.get(f"{page}work/").text
    teacher.post(f"{page}work/", data={"back": found[1]}, headers=OURS)
    assert "Nothing is assigned yet." in teacher.get(f"{page}work/").text


PAGES = (
    "/en/learn/othello/{}/",
    "/en/learn/othello/{}/find-e3",
    "/th/learn/othello/{}/find-e3?moves=0",
    "/en/learn/othello/{}/finished",
    "/sw/learn/othello/{}/finished",
)


@pytest.mark.parametrize("address", PAGES)
def test_a_locked_lesson_says_so_and_leads_to_what_is_open(app: Flask, address: str) -> None:
    teacher = signed_in(app)
    page = new_class(teacher, "Class 4b")
    mango, papaya = seated(app, class_id(page), "Mango"), seated(app, class_id(new_class(teacher)))
    teacher.post(f"{page}work/", data={"lock": "1", "locked": [LESSON, "start"]}, headers=OURS)
    locked = mango.get(address.format(LESSON))
    assert locked.status_code == 403
    assert "Class 4b" in locked.text
    assert "/learn/othello/outflank/" in locked.text
    assert mango.get("/en/learn/othello/outflank/between-two-discs").status_code == 200
    for client in (papaya, app.test_client(), teacher):
        assert client.get(address.format(LESSON)).status_code in (200, 302)
    cards = mango.get("/en/learn/othello/").text
    assert cards.count("not open yet") == 2
    assert "not open yet" not in app.test_client().get("/en/learn/othello/").text
    teacher.post(f"{page}work/", data={"lock": "1"}, headers=OURS)
    assert mango.get(address.format(LESSON)).status_code in (200, 302)


def test_what_was_answered_before_a_lesson_was_locked_is_kept_when_it_arrives(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    teacher.post(f"{page}work/", data={"lock": "1", "locked": "legal-moves"}, headers=OURS)
    late = {
        "id": str(uuid.uuid4()),
        "lesson": "legal-moves",
        "step": "first-legal-move",
        "answer": ["c6"],
        "help": 0,
    }
    kept = mango.post("/en/learn/othello/progress", json={"answers": [late]}, headers=OURS)
    assert kept.json == {"stars": {"legal-moves/first-legal-move": 3}}
    assert mango.get("/en/learn/othello/legal-moves/finished").status_code == 403


def test_nothing_else_hands_out_a_locked_lesson(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    step = mango.get(f"/en/learn/othello/{LESSON}/find-e3").text
    data = re.search(rf"/en/learn/othello/{LESSON}/lesson\.json\?v=\w+", step)
    assert data
    teacher.post(f"{page}work/", data={"lock": "1", "locked": LESSON}, headers=OURS)
    refused = mango.get(data[0], headers={"Accept": "application/json"})
    assert (refused.status_code, refused.json) == (403, {"error": "This lesson is not open yet"})
    assert "immutable" not in refused.headers["Cache-Control"]
    assert mango.get(f"/en/print/lesson/othello/{LESSON}/").status_code == 403
    assert mango.get("/en/learn/othello/welcome/lesson.json").status_code == 200
    for client in (teacher, app.test_client()):
        assert client.get(data[0]).status_code == 200
        assert client.get(f"/en/print/lesson/othello/{LESSON}/").status_code == 200


def test_the_drill_against_a_mistake_is_assigned_from_the_report(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    assert assigns(teacher, page, "drill:nearest-only") == 303
    assert "/en/practise/nearest-only/" in seat_page(mango, page)
    assert "Sometimes you flip only" not in seat_page(mango, page)
    assert "Sometimes you flip only" in teacher.get(f"{page}work/").text.partition("Assign something")[0]


def test_one_table_tells_of_each_pupil_what_is_done_and_missed(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango, papaya = (seated(app, class_id(page), name) for name in ("Mango", "Papaya"))
    assigns(teacher, page, f"lesson:{LESSON}")
    assigns(teacher, page, "lesson:start")
    for square in ("c5", "e3"):
        sends(mango, {"lesson": LESSON, "step": 1, "answer": [square]})
    text = re.sub(r"\s+", " ", teacher.get(f"{page}work/").text)
    rows = dict(re.findall(r'<tr><th scope="row"><a[^>]*>(\w+)</a></th>(.*?)</tr>', text))
    assert ">1/4<" in rows["Mango"] and "1 wrong answer" in rows["Mango"]
    assert rows["Papaya"].count("not begun") == 2
    assert seat_page(papaya, page).count("0 of 4 done") == 1


def test_what_was_missed_in_one_piece_of_work_is_one_tap_away(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    assigns(teacher, page, f"lesson:{LESSON}")
    for lesson, square in ((LESSON, "c5"), ("start", "a1")):
        sends(mango, {"lesson": lesson, "step": 1, "answer": [square]})
    link = re.search(r'href="([^"]+/report/\w+/\?work=\w+)"', teacher.get(f"{page}work/").text)
    assert link
    only, everything = teacher.get(link[1]).text, teacher.get(link[1].partition("?")[0]).text
    assert only.count('class="missed"') == 1 and everything.count('class="missed"') == 2
    assert "Show all" in only and "Show all" not in everything
    gone = teacher.get(f"{page}report/?work=nothing")
    assert gone.status_code == 200 and "Show all" not in gone.text


def test_what_cannot_be_assigned_is_shown_again_as_it_was_chosen(room: Room) -> None:
    page = f"/en/class/{room.id}/work/"
    sent = {"what": "drill:mixed", "level": "4", "due": "tomorrow"}
    refused = room.teacher.post(page, data=sent, headers=OURS)
    assert refused.status_code == 400
    assert "This date could not be read." in refused.text
    assert '<option value="drill:mixed" selected>' in refused.text
    assert '<option value="4" selected>' in refused.text
    assert 'value="tomorrow"' in refused.text
