"""A page to share an address of the tutor: the full address to copy, and its QR code."""

from flask import Blueprint, abort, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.web.classroom.people.links import qr_code, site, why_no_phone
from tutor.web.site.languages import LANGUAGES

LONGEST = 4000
"""The most characters of an address that can be shared."""
LONGEST_QR = 500
"""The most characters in a QR code that a phone's camera still reads from a screen."""

blueprint = Blueprint("sharing", __name__, url_prefix="/<lang>/share")


@blueprint.get("/")
def page() -> ResponseReturnValue:
    """The address of the page ``to`` in a form that opens in the language of whoever follows it."""
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
    """Whether this is a path of this tutor, and neither an address elsewhere nor a script."""
    root = request.script_root
    return path.startswith(f"{root}/") and path[:2] != "//" and "\\" not in path and path.isprintable()


def shared(path: str) -> str:
    """The full address of a page of this tutor, which opens in the language of whoever follows it."""
    return site() + below_any_language(path)


def below_any_language(path: str) -> str:
    """The part of that address after the slash of the site."""
    root = request.script_root
    below = path.removeprefix(root).lstrip("/")
    first, slash, rest = below.partition("/")
    if first in LANGUAGES and slash:
        below = f"x-default/{rest}"
    return f"{root.lstrip('/')}{'/' if root else ''}{below}"
