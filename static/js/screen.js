// Puts a class's board on a screen: the discs that differ turn, the words beside it change, a reader hears what happened.

import { createBoard, discs, squares } from './board.js';
import { connection } from './connection.js';
import { legend } from './overlay.js';

const pick = (root, name) => root.querySelector(`[data-${name}]`);

/** Whether all of the named facts hold; "!" before a name: while it does not. */
export const holds = (facts, flags) => facts.split(' ').every((fact) => (fact[0] === '!' ? !flags.includes(fact.slice(1)) : flags.includes(fact)));

/** The square from which discs turn: the disc played, or the first that differs; null where a disc goes, or none does. */
export function origin(before, view) {
  if (!before || before.cells === view.cells) return null;
  const differ = squares(view).filter((_, i) => view.cells[i] !== before.cells[i]);
  if ([...view.cells].some((cell, i) => cell === '.' && before.cells[i] !== '.')) return null;
  return differ.includes(view.last_move) ? view.last_move : differ[0];
}

const list = (lines) => {
  const items = lines.map(({ end, say }, i) => (say ? `<li value="${i + 1}"${end === 'yes' ? ' class="yes"' : ''}><i aria-hidden="true">${{ yes: '✓', bare: '' }[end] ?? i + 1}</i><span>${say}</span></li>` : '')).join('');
  return items && `<ol class="lines">${items}</ol>`;
};

const paragraph = (text) => (text ? `<p>${text}</p>` : '');

const reasons = ({ title, detail, lines }) => paragraph(title) + paragraph(detail) + list(lines);

/** Something that is said, in a card. */
export const card = ({ title, detail, lines }, verdict) => `<div class="card ${verdict}"><p class="verdict">${title}</p>${paragraph(detail)}${list(lines)}</div>`;

const drawnBar = (width) => `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="ground-bar" width="100" height="10" rx="2"/><rect class="bar" width="${width}" height="10" rx="2"/></svg>`;

const bar = ({ html, n, tenths, right }) => `<li${right ? ' class="is-right"' : ''}><span>${html}</span>${drawnBar(tenths * 10)}<b>${n}</b></li>`;

/** How the answers are spread; what stands on the board is there in words for those who hear it. */
function tallied({ text, bars, squares: counted }) {
  const most = Math.max(...counted.map(({ n }) => n));
  const spread = [...counted].sort((a, b) => b.n - a.n).map(({ square, n }) => `<li><span>${square}<span class="vh">: </span></span>${drawnBar((100 * n) / most)}<b>${n}</b></li>`).join('');
  const drawn = bars.length ? `<ul class="bars">${bars.map(bar).join('')}</ul>` : '';
  return `<div class="tally"><p class="answered">${text}</p><ul class="spread vh">${spread}</ul>${drawn}</div>`;
}

/** The wrong answers with their reasons; with `explain`, the word on a button that shows one on every screen. */
function mistakes({ title, wrong }, explain) {
  const items = wrong.map((one) => {
    const button = explain ? ` <button class="button small" name="answer" value="${one.key}"${one.looked ? ' aria-pressed="true"' : ''}>${explain}</button>` : '';
    return `<li${one.looked ? ' class="looked"' : ''}><p class="gave"><b>${one.answer}</b> <span>${one.given}</span>${button}</p>${reasons(one)}</li>`;
  }).join('');
  const rest = wrong.map((one) => `<span><b>${one.answer}</b> ${one.n}</span> `).join('');
  const all = items && `<ol class="wrong">${items}</ol><p class="rest">${rest}</p>`;
  return `<div class="card right"><p class="verdict">${title}</p></div>${all}`;
}

const drawing = (table, view) => `<svg class="mini" viewBox="${table.firstElementChild.getAttribute('viewBox')}">${table.querySelector('.frame').outerHTML}${table.querySelector('.felt').outerHTML}${discs({ ...view, ghost: null })}</svg>`;

/**
 * Take over the places of a page. `board(state)` may add to what is drawn: picked squares, a tap, lines.
 * show(state) draws a state; draw() draws it again after something of one's own has changed.
 */
