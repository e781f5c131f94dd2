/**
 * What the stage shows: the board as it is, edited or played, a step of the search, or the plan. View state:
 * it is never undone and never saved. Loads what is shown; of several wishes in a row only the last counts.
 * @import { Engine } from '../engine/engine.js'
 * @import { BreakpointRow, Cells, Run, Step } from './types.js'
 * @typedef {'board' | 'edit' | 'play' | 'steps' | 'plan'} Mode
 * @typedef {Pick<Engine, 'step' | 'cells' | 'tree' | 'nearest'>} StepEngine
 * @typedef {{ shown: { actions: string[] } | null, boardAt(index: number): Promise<Cells | null> }} Plans
 * @typedef {{ node: number, parent: number | null, g: number, h: number, f: number, cells: Cells }} Picked
 *   a node that waits, looked at though it is not being expanded
 */
import { Ticker } from './ticker.js';

const frontierRows = 24;
const never = 0xffffffff;
/** Faster than this the play leaves steps out. */
const shownEachSecond = 60;

export class Walk {
  /** @type {Mode} */ mode = 'board';
  /** @type {{ steps: number, plan: number }} */ position = { steps: 0, plan: 0 };
  /** @type {Step | null} */ step = null;
  /** @type {Cells | null} */ planBoard = null;
  /** @type {Picked | null} */ picked = null;
  playing = false;
  speed = 4;
  /** @type {Run | null} */ run = null;
  /** @type {Plans | null} */ plans = null;
  #ticker = new Ticker();
  #wanted = 0;
  #engine;
  #onChange;

  /** @param {StepEngine} engine @param {(arrived: boolean) => void} onChange arrived: something new is shown */
  constructor(engine, onChange) {
    this.#engine = engine;
    this.#onChange = onChange;
  }

  /** Back to the board; nothing of the search before is kept. */
  reset() {
    this.pause();
    this.mode = 'board';
    this.position = { steps: 0, plan: 0 };
    this.step = null;
    this.planBoard = null;
    this.picked = null;
    this.#wanted += 1;
    this.#onChange(false);
  }

  get canStep() {
    return this.run?.stats != null && this.run.lost === null;
  }

  get canPlan() {
    return this.plans?.shown != null;
  }

  /** The last position of the mode shown. */
  get last() {
    if (this.mode === 'steps') return this.run?.stats?.expanded ?? 0;
    return this.mode === 'plan' ? (this.plans?.shown?.actions.length ?? 0) : 0;
  }

  get current() {
    return this.mode === 'steps' || this.mode === 'plan' ? this.position[this.mode] : 0;
  }

  /** Whether the mode has places to go to. */
  get #moves() {
    return this.mode === 'steps' || this.mode === 'plan';
  }

  /** Another plan is to be seen, from its start; where it is as long as before, from the same place.
   * @param {number} index */
  async showPlanAt(index) {
    this.position = { ...this.position, plan: Math.max(0, Math.min(index, this.plans?.shown?.actions.length ?? 0)) };
    if (this.mode === 'plan') await this.#load();
  }

  /** @param {Mode} mode */
  async show(mode) {
    this.pause();
    this.mode = mode;
    this.picked = null;
    this.#onChange(false);
    if (this.#moves) await this.#load();
  }

  /** @param {number} value */
  async seek(value) {
    this.pause();
    await this.#move(value);
  }

  /** The node that all views mark. */
  get selected() {
    return this.mode === 'steps' ? (this.picked?.node ?? this.step?.expansion.node ?? null) : null;
  }

  /** Goes to the expansion of a node; one that still waits is shown as it is. @param {number} node */
  async pick(node) {
    this.pause();
    const wish = ++this.#wanted;
    const columns = await this.#engine.tree(node, node + 1).catch(() => null);
    const waits = columns?.parent.length ? columns.expanded_at[0] === never : false;
    const moment = columns?.parent.length ? columns.expanded_at[0] : await this.#momentOf(node);
    if (wish !== this.#wanted) return;
    this.mode = 'steps';
    if (moment !== null && !waits) return this.#move(moment);
    const cells = await this.#engine.cells(node).catch(() => null);
    if (wish !== this.#wanted || !cells || !columns?.parent.length) return;
    const parent = columns.parent[0] === never ? null : columns.parent[0];
    this.picked = { node, parent, g: columns.g[0], h: columns.h[0], f: columns.f[0], cells };
    if (!this.step) await this.#load(true);
    this.#onChange(true);
  }

  /** @param {number} node @returns {Promise<number | null>} */
  async #momentOf(node) {
    const stop = await this.#engine.nearest([{ event: 'state', node }], -1, true).catch(() => null);
    return stop?.index ?? null;
  }

  /** Goes to the next (or previous) expansion where one of these happens; null when there is none.
   * @param {BreakpointRow[]} breakpoints @param {boolean} forwards */
  async seekStop(breakpoints, forwards) {
    this.pause();
    const wish = ++this.#wanted;
    const stop = await this.#engine.nearest(breakpoints, this.position.steps, forwards).catch(() => null);
    if (wish !== this.#wanted) return null;
    this.mode = 'steps';
    if (stop) await this.#move(stop.index);
    return stop;
  }

  async togglePlay() {
    if (!this.#moves) return;
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.current >= this.last) await this.#move(0);
    else this.#onChange(false);
    await this.#ticker.start(() => Math.min(this.speed, shownEachSecond), () => this.#playOne());
  }

  pause() {
    this.#ticker.stop();
    if (!this.playing) return;
    this.playing = false;
    this.#onChange(true);
  }

  /** @param {number} speed steps a second */
  setSpeed(speed) {
    this.speed = speed;
    this.#onChange(false);
  }

  async #playOne() {
    if (!this.playing) return false;
    const size = this.mode === 'steps' ? Math.max(1, Math.round(this.speed / shownEachSecond)) : 1;
    await this.#move(this.current + size);
    if (this.current < this.last) return true;
    this.pause();
    return false;
  }

  /** @param {number} value */
  async #move(value) {
    if (!this.#moves) return;
    this.position = { ...this.position, [this.mode]: Math.max(0, Math.min(value, this.last)) };
    await this.#load();
  }

  /** @param {boolean} [keepsPick] */
  async #load(keepsPick = false) {
    const wish = ++this.#wanted;
    const { mode } = this;
    try {
      const step = mode === 'steps' ? await this.#engine.step(this.position.steps, frontierRows) : null;
      const board = mode === 'plan' ? ((await this.plans?.boardAt(this.position.plan)) ?? null) : null;
      if (wish !== this.#wanted) return;
      if (!keepsPick) this.picked = null;
      if (mode === 'steps') this.step = step;
      else this.planBoard = board;
      this.#onChange(!this.playing);
    } catch {
      this.pause();
    }
  }
}
