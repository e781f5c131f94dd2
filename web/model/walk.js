/**
 * Where one stands in a finished or running search: on the board, at a step, or in the plan. View state:
 * it is never undone and never saved. Loads what is shown; of several wishes in a row only the last counts.
 * @import { Engine } from '../engine/engine.js'
 * @import { Cells, Run, Step } from './types.js'
 * @typedef {'board' | 'steps' | 'plan'} Mode
 * @typedef {Pick<Engine, 'step' | 'cells'>} StepEngine
 */
import { Ticker } from './ticker.js';

const frontierRows = 12;

export class Walk {
  /** @type {Mode} */ mode = 'board';
  /** @type {{ steps: number, plan: number }} */ position = { steps: 0, plan: 0 };
  /** @type {Step | null} */ step = null;
  /** @type {Cells | null} */ planBoard = null;
  playing = false;
  speed = 4;
  /** @type {Run | null} */ run = null;
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
    this.#wanted += 1;
    this.#onChange(false);
  }

  get canStep() {
    return this.run?.stats != null && this.run.lost === null;
  }

  get canPlan() {
    return this.run?.plan != null && this.run.lost === null;
  }

  /** The last position of the mode shown. */
  get last() {
    if (this.mode === 'steps') return this.run?.stats?.expanded ?? 0;
    return this.mode === 'plan' ? (this.run?.plan?.actions.length ?? 0) : 0;
  }

  get current() {
    return this.mode === 'board' ? 0 : this.position[this.mode];
  }

  /** @param {Mode} mode */
  async show(mode) {
    this.pause();
    this.mode = mode;
    this.#onChange(false);
    if (mode !== 'board') await this.#load();
  }

  /** @param {number} value */
  async seek(value) {
    this.pause();
    await this.#move(value);
  }

  async togglePlay() {
    if (this.mode === 'board') return;
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.current >= this.last) await this.#move(0);
    else this.#onChange(false);
    await this.#ticker.start(() => this.speed, () => this.#playOne());
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
    await this.#move(this.current + 1);
    if (this.current < this.last) return true;
    this.pause();
    return false;
  }

  /** @param {number} value */
  async #move(value) {
    if (this.mode === 'board') return;
    this.position = { ...this.position, [this.mode]: Math.max(0, Math.min(value, this.last)) };
    await this.#load();
  }

  async #load() {
    const wish = ++this.#wanted;
    const { mode } = this;
    try {
      const step = mode === 'steps' ? await this.#engine.step(this.position.steps, frontierRows) : null;
      const board = mode === 'plan' ? await this.#planCells() : null;
      if (wish !== this.#wanted) return;
      if (mode === 'steps') this.step = step;
      else this.planBoard = board;
      this.#onChange(!this.playing);
    } catch {
      this.pause();
    }
  }

  /** @returns {Promise<Cells | null>} */
  async #planCells() {
    const node = this.run?.plan?.nodes[this.position.plan];
    return node === undefined ? null : this.#engine.cells(node);
  }
}
