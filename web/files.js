/** Texts that come as files and go as files: those opened in this tab, and downloads. */

const textsKey = 'frontier.texts';
const mostTexts = 8;

/** Keeps a text that was opened, until the tab is closed. @param {string} name @param {string} text */
export function saveText(name, text) {
  try {
    const others = loadTexts().filter((each) => each.name !== name).slice(-mostTexts + 1);
    sessionStorage.setItem(textsKey, JSON.stringify([...others, { name, text }]));
  } catch {
    // A storage that is full or forbidden is no error: the levels are there until the page is left.
  }
}

/** @returns {{ name: string, text: string }[]} */
export function loadTexts() {
  try {
    return JSON.parse(sessionStorage.getItem(textsKey) ?? '[]');
  } catch {
    return [];
  }
}

/** Offers a text as a file. @param {string} name @param {string} text */
export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
