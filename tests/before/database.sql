BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0015_clock');
CREATE TABLE answer (
	id VARCHAR(36) NOT NULL, 
	learner_id VARCHAR(32) NOT NULL, 
	course VARCHAR(64) NOT NULL, 
	lesson VARCHAR(64) NOT NULL, 
	step INTEGER NOT NULL, 
	given JSON NOT NULL, 
	verdict VARCHAR(16) NOT NULL, 
	misconceptions JSON NOT NULL, 
	help INTEGER NOT NULL, 
	answered DATETIME NOT NULL, 
	PRIMARY KEY (id, learner_id), 
	FOREIGN KEY(learner_id) REFERENCES learner (id) ON DELETE CASCADE
);
INSERT INTO "answer" VALUES('be5ee090-53df-40d4-88d6-9eac97100679','4ce31f258b8441e2997b21e8677e97f9','othello','welcome',1,'["d3"]','right','[]',0,'2026-11-25 08:31:03.611624');
INSERT INTO "answer" VALUES('3267e586-47ff-4c66-98ae-ee97f4363779','ae8ef05aa3e24352933334e80caa8c36','othello','corners',1,'["a1"]','right','[]',0,'2026-11-25 08:31:04.951194');
INSERT INTO "answer" VALUES('e535a52b-8ce2-40cc-baeb-8ebad317063c','ae8ef05aa3e24352933334e80caa8c36','othello','corners',3,'["a8", "b8", "c8"]','right','[]',0,'2026-11-25 08:31:04.985600');
INSERT INTO "answer" VALUES('b27add15-a42e-47fb-8b3f-5519b802995c','ae8ef05aa3e24352933334e80caa8c36','othello','corners',5,'["c3"]','right','[]',0,'2026-11-25 08:31:05.003491');
INSERT INTO "answer" VALUES('aa10a37a-eb26-4c07-aa1c-db2704d80fe0','ae8ef05aa3e24352933334e80caa8c36','othello','corners',6,'["d4", "e4", "d5", "d6", "d7"]','right','[]',1,'2026-11-25 08:31:05.023087');
INSERT INTO "answer" VALUES('7432436d-3f80-4f52-90b0-ba7c0338c00d','ae8ef05aa3e24352933334e80caa8c36','othello','corners',7,'["a1"]','right','[]',0,'2026-11-25 08:31:05.059128');
INSERT INTO "answer" VALUES('8d2e9a9d-c7cc-4439-a5f1-1ec59baf97d3','ae8ef05aa3e24352933334e80caa8c36','othello','corners',8,'["g7"]','right','[]',0,'2026-11-25 08:31:05.086141');
INSERT INTO "answer" VALUES('e9e3aeb7-f883-4e6b-a7e3-470bf5a3a67e','ae8ef05aa3e24352933334e80caa8c36','othello','corners',9,'["e3"]','right','[]',0,'2026-11-25 08:31:05.099289');
INSERT INTO "answer" VALUES('c61ad4b3-4e5a-4afb-91aa-332fbb978939','ae8ef05aa3e24352933334e80caa8c36','othello','outflank',1,'["a1"]','not-yet','[]',0,'2026-11-25 08:31:05.113106');
INSERT INTO "answer" VALUES('6f68efdf-000e-48ed-8fad-4de0316e5fab','ae8ef05aa3e24352933334e80caa8c36','othello','outflank',1,'["e5"]','right','[]',0,'2026-11-25 08:31:05.113549');
INSERT INTO "answer" VALUES('a3625104-1141-433a-b9e6-72cce6ba5456','bde109a57db94c94a771a8899bf93f6e','othello','corners',1,'["d3"]','not-yet','["touch-is-enough", "through-gap"]',0,'2026-11-25 08:31:05.133765');
INSERT INTO "answer" VALUES('96f5ab23-d4bb-46e2-b6c3-a6ef3171d8c0','bde109a57db94c94a771a8899bf93f6e','othello','corners',6,'["a1"]','not-yet','[]',0,'2026-11-25 08:31:05.134044');
INSERT INTO "answer" VALUES('c0dc9270-0e2b-44c8-bf44-a9a63057df30','4ce31f258b8441e2997b21e8677e97f9','othello','legal-moves',1,'["c6"]','right','[]',0,'2026-11-25 08:31:05.154790');
CREATE TABLE assignment (
	id VARCHAR(32) NOT NULL, 
	class_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	what VARCHAR(140) NOT NULL, 
	due DATE, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT assigned_once UNIQUE (class_id, kind, what), 
	FOREIGN KEY(class_id) REFERENCES class (id) ON DELETE CASCADE
);
INSERT INTO "assignment" VALUES('0c6367c8f6fb4302adbcba449b9b35f2','4017aa2ddbd34550b063604c31e3d938','lesson','othello/corners',NULL,'2026-11-25 08:31:05.475789');
INSERT INTO "assignment" VALUES('a1db7d5d40b14563b3a2fc1108448a18','4017aa2ddbd34550b063604c31e3d938','set','23f8a8e777d249ea95ebc0ded5d74777',NULL,'2026-11-25 08:31:05.494589');
CREATE TABLE card (
	id INTEGER NOT NULL, 
	learner_id VARCHAR(32) NOT NULL, 
	puzzle VARCHAR(80) NOT NULL, 
	topic VARCHAR(32) NOT NULL, 
	level INTEGER NOT NULL, 
	step TEXT, 
	state JSON NOT NULL, 
	clean INTEGER NOT NULL, 
	reviews INTEGER NOT NULL, 
	due DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT card_of_a_puzzle UNIQUE (learner_id, puzzle), 
	FOREIGN KEY(learner_id) REFERENCES learner (id) ON DELETE CASCADE
);
INSERT INTO "card" VALUES(1,'ae8ef05aa3e24352933334e80caa8c36','lesson/othello/corners/6','flips',5,NULL,'{"card_id": 0, "state": 2, "step": null, "stability": 1.2931, "difficulty": 5.112170705601056, "due": "2026-11-26T08:31:05.023087+00:00", "last_review": "2026-11-25T08:31:05.023087+00:00"}',0,0,'2026-11-26 08:31:05.023087');
INSERT INTO "card" VALUES(2,'ae8ef05aa3e24352933334e80caa8c36','lesson/othello/outflank/1','flips',1,NULL,'{"card_id": 0, "state": 2, "step": null, "stability": 0.212, "difficulty": 6.4133, "due": "2026-11-26T08:31:05.113106+00:00", "last_review": "2026-11-25T08:31:05.113106+00:00"}',0,0,'2026-11-26 08:31:05.113106');
INSERT INTO "card" VALUES(3,'bde109a57db94c94a771a8899bf93f6e','lesson/othello/corners/1','takes-corner',1,NULL,'{"card_id": 0, "state": 2, "step": null, "stability": 0.212, "difficulty": 6.4133, "due": "2026-11-26T08:31:05.133765+00:00", "last_review": "2026-11-25T08:31:05.133765+00:00"}',0,0,'2026-11-26 08:31:05.133765');
INSERT INTO "card" VALUES(4,'bde109a57db94c94a771a8899bf93f6e','lesson/othello/corners/6','flips',5,NULL,'{"card_id": 0, "state": 2, "step": null, "stability": 0.212, "difficulty": 6.4133, "due": "2026-11-26T08:31:05.134044+00:00", "last_review": "2026-11-25T08:31:05.134044+00:00"}',0,0,'2026-11-26 08:31:05.134044');
INSERT INTO "card" VALUES(5,'ae8ef05aa3e24352933334e80caa8c36','6/flips/3/7/1','flips',3,'{"board":"  a b c d e f g h\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . . X X X X X\n4 . O O O O O X .\n5 . . O O O O O .\n6 . O O O X O . .\n7 . . . . X O . .\n8 . . . . . . . .","title":"","text":"","to_move":"black","play":[],"explain":null,"show_legal":false,"overlay":null,"marks":{"ring":[],"tint":[],"line":[],"arrow":[]},"hint":"","puzzle":{"kind":"flips","move":"h4"},"words":[]}','{"card_id": 0, "state": 2, "step": null, "stability": 0.212, "difficulty": 6.4133, "due": "2026-11-26T08:31:05.279540+00:00", "last_review": "2026-11-25T08:31:05.279540+00:00"}',0,0,'2026-11-26 08:31:05.279540');
INSERT INTO "card" VALUES(6,'ae8ef05aa3e24352933334e80caa8c36','6/flips/3/7/2','flips',3,'{"board":"  a b c d e f g h\n1 . . . . . . . .\n2 . . . . . . . .\n3 O O O O . . . .\n4 . O O O X . . .\n5 X X X X X . . .\n6 . O O X X . . .\n7 . . . X X . . .\n8 . . . X . . . .","title":"","text":"","to_move":"white","play":[],"explain":null,"show_legal":false,"overlay":null,"marks":{"ring":[],"tint":[],"line":[],"arrow":[]},"hint":"","puzzle":{"kind":"flips","move":"a4"},"words":[]}','{"card_id": 0, "state": 2, "step": null, "stability": 0.212, "difficulty": 6.4133, "due": "2026-11-26T08:31:05.280567+00:00", "last_review": "2026-11-25T08:31:05.280567+00:00"}',0,0,'2026-11-26 08:31:05.280567');
CREATE TABLE class (
	id VARCHAR(32) NOT NULL, 
	teacher_id VARCHAR(32) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	year VARCHAR(16) NOT NULL, 
	"key" VARCHAR(32) NOT NULL, 
	code VARCHAR(8), 
	code_expires DATETIME, 
	locked BOOLEAN NOT NULL, 
	scores BOOLEAN NOT NULL, 
	created DATETIME NOT NULL, 
	touched DATETIME NOT NULL, ended DATETIME, projected BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(teacher_id) REFERENCES teacher (id) ON DELETE CASCADE, 
	UNIQUE ("key"), 
	UNIQUE (code)
);
INSERT INTO "class" VALUES('4017aa2ddbd34550b063604c31e3d938','cf3ca336582f4cfdb9802feee66d835c','Class 4b','en','','14861c51fe6a1a8fb6812adc82ae3b60','264816','2026-11-25 11:31:03.481130',0,0,'2026-11-25 08:31:03.481812','2026-11-25 08:31:05.762463',NULL,0);
CREATE TABLE clock (
	id INTEGER NOT NULL, 
	seen DATETIME NOT NULL, 
	erases_from DATETIME NOT NULL, 
	left_seen DATETIME, 
	left_from DATETIME, 
	PRIMARY KEY (id)
);
INSERT INTO "clock" VALUES(1,'2026-11-25 08:31:01.723609','2026-11-25 08:31:01.723609',NULL,NULL);
CREATE TABLE demo (
	class_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	voting INTEGER, 
	updated DATETIME NOT NULL, 
	PRIMARY KEY (class_id), 
	FOREIGN KEY(class_id) REFERENCES class (id) ON DELETE CASCADE
);
INSERT INTO "demo" VALUES('4017aa2ddbd34550b063604c31e3d938',2,'{"game":"othello","board":"  a b c d e f g h\n1 . . . . O . . .\n2 . . . . O O . .\n3 . . . . O O . .\n4 . . X O O O O O\n5 . . . X X . . .\n6 . . O . X O . .\n7 . . . . . . . .\n8 . . . . . . . .\nblack to move","moves":[],"at":0,"running":true,"step":{"board":"  a b c d e f g h\n1 . . . . O . . .\n2 . . . . O O . .\n3 . . . . O O . .\n4 . . X O O O O O\n5 . . . X X . . .\n6 . . O . X O . .\n7 . . . . . . . .\n8 . . . . . . . .","title":"","text":"","to_move":"black","play":[],"explain":null,"show_legal":false,"overlay":null,"marks":{"ring":[],"tint":[],"line":[],"arrow":[]},"hint":"Think of each move. Could White take a corner after it?","puzzle":{"kind":"best-move","measure":"gives-no-corner"},"words":[]},"place":{"course":"othello","name":"corners","number":5},"rings":[],"arrows":[],"overlays":[],"question":{"number":1,"step":{"board":"  a b c d e f g h\n1 . . . . O . . .\n2 . . . . O O . .\n3 . . . . O O . .\n4 . . X O O O O O\n5 . . . X X . . .\n6 . . O . X O . .\n7 . . . . . . . .\n8 . . . . . . . .","title":"","text":"","to_move":"black","play":[],"explain":null,"show_legal":false,"overlay":null,"marks":{"ring":[],"tint":[],"line":[],"arrow":[]},"hint":"Think of each move. Could White take a corner after it?","puzzle":{"kind":"best-move","measure":"gives-no-corner"},"words":[]},"stage":"open","tally":[],"played":null,"looked_at":null},"asked":1,"hand":null,"match":null,"news":"asked","before":null,"since":0,"wall":[]}',1,'2026-11-25 08:31:05.713158');
CREATE TABLE game (
	id VARCHAR(32) NOT NULL, 
	learner_id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	black VARCHAR(8) NOT NULL, 
	white VARCHAR(8) NOT NULL, 
	level INTEGER NOT NULL, 
	moves TEXT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	loser VARCHAR(5), 
	minutes INTEGER NOT NULL, 
	black_used INTEGER NOT NULL, 
	white_used INTEGER NOT NULL, 
	review JSON, 
	created DATETIME NOT NULL, 
	updated DATETIME NOT NULL, record JSON, start TEXT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(learner_id) REFERENCES learner (id) ON DELETE CASCADE
);
INSERT INTO "game" VALUES('9764f4402e6f4a57a51ec8ca94a0c0b7','4ce31f258b8441e2997b21e8677e97f9','othello','human','computer',1,'c4 c5 b6 b3 b4 b5','playing',NULL,0,0,0,NULL,'2026-11-25 08:31:05.902395','2026-11-25 08:31:06.009491',NULL,NULL);
CREATE TABLE invitation (
	key_hash VARCHAR(64) NOT NULL, 
	teacher_id VARCHAR(32), 
	expires DATETIME NOT NULL, 
	PRIMARY KEY (key_hash), 
	FOREIGN KEY(teacher_id) REFERENCES teacher (id) ON DELETE CASCADE
);
CREATE TABLE learner (
	id VARCHAR(32) NOT NULL, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "learner" VALUES('ae8ef05aa3e24352933334e80caa8c36','2026-11-25 08:31:03.511905');
INSERT INTO "learner" VALUES('bde109a57db94c94a771a8899bf93f6e','2026-11-25 08:31:03.520949');
INSERT INTO "learner" VALUES('4ce31f258b8441e2997b21e8677e97f9','2026-11-25 08:31:03.612591');
CREATE TABLE lesson_lock (
	class_id VARCHAR(32) NOT NULL, 
	course VARCHAR(64) NOT NULL, 
	lesson VARCHAR(64) NOT NULL, 
	PRIMARY KEY (class_id, course, lesson), 
	FOREIGN KEY(class_id) REFERENCES class (id) ON DELETE CASCADE
);
INSERT INTO "lesson_lock" VALUES('4017aa2ddbd34550b063604c31e3d938','othello','mobility');
CREATE TABLE miss (
	what VARCHAR(16) NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	level DOUBLE NOT NULL, 
	last DATETIME NOT NULL, 
	PRIMARY KEY (what, who)
);
INSERT INTO "miss" VALUES('name','44de4604caafd165aa025043fd08b4fb4efc846af2846219dcda25dd93dca7bc',0.0,'2026-11-25 08:31:02.830318');
INSERT INTO "miss" VALUES('passwords','cd6110fe38ec31efb2fbe2a3975cadacb89fe60f49293b0d2a668bd40671bec9',0.0,'2026-11-25 08:31:02.830318');
CREATE TABLE opened_file (
	id VARCHAR(32) NOT NULL, 
	learner_id VARCHAR(32) NOT NULL, 
	games BLOB NOT NULL, 
	opened DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(learner_id) REFERENCES learner (id) ON DELETE CASCADE
);
CREATE TABLE practice_answer (
	id VARCHAR(36) NOT NULL, 
	learner_id VARCHAR(32) NOT NULL, 
	puzzle VARCHAR(80) NOT NULL, 
	topic VARCHAR(32) NOT NULL, 
	level INTEGER NOT NULL, 
	board VARCHAR(16) NOT NULL, 
	given JSON NOT NULL, 
	verdict VARCHAR(16) NOT NULL, 
	help INTEGER NOT NULL, 
	provoked JSON NOT NULL, 
	misconceptions JSON NOT NULL, 
	answered DATETIME NOT NULL, 
	PRIMARY KEY (id, learner_id), 
	FOREIGN KEY(learner_id) REFERENCES learner (id) ON DELETE CASCADE
);
INSERT INTO "practice_answer" VALUES('84723a9d-cb98-424b-b546-81d1f7113035','ae8ef05aa3e24352933334e80caa8c36','6/flips/3/7/1','flips',3,'84e65320369033cb','["a1"]','not-yet',0,'["nearest-only", "neighbours-flip", "ends-flip", "chain-reaction", "any-two"]','["misses-diagonals"]','2026-11-25 08:31:05.279540');
INSERT INTO "practice_answer" VALUES('51d970dc-7429-4be0-b33e-cf59725b9174','ae8ef05aa3e24352933334e80caa8c36','6/flips/3/7/2','flips',3,'d8a793d2b13e68d2','["a1"]','not-yet',0,'["neighbours-flip", "ends-flip", "any-two"]','["misses-diagonals"]','2026-11-25 08:31:05.280567');
INSERT INTO "practice_answer" VALUES('9e810c34-8147-4212-b6da-794d06622d16','ae8ef05aa3e24352933334e80caa8c36','3/set/23f8a8e777d249ea95ebc0ded5d74777/66132400b3','flips',1,'e7a0c9fe09389819','["d4"]','right',0,'["ends-flip"]','[]','2026-11-25 08:31:05.597775');
CREATE TABLE pretend_pupil (
	id VARCHAR(32) NOT NULL, 
	class_id VARCHAR(32) NOT NULL, 
	sign_in VARCHAR(64) NOT NULL, 
	opened DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (class_id), 
	FOREIGN KEY(class_id) REFERENCES class (id) ON DELETE CASCADE, 
	FOREIGN KEY(sign_in) REFERENCES sign_in (key_hash) ON DELETE CASCADE
);
CREATE TABLE pretend_vote (
	pupil_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	answer JSON NOT NULL, 
	points INTEGER, 
	PRIMARY KEY (pupil_id, number), 
	FOREIGN KEY(pupil_id) REFERENCES pretend_pupil (id) ON DELETE CASCADE
);
CREATE TABLE puzzle_set (
	id VARCHAR(32) NOT NULL, 
	teacher_id VARCHAR(32) NOT NULL, 
	title VARCHAR(200) NOT NULL, 
	steps JSON NOT NULL, 
	"key" VARCHAR(32), 
	created DATETIME NOT NULL, 
	updated DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(teacher_id) REFERENCES teacher (id) ON DELETE CASCADE, 
	UNIQUE ("key")
);
INSERT INTO "puzzle_set" VALUES('23f8a8e777d249ea95ebc0ded5d74777','cf3ca336582f4cfdb9802feee66d835c','Two puzzles','[{"board": "  a b c d e f g h\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . . . . . . .\n4 . . . O X . . .\n5 . . . X O . . .\n6 . . . . . . . .\n7 . . . . . . . .\n8 . . . . . . . .", "title": "", "text": "", "to_move": "black", "play": [], "explain": null, "show_legal": false, "overlay": null, "marks": {"ring": [], "tint": [], "line": [], "arrow": []}, "hint": "", "puzzle": {"kind": "flips", "move": "d3"}, "words": []}]','ff0f4aa5756c07299bd6b0a427fa525c','2026-11-25 08:31:05.330802','2026-11-25 08:31:05.362180');
CREATE TABLE question (
	class_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	step TEXT NOT NULL, 
	asked DATETIME NOT NULL, 
	PRIMARY KEY (class_id, number), 
	FOREIGN KEY(class_id) REFERENCES class (id) ON DELETE CASCADE
);
INSERT INTO "question" VALUES('4017aa2ddbd34550b063604c31e3d938',1,'othello','{"board":"  a b c d e f g h\n1 . . . . O . . .\n2 . . . . O O . .\n3 . . . . O O . .\n4 . . X O O O O O\n5 . . . X X . . .\n6 . . O . X O . .\n7 . . . . . . . .\n8 . . . . . . . .","title":"","text":"","to_move":"black","play":[],"explain":null,"show_legal":false,"overlay":null,"marks":{"ring":[],"tint":[],"line":[],"arrow":[]},"hint":"Think of each move. Could White take a corner after it?","puzzle":{"kind":"best-move","measure":"gives-no-corner"},"words":[]}','2026-11-25 08:31:05.712422');
CREATE TABLE remote (
	class_id VARCHAR(32) NOT NULL, 
	key_hash VARCHAR(64) NOT NULL, 
	expires DATETIME NOT NULL, 
	PRIMARY KEY (class_id), 
	FOREIGN KEY(class_id) REFERENCES class (id) ON DELETE CASCADE, 
	UNIQUE (key_hash)
);
INSERT INTO "remote" VALUES('4017aa2ddbd34550b063604c31e3d938','c10759f3419290ece0dd7a298704ae80413520bf03969e44c5305833da1144f6','2026-11-25 20:31:05.770878');
CREATE TABLE seat (
	id VARCHAR(32) NOT NULL, 
	class_id VARCHAR(32) NOT NULL, 
	learner_id VARCHAR(32) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	hidden BOOLEAN NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	"key" VARCHAR(32) NOT NULL, 
	code VARCHAR(12) NOT NULL, 
	created DATETIME NOT NULL, 
	seen DATETIME, arrival VARCHAR(32), 
	PRIMARY KEY (id), 
	CONSTRAINT seat_of_a_learner UNIQUE (class_id, learner_id), 
	FOREIGN KEY(class_id) REFERENCES class (id) ON DELETE CASCADE, 
	FOREIGN KEY(learner_id) REFERENCES learner (id) ON DELETE CASCADE, 
	UNIQUE ("key"), 
	UNIQUE (code)
);
INSERT INTO "seat" VALUES('e9a76f67f1d740ed83fede31b0d8bd22','4017aa2ddbd34550b063604c31e3d938','ae8ef05aa3e24352933334e80caa8c36','Mango',0,'en','8a74eeb755a9e2022e98c1d27b84e807','553574803615','2026-11-25 08:31:03.513590','2026-11-25 08:31:03.513841','e9a76f67f1d740ed83fede31b0d8bd22');
INSERT INTO "seat" VALUES('36afa96c9e204616bd7d067d44a4df46','4017aa2ddbd34550b063604c31e3d938','bde109a57db94c94a771a8899bf93f6e','Papaya',0,'en','7fe299dea6eff792a0b93af00bbc9c02','451117872427','2026-11-25 08:31:03.521386','2026-11-25 08:31:03.521496','36afa96c9e204616bd7d067d44a4df46');
CREATE TABLE set_order (
	set_id VARCHAR(32) NOT NULL, 
	revision VARCHAR(10) NOT NULL, 
	puzzles JSON NOT NULL, 
	PRIMARY KEY (set_id, revision), 
	FOREIGN KEY(set_id) REFERENCES puzzle_set (id) ON DELETE CASCADE
);
CREATE TABLE sign_in (
	key_hash VARCHAR(64) NOT NULL, 
	teacher_id VARCHAR(32) NOT NULL, 
	expires DATETIME NOT NULL, 
	PRIMARY KEY (key_hash), 
	FOREIGN KEY(teacher_id) REFERENCES teacher (id) ON DELETE CASCADE
);
INSERT INTO "sign_in" VALUES('3dc7e381ec292f768d96f2a19b150a1a7cfb784fda35074a100995a456714132','cf3ca336582f4cfdb9802feee66d835c','2026-11-25 20:31:03.398693');
CREATE TABLE solved (
	learner_id VARCHAR(32) NOT NULL, 
	course VARCHAR(64) NOT NULL, 
	lesson VARCHAR(64) NOT NULL, 
	step INTEGER NOT NULL, 
	stars INTEGER NOT NULL, 
	PRIMARY KEY (learner_id, course, lesson, step), 
	FOREIGN KEY(learner_id) REFERENCES learner (id) ON DELETE CASCADE
);
INSERT INTO "solved" VALUES('4ce31f258b8441e2997b21e8677e97f9','othello','welcome',1,3);
INSERT INTO "solved" VALUES('ae8ef05aa3e24352933334e80caa8c36','othello','corners',1,3);
INSERT INTO "solved" VALUES('ae8ef05aa3e24352933334e80caa8c36','othello','corners',3,3);
INSERT INTO "solved" VALUES('ae8ef05aa3e24352933334e80caa8c36','othello','corners',5,3);
INSERT INTO "solved" VALUES('ae8ef05aa3e24352933334e80caa8c36','othello','corners',6,2);
INSERT INTO "solved" VALUES('ae8ef05aa3e24352933334e80caa8c36','othello','corners',7,3);
INSERT INTO "solved" VALUES('ae8ef05aa3e24352933334e80caa8c36','othello','corners',8,3);
INSERT INTO "solved" VALUES('ae8ef05aa3e24352933334e80caa8c36','othello','corners',9,3);
INSERT INTO "solved" VALUES('ae8ef05aa3e24352933334e80caa8c36','othello','outflank',1,3);
INSERT INTO "solved" VALUES('4ce31f258b8441e2997b21e8677e97f9','othello','legal-moves',1,3);
CREATE TABLE teacher (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	password VARCHAR(255) NOT NULL, 
	created DATETIME NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (name)
);
INSERT INTO "teacher" VALUES('cf3ca336582f4cfdb9802feee66d835c','ada','scrypt:16384:8:5$6eb42dfe0e0bcde4514ef689e4eee8e8$2c682d256f4d872b96d1c9b6322a4c37b8fe5ec9df5fcdb482d45db3974539d7','2026-11-25 08:31:02.786265');
CREATE TABLE vote (
	class_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat_id VARCHAR(32) NOT NULL, 
	answer JSON NOT NULL, 
	changes INTEGER NOT NULL, 
	points INTEGER, 
	given DATETIME NOT NULL, 
	PRIMARY KEY (class_id, number, seat_id), 
	FOREIGN KEY(class_id) REFERENCES class (id) ON DELETE CASCADE, 
	FOREIGN KEY(seat_id) REFERENCES seat (id) ON DELETE CASCADE
);
CREATE INDEX answer_by_learner ON answer (learner_id, course, lesson, step);
CREATE INDEX game_by_learner ON game (learner_id, state, updated);
CREATE INDEX practice_answer_by_learner ON practice_answer (learner_id, answered);
CREATE INDEX card_by_due ON card (learner_id, due);
CREATE INDEX opened_file_by_learner ON opened_file (learner_id, opened);
CREATE INDEX opened_file_by_age ON opened_file (opened);
CREATE INDEX class_by_teacher ON class (teacher_id, created);
CREATE INDEX seat_by_learner ON seat (learner_id);
CREATE INDEX miss_by_last ON miss (last);
CREATE INDEX vote_by_seat ON vote (seat_id);
CREATE INDEX assignment_of_what ON assignment (kind, what);
CREATE INDEX set_by_teacher ON puzzle_set (teacher_id, created);
CREATE INDEX sign_in_by_teacher ON sign_in (teacher_id);
CREATE INDEX ix_pretend_pupil_sign_in ON pretend_pupil (sign_in);
COMMIT;
