// Written by `tutor types`: change the types of tutor/web/seam.py, not this file.

/** What the server wrote as HTML, every value in it escaped; another text is none. */
type Html = string & { readonly html: unique symbol };

type Mark = [string, string, string];
type Changes = Record<string, string[]>;
type Say = number | (number | string)[];
type Shown = "almost" | "not-yet" | "right" | "note";
type Side = "black" | "white";

/** The server's reply to a form of the console, to a pupil's answer, or to a pupil's move. */
interface ActionAnswer {
  error?: Html;
  feedback?: CardView;
  late?: boolean;
  mine?: GivenView;
  sure?: SureView;
  version?: number;
}

/** The next game: the label of its button, and the fields of its form. */
interface AgainView {
  fields: Record<string, string>;
  label: string;
}

/** The words of the projector in its second language. */
interface AlsoView {
  html: Html;
  lang: string;
  said: Html;
  title: Html;
  why: Html;
}

/** What the page of an analysis board brings along for analysis.js. */
interface AnalysisView {
  at: number;
  board: BoardView;
  dead: string;
  feedback: CardView | null;
  look: boolean;
  nodes: NodeView[];
  noted: Record<string, NoteView>;
  notes: string;
  sentence: string | null;
  show: string[];
  states: Record<string, StateView>;
  valued: ValuesView | null;
  weighs: boolean;
  words: Record<string, string>;
}

/** The right answer, and the reason of each wrong one; the drawing belongs to the one explained now. */
interface AnswerView {
  before: string;
  explained: Html;
  keys: string[];
  lines: CardLine[];
  looked: boolean;
  overlay: Mark[];
  picked: string[];
  ring: string[];
  title: Html;
  wrong: WrongView[];
}

/** How often an option was chosen: the number, and its share of all answers in tenths. */
interface BarView {
  html: Html;
  key: string;
  n: number;
  right: boolean;
  tenths: number;
}

/** A board to draw, and the changes that each legal move would make. */
interface BoardView {
  cells: string;
  columns: string[];
  game: string;
  labels: Record<string, string>;
  last_move?: string | null;
  legal: Record<string, Changes>;
  legend?: LegendLine[];
  marks: MarksView;
  overlay?: Mark[] | null;
  points?: boolean;
  rows: string[];
  said?: Record<string, string>;
  shape?: string | null;
  to_move?: Side | null;
  version?: number;
}

/** The labels of the button that steps through two small boards. */
interface ButtonWords {
  again: string;
  next: string;
  twin?: string;
}

/** Which class calls, and what for. */
interface CallView {
  call: "asked" | "begun" | "quiet" | "yours";
  seat: string;
}

interface CardLine {
  dirs: string[];
  end: string;
  from: string;
  n: number;
  say: Html | null;
}

/** The feedback on a tap in words, with the lines that explain it. */
interface CardView {
  detail: Html | null;
  lines: CardLine[];
  shown?: Mark[];
  square?: string | null;
  title: Html;
  verdict: Shown;
}

/** The count of a game that passes have stopped, until both sides agree which pieces are dead. */
interface CountingView {
  dead: string;
  html: Html;
  open: boolean;
  title: string;
}

/**
 * Every text that the end of a round may show; round-end.js chooses from it. Each list has an entry for every possible
 * number of puzzles. `onward` has the ways on by the change of level that fits: "-1", "0", "1". `goals` has for each
 * puzzle what its lesson teaches, `taught` the lessons, where they differ. `lessons` are those that follow the lessons
 * whose endings lead here. `share` is the button that shares a daily ten, `shared` its text with gaps; both are "" in
 * other rounds. `look` are the CSS classes of the list of results.
 */
interface EndView {
  all: WayView;
  back: Html[];
  discs: Record<string, string>;
  drawn: Record<string, Html>;
  enough: number;
  go_on: string;
  goals: Html[];
  latest: number;
  lessons: LessonAfterView[];
  look: string;
  note: Html;
  onward: Record<string, WayView[]>;
  open: string[];
  placing?: PlacingView;
  rounds: number;
  share: Html;
  shared: string;
  solved: string[];
  squares: Record<string, string>;
  taught: (WayView | null)[];
  url: string;
}

