/** Numbers and sentences as they are shown. */

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fraction = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

/** Most numbers on the page are below a thousand and whole: these need no formatting, which is slow.
 * @param {number | bigint} value */
const isPlain = (value) => Number.isInteger(value) && value > -1000 && value < 1000 && !Object.is(value, -0);

/** @param {number | bigint} value */
export const formatCount = (value) => (isPlain(value) ? String(value) : whole.format(value));

/** A cost or estimate: at most three decimals; null is infinite. @param {number | null} value */
export const formatValue = (value) =>
  value === null ? '∞' : isPlain(value) ? String(value) : fraction.format(value);

/** @param {number} seconds 0 where the browser's clock is too coarse to tell */
export function formatSeconds(seconds) {
  if (seconds === 0) return '< 1 ms';
  if (seconds < 0.001) return `${Math.round(seconds * 1e6)} µs`;
  if (seconds < 1) return `${Number((seconds * 1000).toPrecision(3))} ms`;
  return seconds < 100 ? `${seconds.toFixed(2)} s` : `${whole.format(seconds)} s`;
}

/** @param {number} bytes */
export function formatBytes(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1048576) return `${(bytes / 1024).toFixed(1)} KiB`;
  return `${(bytes / 1048576).toFixed(bytes < 104857600 ? 1 : 0)} MiB`;
}

/** @param {number} percent */
export const formatPercent = (percent) => `${percent < 10 ? percent.toFixed(1) : whole.format(percent)} %`;

/** A large number in short form, such as 1.2 M: a rate, a mark on an axis. @param {number} value */
export function formatShort(value) {
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} M`;
  return value >= 1e4 ? `${Math.round(value / 1e3)} k` : whole.format(value);
}

/** A counter by its id: the unit is part of the name. @param {string} id @param {number} value */
export function formatCounter(id, value) {
  if (id.endsWith('_bytes')) return formatBytes(value);
  return id === 'seconds' ? formatSeconds(value) : formatCount(value);
}

/** @param {number} count @param {string} one @param {string} [many] */
export const plural = (count, one, many = `${one}s`) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** A text's first sentence and what comes after it. @param {string} text
 * @returns {[first: string, rest: string]} */
export function splitSentence(text) {
  const [, first, rest] = /^([^]*?[.!?])\s+([^]+)$/.exec(text.trim()) ?? [];
  return first ? [first, rest] : [text.trim(), ''];
}
