"""A form that is refused gives back what was typed, ticked and chosen in it, without a script too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html.parser import HTMLParser

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import OURS
from tests.web.classroom.members import Room, storage
from tutor.classroom.access.invitations import invite
from tutor.classroom.people.seats import add_names
from tutor.storage.people import Teacher

Sent = Mapping[str, str]
LONG = "Mali " * 8 + "Mali"
"""Too long for any name, and not so long that a page cuts it."""


class Forms(HTMLParser):
    """The forms of a page: what each would send, and the names of its boxes to tick."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.sent: list[dict[str, list[str]]] = []
        self.boxes: list[set[str]] = []
        self._field, self._text, self._chosen = "", "", False
        self.feed(page)

    def _keep(self, name: str, value: str | None) -> None:
        if self.sent:
            self.sent[-1].setdefault(name, []).append(value or "")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name, kind = given.get("name") or "", given.get("type")
        if tag == "form":
            self.sent.append({})
            self.boxes.append(set())
        elif tag == "input" and name:
            is_choice = kind in ("checkbox", "radio")
            if kind == "checkbox" and self.boxes:
                self.boxes[-1].add(name)
            if not is_choice or "checked" in given:
                self._keep(name, given.get("value", "on" if is_choice else ""))
        elif tag == "button" and name == "do" and given.get("value") == "back":
            self._keep(name, given["value"])
        elif tag in ("textarea", "select"):
            self._field, self._text = name, ""
        elif tag == "option":
            self._chosen, self._text = "selected" in given, ""
            if self._chosen and "value" in given:
                self._keep(self._field, given["value"])
                self._chosen = False

    def handle_data(self, data: str) -> None:
        self._text += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "textarea":
            self._keep(self._field, self._text.removeprefix("\n"))
        elif tag == "option" and self._chosen:  # its text is its value
            self._keep(self._field, self._text)

    def lost(self, sent: Sent, aside: Sequence[str]) -> set[str]:
        """What the form that is most like the one that was sent does not hold as it was sent."""
        wanted = {name: [value] for name, value in sent.items() if name not in aside}
        return min(
            (
                {name for name in wanted.keys() | boxes if form.get(name) != wanted.get(name)}
                for form, boxes in zip(self.sent, self.boxes, strict=True)
            ),
            key=len,
        )


@dataclass(frozen=True)
class Form:
    """A form that is refused: its address, what is sent, and what of it is no field that comes back.

    That is a password, or the button that sent the form.
    """

    to: str
    sent: Sent
    aside: tuple[str, ...] = ()
    who: str = "teacher"

    def __str__(self) -> str:
        return "-".join((self.to.strip("/").split("/")[-1], *self.sent))


Asked = Callable[[Form], str]

FORMS = [
    Form(
        "/en/teacher/sign-in", {"name": "Asha", "password": "wrong", "keep": "on"}, ("password",), "stranger"
    ),
    Form("/en/teacher/join/", {"name": LONG, "password": "three little turtles"}, ("password",), "invited"),
    Form("/en/teacher/", {"do": "reset", "other": "Nobody", "password": "wrong"}, ("password", "do")),
    Form("/en/class/", {"name": LONG, "language": "lo", "year": "2026/27", "course": "go"}),
    Form("{room}settings", {"name": LONG, "language": "lo", "year": "2569", "course": "go", "scores": "on"}),
    Form("{room}names", {"names": ";5B;\n\n--;2015"}),
    Form("{room}names", {"names": "Ann\nann"}),
    Form("{room}names", {"names": ";;\n;;", "do": "look"}, ("do",)),
    Form("{room}pupil/{seat}", {"do": "rename", "name": LONG}, ("do",)),
    Form("{room}pupils", {"do": "join", "seat": "{seat}"}, ("do",)),
    Form("{room}work/", {"what": "drill:flips", "level": "3", "due": "2026-02-31"}),
    Form("{room}demo/", {"do": "open", "text": "f5d6 nonsense"}, ("do",)),
    Form("{room}demo/", {"do": "open-step", "lesson": "board-and-squares", "step": "99"}, ("do",)),
    Form("{room}demo/", {"do": "open-puzzle", "drill": "flips", "level": "3", "number": "-1"}, ("do",)),
    Form("{room}demo/", {"do": "ask", "kind": "result", "square": "d4"}, ("do",)),
    Form("/en/sets/", {"title": "!!!"}),
    Form("{set}", {"title": "!!!"}),
    Form(
        "{set}editor/",
        {
            "cells": "." * 64,
            "kind": "flips",
            "side": "white",
            "title": "Which?",
            "hint": "Look.",
            "save": "1",
        },
        ("save",),
    ),
    Form("/en/join/", {"code": "12 34"}, who="stranger"),
    Form("/en/join/name", {"name": LONG, "bring": "on"}, who="joining"),
    Form("/en/join/name", {"name": LONG}, who="joining"),
    Form("/en/play/open/", {"text": "no game at all", "game": "othello"}, who="stranger"),
    Form(
        "/en/play/",
        {
            "game": "go-9x9",
            "opponent": "person",
            "level": "4",
            "side": "white",
            "minutes": "10",
            "handicap": "9",
            "komi": "six",
        },
        who="stranger",
    ),
]

