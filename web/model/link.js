/**
 * The document as a link: every field that differs from what a link leaves out stands in the fragment by its
 * name, so that a link can be read, shortened and written by hand. What the link shows besides (a step, an
 * embedded page's controls) stands there too. Reading one is in link-read.js, which only a page with a link
 * loads.
 * @import { PlaygroundDocument } from './types.js'
 */
import { usesOwn } from './document.js';

/** @typedef {{ step: number | null, node: number | null, plan: number | null,
 *   panes: Partial<Record<string, string>>, whole: boolean, controls: readonly string[] | null,
 *   readOnly: boolean, theme: '' | 'light' | 'dark', ask: string, host: string, url: string,
 *   level: string }} LinkView
 *   plan: the move of the finished plan, infinite for its end; whole: the tree with what is yet to come;
 *   panes: which tab is open where; node: the one that is shown beside the step; theme, ask (a question),
 *   host (whom the page answers), url (a file elsewhere) and level (a shipped one) are '' where the link does
 *   not name them */

/** As many characters of a fragment go through mail, chats and servers' logs; browsers slow down over longer
 * ones. */
export const mostFragment = 32_768;
/** A link that is longer is not read by people any more, and is broken by some mail programs: it takes its
 * compact form (link-packed.js). */
export const mostReadable = 2000;
/** A longer board is none, and a field that shows it would keep the page from answering. */
export const mostBoard = 65_536;

export const numbers = /** @type {const} */ (['weight', 'time_bound', 'max_expansions', 'memory_mib']);
export const texts = /** @type {const} */ (['board', 'strategy', 'heuristic', 'guide', 'formula']);
export const bounds = /** @type {const} */ (['g', 'h', 'f']);
/** What stands in a link as it stands in its view. */
const said = /** @type {const} */ (['theme', 'ask', 'host', 'url']);
/** What a link means that does not say: this never changes, whatever a fresh page begins with, so that links
 * keep opening the search they were made for. */
export const unsaid = /** @type {const} */ ({ strategy: 'a_star', time_bound: null });

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
  if (view.plan !== undefined && view.plan !== null)
    fields.set('plan', view.plan === Infinity ? 'end' : String(view.plan));
  if (view.whole) fields.set('tree', 'whole');
  const panes = Object.entries(view.panes ?? {}).map(([home, id]) => `${home}.${id}`);
  if (panes.length) fields.set('panes', panes.join(','));
  if (view.controls) fields.set('controls', view.controls.join(','));
  if (view.readOnly) fields.set('readonly', '');
  for (const key of said) if (view[key]) fields.set(key, view[key]);
  return fields.toString();
}
