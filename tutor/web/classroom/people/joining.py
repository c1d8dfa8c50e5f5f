"""How pupils come into a class: by the link behind its QR code, by its code, or by their own card.

A key is in an address only once: it is moved to the signed cookie, and the browser is redirected to an
address without it. Only sending a form changes anything.
"""

import secrets

from flask import Blueprint, g, redirect, render_template, request, session, url_for
from flask.typing import ResponseReturnValue

from tutor.classroom.access.code_guesses import guessing_code
from tutor.classroom.access.codes import CARD_DIGITS, LONGEST, SHORTEST
from tutor.classroom.access.keys import typed_digits
from tutor.classroom.access.throttle import TooManyMisses
from tutor.classroom.people.claiming import free_seats
from tutor.classroom.people.classes import class_of_code, class_of_id, class_of_key
from tutor.classroom.people.names import BadName, clean_name, friendly_name, numbered_name
from tutor.classroom.people.seats import (
    ClassFull,
    ClassLocked,
    has_learned,
    names_in,
    new_seat_id,
    seat_in_class,
    seat_of_card,
    seats_with,
    sit_down,
)
from tutor.storage.people import Seat
from tutor.web.classroom.access.identity import seat_in, seats_here
from tutor.web.classroom.access.limits import (
    JOINED,
    guesser,
    keyed_hash,
    remember_browser,
    wait_sentence,
)
from tutor.web.classroom.people.newcomers import JOINING, Newcomer, let_in, newcomer
from tutor.web.classroom.screens.board_streams import hub
from tutor.web.http.carried_forms import keep_sent
from tutor.web.http.error_pages import Refused
from tutor.web.http.page_cache import allow_caching
from tutor.web.site.languages import DEFAULT, LANGUAGES, own_language
from tutor.web.site.learners import database, known_learner, open_seat
from tutor.web.wording.classroom import refusals as words

blueprint = Blueprint("joining", __name__)


@blueprint.get("/join/", defaults={"lang": None})
def any_language() -> ResponseReturnValue:
    """The address that a teacher writes on the board; redirects to the page in the reader's language."""
    response = redirect(url_for("joining.page", lang=g.language.tag))
    response.vary.update(("Accept-Language", "Cookie"))
    return response


@blueprint.route("/<lang>/join/", methods=["GET", "POST"])
def page() -> ResponseReturnValue:
    """Type the code of a class or of a card."""
    sentence, status, headers = None, 200, {}
    typed = request.form.get("code", "")
    if request.method == "POST":
        digits = typed_digits(typed)
        if len(digits) not in (*range(SHORTEST, LONGEST + 1), CARD_DIGITS):
            sentence, status = g.translations.gettext(words.NO_CODE), 400
        else:
            try:
                return redirect(_opened(digits), 303)
            except TooManyMisses as error:
                sentence, status = f"{wait_sentence(error)} {g.translations.gettext(words.QR_CODE)}", 429
                headers = {"Retry-After": str(error.seconds)}
            except LookupError:
                remember_browser()
                sentence, status = g.translations.gettext(words.WRONG_CODE), 404
    if known_learner() is None and request.method == "GET" and not request.args:
        allow_caching()
    return _code_page(sentence, typed[:40], waits=status == 429), status, headers


def _code_page(sentence: str | None, typed: str = "", *, waits: bool = False) -> str:
    """The page on which a code is typed, with the seats that are open in this browser."""
    opened = [seat for seat in reversed(seats_here()) if seat_in(seat.class_id) is seat]
    seats = [(seat, class_of_id(database(), seat.class_id)) for seat in opened]
    return render_template(
        "classroom/seats/join.html", typed=typed, sentence=sentence, seats=seats, waits=waits
    )


def _opened(digits: str) -> str:
    """The address that these digits open: the page for a name, or that of a pupil's card.

    Raises LookupError if they open nothing, TooManyMisses after too many guesses.
    """
    is_long = len(digits) == CARD_DIGITS
    with guessing_code(database(), keyed_hash(digits), guesser(), is_long=is_long) as guess:
        seat = seat_of_card(database(), code=digits) if is_long else None
        class_ = None if is_long else class_of_code(database(), digits)
        if behind := seat or class_:
            _welcome(behind.language)
        where = (
            hold_card(seat)
            if seat
            else _remember_entry({"class": class_.id, "code": digits})
            if class_
            else None
        )
        if where is None:
            raise LookupError(digits)
        guess.was_right()
    return where


def _remember_entry(shown: dict[str, str]) -> str:
    """Store in the cookie what lets the reader in: the key of a link, or a class with its code.

    The identifier of the seat is drawn now, so that a form sent twice takes one seat.
    """
    session[JOINING] = {**shown, "seat": new_seat_id()}
    remember_browser()
    return url_for("joining.name")


def hold_card(seat: Seat) -> str:
    """Store in the cookie whose card was used; returns the address that asks whether it is one's own."""
    session["card"] = seat.key
    return url_for("joining.card")


@blueprint.get("/join/<key>", defaults={"lang": None})
@blueprint.get("/<lang>/join/<key>")
def link(key: str) -> ResponseReturnValue:
    """The link behind the QR code of a class."""
    class_ = class_of_key(database(), key)
    if class_ is None:
        raise Refused(404, words.OLD_LINK)
    _welcome(class_.language)
    return redirect(_remember_entry({"key": class_.key}))


