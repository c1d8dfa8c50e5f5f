"""The guides: how the tutor works, on one page for learners and one for teachers."""

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.web.http.page_cache import allow_caching
from tutor.web.site.messages import N_

blueprint = Blueprint("guides", __name__, url_prefix="/<lang>/how")

Part = tuple[str, str, str | None]
"""A heading, what is said below it, and the endpoint to which the heading leads."""

FOR_LEARNERS: tuple[Part, ...] = (
    (
        N_("Learn"),
        N_("Short lessons with a board. Tap a square, and the board shows why that is right or not."),
        "learn.courses",
    ),
    (
        N_("Practise"),
        N_("Eight puzzles a round, and ten for each day. What you missed comes back until you know it."),
        "practise.page",
    ),
    (
        N_("Play"),
        N_("Against the computer, or with a friend on one device. Then you see which moves mattered."),
        "play.choose",
    ),
    (
        N_("Without a network"),
        N_("A page that is open goes on. What you do is kept, and saved when the network is back."),
        None,
    ),
    (
        N_("Your stars"),
        N_(
            "They stay with this device; you need no account. "
            "In a class, your card brings them to another one."
        ),
        "me.page",
    ),
    (
        N_("In class"),
        N_("Your teacher shows a code. Type it and choose your name: the board comes to your phone."),
        "joining.page",
    ),
)

FOR_TEACHERS: tuple[Part, ...] = (
    (
        N_("One computer is enough"),
        N_("It needs no internet. Phones join through the Wi-Fi of your school, or a hotspot."),
        None,
    ),
    (
        N_("Make a class"),
        N_("It gets a code, which pupils type or scan. They need no account."),
        "classes.page",
    ),
    (
        N_("Open the projector"),
        N_("The big screen shows the board and the code. Each phone keeps its own language."),
        None,
    ),
    (
        N_("Lead with one button"),
        N_("Begin, ask, show the votes, reveal, next: the button always says what comes."),
        None,
    ),
    (
        N_("After the lesson"),
        N_("Give work, print worksheets, and see which puzzles your class missed."),
        "worksheets.page",
    ),
    (
        N_("Nothing is lost"),
        N_("A backup is made on each day of use. You see what is kept, and can erase it."),
        "privacy.page",
    ),
)


@blueprint.get("/")
def learners() -> ResponseReturnValue:
    """The guide for learners, on one screen."""
    return _page(N_("How this works"), FOR_LEARNERS, N_("For teachers"), "guides.teachers")


@blueprint.get("/teachers")
def teachers() -> ResponseReturnValue:
    """The guide for teachers: a lesson with the big board, on one screen."""
    return _page(N_("How to teach with it"), FOR_TEACHERS, N_("Your classes"), "classes.page")


def _page(title: str, parts: tuple[Part, ...], further: str, to: str) -> ResponseReturnValue:
    if not request.args:
        allow_caching()
    say = g.translations.gettext
    return render_template(
        "site/guide.html",
        title=say(title),
        parts=[
            {"heading": say(heading), "text": say(text), "url": _url(leads)} for heading, text, leads in parts
        ],
        further=(say(further), _url(to)),
    )


def _url(endpoint: str | None) -> str | None:
    return url_for(endpoint) if endpoint else None
