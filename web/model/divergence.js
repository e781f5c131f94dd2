/**
 * Where two searches on one board part: the first step at which they expand different states, and how many
 * states only one of them expanded. States are compared by the engine's numbers for them (of 53 bits), so
 * that it does not matter which node stands for which state.
 * @typedef {Readonly<{ step: number | null, same: number, left: number, right: number, onlyLeft: number,
 *   onlyRight: number, both: number, leftLater: number | null, rightLater: number | null }>} Divergence
 *   step: null where none of them does anything that the other does not do at that step; same: steps before
 *   it; left, right: expansions of each; both: states that both expanded; leftLater: the step at which the
 *   right one expands the state that the left one expands here, null for never
 */

/** The first step from `from` on at which two columns differ, or the end of the shorter one.
 * @param {Float64Array} left @param {Float64Array} right @param {number} [from] */
export function firstDifference(left, right, from = 0) {
  const end = Math.min(left.length, right.length);
  let step = from;
  while (step < end && left[step] === right[step]) step += 1;
  return step;
}

/** Each number once, in order. @param {Float64Array} column */
function distinct(column) {
  const sorted = column.slice().sort();
  let count = 0;
  for (let i = 0; i < sorted.length; i += 1)
    if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[count++] = sorted[i];
  return sorted.subarray(0, count);
}

/** @param {Float64Array} left in order, each once @param {Float64Array} right */
function shared(left, right) {
  let [i, j, count] = [0, 0, 0];
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) count += 1;
    const [a, b] = [left[i], right[j]];
    if (a <= b) i += 1;
    if (b <= a) j += 1;
  }
  return count;
}

/** @param {Float64Array} column @param {number} key @returns {number | null} */
function placeOf(column, key) {
  const place = column.indexOf(key);
  return place < 0 ? null : place;
}

/** @param {Float64Array} left the states of all its expansions, in their order @param {Float64Array} right
 * @returns {Divergence} */
export function divergenceOf(left, right) {
  const step = firstDifference(left, right);
  const [a, b] = [distinct(left), distinct(right)];
  const both = shared(a, b);
  return Object.freeze({
    step: step === left.length && step === right.length ? null : step,
    same: step,
    left: left.length,
    right: right.length,
    onlyLeft: a.length - both,
    onlyRight: b.length - both,
    both,
    leftLater: step < left.length ? placeOf(right, left[step]) : null,
    rightLater: step < right.length ? placeOf(left, right[step]) : null,
  });
}
