"""Carries a form that could not be taken through a sign-in or past an error, so that nothing typed is lost.

The page that says why has everything that was sent in hidden fields. This needs no script and no storage, and
nothing is done before somebody presses a button again.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from flask import g, request
from werkzeug.exceptions import HTTPException

from tutor.web.site.languages import LANGUAGES, current_language

Fields = list[tuple[str, str]]

MOST_CARRIED = 48 * 1024
"""Bytes of a form that are carried: with what stands around them they must fit into one request."""

SECRETS = frozenset({"password", "new"})
"""A form with such a field is typed again: no page shows a password."""

TYPED = ("title", "hint", "name", "names", "text", "year", "due")
"""The fields of a form that somebody would recognize."""

LONGEST_SHOWN = 200


@dataclass(frozen=True)
class Carried:
    """A form as it was sent: its fields and the address they were sent to."""

    to: str
    fields: Fields

    @property
    def written(self) -> str:
        """All fields as one text, for a page that has fields of its own."""
        return msgspec.json.encode(self.fields).decode()

    @property
    def typed(self) -> list[str]:
        """What was typed, cut to the length that is shown before it is sent."""
        return [value[:LONGEST_SHOWN] for name, value in self.fields if name in TYPED and value.strip()]


def sent_form() -> Carried | None:
    """The form of this request; None where there is none that can be carried."""
    if request.method != "POST" or request.is_json:
        return None
    try:
        fields = list(request.form.items(multi=True))
        files = any(file.filename for file in request.files.values())
    except HTTPException:  # too large to be read
        return None
    names = {name for name, _ in fields}
    size = sum(len(name.encode()) + len(value.encode()) for name, value in fields)
    if not fields or files or names & SECRETS or size > MOST_CARRIED:
        return None
    return Carried(request.full_path.rstrip("?"), fields)


def keep_sent() -> None:
    """Let the page that refuses this form carry what was sent to the page in another language.

    There the form is sent again and refused in that language, so that nothing typed is lost.
    """
    g.sent = sent_form()


def read_carried(to: str | None, written: str) -> Carried | None:
    """The form that a page carried here, for an address of ours; None where it cannot be read."""
    if to is None:
        return None
    try:
        fields = msgspec.json.decode(written, type=Fields)
    except msgspec.MsgspecError:
        return None
    return Carried(in_this_language(to), fields) if fields else None


def in_this_language(address: str) -> str:
    """An address of ours in the language of this request."""
    root = request.script_root
    first, slash, rest = address.removeprefix(f"{root}/").partition("/")
    return f"{root}/{current_language().tag}{slash}{rest}" if first in LANGUAGES else address
