/**
 * The engine of a page on which a heuristic may be the user's own: such a search runs in the sandbox, every
 * other in the plain engine, and what is asked of a search goes to the engine that ran it. The sandbox is
 * loaded when it is first needed.
 * @import { BreakpointRow, SearchRequest, SearchResult } from './protocol.js'
 * @import { SearchHooks } from './engine.js'
 * @import { LinkHooks } from './worker-link.js'
 * @import { Loaded, OwnCode } from './own/own-types.js'
 * @typedef {{ language: string, code: string, entry: string }} OwnAsked
 * @typedef {SearchRequest & { own?: OwnAsked }} OwnRequest
 * @typedef {Engine & { load: (code: OwnCode) => Promise<Loaded> }} CodeEngine
 * @typedef {LinkHooks & { createOwn?: (hooks: LinkHooks) => Promise<CodeEngine>,
 *   isAllowed?: (code: string) => boolean | Promise<boolean> }} ChoosingHooks
 *   isAllowed: whether this code may run at all
 */
import { Engine } from './engine.js';

/** @param {LinkHooks} hooks @returns {Promise<CodeEngine>} */
async function createSandbox(hooks) {
  const { OwnEngine } = await import('./own/own-engine.js');
  return new OwnEngine(hooks);
}

const asked = /** @type {const} */ ([
  'resume',
  'step',
  'plan',
  'cells',
  'setWeight',
  'setBreakpoints',
  'tree',
  'track',
  'path',
  'nearest',
  'frontier',
  'timeline',
  'plane',
  'heat',
]);

export class ChoosingEngine extends Engine {
  /** @type {CodeEngine | null} */ #own = null;
  /** The sandbox's, while the last search ran there. @type {CodeEngine | null} */ #now = null;
  #hooks;

  /** @param {ChoosingHooks} [hooks] */
  constructor(hooks = {}) {
    const { createOwn = createSandbox, isAllowed = () => true, ...others } = hooks;
    super(others);
    this.#hooks = { createOwn, isAllowed, others };
    // What a search can be asked is asked of the engine that ran it.
    for (const name of asked) {
      const plain = /** @type {Function} */ (this[name]).bind(this);
      Object.defineProperty(this, name, {
        value: (/** @type {unknown[]} */ ...args) => {
          const now = /** @type {Record<string, Function> | null} */ (/** @type {unknown} */ (this.#now));
          return now ? now[name](...args) : plain(...args);
        },
      });
    }
  }

  /** The user's own function has no estimate before it runs. @override
   * @param {Parameters<Engine['check']>} args */
  check(...args) {
    const [domain, board, options, heuristics = null] = args;
    return super.check(domain, board, options, heuristics?.filter((id) => id !== 'own') ?? null);
  }

  /** @override @param {OwnRequest} request @param {number | null} seconds @param {SearchHooks} hooks
   * @param {BreakpointRow[]} [breakpoints] @returns {Promise<SearchResult>} */
  async search({ own, ...request }, seconds, hooks, breakpoints = []) {
    this.#now = null;
    if (!own) return super.search(request, seconds, hooks, breakpoints);
    if (!(await this.#hooks.isAllowed(own.code)))
      return refusal('This code came from outside, and was not allowed to run.');
    this.#own ??= await this.#hooks.createOwn({ onLost: this.#hooks.others.onLost });
    const { language, code, entry } = own;
    const loaded = await this.#own.load(/** @type {OwnCode} */ ({ language, code, name: entry || null }));
    if (!loaded.ok) return refusal(loaded.error.message, loaded.error.line);
    this.#now = this.#own;
    return this.#own.search(request, seconds, hooks, breakpoints);
  }

  /** @override */
  close() {
    super.close();
    this.#own?.close();
  }
}

/** @param {string} message @param {number} [line] @returns {SearchResult} */
const refusal = (message, line = 0) => ({
  ok: false,
  error: {
    message: line ? `Line ${line} of the heuristic: ${message}` : message,
    line,
    column: 0,
    field: 'own',
  },
});
