"""What a game shows of the rule that the lesson before it teaches."""

from __future__ import annotations

from babel import Locale
from babel.support import NullTranslations

from tutor.games.base import Move
from tutor.games.color import Color
from tutor.games.go.rules.position import GoPosition, as_go
from tutor.games.table import find_game
from tutor.lessons.loader import load_courses
from tutor.settings import ROOT
from tutor.web.wording import Wording
from tutor.web.wording.go.games.aims import AIMS, aim

WORDING = Wording(NullTranslations(), Locale("en"))


def shown(rule: str, moves: str, game: str = "go-5x5", you: Color = Color.BLACK) -> tuple[str, bool] | None:
    """What a game of these moves says of a rule, and whether it was kept."""
    played: list[Move] = [*moves.split()]
    positions: list[GoPosition] = [as_go(find_game(game).start())]
    for move in played:
        positions.append(positions[-1].play(move))
    found = aim(WORDING, rule, positions, played, you)
    return None if found is None else (WORDING.html(found.said), found.done)


def test_ataris_that_the_learner_gave_are_counted() -> None:
    assert shown("gives-atari", "d4 d3 e3 a1 c3 a2") == ("You gave atari 1 time.", True)
    said = shown("gives-atari", "a1 d4 a3")
    assert said is not None and said[0].startswith("You gave no atari in this game.") and not said[1]


def test_of_stones_in_atari_it_is_told_how_often_they_were_saved() -> None:
    saved, left = "c3 c4 a5 b3 a4 d3 c2", "c3 c4 a5 b3 a4 d3 e5 c2"
    said = shown("counts-its-liberties", saved)
    assert said == ("You could save stones from atari 1 time, and you did.", True)
    lost = shown("counts-its-liberties", left)
    assert lost is not None and lost[0].startswith("You could have saved stones from atari 1 time.")
    assert shown("counts-its-liberties", "c3 a1 d4") == ("None of your stones was ever in atari.", True)


def test_stones_in_own_territory_are_counted_unless_they_capture_or_answer_an_atari() -> None:
    walls = "b1 c1 b2 c2 b3 c3 b4 c4 b5 c5"
    assert shown("leaves-its-land", f"{walls} pass pass") == (
        "You placed no stone in your own territory.",
        True,
    )
    said = shown("leaves-its-land", f"{walls} a1 d1 a3 pass pass")
    assert shown("leaves-its-land", walls) is None, "it was not played to its end"
    assert (
        said is not None and said[0].startswith("You placed 2 stones in your own territory.") and not said[1]
    )


def test_the_games_after_lessons_that_teach_such_a_rule_have_an_aim() -> None:
    course = load_courses(ROOT / "lessons")["go"]
    rules = {one.after: course.lesson(one.after).teaches for one in course.stations}  # type: ignore[union-attr]
    assert {slug for slug, taught in rules.items() if {*taught} & {*AIMS}} == {
        "atari",
        "out-of-atari",
        "whose-land",
    }
