"""Proves what takes longer than a test may, and writes what came of it into docs/proofs.md.

`make proofs` proves all, `make proofs ARGS=losing` one part. It can be stopped, and goes on where it was:
what is proved stands in var/proofs.
"""

from __future__ import annotations

import sys

from tests.proofs import (
    attacks,
    bank,
    beside,
    connections,
    enduring,
    go_captures,
    go_hints,
    go_rules,
    losing,
    way_on,
    whole_go_games,
    without_rules,
)

PROOFS = {
    "losing": losing.prove,
    "attacks": attacks.prove,
    "beside": beside.prove,
    "connections": connections.prove,
    "bank": bank.prove,
    "go": go_rules.prove,
    "go-captures": go_captures.prove,
    "go-hints": go_hints.prove,
    "go-games": whole_go_games.prove,
    "way-on": way_on.prove,
    "without-rules": without_rules.prove,
    "enduring": enduring.prove,
    "enduring-gunicorn": enduring.prove_gunicorn,
}


def main(names: list[str]) -> int:
    """Prove these, or all; gives how many boards and marks failed."""
    if unknown := set(names) - PROOFS.keys():
        raise SystemExit(f"There are proofs of {', '.join(PROOFS)}; not of {', '.join(sorted(unknown))}.")
    return sum(PROOFS[name]() or 0 for name in names or PROOFS)


if __name__ == "__main__":
    raise SystemExit(bool(main(sys.argv[1:])))
