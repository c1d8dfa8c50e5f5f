"""A start loads what it needs, and no more."""

import gc
import subprocess
import sys
from pathlib import Path

from tutor import create_app

NOT_NEEDED = {
    "alembic": "the tables are the newest",
    "babel.messages": "the catalogues are compiled",
    "sqlalchemy.dialects.postgresql": "the database is a file",
}


def test_a_second_start_loads_nothing_that_changes_tables_or_compiles_catalogues(tmp_path: Path) -> None:
    program = f"""
import sys
from tutor import create_app
create_app({{"SECRET_KEY": "for tests only", "DATABASE_URL": "sqlite:///{tmp_path / "tutor.db"}"}})
print([name for name in {list(NOT_NEEDED)} if name in sys.modules])
"""
    first, second = (
        subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
        for _ in range(2)
    )
    assert "alembic" in first
    assert second.strip() == "[]"


def test_garbage_is_searched_for_again_once_the_application_is_made() -> None:
    assert gc.isenabled()
    app = create_app({"SECRET_KEY": "for tests only", "DATABASE_URL": "sqlite://"})
    app.extensions["database"].engine.dispose()
    assert gc.isenabled()
