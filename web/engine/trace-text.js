/**
 * A search as a trace for the Posthoc viewer, format 1.4: the head, an event a line, the end. What is in it
 * the
 * core says (core/trace.h); the command line writes the same bytes.
 * @import { TraceEvent, TraceHead } from './protocol.js'
 */

/** The viewer takes what is null or empty for a value. @param {string} _ @param {unknown} value */
const told = (_, value) =>
  value === null || value === '' || (Array.isArray(value) && !value.length) ? undefined : value;

/** @param {TraceHead} head */
export const traceBegin = (head) => `${JSON.stringify(head, told).slice(0, -1)},"events":[`;

/** @param {readonly TraceEvent[]} events @param {boolean} isFirst of the trace */
export const traceLines = (events, isFirst) =>
  events.map((event, i) => `${isFirst && i === 0 ? '' : ','}\n${JSON.stringify(event, told)}`).join('');

export const traceClose = '\n]}\n';
