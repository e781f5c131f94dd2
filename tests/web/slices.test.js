// A search in slices, by a clock that only its expansions move.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pacer } from '../../web/engine/pacer.js';
import { runInSlices } from '../../web/engine/slices.js';

/** Runs a search without end whose expansions take so many milliseconds, up to a bound.
 * @param {(expansion: number) => number} milliseconds @param {number} limit seconds */
async function run(milliseconds, limit) {
  const { now: clock } = performance;
  let now = 0;
  performance.now = () => now;
  const slices = [];
  let [expanded, status] = [0, 'running'];
  const session = {
    advance(size) {
      const begun = now;
      for (const end = expanded + size; expanded < end; expanded += 1) now += milliseconds(expanded);
      slices.push(now - begun);
      return status;
    },
    stop: (reason) => void (status = reason),
  };
  const job = { session, seconds: 0, limit, pacer: new Pacer(), stopping: false };
  const nothing = async () => {};
  await runInSlices(job, nothing, nothing).finally(() => (performance.now = clock));
  return { slices, status, seconds: job.seconds, expanded };
}

test('slices of even expansions last as long as wanted, and end with the bound', async () => {
  const { slices, status, seconds } = await run(() => 0.01, 1);
  assert.equal(status, 'timeout');
  assert.ok(seconds >= 1 && seconds < 1.001, `${seconds}`);
  assert.ok(Math.max(...slices) < 10.1, `${Math.max(...slices)}`);
  assert.ok(slices.length < 130, `${slices.length}`);
});

/** Runs of slow expansions among quick ones, as where a search looks for traps now and then. */
const uneven = (i) => (i % 400 < 40 ? 1 : 0.02);

test('where slow expansions come again, few slices are much too long', async () => {
  const { slices } = await run(uneven, 10);
  const long = slices.filter((each) => each > 25);
  assert.ok(long.length < 3, `${long.length} of ${slices.length}: ${long}`);
});

test('a bound is passed by less than fifty milliseconds, wherever it falls', async () => {
  for (let limit = 0.5; limit < 1.5; limit += 0.0137) {
    const { seconds } = await run(uneven, limit);
    assert.ok(seconds - limit < 0.05, `${limit} s: ${seconds}`);
  }
});
