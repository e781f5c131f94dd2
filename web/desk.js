/**
 * What is done with a board by hand: the editor, play, and plans. Joined to the page by App; the larger views are
 * loaded when they are first wanted.
 * @import { App } from './app.js'
 * @import { Cells } from './model/types.js'
 * @import { Tool } from './views/board-painter.js'
 * @import { Hint } from './model/hints.js'
 */
import { Engine } from './engine/engine.js';
import { domainOf, tidyBoard } from './model/document.js';
import { Hints } from './model/hints.js';
import { domainOptions } from './model/options.js';
import { PlanControl } from './model/plan-control.js';
import { PlayControl } from './model/play-control.js';
import { copy, copyRefused } from './browser.js';
import { download } from './files.js';

const mostPictures = 2000;
const copiedMilliseconds = 2000;
const playArrows = /** @type {Record<string, any>} */ ({
  ArrowUp: 'up', ArrowRight: 'right', ArrowDown: 'down', ArrowLeft: 'left',
});
const playLetters = /** @type {Record<string, any>} */ ({ w: 'up', d: 'right', s: 'down', a: 'left' });

export class Desk {
  /** @type {Tool} */ tool = { kind: 'brush', entry: 1, number: 1 };
  /** @type {Hint | null} */ hint = null;
  thinking = false;
  /** The plan was copied just now. */ copied = false;
  /** @type {{ domain: string, picture: Cells } | null} */ #drawn = null;
  /** Pictures by their texts: a text forgets empty rows at the edge, undo should not. @type {Map<string, Cells>} */
  #pictures = new Map();
  #app;

  /** @param {App} app */
  constructor(app) {
    this.#app = app;
    this.plans = new PlanControl(app.engine, () => app.planChanged());
    this.hints = new Hints(() => new Engine());
    this.play = new PlayControl(app.engine, (words) => {
      this.hint = null;
      app.update(words ? { narration: words } : {});
    });
  }

  /** The board as the editor shows it: the last that could be drawn of this puzzle. @returns {Cells | null} */
  get picture() {
    return this.#drawn?.domain === this.#app.document.domain ? this.#drawn.picture : null;
  }

  /** A picture of any text, valid or not. @param {string} domain @param {string} text
   * @returns {Promise<Cells | null>} */
  sketch = async (domain, text) => {
    const { engine } = this.#app;
    const picture = await engine.sketch(domain, text);
    if (picture) return picture;
    const check = await engine.check(domain, text, {});
    return check.ok ? { width: check.width, height: check.height, cells: check.cells } : null;
  };

  /** The document's board or the mode changed. */
  async follow() {
    const { walk } = this.#app;
    if (walk.mode === 'edit') await this.#followEditor();
    if (walk.mode === 'play') await this.#followPlay();
  }

