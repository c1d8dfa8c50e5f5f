"""The score of a board on the way to its end: in words, and as a bar that both sides fill from their ends."""

from __future__ import annotations

from tutor.games.base import Position
from tutor.web.wording import Say, Wording
from tutor.web.wording.tasks import SCORE

BAR = (
    '<svg width="64" viewBox="-.5 -.5 {width} 7" stroke="var(--dim)" stroke-width=".8" aria-hidden="true">'
    '<path fill="var(--felt)" d="M0 0h{all}v6H0z"/><path fill="var(--black)" d="M0 0h{black}v6H0z"/>'
    '<path fill="var(--white)" d="M{all} 0h-{white}v6H{all}z"/></svg>'
)


def running_score(wording: Wording, position: Position) -> Say:
    """Both sides' discs; at the end with the empty squares that the rules give away."""
    black, white = (round(discs) for discs in position.score())
    squares = len(position.game.squares)
    words = wording.html(wording.say(SCORE, black=black, white=white))
    bar = BAR.format(width=squares + 1, all=squares, black=black, white=white)
    return wording.keep(f"<strong>{words}</strong> {bar}<br>")
