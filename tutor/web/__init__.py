"""The web application: everything that knows Flask."""

from functools import lru_cache

from flask import Flask, Response, abort, g, request, url_for
from werkzeug.middleware.proxy_fix import ProxyFix

from tutor.games.table import find_game

LONGEST_REACH = 400
"""Characters of an address whose forms in other languages are cached: longer ones could fill the memory."""


def init_app(app: Flask) -> None:
    """Register the languages, the guards of every request, and the pages."""
    from tutor.web.analysis import analysis_pages
    from tutor.web.board import board_pages, board_picture, set_up
    from tutor.web.board.drawing import DRAWING
    from tutor.web.classroom import init_classroom
    from tutor.web.classroom.work.own_frame import own_frame
    from tutor.web.game_review import game_review
    from tutor.web.game_review.review_worker import Reviews
    from tutor.web.http import page_cache
    from tutor.web.http.assets import init_assets
    from tutor.web.http.body_limits import init_bodies
    from tutor.web.http.cookies import CookieByScheme
    from tutor.web.http.error_pages import init_errors
    from tutor.web.http.health import init_probes
    from tutor.web.http.retrying import init_retrying
    from tutor.web.http.security import init_security
    from tutor.web.learn import lessons
    from tutor.web.learn.course_library import init_library
    from tutor.web.learn.twelve import pages as twelve
    from tutor.web.play import game_pages
    from tutor.web.practise import practice_pages
    from tutor.web.practise.rounds import init_rounds
    from tutor.web.practise.workbench import init_workbench
    from tutor.web.records import import_games, replays
    from tutor.web.site import guides, history_page, home, me, sharing, words
    from tutor.web.site.languages import LANGUAGES, REMEMBERED, init_languages, wanted_language
    from tutor.web.site.learners import reader_mark
    from tutor.web.site.stranger_limits import init_strangers
    from tutor.web.wording.pages.page_words import LOST

    catalogues = init_languages(app, app.config["TRANSLATIONS"])
    app.session_interface = CookieByScheme()
    app.extensions["reviews"] = Reviews(app.extensions["database"])
    init_library(app, catalogues)
    init_rounds(app)
    init_strangers(app)
    init_workbench(app)
    init_assets(app)
    app.jinja_env.globals.update(reader=reader_mark, lost_words=LOST)
    app.jinja_env.globals.update({function.__name__: function for function in DRAWING})
    init_errors(app)

    @app.url_value_preprocessor
    def take_language(_endpoint: str | None, values: dict[str, object] | None) -> None:
        tag = (values or {}).pop("lang", None)
        if values is None and (first := request.path.split("/")[1]) in LANGUAGES:
            tag = first
        g.language = LANGUAGES.get(str(tag)) or wanted_language(request)
        g.translations = catalogues[g.language.tag]
        g.unknown_language = tag is not None and tag not in LANGUAGES

    @app.url_defaults
    def give_language(endpoint: str, values: dict[str, object]) -> None:
        if "lang" not in values and app.url_map.is_endpoint_expecting(endpoint, "lang"):
            values["lang"] = g.language.tag

    @app.before_request
    def know_language() -> None:
        if g.unknown_language:
            abort(404)

    init_security(app)
    init_bodies(app)

    @app.after_request
    def remember_language(response: Response) -> Response:
        chosen = _is_in_languages(app, request.endpoint) and not g.unknown_language
        if chosen and request.cookies.get(REMEMBERED) != g.language.tag:
            response.headers.add("Set-Cookie", page_cache.language_cookie(g.language.tag, request.is_secure))
        return response

    ways: dict[tuple[str, str], dict[str, object]] = {}

    @app.context_processor
    def every_page() -> dict[str, object]:
        frame: dict[str, object] | None = g.get("frame")
        if frame is None or frame["language"] is not g.language:
            there = request.script_root, g.language.tag
            if there not in ways:
                ways[there] = _ways_from_a_page()
            # This runs once for each template, and a page is made of several: the result stays in `g`.
            frame = g.frame = ways[there] | _frame_of_a_page(app) | own_frame()
        return frame

    app.after_request(page_cache.compress)
    app.after_request(page_cache.describe)
    app.register_blueprint(home.blueprint)
    app.register_blueprint(lessons.blueprint)
    app.register_blueprint(twelve.blueprint)
    app.register_blueprint(game_pages.blueprint)
    app.register_blueprint(game_review.blueprint)
    app.register_blueprint(import_games.blueprint)
    app.register_blueprint(replays.blueprint)
    app.register_blueprint(board_pages.blueprint)
    app.register_blueprint(analysis_pages.blueprint)
    app.register_blueprint(set_up.blueprint)
    app.register_blueprint(board_picture.blueprint)
    app.register_blueprint(practice_pages.blueprint)
    app.register_blueprint(me.blueprint)
    app.register_blueprint(words.blueprint)
    app.register_blueprint(history_page.blueprint)
    app.register_blueprint(guides.blueprint)
    app.register_blueprint(sharing.blueprint)
    init_classroom(app, catalogues)
    cache = page_cache.PageCache(app.wsgi_app, app.config["SESSION_COOKIE_NAME"])
    app.wsgi_app = cache  # type: ignore[method-assign]
    init_retrying(app)
    init_probes(app)
    if proxies := app.config["TRUSTED_PROXIES"]:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=proxies, x_proto=proxies)  # type: ignore[method-assign]
    else:  # a server may ask the cache itself: no proxy changes what it sees of a request
        app.extensions["page_cache"] = cache


