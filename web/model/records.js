/**
 * The best plan that was found for each board, by search or by hand: kept by what the board shows, so that a
 * level is known again in whatever collection and under whatever name it comes.
 * @import { PlaygroundDocument } from './types.js'
 * @import { PlanLength } from './plan-length.js'
 * @typedef {{ cost: number, proved: boolean, length?: PlanLength }} BestFound   proved: no plan is cheaper;
 *   length: where some moves are pushes
 */

/** The board without comments and blanks at the end of its lines. @param {string} board */
const shownOf = (board) =>
  board
    .replace(/^\s*;.*\n?/gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');

/** A number of 53 bits (cyrb53): five thousand boards share one with a chance of one in 700 million.
 * @param {string} text */
function hash(text) {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charCodeAt(i);
    a = Math.imul(a ^ letter, 2654435761);
    b = Math.imul(b ^ letter, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** What a plan costs differs with these rules. @param {Readonly<Record<string, string>>} options */
const rulesOf = (options) =>
  ['metric', 'cost'].map((rule) => (options[rule] ? `${rule}=${options[rule]} ` : '')).join('');

/** @param {string} domain @param {string} board @param {Readonly<Record<string, string>>} [options] */
export const recordKey = (domain, board, options = {}) =>
  `${domain} ${rulesOf(options)}${hash(shownOf(board))}`;

/** @type {WeakMap<object, string>} */
const levelKeys = new WeakMap();

/** The key of a level under the usual rules; kept, since a list asks for thousands of them.
 * @param {string} domain @param {{ board: string }} level */
export function levelKey(domain, level) {
  const key = levelKeys.get(level) ?? recordKey(domain, level.board);
  levelKeys.set(level, key);
  return key;
}

/** With a plan that was found, where it is better than what was known or is proved now.
 * @param {Readonly<Record<string, BestFound>>} records @param {string} key @param {BestFound} found */
export function withRecord(records, key, { cost, proved, length }) {
  const known = records[key];
  if (known && known.cost < cost) return records;
  const same = known?.cost === cost ? known : null;
  const isBetter = isShorter(length, same?.length);
  if (same && !isBetter && (same.proved || !proved)) return records;
  const best = isBetter ? length : same?.length;
  const record = { cost, proved: proved || same?.proved === true };
  return { ...records, [key]: best ? { ...record, length: best } : record };
}

/** Of two plans of the same cost, whether one is the better in what does not count; one that is known is
 * better than one that is not. @param {PlanLength | undefined} length
 * @param {PlanLength | undefined} known */
const isShorter = (length, known) =>
  length !== undefined && (!known || length.moves + length.pushes < known.moves + known.pushes);

/** What was kept of an earlier visit, as far as it can be read. @param {unknown} kept
 * @returns {Record<string, BestFound>} */
export function readRecords(kept) {
  const rows = Object.entries(kept && typeof kept === 'object' ? kept : {});
  return Object.fromEntries(
    rows
      .map(asKeptNow)
      .flatMap(([key, value]) =>
        typeof value?.cost === 'number' && value.cost >= 0
          ? [[key, { cost: value.cost, proved: value.proved === true, ...lengthIn(value.length) }]]
          : [],
      ),
  );
}

/** Costs by hand were once kept alone, by the puzzle, a line break and the board. @template T
 * @param {[string, T]} row @returns {[string, T | { cost: T }]} */
function asKeptNow([key, value]) {
  const end = key.indexOf('\n');
  return end < 0 ? [key, value] : [recordKey(key.slice(0, end), key.slice(end + 1)), { cost: value }];
}

/** @param {unknown} kept @returns {{ length?: PlanLength }} */
function lengthIn(kept) {
  const { moves, pushes } = /** @type {Partial<PlanLength>} */ (kept ?? {});
  return typeof moves === 'number' && typeof pushes === 'number' ? { length: { moves, pushes } } : {};
}
