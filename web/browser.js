/** What the page asks of the browser itself: storage, colours, the address and the clipboard. */
import { focusedElement } from './views/events.js';

const coloursKey = 'frontier.colours';

/** @typedef {Pick<Storage, 'getItem' | 'setItem'>} SomeStorage */

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
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', () => {
    if (!storage.getItem(coloursKey)) onChange(system.matches);
  });
  const chosen = storage.getItem(coloursKey);
  return chosen === 'light' || chosen === 'dark' ? apply(chosen) : system.matches;
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

/** The fragment to begin with. The address lags a moment behind the document, so that a page that is reloaded or
 * returned to goes by what this tab noted at once; an address that somebody else wrote goes by itself. */
function firstFragment() {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  const isReturn = visit?.type === 'reload' || history.state?.isOwn;
  try {
    return (isReturn && !isFrame && sessionStorage.getItem(fragmentKey)) || location.hash;
  } catch {
    return location.hash;
  }
}

/** As many characters of a fragment go through mail, chats and servers' logs; browsers slow down over longer ones. */
export const mostFragment = 32_768;

/** Keeps the fragment of the page's address, a moment after the last change, and tells when somebody else changed it. A
 * fragment that is too long is not written: then the address has none, and what was saved is opened from it.
 * @param {(fragment: string) => void} onChange */
export function keepFragment(onChange) {
  let timer = 0;
  let written = location.hash;
  addEventListener('hashchange', () => {
    if (location.hash === written) return;
    written = location.hash;
    onChange(written);
  });
  return {
    now: firstFragment(),
    /** @param {string} fragment */
    write(fragment) {
      clearTimeout(timer);
      note(`#${fragment}`);
      timer = setTimeout(() => {
        written = fragment.length > mostFragment ? '' : `#${fragment}`;
        history.replaceState({ isOwn: true }, '', written || location.pathname + location.search);
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

/** Whether this is the first visit; it is never again. @param {SomeStorage} storage */
export function firstVisit(storage) {
  const seen = storage.getItem('frontier.seen');
  try {
    storage.setItem('frontier.seen', 'yes');
  } catch {
    return false;
  }
  return seen === null;
}

const narrow = matchMedia('(max-width: 719px)');

/** On a narrow page, scrolls to a part that is out of sight, once it is drawn; not under the hands of one who types.
 * @param {string} selector */
export function reveal(selector) {
  const isTyping = focusedElement()?.matches('input, select, textarea');
  if (!narrow.matches || isTyping) return;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) scrollBy(0, top - 8);
  }));
}
