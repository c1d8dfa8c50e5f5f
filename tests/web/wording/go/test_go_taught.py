"""What the first lessons of Go say: nothing that a later lesson teaches."""

from __future__ import annotations

import re

from flask import Flask

from tutor.web.learn.course_library import library
from tutor.web.site.languages import LANGUAGES
from tutor.web.wording.go.go_kind_words import GO


def test_no_lesson_speaks_of_chains_before_the_one_that_teaches_them(app: Flask) -> None:
    with app.test_request_context("/en/"):
        course = library().courses["go"]
        for lesson in course.lessons:
            if lesson.slug == "chains":
                break
            said = library().view(course, lesson, LANGUAGES["en"]).data["phrases"]
            assert said and [one for one in said if re.search(r"\bchains?\b", one)] == [], lesson.slug
        else:
            raise AssertionError("no lesson teaches chains")


def test_a_round_praises_what_its_puzzles_asked_and_no_more() -> None:
    said = {topic: text for words in GO for topic, text in words.learned.items()}
    assert said["atari-or-not"] == said["all-atari"] == "You can see atari."
    assert said["give-atari"] == "You can give atari."
    assert said["name-point"] == "You can name a point."
