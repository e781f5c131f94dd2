/** The weight's slider: from 1 to 10 by equal ratios, on values short enough to say. */

const [least, most, places] = [1, 10, 100];

/** @param {number} place from 0 to 100 */
export const fromSlider = (place) => Math.round(least * (most / least) ** (place / places) * 20) / 20;

/** @param {number} weight */
export function toSlider(weight) {
  const inside = Math.max(least, Math.min(most, weight));
  return Math.round((places * Math.log(inside / least)) / Math.log(most / least));
}
