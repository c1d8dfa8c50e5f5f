"""The puzzle "Do not let this group live"."""

from collections.abc import Collection, Mapping

from tutor.games.base import Square
from tutor.games.go.kinds.life.first_move import CLOSED_REASONS, FirstMove
from tutor.games.go.kinds.making.from_games import PER_LEVEL
from tutor.games.go.kinds.making.group_shapes import groups
from tutor.games.go.kinds.wrong.wrong_life import wrong_kill
from tutor.games.go.rules.position import GoPosition
from tutor.games.kinds.practising import Made, Weights


class Kill(FirstMove, frozen=True, tag="kill"):
    """Play the first move after which the other side's group cannot live."""

    reason_codes = ("move-takes-life", "answer-lives", "lives-anyway")
    reasons = {
        # right: color played where the group needed to play
        "move-takes-life": ("color",),
        # color, who owns the group, answers on stop and lives
        "answer-lives": ("color", "square", "stop"),
        # the group lives without an answer
        "lives-anyway": ("color", "square"),
        **CLOSED_REASONS,
    }
    made = {"kill": Made(groups(lambda *group: Kill(*group), mine=False), PER_LEVEL, games=300)}
    weights = {"kill": Weights(-7.27, empties=1.22, distractors=1.22, board=0.24)}

    def wrong(self, position: GoPosition, right: Collection[Square]) -> Mapping[str, frozenset[Square]]:
        return wrong_kill(position, self.target, self.read_in(position), right)
