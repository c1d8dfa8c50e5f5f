"""Reads values of a declared type, from JSON or from plain values, in any thread.

msgspec learns the fields of a type when it reads the type for the first time. Another thread may see it half
learnt, which ends the whole process (SIGSEGV, seen with msgspec 0.22). So one type after another is learnt.
"""

from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
Hook = Callable[[type, Any], Any]
"""Makes a value of a type that msgspec does not know."""

_learnt: set[Any] = set()
_learning = Lock()


def from_json(text: str | bytes | msgspec.Raw, shape: type[T], hook: Hook | None = None) -> T:
    """The value of type ``shape`` in JSON; raises msgspec.MsgspecError."""
    _learn(shape)
    return msgspec.json.decode(text, type=shape, dec_hook=hook)


def from_values(values: object, shape: type[T], hook: Hook | None = None, *, strict: bool = True) -> T:
    """The same from dicts, lists and the like; raises msgspec.ValidationError.

    If it is not ``strict``, "1" counts as a number.
    """
    _learn(shape)
    return msgspec.convert(values, shape, dec_hook=hook, strict=strict)


def _learn(shape: Any) -> None:
    if shape in _learnt:
        return
    with _learning:
        msgspec.json.Decoder(shape)
        _learnt.add(shape)
