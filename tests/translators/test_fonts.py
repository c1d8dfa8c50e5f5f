"""The faces that ship draw every character of the catalogues, stay small, and come with their licences."""

import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from tutor.translators.fonts import drawn, first_pages, needs_face, readable, write_chinese, write_names
from tutor.translators.people_fonts import levels, write_people

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "static" / "fonts"
PEOPLE = sorted(FONTS.glob("people-*.woff2"))
SLICES = sorted(FONTS.glob("noto-sans-sc-*.woff2"))
FACES = {"th": "noto-sans-thai-looped-400.woff2", "lo": "noto-sans-lao-looped-400.woff2"}
BLOCKS = {"th": range(0x0E00, 0x0E80), "lo": range(0x0E80, 0x0F00)}
EVERYWHERE = set("–—‘’“”…×−→←↑↓•·★☆✓")
"""Marks outside Latin that every system font draws."""


def characters(locale: str) -> set[str]:
    path = ROOT / "translations" / locale / "LC_MESSAGES" / "messages.po"
    if not path.is_file():
        pytest.skip(f"nobody has translated into {locale} yet")
    with path.open("rb") as file:
        messages = [message for message in read_po(file, locale=locale) if message.id]
    strings = (message.string for message in messages)
    return set("".join(text if isinstance(text, str) else "".join(text or ()) for text in strings))


def is_latin(character: str) -> bool:
    return ord(character) < 0x250 or character in EVERYWHERE


@pytest.mark.parametrize("locale", FACES)
def test_the_face_of_a_language_draws_every_letter_of_its_catalogue(locale: str) -> None:
    used = characters(locale)
    letters = {character for character in used if ord(character) in BLOCKS[locale]}
    assert letters <= drawn(FONTS / FACES[locale])
    assert not [character for character in used - letters if not is_latin(character)]


@pytest.mark.parametrize("locale", FACES)
def test_the_face_of_a_language_draws_its_whole_alphabet(locale: str) -> None:
    alphabet = {
        "th": range(0x0E01, 0x0E3B),
        "lo": [*range(0x0EC0, 0x0EC5), *range(0x0EC8, 0x0ECE), 0xEDC, 0xEDD, 0xEBC, 0xEB3, 0xEC6],
    }
    assert set(map(chr, alphabet[locale])) <= drawn(FONTS / FACES[locale])


def test_the_slices_draw_every_character_of_the_chinese_catalogue() -> None:
    used = characters("zh_Hans") | set("简体中文")
    chinese = {character for character in used if needs_face(character)}
    missing = "".join(sorted(chinese - set().union(*map(drawn, SLICES))))
    assert not missing, f"run `tutor fonts`: no slice holds {missing}"
    assert not [character for character in used - chinese if not is_latin(character)]


def test_the_stylesheet_asks_for_the_slices_one_after_the_other() -> None:
    css = (FONTS / "chinese.css").read_text("utf-8")
    assert re.findall(r'url\("([^"]+)"\)', css) == [path.name for path in SLICES]
    families = ", ".join(f'"Othello Chinese {number}"' for number in range(len(SLICES)))
    assert f"--chinese: {families};" in css
    sheet = (ROOT / "static" / "css" / "page.css").read_text("utf-8")
    assert re.search(r'var\(--chinese, "[^"]+"\), var\(--system\)', sheet), "else early words stay boxes"
    assert css.count("unicode-range") == len(SLICES), "what is not Chinese must not make a browser load them"


def test_no_character_stands_in_two_slices() -> None:
    counted = [character for path in SLICES for character in drawn(path)]
    assert len(counted) == len(set(counted))


def test_every_face_is_small() -> None:
    sizes = {path.name: path.stat().st_size for path in FONTS.glob("*.woff2") if path not in PEOPLE}
    assert max(sizes.values()) <= 14 * 1024, sizes
    assert sizes["names.woff2"] <= 2 * 1024


def test_the_names_of_the_languages_have_a_face_of_their_own() -> None:
    assert set("ไทยລາວ简体中文") == drawn(FONTS / "names.woff2")


def test_the_slices_for_names_are_small_and_so_are_all_of_them_together() -> None:
    sizes = [path.stat().st_size for path in PEOPLE]
    assert max(sizes) <= 27 * 1024
    assert sum(sizes) <= 2 * 1024 * 1024


