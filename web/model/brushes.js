/**
 * The editor's brushes: one an entry of the legend. A key chooses one: its number, or the sign it has in the
 * text.
 * @import { LegendEntry } from './types.js'
 * @typedef {{ entry: number, name: string, symbol: string, key: string, numbered: boolean }} Brush
 *   numbered: its pieces bear numbers that the user gives
 */

/** Whether pieces of a kind bear numbers of their own: their sign in the legend is one.
 * @param {Pick<LegendEntry, 'symbol' | 'layer'> | undefined} entry */
export const isNumbered = (entry) => entry?.layer === 'piece' && /^\d$/.test(entry.symbol);

/** @param {readonly LegendEntry[]} legend @returns {Brush[]} */
export const brushesOf = (legend) =>
  legend.map(({ name, symbol, layer }, entry) => ({
    entry,
    name,
    symbol,
    key: entry < 10 ? String((entry + 1) % 10) : '',
    numbered: isNumbered({ symbol, layer }),
  }));

/** The brush that a key means, or null. Where pieces bear numbers, a digit is the number and no brush.
 * @param {readonly Brush[]} brushes @param {string} key
 * @returns {{ brush: Brush, number: number | null } | null} */
export function brushOfKey(brushes, key) {
  const numbered = brushes.find((brush) => brush.numbered);
  if (numbered && /^\d$/.test(key)) return { brush: numbered, number: Number(key) };
  const exact = brushes.find(({ symbol, key: digit }) => key === digit || (key === symbol && key !== ' '));
  const loose =
    exact ?? brushes.find(({ symbol }) => symbol.toLowerCase() === key.toLowerCase() && key !== ' ');
  return loose ? { brush: loose, number: null } : null;
}
