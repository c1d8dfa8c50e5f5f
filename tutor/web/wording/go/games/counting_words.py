"""What is said while a game of Go is counted: what each side has, and why the count is still open."""

from __future__ import annotations

from tutor.games.color import Color
from tutor.games.go.reading.borders import open_borders
from tutor.games.go.reading.in_danger import at_stake
from tutor.games.go.rules.counting import land
from tutor.games.go.rules.position import GoPosition
from tutor.games.judgement import Mark
from tutor.web.site.markdown import Html
from tutor.web.site.messages import N_, NP_, Sentence, Sided
from tutor.web.wording import Say, Wording

HAS: Sentence = Sided(
    black=N_("Black: stones %(stones)s + empty points %(land)s = %(total)s"),
    white=N_("White: stones %(stones)s + empty points %(land)s = %(total)s"),
)
HAS_WITH_KOMI = N_("White: stones %(stones)s + empty points %(land)s + komi %(komi)s = %(total)s")
"""What each side has by area scoring."""

NEITHER = NP_(
    "%(num)s point touches both colours: nobody’s.",
    "%(num)s points touch both colours: nobody’s.",
)
"""Why both scores together are less than the board; where there are many such points, borders are open."""

IN_ATARI: Sentence = NP_(
    "The ringed stone has only one liberty left. Play on: can it be saved, or captured?",
    "The ringed stones have only one liberty left. Play on: can they be saved, or captured?",
)
BORDERS: Sentence = N_("A border is still open. Play on, and close it before you count.")
NOBODYS: Sentence = N_("Much of the board is still nobody’s. Play on.")
"""Why it is too early to count."""

MUCH = 4
"""If one point in so many is nobody's, the game has hardly been played."""


def still_open(wording: Wording, here: GoPosition) -> tuple[Say, list[Mark]] | None:
    """Why it is too early to agree, with marks for the board; None where everything is settled."""
    for side in Color:
        stake = at_stake(here.resumed(side))
        if stake and not {*stake.stones} & {*here.dead_squares()}:
            return wording.say(IN_ATARI, n=len(stake.stones)), [("chain", one, "") for one in stake.stones]
    grid, borders = here.grid, open_borders(here.resumed(Color.BLACK))
    if borders.open:
        return wording.say(BORDERS), [("unclosed", one, "") for one in grid.names(borders.closing)]
    return (wording.say(NOBODYS), []) if _left_over(here) * MUCH >= len(grid.points) else None


def _left_over(here: GoPosition) -> int:
    """How many points are nobody's, once the dead stones are off."""
    return land(here.grid, here.black & ~here.dead, here.white & ~here.dead).neutral.bit_count()


def count_lines(wording: Wording, here: GoPosition) -> list[Html]:
    """What makes up the score of each side, and how many points are nobody's."""
    if not here.game.settles_dead:
        return []
    lines, counted = [], here.count()
    for color, has in zip(Color, counted, strict=True):
        sentence = HAS_WITH_KOMI if has.komi else HAS
        numbers = {"stones": has.stones, "land": has.land, "komi": has.komi, "total": has.total}
        amounts = {name: wording.number(number) for name, number in numbers.items()}
        lines.append(wording.html(wording.say(sentence, color, **amounts)))
    if left := len(here.game.squares) - sum(has.stones + has.land for has in counted):
        lines.append(wording.html(wording.say(NEITHER, n=left, num=left)))
    return lines
