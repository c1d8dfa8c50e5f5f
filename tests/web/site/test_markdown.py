import pytest

from tutor.web.site.markdown import block, inline, plain, unbroken
from tutor.web.wording.family_words import WORDS

E3 = '<button type="button" class="sq" data-square="e3"><bdi>e3</bdi></button>'


def test_a_square_in_backticks_becomes_a_button() -> None:
    assert inline("Tap `e3` now") == f"Tap {E3} now"
    assert block("Tap `e3` now") == f"<p>Tap {E3} now</p>"
    assert plain("Tap `e3`.") == "Tap e3."


@pytest.mark.parametrize("mark", [".", ",", "?)", "。", "，", "……"])
def test_the_punctuation_after_a_square_stays_with_it(mark: str) -> None:
    assert inline(f"Tap `e3`{mark} 下") == f'Tap <span class="nb">{E3}{mark}</span> 下'
    assert unbroken(f"Tap {{0}}{mark} 下") == f'Tap <span class="nb">{{0}}{mark}</span> 下'


def test_words_after_a_square_may_stand_on_the_next_line() -> None:
    assert unbroken("{0} (a corner) {1}上") == "{0} (a corner) {1}上"


def test_a_loanword_that_no_browser_knows_stays_whole() -> None:
    assert "go" in WORDS, "its words are known"
    assert inline("ໝາກຖືກອາຕາຣິ. ໝາກ") == 'ໝາກຖືກ<span class="nb">ອາຕາຣິ.</span> ໝາກ'
    assert inline("ถูกอาตาริที่ `e4`").startswith('ถูก<span class="nb">อาตาริ</span>ที่ ')
    assert inline("It is in atari.") == "It is in atari."
