/**
 * The themes by domain id. A theme has `styles` and either `draw(board)` for a picture of its own, or `ground`
 * and `pieces`: how the entries of the legend look in a cell of 100 by 100. `describe(board)` is optional.
 * @typedef {{ id: string, styles: import('lit').CSSResult, draw?: (board: any) => any,
 *   describe?: (board: any) => string, ground?: Record<string, any>, pieces?: Record<string, any> }} Theme
 */
const modules = /** @type {Record<string, { theme:
  Theme }>} */ (import.meta.glob('../themes/*.js', { eager: true }));

export const themes = /** @type {Record<string, Theme>} */ (
  Object.fromEntries(Object.values(modules).map(({ theme }) => [theme.id, theme]))
);
