// Written by `tutor types`: change the types of tutor/web/seam.py, not this file.

/** What the server wrote as HTML, every value in it escaped; another text is none. */
type Html = string & { readonly html: unique symbol };

type Mark = [string, string, string];
type Changes = Record<string, string[]>;
type Say = number | (number | string)[];
type Shown = "almost" | "not-yet" | "right" | "note";
type Side = "black" | "white";

/** What is answered to a form of the console, to a pupil's answer, or to a pupil's move. */
interface ActionAnswer {
  error?: Html;
  feedback?: CardView;
  late?: boolean;
  mine?: GivenView;
  sure?: SureView;
  version?: number;
}

/** The game to play next: what its button says, and the fields of its form. */
interface AgainView {
  fields: Record<string, string>;
  label: string;
}

/** What stands on the projector in a second language. */
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

/** What is right, and why each wrong answer is wrong; what is drawn is of the one explained now. */
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

/** How often an option was chosen: in all, and in tenths of those who answered. */
interface BarView {
  html: Html;
  key: string;
  n: number;
  right: boolean;
  tenths: number;
}

/** A board: what a browser draws, and what each legal move would change. */
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

/** What stands on the button that steps two small boards. */
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

/** What is said to an answer or to a tap, in words, with the lines that explain it. */
interface CardView {
  detail: Html | null;
  lines: CardLine[];
  shown?: Mark[];
  square?: string | null;
  title: Html;
  verdict: Shown;
}

/** The count of a game that passes have stopped, before both sides agree on what is dead. */
interface CountingView {
  dead: string;
  html: Html;
  title: string;
}

/**
 * Everything that the end of a round may have to say: round-end.js chooses from it. The lists go by a number of
 * puzzles; `onward` by the level that fits next: "-1", "0", "1". `goals` has for each puzzle what its lesson teaches,
 * `taught` the lessons, where they differ. `lessons` are those that come after the ones whose endings lead to this
 * drill. `share` is the button that passes a daily ten on, `shared` its text before it is filled in; "" in other
 * rounds. `look` are the classes of the list of results.
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

/** What the wall shows at the end in place of the board: a word, and the next lesson with its cover. */
interface FarewellView {
  cover: string;
  next: string;
  said: string;
  title: string;
}

/** What is said to an answer, and what is drawn then. To a script a field that is missing is empty. */
interface Feedback {
  detail?: Say | null;
  frames?: FrameView[];
  legend?: LegendLine[];
  line?: FrameView[];
  lines?: LineView[];
  over?: boolean;
  overlay?: Mark[];
  shown?: Mark[];
  sound?: boolean;
  title: Say;
  verdict: Shown;
}

/** What the board of a solved puzzle shows: a move that is played, or all of its cells. */
interface FinishView {
  cells?: string;
  changes?: Changes;
  move?: string;
}

/** A move as it is played on a board: whose it is, what it changes, what is said, what lies over it. */
interface FrameView {
  changes: Changes;
  color: Side;
  legend?: LegendLine[];
  move: string;
  over?: boolean;
  overlay?: Mark[];
  say: Say | null;
}

/** What the page of a game brings along for play.js; `show` are the overlays that are laid. */
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
  url: string;
  waiting: boolean;
  winner: Side | null;
  you: Side | null;
}

/** The answer that is kept of a pupil. */
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

/** A move of the game: whose it is, what it changes, and what is said of it. */
interface GoalMove {
  changes: Changes;
  color: Side;
  move: string;
  say: Html;
}

/**
 * What the page of a game with a goal says besides its board. `said` is how near the goal is before the first move;
 * `offline` is the room of the script that finds moves while no server can be asked, where there is one.
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

/** One stage of a hint; by its name it is the same when asked again. */
interface HintStage {
  html: Html;
  name: string;
  ring: string[];
}

/** A hint in words, the squares that it rings and those that it tints. */
interface HintView {
  area: string[];
  ring: string[];
  say: Say;
}

/** What the marks of a kind mean, with the squares that have one. */
interface LegendLine {
  kind: string;
  say: Say;
  squares: string[];
}

/** What the marks of a kind mean, in words, with the squares that have one. */
interface LegendShown {
  kind: string;
  say: Html;
  squares: string[];
}

/** The lesson that comes after one, where a drill practises the first: its own name, and the way there. */
interface LessonAfterView {
  after: string;
  lesson: string;
  way: WayView;
}

/** A lesson with each of its sentences once, as player.js is given it. */
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

/** The way into a lesson. */
interface LessonLink {
  title: string;
  url: string;
}

/** The ending of a lesson, the words that come first in its steps, what costs stars, buttons of a line. */
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

/** What is said above the line of the reader's move and the best one. */
interface LinesView {
  best: Say;
  words: ButtonWords;
  yours: Say;
}

/** The main button: what it will do, which beat that is, and whether going back does something. */
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

/** What an author has drawn on a board: rings, tinted squares, lines and arrows from one to another. */
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

/** What concerns one pupil alone: their answer, team and points, and what is said to the answer. */
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

