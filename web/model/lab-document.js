/**
 * The Lab's document: a heuristic and the board it is checked on. Frozen; an edit makes a new one.
 * @import { Catalog } from './types.js'
 * @import { Language, Own } from './own.js'
 * @typedef {Own & Readonly<{ domain: string, board: string, options: Readonly<Record<string, string>>,
 *   origin: 'own' | 'link' | 'file' }>} LabDocument
 *   origin: where the code is from; what came from outside runs only after it was allowed
 */
import { tidyBoard } from './document.js';
import { heuristicOf, ownId, repairOwn } from './own.js';

/** @param {LabDocument} document @returns {LabDocument} */
const freeze = (document) => Object.freeze(document);

/** @param {LabDocument} document @param {Partial<LabDocument>} change @returns {LabDocument} */
export function editLab(document, change) {
  const keys = /** @type {(keyof LabDocument)[]} */ (Object.keys(change));
  if (keys.every((key) => document[key] === change[key])) return document;
  return freeze({ ...document, ...change });
}

/** What the document says of the heuristic alone. @param {LabDocument} document @returns {Own} */
export const ownOf = ({ language, name, code, entry }) => Object.freeze({ language, name, code, entry });

/** @param {LabDocument} a @param {LabDocument} b whether a check of one is a check of the other */
export const sameCheck = (a, b) =>
  /** @type {const} */ (['domain', 'board', 'options', 'language', 'code', 'entry']).every(
    (key) => a[key] === b[key],
  );

/** @param {Catalog} catalog @param {{ language: Language, name: string, code: string, board?: string }} first
 * @param {string} [domainId] @returns {LabDocument} */
export function freshLab(catalog, first, domainId) {
  const domain = catalog.domains.find(({ id }) => id === domainId) ?? catalog.domains[0];
  const { language, name, code } = first;
  const board = tidyBoard(first.board ?? domain.example);
  const options = Object.freeze({});
  return freeze({ domain: domain.id, board, options, language, name, code, entry: '', origin: 'own' });
}

/** A document from storage or a link; what is not known becomes that of the fresh one.
 * @param {unknown} given @param {Catalog} catalog @param {LabDocument} fresh @returns {LabDocument} */
export function repairLab(given, catalog, fresh) {
  if (typeof given !== 'object' || given === null) return fresh;
  const { domain, board, origin, options } = /** @type {Record<string, unknown>} */ (given);
  const known = catalog.domains.find(({ id }) => id === domain);
  const own = repairOwn(given);
  const sameDomain = known && typeof board === 'string';
  const texts = Object.entries(options ?? {}).filter(([, value]) => typeof value === 'string');
  return freeze({
    ...fresh,
    domain: known?.id ?? fresh.domain,
    board: sameDomain ? board : known && known.id !== fresh.domain ? tidyBoard(known.example) : fresh.board,
    options: texts.length ? Object.freeze(Object.fromEntries(texts)) : fresh.options,
    ...own,
    origin: origin === 'link' || origin === 'file' ? origin : 'own',
  });
}

/** @param {LabDocument} document */
export function toLabFragment({ domain, board, options, language, name, code, entry }) {
  const fields = new URLSearchParams({ domain, board, language, name, code });
  if (entry) fields.set('entry', entry);
  for (const [id, value] of Object.entries(options)) fields.set(`option.${id}`, value);
  return fields.toString();
}

/** What a link says, for repairLab() to make good; null when it says nothing. @param {string} fragment
 * @returns {Record<string, unknown> | null} */
export function fromLabFragment(fragment) {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!fields.has('domain') && !fields.has('code')) return null;
  const options = [...fields].filter(([key]) => key.startsWith('option.'));
  return {
    ...Object.fromEntries([...fields].filter(([key]) => !key.startsWith('option.'))),
    options: Object.fromEntries(options.map(([key, value]) => [key.slice(7), value])),
  };
}

/** The address of the puzzles' page with this heuristic, on this or another board.
 * @param {LabDocument} document @param {string} [other] */
export function puzzlesFragment({ domain, board, options, language, name, code, entry }, other = board) {
  const fields = new URLSearchParams({ domain, board: other, strategy: 'a_star', time_bound: '10' });
  if (language === 'formula') fields.set('heuristic', heuristicOf({ language, code }));
  else {
    fields.set('heuristic', ownId);
    fields.set('own', language);
    fields.set('code', code);
    fields.set('name', name);
    if (entry) fields.set('entry', entry);
  }
  for (const [id, value] of Object.entries(options)) fields.set(`option.${id}`, value);
  return fields.toString();
}