NOTHING_TYPED = {
    *("home.page", "home.front", "learn.step", "learn.numbered_step", "learn.game", "learn.progress"),
    *("practise.step", "twelve.page", "play.play", "replay.review", "review.begin"),
    *("review.mistake", "play.silence"),
    *("pupil_board.answer", "pupil_board.move", "pretend.change", "pretend.vote", "pretend.move"),
    *("joining.card", "seats.here", "seats.leave", "accounts.leave", "remotes.page", "remotes.phone"),
    *("classes.access", "networks.choose", "bin.page", "privacy.erase_mine", "privacy.pupil"),
    *("sets.shared", "sets.delete"),
    *("bin.end", "bin.erase", "privacy.account"),  # only a password
}
"""What is answered by a tap, a tick or a button: a board, or a press that asks once more."""


@pytest.fixture
def asked(room: Room) -> Asked:
    """Sends a form as it is, and gives the page that refuses it."""
    app = room.app
    add_names(storage(app), room.id, ["Ann", "Ben"], "en")
    seat = room.seats[0].id

    def client_of(who: str) -> FlaskClient:
        if who == "teacher":
            return room.teacher
        client = app.test_client()
        if who == "joining":
            assert client.post("/en/", data={"tap": "d3"}, headers=OURS).status_code == 200  # has learned
            client.get(f"/en/join/{room.row.key}")
        if who == "invited":
            with storage(app).read() as session:
                teacher = session.get_one(Teacher, room.row.teacher_id)
            client.get(f"/en/teacher/join/{invite(storage(app), teacher)}")
        return client

    def ask(form: Form) -> str:
        client = client_of(form.who)
        made = ""
        if "{set}" in form.to:
            made = client.post("/en/sets/", data={"title": "Edges"}, headers=OURS).location
        to = form.to.format(room=room.page, seat=seat, set=made)
        sent = {name: value.format(seat=seat) for name, value in form.sent.items()}
        answer = client.post(to, data=sent, headers=OURS)
        assert 400 <= answer.status_code < 500 or answer.status_code == 200, (answer.status_code, answer.text)
        return answer.text

    return ask


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_a_form_that_is_refused_gives_back_what_was_typed(asked: Asked, form: Form, room: Room) -> None:
    seat = room.seats[0].id
    sent = {name: value.format(seat=seat) for name, value in form.sent.items()}
    assert not Forms(without_carried(asked(form))).lost(sent, form.aside)


def without_carried(page: str) -> str:
    """A page without the form that leads to it in another language: nobody sees that."""
    before, carried, after = page.partition('<form id="sent"')
    return before + after.partition("</form>")[2] if carried else page


def test_every_form_is_in_the_table(app: Flask) -> None:
    adapter = app.url_map.bind("localhost")
    named = {
        adapter.match(form.to.format(room="/en/class/1/", seat="2", set="/en/sets/3/"), "POST")[0]
        for form in FORMS
    }
    posted = {rule.endpoint for rule in app.url_map.iter_rules() if "POST" in (rule.methods or ())}
    assert posted == named | NOTHING_TYPED and not named & NOTHING_TYPED


def test_without_a_script_the_list_of_names_comes_back_from_the_look_at_it(room: Room) -> None:
    typed = "Amina;5B\n--;5C"
    looked = room.teacher.post(f"{room.page}names", data={"names": typed, "do": "look"}, headers=OURS)
    (back,) = [one for one in Forms(without_carried(looked.text)).sent if one.get("do") == ["back"]]
    assert back["names"] == [typed]
    again = room.teacher.post(f"{room.page}names", data={"names": typed, "do": "back"}, headers=OURS)
    assert again.status_code == 200 and not Forms(without_carried(again.text)).lost({"names": typed}, ())
    assert room.names() == []