/** What the projector shows at the end instead of the board: a word, and the next lesson's cover. */
interface FarewellView {
  cover: string;
  next: string;
  said: string;
  title: string;
}

/** The words and the drawing that answer an answer. A script takes a missing field as empty. */
interface Feedback {
  detail?: Say | null;
  frames?: FrameView[];
  legend?: LegendLine[];
  line?: FrameView[];
  lines?: LineView[];
  over?: boolean;
  overlay?: Mark[];
  shown?: Mark[];
  solution?: Say;
  sound?: boolean;
  title: Say;
  verdict: Shown;
}

/** How the board changes when the puzzle is solved: a move is played, or all cells are given. */
interface FinishView {
  cells?: string;
  changes?: Changes;
  move?: string;
}

/** A move on a board: its side, the changes, the words for it, and the marks over the board. */
interface FrameView {
  changes: Changes;
  color: Side;
  legend?: LegendLine[];
  move: string;
  over?: boolean;
  overlay?: Mark[];
  say: Say | null;
}

/** The data of a game's page for play.js; `show` are the overlays on the board. */
interface GameData {
  game: GameView;
  show: string[];
  words: Record<string, string>;
}

/** Both stages of a hint: where to look, and the move. */
interface GameHint {
  first: HintStage;
  second: HintStage;
}

/** A game on its page. */
interface GameView {
  about: string;
  again: AgainView | null;
  board: BoardView;
  board_url: string;
  can_count: boolean;
  can_hint: boolean;
  can_undo: boolean;
  clock: Record<string, number> | null;
  counting: CountingView | null;
  counts_pieces: boolean;
  discs: Record<string, number | string>;
  ending: Html | null;
  error?: string;
  feedback?: CardView | null;
  frames: PlayedView[];
  goal: Html | null;
  hint?: GameHint | null;
  id: string;
  illegal: string;
  level: number;
  may_pass: boolean;
  moves: Html;
  must_pass: boolean;
  note: Html | null;
  number: number;
  pass_aside: boolean;
  playing: boolean;
  result: ResultView | null;
  review_url: string;
  speech: SpeechView | null;
  sure?: boolean;
  terms: string;
  turn: TurnView | null;
  unit: string;
  url: string;
  waiting: boolean;
  winner: Side | null;
  you: Side | null;
}

/** The stored answer of a pupil. */
interface GivenView {
  answer: string[];
  question: number;
}

/** A game with a goal after some moves. */
interface GoalGameView {
  back: number | null;
  board: BoardView;
  feedback?: CardView | null;
  frames: GoalMove[];
  over: boolean;
  ring: string[];
  said: Html[];
  standing: "gone" | "open" | "reached";
  taps: string[];
  turn: TurnView | null;
  turning_point: number | null;
  verdict: Shown;
  yours: boolean;
}

/** A move of the game: its side, what it changes, and the words about it. */
interface GoalMove {
  changes: Changes;
  color: Side;
  move: string;
  say: Html;
}

/**
 * The words of a step that is a game with a goal. `said` tells how near the goal is before the first move. `offline` is
 * the folder of the script that knows the legal moves without a network, if the game has one.
 */
interface GoalWords {
  about: Html;
  offline?: string;
  opens: boolean;
  said: Html[];
  words: Record<string, string>;
}

/** The pupil who plays the next move. */
interface HandView {
  seat: string;
  text: Html;
}

/** One stage of a hint; its name tells whether a new hint is the same. */
interface HintStage {
  area: string[];
  html: Html;
  name: string;
  ring: string[];
}

/** A hint: its words, the squares to ring and the squares to tint. */
interface HintView {
  area: string[];
  ring: string[];
  say: Say;
}

/** What a kind of mark means, and the squares that have it. */
interface LegendLine {
  kind: string;
  say: Say;
  sign?: string;
  squares: string[];
}

/** The meaning of a kind of mark, and the squares that have it. */
interface LegendShown {
  kind: string;
  say: Html;
  sign?: string;
  squares: string[];
}

/** The lesson that comes after one that a drill practises: both names, and the way to the lesson. */
interface LessonAfterView {
  after: string;
  lesson: string;
  way: WayView;
}

