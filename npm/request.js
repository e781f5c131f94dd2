/**
 * What callers hand in, read once and copied: nothing of it is trusted, and nothing that is misspelt is
 * passed over. What the values mean is the core's business.
 * @import { Catalog, Options } from '../web/engine/protocol.js'
 * @import { Engine } from './engine.js'
 * @typedef {(value: unknown, key: string) => unknown} Reader
 * @typedef {Record<string, Reader>} Readers
 * @typedef {{ domain: string, board: string, options: Options }} BoardRequest
 * @typedef {import('../wasm/frontier').Request} CoreRequest
 * @typedef {import('../wasm/frontier').XrayRequest} XrayRequest
 * @typedef {{ request: CoreRequest & BoardRequest, own: Function | null }} SearchAsked
 * @typedef {{ seconds: number | null, signal: AbortSignal | null,
 *   onProgress: ((progress: object) => void) | null }} Control
 */
import { boardOptions } from '../web/engine/board-options.js';
import { use } from './engine.js';
import { wrong } from './errors.js';
import { nearest } from './words.js';

/** A text above the core's limits is cut to one that is just above them, so that the core refuses it. */
const longestText = 8 * 2 ** 20 + 1;

/** @param {unknown} value @returns {string} */
const kindOf = (value) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'an array'
      : `${/^[aeiou]/.test(typeof value) ? 'an' : 'a'} ${typeof value}`;

/** @param {unknown} value @param {string} key @returns {string} */
export function text(value, key) {
  if (typeof value !== 'string') throw wrong(`${key} must be a text, not ${kindOf(value)}.`, key);
  return value.slice(0, longestText);
}

/** @param {unknown} value @param {string} key @param {string} what */
function number(value, key, what) {
  if (value === null) return null;
  if (typeof value !== 'number' || Number.isNaN(value) || value < 0) {
    const given = typeof value === 'number' ? String(value) : kindOf(value);
    throw wrong(`${key} must be ${what}, not ${given}.`, key);
  }
  return value === Infinity ? null : value;
}

/** Null and Infinity: without bound. @type {Reader} */
const amount = (value, key) => number(value, key, 'a number from 0');

/** Null and Infinity: without bound. @param {unknown} value @param {string} key @returns {number | null} */
export function count(value, key) {
  const what = 'a whole number from 0';
  const found = number(value, key, what);
  if (found !== null && !Number.isInteger(found)) throw wrong(`${key} must be ${what}, not ${found}.`, key);
  return found;
}

/** @type {Reader} */
function flag(value, key) {
  if (typeof value !== 'boolean') throw wrong(`${key} must be true or false, not ${kindOf(value)}.`, key);
  return value;
}

/** @type {Reader} */
const heuristic = (value, key) => (typeof value === 'function' ? value : text(value, key));

/** @param {unknown} value @param {string} key @returns {Options} */
function options(value, key) {
  const entries = Object.entries(record(value, key)).map(([id, each]) => {
    if (!['string', 'number', 'boolean'].includes(typeof each))
      throw wrong(`The option ${id} must be a text, a number or a flag, not ${kindOf(each)}.`, key);
    return [id, String(each).slice(0, longestText)];
  });
  return Object.fromEntries(entries);
}

/** @param {unknown} value @param {string} key @returns {object} */
function record(value, key) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong(`${key[0].toUpperCase()}${key.slice(1)} must be an object, not ${kindOf(value)}.`, key);
  return value;
}

/** What an object has of its own, by these readers; undefined is as good as missing.
 * @param {unknown} given @param {Readers} readers @param {string} name what the object is called
 * @param {Record<string, string>} [elsewhere] where other keys belong @returns {Record<string, unknown>} */
export function fields(given, readers, name, elsewhere = {}) {
  const found = [];
  for (const [key, value] of Object.entries(record(given, name))) {
    if (!Object.hasOwn(readers, key)) throw unknownKey(key, Object.keys(readers), name, elsewhere);
    if (value !== undefined) found.push([key, readers[key](value, key)]);
  }
  return Object.fromEntries(found);
}

/** @param {string} key @param {string[]} known @param {string} name
 * @param {Record<string, string>} elsewhere */
function unknownKey(key, known, name, elsewhere) {
  const shown = JSON.stringify(key.slice(0, 60));
  if (Object.hasOwn(elsewhere, key))
    return wrong(`${shown} belongs to ${elsewhere[key]}, not to ${name}.`, key);
  const meant = nearest(key, known);
  const hint = meant ? `Is ${JSON.stringify(meant)} meant?` : `It may have: ${known.join(', ')}.`;
  return wrong(`There is no ${shown} in ${name}. ${hint}`, key.slice(0, 60));
}

