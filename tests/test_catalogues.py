import os
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from tutor.catalogues import check_catalogues, compare, extract_messages, load_translations

PYPROJECT = """
[[tool.babel.mappings]]
method = "python"
pattern = "tutor/**.py"

[[tool.babel.mappings]]
method = "tutor.lessons.lesson_messages:extract"
pattern = "lessons/**.toml"
"""
CODE = 'ngettext("%(n)s disc", "%(n)s discs", 2)\npgettext("direction", "right")\n'
LESSON = 'title = "Moves"\ngoal = "See `a1`."\n'
FILE = "translations/sw/LC_MESSAGES/messages.po"
PO = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "Moves"
msgstr "Hatua"

msgid "See `a1`."
msgstr "Tazama `a1`."

msgctxt "direction"
msgid "right"
msgstr "kulia"

msgid "%(n)s disc"
msgid_plural "%(n)s discs"
msgstr[0] "kete moja"
msgstr[1] "kete %(n)s"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with four sentences and one complete catalogue."""
    write(tmp_path / "pyproject.toml", PYPROJECT)
    write(tmp_path / "tutor" / "code.py", CODE)
    write(tmp_path / "lessons" / "othello" / "01-moves.toml", LESSON)
    write(tmp_path / FILE, PO)
    return tmp_path


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def problems(project: Path, po: str) -> list[tuple[str, str]]:
    write(project / FILE, po)
    found = check_catalogues(project)
    assert {problem.file for problem in found} <= {FILE}
    return [(problem.msgid, problem.sentence) for problem in found]


def test_a_complete_catalogue_has_no_problem(project: Path) -> None:
    assert check_catalogues(project) == []


def test_sentences_are_extracted_from_code_and_lessons(project: Path) -> None:
    template = extract_messages(project)
    assert len(template) == 4
    assert template["Moves"].locations == [("lessons/othello/01-moves.toml", 1)]
    assert template["Moves"].auto_comments == ["othello, lesson 01-moves: headline"]
    assert template.get("right", "direction") is not None


def test_a_problem_names_the_file_and_the_sentence(project: Path) -> None:
    write(project / FILE, PO.replace("Tazama `a1`.", ""))
    (problem,) = check_catalogues(project)
    assert str(problem) == f"{FILE}, 'See `a1`.': is not translated"


@pytest.mark.parametrize("form", ['msgstr[0] ""', 'msgstr[1] ""'])
def test_every_plural_form_must_be_translated(project: Path, form: str) -> None:
    full = next(line for line in PO.splitlines() if line.startswith(form[:9]))
    assert problems(project, PO.replace(full, form)) == [("%(n)s discs", "is not translated")]


def test_a_catalogue_must_not_lack_a_sentence(project: Path) -> None:
    po = PO.replace('msgid "Moves"\nmsgstr "Hatua"\n', "")
    assert problems(project, po) == [("Moves", "is missing: update the catalogue")]


def test_a_catalogue_must_not_keep_a_sentence_that_is_gone(project: Path) -> None:
    po = PO + '\nmsgid "Old"\nmsgstr "Zamani"\n'
    assert problems(project, po) == [("Old", "is no longer used: update the catalogue")]


def test_a_sentence_in_another_context_is_another_sentence(project: Path) -> None:
    po = PO.replace('msgctxt "direction"', 'msgctxt "verdict"')
    assert problems(project, po) == [
        ("right", "is missing: update the catalogue"),
        ("right", "is no longer used: update the catalogue"),
    ]


def test_no_entry_may_be_fuzzy(project: Path) -> None:
    po = PO.replace('msgid "Moves"', '#, fuzzy\nmsgid "Moves"')
    assert problems(project, po) == [("Moves", "is marked fuzzy: check it and take the mark away")]


def test_a_changed_square_name_is_found(project: Path) -> None:
    po = PO.replace("Tazama `a1`.", "Tazama `a2`.")
    sentence = "the square names differ: a1 is missing; a2 is not in the English"
    assert problems(project, po) == [("See `a1`.", sentence)]


def test_the_plural_must_name_the_count_and_the_singular_may_say_it_in_a_word(project: Path) -> None:
    po = PO.replace('"kete %(n)s"', '"kete tatu"')
    assert problems(project, po) == [("%(n)s discs", "the placeholders differ: %(n)s is missing")]


def test_a_file_that_is_no_catalogue_is_found(project: Path) -> None:
    ((msgid, sentence),) = problems(project, PO + '\nmsgid "Moves\n')
    assert msgid == ""
    assert sentence.startswith("this is not a PO file: ")


def test_a_folder_without_catalogue_is_found(project: Path) -> None:
    (project / "translations" / "th").mkdir()
    (problem,) = check_catalogues(project)
    assert (problem.file, problem.msgid) == ("translations/th/LC_MESSAGES/messages.po", "")
    assert str(problem) == "translations/th/LC_MESSAGES/messages.po: there is no such file"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("zh-Hans", "the folder of this locale must be called 'zh_Hans'"),
        ("xx_YY", "'xx_YY' is not the name of a locale"),
        ("klingon", "'klingon' is not the name of a locale"),
    ],
)
def test_the_folder_must_be_named_as_babel_names_the_locale(project: Path, name: str, sentence: str) -> None:
    (project / "translations" / name).mkdir()
    assert [problem.sentence for problem in check_catalogues(project)] == [sentence]


@pytest.mark.parametrize(
    ("english", "translated", "sentences"),
    [
        ("%(square)s is taken", "%(square)s ถูกใช้แล้ว", []),
        ("%(square)s is taken", "ถูกใช้แล้ว", ["the placeholders differ: %(square)s is missing"]),
        ("%(n)s left", "%(n)d", ["the placeholders differ: %(n)s is missing; %(n)d is not in the English"]),
        ("{a}: empty", "{b}: tupu", ["the placeholders differ: {a} is missing; {b} is not in the English"]),
        ("From `a4` to `e4`", "`e4` ← `a4`", []),
        ("From `a4` to `e4`", "`a4`", ["the square names differ: e4 is missing"]),
        ("`a1`, `a1`", "`a1`", ["the square names differ: a1 is missing"]),
        ("three discs", "หมาก 3 ตัว", []),
        ("row 1 has 8 squares", "แถว 1 มี 8 ช่อง", []),
        ("row 1 has 8", "แถว 1 มี 9 ช่อง", ["the numbers differ: 8 is missing; 9 is not in the English"]),
        ("10–52 with two squares", "10–52 มี 2 ช่อง", []),
        ("10–52 with two squares", "10–52 มี 3 ช่อง", ["the numbers differ: 3 is not in the English"]),
        ("row 1", "แถว ๑", ["the numbers differ: 1 is missing"]),
        ("`e8` and %(n)s of 60", "60: %(n)s, `e8`", []),
        ("<b>Play</b>", "<b>เล่น</b>", []),
        ("<b>Play</b>", "<i>เล่น</b>", ["the tags differ: <b> is missing; <i> is not in the English"]),
        ("100%% done", "100%% เสร็จ", []),
    ],
)  # fmt: skip
def test_what_must_stay_the_same_is_compared(english: str, translated: str, sentences: list[str]) -> None:
    assert list(compare(english, translated)) == sentences


def test_a_singular_may_write_one_as_a_word() -> None:
    assert list(compare("1 disc", "kete moja", may_drop_count=True)) == []
    assert list(compare("1 disc", "kete moja")) == ["the numbers differ: 1 is missing"]


def test_a_catalogue_that_is_not_compiled_is_compiled_in_memory(project: Path) -> None:
    translations = load_translations(project / "translations", "sw")
    assert translations.gettext("See `a1`.") == "Tazama `a1`."
    assert translations.pgettext("direction", "right") == "kulia"
    assert [translations.ngettext("%(n)s disc", "%(n)s discs", n) for n in (1, 3)] == [
        "kete moja",
        "kete %(n)s",
    ]
    assert not (project / FILE).with_suffix(".mo").exists()


def test_a_compiled_catalogue_is_used_until_the_source_is_newer(project: Path) -> None:
    source = project / FILE
    compiled = source.with_suffix(".mo")
    other = Catalog(locale="sw")
    other.add("Moves", "Compiled")
    with compiled.open("wb") as file:
        write_mo(file, other)
    os.utime(source, (1000, 1000))
    assert load_translations(project / "translations", "sw").gettext("Moves") == "Compiled"
    os.utime(compiled, (999, 999))
    assert load_translations(project / "translations", "sw").gettext("Moves") == "Hatua"


def test_a_language_without_catalogue_answers_in_english(project: Path) -> None:
    translations = load_translations(project / "translations", "en")
    assert translations.gettext("Moves") == "Moves"
    assert translations.ngettext("%(n)s disc", "%(n)s discs", 3) == "%(n)s discs"
