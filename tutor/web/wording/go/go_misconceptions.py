"""What a learner misunderstands about Go, in the learner's own words."""

from tutor.web.site.messages import N_

MISUNDERSTOOD: dict[str, str] = {
    "plays-on-stones": N_("Sometimes you play where a stone stands. New stones go on empty points."),
    "squares-not-points": N_(
        "Sometimes you look at the squares. In Go stones stand on the points where the lines cross."
    ),
    "counts-i-column": N_("Sometimes you count a column i. There is none: after h comes j."),
    "rows-from-top": N_("Sometimes you count the rows from the top. Row 1 is at the bottom."),
    "number-before-letter": N_("Sometimes you read the number first. The letter of the column comes first."),
    "stones-move": N_("Sometimes you move a stone. A placed stone stays where it is."),
    "white-begins": N_("Sometimes you let White begin. In Go Black plays first."),
    "same-side-again": N_("Sometimes one side plays twice. The sides take turns, one stone each."),
    "nothing-comes-off": N_("Sometimes you leave captured stones. Without a liberty they come off at once."),
    "diagonal-connected": N_(
        "Sometimes you join diagonal stones. Between them there is no line: they are two chains."
    ),
    "inner-liberty-forgotten": N_(
        "Sometimes you forget a liberty inside. A chain stays as long as one liberty is left."
    ),
    "one-stone-only": N_(
        "Sometimes you take off one stone only. Every stone of a chain without liberties comes off."
    ),
    "one-chain-only": N_("Sometimes you take off one chain only. Look at every chain next to the new stone."),
    "touch-is-atari": N_(
        "Sometimes you call it atari as soon as stones touch. Atari means that only one liberty is left."
    ),
    "must-say-atari": N_("Sometimes you think that atari must be said. It is a kindness, not a rule."),
    "must-capture": N_("Sometimes you think that one must capture. Everybody may play somewhere else."),
    "extend-always": N_("Sometimes you always run from atari. First count the liberties after running."),
    "self-capture-allowed": N_(
        "Sometimes you place a stone where it has no liberty. That is allowed only if it captures."
    ),
    "own-liberties-after-capture-forgotten": N_(
        "Sometimes you think that a point without liberties is always closed. First captured stones come off, then count."
    ),
    "diagonal-liberties": N_(
        "Sometimes you count diagonal points as liberties. Follow the drawn lines: only they lead to a liberty."
    ),
    "edge-counts-as-liberty": N_(
        "Sometimes you count a liberty beyond the edge. There is no point outside the board."
    ),
    "always-four": N_(
        "Sometimes you give every stone four liberties. Count the lines that leave the stone: at the edge there are fewer."
    ),
    "taken-points-count": N_("Sometimes you count points on which a stone stands. A liberty is empty."),
    "counted-twice": N_(
        "Sometimes you count one liberty twice. Put one ring on each point, then count the rings."
    ),
    "stone-alone": N_(
        "Sometimes you look at one stone alone. Stones that are joined along the lines share their liberties."
    ),
    "edge-needs-wall": N_(
        "Sometimes you leave out territory at the edge. The edge is a wall for both sides."
    ),
    "dame-counts": N_(
        "Sometimes you count points that belong to nobody. Territory has stones of one colour around it."
    ),
    "nothing-is-neutral": N_(
        "Sometimes you give every point to a side. A point with both colours around it belongs to nobody."
    ),
    "stones-are-territory": N_("Sometimes you tap stones as territory. Territory is empty points."),
    "territory-only": N_("Sometimes you count only the empty points. Stones and territory count together."),
    "stones-only": N_("Sometimes you count only the stones. Stones and territory count together."),
    "territory-includes-stones-twice": N_(
        "Sometimes you count stones twice. Each point of the board counts once."
    ),
    "passing-forbidden": N_("Sometimes you think that a pass is forbidden. You may pass on any turn."),
    "one-pass-ends-game": N_("Sometimes you stop after one pass. Two passes in a row end the game."),
    "board-must-be-full": N_(
        "Sometimes you wait until the board is full. Two passes in a row end the game, even with empty points left."
    ),
    "few-liberties-is-dead": N_(
        "Sometimes you take off whatever has few liberties. A group with two eyes stays."
    ),
    "lone-stones-only": N_(
        "Sometimes you take off single stones only. Whole groups can be dead too: count their eyes."
    ),
    "komi-forgotten": N_("Sometimes you forget komi. Add it to White’s score."),
    "komi-to-black": N_("Sometimes you give komi to Black. White gets it, because Black begins."),
    "dead-stones-live-on": N_(
        "Sometimes you leave dead stones on the board. At the end they come off, and then you count."
    ),
    "prisoners-in-area-scoring": N_(
        "Sometimes you add captured stones. In this count only the board counts."
    ),
    "prisoners-forgotten": N_(
        "Sometimes you forget the captured stones. In the Japanese count they count too."
    ),
    "stones-count-in-territory": N_(
        "Sometimes you count the stones on the board. In the Japanese count only territory and captured stones count."
    ),
    "seki-eyes-count": N_(
        "Sometimes you count points inside a seki. In the Japanese count nothing there counts."
    ),
    "may-recapture-ko-at-once": N_(
        "Sometimes you take back in a ko at once. Wait one move: else the board from before comes back."
    ),
    "every-recapture-is-ko": N_(
        "Sometimes you see a ko where several stones came off. Only the board from before is closed."
    ),
    "ko-is-forever": N_("Sometimes you never take back in a ko. After a move somewhere else you may."),
    "one-eye-is-enough": N_(
        "Sometimes one eye seems enough to you. One eye is filled last: a group needs two."
    ),
    "big-group-is-alive": N_("Sometimes a big group seems alive to you. Count its eyes, not its stones."),
    "surrounded-is-dead": N_(
        "Sometimes a surrounded group seems dead to you. With two eyes it needs no way out."
    ),
    "false-eye-is-eye": N_(
        "Sometimes a false eye seems real to you. Would the chains around it hold together without it?"
    ),
    "any-corner-taken-is-false": N_(
        "Sometimes a real eye seems false to you. In the middle of the board, one lost corner point does no harm."
    ),
    "fills-own-eye": N_("Sometimes you fill your own eye. Leave it empty: your group needs it."),
    "four-points-is-alive": N_(
        "Sometimes four points inside seem enough to you. In a square of four no move makes two eyes."
    ),
    "any-inside-point": N_(
        "Sometimes you play on any point inside. Find the one that decides about two eyes."
    ),
    "from-outside": N_(
        "Sometimes you begin outside. Play inside first, where the group needs its second eye."
    ),
    "ladder-always-works": N_(
        "Sometimes you begin a ladder that fails. Look first at what stands on its way."
    ),
    "any-atari": N_(
        "Sometimes you give atari from the wrong side. Look where the stones run after each atari."
    ),
    "atari-first": N_(
        "Sometimes you give atari at once. Close the ways out first, from a little farther away."
    ),
    "never-give-a-stone": N_("Sometimes you keep every stone. Give one where you can take more back."),
    "someone-must-fill": N_("Sometimes you think that somebody must fill. In a seki nobody has to play."),
    "no-two-eyes-is-dead": N_("Sometimes a group without two eyes seems dead to you. In a seki it stays."),
    "shared-liberties-is-seki": N_(
        "Sometimes you see a seki where there is none. Try both fillings: is anybody captured?"
    ),
}
"""What the learner does, and where to look instead, by the code of the misconception."""
