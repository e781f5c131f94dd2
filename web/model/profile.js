/**
 * How a run went, by samples taken while it ran: for rates, and to place a moment in time.
 * @typedef {{ seconds: number, expanded: number }} Sample
 */

const most = 512;

/** A profile with one sample more. A long one loses every second sample, never the last.
 * @param {readonly Sample[]} profile @param {Sample} sample @returns {readonly Sample[]} */
export function addSample(profile, sample) {
  const last = profile.at(-1);
  if (last && last.expanded === sample.expanded && last.seconds === sample.seconds) return profile;
  const kept = profile.length < most ? profile : profile.filter((_, index) => index % 2 === 0);
  return [...kept, { seconds: sample.seconds, expanded: sample.expanded }];
}

/** When, in seconds of search, so many expansions had been made: between two samples, in proportion.
 * @param {readonly Sample[]} profile @param {number} expanded */
export function secondsAt(profile, expanded) {
  let before = { seconds: 0, expanded: 0 };
  for (const sample of profile) {
    if (sample.expanded >= expanded) {
      const part = (expanded - before.expanded) / Math.max(1, sample.expanded - before.expanded);
      return before.seconds + part * (sample.seconds - before.seconds);
    }
    before = sample;
  }
  return before.seconds;
}

/** Of so short a time, or of so few expansions, a rate says nothing. */
const leastSeconds = 0.05;
const leastExpanded = 1000;

/** Expansions a second over the last second of search, or over all of a shorter one; null before there is
 * any.
 * @param {readonly Sample[]} profile */
export function recentRate(profile) {
  const last = profile.at(-1);
  if (!last || last.seconds < leastSeconds) return null;
  const from = profile.findLast(({ seconds }) => seconds <= last.seconds - 1) ?? { seconds: 0, expanded: 0 };
  return (last.expanded - from.expanded) / (last.seconds - from.seconds);
}

/** Expansions a second over all of a search; null of one that was over at once. @param {number} expanded
 * @param {number} seconds */
export const overallRate = (expanded, seconds) =>
  seconds <= 0 || (seconds < leastSeconds && expanded < leastExpanded) ? null : expanded / seconds;
