from io import BytesIO
from pathlib import Path

from babel.messages.extract import extract as extract_from

from tests.lessons.steps import WriteLesson
from tutor.lessons import load_course
from tutor.lessons.lesson_messages import extract, find_lines

STEP = (
    'title = "Look  at `d3`"\n'
    'board = START\nto_move = "black"\n'
    'text = """\nBlack plays `d3`.\nOne disc flips.\n\n\n  The turn passes.\n"""\n'
    'play = "d3"'
)
ASKING = 'board = START\nto_move = "black"\nhint = "Look down."\npuzzle = { kind = "legal-move" }'


def messages(file: Path) -> list[tuple[int, str, list[str]]]:
    with file.open("rb") as opened:
        return [(line, text, comments) for line, _, text, comments in extract(opened, (), (), {})]


def test_every_string_comes_with_its_line_and_a_note(write_lesson: WriteLesson) -> None:
    file = write_lesson(STEP, ASKING)
    where = "othello, lesson 04-legal-moves"
    assert messages(file) == [
        (1, "Legal moves", [f"{where}: headline"]),
        (2, "You can find a legal move.", [f"{where}: goal, shown when the lesson is finished"]),
        (6, "Look at `d3`", [f"{where}, step 1: headline"]),
        (18, "Black plays `d3`. One disc flips.\n\nThe turn passes.", [f"{where}, step 1: text"]),
        (40, "Look down.", [f"{where}, step 2: hint"]),
    ]
    lines = file.read_text().splitlines()
    assert [lines[number - 1].split(" ")[0] for number, _, _ in messages(file)] == [
        "title",
        "goal",
        "title",
        "text",
        "hint",
    ]


def test_a_course_has_a_headline_and_a_description(folder: Path) -> None:
    assert messages(folder / "course.toml") == [
        (1, "Othello", ["course othello: headline"]),
        (3, "The rules, on living boards.", ["course othello: description of the course"]),
    ]


def test_what_is_extracted_is_what_is_looked_up(folder: Path, write_lesson: WriteLesson) -> None:
    file = write_lesson(STEP, ASKING)
    (lesson,) = load_course(folder).lessons
    looked_up = [lesson.title, lesson.goal]
    for step in lesson.steps:
        looked_up += [text for text in (step.title, step.text, step.hint) if text]
    assert [text for _, text, _ in messages(file)] == looked_up


def test_babel_finds_the_extractor_by_its_name(write_lesson: WriteLesson) -> None:
    with write_lesson(STEP).open("rb") as file:
        found = list(extract_from("tutor.lessons.lesson_messages:extract", file))
    assert (1, "Legal moves", ["othello, lesson 04-legal-moves: headline"], None) in found


def test_an_extractor_without_a_file_name_still_yields_the_strings() -> None:
    found = list(extract(BytesIO(b'title = "A"\n[[steps]]\ntitle = "B"\n'), (), (), {}))
    assert [(line, text) for line, _, text, _ in found] == [(1, "A"), (3, "B")]


def test_a_key_inside_a_text_is_no_key() -> None:
    source = 'text = """\ntitle = 1\n[[steps]]\n"""\n[[steps]]\ntext = \'\'\'a\'\'\'\nhint = "b"\n'
    assert find_lines(source) == {(0, "text"): 1, (1, "text"): 6, (1, "hint"): 7}


def test_the_moments_of_a_history_come_with_their_years() -> None:
    content = 'title = "A history"\n\n[[moments]]\nyear = "1888"\ntitle = "Boards"\ntext = "In shops."\n'
    file = BytesIO(content.encode())
    file.name = "lessons/othello/history.toml"
    assert [(line, text, comments) for line, _, text, comments in extract(file, (), (), {})] == [
        (1, "A history", ["othello, history: headline"]),
        (5, "Boards", ["othello, history, 1888: headline"]),
        (6, "In shops.", ["othello, history, 1888: text"]),
    ]
