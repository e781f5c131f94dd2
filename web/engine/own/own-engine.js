/**
 * An engine in which a heuristic of the user's own can be used: `own` in a request. It offers what Engine
 * does, and runs in a sandbox. A function that does not answer is ended with its sandbox; the same search is
 * run again to find the state that it did not answer, so that it ends as failed there, with that board.
 * @import { BreakpointRow, SearchRequest, SearchResult } from '../protocol.js'
 * @import { SearchHooks } from '../engine.js'
 * @import { DriveHooks, LinkHooks, Question, WorkerLink } from '../worker-link.js'
 * @import { Board, OwnMessage, StartSeen, TimeSeen, WatchedSearch, WatchedXray } from './own-protocol.js'
 * @import { XrayReport, XrayRequest, XrayResult } from '../xray-job.js'
 * @import { Watch } from './code-holder.js'
 * @import { Language, Loaded, OwnCode, Problem } from './own-types.js'
 * @import { FrameSettings } from './sandbox-frame.js'
 * @typedef {Partial<FrameSettings> & { onHunt?: (isHunting: boolean) => void }} OwnSettings
 *   limit: seconds that a call may take, 5 unless told; onHunt: the state that was not answered is looked for
 * @typedef {{ language: Language | null, silentAfter: number | null, isSearching: boolean,
 *   isChanging: boolean, aside: Promise<unknown> | null }} Sandbox
 *   language: that it was started for; silentAfter: how many states were asked about before it fell silent;
 *   aside: what is asked unbidden
 */
import { Engine } from '../engine.js';
import { EngineLost } from '../worker-link.js';
import { SandboxFrame } from './sandbox-frame.js';

/** So long a search waits for what was asked unbidden. */
const asideMilliseconds = 2000;
const missing = () => {
  throw new Error('What runs your own code could not be loaded. Is the connection gone?');
};
const loadParts = () => import('./sandbox-parts.js').then(({ loadParts: load }) => load(), missing);
const loadPythonFiles = () =>
  import('./python-files.js').then(({ loadPythonFiles: load }) => load(), missing);

export class OwnEngine extends Engine {
  #sandbox;
  #onHunt;
  #onLost;
  /** What runs, or ran until the sandbox was lost. @type {OwnCode | null} */ #code = null;
  /** What was asked last, to be asked once more, and watched.
   * @type {((watch: Watch) => Question<WatchedSearch | WatchedXray>) | null} */ #last = null;

