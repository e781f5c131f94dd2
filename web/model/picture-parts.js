/**
 * A picture of several boards, one below the other with an empty row between them, as a start and its goal.
 * What is done to the whole picture is done to each of them.
 * @import { Cells } from './types.js'
 */

/** @param {Cells} picture @param {number} row */
const isGap = ({ width, cells }, row) =>
  cells.subarray(3 * row * width, 3 * (row + 1) * width).every((value) => value < 0);

/** The empty rows between boards. Only a single one parts them, and none at the edge.
 * @param {Cells} picture @returns {number[]} */
export const gapRows = (picture) =>
  Array.from({ length: picture.height }, (_, row) => row).filter(
    (row) =>
      row > 0 &&
      row + 1 < picture.height &&
      isGap(picture, row) &&
      !isGap(picture, row - 1) &&
      !isGap(picture, row + 1),
  );

/** The rows of each part, from and to. @param {Cells} picture @returns {[from: number, to: number][]} */
function spans(picture) {
  const gaps = gapRows(picture);
  return [...gaps, picture.height].map((to, i) => [i ? gaps[i - 1] + 1 : 0, to]);
}

/** @param {Cells} picture @param {(part: Cells) => Cells} change @returns {Cells} */
export function everyPart(picture, change) {
  const { width, cells } = picture;
  const parts = spans(picture).map(([from, to]) =>
    change({ width, height: to - from, cells: cells.slice(3 * from * width, 3 * to * width) }),
  );
  if (parts.length === 1) return parts[0];
  const wide = Math.max(...parts.map((part) => part.width));
  const gap = new Array(3 * wide).fill(-1);
  const joined = parts.flatMap((part, i) => [...(i ? gap : []), ...part.cells]);
  return {
    width: wide,
    height: parts.reduce((sum, part) => sum + part.height, parts.length - 1),
    cells: Int32Array.from(joined),
  };
}
