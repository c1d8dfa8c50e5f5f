"""Values of declared types, read by many threads at once."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tutor.typed_values import from_json, from_values

ROOT = Path(__file__).parent.parent

MANY_AT_ONCE = """
import sys, threading
import msgspec
from tutor.typed_values import from_json

sys.setswitchinterval(1e-6)
for _ in range(40):
    moves = msgspec.defstruct("Moves", [("played", tuple[str, ...], ()), ("number", int, 0)])
    fields = [("values", dict[str, int], {}), ("moves", moves | None, None)]
    asked = msgspec.defstruct("Asked", fields, tag="asked")
    shown = msgspec.defstruct("Shown", [("rest", list[moves], [])], tag="shown")
    whole = msgspec.defstruct("Whole", [("one", asked | shown | None, None), ("more", list[moves], [])])
    one = '{"type": "asked", "values": {"d3": 1}, "moves": {"played": ["c4"]}}'
    text = '{"one": %s, "more": [{"number": 2}]}' % one
    together = threading.Barrier(8)

    def read():
        together.wait()
        assert from_json(text, whole).more[0].number == 2

    threads = [threading.Thread(target=read) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


class Moves(msgspec.Struct):
    number: int = 0


def test_a_type_that_many_threads_read_first_ends_no_process() -> None:
    done = subprocess.run([sys.executable, "-c", MANY_AT_ONCE], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_value_is_read_from_json_and_from_plain_values() -> None:
    assert from_json('{"number": 3}', Moves) == from_values({"number": 3}, Moves) == Moves(3)
    assert from_values({"number": "3"}, Moves, strict=False) == Moves(3)
    with pytest.raises(msgspec.ValidationError):
        from_values({"number": "3"}, Moves)


def test_typed_values_are_read_nowhere_else() -> None:
    bare = re.compile(r"msgspec\.convert\(|\.decode\([^)]*\btype=|Decoder\(")
    found = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "tutor").rglob("*.py")
        if path.name != "typed_values.py" and bare.search(path.read_text("utf-8"))
    ]
    assert found == []
