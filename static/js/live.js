// Follows the board of a class: by a stream while there is one, else by asking again and again.

const ASK = 2000; // ms between questions without a stream, and a little more so that a class does not ask at once
const STREAM_AGAIN = 10000; // ms until a stream is tried again
const SILENCE = 40000; // ms without a sign of life after which a stream counts as broken

/**
 * `onState(state)` hears every board that is newer than `version`, `onVotes(votes)` who has answered (for a teacher),
 * `onLink(how)` hears "live", "polling" or "lost". Returns a function that asks for the newest board at once.
 */
export function follow({ state: stateUrl, events, votes: votesUrl }, version, { onState, onVotes = () => {}, onLink }) {
  let source = null;
  let asking = null;
  let watchdog = null;
  let again = null;

  function take(state) {
    if (state.version === version) return;
    version = state.version;
    onState(state);
  }

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
      take(JSON.parse(data));
    };
    source.addEventListener('ping', alive);
    source.addEventListener('votes', ({ data }) => {
      alive();
      onVotes(JSON.parse(data));
    });
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
    try {
      const answer = await fetch(`${stateUrl}?after=${version}`, { headers: { Accept: 'application/json' } });
      if (answer.status === 404) location.reload(); // the class has ended, or the seat is another's
      if (answer.status >= 400) throw new Error(answer.status);
      if (answer.status === 200) take(await answer.json());
      if (votesUrl && !source) onVotes(await (await fetch(votesUrl)).json());
      if (!source) onLink('polling');
    } catch {
      if (source) {
        broken();
        return;
      }
      onLink('lost');
    }
    if (!source) asking = setTimeout(ask, ASK + Math.random() * 1000);
  }

  addEventListener('online', () => (source ? ask() : open()));
  addEventListener('offline', broken);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  document.addEventListener('visibilitychange', () => document.hidden || ask());
  open();
  return ask;
}
