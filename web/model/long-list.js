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

/** Which cards of a grid are in sight, or nearly, and how many pixels the rows above and below them take.
 * @param {{ scroll: number, top: number, box: number, width: number }} seen top: where the grid begins
 * @param {number} count @param {{ width: number, height: number, gap: number }} card width: the least
 * @returns {{ from: number, to: number, above: number, below: number, columns: number }} */
export function cardsInSight({ scroll, top, box, width }, count, card) {
  const columns = Math.max(1, Math.floor((width + card.gap) / (card.width + card.gap)));
  const each = card.height + card.gap;
  const rows = Math.ceil(count / columns);
  const first = Math.max(0, Math.min(rows - 1, Math.floor((scroll - top) / each) - spare));
  const last = Math.max(first + 1, Math.min(rows, Math.ceil((scroll - top + box) / each) + spare));
  return {
    from: first * columns,
    to: Math.min(count, last * columns),
    above: first * each,
    below: (rows - last) * each,
    columns,
  };
}

/** Rows of cards beyond those in sight: the keyboard walks into them. */
const spare = 2;
