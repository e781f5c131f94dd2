/** A place on a timeline as it is typed. Timelines may have more places than a number can count, so there are
 * bigints. */
import { formatCount } from './format.js';

/** @template {number | bigint} N @param {string} text @param {N} last
 * @returns {{ value: N, diagnostic: '' } | { value: null, diagnostic: string }} diagnostic: what is expected
 * instead */
export function readPlace(text, last) {
  const digits = text.replace(/[\s,]/g, '');
  const isPlace = /^\d+$/.test(digits) && BigInt(digits) <= BigInt(last);
  if (!isPlace)
    return { value: null, diagnostic: `A whole number from 0 to ${formatCount(last)} is needed here.` };
  return {
    value: /** @type {N} */ (typeof last === 'bigint' ? BigInt(digits) : Number(digits)),
    diagnostic: '',
  };
}
