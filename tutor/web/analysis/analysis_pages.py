"""The analysis board: try moves from any position, with branches, and see what the tutor knows of each.

The address holds everything, so the server stores nothing: ``moves`` is the tree of moves, ``at`` the one
that is shown, ``show`` what is laid over the board, ``values`` asks what each move is worth, and ``look``
lets a tap show the lines of a square instead of playing there. ``notes`` are comments and marks of a file,
packed; ``dead`` is what both sides agreed is dead where the moves end.
"""

from dataclasses import dataclass, replace

from flask import Blueprint, abort, jsonify, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from tutor.games.base import PASS, Position
from tutor.games.errors import IllegalMove, RulesError, UnknownSquare
from tutor.games.families import can_weigh, family_of, levels_of
from tutor.games.table import GAMES, USUAL_GAME
from tutor.web.analysis.analysis_tree import Tree, TreeFull, read_tree
from tutor.web.analysis.analysis_types import AnalysisView, StatesView
from tutor.web.analysis.analysis_view import (
    branch_view,
    lines_view,
    note_of,
    script_words,
    states_ahead,
    tree_view,
    values_view,
    why_not,
)
from tutor.web.board.board_link import board_url, position_code, read_position
from tutor.web.board.board_overlays import EXACT, marks, wanted_overlays
from tutor.web.board.board_picture import picture_of
from tutor.web.board.board_view import View, board_view
from tutor.web.board.shown_games import shown_game
from tutor.web.http.numbers import small_number
from tutor.web.http.page_cache import allow_caching
from tutor.web.play.front_pages import front_url, level_memory
from tutor.web.play.game_types import CardView
from tutor.web.play.match_view import lasting_marks, overlay_links, standing, wording_here
from tutor.web.records.note_code import read_notes
from tutor.web.records.note_view import NoteView, note_views
from tutor.web.records.record_conversion import position_file, written_position
from tutor.web.site.words import frame_of
from tutor.web.wording import Wording
from tutor.web.wording.family_words import titles, words_of
from tutor.web.wording.pages import analysis_words as words

blueprint = Blueprint("analysis", __name__, url_prefix="/<lang>/board")

FIRST_LEVEL = 2


@dataclass(frozen=True)
class Asked:
    """What an address asks for; ``at`` is the number of the move that is shown, 0 for the start."""

    tree: Tree
    at: int
    show: tuple[str, ...] = ()
    look: bool = False
    values: bool = False
    notes: str = ""

    @property
    def position(self) -> Position:
        return self.tree.nodes[self.at].position

    @property
    def url(self) -> str:
        start = self.tree.start
        return url_for(
            "board.position",
            game=start.game.name,
            code=position_code(start),
            moves=str(self.tree) or None,
            at=self.at if self.at != self.tree.last else None,
            show=",".join(self.show) or None,
            look=1 if self.look else None,
            values=1 if self.values else None,
            notes=self.notes or None,
            dead="-".join(self.tree.dead) or None,
        )

    @property
    def noted(self) -> dict[str, NoteView]:
        """What a file says of its positions, by the moves that lead to each."""
        tree = self.tree
        line = [tree.nodes[one].move for one in tree.way_to(tree.last)]
        return note_views(read_notes(self.notes), line, tree.start.game.squares)

    @property
    def here(self) -> str:
        """The moves that lead to the position that is shown: its key in `noted`."""
        return " ".join(self.tree.nodes[one].move for one in self.tree.way_to(self.at))


@blueprint.get("/")
def first() -> ResponseReturnValue:
    """The board at the start of the usual game."""
    return start(USUAL_GAME)


@blueprint.get("/<game>/")
def start(game: str) -> ResponseReturnValue:
    """The board at the start of a game."""
    try:
        found = shown_game(game)
    except RulesError:
        abort(404)
    return redirect(Asked(Tree(found.start()), 0).url)


def page(game: str, code: str) -> ResponseReturnValue:
    """The board, what is known of it, and the moves that were tried; a tap leads to the board after it."""
    found = read_position(game, code) or abort(404)
    asked = _asked(found)
    tapped = PASS if "pass" in request.args else request.args.get("tap", "")
    feedback, sentence = None, None
    wording = wording_here()
    if "away" in request.args:
        tree, at = asked.tree.without(asked.at)
        # Notes go by the moves of the first line, which may be another one now.
        return redirect(replace(asked, tree=tree, at=at, notes="").url)
    if tapped:
        try:
            if asked.look and tapped != PASS:
                feedback = lines_view(asked.position, tapped, wording)
            else:
                tree, at = asked.tree.with_move(asked.at, tapped)
                return redirect(replace(asked, tree=tree, at=at, values=False).url)
        except IllegalMove:
            feedback = why_not(asked.position, tapped, wording)
        except UnknownSquare:
            abort(404)
        except TreeFull:
            sentence = wording.gettext(words.FULL)
    if set(request.args) <= {"show"} and "exact" not in asked.show:  # exact results may be missing: no time
        allow_caching()
    return _page(asked, wording, feedback, sentence)


