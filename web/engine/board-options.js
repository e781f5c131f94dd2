/**
 * Of a request's options those that belong to the board and its rules: what reads a board refuses those that
 * are the search's alone.
 * @import { Catalog, Options } from './protocol.js'
 * @param {Pick<Catalog, 'domains'>} catalog
 * @param {{ domain?: string, options?: Options }} request
 * @returns {Options}
 */
export function boardOptions({ domains }, { domain, options }) {
  const rows = domains.find(({ id }) => id === domain)?.options ?? [];
  return Object.fromEntries(
    Object.entries(options ?? {}).filter(([key]) => rows.some(({ id }) => id === key)),
  );
}
