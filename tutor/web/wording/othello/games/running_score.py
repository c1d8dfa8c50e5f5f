"""The score of a board near the end of a game: in words, and as a bar filled from both ends."""

from tutor.games.base import Position
from tutor.web.wording import Say, Wording
from tutor.web.wording.tasks import SCORE

BAR = (
    '<svg width="64" viewBox="-.5 -.5 {width} 7" stroke="var(--dim)" stroke-width=".8" aria-hidden="true">'
    '<path fill="var(--felt)" d="M0 0h{all}v6H0z"/><path fill="var(--black)" d="M0 0h{black}v6H0z"/>'
    '<path fill="var(--white)" d="M{all} 0h-{white}v6H{all}z"/></svg>'
)


def running_score(wording: Wording, position: Position) -> Say:
    """Both sides' discs; after the end with the empty squares that the rules award."""
    black, white = (round(discs) for discs in position.score())
    squares = len(position.game.squares)
    words = wording.html(wording.say(SCORE, black=black, white=white))
    bar = BAR.format(width=squares + 1, all=squares, black=black, white=white)
    return wording.keep(f"<strong>{words}</strong> {bar}<br>")
