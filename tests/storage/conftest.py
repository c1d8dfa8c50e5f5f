from pathlib import Path

import pytest


@pytest.fixture
def key(tmp_path: Path) -> Path:
    path = tmp_path / "secret_key"
    path.write_text("k" * 64)
    return path
