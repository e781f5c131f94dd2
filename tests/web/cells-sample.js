/** A picture from rows of signs, each of which stands for ground, piece and label. */
export const cellsOf = (rows, signs) => ({
  width: rows[0].length,
  height: rows.length,
  cells: Int32Array.from([...rows.join('')].flatMap((sign) => signs[sign])),
});
