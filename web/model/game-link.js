/**
 * The game as a link: its boards and settings, and what is shown of it: a ply of the line of play or a step
 * of the evaluation, a node, the open tabs, a question. Anybody can write one: what is not known is left out,
 * and what is wrong is told.
 * @import { GameInfo, MovePath } from '../engine/game-protocol.js'
 * @import { GameCandidate, GameDocument } from './game-document.js'
 * @typedef {Readonly<{ ask: string | null, ply: number | null, step: number | null, node: MovePath | null,
 *   panes: Partial<Record<string, string>>, theme: '' | 'light' | 'dark', host: string }>} GameView
 */
import { texts } from './game-document.js';
import { hostOf } from './host-messages.js';

/** @type {GameView} */
export const noView = Object.freeze({
  ask: null,
  ply: null,
  step: null,
  node: null,
  panes: {},
  theme: '',
  host: '',
});
/** Steps are counted in 32 bits here, and no path is longer than the plies of a game that can be searched. */
const most = 2 ** 32 - 2;
const mostPlies = 99;
export const gamePanes = [
  'question',
  'drawing',
  'list',
  'rules',
  'lessons',
  'node',
  'counters',
  'setup',
  'utility',
];

/** Whether a link leads to a moment of a search, which must be run then. @param {GameView} view */
export const leadsOn = ({ ply, step, node }) => ply !== null || step !== null || node !== null;

/** @param {GameDocument} document @param {GameDocument} fresh @param {Partial<GameView>} [view] */
export function toGameFragment(document, fresh, view = {}) {
  const fields = new URLSearchParams();
  for (const name of texts) fields.set(name, document[name]);
  if (document.time_bound !== fresh.time_bound)
    fields.set('time_bound', document.time_bound === null ? '' : String(document.time_bound));
  for (const key of /** @type {const} */ (['ply', 'step']))
    if (view[key] !== null && view[key] !== undefined) fields.set(key, String(view[key]));
  if (view.node) fields.set('node', view.node.join('.'));
  const panes = Object.entries(view.panes ?? {}).map(([home, id]) => `${home}.${id}`);
  if (panes.length) fields.set('panes', panes.join(','));
  for (const key of /** @type {const} */ (['ask', 'theme', 'host']))
    if (view[key]) fields.set(key, String(view[key]));
  return fields.toString();
}

/** @param {string} fragment */
const fieldsOf = (fragment) => new URLSearchParams(fragment.replace(/^#/, ''));

/** What a link shows besides its boards. @param {string} fragment @returns {GameView} */
export function gameViewOf(fragment) {
  const fields = fieldsOf(fragment);
  const theme = fields.get('theme');
  return {
    ask: fields.get('ask') === 'cut' ? 'cut' : null,
    ply: countOf(fields.get('ply'), mostPlies),
    step: countOf(fields.get('step'), most),
    node: pathOf(fields.get('node')),
    panes: panesOf(fields.get('panes')),
    theme: theme === 'light' || theme === 'dark' ? theme : '',
    host: hostOf(fragment),
  };
}

/** @param {string | null} text @param {number} largest */
function countOf(text, largest) {
  const value = /^\d+$/.test(text ?? '') ? Number(text) : NaN;
  return value <= largest ? value : null;
}

/** @param {string | null} text @returns {MovePath | null} */
function pathOf(text) {
  if (text === null || text.length > 4 * mostPlies) return null;
  if (text === '') return [];
  const path = text.split('.').map((part) => countOf(part, 9999));
  return path.some((move) => move === null) ? null : /** @type {MovePath} */ (path);
}

/** @param {string | null} text @returns {Partial<Record<string, string>>} */
function panesOf(text) {
  const named = (text ?? '').split(',').map((part) => /^([ABCD])\.(\w+)$/.exec(part));
  const known = named.flatMap((match) =>
    match && gamePanes.includes(match[2]) ? [[match[1], match[2]]] : [],
  );
  return Object.fromEntries(known);
}

/** What a link says, for repairGame(); null when it says nothing of a game. @param {string} fragment
 * @returns {GameCandidate | null} */
export function fromGameFragment(fragment) {
  const fields = fieldsOf(fragment);
  if (!texts.some((name) => fields.has(name))) return null;
  /** @type {GameCandidate} */ const candidate = Object.fromEntries(
    texts.map((name) => [name, fields.get(name)]),
  );
  const bound = fields.get('time_bound');
  if (bound !== null) candidate.time_bound = bound === '' ? null : Number(bound);
  return candidate;
}

/** What is wrong with a link, '' where nothing is; each fault falls back to something. @param {string}
 * fragment
 * @param {GameInfo} info @returns {string} */
export function gameFaults(fragment, info) {
  const fields = fieldsOf(fragment);
  const view = gameViewOf(fragment);
  const said = (/** @type {string} */ key) => fields.get(key);
  const bound = said('time_bound');
  const faults = [
    said('search') !== null && !info.searches.some(({ id }) => id === said('search')) && 'search',
    bound && !(Number(bound) >= 0 && Number.isFinite(Number(bound))) && 'time_bound',
    said('ask') && view.ask === null && 'ask',
    said('ply') !== null && view.ply === null && 'ply',
    said('step') !== null && view.step === null && 'step',
    said('node') !== null && view.node === null && 'node',
    said('theme') && !view.theme && 'theme',
    said('host') && !view.host && 'host',
  ].filter(Boolean);
  const wrong = faults.map((key) => `${key}=${(said(String(key)) ?? '').slice(0, 30)}`);
  return wrong.length
    ? `What the link says with ${wrong.join(', ')} is not known here, and was left out.`
    : '';
}
