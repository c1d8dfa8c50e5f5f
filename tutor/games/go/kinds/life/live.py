"""The puzzle "Make this group live"."""

from collections.abc import Collection, Mapping

from tutor.games.base import Square
from tutor.games.go.kinds.life.first_move import CLOSED_REASONS, FirstMove
from tutor.games.go.kinds.making.from_games import PER_LEVEL
from tutor.games.go.kinds.making.group_shapes import groups
from tutor.games.go.kinds.wrong.wrong_life import wrong_live
from tutor.games.go.rules.position import GoPosition
from tutor.games.kinds.practising import Made, Weights


class Live(FirstMove, frozen=True, tag="live"):
    """Play the first move that makes an own group live."""

    mine = True
    reason_codes = ("move-lives", "answer-takes-life", "still-not-alive")
    reasons = {
        # right: color's group lives now
        "move-lives": ("color",),
        # color answers on stop, and the group can no longer live
        "answer-takes-life": ("color", "square", "stop"),
        # after this move the group still has no two eyes
        "still-not-alive": ("color", "square"),
        **CLOSED_REASONS,
    }
    made = {"live": Made(groups(lambda *group: Live(*group), mine=True), PER_LEVEL, games=300)}
    weights = {"live": Weights(-7.54, empties=1.15, distractors=1.15, board=0.23)}

    def wrong(self, position: GoPosition, right: Collection[Square]) -> Mapping[str, frozenset[Square]]:
        return wrong_live(position, self.target, self.read_in(position), right)
