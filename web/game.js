/**
 * The page of the game: joins its document, its engine and its parts.
 * @import { GameInfo, GameLevel, GameBoardCheck, GameOutcome, GamePosition, GameResult,
 *   GameStats } from './engine/game-protocol.js'
 * @import { GameDocument } from './model/game-document.js'
 * @import { Problem } from './engine/protocol.js'
 * @import { History } from './model/history.js'
 * @typedef {{ document: GameDocument, stats: GameStats | null, seconds: number, result: GameResult | null,
 *   problem: Problem | null }} GameRunState
 * @typedef {'line' | 'tree' | 'play'} GameMode
 */
import { render } from 'lit';
import { GameEngine } from './engine/game-engine.js';
import {
  editGame, freshGame, fromGameFragment, loadGame, repairGame, requestOf, sameGame, saveGame, toGameFragment,
} from './model/game-document.js';
import { GamePlay } from './model/game-play.js';
import { formatUtility, groupDigits, statusWords, turnWords } from './model/game-words.js';
import { record, redo, startHistory, undo } from './model/history.js';
import { chooseColours, copy, copyRefused, followColours, followLayout, keepFragment, openStorage } from './browser.js';
import { listenForGameKeys } from './game-keys.js';
import { GameWalk } from './game-walk.js';
import { gamePage } from './game-page.js';
import levelsUrl from '../levels/game_first_boards.txt?url';

const memoryMib = 1024;

/** A worker that is gone answers nothing; the page says so elsewhere. @returns {GameOutcome} */
const lost = () => ({ ok: false, error: { message: 'The engine was replaced.', line: 0, column: 0, field: '' } });

