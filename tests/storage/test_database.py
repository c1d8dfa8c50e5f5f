from pathlib import Path

from tutor.storage.database import Database


def test_a_new_database_is_read_by_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    database = Database(f"sqlite:///{folder / 'tutor.db'}")
    database.migrate()
    with database.read():
        files = {file.name: oct(file.stat().st_mode)[-3:] for file in folder.iterdir()}
    assert oct(folder.stat().st_mode)[-3:] == "700"
    assert set(files) >= {"tutor.db", "tutor.db-wal", "tutor.db-shm"}
    assert set(files.values()) == {"600"}
    database.engine.dispose()
