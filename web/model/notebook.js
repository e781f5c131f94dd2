/**
 * The notebook of tries: each version of a heuristic that was checked, with its verdict and its score.
 * @import { Report } from './lab-types.js'
 * @import { LabDocument } from './lab-document.js'
 * @import { Own } from './own.js'
 * @typedef {Readonly<{ admissible: boolean | null, consistent: boolean | null, complete: boolean,
 *   states: number, solvable: number, tooHigh: number, inconsistent: number, ratio: number | null,
 *   mean: number | null, expanded: number | null, cost: number | null, failure: string }>} Score
 *   admissible null: no counter-example, but not all states were seen
 * @typedef {Own & Readonly<{ id: string, time: number, domain: string, board: string, level: string,
 *   score: Score, foreign: boolean }>} Try   foreign: from a file, and not yet allowed to run
 * @typedef {readonly Try[]} Notebook   the newest first
 */
import { formatCount, formatValue } from './format.js';
import { formatRatio } from './lab-words.js';
import { repairOwn } from './own.js';

const mostTries = 200;
const format = 'frontier-notebook-1';

/** @param {Report} report @returns {Score} */
export const scoreOf = (report) =>
  Object.freeze({
    admissible: report.too_high ? false : report.complete && !report.failure ? true : null,
    consistent: report.inconsistent ? false : report.complete && !report.failure ? true : null,
    complete: report.complete,
    states: report.states,
    solvable: report.solvable,
    tooHigh: report.too_high,
    inconsistent: report.inconsistent,
    ratio: report.ratio,
    mean: report.mean_ratio,
    expanded: null,
    cost: null,
    failure: report.failure?.message ?? '',
  });

/** A check of the same code on the same board takes the old one's place. @param {Notebook} notebook
 * @param {LabDocument} document @param {Score} score @param {string} level @param {number} time
 * @returns {Notebook} */
export function withTry(notebook, document, score, level, time) {
  const { language, name, code, entry, domain, board } = document;
  const isSame = (/** @type {Try} */ each) =>
    each.code === code && each.entry === entry && each.domain === domain && each.board === board;
  const old = notebook.find(isSame);
  const id = old?.id ?? `${Math.floor(time)}-${notebook.length}`;
  /** @type {Try} */
  const fresh = Object.freeze({
    id,
    time,
    language,
    name,
    code,
    entry,
    domain,
    board,
    level,
    score,
    foreign: false,
  });
  return [fresh, ...notebook.filter((each) => each !== old)].slice(0, mostTries);
}

/** What A* made of it, which is known later. @param {Notebook} notebook @param {string} id
 * @param {number | null} expanded @param {number | null} cost @returns {Notebook} */
export const withExpansions = (notebook, id, expanded, cost) =>
  notebook.map((each) =>
    each.id === id
      ? Object.freeze({ ...each, score: Object.freeze({ ...each.score, expanded, cost }) })
      : each,
  );

/** @param {Notebook} notebook @param {string} id @param {string} name @returns {Notebook} */
export const renamed = (notebook, id, name) =>
  notebook.map((each) => (each.id === id ? Object.freeze({ ...each, name: name.slice(0, 60) }) : each));

/** @param {unknown} value @returns {number | null} */
const numberOf = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** @param {unknown} given @returns {Score} */
function repairScore(given) {
  const score = /** @type {Record<string, unknown>} */ (given ?? {});
  const flag = (/** @type {unknown} */ value) => (typeof value === 'boolean' ? value : null);
  return Object.freeze({
    admissible: flag(score.admissible),
    consistent: flag(score.consistent),
    complete: score.complete === true,
    states: numberOf(score.states) ?? 0,
    solvable: numberOf(score.solvable) ?? 0,
    tooHigh: numberOf(score.tooHigh) ?? 0,
    inconsistent: numberOf(score.inconsistent) ?? 0,
    ratio: numberOf(score.ratio),
    mean: numberOf(score.mean),
    expanded: numberOf(score.expanded),
    cost: numberOf(score.cost),
    failure: typeof score.failure === 'string' ? score.failure.slice(0, 500) : '',
  });
}

