/**
 * What a link says. Anybody can write one, so that nothing of it is taken for more than a text: ids are held
 * against lists, numbers against bounds, and what is not known is left out (link-faults.js says what).
 * @import { Candidate, Catalog, OptionRow, PlaygroundDocument } from './types.js'
 * @import { BreakpointRow } from '../engine/protocol.js'
 * @import { LinkView } from './link.js'
 */
import { isAsk, isOfStep } from './asks.js';
import { repairDocument } from './document.js';
import { bounds, mostBoard, numbers, texts, unsaid } from './link.js';

/** Nodes and steps are counted in 32 bits. */
const mostCount = 2 ** 32 - 2;
/** The engine is asked about each at every step, and the drawer has a row for each. */
export const mostStops = 32;
const mostFormula = 1000;
const mostUrl = 2000;

/** What the pairs of a link are read with. @param {string} fragment with or without its # */
export const fieldsOf = (fragment) => new URLSearchParams(fragment.replace(/^#/, ''));

/** What a link says, for linkedDocument() to make good; null when it says nothing of a document.
 * @param {string} fragment with or without its #, in its readable form
 * @returns {{ candidate: Candidate, view: LinkView } | null} */
export function fromFragment(fragment) {
  const fields = fieldsOf(fragment);
  const view = viewOf(fields);
  if (!fields.has('domain') && !view.level && !view.url) return null;
  /** @type {Candidate} */ const candidate = { ...unsaid, domain: fields.get('domain') };
  for (const key of texts) if (fields.has(key)) candidate[key] = fields.get(key);
  for (const key of numbers) if (fields.has(key)) candidate[key] = numberOf(fields.get(key));
  if (fields.has('own')) {
    const [language, code, name, entry] = ['own', 'code', 'name', 'entry'].map(
      (key) => fields.get(key) ?? '',
    );
    candidate.own = { language, code, name, entry };
  }
  candidate.bound = Object.fromEntries(bounds.map((key) => [key, numberOf(fields.get(`bound.${key}`))]));
  candidate.options = Object.fromEntries(optionsIn(fields));
  candidate.breakpoints = stopsIn(fields);
  return { candidate, view };
}

/** The options that a link names. @param {URLSearchParams} fields @returns {[string, string][]} */
export const optionsIn = (fields) =>
  [...fields].flatMap(([key, value]) => (key.startsWith('option.') ? [[key.slice(7), value]] : []));

/** The breakpoints that a link names. @param {URLSearchParams} fields @returns {BreakpointRow[]} */
const stopsIn = (fields) =>
  [...new Set(fields.getAll('stop'))]
    .slice(0, mostStops)
    .map((stop) =>
      stop.startsWith('if ') ? { event: 'condition', condition: stop.slice(3) } : { event: stop },
    );

/** The document that a link stands for: what the catalogue does not know becomes the default.
 * @param {Candidate} candidate @param {Catalog} catalog @returns {PlaygroundDocument} */
export function linkedDocument(candidate, catalog) {
  const { board, formula, options, breakpoints, ...rest } = candidate;
  const document = repairDocument(rest, catalog);
  const pairs = /** @type {[string, string][]} */ (Object.entries(options ?? {}));
  return repairDocument(
    {
      ...rest,
      board: isShort(board, mostBoard) ? board : undefined,
      formula: isShort(formula, mostFormula) ? formula : undefined,
      options: Object.fromEntries(pairs.filter(([id, value]) => isOption(catalog, document, id, value))),
      breakpoints: /** @type {BreakpointRow[]} */ (breakpoints ?? []).filter((row) => isStop(catalog, row)),
    },
    catalog,
  );
}

/** @param {unknown} text @param {number} most */
const isShort = (text, most) => typeof text === 'string' && text.length <= most;

/** Whether a stop is one that a link can name. @param {Catalog} catalog @param {BreakpointRow} stop */
export const isStop = (catalog, { event, condition }) =>
  condition === undefined
    ? event !== 'condition' && event !== 'state' && catalog.events.some(({ id }) => id === event)
    : condition.length <= mostFormula;

/** Whether some search of the puzzle has the option with this value.
 * @param {Catalog} catalog @param {PlaygroundDocument} document @param {string} id @param {string} value */
export function isOption(catalog, { domain }, id, value) {
  const has = (/** @type {readonly OptionRow[]} */ rows) =>
    rows.some((row) => row.id === id && takes(row, value));
  const row = catalog.domains.find((each) => each.id === domain);
  return (
    has(catalog.options) || has(row?.options ?? []) || catalog.strategies.some(({ options }) => has(options))
  );
}

/** @param {OptionRow} row @param {string} value */
function takes({ kind, choices, minimum, maximum }, value) {
  if (kind === 'choice') return value === '' || choices.some(({ id }) => id === value);
  if (kind === 'flag') return value === 'on' || value === 'off';
  if (kind === 'text') return value.length <= mostFormula;
  const number = numberOf(value);
  const isWhole = kind !== 'integer' || Number.isInteger(number);
  return number !== null && isWhole && number >= (minimum ?? -Infinity) && number <= (maximum ?? Infinity);
}

/** The panes that there are. */
export const paneNames = [
  'question',
  'rules',
  'plans',
  'moves',
  'node',
  'text',
  'formats',
  'checks',
  'level',
  'hint',
  'counters',
  'frontier',
  'closed',
  'estimates',
  'lessons',
  'cost',
  'tree',
  'cells',
  'plane',
  'heat',
  'compare',
];
/** What `controls` may name: parts of an embedded page, and single panes. */
export const controlNames = [
  ...['run', 'step', 'plan', 'puzzle', 'answer', 'views', 'play', 'edit', 'levels', 'search', 'panes'],
  ...paneNames,
];

/** The words of a list with commas. @param {string | null} text */
export const namesIn = (text) =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The parts that a link names; null where it names none that there is. @param {string | null} text */
function controlsOf(text) {
  if (text === null) return null;
  const named = [...new Set(namesIn(text))];
  const found = named.filter((name) => controlNames.includes(name));
  return named.length && !found.length ? null : found;
}

/** The panes in their places, as [home, id], also such as there are not. @param {string} text
 * @returns {[string, string][]} */
export const panesIn = (text) => [...text.matchAll(/([A-D])\.([a-z_]+)/g)].map(([, home, id]) => [home, id]);

/** A site that may talk to the page, as its origin; '' for what is none. @param {string} text */
function hostOf(text) {
  if (text === '*' || text === 'null') return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) && url.origin === text ? text : '';
}

/** A file on another site; '' for an address that is none. @param {string} text */
function urlOf(text) {
  const url = text.length <= mostUrl && URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : '';
}

/** How a page is to look, whatever document it shows. @param {URLSearchParams} fields
 * @returns {LinkView} */
function viewOf(fields) {
  const text = (/** @type {string} */ key) => fields.get(key) ?? '';
  const count = (/** @type {string} */ key) => {
    const number = numberOf(text(key));
    return number !== null && Number.isInteger(number) && number >= 0 && number <= mostCount ? number : null;
  };
  const theme = text('theme');
  const ask = isAsk(text('ask')) ? text('ask') : '';
  return {
    // What is asked of a step is asked of the first one where the link names none.
    step: count('step') ?? (isOfStep(ask) ? 0 : null),
    node: count('node'),
    plan: text('plan') === 'end' ? Infinity : count('plan'),
    whole: text('tree') === 'whole',
    panes: Object.fromEntries(panesIn(text('panes')).filter(([, id]) => paneNames.includes(id))),
    controls: controlsOf(fields.get('controls')),
    readOnly: fields.has('readonly'),
    theme: theme === 'light' || theme === 'dark' ? theme : '',
    ask,
    host: hostOf(text('host')),
    url: urlOf(text('url')),
    level: text('level'),
  };
}

/** @param {string | null} text */
export function numberOf(text) {
  const number = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
