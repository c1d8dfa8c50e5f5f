"""Adding a list of names: what will be added is shown before."""

from __future__ import annotations

import io
import re

from tests.conftest import OURS
from tests.web.classroom.members import Room, storage
from tutor.classroom.people.seats import add_names


def look(room: Room, names: str = "", file: bytes = b"", **more: str) -> str:
    data: dict[str, object] = {"names": names, "do": "look", **more}
    if file:
        data["file"] = (io.BytesIO(file), "class.csv")
    answer = room.teacher.post(
        f"{room.page}names", data=data, headers=OURS, content_type="multipart/form-data"
    )
    assert answer.status_code == 200, answer.text
    return answer.text


def proposed(page: str) -> list[str]:
    (kept,) = re.findall(r"data-takes><textarea name=\"names\" hidden>([^<]*)</textarea>", page)
    return [name for name in kept.split("\n") if name]


def test_a_table_is_looked_at_before_anything_is_added(room: Room) -> None:
    add_names(storage(room.app), room.id, ["Ann"], "en")
    page = look(room, "Amina;5B;2015\nJuma;5B;2014\nann;5B;2015\n;5B;2015")
    assert room.names() == ["Ann"]
    assert proposed(page) == ["Amina", "Juma"]
    assert "2 new names" in page and "1 name is there already" in page and "1 empty row is left out" in page
    sent = room.teacher.post(f"{room.page}names", data={"names": "\n".join(proposed(page))}, headers=OURS)
    assert sent.status_code == 303
    assert room.names() == ["Amina", "Ann", "Juma"]


def test_another_column_can_be_chosen(room: Room) -> None:
    page = look(room, "Lee;Ann\nOkello;Ben")
    assert proposed(page) == ["Lee", "Okello"]
    assert proposed(look(room, "Lee;Ann\nOkello;Ben", column="1")) == ["Ann", "Ben"]


def test_a_file_is_taken_too(room: Room) -> None:
    page = look(room, file="No,ชื่อ\n1,มาลี\n2,สมชาย".encode("utf-8-sig"))
    assert proposed(page) == ["มาลี", "สมชาย"]


def test_what_stands_in_a_list_is_never_markup(room: Room) -> None:
    page = look(room, "</textarea><b>Ann</b>;1\nBen;2")
    assert "<b>Ann" not in page