/** What was stored or imported; what is no try is left out. @param {unknown} given
 * @param {boolean} [isForeign] it is from a file @returns {Try[]} */
export function repairTries(given, isForeign = false) {
  if (!Array.isArray(given)) return [];
  return given.flatMap((each, i) => {
    const own = repairOwn(each);
    if (!own || typeof each.domain !== 'string' || typeof each.board !== 'string') return [];
    const time = numberOf(each.time) ?? 0;
    const id = typeof each.id === 'string' && each.id ? each.id.slice(0, 60) : `${time}-${i}`;
    const level = typeof each.level === 'string' ? each.level.slice(0, 80) : '';
    const { domain, board } = each;
    const foreign = isForeign || each.foreign === true;
    return [
      Object.freeze({ ...own, id, time, domain, board, level, score: repairScore(each.score), foreign }),
    ];
  });
}

/** @param {Notebook} notebook */
export const exported = (notebook) => `${JSON.stringify({ format, tries: notebook }, null, 2)}\n`;

/** The tries of a file; null where it is no notebook. @param {string} text @returns {Try[] | null} */
export function imported(text) {
  try {
    const found = JSON.parse(text);
    return found?.format === format ? repairTries(found.tries, true) : null;
  } catch {
    return null;
  }
}

/** Two notebooks as one; of two with one id, the first stays. @param {Notebook} notebook
 * @param {readonly Try[]} others @returns {Notebook} */
export function joined(notebook, others) {
  const known = new Set(notebook.map(({ id }) => id));
  const fresh = others.filter(({ id }) => !known.has(id) && known.add(id));
  return [...notebook, ...fresh].toSorted((a, b) => b.time - a.time).slice(0, mostTries);
}

/** @param {boolean | null} flag @param {Score} score */
function yesNo(flag, { states, failure }) {
  if (failure) return 'failed';
  return flag === null ? `no counter-example in ${formatCount(states)}` : flag ? 'yes' : 'no';
}

/** Two tries side by side: each number of both, and by how much it changed. @param {Try} a @param {Try} b
 * @returns {{ name: string, a: string, b: string, change: string, better: number }[]}
 *   better: 1 where the second is, -1 where it is worse, 0 where that cannot be said */
export function compared(a, b) {
  const [one, two] = [a.score, b.score];
  const number = (/** @type {number | null} */ value) => (value === null ? '–' : formatValue(value));
  const row = (
    /** @type {string} */ name,
    /** @type {number | null} */ x,
    /** @type {number | null} */ y,
    /** @type {1 | -1 | 0} */ wanted,
    /** @type {(value: number | null) => string} */ words = number,
  ) => {
    const by = x === null || y === null ? null : y - x;
    const change = by === null ? '' : by === 0 ? '=' : `${by > 0 ? '+' : '−'}${formatValue(Math.abs(by))}`;
    return { name, a: words(x), b: words(y), change, better: by ? Math.sign(by) * wanted : 0 };
  };
  const known = (/** @type {Score} */ { failure }, /** @type {number} */ value) => (failure ? null : value);
  const flag = (/** @type {string} */ name, /** @type {'admissible' | 'consistent'} */ key) => ({
    name,
    a: yesNo(one[key], one),
    b: yesNo(two[key], two),
    change: one[key] === two[key] ? '=' : '',
    better: Number(two[key] === true) - Number(one[key] === true),
  });
  return [
    flag('Admissible', 'admissible'),
    flag('Consistent', 'consistent'),
    row('ρ, worst h / h*', one.ratio, two.ratio, -1, (value) => (value === null ? '–' : formatRatio(value))),
    row('Too high', known(one, one.tooHigh), known(two, two.tooHigh), -1),
    row('Mean h / h*', one.mean, two.mean, 0),
    row('A* expanded', one.expanded, two.expanded, -1),
    row('Cost found', one.cost, two.cost, -1),
  ];
}
