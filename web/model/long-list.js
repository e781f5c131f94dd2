/**
 * A list of any length in a box that scrolls: which rows are seen, and where they stand. A browser's boxes
 * end at some millions of pixels, so a very long list moves by more than one row's height for each.
 */

const tallest = 4_000_000;

/** @param {number} count @param {number} rowHeight */
export const listHeight = (count, rowHeight) => Math.min(count * rowHeight, tallest);

/** The first row that is seen. @param {number} scroll @param {number} count @param {number} rowHeight
 * @param {number} box */
export function firstRow(scroll, count, rowHeight, box) {
  const height = listHeight(count, rowHeight);
  const most = Math.max(0, count - Math.floor(box / rowHeight));
  const part = scroll / Math.max(1, height - box);
  return Math.max(
    0,
    Math.min(most, count * rowHeight <= tallest ? Math.floor(scroll / rowHeight) : Math.round(part * most)),
  );
}

/** Where to scroll so that a row is seen at the top. @param {number} row @param {number} count
 * @param {number} rowHeight
 * @param {number} box */
export function scrollFor(row, count, rowHeight, box) {
  if (count * rowHeight <= tallest) return row * rowHeight;
  const most = Math.max(1, count - Math.floor(box / rowHeight));
  return (Math.min(row, most) / most) * (tallest - box);
}
