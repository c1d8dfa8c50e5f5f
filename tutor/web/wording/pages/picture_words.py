"""What the drawings beside the steps of lessons show, for those who do not see them."""

from tutor.lessons.model import Picture
from tutor.web.site.messages import N_

PICTURES: dict[Picture, str] = {
    "annex": N_("A board like a cross."),
    "brackets": N_("Two black discs close like brackets round three white ones; all turn black."),
    "c-square": N_("The disc on the edge beside the corner is a bridge into it."),
    "corner": N_("From a corner only three ways lead on."),
    "eight-ways": N_("From one disc, eight arrows: up, down, across and slanting."),
    "few-moves": N_("Five doors, one is open."),
    "go-territory": N_("A wall round nine points."),
    "no-chain": N_("A row turns. The disc below it stays: lines start only at the new disc."),
    "parity": N_(
        "Room of three: who enters first also has the last square. Room of two: the other side has it."
    ),
    "pass": N_("The turn leaps over Black, who has no square, back to White."),
    "quiet": N_("A loud move opens nine answers, a quiet one opens one."),
    "stable": N_("From the corner, discs that can never turn, rising like water."),
    "tempo": N_("With one waiting move more, the other side must step out."),
    "timeline": N_("1883, 1888, 1971, 1973, 1977, today."),
    "wall-holes": N_("Left, a wall with four open squares before it. Right, discs in the middle with none."),
    "x-square": N_("The disc diagonally beside the corner is a bridge into it."),
}
