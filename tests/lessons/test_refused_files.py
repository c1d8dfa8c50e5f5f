from pathlib import Path

import pytest

from tests.lessons.steps import WriteLesson
from tutor.lessons import LessonError, check_course, load_course, load_courses

STEP = 'title = "The start"\ntext = "Black begins."\nboard = START'

FILES = {
    "a key without a value": (
        'title = "A"\ngoal =\n',
        "",
        "line 2, column 7 cannot be read: invalid value",
    ),
    "a text left open": (
        'title = "A"\ngoal = """B\n',
        "",
        "end of document cannot be read: unterminated string",
    ),
    "a key named twice": (
        'title = "A"\ntitle = "B"\n',
        "",
        "line 2, column 12 cannot be read: cannot overwrite a value",
    ),
    "an unknown key": ('title = "A"\ngoal = "B"\nlevel = 2\n', "level", "there is no such key here"),
    "no goal": ('title = "A"\n', "goal", "is missing"),
    "an empty goal": ('title = "A"\ngoal = " "\n', "goal", "is empty"),
    "an empty title": ('title = ""\ngoal = "B"\n', "title", "is empty"),
    "a square in the goal that is not on the board": (
        'title = "A"\ngoal = "You can find `k9`."\n',
        "goal",
        "`k9` is not a square of this board",
    ),
    "a cover that is no step": (
        'title = "A"\ngoal = "B"\ncover = "two"\n',
        "cover",
        "there is no step 'two'",
    ),
    "a list for the steps of a lesson": (
        'title = "A"\ngoal = "B"\ncover = 2\n',
        "cover",
        "should be a text in quotes, not a whole number",
    ),
}


@pytest.mark.parametrize(("head", "field", "sentence"), FILES.values(), ids=FILES)
def test_a_lesson_is_refused_with(
    head: str, field: str, sentence: str, folder: Path, write_lesson: WriteLesson
) -> None:
    file = write_lesson(STEP, head=head)
    (error,) = check_course(folder)
    assert (error.file, error.step, error.field, error.sentence) == (str(file), None, field, sentence)


def test_a_lesson_without_steps_is_refused(folder: Path, write_lesson: WriteLesson) -> None:
    file = write_lesson(head='title = "A"\ngoal = "B"\nsteps = []\n')
    (error,) = check_course(folder)
    assert (error.file, error.field, error.sentence) == (str(file), "steps", "this lesson has no step")


def test_a_file_in_another_encoding_is_refused(folder: Path) -> None:
    file = folder / "01-start.toml"
    file.write_bytes('title = "für"'.encode("latin-1"))
    (error,) = check_course(folder)
    assert (error.file, error.sentence) == (str(file), "this file is not written in UTF-8")


def test_a_file_that_cannot_be_opened_is_refused(folder: Path) -> None:
    (folder / "01-start.toml").mkdir()
    (error,) = check_course(folder)
    assert error.sentence == "this file cannot be read: Is a directory"


@pytest.mark.parametrize("name", ["start.toml", "1-start.toml", "01_start.toml", "01-Start.toml", "01-.toml"])
def test_a_lesson_file_must_be_called_by_number_and_name(
    name: str, folder: Path, write_lesson: WriteLesson
) -> None:
    file = write_lesson(STEP, name=name)
    (error,) = check_course(folder)
    assert (error.file, error.step, error.field) == (str(file), None, "")
    assert error.sentence == "a lesson's file is called NN-name.toml, like 04-legal-moves.toml"


def test_two_lessons_cannot_have_one_number(folder: Path, write_lesson: WriteLesson) -> None:
    files = [write_lesson(STEP, name=name) for name in ("03-end.toml", "03-start.toml")]
    errors = check_course(folder)
    assert [error.file for error in errors] == [str(file) for file in files]
    assert {error.sentence for error in errors} == {"another lesson has the number 03 too"}


def test_two_lessons_cannot_have_one_name(folder: Path, write_lesson: WriteLesson) -> None:
    files = [write_lesson(STEP, name=name) for name in ("03-end.toml", "04-end.toml")]
    errors = check_course(folder)
    assert [error.file for error in errors] == [str(file) for file in files]
    assert {error.sentence for error in errors} == {"another lesson is called 'end' too"}


COURSES = {
    "an unknown game": (
        'title = "A"\ndescription = "B"\ngame = "chess"\n',
        "game",
        "'chess' is no game; there are othello, othello-4x4, othello-6x6, othello-10x10, misere, "
        "reversi-1888, reversi-free-start, annex, "
        "capture-go-5x5, capture-go-7x7, capture-go-9x9, go-5x5, go-7x7, go-9x9, go-13x13, go-19x19, "
        "and othello-NxN or go-NxN",
    ),
    "no description": ('title = "A"\ngame = "othello"\n', "description", "is missing"),
    "an unknown key": (
        'title = "A"\ndescription = "B"\ngame = "othello"\nlevel = 1\n',
        "level",
        "there is no such key here",
    ),
    "an empty title": ('title = ""\ndescription = "B"\ngame = "othello"\n', "title", "is empty"),
    "a square that is not on the board": (
        'title = "A"\ndescription = "See `i1`."\ngame = "othello"\n',
        "description",
        "`i1` is not a square of this board",
    ),
}


@pytest.mark.parametrize(("text", "field", "sentence"), COURSES.values(), ids=COURSES)
def test_a_course_is_refused_with(
    text: str, field: str, sentence: str, folder: Path, write_lesson: WriteLesson
) -> None:
    write_lesson(STEP)
    (folder / "course.toml").write_text(text)
    (error,) = check_course(folder)
    assert (error.file, error.step, error.field, error.sentence) == (
        str(folder / "course.toml"),
        None,
        field,
        sentence,
    )
    with pytest.raises(LessonError, match="course.toml"):
        load_course(folder)


def test_a_folder_without_course_file_is_refused(folder: Path) -> None:
    (folder / "course.toml").unlink()
    with pytest.raises(LessonError, match=r"course\.toml: there is no such file"):
        load_courses(folder.parent)


def test_a_course_without_lessons_is_refused(folder: Path) -> None:
    with pytest.raises(LessonError, match="othello: this course has no lesson"):
        load_course(folder)


def test_a_path_without_courses_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="nowhere: there is no such folder"):
        load_courses(tmp_path / "nowhere")


def test_the_coordinates_of_another_board_are_its_own(folder: Path, write_lesson: WriteLesson) -> None:
    (folder / "course.toml").write_text('title = "Small"\ndescription = "B"\ngame = "othello-4x4"\n')
    small = "'''\n  a b c d\n1 . . . .\n2 . O X .\n3 . X O .\n4 . . . .'''"
    write_lesson(STEP.replace("START", small).replace("Black begins", "See `d4`, not `e1`"))
    (error,) = check_course(folder)
    assert error.sentence == "`e1` is not a square of this board"
