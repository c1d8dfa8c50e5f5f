"""Fits the tables of a TOML file into the model, and says in plain words what does not fit.

Keys and types are checked here; `checks` checks what the values mean.
"""

import re
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from tutor.games.color import Side
from tutor.games.kinds.kind_table import all_kinds
from tutor.lessons.model import Picture, read_values

Shape = TypeVar("Shape", bound=msgspec.Struct)

STEP_VALUES = {"to_move": Side, "picture": Picture}
TYPES = {
    "str": "a text in quotes",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


class Misfit(ValueError):
    """A table does not have the expected shape: the field at fault and a sentence about it.

    Items of a list are counted from 1, as steps are.
    """

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(field, sentence)
        self.field = field
        self.sentence = sentence


def fit(table: dict[str, Any], shape: type[Shape]) -> Shape:
    """The table as a value of this type; raises Misfit for the first key or value that does not fit."""
    try:
        return read_values(table, shape)
    except msgspec.ValidationError as error:
        raise _misfit(str(error), table) from None


def _misfit(message: str, table: dict[str, Any]) -> Misfit:
    what, _, path = message.partition(" - at `$")
    path = re.sub(r"\[(\d+)\]", lambda place: f"[{int(place[1]) + 1}]", path.rstrip("`").lstrip("."))
    if match := re.fullmatch(r"Object contains unknown field `(.*)`", what):
        return Misfit(_join(path, match[1]), "there is no such key here")
    if match := re.fullmatch(r"Object missing required field `(.*)`", what):
        return Misfit(_join(path, match[1]), "is missing")
    if match := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", what):
        return Misfit(path, f"should name {match[1]} squares, not {match[2]}")
    if match := re.fullmatch(r"Expected `(.*)`, got `(.*)`", what):
        wanted = match[1].removesuffix(" | null")
        return Misfit(path, f"should be {_type(wanted)}, not {_type(match[2])}")
    if match := re.fullmatch(r"Invalid (?:enum )?value (.*)", what):
        allowed = _allowed(path, table)
        fault = f"is none of {', '.join(allowed)}" if allowed else "is not known here"
        return Misfit(path, f"{match[1]} {fault}")
    return Misfit(path, what)


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _type(name: str) -> str:
    return TYPES.get(name, name)


def _allowed(path: str, table: dict[str, Any]) -> tuple[str, ...]:
    """The values that a field of a step or of its puzzle may have; () where they are not listed."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in all_kinds()}
    field = path.rpartition("].")[2]
    if field == "puzzle.kind":
        return tuple(kinds)
    if not field.startswith("puzzle."):
        return get_args(STEP_VALUES.get(field))
    hint = get_type_hints(kinds[table["puzzle"]["kind"]])[field.removeprefix("puzzle.")]
    return tuple(one for part in (hint, *get_args(hint)) for one in get_args(part) if isinstance(one, str))
