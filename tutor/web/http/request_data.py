"""Parses what a browser sends, however broken it is: a body of JSON, an address."""

from typing import TypeVar
from urllib.parse import SplitResult, urlsplit

import msgspec

from tutor.typed_values import from_json
from tutor.web.http.error_pages import UNREADABLE, Refused

Read = TypeVar("Read")


def read_json(body: bytes | msgspec.Raw, shape: type[Read]) -> Read:
    """The value of type ``shape`` in a JSON body; raises `Refused` (400) for any other body.

    The decoder raises errors of its own for strings that are not UTF-8 and for brackets nested too deep.
    """
    try:
        return from_json(body, shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, UNREADABLE) from error


def address_parts(address: str) -> SplitResult | None:
    """The parts of an address, or None for a text that is none."""
    try:
        return urlsplit(address)
    except ValueError:
        return None
