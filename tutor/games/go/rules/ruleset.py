"""The rule sets: what each allows, and how it counts.

Sources: China Weiqi Association, Rules of Weiqi (2002); Nihon Ki-in and Kansai Ki-in, Japanese Rules of Go
(1989); J. Tromp and B. Taylor, The Logical Rules of Go.
"""

from dataclasses import dataclass
from enum import Enum


class Ko(Enum):
    """Which boards may not come back."""

    NONE = "none"
    SIMPLE = "simple"
    """The board before the other side's last move, where each side captures a single stone."""

    POSITIONAL = "positional"
    """Any earlier board."""

    SITUATIONAL = "situational"
    """Any earlier board with the same side to move next."""


class Counting(Enum):
    """What counts when the game is over."""

    AREA = "area"
    """Living stones, and the empty points that one side alone surrounds."""

    TERRITORY = "territory"
    """The empty points that one side alone surrounds, nothing inside a seki, and stones taken or dead."""


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set.

    `komi` is what White usually gets on 19×19. `returns` says whether Black gives back a point for each
    handicap stone, since stones on the board count.
    """

    name: str
    source: str
    self_capture: bool = False
    ko: Ko = Ko.SIMPLE
    counting: Counting = Counting.AREA
    komi: float = 0
    returns: bool = False


RULES: dict[str, Rules] = {
    rules.name: rules
    for rules in (
        # What beginners learn: one sentence for ko, and only the board is counted.
        Rules("course", "the lessons of this project: area counting with the ko that comes back at once"),
        # Article 20 forbids that any board comes back; 3 3/4 stones are 7.5 points.
        Rules(
            "chinese",
            "China Weiqi Association, Rules of Weiqi, 2002",
            ko=Ko.POSITIONAL,
            komi=7.5,
            returns=True,
        ),
        # After play has stopped, both players or a judge decide which stones are dead or in seki (articles 7
        # to 9). A longer cycle makes the game void (article 12); a judge decides that too.
        Rules(
            "japanese",
            "Nihon Ki-in and Kansai Ki-in, Japanese Rules of Go, 1989",
            counting=Counting.TERRITORY,
            komi=6.5,
        ),
        # No komi, and no agreement on dead stones: what stands on the board at the end is alive.
        Rules(
            "tromp-taylor",
            "J. Tromp and B. Taylor, The Logical Rules of Go",
            self_capture=True,
            ko=Ko.POSITIONAL,
        ),
    )
}
"""The rule sets by name."""

COURSE = RULES["course"]
