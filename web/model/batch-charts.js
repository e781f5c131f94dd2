/**
 * The curves of a batch: how many levels are solved within what, what all plans together cost over time, and
 * two configurations against each other.
 * @import { Batch, Configuration } from './batch.js'
 * @import { Facts } from './batch-score.js'
 * @import { BatchResult } from '../engine/batch-task.js'
 * @typedef {'seconds' | 'expanded'} Axis
 * @typedef {{ x: number, y: number, key?: string, name?: string, hollow?: boolean }} Point
 *   key: of what a click on it opens; hollow: it stands for more than is known
 * @typedef {{ key: string, tone: number, points: Point[] }} Curve
 */
import { firstPlan, taskKey } from './batch.js';

/** The clock of a page does not tell less. */
export const leastSeconds = 0.001;
const leastOf = { seconds: leastSeconds, expanded: 1 };

/** When a result has its first plan. @param {BatchResult | undefined} result @param {Axis} axis */
function solvedAt(result, axis) {
  const at = result?.checked === false ? null : (firstPlan(result)?.[axis] ?? null);
  return at === null ? null : Math.max(leastOf[axis], at);
}

/** A cactus plot: x levels are solved within y each. @param {Batch} batch @param {Axis} axis
 * @returns {Curve[]} */
export const cactus = ({ levels, configurations, results }, axis) =>
  configurations.map((configuration, tone) => {
    const solved = levels.flatMap((level) => {
      const key = taskKey(level, configuration);
      const at = solvedAt(results[key], axis);
      return at === null ? [] : [{ at, key, name: level.id }];
    });
    const points = solved
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, key, name }, index) => ({ x: index + 1, y: at, key, name }));
    return { key: configuration.key, tone, points };
  });

/** What the best plans of all levels cost together, over time. A level without a plan yet counts as twice the
 * least cost that is known, so that solving one more never looks like a loss.
 * @param {Batch} batch @param {ReadonlyMap<string, Facts>} facts @param {Axis} axis @returns {Curve[]} */
export function sums({ levels, configurations, results }, facts, axis) {
  const rated = levels.flatMap((level) => {
    const known = facts.get(level.key);
    const best = known?.optimum ?? known?.best ?? null;
    return best === null ? [] : [{ level, best }];
  });
  const start = rated.reduce((total, { best }) => total + 2 * best, 0);
  return configurations.map((configuration, tone) => {
    const changes = rated.flatMap(({ level, best }) => {
      let before = 2 * best;
      return (results[taskKey(level, configuration)]?.plans ?? []).flatMap((plan) => {
        const at = plan[axis];
        if (at === null || plan.cost >= before) return [];
        const by = plan.cost - before;
        before = plan.cost;
        return [{ at: Math.max(leastOf[axis], at), by }];
      });
    });
    let total = start;
    const points = [{ x: leastOf[axis], y: start }];
    for (const { at, by } of changes.toSorted((a, b) => a.at - b.at)) {
      total += by;
      points.push({ x: at, y: total });
    }
    return { key: configuration.key, tone, points: rated.length ? points : [] };
  });
}

/** Two configurations, a point for each level; where one has no plan, it is drawn at what it spent.
 * @param {Batch} batch @param {Configuration} first @param {Configuration} second @param {Axis} axis
 * @returns {Point[]} */
export const scatter = ({ levels, results }, first, second, axis) =>
  levels.flatMap((level) => {
    const [one, two] = [first, second].map((each) => results[taskKey(level, each)]);
    const spent = (/** @type {BatchResult | undefined} */ result) => result?.[axis] ?? null;
    const [x, y] = [spent(one), spent(two)];
    if (x === null || y === null) return [];
    const hollow = one?.cost === null || two?.cost === null;
    return [
      {
        x: Math.max(leastOf[axis], x),
        y: Math.max(leastOf[axis], y),
        key: taskKey(level, second),
        name: level.id,
        hollow,
      },
    ];
  });