export function createScreen(root, { screen, labels, explain = '' }, { onTap = () => {}, more = () => ({}), live = false }) {
  const [table, kicker, title, text, turn, ringed, answer, told, hand, count, laid] = ['board', 'kicker', 'title', 'text', 'turn', 'ringed', 'answer', 'told', 'hand', 'count', 'legend'].map((name) => pick(root, name));
  const reader = document.getElementById('live');
  const withLabels = (view) => ({ ...view, labels });
  const board = createBoard(table, withLabels(screen.board), { onTap });
  let state = screen;
  let shown = null; // the board as it was drawn last
  let options = null; // the options as they were drawn last

  const option = ({ key, html, board: picture }, chosen) => {
    const names = picture ? squares(picture).map((square, i) => ({ X: labels.black, O: labels.white }[picture.cells[i]] || '').replace('{square}', square)).filter(Boolean).join(', ') : '';
    const right = state.answer?.keys.includes(key) ? ' right' : '';
    const inner = `${picture ? drawing(table, picture) : ''}${html || ''}`;
    if (!live) return `<div class="button option${right}">${inner}</div>`;
    const name = names && `aria-label="${html}: ${names}"`;
    return `<button type="button" class="button option${chosen.includes(key) ? ' chosen' : ''}${right}" data-choice="${key}" aria-pressed="${chosen.includes(key)}" ${name}${state.answer ? ' disabled' : ''}>${inner}</button>`;
  };

  function draw() {
    const { question } = state;
    const extra = more(state);
    const view = { ...withLabels(state.board), ring: state.ring, picked: state.picked, lines: state.lines, ghost: state.ghost, tap: null, ...extra };
    board.set(view, origin(shown, view));
    shown = view;
    const place = root.querySelector('[data-options]') || answer;
    const offered = question ? question.options : [];
    const html = offered.length ? `<div class="options${offered[0].board ? ' pictures' : ''}">${offered.map((one) => option(one, extra.chosen || [])).join('')}</div>` : '';
    if (html !== options) place.innerHTML = html;
    options = html;
  }

  function show(next) {
    if (next.board.columns.length !== state.board.columns.length || next.board.game !== state.board.game) {
      location.reload(); // another board: the page brings its frame
      return;
    }
    state = next;
    kicker.innerHTML = state.kicker;
    const heading = (live && state.soon) || state.title;
    title.innerHTML = heading;
    text.innerHTML = state.html;
    turn.className = `turn ${state.turn ? state.turn.color : ''}`;
    turn.innerHTML = state.turn ? `<svg viewBox="-6 -6 12 12"><use href="#${state.turn.color === 'black' ? 'X' : 'O'}"/></svg>${state.turn.text}` : '';
    ringed.innerHTML = state.ringed;
    ringed.hidden = !state.ringed;
    told.innerHTML = (state.explanation ? card(state.explanation, 'note') : '') + (state.tally ? tallied(state.tally) : '') + (state.answer ? mistakes(state.answer, explain) : '');
    if (hand) hand.innerHTML = state.hand ? state.hand.text : '';
    if (laid) {
      laid.innerHTML = legend(state.legend, (text) => text);
      laid.hidden = !state.legend.length;
    }
    if (count) count.textContent = `${state.at} / ${state.of}`;
    root.dataset.facts = state.flags.join(' ');
    root.querySelectorAll('[data-when]').forEach((part) => { part.hidden = !holds(part.dataset.when, state.flags); });
    root.querySelectorAll('[name=on]').forEach((field) => { field.value = state.version; });
    const form = table.closest('form');
    if (form) form.classList.toggle('choosing', Boolean(state.question) && state.question.select === 'choice');
    draw();
    const said = document.createElement('div');
    said.innerHTML = state.news || heading;
    reader.textContent = said.textContent;
    root.dataset.version = state.version;
  }

  ['click', 'focusin', 'pointerover'].forEach((kind) => root.addEventListener(kind, ({ target }) => {
    const name = target.closest('.sq');
    board.light(name?.dataset.square);
  }));

  return {
    show,
    draw,
    get state() { return state; },
    link: connection(),
  };
}
