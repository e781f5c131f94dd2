/** What the page asks of the browser itself: storage, colours, size, the address and the clipboard. */
import { mostFragment } from './model/link.js';
import { fromHash, toHash } from './model/places.js';
import { focusedElement } from './views/events.js';

/** @import { Keeper } from './effects/address.js' */
/** @import { SomeStorage } from './effects/storage.js' */
/** @import { Layout } from './state/state.js' */

const coloursKey = 'frontier.colours';
const system = matchMedia('(prefers-color-scheme: dark)');

/** The browser's storage, or one that forgets, where the page may not have any. @returns {SomeStorage} */
export function openStorage() {
  try {
    localStorage.getItem(coloursKey);
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {} };
  }
}

/** Light or dark: what was chosen here, or else what the system says, also when that changes.
 * @param {SomeStorage} storage @param {(dark: boolean) => void} onChange @returns {boolean} dark now? */
export function followColours(storage, onChange) {
  system.addEventListener('change', () => {
    if (!document.documentElement.dataset.colours) onChange(system.matches);
  });
  return showColours(storage, /[#&]theme=(light|dark)(&|$)/.exec(location.hash)?.[1]);
}

/** The colours that a link asks for, which are not kept, or else the reader's. @param {SomeStorage} storage
 * @param {string} [theme] @returns {boolean} dark now? */
export function showColours(storage, theme) {
  const chosen = theme || storage.getItem(coloursKey);
  if (chosen === 'light' || chosen === 'dark') return apply(chosen);
  delete document.documentElement.dataset.colours;
  return system.matches;
}

/** @param {SomeStorage} storage @param {boolean} dark @returns {boolean} */
export function chooseColours(storage, dark) {
  const chosen = dark ? 'dark' : 'light';
  try {
    storage.setItem(coloursKey, chosen);
  } catch {
    // A full storage: the choice holds for this visit.
  }
  return apply(chosen);
}

/** @param {string} colours */
function apply(colours) {
  document.documentElement.dataset.colours = colours;
  return colours === 'dark';
}

/** @type {[Layout, MediaQueryList][]} */
const layouts = [
  ['wide', matchMedia('(min-width: 1600px)')],
  ['desktop', matchMedia('(min-width: 1024px)')],
  ['tablet', matchMedia('(min-width: 600px)')],
];

/** How the panes are laid out in a window of this size, also when it changes.
 * @param {(layout: Layout) => void} onChange
 * @returns {Layout} */
export function followLayout(onChange) {
  const now = () => layouts.find(([, query]) => query.matches)?.[0] ?? 'phone';
  for (const [, query] of layouts) query.addEventListener('change', () => onChange(now()));
  return now();
}

export const copyRefused = 'The browser did not let the page write to the clipboard.';

/** Whether a text went to the clipboard. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Each page of the site notes its own fragment. A frame notes none: a tab may hold several of one page. */
const fragmentKey = `frontier.fragment ${location.pathname}`;
const isFrame = self !== top;

/** The fragment to begin with. The address lags a moment behind the document, so that a page that is reloaded
 * or returned to goes by what this tab noted at once; an address that somebody else wrote goes by itself. */
function firstFragment() {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  const isReturn = visit?.type === 'reload' || history.state?.isOwn;
  try {
    return (isReturn && !isFrame && sessionStorage.getItem(fragmentKey)) || fromHash(location.hash);
  } catch {
    return fromHash(location.hash);
  }
}

/** Keeps the fragment of the page's address, a moment after the last change, and tells when somebody else
 * changed it. A fragment that is too long is not written: then the address has none, and what was saved is
 * opened from it. @param {(fragment: string) => void} onChange @returns {Keeper} */
export function keepFragment(onChange) {
  let timer = 0;
  let written = location.hash;
  addEventListener('hashchange', () => {
    if (location.hash === written) return;
    clearTimeout(timer);
    written = location.hash;
    note(fromHash(written)); // for whoever reloads before it is read
    onChange(fromHash(written));
  });
  return {
    now: firstFragment(),
    /** @param {string} fragment @param {(fragment: string) => Promise<string | null>} [shorten] */
    write(fragment, shorten) {
      clearTimeout(timer);
      note(`#${fragment}`);
      timer = setTimeout(async () => {
        const mine = timer;
        const short = shorten ? await shorten(fragment) : fragment;
        // A fragment that somebody else wrote a moment ago, of which the page is yet to be told, stays.
        if (mine !== timer || short === null || location.hash !== written) return;
        const hash = toHash(short.length <= mostFragment ? short : '');
        const shown = hash || location.pathname + location.search;
        history.replaceState({ isOwn: true }, '', shown);
        written = location.hash;
      }, 200);
    },
  };
}

/** @param {string} fragment */
function note(fragment) {
  if (isFrame) return;
  try {
    sessionStorage.removeItem(fragmentKey); // so that no older one is left if there is no room for this one
    sessionStorage.setItem(fragmentKey, fragment);
  } catch {
    // Where nothing may be stored, the address alone is kept.
  }
}

/** Files dropped on the page and texts pasted outside fields. @param {{ dropping: (over: boolean) => void,
 *   file: (file: File, others: File[]) => void, text: (text: string, name: string) => void }} take */
export function listenForBoards(take) {
  const over = (/** @type {boolean} */ isOver) => (/** @type {DragEvent} */ event) => {
    if (![...(event.dataTransfer?.types ?? [])].some((type) => type === 'Files' || type === 'text/plain'))
      return;
    event.preventDefault();
    take.dropping(isOver);
  };
  addEventListener('dragover', over(true));
  addEventListener('dragleave', (event) => event.relatedTarget === null && over(false)(event));
  addEventListener('drop', (event) => {
    over(false)(event);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length) take.file(files[0], files.slice(1));
    else take.text(event.dataTransfer?.getData('text/plain') ?? '', 'Dropped text');
  });
  addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (focusedElement()?.matches('input, textarea') || !text.trim()) return;
    event.preventDefault();
    take.text(text, 'Pasted text');
  });
}
