"""What the pages of Othello say, in each language, holds no word that only Go has."""

from __future__ import annotations

import re

import pytest
from babel.messages.pofile import read_po

from tutor.settings import ROOT

OTHELLO = ("tutor/web/wording/othello/", "lessons/othello/")

GO = {
    "en": r"\b(points?|intersections?|stones?|libert(y|ies)|atari|komi|captures?)\b",
    "th": "จุดนี้|จุดว่าง|จุดตัด|เม็ด|หมากล้อม|ลมหายใจ|อาตาริ|จับกิน|โคมิ|โคะ",
    "sw": r"\b(mkingamano|mikingamano|pumzi|atari|komi)\b|kamatw|nakamata",
    "lo": "ຈຸດນີ້|ຈຸດຫວ່າງ|ຈຸດຕັດ|ໝາກລ້ອມ|ລົມຫາຍໃຈ|ອາຕາຣິ|ຈັບກິນ|ໂຄມິ|ໂຄະ",
    "zh_Hans": "交叉点|空点|围棋|打吃|提掉|贴目|没有气|口气",
}
"""Names of places, pieces and moves of Go that the words of Othello never hold."""


@pytest.mark.parametrize("language", GO)
def test_othello_speaks_no_word_of_go(language: str) -> None:
    """A sentence that both games say is looked at too: where it names the place, each game needs its own."""
    source = "th" if language == "en" else language
    with (ROOT / "translations" / source / "LC_MESSAGES" / "messages.po").open("rb") as file:
        catalogue = read_po(file, locale=source)
    said = [
        text
        for message in catalogue
        if any(path.startswith(OTHELLO) for path, _ in message.locations)
        for text in _texts(message.id if language == "en" else message.string)
    ]
    assert len(said) > 500
    assert [text for text in said if re.search(GO[language], text, re.IGNORECASE)] == []


def _texts(said: object) -> list[str]:
    return [said] if isinstance(said, str) else list(said)  # type: ignore[call-overload]