  /** @param {LinkHooks} [hooks] @param {OwnSettings} [settings] */
  constructor({ onLost = () => {}, ...hooks } = {}, { onHunt = () => {}, ...settings } = {}) {
    /** @type {Sandbox} */ const sandbox = {
      language: null,
      silentAfter: null,
      isSearching: false,
      isChanging: false,
      aside: null,
    };
    const createWorker = () => {
      sandbox.language = null;
      const onSilent = (/** @type {number} */ asked) => void (sandbox.silentAfter = asked);
      return new SandboxFrame({ limit: 5, parts: loadParts, onSilent, ...settings });
    };
    super({
      createWorker,
      ...hooks,
      onLost: (reason) => {
        if (sandbox.isChanging) return; // on purpose
        // what fell silent in a search is hunted for, first
        if (!sandbox.isSearching || sandbox.silentAfter === null) onLost(reason);
      },
    });
    this.#sandbox = sandbox;
    this.#onHunt = onHunt;
    this.#onLost = onLost;
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
    /** @type {Problem | null} */ const problem = await this.#ask({ type: 'use', name });
    if (!problem && this.#code) this.#code = { ...this.#code, name };
    return problem;
  }

  /** How long a state takes, by those of the last search, and whether the code is a function of them.
   * @returns {Promise<TimeSeen>} */
  timing() {
    return this.#ask({ type: 'time' });
  }

  /** Whether what runs such code is here already. @param {Language} language */
  runs(language) {
    return this.#sandbox.language === language;
  }

  /** What a code says of a board; the search that ran last can be looked at as before.
   * @param {OwnCode} code @param {Board} board @returns {Promise<StartSeen>} */
  async start(code, board) {
    const ask = async () => {
      const loaded = await this.load(code);
      return loaded.ok ? this.#ask({ type: 'start', board }) : { h: null, failed: true };
    };
    const asked = /** @type {Promise<StartSeen>} */ (ask());
    const aside = asked.then(
      () => {},
      () => {},
    );
    this.#sandbox.aside = aside;
    try {
      return await asked;
    } finally {
      if (this.#sandbox.aside === aside) this.#sandbox.aside = null;
    }
  }

  /** What was asked unbidden is answered, or ended. */
  async settle() {
    const { aside } = this.#sandbox;
    if (!aside) return;
    await Promise.race([aside, new Promise((done) => setTimeout(done, asideMilliseconds))]);
    if (this.#sandbox.aside !== aside) return;
    this.#sandbox.isChanging = true;
    this.link.restart('It did not answer.');
    this.#sandbox.isChanging = false;
  }

  /** Ends whatever the code does. A new sandbox is made, and the code loaded again when it is needed. */
  end() {
    this.link.restart('You ended it.');
  }

  /** @override @param {SearchRequest} request @param {number | null} seconds @param {SearchHooks} hooks
   * @param {BreakpointRow[]} [breakpoints] @returns {Promise<SearchResult>} */
  async search(request, seconds, hooks, breakpoints = []) {
    await this.#loadAgain();
    // it was not over: the same states come in the same order
    const whole = { ...request, max_expansions: null };
    this.#last = (watch) => ({ type: 'search', request: whole, seconds: null, breakpoints: [], watch });
    return this.#hunted(super.search(request, seconds, hooks, breakpoints), hooks);
  }

  /** @override @param {Parameters<Engine['resume']>[0]} more @param {SearchHooks} hooks */
  async resume(more, hooks) {
    return this.#hunted(super.resume(more, hooks), hooks);
  }

  /** @override @param {XrayRequest} request @param {string} heuristic
   * @param {DriveHooks<XrayReport>} hooks @returns {Promise<XrayResult>} */
  async xray(request, heuristic, hooks) {
    await this.#loadAgain();
    this.#last = (watch) => ({ type: 'xray', request, heuristic, watch });
    return this.#hunted(super.xray(request, heuristic, hooks), hooks);
  }

  /** What a search answers; where it fell silent, what it answers without the state that it fell silent at.
   * @template T, P @param {Promise<T>} search @param {DriveHooks<P>} hooks @returns {Promise<T>} */
  async #hunted(search, hooks) {
    this.#sandbox.silentAfter = null;
    this.#sandbox.isSearching = true;
    try {
      return await search;
    } catch (error) {
      const after = this.#sandbox.silentAfter;
      if (!(error instanceof EngineLost) || after === null) throw error;
      /** @type {T | null} */ const found = await this.#hunt(after, hooks).catch(() => null);
      if (found) return found;
      this.#onLost(error.message);
      throw error;
    } finally {
      this.#sandbox.isSearching = false;
    }
  }

  /** Null where it does not fall silent again: it is no function of the state, or was stopped.
   * @template T, P @param {number} after @param {DriveHooks<P>} hooks @returns {Promise<T | null>} */
  async #hunt(after, hooks) {
    if (!this.#last || !this.#code) return null;
    this.#onHunt(true);
    try {
      this.#sandbox.silentAfter = null;
      await this.#again({ announceFrom: after, failAt: null }, { signal: hooks.signal }).catch(() => null);
      /** @type {number | null} */ const failAt = this.#sandbox.silentAfter;
      if (failAt === null || hooks.signal?.aborted) return null;
      return await this.#again({ announceFrom: null, failAt }, hooks);
    } finally {
      this.#onHunt(false);
    }
  }

  /** The last question from its beginning. @template T, P @param {Watch} watch @param {DriveHooks<P>} hooks
   * @returns {Promise<T>} */
  async #again(watch, hooks) {
    await this.#loadAgain();
    if (!this.#last) throw new Error('nothing was asked yet');
    return this.#own.drive(this.#last(watch), hooks);
  }

  /** Into a sandbox that is new, because the one before it was ended. */
  async #loadAgain() {
    if (this.#code && this.#sandbox.language === null) await this.#load(this.#code);
  }

  /** A sandbox runs one language. Python is handed in once, and stays. @param {OwnCode} code
   * @returns {Promise<Loaded>} */
  async #load(code) {
    const { language } = this.#sandbox;
    this.#sandbox.isChanging = true;
    if (language && language !== code.language) this.link.restart('Another language was chosen.');
    this.#sandbox.isChanging = false;
    const isNew = this.#sandbox.language === null;
    this.#sandbox.language = code.language;
    const files = code.language === 'python' && isNew ? await this.#pythonFiles() : null;
    return this.#ask({ type: 'load', ...code, files });
  }

  /** A sandbox that got no Python is still new. */
  async #pythonFiles() {
    try {
      return await loadPythonFiles();
    } catch (error) {
      if (this.#sandbox.language === 'python') this.#sandbox.language = null;
      throw error;
    }
  }

  /** @template T @param {Question<OwnMessage>} message @returns {Promise<T>} */
  #ask(message) {
    return this.#own.ask(message);
  }

  /** The same link, for what only a sandbox knows. */
  get #own() {
    return /** @type {WorkerLink<OwnMessage | WatchedSearch | WatchedXray>} */ (
      /** @type {unknown} */ (this.link)
    );
  }
}
