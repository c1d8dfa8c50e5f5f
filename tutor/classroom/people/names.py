"""Names that people give themselves and their classes: cleaned, measured, and compared."""

import unicodedata
from collections.abc import Collection, Iterable, Sequence

LONGEST = 20
"""Graphemes: what a reader counts as one character."""

MOST_SIGNS = 120
MOST_MARKS = 3
"""Combining marks kept on one letter: Thai, Lao and Vietnamese stack two; no name needs more."""

_INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0\u034f\u17b4\u17b5") | {
    chr(sign) for sign in (*range(0xFE00, 0xFE10), *range(0x180B, 0x1810), *range(0xE0100, 0xE01F0))
}
"""Letters and marks that draw nothing (Default_Ignorable_Code_Point in Unicode)."""

_BESIDE = frozenset("'’ʼ.·・,()&+#/!?")
_AFTER = frozenset("\u0e33\u0eb3")
"""AM of Thai and Lao: a letter that Unicode counts with the one before it (UAX 29, SpacingMark)."""


class BadName(ValueError):
    """A name that is refused; ``reason`` is "empty", "long" or "taken"."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"This name is {reason}.")
        self.reason = reason


def clean_name(text: str, longest: int = LONGEST, most_signs: int = MOST_SIGNS) -> str:
    """A name with letters, marks, digits, dashes and single spaces, in NFC; raises BadName.

    Removes controls, bidirectional marks, pictures, letters that draw nothing, and marks beyond `MOST_MARKS`
    on one letter.

    >>> clean_name("  Ann \u202e  Lee\\n")
    'Ann Lee'
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text[: 10 * most_signs]):
        kind = unicodedata.category(sign)
        if sign in _INVISIBLE:
            continue
        if kind[0] == "M":
            marks += 1
            if kept and kept[-1] != " " and marks <= MOST_MARKS:
                kept.append(sign)
        elif kind[0] in "LN" or kind == "Pd" or sign in _BESIDE:
            kept.append(sign)
            marks = 0
        elif kind[0] == "Z" or sign in "\t\n\r_":
            if kept and kept[-1] != " ":
                kept.append(" ")
            marks = 0
    name = unicodedata.normalize("NFC", "".join(kept)).strip()  # what was taken away stood between signs
    if not any(unicodedata.category(sign)[0] in "LN" for sign in name):
        raise BadName("empty")
    if graphemes(name) > longest or len(name) > most_signs:
        raise BadName("long")
    return name


def graphemes(text: str) -> int:
    """How many characters a reader counts in a cleaned name.

    >>> graphemes("ที่"), graphemes("ນ້ຳ"), graphemes("Ann")
    (1, 1, 3)
    """
    return sum(unicodedata.category(sign)[0] != "M" and sign not in _AFTER for sign in text)


def same_name(name: str) -> str:
    """The form in which names that look alike are equal: without regard to case, width and spaces.

    >>> same_name("Ａnn Lee") == same_name("ann  lee")
    True
    """
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def friendly_name(words: Sequence[str], taken: Iterable[str], order: Sequence[int]) -> str:
    """The first of the words, in this order, that is nobody's name in the class; then one with a number.

    >>> friendly_name(["Mango", "Turtle"], ["mango"], [0, 1])
    'Turtle'
    >>> friendly_name(["Mango"], ["Mango", "Mango 2"], [0])
    'Mango 3'
    """
    known = {same_name(name) for name in taken}
    number = 1
    while True:
        for place in order:
            name = words[place] if number == 1 else f"{words[place]} {number}"
            if is_free(name, known):
                return name
        number += 1


def numbered_name(name: str, taken: Iterable[str]) -> str:
    """A name with the first number from 2 on that nobody in the class is called.

    >>> numbered_name("Mali", ["Mali", "mali 2"])
    'Mali 3'
    """
    known = {same_name(other) for other in taken}
    number = 2
    while not is_free(f"{name} {number}", known):
        number += 1
    short = name
    while graphemes(f"{short} {number}") > LONGEST:
        short = short[:-1].rstrip()
    made = f"{short} {number}"
    return made if is_free(made, known) else numbered_name(short, taken)


def is_free(name: str, known: Collection[str]) -> bool:
    """Whether no name of ``known`` (each as `same_name` tells it) would be taken for this one."""
    return same_name(name) not in known