/** A move that was tried: after which, whose it is, and the code of the board after it. */
interface NodeView {
  before: number;
  code: string;
  color: Side | null;
  move: string;
}

/** What is said at a place, and what is drawn there. */
interface NoteView {
  html: Html;
  marks: Mark[];
}

/** What is said and drawn on the board before a move, and where that board asks for a better one. */
interface NotedBoard {
  asked: string | null;
  html: Html;
  overlay: Mark[];
}

/** An answer to choose from: words, or a number and its board. */
interface OptionShown {
  board: BoardView | null;
  html: Html;
  key: string;
}

/** An answer to choose from: words, or a picture of a board with its discs in words. */
interface OptionView {
  cells?: string;
  html: Html;
  key: string;
  label?: string;
}

/** The same with its board. */
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

/** What stands on the board of a pupil's own answer; the rest of it is that of all. */
interface OwnBoard {
  cells: string;
  last_move: string | null;
  overlay: Mark[];
  to_move: Side | null;
}

/** Two lines of play, stepped together, and what is counted at their ends. */
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
 * Where the six boards for those who know the rules lead: `begin` when so many were solved as are enough. Otherwise the
 * first one missed decides: `taught` has for each the lesson that explains it.
 */
interface PlacingView {
  begin: WayView;
  taught: WayView[];
}

/** A move of a game: whose it was, what it changed, and what is said of it. */
interface PlayedView {
  changes: Changes;
  color: Side;
  html: Html;
  move: string;
}

/** The question that would be asked, or why it cannot be asked on this board; an example of its kind. */
interface PreviewView {
  question?: Html;
  sample?: Html;
  unfit?: string;
}

/**
 * A puzzle with what is said to each answer. To one answer it is `feedback`, by what was tapped ("*": anything else);
 * to a set of squares it is `right`, or one of `extra` and `missing` with what is said of so many `found`.
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
  turn?: TurnView | null;
  turns?: TurnPuzzle[];
  twin_asked?: Say;
  twin_say?: Say;
}

/** The question that is asked, and how far it is. */
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

/** How many answers of a lesson were right, and what is said to that. */
interface ResultShown {
  of: number;
  right: number;
  said: Html[];
}

/** Who has won, by how much, by which score, and what else is to be said. */
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

/** What a page with a big board brings along for its scripts. */
interface ScreenData {
  labels: Record<string, string>;
  mine?: MineView;
  people?: PeopleView;
  scores?: boolean;
  screen: ScreenView;
  turnout?: TurnoutView;
  words: Record<string, string>;
}

/** The big board as every screen of a language shows it: console, remote, wall, devices of pupils. */
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
 * A pupil: their points, and whether they are here. One who is `aside` is not counted. Where two teams play they have
 * one; it is `idle` while the other votes.
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

/** A mark on a square: an element, the names of its two coordinates, how far they are from the middle. */
type Shape = [string, string, string, number, Record<string, number>];

/** Everything that is drawn over the felt, but for the pieces. */
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

/** What is right, in words, and its squares. */
interface SolutionView {
  say: Say;
  squares: string[];
}

/** What the opponent says; alone it stands in for what is told of its move. */
interface SpeechView {
  alone: boolean;
  html: Html;
}

/** How often a square was answered. */
interface SquareCount {
  n: number;
  square: string;
}

/** A board, what is said of it, and where each move leads: all that a page needs to stand on it. */
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
 * A step of a lesson: what it tells, its board, the moves that it plays, what it explains or asks. `was` is the number
 * that it had before steps had names, where that is not `n`; 0 for none.
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

/** What is asked before something is lost. */
interface SureView {
  no: string;
  title: Html;
  yes: string;
}

/** How the answers of a class are spread. */
interface TallyView {
  answered: number;
  bars: BarView[];
  squares: SquareCount[];
  text: Html;
}

/** What the main button does after its next press; with the cover of the lesson, by its slug. */
interface ThenView {
  cover: string;
  text: Html;
  title: string;
}

/** A state of a puzzle as it is kept: what a form would send, from which the rest is looked up again. */
interface TouchedState {
  frame: number;
  help: number;
  hinted: number;
  shown: boolean;
  taps: string[];
  told: boolean;
  tries: number;
}

/** One move of a puzzle of several; `next` leads from a right move to its turn, or to the end. */
interface TurnPuzzle {
  answers: string[];
  best?: string | null;
  board?: BoardView;
  feedback: Record<string, Feedback>;
  hints: HintView[];
  next: Record<string, number | null>;
  solution: SolutionView;
  turn?: TurnView | null;
}

/** Whose turn it is, and the words that say so. */
interface TurnView {
  color: Side;
  text: string;
}

/** How many are here, and how many have answered which question, `of` those who are asked it. */
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

/** A way on from the end of a round; `data` is where its puzzles are, if it is another round. */
interface WayView {
  data?: string;
  text: string;
  title: string;
  url: string;
}

/** A wrong answer: how many gave it, and why it is wrong. */
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
