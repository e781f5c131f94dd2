/**
 * Places labels so that none lies on another: the more important choose first, and one for which no place is
 * left is not written.
 * @typedef {{ x: number, y: number, width: number, height: number }} Box   x and y of its top left corner
 * @typedef {{ text: string, rank: number, width: number, places: readonly { x: number, y: number }[] }} Wish
 *   rank: the lower the more important; places: in order of preference, each the left end of the base line
 */

export const lineHeight = 14;
const descent = 3;

/** @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** @param {{ x: number, y: number }} place @param {number} width @returns {Box} */
export const boxAt = ({ x, y }, width) => ({ x, y: y - lineHeight + descent, width, height: lineHeight });

/** Where each label stands, null for one that is not written. @param {readonly Wish[]} wishes
 * @param {readonly Box[]} taken where none may stand @param {{ left: number, right: number }} inside
 * @returns {({ x: number, y: number } | null)[]} */
export function placeLabels(wishes, taken, { left, right }) {
  /** @type {({ x: number, y: number } | null)[]} */ const found = wishes.map(() => null);
  const boxes = [...taken];
  const order = wishes.map((_, i) => i).sort((a, b) => wishes[a].rank - wishes[b].rank || a - b);
  for (const i of order) {
    const { width, places } = wishes[i];
    const place = places.find(
      (each) =>
        each.x >= left && each.x + width <= right && !boxes.some((box) => overlap(box, boxAt(each, width))),
    );
    if (!place) continue;
    boxes.push(boxAt(place, width));
    found[i] = place;
  }
  return found;
}
