"""A form that is refused leads to the other languages with what was sent; no script is needed for it."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import Room
from tests.web.classroom.pupils import seat_of, seated

LONG = "Mali " * 30


def in_lao(client: FlaskClient, page: str) -> str:
    """The page in Lao, by the button of the menu, as a browser without scripts sends its form."""
    form = page.split('<form id="sent"', 1)[1].split("</form>")[0]
    fields = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', form)
    texts = re.findall(r'<textarea name="(\w+)" hidden>\n(.*?)</textarea>', form, re.DOTALL)
    sent = {name: unescape(value) for name, value in [*fields, *texts]}
    (address,) = re.findall(r'<button form="sent" formaction="([^"]*)" lang="lo"', page)
    answer = client.post(unescape(address), data=sent, headers=OURS)
    assert '<html lang="lo"' in answer.text
    return answer.text


FORMS = {
    "class/": {"name": LONG, "language": "th"},
    "class/{room}/settings": {"name": LONG, "language": "th"},
    "class/{room}/pupil/{seat}": {"do": "rename", "name": LONG},
    "class/{room}/names": {"names": "Mali\nNoy\n" + LONG, "do": "look"},
    "class/{room}/work/": {"what": "drill:flips", "level": "3", "due": "2026-13-45"},
    "sets/": {"title": LONG},
    "play/open/": {"text": "no game at all", "game": "othello"},
}
"""Pages with a form that asks for words, and something that they refuse or show before it is done."""


@pytest.mark.parametrize("page", FORMS)
def test_what_a_refused_form_had_goes_along_into_another_language(page: str, room: Room) -> None:
    seat = seat_of(room.app, seated(room.app, room.id))
    address = "/en/" + page.format(room=room.id, seat=seat)
    refused = room.teacher.post(address, data=FORMS[page], headers=OURS)
    assert refused.status_code in (200, 400, 409), refused.status_code
    shown = [unescape(text) for text in (refused.text, in_lao(room.teacher, refused.text))]
    typed = max(FORMS[page].values(), key=len).strip().splitlines()[0]
    assert [typed in text for text in shown] == [True, True]
