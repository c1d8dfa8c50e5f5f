"""The pages of a recorded game whose address holds it: its boards, its review, and the game as a file."""

from collections.abc import Callable

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.games.families import can_weigh
from tutor.games.table import USUAL_GAME
from tutor.storage.games import keep_recorded
from tutor.web.board.board_pages import in_own_language
from tutor.web.board.board_picture import picture_url
from tutor.web.board.board_view import View
from tutor.web.game_review.review_worker import begin_review
from tutor.web.http.downloads import as_file
from tutor.web.play.front_pages import front_url
from tutor.web.play.game_actions import Match
from tutor.web.play.match_view import wording_here
from tutor.web.records.game_link import GameLink, game_url, link_from
from tutor.web.records.record_conversion import FILES, Recorded, recorded, written
from tutor.web.records.record_view import broken_view, is_varied, players_view, tree_url
from tutor.web.records.replay_view import disc_leads, replay_view
from tutor.web.site.learners import database, learner_id
from tutor.web.wording.family_words import words_of
from tutor.web.wording.pages import record_words as words

blueprint = Blueprint("replay", __name__)

GAME = "/replay/<game>/<moves>"
ELSEWHERE = f"{GAME}/from/<start>"
FILE = f"<any({', '.join(map(repr, FILES))}):file>"


@blueprint.get(GAME)
@blueprint.get(ELSEWHERE)
def any_language(game: str, moves: str, start: str | None = None) -> ResponseReturnValue:
    """Redirect to the game in the reader's language."""
    link, move = link_from(game, moves, start, request.args), request.args.get("move")
    return in_own_language("replay.page", **link.arguments(), move=move)


@blueprint.get(f"/<lang>/play{GAME}")
@blueprint.get(f"/<lang>/play{ELSEWHERE}")
def page(game: str, moves: str, start: str | None = None) -> ResponseReturnValue:
    """The game after the move in the request, or at its end."""
    link, found = _find(game, moves, start)
    wording = wording_here()
    match, info = found.match, link.info
    broken = broken_view(found, wording)
    lines = broken["lines"] if broken else []
    names = [name for name in (info.black, info.white) if name]
    said = words_of(match.position.game)
    return render_template(
        "records/replay.html",
        title=" – ".join(names) or wording.gettext(words.UNNAMED),
        foot=wording.gettext(said.foot) if said.foot else None,
        learn_url=front_url(match.position.game.family),
        learn_title=wording.gettext(said.front_title),
        picture_url=picture_url(game, match.position.cells()),
        viewer=replay_view(match, wording, disc_leads(match), query=info.query, lines=lines),
        caption=wording.gettext(words.SEEN_BY_DISCS)
        if match.position.game.has_score and match.position.game.counts_pieces
        else None,
        players=players_view(info),
        tree_url=tree_url(match),
        is_varied=is_varied(match),
        says_more=bool(info.more),
        keeps_notes=bool(info.notes),
        broken=broken,
        open_url=url_for("opened.choose", game=game if game != USUAL_GAME else None),
        review_url=game_url("replay.review", link)
        if match.number and (can_weigh(match.position.game) or said.notes_moments)
        else None,
        game_link=game_url("replay.any_language", link),
        saved_as=saved_as(match, lambda file: url_for("replay.save", file=file, **link.arguments())),
    )


@blueprint.post(f"/<lang>/play{GAME}")
@blueprint.post(f"/<lang>/play{ELSEWHERE}")
def review(game: str, moves: str, start: str | None = None) -> ResponseReturnValue:
    """Store the game for the reader, as far as it is legal, begin its review, and redirect to it."""
    _, found = _find(game, moves, start)
    kept = keep_recorded(database(), learner_id(), found.match.stored)
    begin_review(Match(kept))
    return redirect(url_for("review.page", id=kept.id), 303)


@blueprint.get(f"/<lang>/play{GAME}/{FILE}")
@blueprint.get(f"/<lang>/play{ELSEWHERE}/{FILE}")
def save(file: str, game: str, moves: str, start: str | None = None) -> ResponseReturnValue:
    _, found = _find(game, moves, start)
    return save_game(found.match, file)


def save_game(match: Match, file: str) -> Response:
    """The game as a file that a browser saves; 404 if the format cannot hold this game."""
    return as_file(written(match, file), f"{match.position.game.family}-{file}")


def saved_as(match: Match, address: Callable[[str], str]) -> list[View]:
    """The formats in which a game can be saved, each with its address."""
    return [{"format": FILES[file], "url": address(file)} for file in FILES if written(match, file)]


def _find(game: str, moves: str, start: str | None) -> tuple[GameLink, Recorded]:
    link = link_from(game, moves, start, request.args)
    return link, recorded(link) or abort(404)
