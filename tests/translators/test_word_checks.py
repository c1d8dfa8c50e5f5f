"""The catalogues keep to the glossary and away from forbidden words; the rules themselves are sound."""

import csv
import re
import tomllib
from pathlib import Path

import pytest

from tutor.translators.word_checks import Words, lint_catalogue, lint_catalogues, lint_text, load_words

FOLDER = Path(__file__).parents[2] / "translations"
LOCALES = ("th", "sw", "lo", "zh_Hans")
CATALOGUES = sorted(FOLDER.glob("*/LC_MESSAGES/messages.po"))
RULES = [
    (language, rule)
    for language, rules in tomllib.loads((FOLDER / "forbidden.toml").read_text("utf-8")).items()
    for rule in rules
]
VOICE = re.compile(r"^(\d+)\. (.+)\n((?:   - \w+: .+\n)+)", re.MULTILINE)


def glossary() -> list[dict[str, str]]:
    with (FOLDER / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def voice() -> list[tuple[str, str, str]]:
    """(locale, English, translation) for every sentence of the voice."""
    sentences = VOICE.findall((FOLDER / "VOICE.md").read_text("utf-8"))
    found = [
        (locale, english, said)
        for _, english, lines in sentences
        for locale, said in re.findall(r"- (\w+): (.+)", lines)
    ]
    assert len(found) == 36 * len(LOCALES)
    return [
        (locale, *part)
        for locale, english, said in found
        for part in zip(english.split(" · "), said.split(" · "), strict=True)
    ]


@pytest.fixture(scope="module")
def words() -> Words:
    return load_words(FOLDER)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parts[-3])
def test_a_catalogue_keeps_to_the_words_of_the_project(path: Path, words: Words) -> None:
    problems = lint_catalogue(path, path.parts[-3], words)
    assert not problems, "\n".join(map(str, problems))


def test_the_voice_keeps_to_the_words_of_the_project(words: Words) -> None:
    problems = [
        f"{locale}: {said}: {sentence}"
        for locale, english, said in voice()
        for sentence in lint_text(english, said, locale, words)
    ]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(("language", "rule"), RULES, ids=lambda part: part if isinstance(part, str) else "")
def test_every_forbidden_word_shows_what_it_catches_and_what_it_lets_pass(
    language: str, rule: dict[str, str]
) -> None:
    assert language in ("all", *LOCALES)
    assert set(rule) <= {"pattern", "reason", "wrong", "right", "when", "unless", "game"}
    assert rule["reason"].endswith(".")
    assert re.search(rule["pattern"], rule["wrong"])
    assert not re.search(rule["pattern"], rule["right"])


def test_the_glossary_has_every_term_in_every_language_once() -> None:
    rows = glossary()
    assert len({row["key"] for row in rows}) == len(rows)
    for row in rows:
        assert all(row[column].strip() for column in ("key", "en", *LOCALES)), row["key"]


def test_a_term_of_the_glossary_is_found_by_its_own_pattern() -> None:
    for row in glossary():
        if row["match"]:
            assert re.search(row["match"], row["en"], re.IGNORECASE), row["key"]
            for locale in LOCALES:
                assert re.search(row[f"forms_{locale}"], row[locale], re.IGNORECASE), (row["key"], locale)


def test_the_glossary_obeys_the_forbidden_words(words: Words) -> None:
    problems = [
        f"{row['key']}, {locale}: {sentence}"
        for row in glossary()
        for locale in LOCALES
        for sentence in lint_text(
            row["en"], row[locale], locale, Words(words.forbidden, ()), games=frozenset({row["game"]} - {""})
        )
    ]
    assert not problems, "\n".join(problems)


def test_the_words_of_both_games_stand_in_the_glossary() -> None:
    games = [row["game"] for row in glossary()]
    assert games.count("") > 100 and games.count("go") == 125


def test_what_is_wrong_in_one_game_may_be_right_in_another(words: Words) -> None:
    said = "ฝ่ายดำล้อมพื้นที่"
    assert list(lint_text("Black has land", said, "th", words, games=frozenset({"othello"})))
    assert list(lint_text("Black has land", said, "th", words))
    assert not list(lint_text("Black has land", said, "th", words, games=frozenset({"go"})))