/** A lesson for player.js; each sentence appears once, in `phrases`. */
interface LessonData {
  course: string;
  finished_url?: string;
  goal?: Html;
  key?: string;
  map_url?: string;
  number?: number;
  phrases: Html[];
  pictures?: boolean;
  slug: string;
  steps: StepView[];
  strategy?: boolean;
  title: string;
  url?: string;
  visit?: boolean;
  words: Record<string, string>;
}

/** A link to a lesson. */
interface LessonLink {
  title: string;
  url: string;
}

/** What a lesson page needs last: the ending, the new terms, what costs stars, the buttons of a line. */
interface LessonRest {
  ending: Html;
  lost: Record<string, string>;
  playing: Record<string, string>;
  terms: Html;
}

interface LineView {
  dirs: string[];
  end: string;
  from: string;
  n: number;
  say: Say | null;
}

/** The names of the learner's line and the best one, and what is said of the best one alone. */
interface LinesView {
  best: Say;
  better: Say;
  tempting: Say;
  words: ButtonWords;
  yours: Say;
}

/** The main button: its action, the beat of the lesson, and whether there is a step back. */
interface MainView {
  back: boolean;
  beat: "ask" | "begin" | "next" | "reveal" | "votes";
  do: string;
  step: string;
  then: ThenView[];
  title: string;
  without: ("ask" | "begin" | "next" | "reveal" | "votes")[];
}

/** What lies over a board. */
interface MarksLaid {
  overlay: Mark[] | null;
}

/** The marks that an author has put on a board: rings, tinted squares, lines and arrows. */
interface MarksView {
  arrow: string[][];
  legal?: boolean;
  line: string[][];
  ring: string[];
  tint: string[];
}

/** A match of two teams, or of the class against the computer. */
interface MatchView {
  computer: Side | null;
  seats: string[];
  text: Html;
  to_move: Side | null;
  waiting: boolean;
}

/** The part of one pupil: their answer, team and points, and the feedback on the answer. */
interface MineView {
  answer: string[];
  lesson?: LessonLink | null;
  name: Html;
  points: number | null;
  question: number;
  result?: ResultShown | null;
  right: boolean | null;
  said: OwnAnswer | null;
  seat: string;
  team: Side | null;
  work?: number;
}

/** Where a move leads, what it changes, and what is said of it. */
interface NextView {
  changes: Changes;
  code: string;
  said: Html;
}

/** A move that was tried: the move before it, its side, and the code of the board after it. */
interface NodeView {
  before: number;
  code: string;
  color: Side | null;
  move: string;
}

/** The comment on a position as HTML, and the marks on its board. */
interface NoteView {
  html: Html;
  marks: Mark[];
}

/** The words and marks on the board before a mistake, and the address of the puzzle about it. */
interface NotedBoard {
  asked: string | null;
  html: Html;
  overlay: Mark[];
}

/** An option: words, or a number and its board. */
interface OptionShown {
  board: BoardView | null;
  html: Html;
  key: string;
}

/** An option: words, or a picture of a board with a list of its discs for screen readers. */
interface OptionView {
  cells?: string;
  html: Html;
  key: string;
  label?: string;
}

/** A pupil's wrong answer with its board. */
interface OwnAnswer {
  answer: Html;
  board: OwnBoard;
  detail: Html | null;
  ghost: string | null;
  given: Html;
  key: string;
  lines: CardLine[];
  looked: boolean;
  n: number;
  picked: string[];
  ring: string[];
  shown?: Mark[];
  square?: string | null;
  title: Html;
  verdict: Shown;
}

/** How the board of a pupil's own answer differs from the common board. */
interface OwnBoard {
  cells: string;
  last_move: string | null;
  overlay: Mark[];
  to_move: Side | null;
}

/** Two lines of play that are stepped one after the other, and the counts at their ends. */
interface PairView {
  counts: (Say | null)[];
  lines: FrameView[][];
  titles: (Say)[];
  words: ButtonWords;
}

/** Every pupil of a class, and who has answered the open question; for the teacher alone. */
interface PeopleView {
  answered: string[];
  question: number;
  seats: SeatHere[];
}

/**
 * Where the six placement boards lead: to `begin` when enough of them are solved. Otherwise the first missed board
 * decides: `taught` has the lesson that explains each of them.
 */
interface PlacingView {
  begin: WayView;
  taught: WayView[];
}

