/**
 * What an embedded page and the page around it say to each other (docs/embed.md). All that comes in is
 * checked here before anything looks at it: the page around may be anybody's.
 * @typedef {'ready' | 'step' | 'incumbent' | 'solved' | 'plan' | 'answer' | 'state' | 'error' | 'resize'}
 *   HostEvent
 * @typedef {{ command: 'load', link: string, run: boolean } | { command: 'run' } | { command: 'stop' }
 *   | { command: 'step', to: number } | { command: 'step', by: number } | { command: 'state' }
 *   | { command: 'style', style: Record<string, string> }} Command
 * @typedef {{ id: string | number | null } & ({ ok: true, command: Command }
 *   | { ok: false, message: string })} Heard
 */

export const version = 1;
/** Longer ones are no link of ours. */
export const mostLink = 100_000;

/** Who may talk to this page, by the fragment of its address: an origin, "null" (a page without one), "*", or
 * '' for nobody. What is packed in the fragment is not asked: whoever embeds the page wrote the address.
 * @param {string} fragment */
export function hostOf(fragment) {
  const host = new URLSearchParams(fragment.replace(/^#/, '').replace(/^\d\.[^&]*&?/, '')).get('host') ?? '';
  if (host === '*' || host === 'null') return host;
  try {
    const { origin, protocol } = new URL(host);
    return origin === host && /^https?:$/.test(protocol) ? host : '';
  } catch {
    return '';
  }
}

/** @param {HostEvent} event @param {object} detail @param {string | number | null} [id] */
export const told = (event, detail, id = null) => ({
  frontier: version,
  event,
  detail,
  ...(id === null ? {} : { id }),
});

/** What a message asks for; null where it is none of ours. @param {unknown} data @returns {Heard | null} */
export function heard(data) {
  if (typeof data !== 'object' || data === null || own(data, 'frontier') !== version) return null;
  const [name, detail, asked] = [own(data, 'command'), own(data, 'detail'), own(data, 'id')];
  if (typeof name !== 'string') return null;
  const id = typeof asked === 'number' || (typeof asked === 'string' && asked.length <= 100) ? asked : null;
  const command = commandOf(name, typeof detail === 'object' && detail !== null ? detail : {});
  return typeof command === 'string' ? { id, ok: false, message: command } : { id, ok: true, command };
}

/** The command, or what is wrong with it. @param {string} name @param {object} detail
 * @returns {Command | string} */
function commandOf(name, detail) {
  switch (name) {
    case 'run':
    case 'stop':
    case 'state':
      return { command: name };
    case 'load': {
      const link = own(detail, 'link');
      if (typeof link !== 'string' || link.length > mostLink)
        return `load takes a link, a text of at most ${mostLink} characters.`;
      return { command: name, link: link.replace(/^[^#]*#/, ''), run: own(detail, 'run') === true };
    }
    case 'style':
      return { command: name, style: styleOf(detail) };
    case 'step': {
      const [to, by] = [own(detail, 'to'), own(detail, 'by')];
      if (isCount(to) && to >= 0) return { command: name, to };
      if (isCount(by)) return { command: name, by };
      return 'step takes "to", a whole number from 0, or "by", a whole number.';
    }
    default:
      return `There is no command “${name.slice(0, 40)}”.`;
  }
}

/** What the page around may colour, by the names of `--frontier-…`; "font" is a family. */
export const styleNames = ['accent', 'paper', 'card', 'well', 'ink', 'quiet', 'line', 'font'];

/** @param {object} detail */
function styleOf(detail) {
  const given = styleNames.map((name) => [name, own(detail, name)]);
  return Object.fromEntries(given.filter(([, value]) => typeof value === 'string' && value.length <= 200));
}

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value);

/** Never what an object inherits. @param {object} object @param {string} key @returns {unknown} */
const own = (object, key) =>
  Object.hasOwn(object, key) ? /** @type {Record<string, unknown>} */ (object)[key] : undefined;
