/**
 * Reads a link of either form, with the shipped level that it may name. Loaded only where there is a link.
 * @import { Catalog, Collection, PlaygroundDocument } from '../model/types.js'
 * @import { LinkView } from '../model/link.js'
 * @typedef {(name: string) => Promise<Collection | null | undefined>} Shipped
 *   a collection by its file's name; undefined: there is none; null: it could not be had
 * @typedef {{ document: PlaygroundDocument | null, view: LinkView | null, words: string,
 *   question: string }} ReadLink
 *   words: what is wrong with it, '' for nothing; question: what to ask before its search is run
 */
import { tidyBoard } from '../model/document.js';
import { inWords, linkDiagnostic, linkFaults } from '../model/link-faults.js';
import { isPacked, mostUnpacked, unpack } from '../model/link-packed.js';
import { boundedForStep, questionBefore } from '../model/link-run.js';
import { fieldsOf, fromFragment, linkedDocument } from '../model/link-read.js';
import { runsSearch } from '../state/state.js';

/** @param {string} fragment @param {Catalog} catalog @param {Shipped} shipped @returns {Promise<ReadLink>} */
export async function readLink(fragment, catalog, shipped) {
  if (fragment.length > mostUnpacked) return { ...none, words: 'The link is too long to be read.' };
  const { pairs, refusal } = isPacked(fragment) ? await unpack(fragment) : { pairs: fragment, refusal: '' };
  const link = pairs === null ? null : fromFragment(pairs);
  if (!link || pairs === null)
    return { ...none, words: refusal || linkDiagnostic(pairs ?? '', null, catalog) };
  const { candidate, view } = link;
  const fields = fieldsOf(pairs);
  const found = view.level && !fields.has('board') ? await levelOf(view.level, shipped) : null;
  if (found?.domain) Object.assign(candidate, { domain: found.domain, board: tidyBoard(found.board) });
  const isOther = found?.domain && fields.has('domain') && fields.get('domain') !== found.domain;
  if (found?.domain) fields.set('domain', found.domain);
  const isNone = !candidate.domain && !view.url;
  const document = isNone ? null : settled(linkedDocument(candidate, catalog), view);
  const faults = [
    found?.refusal ?? '',
    isOther ? 'The link’s level is of another puzzle than it names; the level is taken.' : '',
    view.level && !found ? 'The link names a level and a board; the board is taken.' : '',
    ...(document ? linkFaults(String(fields), document, catalog) : []),
  ];
  const question = document ? questionBefore(document, catalog.limits) : '';
  return { document, view, words: inWords(faults.filter(Boolean)), question };
}

const none = { document: null, view: null, words: '', question: '' };

/** @param {PlaygroundDocument} document @param {LinkView} view */
const settled = (document, view) => (runsSearch(view) ? boundedForStep(document) : document);

/** @param {string} text COLLECTION:NAME-or-NUMBER @param {Shipped} shipped */
async function levelOf(text, shipped) {
  const refused = (/** @type {string} */ refusal) => ({ domain: '', board: '', refusal });
  const [, name = text, wanted = '1'] = /^([^:]*):([^]*)$/.exec(text) ?? [];
  const said = `“${name.slice(0, 40)}”`;
  const collection = await shipped(name);
  if (collection === undefined)
    return refused(`The link asks for a collection of levels that is not known here, ${said}.`);
  if (collection === null) return refused(`The levels ${said} could not be loaded. Is the connection gone?`);
  const { domain, levels } = collection;
  const same = (/** @type {string} */ id) => id.toLowerCase() === wanted.trim().toLowerCase();
  const level =
    levels.find(({ id }) => same(id)) ?? (/^\d+$/.test(wanted) ? levels[Number(wanted) - 1] : null);
  if (!level) return refused(`The collection ${said} has no level “${wanted.slice(0, 40)}”.`);
  return { domain, board: level.board, refusal: '' };
}
