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
 * @import { Board } from './own/own-protocol.js'
 * @import { OwnEngine } from './own/own-engine.js'
 * @typedef {Engine & Pick<OwnEngine, 'load' | 'runs' | 'settle' | 'start'>} CodeEngine
 * @typedef {LinkHooks & { createOwn?: (hooks: LinkHooks) => Promise<CodeEngine>,
 *   isAllowed?: (code: string) => boolean | Promise<boolean> }} ChoosingHooks
 *   isAllowed: whether this code may run at all
 */
import { Engine } from './engine.js';
import { EngineLost } from './worker-link.js';

/** @param {LinkHooks} hooks @returns {Promise<CodeEngine>} */
async function createSandbox(hooks) {
  const { OwnEngine } = await import('./own/own-engine.js').catch(() => {
    throw new Error('What runs your own code could not be loaded. Is the connection gone?');
  });
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
  'columns',
  'stateKeys',
  'traceHead',
  'trace',
  'traceEnd',
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
  /** @type {Promise<CodeEngine> | null} */ #making = null;
  /** The sandbox's, while the last search ran there. @type {CodeEngine | null} */ #now = null;
  /** A code that did not answer, and is not asked unbidden again. */ #silent = '';
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

  /** What own code says of a board; undefined where that is not to be had, or not worth its price: Python is
   * fetched for a search only, and the one that is looked at is not ended for another language.
   * @param {OwnAsked} own @param {Board} board @returns {Promise<number | null | undefined>} */
  async ownStart(own, board) {
    if ((own.language === 'python' || this.#now) && !this.#own?.runs(codeOf(own).language)) return undefined;
    if (own.code === this.#silent || !(await this.#hooks.isAllowed(own.code))) return undefined;
    const engine = await this.#sandbox();
    try {
      const { h, failed } = await engine.start(codeOf(own), board);
      return failed ? undefined : h;
    } catch {
      this.#silent = own.code;
      return undefined;
    }
  }

  /** Whoever loses it is told only if the last search ran there. */
  async #sandbox() {
    const onLost = (/** @type {string} */ reason) => this.#now && this.#hooks.others.onLost?.(reason);
    const onUnavailable = () => (this.#own = this.#making = null); // the next search tries again
    this.#making ??= this.#hooks.createOwn({ onLost, onUnavailable });
    try {
      return (this.#own = await this.#making);
    } catch (error) {
      this.#making = null;
      throw error;
    }
  }

  /** @override @param {OwnRequest} request @param {number | null} seconds @param {SearchHooks} hooks
   * @param {BreakpointRow[]} [breakpoints] @returns {Promise<SearchResult>} */
  async search({ own, ...request }, seconds, hooks, breakpoints = []) {
    this.#now = null;
    if (!own) return super.search(request, seconds, hooks, breakpoints);
    if (!(await this.#hooks.isAllowed(own.code)))
      return refusal('This code came from outside, and was not allowed to run.');
    const ready = await this.#load(own).catch((error) => {
      if (this.#own && error instanceof EngineLost) throw error; // which was told
      return error;
    });
    if (ready instanceof Error) {
      this.#now = null;
      return refusal(ready.message);
    }
    const { engine, loaded } = ready;
    if (loaded.ok) return engine.search(request, seconds, hooks, breakpoints);
    this.#now = null;
    return refusal(loaded.error.message, loaded.error.line);
  }

  /** @param {OwnAsked} own */
  async #load(own) {
    const engine = await this.#sandbox();
    await engine.settle();
    this.#now = engine;
    return { engine, loaded: await engine.load(codeOf(own)) };
  }

  /** @override */
  close() {
    super.close();
    this.#own?.close();
  }
}

/** @param {OwnAsked} own @returns {OwnCode} */
const codeOf = ({ language, code, entry }) =>
  /** @type {OwnCode} */ ({ language, code, name: entry || null });

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
