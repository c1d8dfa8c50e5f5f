// Sound and vibration for a reader's own moves: short synthesized tones. One switch for both, stored on this device.

import { recall, remember } from './memory.js';

/** @typedef {'place' | 'turn' | 'take' | 'right' | 'not-yet' | 'win'} Felt */
/** @typedef {import('./memory.js').Store} Store */

/**
 * Each tone: hertz, seconds until it begins, seconds that it lasts, loudness.
 * @type {Record<Felt, [hertz: number, wait: number, lasts: number, loud: number][]>}
 */
const TONES = {
  place: [[340, 0, 0.07, 0.25]],
  turn: [[420, 0, 0.05, 0.14], [520, 0.06, 0.06, 0.14]],
  take: [[392, 0, 0.06, 0.16], [494, 0.07, 0.06, 0.16], [659, 0.14, 0.16, 0.16]],
  right: [[523, 0, 0.12, 0.16], [784, 0.1, 0.25, 0.16]],
  'not-yet': [[220, 0, 0.16, 0.16]],
  win: [[523, 0, 0.14, 0.16], [659, 0.12, 0.14, 0.16], [784, 0.24, 0.14, 0.16], [1047, 0.36, 0.4, 0.16]],
};

/** Milliseconds of vibration and of rest, in turn. */
const TOUCHES = { place: [12], turn: [8], take: [10, 40, 25], right: [15, 50, 25], 'not-yet': [45], win: [20, 60, 20, 60, 50] };

/**
 * What was chosen for games before there was one switch.
 * @param {Store} storage
 */
function chosenBefore(storage) {
  try {
    return storage().getItem('sound');
  } catch { // forbidden storage
    return null;
  }
}

/**
 * The choice on this device: true for on, false for off, null if nobody has chosen.
 * @param {Store} [storage]
 */
export function chosen(storage = () => localStorage) {
  const word = recall('sound', null, storage) || chosenBefore(storage);
  return word ? word === 'on' : null;
}

/**
 * Whether sound and vibration are on, as they are until somebody switches them off.
 * @param {Store} [storage]
 */
export const isOn = (storage) => chosen(storage) !== false;

/**
 * Switch it on or off for every page of this device.
 * @param {boolean} on
 * @param {Store} [storage]
 */
export const turn = (on, storage) => remember('sound', on ? 'on' : 'off', storage);

/**
 * Switch it off in a class, where thirty phones would be too loud, unless somebody has chosen.
 * @param {Store} [storage]
 */
export function hush(storage) {
  if (chosen(storage) === null) turn(false, storage);
}

/** @type {AudioContext | undefined} */
let audio;

/**
 * Play the tone and the vibration of what has happened.
 * @param {Felt} kind
 */
export function feel(kind) {
  if (!isOn() || navigator.userActivation?.hasBeenActive === false) return; // nobody has touched the page yet
  if (navigator.vibrate) navigator.vibrate(TOUCHES[kind]);
  if (!window.AudioContext) return;
  audio ||= new AudioContext();
  const { currentTime, destination } = audio;
  for (const [hertz, wait, lasts, loud] of TONES[kind]) {
    const [tone, gain] = /** @type {const} */ ([audio.createOscillator(), audio.createGain()]);
    const from = currentTime + wait;
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(loud, from);
    gain.gain.exponentialRampToValueAtTime(0.001, from + lasts);
    tone.connect(gain).connect(destination);
    tone.start(from);
    tone.stop(from + lasts);
  }
}

/**
 * Make a button the switch; switching it on plays a tone.
 * @param {HTMLElement} button
 */
export function makeSwitch(button) {
  const show = () => button.setAttribute('aria-pressed', String(isOn()));
  show();
  button.addEventListener('click', () => {
    turn(!isOn());
    show();
    feel('place');
  });
}
