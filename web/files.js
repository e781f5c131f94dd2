/**
 * Texts that come as files and go as files: the page's own levels, those opened in this tab, and downloads.
 * @import { Files } from './effects/levels.js'
 */

const textsKey = 'frontier.texts';
const mostTexts = 8;
const levelFiles = () => import('./bundled-levels.js').then((module) => module.levelFiles);

/** @param {string} url */
const fetchText = (url) =>
  fetch(url).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );

/** Offers a text, or bytes, as a file. @param {string} name @param {string | Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @returns {{ name: string, text: string }[]} */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(textsKey) ?? '[]');
  } catch {
    return [];
  }
}

/** @type {Files} */
export const browserFiles = {
  async bundled() {
    const files = await levelFiles().catch(() => null);
    if (!files) return [null];
    const addresses = Object.entries(files).sort();
    return Promise.all(addresses.map(([, url]) => fetchText(url)));
  },
  async shipped(name) {
    const files = await levelFiles().catch(() => null);
    if (!files) return null;
    const url = files[`../levels/${name}.txt`];
    return url ? fetchText(url) : undefined;
  },
  choose: () =>
    new Promise((resolve) => {
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = '.txt,.xsb,.sok,.lsp,.py,.map,text/plain';
      input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
      input.addEventListener('cancel', () => resolve(null));
      input.click();
    }),
  kept,
  keep(name, text) {
    try {
      const others = kept()
        .filter((each) => each.name !== name)
        .slice(-mostTexts + 1);
      sessionStorage.setItem(textsKey, JSON.stringify([...others, { name, text }]));
    } catch {
      // A storage that is full or forbidden is no error: the levels are there until the page is left.
    }
  },
  download,
};
