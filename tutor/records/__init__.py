"""Records of games in files, of every family of games: told apart and read, and written as transcripts.

Standard library only. What a record is stands in `tutor/games/records/record.py`, playing it again in
`tutor/games/records/replay.py`, the formats of one family in its own room.

>>> from tutor.games.records.replay import Verdict, replay
>>> from tutor.records.transcript import read_transcripts
>>> reading = read_transcripts(b"f5d6c3\\nf5f5\\n", "games.txt")
>>> [replay(record).verdict for record in reading.records] == [Verdict.INCOMPLETE, Verdict.ILLEGAL]
True
"""
