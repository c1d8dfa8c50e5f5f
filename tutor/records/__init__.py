"""Files of records, of every family of games: formats recognized and read, transcripts written.

Standard library only. `tutor/games/records/record.py` says what a record is, `tutor/games/records/replay.py`
plays it again, and each family has its own formats.

>>> from tutor.games.records.replay import Verdict, replay
>>> from tutor.records.transcript import read_transcripts
>>> reading = read_transcripts(b"f5d6c3\\nf5f5\\n", "games.txt")
>>> [replay(record).verdict for record in reading.records] == [Verdict.INCOMPLETE, Verdict.ILLEGAL]
True
"""
