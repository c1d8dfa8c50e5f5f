import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tutor.web.learn.course_library import library_of
from tutor.web.site.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_stands_on_one_page_with_its_board(
    app: Flask, stranger: FlaskClient, language: str
) -> None:
    words = library_of(app).first_course.words
    text = stranger.get(f"/{language}/words/").text
    assert [name for name in re.findall(r'class="word" id="([\w-]+)"', text)] == [word.name for word in words]
    assert text.count('class="board"') == len(words) >= 20


def test_a_word_leads_to_the_lesson_in_which_it_comes_first(stranger: FlaskClient) -> None:
    text = stranger.get("/en/words/").text
    outflank = text.partition('id="outflank"')[2].partition('class="word"')[0]
    assert 'href="/en/learn/othello/outflank/between-two-discs"' in outflank


def test_a_word_is_linked_once_in_the_course(app: Flask) -> None:
    named = [
        name
        for lesson in library_of(app).first_course.lessons
        for step in lesson.steps
        for name in step.words
    ]
    assert len(named) == len(set(named))


def test_the_step_that_says_a_word_first_opens_it_in_its_place(stranger: FlaskClient) -> None:
    text = stranger.get("/en/learn/othello/outflank/outflank-and-flip").text
    opened = r'<details class="term" data-said="2"><summary>Outflank</summary>(.*?)</details>'
    shown = re.search(opened, text, re.DOTALL)
    assert shown
    assert "is outflanked when" in shown[1] and 'href="/en/words/#outflank"' in shown[1]
    assert 'data-said="1"' not in text
    rest = re.search(r'data-rest="([^"]+)"', text)
    assert rest
    terms = stranger.get(rest[1]).json["terms"]
    assert '<details class="term" data-said="1" hidden>' in terms and 'data-said="2"' in terms


def test_the_words_are_the_same_page_for_everybody(stranger: FlaskClient, app: Flask) -> None:
    first, second = (client.get("/lo/words/") for client in (stranger, app.test_client()))
    assert first.data == second.data
    assert first.headers["ETag"] == second.headers["ETag"]
