/**
 * A board in someone else's page: what its reader may do becomes the keys of a link, and the link a piece of
 * HTML to paste, as a frame or as the element that `embed.js` defines.
 * @typedef {{ allow: readonly string[], panes: readonly string[], width: number, height: number,
 *   theme: '' | 'light' | 'dark', ask: string, weight: number }} EmbedChoice
 *   ask: the question's id, '' for none; weight: what the question of cost is about
 * @typedef {{ page: string, domain: string, usual: EmbedChoice, asks: readonly { id: string, name: string
 *   }[], allowances: readonly { id: string, name: string, controls: string[] }[],
 *   panes: readonly { id: string, name: string }[], hidden: readonly string[] }} EmbedKind
 *   of which page; domain: what the element must say besides its link's keys; allowances and panes: none
 *   where a frame always has the same; hidden: what a link that asks does not show
 * @typedef {{ fragment: string, choice: EmbedChoice, title: string, site: string, compact?: string,
 *   kind?: EmbedKind }} Embedded
 *   fragment: of the document and the moment alone; site: the folder of the pages; compact: the fragment in
 *   short, where it is long
 */
import { asks, takesWeight } from './asks.js';

const askedHeight = 560;

/** @type {EmbedChoice} */
export const usualEmbed = Object.freeze({
  allow: ['solve', 'step'],
  panes: ['node', 'frontier', 'tree', 'plane'],
  width: 720,
  height: 480,
  theme: '',
  ask: '',
  weight: 2,
});

/** What the reader may do, each with the parts of the page that it needs (docs/links.md). */
export const allowances = [
  { id: 'solve', name: 'Solve and stop', controls: ['run'] },
  // `step` would bring its panes; those are chosen by themselves
  { id: 'step', name: 'Step and play', controls: ['plan'] },
  { id: 'level', name: 'Change the level', controls: ['levels'] },
  { id: 'search', name: 'Change the search', controls: ['search'] },
  { id: 'edit', name: 'Edit the board', controls: ['edit', 'text', 'checks'] },
  { id: 'play', name: 'Play it', controls: ['play'] },
];

export const embedPanes = [
  { id: 'node', name: 'Node' },
  { id: 'frontier', name: 'Frontier' },
  { id: 'tree', name: 'Tree' },
  { id: 'plane', name: 'h–g plane' },
  { id: 'cost', name: 'Cost over time' },
  { id: 'plans', name: 'Plan' },
];

const askNothing = { id: '', name: 'None' };

/** @type {EmbedKind} */
export const puzzleKind = {
  page: 'embed.html',
  domain: '',
  usual: usualEmbed,
  asks: [askNothing, ...asks],
  allowances,
  panes: embedPanes,
  hidden: [],
};

/** The game has all that it has in a frame, too. @type {EmbedKind} */
export const gameKind = {
  page: 'game.html',
  domain: 'game',
  usual: { ...usualEmbed, allow: [], panes: [], width: 900, height: 720 },
  asks: [askNothing, { id: 'cut', name: 'Which branches does alpha-beta cut?' }],
  allowances: [],
  panes: [],
  hidden: ['ply', 'step', 'node'],
};

/** Frames smaller than this show nothing, larger ones fit no page. */
export const sizes = { least: 240, most: 4000 };

/** @param {Pick<EmbedChoice, 'ask' | 'weight'>} choice */
export const askValue = ({ ask, weight }) => (takesWeight(ask) ? `${ask}:${weight}` : ask);

/** The parts that an embedded page shows. @param {Pick<EmbedChoice, 'allow' | 'panes'>} choice */
export const controlsFor = ({ allow, panes }) => [
  ...allowances.filter(({ id }) => allow.includes(id)).flatMap(({ controls }) => controls),
  ...embedPanes.map(({ id }) => id).filter((id) => panes.includes(id)),
];

/** A question takes more room than the usual frame has. @param {EmbedChoice} choice @param {string} ask
 * @returns {Partial<EmbedChoice>} */
export const asking = ({ height }, ask) => ({
  ask,
  height: ask && height === usualEmbed.height ? askedHeight : height,
});

/** The link of a frame. What stands behind a compact link goes before what is in it.
 * @param {string} fragment @param {EmbedChoice} choice @param {string} [compact] '': the readable form
 * @param {EmbedKind} [kind] */
