"""A page that passes an address of the tutor on: its whole address to copy, and its QR code."""

from __future__ import annotations

from flask import Blueprint, abort, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.web.classroom.people.links import qr_code, site, why_no_phone
from tutor.web.site.languages import LANGUAGES

LONGEST = 4000
"""Characters of an address that is passed on."""
LONGEST_QR = 500
"""Characters that a phone's camera still reads from a screen."""

blueprint = Blueprint("sharing", __name__, url_prefix="/<lang>/share")


@blueprint.get("/")
def page() -> ResponseReturnValue:
    """The address of another page of this tutor, ``to``, as others open it: in their own language."""
    to = request.args.get("to") or url_for("home.page")
    if not is_own(to) or len(to) > LONGEST:
        abort(404)
    what = shared(to)
    why = why_no_phone()
    return render_template(
        "site/share-page.html",
        what=what,
        qr=qr_code(what) if len(what) <= LONGEST_QR else "",
        why_no_phone=g.translations.gettext(why) if why else None,
        back=to,
    )


def is_own(path: str) -> bool:
    """Whether this is a path of this tutor, and not an address elsewhere or something with a script."""
    root = request.script_root
    return path.startswith(f"{root}/") and path[:2] != "//" and "\\" not in path and path.isprintable()


def shared(path: str) -> str:
    """The whole address of a page of this tutor; it opens in the language of whoever follows it."""
    return site() + below_any_language(path)


def below_any_language(path: str) -> str:
    """What stands after the slash of the site in such an address."""
    root = request.script_root
    below = path.removeprefix(root).lstrip("/")
    first, slash, rest = below.partition("/")
    if first in LANGUAGES and slash:
        below = f"x-default/{rest}"
    return f"{root.lstrip('/')}{'/' if root else ''}{below}"
