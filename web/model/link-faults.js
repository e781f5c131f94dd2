/**
 * What a link asks for and does not get, in words. Keys that are not known are no fault: a newer page may
 * have written them.
 * @import { Catalog, PlaygroundDocument } from './types.js'
 * @import { LinkView } from './link.js'
 */
import { usesOwn } from './document.js';
import { mostBoard } from './link.js';
import {
  controlNames,
  fieldsOf,
  fromFragment,
  isOption,
  isStop,
  mostStops,
  namesIn,
  optionsIn,
  paneNames,
  panesIn,
} from './link-read.js';

/** @typedef {{ fields: URLSearchParams, document: PlaygroundDocument, view: LinkView, catalog: Catalog,
 *   said: (key: string) => string }} Asked */

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
const leftOut = 'it is left out';
const byDefault = 'the default is taken';

/** @param {string} text */
const quoted = (text) => `“${text.slice(0, 40)}”`;

/** Ids that the catalogue does not know. @param {Asked} asked */
function unknownIds({ fields, document, said }) {
  const own = fields.has('own') && !document.own;
  return known
    .filter(([key]) => fields.has(key) && fields.get(key) !== document[key])
    .map(([key, name]) =>
      own && fields.get(key) === 'own'
        ? 'The link’s own heuristic could not be read: its language is not known or its code is too long.'
        : `The link asks for a ${name} that is not known here, ${said(key)}; ${byDefault}.`,
    );
}

/** Texts that are longer than they can be. @param {Asked} asked */
function longTexts({ fields, document }) {
  const own = usesOwn(document) ? document.own : null;
  const cut = /** @type {const} */ (['name', 'entry']).filter(
    (key) => own && fields.get(key) && fields.get(key) !== own[key],
  );
  const lost = /** @type {const} */ (['board', 'formula']).filter((key) => {
    const text = fields.get(key);
    return text !== null && text !== document[key] && (key === 'formula' || text.length > mostBoard);
  });
  return [
    ...lost.map((key) => `The link’s ${key} is too long; ${byDefault}.`),
    ...cut.map((key) => `The link’s “${key}” is too long; it is cut off.`),
  ];
}

/** Parts of the page and panes that there are not. @param {Asked} asked */
function unknownParts({ fields }) {
  const text = fields.get('panes') ?? '';
  const panes = panesIn(text);
  const parts = [
    namesIn(fields.get('controls')).find((name) => !controlNames.includes(name)),
    panes.find(([, id]) => !paneNames.includes(id))?.join('.') ??
      (panes.length || !text.trim() ? undefined : text),
  ];
  return parts.flatMap((part) =>
    part === undefined
      ? []
      : [`The link asks for a part of the page that is not known here, ${quoted(part)}; ${leftOut}.`],
  );
}

/** @param {Asked} asked */
function wrongNumbers({ fields, document, view, said }) {
  const {
    bound: { g, h, f },
    ...rest
  } = document;
  /** @type {Record<string, unknown>} */ const taken = { ...rest, 'bound.g': g, 'bound.h': h, 'bound.f': f };
  const isWrong = (/** @type {string} */ key, /** @type {unknown} */ value) =>
    fields.get(key)?.trim() && Number(fields.get(key)) !== value;
  const wrong = Object.keys(numberNames).filter((key) => isWrong(key, taken[key]));
  const places = /** @type {const} */ (['step', 'node', 'plan']).filter(
    (key) => isWrong(key, view[key]) && view[key] !== Infinity,
  );
  return [
    ...wrong.map(
      (key) => `The link’s ${numberNames[key]}, ${said(key)}, is no number that it can be; ${byDefault}.`,
    ),
    ...places.map((key) => `The link’s ${key}, ${said(key)}, is no number that it can be; ${leftOut}.`),
  ];
}

/** @param {Asked} asked */
function unknownSettings({ fields, document, catalog }) {
  const option = optionsIn(fields).find(([id, value]) => !isOption(catalog, document, id, value));
  const stops = fields.getAll('stop');
  const stop = stops.find((each) =>
    each.startsWith('if ')
      ? !isStop(catalog, { event: 'condition', condition: each.slice(3) })
      : !isStop(catalog, { event: each }),
  );
  const words = option && quoted(`${option[0].slice(0, 30)}=${option[1]}`);
  return [
    words ? `The link asks for an option that is not known here, ${words}; ${byDefault}.` : '',
    stop === undefined
      ? ''
      : `The link asks for a breakpoint that is not known here, ${quoted(stop)}; ${leftOut}.`,
    new Set(stops).size > mostStops
      ? `The link has more than ${mostStops} breakpoints; the others are left out.`
      : '',
  ];
}

const views = /** @type {const} */ ([
  ['theme', 'colours are', '“light” or “dark”'],
  ['ask', 'question is', 'one that is known here'],
  ['host', 'host is', 'an origin, such as https://example.org'],
  ['url', 'file is', 'an address that begins with https://'],
]);

/** @param {Asked} asked */
function wrongViews({ fields, view, said }) {
  const wrong = views.filter(([key]) => fields.get(key) && !view[key]);
  const tree = fields.get('tree') && !view.whole ? [`The link’s tree, ${said('tree')}, is not “whole”.`] : [];
  return [
    ...tree,
    ...wrong.map(([key, name, form]) => `The link’s ${name} not ${form}: ${said(key)}; ${leftOut}.`),
  ];
}

/** All that a link asks for in vain, a sentence each. @param {string} fragment in its readable form
 * @param {PlaygroundDocument} document what was made of it @param {Catalog} catalog */
export function linkFaults(fragment, document, catalog) {
  const fields = fieldsOf(fragment);
  const view = fromFragment(fragment)?.view;
  if (!view) return [];
  const said = (/** @type {string} */ key) => quoted(fields.get(key) ?? '');
  const asked = { fields, document, view, catalog, said };
  const checks = [unknownIds, longTexts, unknownParts, wrongNumbers, unknownSettings, wrongViews];
  return checks.flatMap((check) => check(asked)).filter(Boolean);
}

/** In words; '' for nothing. @param {string} fragment @param {PlaygroundDocument | null} document
 * @param {Catalog} catalog */
export function linkDiagnostic(fragment, document, catalog) {
  if (!document && new URLSearchParams(fragment.replace(/^#/, '')).has('url'))
    return 'The link’s file is not an address that begins with https://, so that it could not be followed.';
  if (!document)
    return fragment.length > 1 ? 'The link names no puzzle, so that it could not be followed.' : '';
  return inWords(linkFaults(fragment, document, catalog));
}

/** The first fault, and how many there are besides. @param {string[]} faults */
export function inWords([first = '', ...others]) {
  return others.length ? `${first} (And ${others.length} more of its settings could not be taken.)` : first;
}
