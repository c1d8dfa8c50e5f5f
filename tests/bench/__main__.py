"""`python -m tests.bench` runs the `main()` of every bench_*.py beside this file, in order of name."""

from importlib import import_module
from pathlib import Path

for path in sorted(Path(__file__).parent.glob("bench_*.py")):
    import_module(f"tests.bench.{path.stem}").main()
    print()
