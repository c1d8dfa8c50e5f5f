"""Descriptions of the drawings beside the steps of lessons, for readers who do not see them."""

from tutor.lessons.model import Picture
from tutor.web.site.messages import N_

PICTURES: dict[Picture, str] = {
    "annex": N_("A board like a cross."),
    "both-sides-moves": N_("Four dots show where White can play, four others where Black can."),
    "brackets": N_("Two white discs close like brackets round three black ones; all turn white."),
    "c-square": N_("The disc on the edge beside the corner is a bridge into it."),
    "corner": N_("From a corner only three ways lead on."),
    "counting-the-end": N_("The last three empty squares carry the numbers 1, 2 and 3."),
    "edges": N_(
        "Two discs lie on the edge. Nothing can come from beyond the edge, only from their two ends."
    ),
    "eight-ways": N_("From one disc, eight arrows: up, down, across and slanting."),
    "few-moves": N_("Five doors, one is open."),
    "four-phases": N_("A disc turns over in four phases: white, lifted, tipping, black."),
    "giving-a-corner": N_("One corner is given away. An arrow leads to what comes back for it."),
    "go-territory": N_("A wall round nine points."),
    "legal-moves": N_("A black disc, a white one, and beyond it the square where Black can play."),
    "look-ahead": N_("An arrow leads from a move to the answer that will follow it."),
    "no-chain": N_("A row turns. The disc below it stays: lines start only at the new disc."),
    "no-jumping": N_(
        "A line starts at the new disc and stops at the first disc of the same colour. What lies beyond stays."
    ),
    "openings": N_("After the first move three squares are open for the answer."),
    "parity": N_(
        "Room of three: who enters first also has the last square. Room of two: the other side has it."
    ),
    "pass": N_("The turn leaps over Black, who has no square, back to White."),
    "quiet": N_("A loud move opens nine answers, a quiet one opens one."),
    "score-in-tens": N_(
        "Discs in rows of ten: 10 black, 52 white, and beside the white ones 2 empty squares."
    ),
    "stable": N_("From the corner, discs that can never turn, rising like water."),
    "tempo": N_("With one waiting move more, the other side must step out."),
    "three-lines": N_(
        "From the new disc, three lines lead to black discs. Every white disc between them must flip."
    ),
    "timeline": N_("1883, 1888, 1971, 1973, 1977, today."),
    "wall-holes": N_("Left, a wall with four open squares before it. Right, discs in the middle with none."),
    "x-square": N_("The disc diagonally beside the corner is a bridge into it."),
}
