/**
 * A search in slices of about 10 ms, so that whoever runs it can do something else between them: the worker
 * reads its messages, a program goes on with its events. The clock of the time bound is kept here.
 * @typedef {import('../../wasm/frontier').Status} Status
 * @typedef {{ advance(size: number): Status, stop(status: 'timeout' | 'cancelled'): void,
 *   preparing?(): boolean }} Sliced
 * @import { Pacer } from './pacer.js'
 * @typedef {{ seconds: number, limit: number | null, pacer: Pacer }} Pace
 *   seconds and limit are by the clock, while the search runs
 * @typedef {Pace & { session: Sliced, readonly stopping: boolean }} SlicedJob
 */
import { sliceMilliseconds, sliceTarget } from './pacer.js';

const progressMilliseconds = 50;

/** Slices until the search ends, which sets `seconds`. @param {SlicedJob} job
 * @param {() => void} tell is called some 20 times a second @param {() => Promise<unknown>} breathe lets
 * others have their turn */
export async function runInSlices(job, tell, breathe) {
  let told = performance.now();
  let breathed = told; // the first slices are short, and in some browsers a turn takes longer than they do
  const begun = told - job.seconds * 1000;
  const readClock = () => (job.seconds = (performance.now() - begun) / 1000);
  for (;;) {
    readClock();
    if (job.limit !== null && job.seconds >= job.limit) job.session.stop('timeout');
    else if (job.stopping) job.session.stop('cancelled');
    else if (runSlice(job) === 'running') {
      if (performance.now() - told >= progressMilliseconds) {
        tell();
        told = performance.now();
      }
      if (performance.now() - breathed < sliceMilliseconds / 2) continue;
      await breathe();
      breathed = performance.now();
      continue;
    }
    readClock();
    return;
  }
}

/** One slice, as long as those before it suggest. @template T @param {Pace & { session:
 * { advance(size: number): T, preparing?(): boolean } }} job @returns {T} how it stands */
export function runSlice(job) {
  const size = job.pacer.slice(sliceTarget(job.limit, job.seconds));
  const preparing = job.session.preparing?.();
  const begun = performance.now();
  const status = job.session.advance(size);
  job.pacer.done(size, performance.now() - begun);
  if (preparing && !job.session.preparing?.()) job.pacer.beginAnew();
  return status;
}
