/**
 * The document as a link: every field that differs from what a link leaves out stands in the fragment by its
 * name, so
 * that a link can be read, shortened and written by hand. What the link shows besides (a step, an embedded
 * page's controls) stands there too.
 * @import { Candidate, PlaygroundDocument } from './types.js'
 */
import { usesOwn } from './document.js';

/** @typedef {{ step: number | null, node: number | null, panes: Partial<Record<string, string>>,
 *   whole: boolean, controls: readonly string[] | null, readOnly: boolean, ask: string | null }} LinkView
 *   whole: the tree with what is yet to come; panes: which tab is open where; node: the one that is shown
 * beside the step; ask: a question for a class */

/** As many characters of a fragment go through mail, chats and servers' logs; browsers slow down over longer
 * ones. */
export const mostFragment = 32_768;

const numbers = /** @type {const} */ (['weight', 'time_bound', 'max_expansions', 'memory_mib']);
const texts = /** @type {const} */ (['board', 'strategy', 'heuristic', 'guide', 'formula']);
const bounds = /** @type {const} */ (['g', 'h', 'f']);
/** What a link means that does not say: this never changes, whatever a fresh page begins with, so that links
 * keep
 * opening the search they were made for. */
const unsaid = /** @type {const} */ ({ strategy: 'a_star', time_bound: null });

/** @param {PlaygroundDocument} document @param {PlaygroundDocument} fresh of the same domain
 * @param {Partial<LinkView>} [view] */
export function toFragment(document, fresh, view = {}) {
  const fields = new URLSearchParams({ domain: document.domain });
  const left = { ...fresh, ...unsaid };
  for (const key of texts) if (document[key] !== left[key]) fields.set(key, document[key]);
  if (document.own && usesOwn(document)) {
    const { language, code, name, entry } = document.own;
    fields.set('own', language);
    for (const [key, value] of Object.entries({ code, name, entry })) if (value) fields.set(key, value);
  }
  for (const key of numbers) {
    if (document[key] !== left[key]) fields.set(key, document[key] === null ? '' : String(document[key]));
  }
  for (const key of bounds)
    if (document.bound[key] !== null) fields.set(`bound.${key}`, String(document.bound[key]));
  for (const { event, condition } of document.breakpoints)
    fields.append('stop', condition ? `if ${condition}` : event);
  for (const [id, value] of Object.entries(document.options)) fields.set(`option.${id}`, value);
  if (view.step !== undefined && view.step !== null) fields.set('step', String(view.step));
  if (view.node !== undefined && view.node !== null) fields.set('node', String(view.node));
  if (view.whole) fields.set('tree', 'whole');
  const panes = Object.entries(view.panes ?? {}).map(([home, id]) => `${home}.${id}`);
  if (panes.length) fields.set('panes', panes.join(','));
  if (view.controls) fields.set('controls', view.controls.join(','));
  if (view.readOnly) fields.set('readonly', '');
  if (view.ask) fields.set('ask', view.ask);
  return fields.toString();
}

/** What a link says, for repairDocument() to make good; null when it says nothing of a document.
 * @param {string} fragment with or without its #
 * @returns {{ candidate: Candidate, view: LinkView } | null} */
export function fromFragment(fragment) {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!fields.has('domain')) return null;
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
  const options = [...fields].filter(([key]) => key.startsWith('option.'));
  candidate.options = Object.fromEntries(options.map(([key, value]) => [key.slice(7), value]));
  candidate.breakpoints = fields
    .getAll('stop')
    .map((stop) =>
      stop.startsWith('if ') ? { event: 'condition', condition: stop.slice(3) } : { event: stop },
    );
  return { candidate, view: viewOf(fields) };
}

/** What `controls` may name: parts of an embedded page, and single panes. */
export const controlNames = [
  'run',
  'step',
  'plan',
  'puzzle',
  'answer',
  'views',
  'play',
  'search',
  'panes',
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
  'plane',
  'heat',
  'compare',
  'question',
];

/** The question that a link asks, as it is written there; null where it asks none that is known here.
 * @param {string | null} text */
export const askOf = (text) =>
  /^(next|pruned|admissible|cost:(?=0*[1-9])\d{1,4}(\.\d{1,4})?)$/.test(text ?? '') ? text : null;

/** The parts that a link names; null where it names none that there is. @param {string | null} text */
function controlsOf(text) {
  if (text === null) return null;
  const named = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const found = named.filter((name) => controlNames.includes(name));
  return named.length && !found.length ? null : found;
}

const known = /** @type {const} */ ([
  ['domain', 'puzzle'],
  ['strategy', 'strategy'],
  ['heuristic', 'heuristic'],
  ['guide', 'guide'],
]);
/** @type {Record<string, string>} */
const numberNames = {
  weight: 'weight',
  time_bound: 'time bound',
  max_expansions: 'bound on expansions',
  memory_mib: 'memory',
  'bound.g': 'bound on g',
  'bound.h': 'bound on h',
  'bound.f': 'bound on g + h',
};

/** What a link asks for and does not get, in words; '' for nothing. @param {string} fragment
 * @param {PlaygroundDocument | null} document what was made of it */
export function linkDiagnostic(fragment, document) {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!document)
    return fragment.length > 1 ? 'The link names no puzzle, so that it could not be followed.' : '';
  const missed = known.find(([key]) => fields.has(key) && fields.get(key) !== document[key]);
  const said = (/** @type {string} */ key) => `“${fields.get(key)?.slice(0, 40)}”`;
  if (missed) {
    return (
      `The link asks for a ${missed[1]} that is not known here, ` +
      `${said(missed[0])}; the default is taken.`
    );
  }
  const part = (fields.get('controls') ?? '')
    .split(',')
    .map((name) => name.trim())
    .find((name) => name && !controlNames.includes(name));
  if (part)
    return (
      `The link asks for a part of the page that is not known here, “${part.slice(0, 40)}”;` +
      ' it is left out.'
    );
  if (fields.has('ask') && !askOf(fields.get('ask')))
    return `The link asks a question that is not known here, ${said('ask')}; it is left out.`;
  const {
    bound: { g, h, f },
    ...rest
  } = document;
  /** @type {Record<string, unknown>} */ const taken = { ...rest, 'bound.g': g, 'bound.h': h, 'bound.f': f };
  const wrong = Object.keys(numberNames).find(
    (key) => fields.get(key)?.trim() && Number(fields.get(key)) !== taken[key],
  );
  if (!wrong) return '';
  return (
    `The link’s ${numberNames[wrong]}, ` +
    `${said(wrong)}, is no number that it can be; the default is taken.`
  );
}

/** How an embedded page is to look, whatever document it shows. @param {URLSearchParams} fields
 * @returns {LinkView} */
function viewOf(fields) {
  const count = (/** @type {string} */ key) => {
    const number = numberOf(fields.get(key));
    return number !== null && Number.isInteger(number) && number >= 0 ? number : null;
  };
  const ask = askOf(fields.get('ask'));
  return {
    // What is asked of a step is asked of the first one where the link names none.
    step: count('step') ?? (ask === 'next' || ask === 'pruned' ? 0 : null),
    node: count('node'),
    whole: fields.get('tree') === 'whole',
    panes: Object.fromEntries(
      [...(fields.get('panes') ?? '').matchAll(/([A-D])\.([a-z_]+)/g)].map(([, home, id]) => [home, id]),
    ),
    controls: controlsOf(fields.get('controls')),
    readOnly: fields.has('readonly'),
    ask,
  };
}

/** @param {string | null} text */
function numberOf(text) {
  const number = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