const controlReaders = {
  seconds: amount,
  /** @type {Reader} */
  signal(value, key) {
    if (value === null || (typeof value === 'object' && 'aborted' in value && 'addEventListener' in value))
      return value;
    throw wrong(`${key} must be an AbortSignal, not ${kindOf(value)}.`, key);
  },
  /** @type {Reader} */
  onProgress(value, key) {
    if (value === null || typeof value === 'function') return value;
    throw wrong(`${key} must be a function, not ${kindOf(value)}.`, key);
  },
};

const boardReaders = { domain: text, board: text, options };
const searchReaders = {
  ...boardReaders,
  strategy: text,
  heuristic,
  guide: heuristic,
  formula: text,
  weight: amount,
  bound: (/** @type {unknown} */ value) => fields(value, { g: amount, h: amount, f: amount }, 'bound'),
  max_expansions: count,
  memory_mib: amount,
};
const xrayReaders = {
  ...boardReaders,
  heuristic,
  max_states: count,
  memory_mib: amount,
  all_placements: flag,
};
const belongs = (/** @type {Readers} */ readers, /** @type {string} */ where) =>
  Object.fromEntries(Object.keys(readers).map((key) => [key, where]));
const toControl = belongs(controlReaders, 'the second argument');
const toRequest = belongs(searchReaders, 'the request');

/** How a search is run. @param {unknown} given @returns {Control} */
export function readControl(given) {
  const read = fields(given ?? {}, controlReaders, 'the second argument', toRequest);
  return /** @type {Control} */ ({ seconds: null, signal: null, onProgress: null, ...read });
}

/** @param {Engine} engine @param {string} board @returns {string} */
export function recognised(engine, board) {
  const [domain] = use(engine, (module) => module.recognise(board));
  if (domain !== undefined) return domain;
  const ids = engine.catalog.domains.map(({ id }) => id).join(', ');
  throw wrong(
    `No puzzle here reads this text. Name its puzzle to see why: domain is one of ${ids}.`,
    'domain',
  );
}

/** With the puzzle, which the text tells where nobody says. @template {{ domain?: string, board?: string,
 * options?: Options }} T @param {Engine} engine @param {T} asked @returns {T & BoardRequest} */
function whole(engine, asked) {
  const { board, options = {} } = asked;
  if (board === undefined) throw wrong('The request has no board.', 'board');
  return { ...asked, board, options, domain: asked.domain ?? recognised(engine, board) };
}

/** A board with its rules. What else a request has is left alone, so that one request serves for all.
 * @param {Engine} engine @param {unknown} given @returns {BoardRequest} */
export function readBoard(engine, given) {
  const read = fields(given, searchReaders, 'the request', toControl);
  const { domain, board, options } = whole(engine, /** @type {Partial<BoardRequest>} */ (read));
  return { domain, board, options: withoutSearch(engine.catalog, { domain, options }) };
}

/** Options that nobody knows stay, for the core to refuse. @param {Catalog} catalog
 * @param {{ domain: string, options: Options }} request @returns {Options} */
function withoutSearch(catalog, { domain, options }) {
  const search = [...catalog.options, ...catalog.strategies.flatMap((row) => row.options)].map(
    ({ id }) => id,
  );
  const others = Object.entries(options).filter(([id]) => !search.includes(id));
  return { ...Object.fromEntries(others), ...boardOptions(catalog, { domain, options }) };
}

/** @param {Engine} engine @param {unknown} given @returns {SearchAsked} */
export function readSearch(engine, given) {
  const { request, own } = withOwn(fields(given, searchReaders, 'the request', toControl));
  return { request: whole(engine, /** @type {CoreRequest} */ (request)), own };
}

/** @param {Engine} engine @param {unknown} given @returns {{ request: BoardRequest & XrayRequest,
 * heuristic: string, own: Function | null }} */
export function readXray(engine, given) {
  const { request, own } = withOwn(fields(given, xrayReaders, 'the request', toControl));
  const { heuristic, ...rest } = whole(engine, /** @type {XrayRequest & { heuristic?: string }} */ (request));
  const row = engine.catalog.domains.find(({ id }) => id === rest.domain);
  return { request: rest, heuristic: heuristic ?? row?.default_heuristic ?? '', own };
}

/** The function of the caller's own, which the core knows by a name. @param {Record<string, unknown>} read */
function withOwn(read) {
  const request = { ...read };
  /** @type {Function | null} */ let own = null;
  for (const key of ['heuristic', 'guide']) {
    const value = request[key];
    if (typeof value !== 'function') continue;
    if (own && own !== value)
      throw wrong('Only one function can be handed in: heuristic and guide are two different ones.', key);
    own = value;
    request[key] = 'own';
  }
  return { request, own };
}
