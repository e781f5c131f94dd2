/**
 * The themes by domain id. A theme has `styles` and either `draw(board)` for a picture of its own, or
 * `ground` and `pieces`: how the entries of the legend look in a cell of 100 by 100. `describe(board)` is
 * optional.
 * @import { Cells } from '../model/types.js'
 * @typedef {{ label: number, ground: string, many: boolean }} DrawnPiece
 *   ground: what it stands on; many: there are others of its kind
 * @typedef {{ width: number, height: number, content: unknown }} Drawing
 * @typedef {{ id: string, styles: import('lit').CSSResult, draw?: (board: Cells) => Drawing,
 *   describe?: (board: Cells) => string, ground?: Record<string, () => unknown>,
 *   pieces?: Record<string, (piece: DrawnPiece) => unknown> }} Theme
 */
const modules = /** @type {Record<string, { theme:
  Theme }>} */ (import.meta.glob('../themes/*.js', { eager: true }));

export const themes = /** @type {Record<string, Theme>} */ (
  Object.fromEntries(Object.values(modules).map(({ theme }) => [theme.id, theme]))
);
