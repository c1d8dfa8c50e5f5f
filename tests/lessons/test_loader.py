import re
from pathlib import Path

import pytest

from tests.lessons.conftest import START
from tests.lessons.steps import WriteLesson
from tutor.games.color import Color
from tutor.games.othello.puzzles import Flips
from tutor.games.table import find_game
from tutor.lessons import LessonError, Marks, check_course, load_course, load_courses
from tutor.lessons.loader import lesson_file, read_lesson

TELLING = 'title = "The start"\ntext = "Black begins."\nboard = START'
EMPTY = """
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . . . . . .
5 . . . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""


def test_a_lesson_holds_what_its_file_says(folder: Path, write_lesson: WriteLesson) -> None:
    file = write_lesson(
        'title = "Look at `d3`"\n'
        'text = """\nBlack plays `d3`.\n\nThe white disc\non `d4` flips."""\n'
        'board = START\nto_move = "black"\nplay = "d3"\n'
        'marks = { ring = ["d3"], tint = ["d4"], line = [["d3", "d5"]], arrow = [["d3", "d4"]] }',
        'board = START\nto_move = "black"\nhint = "Look down."\npuzzle = { kind = "flips", move = "d3" }',
    )
    course = load_course(folder)
    assert (course.name, course.title, course.game) == ("othello", "Othello", "othello")
    (lesson,) = course.lessons
    assert (lesson.number, lesson.slug, lesson.title) == (4, "legal-moves", "Legal moves")
    assert lesson.goal == "You can find a legal move."
    assert lesson_file(folder, lesson) == file
    played, asked = lesson.steps
    assert (played.kind, asked.kind) == ("play", "puzzle")
    assert played.text == "Black plays `d3`.\n\nThe white disc on `d4` flips."
    assert played.play == ("d3",)
    assert played.marks == Marks(ring=("d3",), tint=("d4",), line=(("d3", "d5"),), arrow=(("d3", "d4"),))
    assert asked.puzzle == Flips(move="d3")
    assert asked.puzzle.kind == "flips"
    assert asked.hint == "Look down."
    assert asked.position(find_game("othello")) == find_game("othello").start()
    assert lesson.step(2) is asked
    assert course.lesson("legal-moves") is lesson
    assert course.lesson("corners") is None


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_lesson_has_no_step_outside_its_numbers(
    number: int, folder: Path, write_lesson: WriteLesson
) -> None:
    write_lesson(TELLING)
    with pytest.raises(IndexError, match="'legal-moves' has no step"):
        load_course(folder).lessons[0].step(number)


def test_a_step_has_a_name_and_the_number_of_its_place(folder: Path, write_lesson: WriteLesson) -> None:
    write_lesson('name = "begin"\n' + TELLING, 'name = "b2-c3"\n' + TELLING)
    (lesson,) = load_course(folder).lessons
    assert lesson.names == ("begin", "b2-c3")
    assert [lesson.number_of(name) for name in ("begin", "b2-c3", "gone")] == [1, 2, None]


def test_a_number_stands_for_the_step_that_once_had_it(folder: Path, write_lesson: WriteLesson) -> None:
    write_lesson(TELLING, name="01-board.toml")
    (folder / "numbers.toml").write_text('[numbered]\nboard = ["gone", "step-1"]\n')
    course = load_course(folder)
    assert [course.name_of("board", n) for n in (-1, 0, 1, 2, 3)] == [None, None, "gone", "step-1", None]
    assert [course.once_numbered("board", name) for name in ("step-1", "new")] == [2, None]
    assert [course.name_of("other", n) for n in (0, 7)] == [None, "step-7"]
    assert [course.once_numbered("other", name) for name in ("step-7", "step-x", "7")] == [7, None, None]


def test_numbers_that_cannot_be_read_are_refused(folder: Path, write_lesson: WriteLesson) -> None:
    write_lesson(TELLING)
    (folder / "numbers.toml").write_text('[numbered]\nboard = "gone"\n')
    (error,) = check_course(folder)
    assert (error.field, error.sentence) == ("numbered[...]", "should be a list, not a text in quotes")


def test_a_file_of_a_set_may_name_its_steps_or_not(folder: Path, write_lesson: WriteLesson) -> None:
    file = write_lesson('name = "begin"\n' + TELLING, 'name = ""\n' + TELLING)
    lesson = read_lesson(file.read_bytes(), "set.toml", find_game("othello"))
    assert lesson.names == ("1", "2")


def test_a_line_of_moves_may_hold_a_pass_where_it_is_forced(folder: Path, write_lesson: WriteLesson) -> None:
    board = "'''\n  a b c d e f g h\n1 X O . . . . O .\n" + "\n".join(
        f"{row} . . . . . . . ." for row in range(2, 9)
    )
    write_lesson(
        'title = "White passes"\ntext = "White cannot move."\nto_move = "white"\n'
        f"board = {board}'''\nplay = ['pass', 'c1']"
    )
    assert load_course(folder).lessons[0].steps[0].play == ("pass", "c1")


def test_the_cover_is_the_first_board_with_discs_unless_the_file_says_otherwise(
    folder: Path, write_lesson: WriteLesson
) -> None:
    bare = f"title = 'Bare'\ntext = 'An empty board.'\nboard = '''{EMPTY}'''"
    write_lesson(bare, TELLING, TELLING)
    head = 'title = "Legal moves"\ngoal = "You can move."\ncover = "step-3"\n'
    write_lesson(TELLING, TELLING, TELLING, name="05-more.toml", head=head)
    assert [lesson.cover for lesson in load_course(folder).lessons] == [2, 3]


def test_lessons_come_in_the_order_of_their_numbers(folder: Path, write_lesson: WriteLesson) -> None:
    for name in ("10-end.toml", "02-start.toml", "01-board.toml"):
        write_lesson(TELLING, name=name)
    courses = load_courses(folder.parent)
    assert list(courses) == ["othello"]
    assert [lesson.slug for lesson in courses["othello"].lessons] == ["board", "start", "end"]


def test_a_board_without_a_side_to_move_is_a_drawing(folder: Path, write_lesson: WriteLesson) -> None:
    write_lesson(TELLING, TELLING + '\nto_move = "white"')
    drawing, turn = load_course(folder).lessons[0].steps
    assert drawing.to_move is None
    assert turn.position(find_game("othello")).to_move is Color.WHITE


def test_an_error_names_file_step_field_and_says_what_is_wrong(
    folder: Path, write_lesson: WriteLesson
) -> None:
    file = write_lesson(TELLING, TELLING + "\ntexts = 'More'")
    with pytest.raises(LessonError) as caught:
        load_course(folder)
    assert str(caught.value) == f"{file}, step 2, texts: there is no such key here"
    assert isinstance(caught.value, ValueError)


def test_loading_raises_the_first_error_and_checking_finds_them_all(
    folder: Path, write_lesson: WriteLesson
) -> None:
    write_lesson(TELLING.replace("Black begins.", "On `i9`."), TELLING + '\nexplain = "d4"')
    found = [(error.step, error.field) for error in check_course(folder)]
    assert found == [(1, "text"), (2, "to_move"), (2, "explain")]
    with pytest.raises(LessonError) as caught:
        load_course(folder)
    assert (caught.value.step, caught.value.field) == (1, "text")


def test_a_lesson_without_fault_leaves_nothing_to_say(folder: Path, write_lesson: WriteLesson) -> None:
    write_lesson(TELLING)
    assert check_course(folder) == []


WORD = '[[words]]\nname = "flip"\ntitle = "Flip"\ntext = "To flip is to turn over."\nboard = START\n'


def test_the_words_of_a_course_are_read_beside_its_lessons(folder: Path, write_lesson: WriteLesson) -> None:
    write_lesson(TELLING + '\nwords = ["flip"]')
    (folder / "words.toml").write_text(WORD.replace("START", START), "utf-8")
    course = load_course(folder)
    assert [word.name for word in course.words] == ["flip"]
    assert course.lessons[0].steps[0].words == ("flip",)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (WORD.replace('"flip"', '"Flip it"'), "a word has a name of small letters, like corner"),
        (WORD + WORD, "another word is called 'flip' too"),
        (
            WORD + 'puzzle = { kind = "find-square", square = "e3" }\n',
            "a word has a title and a text, and asks nothing",
        ),
        (WORD.replace('"flip"', '"pass"'), "'flip' is no word of words.toml"),
        ("words = 3\n", "should be a list, not a whole number"),
    ],
)
def test_a_wrong_word_is_refused(folder: Path, write_lesson: WriteLesson, words: str, sentence: str) -> None:
    write_lesson(TELLING + '\nwords = ["flip"]')
    (folder / "words.toml").write_text(words.replace("START", START), "utf-8")
    with pytest.raises(LessonError, match=re.escape(sentence)):
        load_course(folder)