export function embedFragment(fragment, choice, compact = '', kind = puzzleKind) {
  const fields = new URLSearchParams(compact ? '' : fragment);
  fields.delete('panes'); // the tabs of the whole page
  // what is asked of the whole game must not be shown at a ply of its best line
  if (choice.ask) for (const key of kind.hidden) fields.delete(key);
  if (kind.allowances.length) {
    fields.set('controls', controlsFor(choice).join(','));
    if (!choice.allow.includes('edit')) fields.set('readonly', '');
  }
  if (choice.theme) fields.set('theme', choice.theme);
  if (choice.ask) fields.set('ask', askValue(choice));
  // as docs/links.md writes them: both mean the same behind a #
  const pairs = fields
    .toString()
    .replaceAll('%2C', ',')
    .replace(/\breadonly=(?=&|$)/, 'readonly');
  return compact ? `${compact}&${pairs}` : pairs;
}

/** A text between the quotes of an attribute. @param {string} text */
export const escapeAttribute = (text) =>
  text.replace(/[&"<>\r\n\t]/g, (letter) => named[letter] ?? `&#${letter.charCodeAt(0)};`);

const named = /** @type {Record<string, string>} */ ({
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
});

/** @param {[name: string, value: string][]} attributes */
const written = (attributes) => attributes.map(([name, value]) => `${name}="${escapeAttribute(value)}"`);

/** @param {Embedded} embedded */
export function frameSnippet({ fragment, choice, title, site, compact, kind = puzzleKind }) {
  const attributes = written([
    ['src', `${site}${kind.page}#${embedFragment(fragment, choice, compact, kind)}`],
    ['title', title],
    ['width', String(choice.width)],
    ['height', String(choice.height)],
    ['loading', 'lazy'],
    ['allow', 'fullscreen; clipboard-write'],
  ]);
  return `${wrapped('<iframe', attributes)}></iframe>`;
}

/** The element's attributes are the link's keys; of a key that stands there twice it has the first.
 * @param {Embedded} embedded */
export function componentSnippet({ fragment, choice, site, title, compact, kind = puzzleKind }) {
  const fields = new URLSearchParams(compact ? { link: compact } : fragment);
  const keys = [...new Set(fields.keys())].filter(
    (key) => key !== 'panes' && !(choice.ask && kind.hidden.includes(key)),
  );
  /** @type {[string, string][]} */ const attributes = keys.map((key) => [
    key.startsWith('option.') ? key.replace('.', '-') : key.replace(/[._]/g, '-'),
    fields.get(key) ?? '',
  ]);
  if (kind.domain) attributes.unshift(['domain', kind.domain]);
  if (kind.allowances.length)
    attributes.push([
      'panes',
      embedPanes.flatMap(({ id }) => (choice.panes.includes(id) ? [id] : [])).join(' '),
    ]);
  if (kind.allowances.length)
    attributes.push([
      'allow',
      allowances.flatMap(({ id }) => (choice.allow.includes(id) ? [id] : [])).join(' '),
    ]);
  if (choice.theme) attributes.push(['theme', choice.theme]);
  if (choice.ask) attributes.push(['ask', askValue(choice)]);
  attributes.push(['title', title], ['width', String(choice.width)], ['height', String(choice.height)]);
  const script = `<script src="${escapeAttribute(`${site}embed.js`)}" async></script>`;
  return `${script}\n${wrapped('<frontier-board', written(attributes))}>\n</frontier-board>`;
}

const lineLength = 76;

/** @param {string} head @param {string[]} parts */
function wrapped(head, parts) {
  const lines = [head];
  for (const part of parts) {
    const last = lines[lines.length - 1];
    if (lines.length > 1 && last.length + part.length >= lineLength) lines.push(`  ${part}`);
    else if (lines.length === 1 && last !== head && last.length + part.length >= lineLength)
      lines.push(`  ${part}`);
    else lines[lines.length - 1] = `${last} ${part}`;
  }
  return lines.join('\n');
}

/** A whole number of pixels, or null. @param {string} text */
export function sizeOf(text) {
  const size = Number(text);
  return Number.isInteger(size) && size >= sizes.least && size <= sizes.most ? size : null;
}
