/** What the page asks of the browser itself: storage and colours. */

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
  } finally {
    apply(chosen);
  }
  return dark;
}

/** @param {string} colours */
function apply(colours) {
  document.documentElement.dataset.colours = colours;
  return colours === 'dark';
}
