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
 * @typedef {Engine & Pick<OwnEngine, 'load' | 'runs' | 'start'>} CodeEngine
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
   * fetched for a search only. @param {OwnAsked} own @param {Board} board
   * @returns {Promise<number | null | undefined>} */
  async ownStart(own, board) {
    const { language, code } = own;
    if (language === 'python' && !this.#own?.runs('python')) return undefined;
    if (code === this.#silent || !(await this.#hooks.isAllowed(code))) return undefined;
    try {
      const { loaded, engine } = await this.#load(own);
      const answer = loaded.ok ? await engine.start(board) : null;
      return answer && !answer.failed ? answer.h : undefined;
    } catch {
      this.#silent = code;
      return undefined;
    }
  }

  /** @param {OwnAsked} own */
  async #load({ language, code, entry }) {
    const engine = (this.#own ??= await this.#hooks.createOwn({
      onLost: this.#hooks.others.onLost,
      onUnavailable: () => (this.#own = null), // the next search tries again
    }));
    return {
      engine,
      loaded: await engine.load(/** @type {OwnCode} */ ({ language, code, name: entry || null })),
    };
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
    if (ready instanceof Error) return refusal(ready.message);
    const { loaded, engine } = ready;
    if (!loaded.ok) return refusal(loaded.error.message, loaded.error.line);
    this.#now = engine;
    return engine.search(request, seconds, hooks, breakpoints);
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
