// Follows the board of a class: by a stream while there is one, else by asking again and again.

const ASK = 2000; // ms between requests without a stream; a random time is added, so that a class does not ask all at once
const STREAM_AGAIN = 10000; // ms until a stream is tried again
const SILENCE = 40000; // ms without an event after which a stream counts as broken

/** @typedef {TurnoutView} Turnout */

/**
 * Calls `onState(state)` for every board newer than `version`, `onVotes(votes)` with who has answered (for a teacher),
 * `onTurnout({ question, answered, here })` with how many are here and have answered,
 * `onLink(how)` with "live", "polling" or "lost". Returns a function that asks for the newest board at once.
 *
 * Updates may come late and out of order: one that is older than the board shown is ignored. Versions only grow. When
 * the server is asked for what comes after a version and has only an older one, a backup was restored, and the board
 * goes on from there.
 * @template {{ version: number }} State
 * @template [Votes=never]
 * @param {DOMStringMap} addresses
 * @param {number} version
 * @param {object} hands
 * @param {(state: State) => void} hands.onState
 * @param {(votes: Votes) => void} [hands.onVotes]
 * @param {(turnout: Turnout) => void} [hands.onTurnout]
 * @param {(how: import('../classroom/connection.js').Link) => void} hands.onLink
 */
export function follow({ state: stateUrl = '', events = '', votes: votesUrl }, version, { onState, onVotes = () => {}, onTurnout = () => {}, onLink }) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {number | undefined} */
  let asking;
  /** @type {number | undefined} */
  let watchdog;
  /** @type {number | undefined} */
  let again;
  let turn = 0; // counts requests and events, in order
  let counted = 0; // the turn of the votes that are shown
  let behind = -1; // the older version that was sent last

  /**
   * Take a board; `asked` is the version after which it was asked for, null where it was sent unasked.
   * @param {State} state
   * @param {number | null} asked
   */
  function take(state, asked) {
    const putBack = asked !== null && state.version < asked && asked === version;
    if (state.version > version || putBack) {
      ({ version } = state);
      onState(state);
    } else if (asked === null && state.version < version && state.version !== behind) {
      behind = state.version;
      ask(); // to learn whether a backup was restored
    }
    if (putBack) ask(); // events that came meanwhile were ignored
  }

  /**
   * Take votes that were asked for, or sent, in this turn, unless later ones are shown.
   * @param {Votes} votes
   * @param {number} at
   */
  function takeVotes(votes, at) {
    if (at < counted) return;
    counted = at;
    onVotes(votes);
  }

  /** Whether the stream is open; while it is being opened, we ask. */
  const streams = () => source !== null && source.readyState === source.OPEN;

  function alive() {
    clearTimeout(watchdog);
    watchdog = setTimeout(broken, SILENCE);
    onLink('live');
  }

  function open() {
    if (!window.EventSource) {
      ask();
      return;
    }
    source = new EventSource(events);
    source.onopen = () => {
      clearTimeout(asking);
      alive();
    };
    source.onmessage = ({ data }) => {
      alive();
      take(JSON.parse(data), null);
    };
    source.addEventListener('ping', alive);
    source.addEventListener('votes', ({ data }) => {
      alive();
      takeVotes(JSON.parse(data), ++turn);
    });
    source.addEventListener('turnout', ({ data }) => onTurnout(JSON.parse(data)));
    source.onerror = broken;
  }

  /** Ask by ourselves from now on, and try for a stream again after a while. */
  function broken() {
    if (source) source.close();
    source = null;
    clearTimeout(watchdog);
    clearTimeout(again);
    again = setTimeout(() => source || open(), STREAM_AGAIN * (0.5 + Math.random()));
    ask();
  }

  async function ask() {
    clearTimeout(asking);
    const after = version;
    try {
      const answer = await fetch(`${stateUrl}${stateUrl.includes('?') ? '&' : '?'}after=${after}`, { headers: { Accept: 'application/json' } });
      if (answer.status === 404) location.reload(); // the class has ended, or the seat is another's
      if (answer.status >= 400) throw new Error(answer.statusText);
      if (answer.status === 200) take(await answer.json(), after);
      const turnout = answer.headers.get('Turnout');
      if (turnout && !streams()) onTurnout(JSON.parse(turnout));
      if (votesUrl && !streams()) {
        const at = ++turn;
        takeVotes(await (await fetch(votesUrl)).json(), at);
      }
      if (!streams()) onLink('polling');
    } catch {
      if (streams()) {
        broken();
        return;
      }
      onLink('lost');
    }
    if (!streams()) asking = setTimeout(ask, ASK + Math.random() * 1000);
  }

  addEventListener('online', () => (source ? ask() : open()));
  addEventListener('offline', broken);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  document.addEventListener('visibilitychange', () => document.hidden || ask());
  open();
  return ask;
}
