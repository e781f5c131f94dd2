/**
 * The scoreboard in the browser's database: its board, and its results one by one, so that a run of
 * thousands writes only what is new.
 * @import { BatchStore } from './effects/scoreboard-keeping.js'
 */
const [name, boards, results] = ['frontier.scoreboard', 'boards', 'results'];
const [only, spent] = ['last', 'seconds'];

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answered = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @returns {Promise<IDBDatabase>} */
function open() {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(boards);
    request.result.createObjectStore(results);
  };
  return answered(request);
}

/** @returns {BatchStore} */
export function browserBatchStore() {
  /** @type {Promise<IDBDatabase> | null} */ let opened = null;
  /** @param {(get: (name: string) => IDBObjectStore) => void} act */
  const write = async (act) => {
    const database = await (opened ??= open());
    const change = database.transaction([boards, results], 'readwrite');
    act((store) => change.objectStore(store));
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve;
      change.onabort = change.onerror = () => reject(change.error);
    });
  };
  return {
    async load() {
      const database = await (opened ??= open());
      const read = database.transaction([boards, results]);
      const store = read.objectStore(results);
      const [board, seconds, keys, values] = await Promise.all([
        answered(read.objectStore(boards).get(only)),
        answered(read.objectStore(boards).get(spent)),
        answered(store.getAllKeys()),
        answered(store.getAll()),
      ]);
      return board ? { board, seconds, results: keys.map((key, i) => [String(key), values[i]]) } : null;
    },
    saveBoard: (board) => write((get) => get(boards).put(board, only)),
    saveResults: (rows, isAll, seconds) =>
      write((get) => {
        const store = get(results);
        if (isAll) store.clear();
        get(boards).put(seconds, spent);
        for (const [key, result] of rows) store.put(result, key);
      }),
    /** A lock that this tab keeps until it is closed. */
    hold: () =>
      new Promise((resolve) => {
        if (!navigator.locks) return resolve(true);
        void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock ? new Promise(() => {}) : undefined;
        });
      }),
  };
}