export class GameApp {
  /** @type {GameInfo | null} */ info = null;
  /** @type {GameLevel[]} */ levels = [];
  /** @type {History<GameDocument> | null} */ history = null;
  /** @type {{ start: GameBoardCheck | null, goal: GameBoardCheck | null }} */ boards = { start: null, goal: null };
  /** What is wrong with the set-up as a whole. @type {Problem | null} */ problem = null;
  /** @type {GameRunState | null} */ run = null;
  running = false;
  /** @type {GameMode} */ mode = 'line';
  /** Whether play shows what the search thinks. */ hints = true;
  ready = false;
  dark = false;
  copied = false;
  /** @type {import('./state/state.js').Layout} */ layout = 'desktop';
  /** @type {Record<string, number>} */ sizes = {};
  /** Which tab each pane shows. */ tabs = { A: 'setup', B: 'utility', C: 'drawing' };
  notice = '';
  narration = '';
  #root;
  #storage = openStorage();
  #scheduled = false;
  #runs = 0;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    this.engine = new GameEngine({
      onLost: (reason) => this.#lost(reason),
      onUnavailable: (reason) => this.set({ ready: false, notice: reason }),
    });
    this.walk = new GameWalk(this.engine, () => this.draw(), (words) => this.set({ narration: words }));
    this.play = new GamePlay({
      position: (path) => this.engine.look('position', path).catch(() => null),
      answer: (path) => this.engine.look('answer', path).catch(() => null),
      think: (path) => this.engine.think(path, this.document.time_bound).catch(lost),
    }, () => this.#played());
    this.fragment = keepFragment((fragment) => this.#follow(fragment));
  }

  async start() {
    this.dark = followColours(this.#storage, (dark) => this.set({ dark }));
    this.layout = followLayout((layout) => this.set({ layout }));
    listenForGameKeys(this);
    this.draw();
    this.info = await this.engine.info().catch(() => null);
    if (!this.info) return;
    this.ready = true;
    const saved = loadGame(this.#storage);
    const linked = fromGameFragment(this.fragment.now);
    let history = startHistory(repairGame(linked && saved === null ? linked : saved, this.info));
    if (linked) history = record(history, editGame(history.present, repairGame(linked, this.info)), '', 0);
    this.#open(history);
    await this.#loadLevels();
    // What opens by itself is small; a link waits for a click, whatever it asks for.
    if (!linked && !this.problem) await this.startSearch();
  }

  /** Whether the search can go on where it ended. */
  get canResume() {
    return this.run?.stats != null && this.run.result === null && !this.changed && ['timeout', 'cancelled'].includes(this.run.stats.status);
  }

  /** What the primary button does. */
  primary() {
    if (this.running) return this.engine.stop();
    return this.canResume ? this.resumeSearch() : this.startSearch();
  }

  /** @param {string} name @param {number | null} part */
  resize(name, part) {
    const { [name]: _, ...sizes } = this.sizes;
    this.set({ sizes: part === null ? sizes : { ...sizes, [name]: part } });
  }

  /** A node of the tree is looked at: how its value came about comes into sight. @param {number[]} path */
  async lookAt(path) {
    this.tabs = { ...this.tabs, ...(this.layout === 'desktop' || this.layout === 'wide' ? { A: 'node' } : {}) };
    await this.walk.select(path);
  }

  /** @returns {GameDocument} */
  get document() {
    return /** @type {History<GameDocument>} */ (this.history).present;
  }

  /** Whether the boards or the search are others than those of the last run. */
  get changed() {
    return this.run !== null && !sameGame(this.run.document, this.document);
  }

  get canRun() {
    return this.ready && !this.running && this.problem === null;
  }

  /** The position on the stage. @returns {GamePosition | null} */
  get position() {
    return this.mode === 'play' ? this.play.position : this.walk.position;
  }

  /** @param {Partial<GameDocument>} change @param {string} [group] */
  edit(change, group = '') {
    if (this.history) this.#open(record(this.history, editGame(this.document, change), group, Date.now()));
  }

  undo() {
    if (this.history) this.#open(undo(this.history));
  }

  redo() {
    if (this.history) this.#open(redo(this.history));
  }

  startAfresh() {
    this.edit(freshGame(/** @type {GameInfo} */ (this.info)));
    this.set({ narration: 'The first boards again. Undo brings yours back.' });
  }

  async startSearch() {
    if (!this.canRun) return;
    const mine = ++this.#runs;
    const { document } = this;
    this.walk.clear();
    this.play.forget();
    this.play.path = [];
    this.run = { document, stats: null, seconds: 0, result: null, problem: null };
    this.set({ running: true, notice: '', narration: 'The search runs.' });
    await this.#driven(mine, this.engine.run(requestOf(document, memoryMib), document.time_bound, this.#watch(mine)));
  }

  /** Goes on after a stop or the time bound. */
  async resumeSearch() {
    if (!this.ready || this.running || !this.run) return;
    const mine = ++this.#runs;
    this.set({ running: true });
    await this.#driven(mine, this.engine.think([], this.document.time_bound, this.#watch(mine)));
  }

  /** @param {GameMode} mode */
  async show(mode) {
    this.walk.stop();
    this.set({ mode });
    if (mode === 'play') await this.#beginPlay();
    else await this.walk.show(mode);
  }

  async #beginPlay() {
    if (!this.run || this.changed) await this.startSearch();
    else if (!this.play.position && !this.running) await this.play.resume();
  }

  async copyLink() {
    const link = new URL(location.href);
    link.hash = this.#fragmentNow;
    await this.copy(link.href, 'The link is on the clipboard.');
    this.set({ copied: true });
    setTimeout(() => this.set({ copied: false }), 2000);
  }

  /** @param {string} text @param {string} words */
  async copy(text, words) {
    this.set(await copy(text) ? { narration: words, notice: '' } : { notice: copyRefused });
  }

  toggleColours() {
    this.set({ dark: chooseColours(this.#storage, !this.dark) });
  }

  /** @param {string} element */
  open(element) {
    /** @type {any} */ (this.#root.querySelector(element))?.open();
  }

  /** @param {Partial<GameApp>} change */
  set(change) {
    Object.assign(this, change);
    this.draw();
  }

  draw() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      render(gamePage(this), this.#root);
    });
  }

  /** @param {number} mine */
  #watch(mine) {
    return (/** @type {{ stats: GameStats, seconds: number }} */ { stats, seconds }) => {
      if (mine === this.#runs && this.run) this.set({ run: { ...this.run, stats, seconds } });
    };
  }

  /** @param {number} mine @param {Promise<GameOutcome>} driving */
  async #driven(mine, driving) {
    const outcome = await driving.catch(() => null);
    if (mine !== this.#runs || !this.run || !outcome) return;
    this.running = false;
    if (!outcome.ok) return this.set({ run: { ...this.run, problem: outcome.error } });
    const { stats, seconds, result } = outcome;
    this.run = { ...this.run, stats, seconds, result };
    this.set({ narration: this.#resultWords(stats, result) });
    await this.walk.begin(result, this.mode === 'play' ? 'line' : this.mode);
    if (this.mode === 'play') await this.play.resume();
  }

  /** @param {GameStats} stats @param {GameResult | null} result */
  #resultWords(stats, result) {
    if (!result) return Object.values(statusWords(stats)).join('. ');
    return `Done. The value is ${formatUtility(result.value)}, with ${groupDigits(result.util_calls)} utility calls.`;
  }

  #played() {
    const { position, answer, isPersonsTurn } = this.play;
    if (this.mode === 'play' && position && !this.play.thinking) {
      const last = position.played.at(-1);
      const made = last ? `${last.agent} ${last.move}. ` : '';
      const turn = answer && isPersonsTurn
        ? `${turnWords(position)}. The position is worth ${formatUtility(answer.value)}.`
        : turnWords(position);
      this.narration = made + turn;
    }
    this.draw();
  }

  /** Makes a history's present the document of the page. @param {History<GameDocument>} history */
  #open(history) {
    const before = this.history?.present;
    this.history = history;
    if (before === history.present) return;
    saveGame(this.#storage, this.document);
    this.fragment.write(this.#fragmentNow);
    void this.#check();
    this.draw();
  }

  get #fragmentNow() {
    return toGameFragment(this.document, freshGame(/** @type {GameInfo} */ (this.info)));
  }

  async #check() {
    const { document } = this;
    const answers = await Promise.all([
      this.engine.board(document.start, 'start'), this.engine.board(document.goal, 'goal'),
      this.engine.check(requestOf(document, memoryMib)),
    ]).catch(() => null);
    if (!answers || document !== this.document) return;
    const [start, goal, problem] = answers;
    this.set({ boards: { start, goal }, problem });
  }

  async #loadLevels() {
    const response = await fetch(levelsUrl).catch(() => null);
    const answer = response?.ok ? await this.engine.levels(await response.text()).catch(() => null) : null;
    if (answer?.ok) this.set({ levels: answer.levels });
    else this.set({ notice: 'The list of boards could not be loaded.' });
  }

  /** Somebody pasted another link over this one. @param {string} fragment */
  #follow(fragment) {
    const linked = fromGameFragment(fragment);
    if (linked && this.info) this.edit(repairGame(linked, this.info));
  }

  /** @param {string} reason */
  #lost(reason) {
    this.#runs += 1;
    this.walk.clear();
    this.play.forget();
    this.set({ run: null, running: false, notice: `${reason} A new one was started; nothing you typed is lost.` });
    if (this.history) void this.#check();
  }
}

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
root.replaceChildren();
void new GameApp(root).start();
