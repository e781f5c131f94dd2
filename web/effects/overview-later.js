/**
 * What of a search as a whole only some look at: the lengths of its plans, the cells of its feature space.
 * @import { Overview, State } from '../state/state.js'
 * @import { OverviewEngine } from './overview.js'
 * @typedef {Promise<{ found: Partial<Overview>, isWhole: boolean }>} Found
 */
import { lengthOf } from '../model/plan-length.js';
import { verdictOn } from './plans.js';

/** A search can find hundreds of them. */
const plansAtOnce = 20;

/** Of each plan that is new, until one shows that the puzzle has no pushes. @param {OverviewEngine} engine
 * @param {State} state @returns {Found} */
export async function loadLengths(engine, { run, catalog, overview }) {
  const lengths = [...overview.lengths];
  const all = run?.stats?.incumbents.length ?? 0;
  const end = Math.min(all, lengths.length + plansAtOnce);
  for (let i = lengths.length; i < end && run && catalog; i += 1) {
    const plan = lengths.at(-1) === null ? null : await engine.plan(i);
    lengths.push(plan && lengthOf(await verdictOn(engine, run.document, catalog, plan)));
  }
  return { found: { lengths }, isWhole: lengths.length >= all };
}

/** @param {OverviewEngine} engine @param {number} most nodes @returns {Found} */
export async function loadCells(engine, most) {
  const view = await engine.featureCells();
  const tree = view?.cells.length ? await engine.tree(0, most) : null;
  return { found: { cells: view && { view, tree } }, isWhole: true };
}