def test_names_may_be_written_with_every_character_of_gb_2312() -> None:
    css = (FONTS / "people.css").read_text("utf-8")
    asked: dict[str, tuple[int, int]] = {}
    for name, first, last in re.findall(r'url\("([^"]+)"\).*\s+unicode-range: U\+(\w+)-(\w+);', css):
        asked[name] = (int(first, 16), int(last, 16))
    assert sorted(asked) == [path.name for path in PEOPLE]
    known = [(drawn(path), range(asked[path.name][0], asked[path.name][1] + 1)) for path in PEOPLE]
    assert all(ord(one) in range_ for characters, range_ in known for one in characters)
    everyday, usual = levels(set().union(*(characters for characters, _ in known)))[:2]
    assert len(everyday) == 3755
    assert len(usual) >= 2975
    assert set("龑翀喆堃婳國劉陳") <= set().union(*(characters for characters, _ in known))


def test_slices_for_names_follow_each_other_by_use_and_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tutor.translators.people_fonts.SLICE", 100)
    files = write_people(PEOPLE[0], tmp_path)
    assert [path.name for path in files] == ["people-0-00.woff2", "people-0-01.woff2"]
    first, second = map(drawn, files)
    assert first | second == drawn(PEOPLE[0])
    assert max(first) < min(second)


@pytest.mark.parametrize("face", ["noto-sans-thai-looped", "noto-sans-lao-looped", "noto-sans-sc"])
def test_every_face_comes_with_its_licence(face: str) -> None:
    assert list(FONTS.glob(f"{face}-*.woff2"))
    licence = (FONTS / f"LICENSE-{face}.txt").read_text("utf-8")
    assert licence.startswith("Copyright")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_every_face_of_the_stylesheets_exists() -> None:
    for sheet in ("fonts.css", "chinese.css", "people.css"):
        for name in re.findall(r'url\("([^"]+)"\)', (FONTS / sheet).read_text("utf-8")):
            assert (FONTS / name).is_file()


def cut(folder: Path, first: list[str], **lessons: str) -> list[str]:
    """Cut slices for a catalogue of one sentence in each file; the characters of each slice."""
    entries = [f'#: {file}\nmsgid "{file}"\nmsgstr "{said}"\n' for file, said in lessons.items()]
    catalogue = folder / "messages.po"
    catalogue.write_text('msgid ""\nmsgstr ""\n\n' + "\n".join(entries), "utf-8")
    return ["".join(sorted(drawn(path))) for path in write_chinese(SLICES[0], catalogue, folder, first)]


def test_the_characters_of_the_first_pages_come_before_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = "".join(sorted(character for character in drawn(SLICES[0]) if character > "\u4e00"))
    one, two, three = known[:3], known[3:7], known[7:12]
    monkeypatch.setattr("tutor.translators.fonts.FIRST", 0)
    monkeypatch.setattr("tutor.translators.fonts.SLICE", 5)
    lessons = {"lessons/othello/02-b.toml": three, "lessons/othello/01-a.toml": two + "ab"}
    slices = cut(tmp_path, [f"<title>龙</title><p>{one}</p><script>{two}</script>"], **lessons)
    assert slices == [one, "".join(sorted(two + three[:1])), "".join(sorted(three[1:]))]


def test_the_first_slice_alone_draws_what_a_newcomer_reads_first() -> None:
    shown = set("".join(map(readable, first_pages(ROOT))))
    missing = "".join(sorted(filter(needs_face, shown - drawn(SLICES[0]))))
    assert not missing, f"run `tutor fonts`: the first slice lacks {missing}"


def test_cutting_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    character = next(character for character in sorted(drawn(SLICES[0])) if character > "\u4e00")
    cut(tmp_path, [], interface=character)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    cut(tmp_path, [], interface=character)
    assert before == {path.name: path.read_bytes() for path in tmp_path.iterdir()}


def test_the_face_of_names_draws_no_latin(tmp_path: Path) -> None:
    path = write_names([FONTS / name for name in FACES.values()], ["English", "ไทย", "ລາວ"], tmp_path)
    assert drawn(path) == set("ไทยລາວ")


def test_the_text_of_a_page_is_what_it_shows() -> None:
    head = "<head><title>标题</title><script>[1, '字']</script></head>"
    page = f"<html>{head}<body><p>你<b>好</b> &amp; 6</p></body></html>"
    assert readable(page) == "你好 & 6"
