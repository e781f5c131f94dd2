/**
 * What a key means, as a name and its arguments; null where it means nothing. Keys never act while a field
 * has the focus, and a button keeps the keys that press it.
 * @import { Direction } from './model/movers.js'
 * @import { Mode, State } from './state/state.js'
 * @typedef {{ key: string, ctrl: boolean, shift: boolean, alt: boolean, typing: boolean, onButton: boolean,
 *   inView: boolean }} Press
 *   typing: a field has the focus; inView: a list, a tree or a slider that takes arrows by itself has it
 * @typedef {{
 *   solve: [], stop: [], stepOnce: [], toBreakpoint: [], close: [], undo: [], redo: [], back: [],
 *   togglePlay: [], jump: [forwards: boolean], seekBy: [by: number], seekEnd: ['first' | 'last'],
 *   mode: [Mode], level: [by: number], tab: [place: number], keys: [], help: [], share: [], hint: [],
 *   playPick: [name: string], playStep: [Direction], playBy: [by: number], playRestart: [],
 * }} Arguments   what each command is given
 * @typedef {{ [Name in keyof Arguments]: [Name, ...Arguments[Name]] }[keyof Arguments]} Command
 * @typedef {Command | ['paint', Command | null]} Meaning   paint: the command is for what the painter leaves
 */
import { canStop } from './state/selectors-run.js';

const playArrows = /** @type {Record<string, Direction>} */ ({
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
});
const modes = /** @type {Record<string, Mode>} */ ({ w: 'watch', e: 'edit', p: 'play' });

/** Views that take arrows by themselves: a list, a tree, tabs, a separator. */
const arrowTakers = ['listbox', 'tree', 'treegrid', 'application', 'separator']
  .map((role) => `[role=${role}]`)
  .concat('[role=tablist] *')
  .join();

/** @param {KeyboardEvent} event @returns {Press} */
export function pressOf(event) {
  const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
  return {
    key: event.key,
    ctrl: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
    typing: Boolean(target.matches?.('input:not([type=range], [type=checkbox]), textarea, select')),
    onButton: Boolean(target.matches?.('button, a, summary, [type=checkbox]')),
    inView: Boolean(target.matches?.(arrowTakers)),
  };
}

/** @param {State} state @param {Press} press @returns {Meaning | null} */
export function meaningOf(state, press) {
  const letter = press.key.toLowerCase();
  if (press.ctrl && letter === 'enter') return ['solve'];
  if (press.key === 'Escape') return state.open ? ['close'] : canStop(state) ? ['stop'] : null;
  if (press.typing || press.alt) return null;
  if (press.ctrl) {
    if (letter === 'z') return [press.shift ? 'redo' : 'undo'];
    return letter === 'y' ? ['redo'] : null;
  }
  if (state.open) return null;
  if (press.onButton && (press.key === ' ' || press.key === 'Enter')) return null;
  if (state.mode === 'play') return playKey(state, press, letter) ?? anywhere(state, press, letter);
  // The board to paint on takes what it knows; what it leaves may mean something anywhere.
  if (state.mode === 'edit') return ['paint', anywhere(state, press, letter)];
  return watchKey(press) ?? anywhere(state, press, letter);
}

/** @param {Press} press @returns {Command | null} */
function watchKey({ key, shift, inView }) {
  if (inView) return null;
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const forwards = key === 'ArrowRight';
    return shift ? ['jump', forwards] : ['seekBy', forwards ? 1 : -1];
  }
  if (key === 'Home' || key === 'End') return ['seekEnd', key === 'Home' ? 'first' : 'last'];
  if (key === 'Backspace') return ['back'];
  return key === ' ' ? ['togglePlay'] : null;
}

/** @param {State} state @param {Press} press @param {string} letter @returns {Command | null} */
function playKey({ play }, { key, shift }, letter) {
  const named = play.movers.length > 1 && play.movers.some(({ name }) => name === key);
  if (named) return ['playPick', key];
  if (key in playArrows) return ['playStep', playArrows[key]];
  if (letter === 'u' || (letter === 'z' && !shift) || key === 'Backspace') return ['playBy', -1];
  if (letter === 'y' || letter === 'z') return ['playBy', 1];
  const known = /** @type {Record<string, Command>} */ ({
    r: ['playRestart'],
    h: ['hint'],
    n: ['playPick', ''],
  });
  return known[letter] ?? null;
}

/** @param {State} state @param {Press} press @param {string} letter @returns {Command | null} */
function anywhere(state, { key, shift }, letter) {
  if (letter in modes) return ['mode', modes[letter]];
  if (key === '[' || key === ']') return ['level', key === '[' ? -1 : 1];
  if (/^[1-6]$/.test(key) && state.mode !== 'edit') return ['tab', Number(key) - 1];
  if (letter === 'z' || letter === 'u' || letter === 'y') return [letter === 'y' || shift ? 'redo' : 'undo'];
  const known = /** @type {Record<string, Command>} */ ({
    s: ['stepOnce'],
    b: ['toBreakpoint'],
    l: ['share'],
    '?': ['keys'],
    f1: ['help'],
  });
  return known[letter] ?? null;
}
