/**
 * How many expansions the next slice may take, so that slices last about as long as wanted.
 * It starts small and at most doubles, because the first expansions of a board may be slow ones.
 */
export const firstSlice = 1;
export const sliceMilliseconds = 10;

/**
 * @param {number} size expansions in the slice just done
 * @param {number} elapsed milliseconds it took; 0 when the clock is too coarse to tell
 * @param {number} target milliseconds wanted
 */
export function nextSlice(size, elapsed, target) {
  const wanted = elapsed > 0 ? Math.floor((size * target) / elapsed) : size * 2;
  return Math.max(1, Math.min(wanted, size * 2));
}

/**
 * The wanted length of the next slice when a time bound is near.
 * @param {number | null} limit seconds of search allowed in all
 * @param {number} seconds seconds of search used
 */
export function sliceTarget(limit, seconds) {
  return limit === null ? sliceMilliseconds : Math.min(sliceMilliseconds, (limit - seconds) * 1000);
}
