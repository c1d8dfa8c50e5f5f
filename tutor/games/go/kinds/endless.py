"""What all kinds of Go share that are practised without end: a line in the bank, and a level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast, get_origin

import msgspec

from tutor.games.base import Game
from tutor.games.kinds.practising import Practised, Ring

if TYPE_CHECKING:
    from tutor.games.kinds.kind import Task

NONE = "-"


class Endless:
    """Writes the fields of a kind in their order, and reads them; a field of several points is one word.

    Fields that are yes or no are not written: only lessons set them, and in practice they have their usual
    value.
    """

    __slots__ = ()
    __struct_fields__: ClassVar[tuple[str, ...]]

    def level(self, task: Task, ring: Ring) -> int:
        """The level, by what the kind counts and by the number of stones on the board."""
        counted = cast(Practised, self).count(task, ring)
        stones = len(task.position.game.squares) - len(task.position.empties())
        return cast(Practised, self).weights[task.puzzle.topic].level(replace(counted, board=stones))

    def written(self, cells: Callable[[str], str], ring: Ring) -> tuple[str, ...]:
        """A word for each field, then the ringed squares."""
        fields = msgspec.structs.fields(cast(type[msgspec.Struct], type(self)))
        return (*(_word(getattr(self, field.name)) for field in fields if field.type is not bool), *ring)

    @classmethod
    def read(cls, game: Game, topic: str, words: list[str], drawn: Callable[[str], str]) -> tuple[Self, Ring]:
        """The puzzle of such words, and the ringed squares."""
        shapes = _shapes(cast(type[msgspec.Struct], cls))
        values = [_value(shape, word) for shape, word in zip(shapes, words, strict=False)]
        return cls(*values), tuple(words[len(shapes) :])


@cache
def _shapes(kind: type[msgspec.Struct]) -> tuple[Any, ...]:
    """The types of the fields that are written; to find them takes longer than to read a puzzle."""
    return tuple(field.type for field in msgspec.structs.fields(kind) if field.type is not bool)


def _word(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(value) or NONE
    return NONE if value in (None, "") else str(value)


def _value(shape: Any, word: str) -> Any:
    if get_origin(shape) is tuple:
        return () if word == NONE else tuple(word.split(","))
    if shape is int:
        return int(word)
    if word == NONE:
        return "" if shape is str else None
    return word