/** A move of a game: its side, the squares it changed, and the words about it. */
interface PlayedView {
  changes: Changes;
  color: Side;
  html: Html;
  move: string;
}

/** The question before it is asked, or the reason why this board does not fit; with an example. */
interface PreviewView {
  question?: Html;
  sample?: Html;
  unfit?: string;
}

/**
 * A puzzle with the feedback on each answer. An answer of one tap gets `feedback` by that tap ("*" for any other). An
 * answer of several squares gets `right`, or one of `extra` and `missing`, with the entry of `found` for the number of
 * right ones.
 */
interface PuzzleView {
  answers: string[];
  best?: string | null;
  board?: BoardView;
  can_pass?: "fine" | "none" | "pass" | null;
  chains?: string[][];
  color: Side;
  empty?: Say;
  extra?: Record<string, Feedback>;
  feedback?: Record<string, Feedback>;
  finish?: FinishView | null;
  found?: (Say)[];
  game?: GoalWords;
  hints: HintView[];
  kind: string;
  missing?: Record<string, Feedback>;
  move?: string | null;
  next?: Record<string, number | null>;
  options: OptionView[];
  pair?: LinesView;
  plays?: boolean;
  right?: Feedback;
  select: "choice" | "game" | "many" | "one" | "sequence";
  solution: SolutionView;
  tempting?: string | null;
  turn?: TurnView | null;
  turns?: TurnPuzzle[];
  twin_asked?: Say;
  twin_say?: Say;
}

/** The open question and its stage. */
interface QuestionView {
  can_pass: "fine" | "none" | "pass" | null;
  chains: string[][];
  color: Side | null;
  number: number;
  options: OptionShown[];
  select: "choice" | "game" | "many" | "one" | "sequence";
  stage: "counted" | "open" | "revealed";
}

/** The data of the page of a finished game for replay.js. */
interface ReplayData {
  board: BoardView;
  counted: Mark[];
  lines: CardLine[];
  noted: Record<string, NotedBoard>;
  number: number;
  replay: ReplayView;
  show: string[];
}

/** One board of a game, after so many moves, with the words about it. */
interface ReplayView {
  cells: string[];
  counters: Html[];
  counts: ((number | string)[])[];
  dead: string;
  links: string[];
  moves: (string | null)[];
  said: Html[];
  sides: (Side | null)[];
  titles: string[];
}

/** How many answers of a lesson were right, and the words for it. */
interface ResultShown {
  of: number;
  right: number;
  said: Html[];
}

/** The result: the winner, the margin, the score, and further words. */
interface ResultView {
  detail: Html | null;
  margin: Html | null;
  score: Html | null;
  title: string;
}

/** A round of practice: its puzzles are the steps of a lesson. */
interface RoundData {
  course: string;
  end: EndView;
  finished_url?: string;
  goal?: Html;
  heading: Html;
  key?: string;
  map_url?: string;
  number?: number;
  phrases: Html[];
  pictures?: boolean;
  slug: string;
  steps: StepView[];
  strategy?: boolean;
  title: string;
  url?: string;
  visit?: boolean;
  words: Record<string, string>;
}

/** The data of a page with a big board for its scripts. */
interface ScreenData {
  labels: Record<string, string>;
  mine?: MineView;
  people?: PeopleView;
  scores?: boolean;
  screen: ScreenView;
  turnout?: TurnoutView;
  words: Record<string, string>;
}

/** The big board on every screen of one language: console, remote, projector, pupils' devices. */
interface ScreenView {
  also: AlsoView | null;
  answer: AnswerView | null;
  at: number;
  board: BoardView;
  explanation: CardView | null;
  farewell: FarewellView | null;
  flags: string[];
  ghost: string | null;
  hand: HandView | null;
  html: Html;
  kicker: Html;
  legend: LegendShown[];
  lines: CardLine[];
  main: MainView;
  match: MatchView | null;
  news: Html;
  of: number;
  overlays: string[];
  picked: string[];
  question: QuestionView | null;
  ring: string[];
  ringed: Html;
  running: boolean;
  soon: Html;
  tally: TallyView | null;
  title: Html;
  turn: TurnView | null;
  version: number;
  wall: string[];
}

/**
 * A pupil: their points, and whether they are here; a pupil who is `aside` is not counted. In a match of two teams
 * `team` is theirs; it is `idle` while the other team votes.
 */
