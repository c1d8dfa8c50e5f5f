"""What is said to each move where one is asked for: the answer of the other side is told once."""

from pathlib import Path

import pytest
from babel.support import NullTranslations

from tutor.games.table import find_game
from tutor.lessons.loader import load_course
from tutor.puzzles.puzzle_tasks import set_puzzle
from tutor.web.puzzles.single_answers import Notes, singles
from tutor.web.wording import Wording


@pytest.mark.parametrize("number", [12, 13, 14])
def test_a_reason_comes_first_and_the_answer_of_the_other_side_is_told_once(number: int) -> None:
    wording, told = Wording(NullTranslations(), "en"), 0
    for step in load_course(Path("lessons/othello")).lessons[number - 1].steps:
        if step.puzzle is None or step.puzzle.kind != "choose":
            continue
        task = set_puzzle(find_game("othello"), step)
        for feedback in singles(wording, task, task.color, Notes()).values():
            if "frames" not in feedback:
                continue
            said = [feedback["title"], feedback["detail"], *(one["say"] for one in feedback["frames"][1:])]
            sentences = [wording.html(one) for one in said if one is not None]
            naming = [
                one for one in sentences if "answers" in one or f"{_other(task.color.value)} plays" in one
            ]
            assert len(naming) <= 1, sentences
            told += 1
    assert told > 20


def _other(color: str) -> str:
    return "White" if color == "black" else "Black"
