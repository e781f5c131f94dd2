/**
 * A plan as a strip of bars, pushes taller than other moves. Where moves are too many for a bar each, a bar
 * stands for several, as tall as their share of pushes.
 * @typedef {{ from: number, x: number, width: number, share: number }} Bar
 *   from: its first move, counted from 0; share: of its moves that are pushes
 */

/** Pixels from one bar to the next, at least. */
const pitch = 3;

/** @param {number} moves @param {ArrayLike<number>} pushes 1 for a move that is one
 * @param {number} width in pixels
 * @returns {Bar[]} */
export function planBars(moves, pushes, width) {
  const each = width / Math.max(1, moves);
  const together = Math.max(1, Math.ceil(pitch / each));
  /** @type {Bar[]} */ const bars = [];
  for (let from = 0; from < moves; from += together) {
    const to = Math.min(moves, from + together);
    bars.push({
      from,
      x: from * each,
      width: (to - from) * each,
      share: countPushes(pushes, from, to) / (to - from),
    });
  }
  return bars;
}

/** @param {ArrayLike<number>} pushes @param {number} [from] @param {number} [to] */
export function countPushes(pushes, from = 0, to = pushes.length) {
  let count = 0;
  for (let move = from; move < to; move += 1) count += pushes[move] ?? 0;
  return count;
}
