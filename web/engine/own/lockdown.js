/**
 * Makes all that the language and the browser offer unchangeable, before code of the user's own is run beside
 * the engine: a heuristic that redefines Array.prototype.push or Math.abs would change the engine with it.
 * The sandbox does not rest on this, but answers do.
 */

/** What code may well give objects of its own, although they inherit it: a frozen one could not be hidden. */
const overridden = ['toString', 'valueOf', 'name', 'message', 'toJSON'];

/** A frozen property that an heir may still be given its own of. @param {object} holder @param {string} key
 * */
function allowHeirs(holder, key) {
  const found = Object.getOwnPropertyDescriptor(holder, key);
  if (!found || !('value' in found) || !found.configurable) return;
  const { value, enumerable } = found;
  Object.defineProperty(holder, key, {
    enumerable,
    configurable: false,
    get: () => value,
    set(/** @type {unknown} */ own) {
      if (this === holder) throw new TypeError(`${key} cannot be changed here.`);
      Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true });
    },
  });
}

const isObject = (/** @type {unknown} */ value) =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Everything that can be reached from here by properties and prototypes, without asking a getter.
 * @param {object[]} roots @param {object} except */
function reached(roots, except) {
  const seen = new Set([except]);
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const around = [Object.getPrototypeOf(next)];
    for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(next)))
      around.push(value, get, set);
    for (const each of around) if (isObject(each) && !seen.has(each)) waiting.push(each);
  }
  seen.delete(except);
  return seen;
}

/** @param {typeof globalThis} realm */
export function lockDown(realm) {
  // a browser lets this one be replaced although it cannot be changed
  Object.defineProperty(realm, 'performance', {
    value: realm.performance,
    writable: false,
    configurable: false,
  });
  const hidden = [function* () {}, async function () {}, async function* () {}, [][Symbol.iterator]()];
  const more = [''[Symbol.iterator](), new Map().entries(), new Set().values(), 'a'.matchAll(/a/g)];
  /** @type {object[]} */ const roots = [...hidden, ...more];
  for (let holder = realm; holder; holder = Object.getPrototypeOf(holder)) {
    if (holder !== realm) roots.push(holder);
    for (const { value } of Object.values(Object.getOwnPropertyDescriptors(holder)))
      if (isObject(value)) roots.push(value);
  }
  const all = reached(roots, realm);
  for (const holder of all) {
    const isError = holder === Error.prototype || Error.prototype.isPrototypeOf(holder);
    if (isError || holder === Object.prototype || holder === Function.prototype)
      for (const key of overridden) allowHeirs(holder, key);
  }
  for (const each of all) {
    try {
      Object.freeze(each);
    } catch {
      // an array of numbers with something in it cannot be frozen, and is nobody's tool
    }
  }
  for (const key of Object.getOwnPropertyNames(realm)) {
    const found = Object.getOwnPropertyDescriptor(realm, key);
    if (!found?.configurable) continue;
    // with its value, which a context of Node's would lose otherwise
    if ('value' in found)
      Object.defineProperty(realm, key, { ...found, writable: false, configurable: false });
    else Object.defineProperty(realm, key, { set: undefined, configurable: false });
  }
}
