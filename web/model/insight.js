/**
 * What the timeline and the views of a whole search show. Fetched when someone looks, and again when the search or
 * the step has moved on, at most about once a second while it runs. View state: never undone, never saved.
 * @import { Engine } from '../engine/engine.js'
 * @import { BreakpointRow, HeatMap, NodeColumns, PlanePoints, TimelineAnswer, Track } from '../engine/protocol.js'
 * @import { Run } from './types.js'
 * @typedef {'' | 'anytime' | 'tree' | 'plane' | 'heat' | 'compare'} Lens
 * @typedef {Pick<Engine, 'timeline' | 'plane' | 'heat' | 'tree' | 'track' | 'formulaPlane'>} InsightEngine
 * @typedef {{ values: Float64Array, steps: number, gMost: number, hMost: number }} FormulaGrid
 * @typedef {{ weight: number, cost: number | null, lower_bound: number | null }} Known
 * @typedef {{ run: Run | null, formula: string, known: Known | null, step: number | null,
 *   breakpoints: readonly BreakpointRow[] }} Place
 *   known: what f depends on, at the step or at the end. step: null when the steps are not looked at
 */

const pause = 800;
/** Between two steps looked at in quick succession: the worker is needed for the steps themselves. */
const pauseOfSteps = 200;
const parts = 400;
const gridSteps = 60;
/** More than anyone can tell apart, and quick to lay out. */
export const mostNodes = 250_000;
/** Of a search that runs: the tree is laid out anew every second, and the page must go on answering. */
const mostWhileRunning = 10_000;

export class Insight {
  /** @type {Lens} */ lens = '';
  /** @type {TimelineAnswer | null} */ timeline = null;
  /** @type {PlanePoints | null} */ plane = null;
  /** @type {FormulaGrid | null} */ grid = null;
  /** @type {HeatMap | null} */ heat = null;
  /** @type {NodeColumns | null} */ tree = null;
  /** @type {Track | null} */ track = null;
  /** @type {Place} */ #place = { run: null, formula: '', known: null, step: null, breakpoints: [] };
  /** What was last fetched, so that it is not fetched again. @type {Record<string, string>} */ #have = {};
  #busy = false;
  #last = -Infinity;
  #generation = 0;
  /** @type {ReturnType<typeof setTimeout> | null} */ #timer = null;
  #engine;
  #onChange;

  /** @param {InsightEngine} engine @param {() => void} onChange */
  constructor(engine, onChange) {
    this.#engine = engine;
    this.#onChange = onChange;
  }

  /** A new search begins: nothing known of the old one is shown. */
  reset() {
    this.#generation += 1;
    this.#have = {};
    Object.assign(this, { timeline: null, plane: null, grid: null, heat: null, tree: null, track: null });
  }

  /** @param {Lens} lens */
  open(lens) {
    this.lens = lens;
    this.#last = -Infinity;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#onChange();
    this.#consider();
  }

  /** Where things stand now. @param {Place} place */
  follow(place) {
    this.#place = place;
    this.#consider();
  }

  #consider() {
    const { run } = this.#place;
    if (this.#busy || this.#timer !== null || !run?.stats || run.lost) return;
    const wait = this.#last + (run.status === 'running' ? pause : pauseOfSteps) - performance.now();
    if (wait <= 0) return void this.#fetch();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#consider();
    }, wait);
  }

  /** One round over all that is wanted. */
  async #fetch() {
    if (!this.#isMissing()) return;
    this.#busy = true;
    for (const what of Object.keys(this.#wanted())) await this.#bring(what);
    this.#busy = false;
    this.#last = performance.now();
    if (this.#isMissing()) this.#consider();
  }

  /** Of a search that has ended all portions; of one that runs, one a round. @param {string} what */
  async #bring(what) {
    for (;;) {
      const [key, generation] = [this.#wanted()[what], this.#generation];
      if (key === undefined || this.#have[what] === key) return;
      // Where the worker is gone there is nothing to wait for; a new search starts afresh.
      const isWhole = await this.#load(what).catch(() => true);
      if (generation !== this.#generation) return;
      if (isWhole) this.#have[what] = key;
      this.#onChange();
      if (this.#place.run?.status === 'running') return;
    }
  }

  #isMissing() {
    return Object.entries(this.#wanted()).some(([what, key]) => this.#have[what] !== key);
  }

  /** What should be there, and from when it must be. @returns {Record<string, string>} */
  #wanted() {
    const { run, step, breakpoints, formula, known } = this.#place;
    const expanded = run?.stats?.expanded ?? 0;
    const now = `${this.#generation}:${expanded}`;
    return {
      ...(step === null ? {} : { timeline: `${now}:${JSON.stringify(breakpoints)}` }),
      ...(this.lens === 'anytime' ? { track: now } : {}),
      ...(this.lens === 'tree' ? { tree: this.#treeKey(run) } : {}),
      ...(this.lens === 'plane'
        ? { plane: now, grid: `${this.#generation}:${formula}:${JSON.stringify(known)}:${this.plane?.g.length}` }
        : {}),
      ...(this.lens === 'heat' ? { heat: `${this.#generation}:${step ?? expanded}` } : {}),
    };
  }

  /** Beyond its last node a tree that is shown in part changes only in what is expanded. @param {Run | null} run */
  #treeKey(run) {
    const [nodes, running] = [run?.stats?.nodes ?? 0, run?.status === 'running'];
    return `${this.#generation}:${Math.min(nodes, treeLimit(run))}:${running && nodes > mostWhileRunning
      ? ''
      : run?.stats?.expanded}`;
  }

  /** @param {string} what @returns {Promise<boolean>} whether it is complete */
  async #load(what) {
    const generation = this.#generation;
    const { step, breakpoints, run } = this.#place;
    /** @type {Partial<Insight>} */ let found = {};
    let isWhole = true;
    if (what === 'timeline') found = { timeline: await this.#engine.timeline(parts, [...breakpoints]) };
    if (what === 'track') found = { track: await this.#engine.track() };
    if (what === 'tree') found = { tree: await this.#engine.tree(0, treeLimit(run)) };
    if (what === 'grid') found = { grid: await this.#loadGrid() };
    if (what === 'plane') {
      const answer = await this.#engine.plane();
      isWhole = answer?.done ?? true;
      found = { plane: answer?.points ?? null };
    }
    if (what === 'heat') {
      const answer = await this.#engine.heat(step ?? run?.stats?.expanded ?? 0);
      isWhole = answer?.done ?? true;
      found = isWhole ? { heat: answer?.map ?? null } : {};
    }
    if (what === 'timeline') isWhole = found.timeline?.done ?? true;
    if (generation === this.#generation) Object.assign(this, found);
    return isWhole;
  }

  /** @returns {Promise<FormulaGrid | null>} */
  async #loadGrid() {
    const { formula, known } = this.#place;
    if (!formula || !this.plane?.g.length || !known) return null;
    const most = (/** @type {Float64Array} */ values) => values.reduce((a, b) => Math.max(a, b), 1) * 1.05;
    const [gMost, hMost] = [most(this.plane.g), most(this.plane.h)];
    const values = await this.#engine.formulaPlane(formula, known, gMost, hMost, gridSteps);
    return values.length ? { values, steps: gridSteps, gMost, hMost } : null;
  }
}

/** @param {Run | null} run */
const treeLimit = (run) => (run?.status === 'running' ? mostWhileRunning : mostNodes);
