/**
 * An engine in which a heuristic of the user's own can be used: `own` in a request. It offers what Engine does,
 * and runs in a sandbox. A function that does not answer is ended with its sandbox; the same search is run again
 * to find the state that it did not answer, so that it ends as failed there, with that board.
 * @import { BreakpointRow, MessageToWorker, SearchRequest, SearchResult } from '../protocol.js'
 * @import { SearchHooks } from '../engine.js'
 * @import { LinkHooks } from '../worker-link.js'
 * @import { Watch } from './code-holder.js'
 * @import { Loaded, OwnCode, Problem } from './own-types.js'
 * @import { OwnMessage, WatchedSearch } from './own-protocol.js'
 * @import { FrameSettings } from './sandbox-frame.js'
 * @typedef {LinkHooks & { limit?: number, onHunt?: (isHunting: boolean) => void,
 *   frame?: Partial<FrameSettings> }} OwnHooks
 *   limit: seconds that a call may take; onHunt: the state that was not answered is looked for
 */
import { Engine } from '../engine.js';
import { EngineLost } from '../worker-link.js';
import { SandboxFrame } from './sandbox-frame.js';

const loadParts = () => import('./sandbox-parts.js').then(({ loadParts: load }) => load());

export class OwnEngine extends Engine {
  /** How many states were asked about before the last silence. @type {number | null} */ #silentAfter = null;
  /** @type {OwnCode | null} */ #code = null;
  #hooks;
  #isHunting = false;

  /** @param {OwnHooks} [hooks] */
  constructor(hooks = {}) {
    const { limit = 5, frame = {}, onLost = () => {}, ...others } = hooks;
    const createWorker = () =>
      new SandboxFrame({
        limit,
        parts: loadParts,
        onSilent: (asked) => (this.#silentAfter = asked),
        ...frame,
      });
    super({
      createWorker,
      ...others,
      onLost: (reason) => {
        if (!this.#isHunting) onLost(reason);
      },
    });
    this.#hooks = hooks;
  }

  /** Runs the code, and says which functions it has. @param {OwnCode} code @returns {Promise<Loaded>} */
  async load(code) {
    this.#code = null;
    const loaded = await this.#load(code);
    if (loaded.ok) this.#code = { ...code, name: code.name || loaded.main };
    return loaded;
  }

  /** Which function of the code is the heuristic. @param {string} name @returns {Promise<Problem | null>} */
  async use(name) {
    const problem = /** @type {Problem | null} */ (await this.#ask({ type: 'use', name }));
    if (!problem && this.#code) this.#code = { ...this.#code, name };
    return problem;
  }

  /** Nanoseconds that a state takes, by those of the last search; null before one. @returns {Promise<number | null>} */
  nanoseconds() {
    return this.#ask({ type: 'time' });
  }

  /** Ends whatever the code does. A new sandbox stands ready, with the same code. */
  end() {
    this.link.restart('You ended it.');
    if (this.#code) void this.#load(this.#code).catch(() => {});
  }

  /** @override @param {SearchRequest} request @param {number | null} seconds @param {SearchHooks} hooks
   * @param {BreakpointRow[]} [breakpoints] @returns {Promise<SearchResult>} */
  async search(request, seconds, hooks, breakpoints = []) {
    this.#request = request;
    return this.#hunted(super.search(request, seconds, hooks, breakpoints), hooks);
  }

  /** @override @param {Parameters<Engine['resume']>[0]} more @param {SearchHooks} hooks */
  async resume(more, hooks) {
    return this.#hunted(super.resume(more, hooks), hooks);
  }

  /** @type {SearchRequest | null} */ #request = null;

  /** What a search answers; where it fell silent, what it answers without the state that it fell silent at.
   * @param {Promise<SearchResult>} search @param {SearchHooks} hooks @returns {Promise<SearchResult>} */
  async #hunted(search, hooks) {
    this.#silentAfter = null;
    try {
      return await search;
    } catch (error) {
      const [code, after] = [this.#code, this.#silentAfter];
      if (!(error instanceof EngineLost) || after === null || !code || !this.#request) throw error;
      return await this.#hunt(code, after, hooks, error);
    }
  }

  /** @param {OwnCode} code @param {number} after @param {SearchHooks} hooks @param {EngineLost} error */
  async #hunt(code, after, hooks, error) {
    this.#isHunting = true;
    this.#hooks.onHunt?.(true);
    try {
      await this.#load(code);
      const [from, signal] = [Math.max(0, after - 1), hooks.signal];
      this.#silentAfter = null;
      await this.#again({ announceFrom: from, failAt: null }, { signal }).catch(() => null);
      const failAt = this.#silentAfter;
      await this.#load(code);
      if (failAt === null) throw error;
      return await this.#again({ announceFrom: null, failAt }, hooks);
    } finally {
      this.#isHunting = false;
      this.#hooks.onHunt?.(false);
    }
  }

  /** The last search from its beginning: what it was bounded by does not matter, for it was not over.
   * @param {Watch} watch @param {SearchHooks} hooks @returns {Promise<SearchResult>} */
  #again(watch, hooks) {
    const request = { .../** @type {SearchRequest} */ (this.#request), max_expansions: null };
    const message = { type: 'search', request, seconds: null, breakpoints: [], watch };
    return this.link.drive(/** @type {MessageToWorker} */ (message), hooks);
  }

  /** @param {OwnCode} code @returns {Promise<Loaded>} */
  async #load(code) {
    const files =
      code.language === 'python' ? await (await import('./python-files.js')).loadPythonFiles() : null;
    return this.#ask({ type: 'load', ...code, files });
  }

  /** @template T @param {object} message @returns {Promise<T>} */
  #ask(message) {
    return this.link.ask(/** @type {MessageToWorker} */ (message));
  }
}
