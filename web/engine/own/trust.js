/**
 * Which code runs without being asked about: what was typed or allowed on this machine. Code that came with a
 * link or a file is run only after a click; then its fingerprint is kept.
 * @typedef {Pick<Storage, 'getItem' | 'setItem'>} Store
 */
const key = 'frontier.own.trusted';
const mostKept = 500;

/** The SHA-256 of a text; null where the browser offers none, which it does on pages without https only.
 * @param {string} code */
export async function fingerprint(code) {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {Store} store @returns {string[]} */
function kept(store) {
  try {
    const found = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => /^[0-9a-f]{64}$/.test(each)) : [];
  } catch {
    return []; // it is blocked, or not ours
  }
}

/** @param {Store} store @param {string} code */
export async function isTrusted(store, code) {
  const print = await fingerprint(code);
  return print !== null && kept(store).includes(print);
}

/** Whether it could be kept. @param {Store} store @param {string} code */
export async function trust(store, code) {
  const print = await fingerprint(code);
  if (print === null) return false;
  try {
    const others = kept(store).filter((each) => each !== print);
    store.setItem(key, JSON.stringify([...others, print].slice(-mostKept)));
    return true;
  } catch {
    return false;
  }
}
