/**
 * What a link may do by itself. One that leads to a step needs a search to step through; but anybody can
 * write a link, and whoever opens it has not agreed to a day's work yet.
 * @import { Limits, PlaygroundDocument } from './types.js'
 */
import { edit } from './document.js';
import { formatValue } from './format.js';

export const mostSeconds = 10;
/** A search that is bounded by expansions is the same on every machine; a clock must not cut it off. */
export const mostExpansions = 200_000;

const year = 365 * 24 * 3600;

/** The document of a link to a step: its search ends by itself, also where the link does not say when.
 * @param {PlaygroundDocument} document */
export const boundedForStep = (document) =>
  document.time_bound === null && document.max_expansions === null
    ? edit(document, { time_bound: mostSeconds })
    : document;

/** What to ask before a link's search is run; '' where it may run without a click.
 * @param {Pick<PlaygroundDocument, 'time_bound' | 'max_expansions' | 'memory_mib'>} document
 * @param {Limits} limits */
export function questionBefore({ time_bound, max_expansions, memory_mib: memory }, limits) {
  const isShort =
    time_bound === null ? (max_expansions ?? Infinity) <= mostExpansions : time_bound <= mostSeconds;
  if (isShort && memory <= limits.default_memory_mib) return '';
  const count = max_expansions === null ? '' : `up to ${formatValue(max_expansions)} expansions`;
  const most = time_bound === null ? count : duration(time_bound);
  const time = most ? `of ${most}` : 'without a time bound';
  return `This link asks for a search ${time}, with up to ${size(memory)} of memory.`;
}

/** @param {number} seconds */
function duration(seconds) {
  if (seconds > year) return 'more than a year';
  if (seconds >= 7200) return `up to ${formatValue(seconds / 3600)} h`;
  return seconds >= 120 ? `up to ${formatValue(seconds / 60)} min` : `up to ${formatValue(seconds)} s`;
}

/** @param {number} mebibytes */
const size = (mebibytes) =>
  mebibytes >= 1024 ? `${formatValue(mebibytes / 1024)} GiB` : `${formatValue(mebibytes)} MiB`;