@blueprint.get("/<game>/<code>/next.json")
def ahead(game: str, code: str) -> ResponseReturnValue:
    """The board and those after each of its moves, so that a page shows a move without the network."""
    found = read_position(game, code) or abort(404)
    ahead: StatesView = {"states": states_ahead(found, wording_here())}
    return jsonify(ahead)


@blueprint.get("/<game>/<code>/values.json")
def values(game: str, code: str) -> ResponseReturnValue:
    """What each move is worth."""
    found = read_position(game, code) or abort(404)
    return jsonify(values_view(found, wording_here()))


@blueprint.get("/<game>/<code>/lines.json")
def lines(game: str, code: str) -> ResponseReturnValue:
    """The lines from a square."""
    found = read_position(game, code) or abort(404)
    square = request.args.get("square", "")
    if square not in found.game.squares:
        abort(400)
    return jsonify(lines_view(found, square, wording_here()))


def _asked(start: Position) -> Asked:
    """What the address asks for; 404 for moves that cannot be played."""
    dead = tuple(one for one in request.args.get("dead", "").split("-") if one in start.game.squares)
    tree = read_tree(start, request.args.get("moves", ""), dead) or abort(404)
    at = small_number(request.args.get("at", str(tree.last)), len(tree.played))
    if at is None:
        abort(404)
    show = wanted_overlays(request.args.get("show", ""))
    notes = request.args.get("notes", "")
    kept = notes if read_notes(notes) else ""
    return Asked(tree, at, show, "look" in request.args, "values" in request.args, kept)


def _page(
    asked: Asked, wording: Wording, feedback: CardView | None, sentence: str | None
) -> ResponseReturnValue:
    position, tree = asked.position, asked.tree
    words_ = words_of(position.game)
    node = tree.nodes[asked.at]
    view = board_view(position, words_.labels(wording.translations), last_move=_square(node.move))
    valued = values_view(position, wording) if asked.values else None
    noted = asked.noted
    note_here = noted.get(asked.here)
    view["overlay"] = [
        *marks(position, asked.show),
        *lasting_marks(position),
        *(valued["overlay"] if valued else ()),
        *(note_here["marks"] if note_here else ()),
    ]
    said = standing(position, wording, drawn=True)
    before = tree.nodes[node.before].position
    on = tree.after(asked.at)
    game, code = position.game.name, position_code(position)
    data: AnalysisView = {
        **tree_view(tree, asked.at, wording),
        "board": view,
        "show": asked.show,
        "weighs": can_weigh(position.game),
        "look": asked.look,
        "valued": valued,
        "feedback": feedback,
        "sentence": sentence,
        "words": script_words(wording),
        "notes": asked.notes,
        "dead": "-".join(asked.tree.dead),
        "noted": noted,
    }
    return render_template(
        "analysis/board.html",
        title=wording.gettext("Analysis board"),
        **frame_of(position.game, wording),
        learn_url=front_url(position.game.family),
        learn_title=wording.gettext(words_.front_title),
        picture_url=picture_of(view),
        board=view,
        standing=said,
        asked=asked,
        sentence=sentence,
        feedback=feedback,
        move_sentence=wording.html(words_.move_sentence(wording, before, node.move)) if asked.at else None,
        note=note_of(position, wording),
        noted=note_here,
        valued=valued,
        purpose=tree.start.to_move is not None and not tree.played,
        branch=branch_view(tree),
        back_url=replace(asked, at=node.before, values=False).url if asked.at else None,
        on_url=replace(asked, at=on[0], values=False).url if on else None,
        at_url=lambda number: replace(asked, at=number, values=False).url,
        look_url=replace(asked, look=not asked.look).url,
        values_url=replace(asked, values=True).url,
        may_pass=position.may_pass(),
        weighs=can_weigh(position.game),
        shows_lines=words_.shows_lines,
        overlays=[
            one
            for one in overlay_links(
                wording, position.game, asked.show, lambda names: replace(asked, show=names).url
            )
            if one["name"] != EXACT or one["on"]
        ],
        link=board_url(position),
        save_url=url_for("board.save", game=game, code=code, file=position_file(position.game))
        if written_position(position)
        else None,
        save_format=form.name if (form := family_of(position.game).position_format) else None,
        print_url=url_for("board.paper", game=game, code=code),
        set_up_url=url_for("set_up.page", game=game, code=code),
        drawing=position.game.diagram(position),
        play_on=_play_on(position, code),
        games=_games(wording, game),
        data=data,
    )


def _play_on(position: Position, code: str) -> View | None:
    """What the form that begins a game from this position needs; None where no game can be played."""
    if position.to_move is None or position.game.name not in GAMES:
        return None
    levels = levels_of(position.game)
    return {
        "game": position.game.name,
        "start": code,
        "side": position.to_move.value,
        "levels": levels,
        "level": min(FIRST_LEVEL, max(levels, default=0)),
        "memory": level_memory(position.game.family),
    }


def _games(wording: Wording, here: str) -> list[View]:
    """The games that have a title, each with the address of its first board."""
    return [
        {"title": wording.gettext(title), "url": url_for("analysis.start", game=name), "here": name == here}
        for name, (title, _) in titles().items()
    ]


def _square(move: str) -> str | None:
    return None if move == PASS else move
