/**
 * Readers and writers of boards, plans and collections, in every format of the core.
 * @import { Engine } from './engine.js'
 * @import { BoardRequest } from './request.js'
 * @typedef {import('../wasm/frontier').LevelRow} LevelRow
 * @typedef {import('../wasm/frontier').Options} Options
 */
import { engine as loaded, use } from './engine.js';
import { answered, refused, wrong } from './errors.js';
import { fields, readBoard, recognised, text } from './request.js';

export async function catalog() {
  return use(await loaded(), (module) => module.catalog());
}

/** @param {string} given */
export async function recognise(given) {
  const board = text(given, 'text');
  return use(await loaded(), (module) => module.recognise(board));
}

/** @param {unknown} request @param {readonly string[]} [heuristics] */
export async function checkBoard(request, heuristics = []) {
  const engine = await loaded();
  const { domain, board, options } = readBoard(engine, request);
  if (!Array.isArray(heuristics)) throw wrong('heuristics must be an array of texts.', 'heuristics');
  const ids = heuristics.map((id) => text(id, 'heuristics'));
  return { domain, ...answered(use(engine, (module) => module.check(domain, board, options, ids))) };
}

/** @param {unknown} request @param {string} format */
export async function convertBoard(request, format) {
  const engine = await loaded();
  return boardText(engine, readBoard(engine, request), text(format, 'format'));
}

/** @param {Engine} engine @param {BoardRequest} board @param {string} format */
const boardText = (engine, { domain, board, options }, format) =>
  answered(use(engine, (module) => module.convert(domain, board, options, format))).text;

/** @param {string} given @param {{ domain?: string }} [more] */
export async function readCollection(given, more = {}) {
  const engine = await loaded();
  const collection = text(given, 'text');
  const named = /** @type {{ domain?: string }} */ (fields(more, { domain: text }, 'the second argument'));
  const domain = named.domain ?? recognised(engine, collection);
  return { domain, ...answered(use(engine, (module) => module.levels(domain, collection))) };
}

/** A text that stands in one line. @param {unknown} value @param {string} key */
function line(value, key) {
  if (/[\r\n]/.test(text(value, key))) throw wrong(`${key} must be one line.`, key);
  return value;
}

const levelReaders = {
  id: line,
  title: line,
  author: line,
  board: text,
  line: (/** @type {unknown} */ value) => value, // of where it was read
  optimal: (/** @type {unknown} */ value) => value,
};
const collectionReaders = {
  domain: text,
  title: line,
  options: (/** @type {unknown} */ value) => value,
  levels: (/** @type {unknown} */ value) => value,
};

/** @param {unknown} given @param {string} format */
export async function writeCollection(given, format) {
  const engine = await loaded();
  const to = text(format, 'format');
  const read = /** @type {{ domain?: string, title?: string, options?: Options, levels?: unknown }} */ (
    fields(given, collectionReaders, 'the collection')
  );
  if (!Array.isArray(read.levels) || !read.levels.length)
    throw wrong('levels must be an array of at least one level.', 'levels');
  const { domain, options } = read;
  const rows = read.levels.map((each, i) => {
    const level = /** @type {LevelRow} */ (fields(each, levelReaders, `level ${i + 1}`));
    const id = level.id ?? String(i + 1);
    const board = readBoard(engine, { domain, options, board: level.board });
    return { ...level, id, title: level.title ?? id, board: boardText(engine, board, to) };
  });
  return use(engine, (module) => module.levels_text(read.title ?? '', rows, to));
}

/** @param {unknown} request @param {string | readonly string[]} plan a text in any format, or actions */
export async function checkPlan(request, plan) {
  const engine = await loaded();
  return verdictOf(engine, readBoard(engine, request), plan);
}

/** @param {Engine} engine @param {BoardRequest} board @param {unknown} plan */
function verdictOf(engine, { domain, board, options }, plan) {
  const lines = Array.isArray(plan)
    ? plan.map((action) => text(action, 'plan')).join('\n')
    : text(plan, 'plan');
  // the checker has a reader of its own, which does not say where a board is wrong
  answered(use(engine, (module) => module.check(domain, board, options, [])));
  return answered(use(engine, (module) => module.validate(domain, board, options, lines)));
}

/** @param {unknown} request @param {string | readonly string[]} plan @param {string} format */
export async function convertPlan(request, plan, format) {
  const engine = await loaded();
  const board = readBoard(engine, request);
  const { legal, message, actions } = verdictOf(engine, board, plan);
  if (!legal) throw wrong(message, 'plan');
  return planText(engine, board, actions, text(format, 'format'));
}

/** @param {Engine} engine @param {BoardRequest} board @param {readonly string[]} actions
 * @param {string} format @returns {string} */
export function planText(engine, { domain, board, options }, actions, format) {
  const row = engine.catalog.domains.find(({ id }) => id === domain);
  const formats = ['actions', ...(row?.plan_formats.map(({ id }) => id) ?? [])];
  if (!formats.includes(format))
    throw wrong(
      `There is no format ${JSON.stringify(format.slice(0, 60))}. Choose one of: ${formats.join(', ')}.`,
      'format',
    );
  return use(engine, (module) => {
    const line = new module.Line(domain, board, options);
    try {
      const error = line.error() ?? line.set_line(actions);
      if (error) throw refused(error);
      return line.plan_text(format);
    } finally {
      line.delete();
    }
  });
}

/** @param {string} domain @param {string} heuristic */
export async function checkHeuristic(domain, heuristic) {
  const [id, asked] = [text(domain, 'domain'), text(heuristic, 'heuristic')];
  const engine = await loaded();
  return answered(use(engine, (module) => module.check_heuristic(id, asked)));
}

/** @param {string} formula @param {number} [weight] */
export async function checkFormula(formula, weight = 1) {
  const asked = text(formula, 'formula');
  if (!(weight >= 0)) throw wrong('The weight must be a number from 0.', 'weight');
  const engine = await loaded();
  return answered(use(engine, (module) => module.check_formula(asked, weight)));
}
