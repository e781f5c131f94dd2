/**
 * Breakpoints: where a running search stops by itself, and what one can jump to. They are part of the
 * document, but for one on a state, which belongs to a run.
 * @import { Catalog, Entry } from './types.js'
 * @import { BreakpointRow } from '../engine/protocol.js'
 */

/** Those that are the user's own choice at each search, without a formula or a state.
 * @param {Pick<Catalog, 'events'>} catalog @returns {Entry[]} */
export const plainEvents = (catalog) =>
  catalog.events.filter(({ id }) => id !== 'condition' && id !== 'state');

/** @param {readonly BreakpointRow[]} list @param {BreakpointRow} row */
export const hasBreakpoint = (list, row) => list.some((each) => same(each, row));

/** The list without the row when it has it, or else with it. @param {readonly BreakpointRow[]} list
 * @param {BreakpointRow} row @returns {BreakpointRow[]} */
export const toggled = (list, row) =>
  hasBreakpoint(list, row) ? list.filter((each) => !same(each, row)) : [...list, row];

/** @param {BreakpointRow} a @param {BreakpointRow} b */
const same = (a, b) => a.event === b.event && a.condition === b.condition && a.node === b.node;

/** In words. @param {BreakpointRow} row @param {Pick<Catalog, 'events'>} catalog */
export function breakpointName({ event, condition, node }, catalog) {
  if (event === 'condition') return `Where ${condition}`;
  if (event === 'state') return `The state of node ${node}`;
  return catalog.events.find(({ id }) => id === event)?.name ?? event;
}

/** What came from outside as breakpoints. @param {unknown} candidate @returns {BreakpointRow[]} */
export function repairBreakpoints(candidate) {
  if (!Array.isArray(candidate)) return [];
  return candidate
    .filter((row) => typeof row?.event === 'string' && row.event !== 'state')
    .map(({ event, condition }) => (typeof condition === 'string' ? { event, condition } : { event }));
}
