/**
 * Where breakpoints match: questions that take more than one call of a session.
 * @import { BreakpointRow, Session, Stop } from './protocol.js'
 */

const beforeAll = 0xffffffff;

/** The nearest expansion behind (or before) a step that one of the breakpoints matches.
 * @param {Pick<Session, 'find'>} session @param {BreakpointRow[]} breakpoints @param {number} from
 * @param {boolean} forwards @returns {Stop | null} */
export function nearestStop(session, breakpoints, from, forwards) {
  /** @type {Stop | null} */ let nearest = null;
  for (const breakpoint of breakpoints) {
    const index = session.find(breakpoint, from < 0 ? beforeAll : from, forwards);
    if (index === null) continue;
    if (!nearest || (forwards ? index < nearest.index : index > nearest.index))
      nearest = { index, breakpoint };
  }
  return nearest;
}

/** The first places that a breakpoint matches, as many as asked for.
 * @param {Pick<Session, 'find'>} session @param {BreakpointRow[]} breakpoints @param {number} most
 * @param {number} milliseconds for all of them */
export function stopsOf(session, breakpoints, most, milliseconds = 60) {
  const begun = performance.now();
  /** @type {number[]} */ const found = [];
  for (const breakpoint of breakpoints) {
    let index = session.find(breakpoint, beforeAll, true);
    for (let count = 0; index !== null && count < most; count += 1) {
      found.push(index);
      if (performance.now() - begun > milliseconds) return Uint32Array.from(found);
      index = session.find(breakpoint, index, true);
    }
  }
  return Uint32Array.from(found);
}
