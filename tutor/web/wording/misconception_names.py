"""The names of the misconceptions of all games, by code."""

from tutor.web.wording.go.go_misconceptions import MISUNDERSTOOD as OF_GO
from tutor.web.wording.othello.othello_misconceptions import MISUNDERSTOOD as OF_OTHELLO

MISUNDERSTOOD: dict[str, str] = {**OF_OTHELLO, **OF_GO}
