/** The part of a long list that is shown around one of its entries.
 * @param {number} length @param {number} index @param {number} size
 * @returns {{ from: number, to: number }} */
export function windowAround(length, index, size) {
  const from = Math.max(0, Math.min(index - Math.floor(size / 2), length - size));
  return { from, to: Math.min(length, from + size) };
}
