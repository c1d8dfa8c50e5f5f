"""The pages of play: choosing a game, playing it against the computer or a person, and its end."""

from collections.abc import Iterable
from typing import Any

import msgspec
from flask import Blueprint, g, jsonify, redirect, render_template, request, session, url_for
from flask.typing import ResponseReturnValue
from markupsafe import escape

from tutor.games.base import PASS
from tutor.games.color import Color
from tutor.games.engine import EngineFault
from tutor.games.families import all_levels_of
from tutor.games.judgement import Mark
from tutor.games.table import GAMES, USUAL_GAME, find_game
from tutor.storage.games import (
    COMPUTER,
    HUMAN,
    StoredGame,
    has_finished_game,
    new_game,
    save_played,
)
from tutor.storage.models import now
from tutor.typed_values import from_values
from tutor.web.board.board_overlays import wanted_overlays
from tutor.web.board.board_zoom import is_large, part_around
from tutor.web.http.error_pages import UNREADABLE, Refused
from tutor.web.http.numbers import whole_number
from tutor.web.http.request_data import read_json
from tutor.web.play.front_pages import OTHERS, USUAL, chooser_url, level_memory
from tutor.web.play.game_actions import Action, Illegal, Match, Stale, act
from tutor.web.play.game_choice import MINUTES, chooser, level_chosen, number_chosen, reader_family
from tutor.web.play.game_types import CardView, GameData, Stage
from tutor.web.play.match_view import (
    clock_texts,
    explained,
    hint_view,
    match_view,
    overlay_links,
    undone_view,
    wording_here,
)
from tutor.web.play.opponent import answer_to
from tutor.web.play.own_games import GAME_NOT_YOURS, own_game
from tutor.web.play.settling import Disagrees, asked_first, proposed, settle
from tutor.web.play.speech import is_silent, turn_silence
from tutor.web.play.terms import WrongTerms, start_of
from tutor.web.play.way_on import way_on
from tutor.web.site.learners import database, learner_id
from tutor.web.site.words import frame_of
from tutor.web.wording import Wording
from tutor.web.wording.family_words import words_of
from tutor.web.wording.game_words import plain
from tutor.web.wording.pages import play_words as words
from tutor.web.wording.tasks import TURN

blueprint = Blueprint("play", __name__, url_prefix="/<lang>/play")

SURE = "2"
"""The value of the pass button after the page has asked whether a pass is meant."""

FIRST_LEVELS = (1, 2)
"""On these levels legal moves are shown until the learner hides them."""


@blueprint.get("/")
def choose() -> ResponseReturnValue:
    """Choose a game of the usual family; a learner of another one gets that page first, with a link here."""
    own = reader_family() if "of" not in request.args else USUAL
    return redirect(chooser_url(own)) if own in OTHERS else chooser(USUAL)


@blueprint.get(f"/<any({', '.join(map(repr, OTHERS))}):family>")
def choose_of(family: str) -> ResponseReturnValue:
    """Choose a game of another family."""
    return chooser(family)


@blueprint.post("/")
def begin() -> ResponseReturnValue:
    """Begin the chosen game; if the computer plays Black, it moves at once."""
    form = request.form
    game, opponent = form.get("game", USUAL_GAME), form.get("opponent", "computer")
    minutes = number_chosen("minutes", MINUTES, 0)
    side = form.get("side", "black")
    if game not in GAMES or opponent not in ("computer", "person") or side not in ("black", "white"):
        raise Refused(400, UNREADABLE)
    players = {"black": HUMAN, "white": HUMAN}
    if opponent == "computer":
        players["white" if side == "black" else "black"] = COMPUTER
    level, levels = 0, all_levels_of(find_game(game))
    if opponent == "computer":
        chosen = level_chosen(find_game(game).family)
        level = max((one for one in levels if one <= chosen), default=min(levels, default=0))
    try:
        if opponent == "computer" and not levels:
            raise WrongTerms(words.NO_COMPUTER)
        start = start_of(game, form)
    except WrongTerms as wrong:
        return chooser(find_game(game).family, wrong), 400
    opened, _ = _answered(Match(StoredGame("", game, players["black"], players["white"], level, start=start)))
    begun = new_game(
        database(),
        learner_id(),
        game,
        **players,
        level=level,
        moves=opened.stored.moves,
        minutes=minutes,
        start=start,
    )
    return redirect(url_for("play.game", id=begun.id), 303)