interface SeatHere {
  aside?: boolean;
  here: boolean;
  id: string;
  idle?: boolean;
  name: string;
  points: number;
  pretend?: boolean;
  team?: Side;
}

/** What the page brings along on which a board is set up. */
interface SetUpView {
  board: BoardView;
  empty: string;
  start: string;
}

/** A mark on a square: an SVG element, the names of its coordinates, their offset from the middle. */
type Shape = [string, string, string, number, Record<string, number>];

/** How everything on a board is drawn, except the felt and the pieces. */
interface Shapes {
  unit: number;
  marks: Record<string, Shape>;
  over: string[];
  rects: string[];
  steps: Record<string, [number, number]>;
  near: number;
  edge: number;
  badge: number;
  small: number;
  corner: number;
  tick: string;
  cross: string;
}

/** The right answer in words, and its squares. */
interface SolutionView {
  say: Say;
  squares: string[];
}

/** What the opponent says; with `alone`, in place of the words about its move. */
interface SpeechView {
  alone: boolean;
  html: Html;
}

/** How many answers contain a square. */
interface SquareCount {
  n: number;
  square: string;
}

/** A board, what is said of it, and where each move leads: all that a page needs to show it. */
interface StateView {
  cells: string;
  color: Side | null;
  discs: Record<string, number | string>;
  drawing: string;
  lasting?: Mark[];
  moves: Html;
  next: Record<string, NextView>;
  note: Html | null;
  title: string;
}

/** Boards by their codes. */
interface StatesView {
  states: Record<string, StateView>;
}

/**
 * A step of a lesson: its text, its board, and the moves that it plays, explains or asks for. `was` is its number in
 * versions whose steps had no names, if it differs from `n`; 0 for none.
 */
interface StepView {
  board: BoardView;
  board_url?: string;
  explanation?: Feedback | null;
  frames: FrameView[];
  html: Html;
  kind?: string;
  n?: number;
  name: string;
  pair?: PairView;
  puzzle?: PuzzleView | null;
  title: Html;
  turn?: TurnView | null;
  url: string;
  was?: number;
}

/** The question before something is deleted. */
interface SureView {
  no: string;
  title: Html;
  yes: string;
}

/** The counts of a class's answers. */
interface TallyView {
  answered: number;
  bars: BarView[];
  squares: SquareCount[];
  text: Html;
}

/** What the main button does after its next press; `cover` is the slug of the lesson with that cover. */
interface ThenView {
  cover: string;
  text: Html;
  title: string;
}

/** The stored state of a puzzle: the fields that a form would send; the rest is computed from them. */
interface TouchedState {
  frame: number;
  help: number;
  hinted: number;
  miss?: string;
  shown: boolean;
  taps: string[];
  told: boolean;
  tries: number;
}

/** One of several moves of a puzzle; `next` maps each right move to the next turn, or to the end. */
interface TurnPuzzle {
  answers: string[];
  best?: string | null;
  board?: BoardView;
  feedback: Record<string, Feedback>;
  hints: HintView[];
  next: Record<string, number | null>;
  solution: SolutionView;
  tempting?: string | null;
  turn?: TurnView | null;
}

/** The side to move, and the words for it. */
interface TurnView {
  color: Side;
  text: string;
}

/** How many pupils are here, and how many `of` those who are asked have answered the question. */
interface TurnoutView {
  answered: number;
  here: number;
  of: number;
  question: number;
}

/** What a move is worth, written with its sign. */
interface ValueView {
  move: string;
  value: string;
}

/** What each move is worth, the best first, and how that was found. */
interface ValuesView {
  moves: ValueView[];
  overlay: Mark[];
  sentence: Html;
}

/** A way on from the end of a round; `data` is the address of its puzzles, if it is another round. */
interface WayView {
  data?: string;
  text: string;
  title: string;
  url: string;
}

/** A wrong answer, how many pupils gave it, and why it is wrong. */
interface WrongView {
  answer: Html;
  detail: Html | null;
  given: Html;
  key: string;
  lines: CardLine[];
  looked: boolean;
  n: number;
  shown?: Mark[];
  square?: string | null;
  title: Html;
  verdict: Shown;
}
