import assert from 'node:assert/strict';
import { test } from 'node:test';
import { XrayJob } from '../../web/engine/xray-job.js';
import { judgesInTurn, reportOf } from '../../web/lab-engine.js';

/** A module whose X-ray takes so many slices to explore and to judge. */
function fakeModule(slices) {
  const log = [];
  class Xray {
    constructor(request) {
      log.push(`new ${request.board}`);
      this.left = slices;
      this.phase = 'explore';
    }
    error() {
      return null;
    }
    delete() {
      log.push('deleted');
    }
    advance() {
      if (['ready', 'judged'].includes(this.phase)) return this.phase;
      this.left -= 1;
      if (this.left <= 0) this.phase = this.phase === 'explore' ? 'ready' : 'judged';
      return this.phase;
    }
    judge(heuristic, estimate) {
      log.push(`judge ${heuristic} ${estimate === null ? 'plain' : estimate}`);
      if (heuristic === 'unknown') return { message: 'no', line: 0, column: 0, field: '' };
      Object.assign(this, { left: slices, phase: 'estimates' });
      return null;
    }
    report() {
      return { phase: this.phase };
    }
    counter_examples(kind, from, to) {
      return [kind, from, to];
    }
  }
  return { module: { Xray }, log };
}
const makeJob = () =>
  new XrayJob(
    () => {},
    () =>
      new Promise((resolve) => {
        setImmediate(resolve);
      }),
  );
const request = (board) => ({ board, domain: 'x', options: {}, max_states: null, memory_mib: null });

test('a space is explored once, and any number of heuristics is judged on it', async () => {
  const { module, log } = fakeModule(3);
  const job = makeJob();
  const first = await job.run(module, { id: 1, request: request('a'), heuristic: 'own' }, () => 'code');
  assert.deepEqual([first.ok, first.report.phase, first.stopped], [true, 'judged', false]);
  await job.run(module, { id: 2, request: request('a'), heuristic: 'near' }, () => 'code');
  await job.run(module, { id: 3, request: request('b'), heuristic: 'near' }, () => 'code');
  assert.deepEqual(log, [
    'new a',
    'judge own code',
    'judge near plain',
    'deleted',
    'new b',
    'judge near plain',
  ]);
  assert.deepEqual(job.look({ name: 'counter_examples', args: ['too_high', 0, 1] }), ['too_high', 0, 1]);
});

test('stop ends it between two slices, and half a judgement is thrown away', async () => {
  const { module, log } = fakeModule(1e9);
  const job = makeJob();
  const running = job.run(module, { id: 1, request: request('a'), heuristic: 'near' }, () => null);
  setTimeout(() => job.stop(), 5);
  assert.equal((await running).stopped, true);
  assert.deepEqual(log, ['new a', 'deleted']);
  assert.equal(job.look({ name: 'heat', args: [] }), null);
});

test('a heuristic that is not known is refused', async () => {
  const { module } = fakeModule(1);
  const result = await makeJob().run(
    module,
    { id: 1, request: request('a'), heuristic: 'unknown' },
    () => null,
  );
  assert.equal(result.error.message, 'no');
});

test('the Lab’s report is the engine’s in other words', () => {
  const { start, pairs, gaps, admissible, perfect } = reportOf(
    {
      start_h: 3,
      start_exact: 4,
      pairs: [{ h: 1, exact: 2, count: 3 }],
      differences: [{ from: -1, count: 3 }],
      difference_step: 1,
      admissible: 'unrefuted',
      consistent: 'yes',
      perfect_expansions: 9,
      dead_ends: null,
    },
    120,
  );
  assert.deepEqual(start, { h: 3, exact: 4 });
  assert.deepEqual(pairs, { h: [1], exact: [2], count: [3] });
  assert.deepEqual(gaps, { step: 1, from: [-1], count: [3] });
  assert.deepEqual([admissible, perfect], [false, 9]);
});

test('what is looked at is judged again after others were, and nobody is judged in between', async () => {
  const log = [];
  const engine = {
    async xray({ board }, heuristic, { signal } = {}) {
      log.push(`${board} ${heuristic}`);
      await new Promise((done) => setImmediate(done));
      log.push('done');
      return { ok: true, stopped: signal?.aborted === true, report: {} };
    },
  };
  const { judge, look } = judgesInTurn(engine);
  const ask = (heuristic) => ({ request: { board: 'b' }, heuristic });
  const [mine, other] = [ask('=2*near'), ask('near')];
  const seen = async () => (log.push('seen'), 7);
  await judge(mine, {});
  assert.equal(await look(mine, seen), 7);
  assert.deepEqual(log.splice(0), ['b =2*near', 'done', 'seen']);
  await Promise.all([judge(other, {}), look(mine, seen), look(mine, seen)]);
  assert.deepEqual(log.splice(0), ['b near', 'done', 'b =2*near', 'done', 'seen', 'seen']);
  await judge(mine, { signal: AbortSignal.abort() });
  await look(mine, seen);
  assert.deepEqual(log.splice(0), ['b =2*near', 'done', 'b =2*near', 'done', 'seen']);
  engine.xray = async () => Promise.reject(new Error('lost'));
  await assert.rejects(judge(other, {}));
  await assert.rejects(look(mine, seen));
});
