/**
 * Walking through a search that was made: along its line of play, and through its tree in the order of evaluation.
 * @import { GameEngine } from './engine/game-engine.js'
 * @import { GamePosition, GameResult, MovePath, TreeNode } from './engine/game-protocol.js'
 */
import { GameTree } from './model/game-tree.js';
import { formatUtility, turnWords, windowWords } from './model/game-words.js';
import { Ticker } from './model/ticker.js';

/** More nodes than this are a thicket. */
const mostDrawn = 70;

export class GameWalk {
  /** @type {GamePosition | null} */ position = null;
  /** @type {GameResult | null} */ result = null;
  /** The node that is looked at. @type {TreeNode | null} */ node = null;
  ply = 0;
  playing = false;
  speed = 1;
  /** @type {'line' | 'tree'} */ #mode = 'line';
  #engine;
  #onChange;
  #say;
  #ticker = new Ticker();
  #asked = 0;

  /** @param {GameEngine} engine @param {() => void} onChange @param {(words: string) => void} say */
  constructor(engine, onChange, say) {
    this.#engine = engine;
    this.#onChange = onChange;
    this.#say = say;
    const ask = (/** @type {MovePath} */ path) => /** @type {Promise<TreeNode | null>} */ (engine.look('tree', path).catch(() => null));
    this.tree = new GameTree(ask);
    /** The first plies of the tree, opened for the drawing. */ this.drawn = new GameTree(ask);
  }

  clear() {
    this.stop();
    this.#asked += 1;
    this.tree.clear();
    this.drawn.clear();
    Object.assign(this, { position: null, result: null, node: null, ply: 0 });
  }

  /** A search has ended, with or without a result. @param {GameResult | null} result @param {'line' | 'tree'} mode */
  async begin(result, mode) {
    this.tree.clear();
    this.result = result;
    this.tree.plies = result?.line.length ?? Infinity;
    this.node = null;
    this.ply = 0;
    await this.show(mode);
    await this.#spread();
  }

  /** Opens the drawn tree, ply by ply, as far as it stays readable. */
  async #spread() {
    const mine = this.result;
    this.drawn.clear();
    this.drawn.plies = this.tree.plies;
    await this.drawn.open([]);
    for (let ply = 1; ply < this.drawn.plies; ply += 1) {
      const wide = this.drawn.rows().filter((row) => row.kind === 'node' && row.path.length === ply && !row.leaf && row.row.visited === 'visited');
      if (!wide.length || wide.length * 3 + this.drawn.rows().length > mostDrawn) break;
      for (const { path } of wide) await this.drawn.open(path);
      if (mine !== this.result) return;
    }
    this.#onChange();
  }

  /** @param {'line' | 'tree'} mode */
  async show(mode) {
    this.#mode = mode;
    await this.tree.open([]);
    if (mode === 'line') return this.seek(this.ply);
    await this.select(this.tree.selected);
  }

  /** Which node of the evaluation is shown, as a number of any size. */
  get step() {
    return this.tree.moment ?? BigInt(this.node?.number ?? 0);
  }

  get lastStep() {
    return BigInt(this.result?.nodes ?? 1) - 1n;
  }

  /** @param {number} ply */
  async seek(ply) {
    const line = this.result?.line ?? [];
    this.ply = Math.max(0, Math.min(line.length, ply));
    await this.#look(line.slice(0, this.ply).map(({ index }) => index));
    const move = line[this.ply - 1];
    if (this.position) this.#say(`${move ? `${move.agent} ${move.move}. ` : ''}${turnWords(this.position)}.`);
  }

  /** @param {MovePath} path */
  async select(path) {
    const selected = this.tree.select(path);
    this.#onChange();
    await selected;
    this.node = this.tree.node() ?? this.node;
    await this.#look(this.tree.selected);
  }

  /** @param {MovePath} path */
  async open(path) {
    await this.tree.open(path);
    this.#onChange();
  }

  /** @param {MovePath} path */
  async close(path) {
    this.tree.close(path);
    await this.select(this.tree.selected);
  }

  /** @param {MovePath} path */
  more(path) {
    this.tree.showMore(path);
    this.#onChange();
  }

  /** To the moment a node is entered. @param {bigint} step */
  async seekStep(step) {
    const number = step < 0n ? 0n : step > this.lastStep ? this.lastStep : step;
    const path = await this.#engine.look('path_of', String(number)).catch(() => null);
    if (!path) return;
    this.tree.moment = number;
    await this.select(/** @type {MovePath} */ (path));
    const node = this.tree.node();
    if (node) this.#say(`Step ${number}: ${this.stepWords(node)}`);
  }

  showWhole() {
    this.tree.moment = null;
    this.#onChange();
  }

  /** What happens when a node is entered. @param {TreeNode} node */
  stepWords(node) {
    if (node.role === 'leaf') return `the last board, utility ${formatUtility(node.value)}.`;
    const bounds = node.alpha === null && node.beta === null
      ? ''
      : ` with alpha and beta ${windowWords(node.alpha, node.beta)}`;
    return `${node.agent} is to move${bounds}.`;
  }

  togglePlay() {
    if (this.playing) return this.stop();
    const atEnd = this.#mode === 'line' ? this.ply >= (this.result?.line.length ?? 0) : this.step >= this.lastStep;
    this.playing = true;
    this.#onChange();
    let first = true;
    void this.#ticker.start(() => this.speed, async () => {
      if (first && !atEnd) await this.#advance();
      else if (first) await (this.#mode === 'line' ? this.seek(0) : this.seekStep(0n));
      else await this.#advance();
      first = false;
      const more = this.playing && (this.#mode === 'line'
        ? this.ply < (this.result?.line.length ?? 0)
        : this.step < this.lastStep);
      if (!more) this.stop();
      return more;
    });
  }

  #advance() {
    return this.#mode === 'line' ? this.seek(this.ply + 1) : this.seekStep(this.step + 1n);
  }

  stop() {
    this.#ticker.stop();
    this.playing = false;
    this.#onChange();
  }

  /** @param {MovePath} path */
  async #look(path) {
    const mine = ++this.#asked;
    const position = await this.#engine.look('position', path).catch(() => null);
    if (mine !== this.#asked) return;
    this.position = /** @type {GamePosition | null} */ (position);
    this.#onChange();
  }
}