@pytest.mark.parametrize(
    ("locale", "said", "told"),
    [
        ("th", "หมากถูกอะตาริ", "อะตาริ"),
        ("th", "หมากถูกอาตาริ", ""),
        ("sw", "kete hii imeuawa: ua", "ua"),
        ("lo", "ຊະເລີຍ", "ຊະເລີຍ"),
        ("zh_Hans", "下在十字路口", "十字路口"),
    ],
)
def test_a_word_that_the_glossary_says_not_to_use_is_named_in_that_game_alone(
    words: Words, locale: str, said: str, told: str
) -> None:
    found = list(lint_text("Black gives it", said, locale, words, games=frozenset({"go"})))
    assert any("(go." in sentence and told in sentence for sentence in found) is bool(told), found
    elsewhere = list(lint_text("Black gives it", said, locale, words))
    assert not [sentence for sentence in elsewhere if "(go." in sentence]


def test_a_sentence_is_of_a_game_where_it_stands_in_its_rooms_alone(words: Words) -> None:
    go, othello = "tutor/web/wording/go/go_words.py", "lessons/othello/01-board.toml"
    assert words.games == {"go"} or words.games == {"go", "othello"}
    assert words.games_of(["lessons/go/09-ko.toml", go]) == {"go"}
    assert words.games_of([go, "tutor/web/wording/tasks.py"]) == frozenset()
    assert "go" not in words.games_of([othello])


def test_a_forbidden_word_is_named_with_its_reason(words: Words) -> None:
    found = list(lint_text("Three discs", "diski tatu", "sw", words))
    assert found == ["“diski”: A disc is kete."]


def test_a_term_that_is_missing_is_named_with_the_word_to_use(words: Words) -> None:
    found = list(lint_text("Take the corner", "ยึดช่องนี้", "th", words))
    assert found == ["“corner” is มุม (core.corner in the glossary)."]


def test_a_rule_about_one_sense_leaves_the_other_alone(words: Words) -> None:
    assert not list(lint_text("You cannot jump over it.", "不能跳过它。", "zh_Hans", words))
    assert list(lint_text("Pass", "跳过", "zh_Hans", words))


def catalogue(path: Path, entry: str) -> Path:
    path.write_text(f'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n{entry}\n', "utf-8")
    return path


def test_a_translators_comment_frees_one_entry_from_one_term(tmp_path: Path, words: Words) -> None:
    entry = 'msgid "A corner is safe."\nmsgstr "Ni salama."'
    (problem,) = lint_catalogue(catalogue(tmp_path / "a.po", entry), "sw", words)
    assert (problem.msgid, "kona" in problem.sentence) == ("A corner is safe.", True)
    assert not lint_catalogue(catalogue(tmp_path / "b.po", "# without: core.corner\n" + entry), "sw", words)


def test_each_plural_form_is_read_beside_its_own_english(tmp_path: Path, words: Words) -> None:
    entry = (
        'msgid "%(num)s disc flips."\nmsgid_plural "%(num)s discs flip."\n'
        'msgstr[0] "Kete %(num)s inageuzwa."\nmsgstr[1] "Diski %(num)s zinageuzwa."'
    )
    problems = lint_catalogue(catalogue(tmp_path / "a.po", entry), "sw", words)
    assert {problem.msgid for problem in problems} == {"%(num)s discs flip."}


def test_an_entry_that_is_not_translated_yet_is_no_matter_of_words(tmp_path: Path, words: Words) -> None:
    assert not lint_catalogue(catalogue(tmp_path / "a.po", 'msgid "The corner"\nmsgstr ""'), "sw", words)


def test_all_catalogues_are_tried_and_named_by_their_file(tmp_path: Path) -> None:
    folder = tmp_path / "translations"
    (folder / "sw" / "LC_MESSAGES").mkdir(parents=True)
    for name in ("glossary.csv", "forbidden.toml"):
        (folder / name).write_bytes((FOLDER / name).read_bytes())
    catalogue(folder / "sw" / "LC_MESSAGES" / "messages.po", 'msgid "Hint"\nmsgstr "Dondoo"')
    (problem,) = lint_catalogues(tmp_path)
    assert str(problem) == (
        "translations/sw/LC_MESSAGES/messages.po, 'Hint': “Hint” is kidokezo (ui.hint in the glossary)."
    )


def test_what_is_said_of_stones_has_words_that_discs_may_not(words: Words) -> None:
    for locale, english, said in (
        ("zh_Hans", "Tap every black stone in atari.", "把被打吃的黑子全都点出来。"),
        ("sw", "No stone of this side has a liberty.", "Upande huu hauna pumzi."),
        ("th", "Capture the stones.", "จับกินหมาก"),
    ):
        assert not list(lint_text(english, said, locale, words))
    for locale, said in (("zh_Hans", "打吃三颗棋子"), ("sw", "Upande huu unacheza"), ("th", "จับกินหมาก")):
        assert list(lint_text("Three discs of this side.", said, locale, words))