  async #followEditor() {
    const { document } = this.#app;
    const { domain, board } = document;
    const [picture] = await Promise.all([
      this.#pictures.get(`${domain}\n${board}`) ?? this.sketch(domain, board).catch(() => null),
      import('./views/board-painter.js'), import('./views/edit-tools.js'), import('./views/jug-fields.js'),
      import('./views/board-warnings.js'),
    ]);
    if (document !== this.#app.document) return;
    const legend = domainOf(document, /** @type {any} */ (this.#app.catalog)).legend;
    const isGone = this.tool.kind === 'brush' && this.tool.entry >= legend.length;
    if (isGone) this.tool = { kind: 'brush', entry: 0, number: 1 };
    if (picture) this.#drawn = { domain, picture };
    this.#app.update({});
  }

  async #followPlay() {
    const { document, catalog, draft } = this.#app;
    await Promise.all([import('./views/play-panel.js'), import('./views/touch-board.js')]);
    if (!catalog || draft.isWrong) return this.#app.update({});
    const { board } = document;
    await this.play.open({ domain: domainOf(document, catalog), board, options: domainOptions(document, catalog) });
  }

  /** @param {Tool} tool */
  pickTool(tool) {
    this.tool = tool;
    this.#app.update({});
  }

  /** The editor made another picture: its text becomes the board. @param {Cells} picture */
  async editPicture(picture) {
    const { document, engine } = this.#app;
    const { domain } = document;
    this.#drawn = { domain, picture };
    const text = await engine.boardText(domain, picture).catch(() => null);
    if (domain !== this.#app.document.domain) return;
    if (text === null) return this.#app.update({ notice: 'This puzzle’s boards can only be edited as text.' });
    const board = tidyBoard(text);
    if (this.#pictures.size >= mostPictures) this.#pictures.clear();
    this.#pictures.set(`${domain}\n${board}`, picture);
    this.#app.draft.edit({ board });
    this.#app.update({});
  }

  /** A key while the stage has the focus, in play or edit. @param {KeyboardEvent} event @returns {boolean} taken? */
  key(event) {
    const { mode } = this.#app.walk;
    if (mode === 'play') return this.#playKey(event);
    const painter = /** @type {any} */ (document.querySelector('board-painter'));
    return mode === 'edit' && painter ? painter.take(event) : false;
  }

  /** @param {KeyboardEvent} event */
  #playKey({ key, shiftKey }) {
    const { play } = this;
    const named = play.movers.some(({ name }) => name === key) && play.movers.length > 1;
    const letter = key.toLowerCase();
    const lettered = play.movers.some(({ name }) => /^[a-z]$/i.test(name)); // then a letter is a piece, not a direction
    const direction = playArrows[key] ?? (lettered ? undefined : playLetters[letter]);
    if (named) void play.pick(key);
    else if (direction) void play.step(direction);
    else if (letter === 'u' || (letter === 'z' && !shiftKey) || key === 'Backspace') void play.seekBy(-1);
    else if (letter === 'y' || letter === 'z') void play.seekBy(1);
    else if (letter === 'r') void play.restart();
    else if (letter === 'h') void this.giveHint();
    else if (letter === 'n') void play.pick('');
    else return false;
    return true;
  }

  /** The cost of the best plan known for the board that is played. */
  get best() {
    const { search, document } = this.#app;
    const optimal = this.#app.shelf.level?.optimal ?? null;
    if (optimal !== null) return { cost: optimal, proved: true };
    const { run } = search;
    if (!run?.plan || run.document.board !== document.board || run.document.domain !== document.domain) return null;
    return { cost: run.plan.cost, proved: run.stats?.claim.kind === 'optimal' };
  }

  async giveHint() {
    const { play } = this;
    const { search, document } = this.#app;
    if (!play.start || !play.position || play.position.is_goal || this.thinking) return;
    const { index } = play;
    const run = search.run?.document.board === document.board ? search.run : null;
    this.thinking = true;
    this.#app.update({});
    const plan = run?.plan?.actions ?? null;
    const hint = await this.hints.next(play.start, play.line, play.position.text, plan).catch(() => null);
    this.thinking = false;
    this.hint = index === play.index ? hint : null;
    this.#app.update(this.hint ? { narration: this.hint.words } : {});
  }

  /** The cell a hint points at, or -1. */
  get hintCell() {
    const action = this.hint?.action;
    const found = this.play.movers.flatMap(({ moves }) => moves).find((move) => move.action === action);
    return action && found ? found.to : -1;
  }

  solveFromHere() {
    const { position, start } = this.play;
    if (!position || !start) return;
    /** @type {HTMLElement | null} */ (document.querySelector('board-stage'))?.focus();
    this.#app.shelf.pickLevel(start.domain.id, position.text, 'The position is the board now.');
    void this.#app.walk.show('board');
    this.#app.startSearch();
  }

  async copyPlan() {
    this.copied = await copy(this.plans.text.trimEnd());
    this.#app.update(this.copied ? { narration: 'The plan is on the clipboard.' } : { notice: copyRefused });
    setTimeout(() => {
      this.copied = false;
      this.#app.update({});
    }, copiedMilliseconds);
  }

  downloadPlan() {
    download(`plan-${this.plans.format}.txt`, this.plans.text);
  }

  /** @param {string} text */
  async checkPlan(text) {
    const { document, catalog, walk } = this.#app;
    if (!catalog) return;
    await this.plans.check(text, document, catalog);
    const { shown, checked } = this.plans;
    if (shown?.incumbent === -1 && checked?.verdict) await walk.seek(checked.failed ? shown.actions.length : 0);
  }
}
