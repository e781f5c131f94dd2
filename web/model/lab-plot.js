/**
 * The pairs of h and true cost, made ready for a plot and a histogram.
 * @import { Gaps, Pairs } from './lab-types.js'
 * @typedef {{ column: number, row: number, count: number, h: number, exact: number, high: boolean }} Spot
 *   high: above the diagonal
 * @typedef {{ spots: Spot[], columns: number, rows: number, unit: number, hMost: number, exactMost: number,
 *   most: number }} Grid   unit: how much a cell stands for, both ways
 */

/** A column of at least this many pixels can be told from the next. */
const mostColumns = 64;

/** As few cells as fit, each of a round width. @param {Pairs} pairs @returns {Grid} */
export function plotGrid({ h, exact, count }) {
  const exactMost = exact.reduce((a, b) => Math.max(a, b), 1);
  const hMost = h.reduce((a, b) => Math.max(a, Number.isFinite(b) ? b : 0), 1);
  const unit = roundUnit(Math.max(exactMost, hMost) / mostColumns);
  /** @type {Map<string, Spot>} */ const spots = new Map();
  for (let i = 0; i < count.length; i++) {
    if (!Number.isFinite(h[i])) continue;
    const [column, row] = [Math.floor(exact[i] / unit), Math.floor(h[i] / unit)];
    const high = h[i] > exact[i];
    const key = `${column} ${row} ${high}`;
    const known = spots.get(key);
    if (known) known.count += count[i];
    else spots.set(key, { column, row, count: count[i], h: h[i], exact: exact[i], high });
  }
  const all = [...spots.values()];
  return {
    spots: all,
    unit,
    hMost,
    exactMost,
    columns: Math.floor(exactMost / unit) + 1,
    rows: Math.floor(hMost / unit) + 1,
    most: all.reduce((a, spot) => Math.max(a, spot.count), 1),
  };
}

/** 1, 2, 5, 10 …: the first that is no less. @param {number} least */
export function roundUnit(least) {
  if (least <= 1) return 1;
  const ten = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= least) ?? 10 * ten;
}

/** Marks of an axis from 0, four to eight of them. @param {number} most */
export function marksOf(most) {
  const step = roundUnit(most / 6);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

/** How many states are off by how much: h − h*, below 0 where h is too low. No more bars than can be told
 * apart.
 * @param {Gaps} gaps @param {number} [bars]
 * @returns {{ from: number, unit: number, counts: number[], most: number }} */
export function gapHistogram({ step, from, count }, bars = 24) {
  const [least, greatest] = [Math.min(0, ...from), Math.max(0, ...from)];
  const unit = Math.max(step, roundUnit((greatest - least + 1) / bars));
  const first = Math.floor(least / unit) * unit;
  const counts = Array.from({ length: Math.floor((greatest - first) / unit) + 1 }, () => 0);
  from.forEach((gap, i) => (counts[Math.floor((gap - first) / unit)] += count[i]));
  return { from: first, unit, counts, most: Math.max(1, ...counts) };
}
