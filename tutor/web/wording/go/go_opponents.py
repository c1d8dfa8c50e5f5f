"""The six levels as opponents: a word for the habit of each, and how it introduces itself.

What they say is true: it is what `tutor/games/go/engine/levels.py` makes them do.
"""

from collections.abc import Mapping

from tutor.web.site.messages import N_
from tutor.web.wording.game_words import OpponentWords

OPPONENTS: Mapping[int, OpponentWords] = {
    # Translators: the habit of an opponent, whose stones like to touch yours: "Level 1, clinging"
    1: OpponentWords(
        N_("clinging"), N_("I love to touch your stones, and I overlook most of what I could capture.")
    ),
    # Translators: the habit of an opponent: "Level 2, lively"
    2: OpponentWords(
        N_("lively"), N_("I love to leave your stones one liberty, and I capture nearly all I can.")
    ),
    # Translators: the habit of an opponent: "Level 3, dreamy"
    3: OpponentWords(
        N_("dreamy"), N_("I imagine a few games to the end, and misjudge who will have which territory.")
    ),
    # Translators: the habit of an opponent: "Level 4, watchful"
    4: OpponentWords(N_("watchful"), N_("I often see a capture that is two moves away.")),
    # Translators: the habit of an opponent: "Level 5, thorough"
    5: OpponentWords(N_("thorough"), N_("I imagine many games before I place a stone.")),
    # Translators: the habit of the strongest opponent: "Level 6, deep-thinking"
    6: OpponentWords(N_("deep-thinking"), N_("I imagine as many games as my time allows.")),
}