def _frame_of_a_page(app: Flask) -> dict[str, object]:
    """What the header of every page shows: its language, and the addresses of this page in other languages.

    They have the same arguments and the same query, so that the reader sees the same thing there.
    """
    from tutor.web.http.page_cache import known_query

    endpoint, arguments = "home.page", {}
    if _is_in_languages(app, request.endpoint) and not g.unknown_language:
        endpoint, arguments = str(request.endpoint), dict(request.view_args or {})

    # One address is built and its language exchanged, since building an address is slow.
    root = request.script_root
    below = url_for(endpoint, lang=g.language.tag, **arguments).removeprefix(f"{root}/{g.language.tag}")
    # For a form, the query is what it has sent.
    query = g.get("query") or known_query(request.query_string.decode("latin-1"))
    if endpoint == request.endpoint and query:
        below += "?" + query
    reach = request.host_url.rstrip("/"), root, g.language.tag, below
    made = _in_languages if sum(map(len, reach)) <= LONGEST_REACH else _in_languages.__wrapped__
    return {"language": g.language, "sent": g.get("sent"), **made(*reach)}


@lru_cache(maxsize=1024)
def _in_languages(site: str, root: str, tag: str, below: str) -> dict[str, object]:
    """The addresses of a page in each language and without one; cached, since many open the same page."""
    from tutor.web.site.languages import LANGUAGES

    here = [(other, f"{root}/{other.tag}{below}") for other in LANGUAGES.values()]
    anywhere = f"{root}/x-default{below}"
    return {
        "languages": [
            {"tag": other.tag, "name": other.name, "url": url, "current": other.tag == tag}
            for other, url in here
        ],
        "alternates": [
            *({"tag": other.tag, "url": site + url} for other, url in here),
            {"tag": "x-default", "url": f"{site}{anywhere}"},
        ],
        "anywhere_url": anywhere,
        "site": site,
        "canonical_url": f"{site}{root}/{tag}{below.partition('?')[0]}",
    }


def _ways_from_a_page() -> dict[str, object]:
    """The links in the header of every page, and the preview picture of pages that have no board."""
    from tutor.web.board.board_picture import picture_url
    from tutor.web.learn.course_library import library

    first = library().first_course
    several = len(library().courses) > 1
    course, start = first.name, find_game(first.game).start()
    return {
        "home_url": url_for("home.page"),
        "play_url": url_for("play.choose"),
        "map_url": url_for("learn.courses") if several else url_for("learn.course", course=course),
        "progress_url": url_for("learn.progress", course=course),
        "practise_url": url_for("practise.page"),
        "words_url": url_for("words.page"),
        "picture_url": picture_url(first.game, start.cells()),
    }


def _is_in_languages(app: Flask, endpoint: str | None) -> bool:
    """Whether the address of an endpoint has a language in it; False for no endpoint."""
    return endpoint is not None and app.url_map.is_endpoint_expecting(endpoint, "lang")
