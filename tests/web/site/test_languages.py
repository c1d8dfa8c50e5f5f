import re

import pytest
from flask.testing import FlaskClient

from tutor.web.site.languages import LANGUAGES, match_language


@pytest.mark.parametrize(
    ("header", "tag"),
    [
        ("lo-LA,en-US;q=0.9,en;q=0.8", "lo"),
        ("th-TH,th;q=0.9,en-US;q=0.8,en;q=0.7", "th"),
        ("th-TH,en;q=0.9", "th"),
        ("sw-TZ,en;q=0.9", "sw"),
        ("sw-KE,sw;q=0.9,en;q=0.8", "sw"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"),
        ("zh-Hans-CN", "zh-Hans"),
        ("zh_SG", "zh-Hans"),
        ("en-GB,th;q=0.5", "en"),
        ("fr-FR,fr;q=0.9,lo;q=0.8,en;q=0.7", "lo"),
        ("en;q=0.2,th;q=0.8", "th"),
        ("th;q=0,sw", "sw"),
        ("de", "en"),
        ("", "en"),
        ("*", "en"),
        ("th;q=oops,lo", "lo"),
    ],
)
def test_a_reader_gets_the_first_language_we_speak(header: str, tag: str) -> None:
    assert match_language(header).tag == tag


def test_the_door_leads_to_the_language_of_the_browser(stranger: FlaskClient) -> None:
    answer = stranger.get("/", headers={"Accept-Language": "lo-LA,en-US;q=0.9,en;q=0.8"})
    assert (answer.status_code, answer.headers["Location"]) == (302, "/lo/")
    assert {"Accept-Language", "Cookie"} <= set(answer.vary)


def test_the_language_read_last_is_remembered(stranger: FlaskClient) -> None:
    stranger.get("/sw/learn/othello/")
    answer = stranger.get("/", headers={"Accept-Language": "th"})
    assert answer.headers["Location"] == "/sw/"


def test_a_forged_language_cookie_is_passed_over(stranger: FlaskClient) -> None:
    stranger.set_cookie("language", "../etc")
    assert stranger.get("/", headers={"Accept-Language": "th"}).headers["Location"] == "/th/"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_page_says_its_language_and_names_its_others(stranger: FlaskClient, tag: str) -> None:
    page = stranger.get(f"/{tag}/learn/othello/no-jumping/flip-d3").text
    assert f'<html lang="{tag}">' in page
    for other in LANGUAGES.values():
        here = f"/{other.tag}/learn/othello/no-jumping/flip-d3"
        assert f'hreflang="{other.tag}" href="http://localhost{here}"' in page
        assert f'href="{here}" lang="{other.tag}" hreflang="{other.tag}"' in page
        assert other.name in page
    assert 'hreflang="x-default" href="http://localhost/x-default/learn/othello/no-jumping/flip-d3"' in page


@pytest.mark.parametrize("path", ["/learn/othello/no-jumping/flip-d3", "/practise/flips/2/16/1?a=%2B1", "/"])
def test_a_link_without_a_language_opens_in_the_readers_own(stranger: FlaskClient, path: str) -> None:
    answer = stranger.get(f"/x-default{path}", headers={"Accept-Language": "lo-LA,en-US;q=0.9"})
    assert answer.headers["Location"] == f"/lo{path}"
    assert {"Accept-Language", "Cookie"} <= set(answer.vary)


def test_a_puzzle_shows_its_link_to_be_handed_on(stranger: FlaskClient) -> None:
    for path in ("/learn/othello/no-jumping/flip-d3", "/practise/flips/2/16/1"):
        page = stranger.get(f"/sw{path}").text
        assert re.search(rf'<a href="/x-default{path}" hreflang="x-default">[^<]+</a>', page)


def test_languages_asked_for_in_turn_do_not_mix(stranger: FlaskClient) -> None:
    for tag in (*LANGUAGES, *reversed(LANGUAGES)):
        assert f'<html lang="{tag}">' in stranger.get(f"/{tag}/").text
