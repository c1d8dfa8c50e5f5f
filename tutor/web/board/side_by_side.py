"""Small boards side by side, each under its caption, as one piece of HTML within a sentence."""

from collections.abc import Sequence

from tutor.games.judgement import Beside
from tutor.web.board.board_view import board_view
from tutor.web.board.drawing import picture
from tutor.web.site.markdown import Html
from tutor.web.wording import Wording


def beside(wording: Wording, boards: Sequence[Beside]) -> Html:
    """The boards as HTML; the page must have the stylesheets of a board of their game."""
    drawn = "".join(
        f"<span>{_drawn(one)}{wording.html(wording.reason(one.caption))}</span>" for one in boards
    )
    return Html(f'<span class="two-boards">{drawn}</span>')


def _drawn(one: Beside) -> str:
    html = picture(board_view(one.position, {}, turn=False))
    svg = html[html.index("<svg") :]
    if one.ringed is None:
        return svg
    place = one.position.game.squares.index(one.ringed)
    down, across = divmod(place, len(one.position.game.columns))
    ring = f'<circle class="ring" cx="{across * 10 + 5}" cy="{down * 10 + 5}" r="2.6"/>'
    return svg.replace("</svg>", f"{ring}</svg>")