@blueprint.get("/card/<key>", defaults={"lang": None})
@blueprint.get("/<lang>/card/<key>")
def card_link(key: str) -> ResponseReturnValue:
    """The link behind the QR code of a pupil's card."""
    seat = seat_of_card(database(), key=key)
    if seat is None:
        raise Refused(404, words.OLD_CARD)
    _welcome(seat.language)
    here = seat_in(seat.class_id)
    if here is not None and here.id == seat.id and here.learner_id == known_learner():
        return redirect(url_for("seats.page", class_id=seat.class_id))
    return redirect(hold_card(seat))


def _welcome(tag: str) -> None:
    """Use the language of the class if nothing else says which: not the address, the browser nor the cookie.

    English in the cookie says nothing: a device with none of our languages gets it on the page for codes.
    """
    named = request.method == "GET" and request.path.split("/")[1] in LANGUAGES
    own = own_language(request.headers.get("Accept-Language", ""))
    if not named and own is None and g.language is DEFAULT and tag in LANGUAGES:
        g.language = LANGUAGES[tag]


@blueprint.route("/<lang>/join/name", methods=["GET", "POST"])
def name() -> ResponseReturnValue:
    """Say under which name one sits in the class; with a seat already, go on to it."""
    who = newcomer()
    if who is None:
        return _turned_away()
    if who.seat is not None and request.method == "POST":
        return redirect(url_for("seats.page", class_id=who.class_.id), 303)
    if who.seat is not None:
        return render_template("classroom/seats/back.html", class_=who.class_, seat=who.seat)
    picked = _picked(who.class_.id)
    if picked is not None and request.method == "GET":
        return _is_it_you(who, picked)
    sentence, status, another, headers = None, 200, None, {}
    typed = request.values.get("name", "")
    if request.method == "POST":
        try:
            return redirect(_seated(let_in(who, typed, picked)), 303)
        except (BadName, ClassLocked, ClassFull) as error:
            sentence, status = g.translations.gettext(words.why_not(error)), 400
            status = 403 if isinstance(error, ClassLocked) else status
            if isinstance(error, BadName):
                keep_sent()
            if isinstance(error, BadName) and error.reason == "taken":
                status = 409
                another = (
                    None if picked else numbered_name(clean_name(typed), names_in(database(), who.class_.id))
                )
        except TooManyMisses as error:
            sentence, status = wait_sentence(error, JOINED), 429
            headers = {"Retry-After": str(error.seconds)}
        except LookupError:
            return redirect(url_for("joining.page"), 303)
    elif "give" in request.args:
        typed = _given_name(who.class_.id)
    waiting = [] if another else free_seats(database(), who.class_.id)
    brings = "bring" in request.form if request.method == "POST" else not who.as_name
    body = render_template(
        "classroom/seats/name.html",
        who=who,
        typed=typed[:200],
        bring=bool(who.brings) and brings,
        sentence=sentence,
        another=another,
        waiting=waiting,
    )
    return body, status, headers


def _picked(class_id: str) -> Seat | None:
    """The seat that was picked from the list of names, even if it has been taken since."""
    seat_id = request.values.get("pick", "")
    seat = seat_in_class(database(), class_id, seat_id) if seat_id else None
    return seat if seat is not None and not seat.hidden else None


def _is_it_you(who: Newcomer, seat: Seat) -> ResponseReturnValue:
    """Ask whether the name that was picked is one's own, since a wrong tap is easy."""
    if seat.seen is not None:
        return redirect(url_for("joining.name"))
    return render_template(
        "classroom/seats/card.html",
        class_=who.class_,
        seat=seat,
        can_bring=bool(who.brings),
        as_name=who.as_name,
        picked=True,
    )


def _turned_away() -> ResponseReturnValue:
    """Say that the link or code no longer opens the class; without either, redirect to the page for codes."""
    entry = session.pop(JOINING, None)
    if entry is None or "seat" not in entry:
        return redirect(url_for("joining.page"))
    sentence = words.OLD_LINK if "key" in entry else words.WRONG_CODE
    return _code_page(g.translations.gettext(sentence)), 404


def _given_name(class_id: str) -> str:
    known = [g.translations.gettext(word) for word in words.FRIENDS]
    order = list(range(len(known)))
    secrets.SystemRandom().shuffle(order)
    return friendly_name(known, names_in(database(), class_id), order)


@blueprint.route("/<lang>/card/", methods=["GET", "POST"])
def card() -> ResponseReturnValue:
    """Ask whether the card is the reader's own; if so, open its seat."""
    seat = seat_of_card(database(), key=session.get("card", "")) if session.get("card") else None
    class_ = class_of_id(database(), seat.class_id) if seat else None
    if seat is None or class_ is None:
        return redirect(url_for("joining.page"), 303)
    known = known_learner()
    can_bring = bool(
        known and seat.seen is None and has_learned(database(), known) and not seats_with(database(), known)
    )
    if request.method == "POST":
        bringing = known if can_bring and "bring" in request.form else None
        try:
            seat = sit_down(database(), seat, g.language.tag, bringing=bringing)
        except LookupError:
            return redirect(url_for("joining.page"), 303)
        return redirect(_seated(seat), 303)
    return render_template(
        "classroom/seats/card.html", class_=class_, seat=seat, can_bring=can_bring, picked=False
    )


def _seated(seat: Seat) -> str:
    """Open the seat in this browser; returns the address of the seat's page."""
    seats_here()
    for done in (JOINING, "card"):
        session.pop(done, None)
    open_seat(seat)
    hub().announce_pupil(seat.class_id)
    return url_for("seats.page", class_id=seat.class_id)
