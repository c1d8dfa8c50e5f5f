"""Fits the tables of a TOML file into the model, and says in plain words what does not fit.

Owns the keys and the types of values; what the values mean is `checks`.
"""

import re
from typing import Any, TypeVar, get_args

import msgspec

from tutor.lessons.model import About, Measure, Overlay, Picture, Puzzle, Side

Shape = TypeVar("Shape", bound=msgspec.Struct)

ALLOWED = {
    "to_move": Side,
    "overlay": Overlay,
    "picture": Picture,
    "puzzle.measure": Measure,
    "puzzle.about": About,
    "puzzle.side": Side,
}
TYPES = {
    "str": "a text in quotes",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


class Misfit(ValueError):
    """A table that is not of the wanted shape: the field at fault and a sentence about it.

    Places in a list are counted from 1, as steps are.
    """

    def __init__(self, field: str, sentence: str) -> None:
        super().__init__(field, sentence)
        self.field = field
        self.sentence = sentence


def fit(table: dict[str, Any], shape: type[Shape]) -> Shape:
    """The table as a value of that type; raises Misfit for the first key or value that does not fit."""
    try:
        return msgspec.convert(table, shape)
    except msgspec.ValidationError as error:
        raise _misfit(str(error)) from None


def _misfit(message: str) -> Misfit:
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
        allowed = _kinds() if path == "puzzle.kind" else get_args(ALLOWED[path.rpartition("].")[2]])
        return Misfit(path, f"{match[1]} is none of {', '.join(allowed)}")
    return Misfit(path, what)


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _type(name: str) -> str:
    return TYPES.get(name, name)


def _kinds() -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in get_args(Puzzle)]
