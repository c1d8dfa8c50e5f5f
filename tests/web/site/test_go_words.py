import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tutor.web.learn.course_library import library_of
from tutor.web.site.languages import LANGUAGES

PAGE = "words/?course=go"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_go_stands_on_its_page_with_its_board(
    app: Flask, stranger: FlaskClient, language: str
) -> None:
    words = library_of(app).courses["go"].words
    text = stranger.get(f"/{language}/{PAGE}").text
    assert [name for name in re.findall(r'class="word" id="([\w-]+)"', text)] == [word.name for word in words]
    assert text.count('class="board points"') == len(words) == 23


def test_every_word_of_go_leads_to_the_one_lesson_in_which_it_comes_first(
    app: Flask, stranger: FlaskClient
) -> None:
    course = library_of(app).courses["go"]
    named = [name for lesson in course.lessons for step in lesson.steps for name in step.words]
    assert sorted(named) == sorted(word.name for word in course.words)
    ko = stranger.get(f"/en/{PAGE}").text.partition('id="ko"')[2].partition('class="word"')[0]
    assert 'href="/en/learn/go/ko/one-for-one"' in ko


def test_a_word_opened_in_a_lesson_leads_to_all_words_of_its_game(stranger: FlaskClient) -> None:
    text = stranger.get("/en/learn/go/atari/one-left").text
    assert 'href="/en/words/?course=go#atari"' in text and 'href="/en/words/#' not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_where_no_native_teacher_has_read_them_the_page_asks_for_better_words(
    stranger: FlaskClient, language: str
) -> None:
    asks = 'class="unread"'
    assert (asks in stranger.get(f"/{language}/{PAGE}").text) is (language in {"lo", "sw"})
    assert asks not in stranger.get(f"/{language}/words/").text


@pytest.mark.parametrize(
    ("path", "course"),
    [
        ("/en/go/", "?course=go"),
        ("/en/play/go", "?course=go"),
        ("/en/learn/go/", "?course=go"),
        ("/en/learn/go/ko/one-for-one", "?course=go"),
        (f"/en/{PAGE}", "?course=go"),
        ("/en/learn/othello/", ""),
        ("/en/words/", ""),
    ],
)
def test_the_foot_leads_to_the_words_of_the_game_of_its_page(
    stranger: FlaskClient, path: str, course: str
) -> None:
    foot = stranger.get(path, follow_redirects=True).text.partition("<footer")[2]
    assert f'href="/en/words/{course}"' in foot
