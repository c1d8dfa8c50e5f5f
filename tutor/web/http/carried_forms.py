"""Carries a refused form through a sign-in or past an error, so that nothing typed is lost.

The page that says why it was refused holds everything that was sent, in hidden fields. This needs no script
and no storage, and nothing is done before somebody presses a button again.
"""

from dataclasses import dataclass

import msgspec
from flask import g, request
from werkzeug.exceptions import HTTPException

from tutor.typed_values import from_json
from tutor.web.site.languages import LANGUAGES, current_language

Fields = list[tuple[str, str]]

MOST_CARRIED = 48 * 1024
"""The most bytes of a form that are carried: encoded in another form, they must fit into one request."""

SECRETS = frozenset({"password", "new"})
"""A form with one of these fields is not carried: no page may hold a password."""

TYPED = ("title", "hint", "name", "names", "text", "year", "due")
"""The fields that somebody typed and would recognize."""

LONGEST_SHOWN = 200


@dataclass(frozen=True)
class Carried:
    """A form as it was sent: its fields and the address they were sent to."""

    to: str
    fields: Fields

    @property
    def written(self) -> str:
        """All fields as one JSON text, for one hidden field of a page with a form of its own."""
        return msgspec.json.encode(self.fields).decode()

    @property
    def typed(self) -> list[str]:
        """What was typed, cut to the length that is shown above the button that sends it again."""
        return [value[:LONGEST_SHOWN] for name, value in self.fields if name in TYPED and value.strip()]


def sent_form() -> Carried | None:
    """The form of this request; None if there is none, or it may not be carried."""
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
    """Carry the form of this request along when the reader of its answer changes the language.

    The form is then sent again and refused in the other language, so that nothing typed is lost.
    """
    g.sent = sent_form()


def read_carried(to: str | None, written: str) -> Carried | None:
    """The form that a page carried here: its fields ``written`` as JSON, and the address ``to`` send them to.

    None if there is no address or the fields cannot be read. The caller must check that the address is ours.
    """
    if to is None:
        return None
    try:
        fields = from_json(written, Fields)
    except msgspec.MsgspecError:
        return None
    return Carried(in_this_language(to), fields) if fields else None


def in_this_language(address: str) -> str:
    """An address of ours in the language of this request."""
    root = request.script_root
    first, slash, rest = address.removeprefix(f"{root}/").partition("/")
    return f"{root}/{current_language().tag}{slash}{rest}" if first in LANGUAGES else address
