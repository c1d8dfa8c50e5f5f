"""How the tutor works: one page for learners and one for teachers, in every language, each a short list."""

import re

import pytest
from flask.testing import FlaskClient

from tutor.web.site.guides import FOR_LEARNERS, FOR_TEACHERS
from tutor.web.site.languages import LANGUAGES

PAGES = {"how/": FOR_LEARNERS, "how/teachers": FOR_TEACHERS}


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_each_part_is_said_in_the_language_of_the_reader(page: str, tag: str, stranger: FlaskClient) -> None:
    answer = stranger.get(f"/{tag}/{page}")
    assert answer.status_code == 200
    assert answer.text.count("<li><h2>") == len(PAGES[page]) == 6
    for heading, text, _ in PAGES[page]:
        assert (heading in answer.text and text in answer.text) is (tag == "en")


@pytest.mark.parametrize("page", PAGES)
def test_every_way_from_it_leads_somewhere(page: str, stranger: FlaskClient) -> None:
    main = stranger.get(f"/en/{page}").text.split('<main id="main"')[1].split("</main>")[0]
    ways = re.findall(r'href="([^"]+)"', main)
    assert len(ways) >= 4
    for way in ways:
        assert stranger.get(way, follow_redirects=True).status_code == 200


def test_home_and_the_map_lead_to_it_and_a_teacher_finds_the_other(stranger: FlaskClient) -> None:
    for page in ("/en/", "/en/learn/othello/"):
        assert 'href="/en/how/"' in stranger.get(page).text
    assert 'href="/en/how/teachers"' in stranger.get("/en/teacher/sign-in").text
