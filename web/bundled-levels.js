/** Where the page's own levels are; most embedded boards need none, so it is loaded when asked for. */
export const levelFiles = /** @type {Record<string, string>} */ (
  import.meta.glob('../levels/*.txt', { query: '?url', import: 'default', eager: true })
);

/** What the page's own collections are called, in the order of `bundled`. */
export const bundledNames = () =>
  Object.keys(levelFiles)
    .sort()
    .map((path) => path.replace(/.*\/|\.txt$/g, ''));