@blueprint.get("/<id>")
def game(id: str) -> ResponseReturnValue:
    """The game; if the computer's reply is missing, the page asks for it."""
    match = _find(id)
    if match.stored.record is not None:  # opened from a file, not played here
        return redirect(url_for("review.page", id=id))
    show = _shown(match)
    if request.accept_mimetypes.best == "application/json":
        since = whole_number(request.args.get("since", ""))
        number = match.number if since is None else since
        return jsonify(match_view(match, wording_here(), since=number, show=show))
    return _page(match, show)


def _shown(match: Match) -> tuple[str, ...]:
    """The overlays of the board: those in the address, else the legal moves in a first game."""
    asked = request.args.get("show")
    return _shown_first(match) if asked is None else wanted_overlays(asked)


def _shown_first(match: Match) -> tuple[str, ...]:
    """The overlay of legal moves, for a beginner; none in a game where nearly every move is legal."""
    few = not match.position.game.offers_pass
    return wanted_overlays("legal") if few and _begins(match) else ()


def _begins(match: Match) -> bool:
    """Whether the player is a beginner, who may know only the rules."""
    return match.stored.level in FIRST_LEVELS or not has_finished_game(database(), session["id"])


@blueprint.post("/<id>")
def play(id: str) -> ResponseReturnValue:
    """Do what a form or a script asks.

    A form may ask for a part of a large board; then nothing is played yet.
    """
    match = _find(id)
    if "near" in request.form:
        show = wanted_overlays(request.form.get("show", ""))
        return _page(match, show, near=request.form["near"])
    action = _action()
    wording = wording_here()
    if asked := asked_first(match, action, wording):
        return _ask(match, action, asked, wording)
    before = match
    try:
        match, answered = _done(match, action)
    except Refused as refused:
        return _refuse(match, action, refused, wording)
    hint = None
    if action.do == "hint" and match.to_move and not match.computer_moves and not match.must_pass:
        again, said = request.form.get("hinted", ""), words_of(match.position.game)
        advice = said.advise(wording, match.position, again, begins=_begins(match))
        hint = hint_view(advice, wording) if advice else None
    card = undone_view(before, match, wording) if action.do == "undo" else None
    if not answered:
        card = plain(wording.gettext(words.NO_ANSWER))
    if request.is_json:
        view = match_view(match, wording, since=action.number, show=action.show)
        view["hint"], view["feedback"] = hint, card
        return jsonify(view)
    if card:
        return _page(match, action.show, feedback=card)
    if hint:
        stage: Stage = "second" if request.form.get("hint") == "2" else "first"
        return _page(match, action.show, hint=hint[stage], stage=stage)
    first = _shown_first(match)
    return redirect(_address(match, action.show if "show" in request.form else first, first), 303)


@blueprint.post("/<id>/silence")
def silence(id: str) -> ResponseReturnValue:
    """Silence every opponent, or let them speak again, and return to the game."""
    match = _find(id)
    turn_silence()
    return redirect(url_for("play.game", id=match.stored.id), 303)


def _ask(match: Match, action: Action, asked: CardView, wording: Wording) -> ResponseReturnValue:
    """Ask whether a pass is meant; the board stays as it is, and the next press passes."""
    also = asked.get("shown", [])
    if request.is_json:
        view = match_view(match, wording, since=match.number, show=action.show, also=also)
        view["feedback"], view["sure"] = asked, True
        return jsonify(view)
    return _page(match, action.show, also, feedback=asked, sure=True)


def _refuse(match: Match, action: Action, refused: Refused, wording: Wording) -> ResponseReturnValue:
    """Say why the action is refused; the board stays as it is."""
    if isinstance(refused, Stale) or not match.playing:
        match = _find(match.stored.id)
    sentence = g.translations.gettext(str(refused.description)) % refused.values
    feedback: CardView = {
        "verdict": "not-yet",
        "title": escape(sentence),
        "detail": None,
        "lines": [],
    }
    why: list[Mark] = []
    ringed = refused.squares if isinstance(refused, Disagrees) else ()
    if isinstance(refused, Illegal):
        feedback = explained(refused, match.position, wording)
        if refused.square is not None:
            why = words_of(match.position.game).shown_why(match.position, refused.square)
    if request.is_json:
        view = match_view(match, wording, since=match.number, show=action.show, also=why, ringed=ringed)
        view["error"], view["feedback"] = sentence, feedback
        return jsonify(view), refused.code or 400
    return _page(match, action.show, why, ringed, feedback=feedback), refused.code or 400


