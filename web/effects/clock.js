/**
 * Time, as the effects ask for it: what time it is, and to be woken later.
 * @typedef {{ now: () => number, after: (milliseconds: number, wake: () => void) => () => void }} Clock
 *   now: milliseconds; after: returns how to call it off
 */

/** @type {Clock} */
export const browserClock = {
  now: () => performance.timeOrigin + performance.now(),
  after(milliseconds, wake) {
    const timer = setTimeout(wake, milliseconds);
    return () => clearTimeout(timer);
  },
};
