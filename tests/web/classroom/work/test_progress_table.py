import csv
import io
import re

from flask import Flask

from tests.web.classroom.everybody import everybody
from tests.web.classroom.members import new_class, signed_in
from tests.web.classroom.pupils import LESSON, class_id, seat_of, seated, sends
from tutor.puzzles.practice.drills import MAKER_VERSION, OUTSIDE_BANK_PREFIX
from tutor.web.classroom.work.csv_export import guarded

RIGHT: dict[str, object] = {"lesson": LESSON, "step": 1, "answer": ["e3"]}
WRONG = RIGHT | {"answer": ["c5"]}


def test_the_grid_counts_what_the_server_judged(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    sends(mango, RIGHT | {"verdict": "right"})
    assert "0/7" not in teacher.get(page + "grid/").text
    sends(mango, WRONG, RIGHT)
    text = teacher.get(page + "grid/").text
    assert "1/4" in text
    assert "1 wrong answer" in text
    assert "Nobody is stuck." in text


def test_the_grid_says_where_the_answers_at_the_big_board_stand(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    said = teacher.get(page + "grid/").text.split("does not count the answers at the big board")[1]
    assert f'<a href="{page}report/">Missed puzzles</a>' in said.split("</p>")[0]


def test_who_misses_again_and_again_is_named_first(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    seated(app, class_id(page), "Papaya")
    sends(mango, WRONG, WRONG, WRONG)
    stuck = re.search(r'<ul class="stuck-list">.*?</ul>', teacher.get(page + "grid/").text, re.DOTALL)
    assert stuck
    assert "Mango" in stuck[0]
    assert "3 wrong answers" in stuck[0]
    assert "Papaya" not in stuck[0]


def test_the_part_that_is_asked_for_again_comes_only_when_something_changed(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    found = re.search(r'data-mark="(\w+)"', teacher.get(page + "grid/").text)
    assert found
    same = teacher.get(f"{page}grid/table?after={found[1]}")
    sends(mango, RIGHT)
    fresh = teacher.get(f"{page}grid/table?after={found[1]}")
    assert same.status_code == 204 or same.status_code == 200  # a quarter of a minute may just be over
    assert fresh.status_code == 200
    assert "1/4" in fresh.text
    assert "<html" not in fresh.text


def test_the_grid_is_kept_as_a_table_that_excel_reads(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher, name="ป.4/2")
    mango = seated(app, class_id(page), "-1+1")
    seated(app, class_id(page), "ມ່ວງ")
    sends(mango, WRONG, RIGHT)
    answer = teacher.get(page + "grid/grid.csv")
    assert answer.data.startswith(b"\xef\xbb\xbf")
    assert "filename*=UTF-8''%E0%B8%9B.4-2" in answer.headers["Content-Disposition"]
    head, *lines = csv.reader(io.StringIO(answer.text.removeprefix("\ufeff")))
    assert head[:4] == ["Name", "Puzzles solved", "Misses", "Puzzles solved with help"]
    assert head[4] == "Answers shown"
    by_name = {line[0]: line for line in lines}
    assert set(by_name) == {"'-1+1", "ມ່ວງ"}
    assert by_name["'-1+1"][1:4] == ["1", "1", "0"]
    assert by_name["'-1+1"][6:9] == ["1", "3", "1"]


def test_no_cell_is_a_formula() -> None:
    assert [guarded(cell)[0] for cell in ("=1", "+1", "-1", "@a", "\t=1", " =1", "＝1")] == ["'"] * 7
    assert guarded("a=1") == "a=1"


def test_pupils_of_another_class_are_not_in_the_grid(app: Flask) -> None:
    teacher = signed_in(app)
    page, other = new_class(teacher), new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    assert seat_of(app, mango) in teacher.get(page + "grid/").text
    assert "Nobody sits in this class yet." in teacher.get(other + "grid/").text


def stuck_list(page: str) -> str:
    found = re.search(r'<ul class="stuck-list">.*?</ul>', page, re.DOTALL)
    return found[0] if found else ""


def test_who_misses_again_and_again_while_practising_needs_help_too(app: Flask) -> None:
    teacher = signed_in(app)
    page = new_class(teacher)
    mango = seated(app, class_id(page), "Mango")
    mark = re.search(r'data-mark="(\w+)"', teacher.get(page + "grid/").text)
    assert mark
    puzzle = {"lesson": f"{MAKER_VERSION}/flips/3/1", "step": 2}
    sends(mango, *[puzzle | {"answer": []}] * 3)
    stuck = stuck_list(teacher.get(f"{page}grid/table?after={mark[1]}").text)
    assert "Mango" in stuck and "3 wrong answers" in stuck
    assert "Find what flips" in stuck and "step" not in stuck
    sends(mango, RIGHT)
    assert not stuck_list(teacher.get(page + "grid/").text), "who goes on elsewhere is not stuck"


def test_who_is_stuck_in_a_set_is_named_with_its_title(app: Flask) -> None:
    room = everybody(app)
    puzzle = {"lesson": f"{OUTSIDE_BANK_PREFIX}/{room.values['round_of_set']}", "step": 1}
    sends(room.people["pupil"], *[puzzle | {"answer": ["a1"]}] * 3)
    page = room.people["teacher"].get(f"/en/class/{room.values['class_id']}/grid/").text
    assert "Two puzzles" in stuck_list(page)