def _action() -> Action:
    """The action that the request asks for; raises ``Refused`` for a request that no page of ours sends."""
    try:
        if request.is_json:
            return read_json(request.get_data(), Action)
        return from_values(_form(), Action, strict=False)
    except msgspec.MsgspecError as error:
        raise Refused(400, UNREADABLE) from error


def _form() -> dict[str, Any]:
    form = request.form
    asked: dict[str, Any] = {
        "number": form.get("number", ""),
        "show": wanted_overlays(form.get("show", "")),
        "dead": form.get("dead", "").split(),
        "sure": form.get("pass") == SURE,
    }
    for name in ("pass", "undo", "resign", "hint", "answer", "agree", "resume"):
        if name in form:
            return {**asked, "do": name}
    return {**asked, "do": "move", "square": form.get("tap", "")}


def _find(id: str) -> Match:
    return own_game(id, GAME_NOT_YOURS)


def _done(match: Match, action: Action) -> tuple[Match, bool]:
    """The saved game after an action and the computer's replies, and whether the computer replied.

    If another request has saved the game meanwhile, the action is done on that game.
    """
    for _ in range(2):
        answered = True
        if match.counting:
            after = settle(match, action)
        else:
            after, answered = _answered(act(match, action, now()))
        if after.counting and not match.counting:
            after = proposed(after)
        if _saved(match, after):
            return after, answered
        match = _find(match.stored.id)
    raise Stale


def _saved(before: Match, after: Match) -> bool:
    kept = after.stored
    if kept == before.stored:
        return True
    fields = ("moves", "state", "loser", "black_used", "white_used", "dead")
    changes = {name: getattr(kept, name) for name in fields}
    return save_played(database(), before.stored, **changes) is not None


def _answered(match: Match) -> tuple[Match, bool]:
    """The game after the computer's moves, if it is its turn, and whether the computer gave them all."""
    while match.computer_moves:
        passing = match.position.must_pass()
        try:
            match = match.with_move(PASS if passing else answer_to(match.position, match.stored.level))
        except EngineFault:
            return match, False
    return match, True


def _address(match: Match, show: tuple[str, ...], first: tuple[str, ...]) -> str:
    """The address of a game, with its overlays if they are not the usual ones."""
    return url_for("play.game", id=match.stored.id, show=None if show == first else ",".join(show))


def _page(
    match: Match,
    show: tuple[str, ...],
    also: Iterable[Mark] = (),
    ringed: Iterable[str] = (),
    near: str = "",
    **said: Any,
) -> str:
    wording = wording_here()
    view = match_view(match, wording, show=show, also=also, ringed=ringed)
    said_by_script = {key: wording.gettext(message) for key, message in words.WORDS.items()}
    said_by_script |= {f"turn_{color.value}": wording.text(TURN, color, {}) for color in Color}
    data: GameData = {"game": view, "words": said_by_script, "show": show}
    first = _shown_first(match)
    switch, says = words_of(match.position.game).first_overlay
    way = way_on(match, wording)
    overlays = overlay_links(wording, match.position.game, show, lambda names: _address(match, names, first))
    return render_template(
        "play/game.html",
        title=view["about"],
        family=match.position.game.family,
        **frame_of(match.position.game, wording),
        choose_url=chooser_url(match.position.game.family),
        level_memory=level_memory(match.position.game.family),
        game=view,
        near=part_around(view["board"], near),
        far=is_large(view["board"]),
        clock=clock_texts(match, now()),
        overlays=overlays,
        silent=is_silent(),
        first_overlay={"name": switch, "title": wording.gettext(says)},
        show=show,
        on=way.on,
        idea=way.idea,
        back=way.back,
        words=said_by_script,
        data=data,
        **{"feedback": None, "hint": None, "stage": None, "sure": False, **said},
    )
