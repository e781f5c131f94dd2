// A batch as the page runs it, on the engine that the page has: the same as the command line's by expansions,
// with pauses or without.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BatchPool } from '../../web/engine/batch.js';
import { BatchServer } from '../../web/engine/batch-server.js';
import { configurationOf, emptyBatch, levelsFrom, tasksOf } from '../../web/model/batch.js';
import { json } from '../cli/frontier.js';
import { load, module } from './frontier.js';

const engine = await load(); // unchecked, which is quicker
const catalog = module.catalog();
const sets = ['sokoban_first_steps', 'snowman_first_steps', 'lunar_csc384', 'jugs', 'tiles_teaching'];
const asked = [
  { key: 'a', strategy: 'a_star' },
  { key: 'w', strategy: 'weighted_a_star', weight: 3 },
  { key: 'g', strategy: 'anytime_weighted_astar', options: { ties: 'lifo' } },
];
const expansions = 1000;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** @param {string} name */
function levelsOf(name) {
  const text = readFileSync(new URL(`../../levels/${name}.txt`, import.meta.url), 'utf8');
  const domain = /^; domain: (\w+)/m.exec(text)[1];
  return levelsFrom({ domain, ...module.levels(domain, text) }, name);
}

const batch = {
  ...emptyBatch,
  levels: sets.flatMap(levelsOf),
  configurations: asked.map(configurationOf),
  bound: { seconds: null, expansions },
};

/** A worker's end without a worker. */
const linkTo = (from) => () => {
  const server = new BatchServer(turn);
  return { ask: (message) => server.answer(from, message), close: () => {} };
};

/** All results of the batch; `meanwhile` sees the pool at every result. */
const resultsOf = (from, meanwhile = () => {}) =>
  new Promise((resolve) => {
    const results = {};
    const pool = new BatchPool({
      workers: 2,
      createLink: linkTo(from),
      onResult: (key, result) => {
        results[key] = result;
        meanwhile(pool);
      },
      onDone: () => resolve(results),
    });
    pool.run(tasksOf(batch, catalog));
  });

const timeless = ({ status, cost, lower_bound: bound, expanded }) => [status, cost, bound, expanded];

test('a batch by expansions has the results of the command line, level for level', async () => {
  const results = await resultsOf(module);
  assert.equal(Object.keys(results).length, batch.levels.length * asked.length);
  for (const { key, strategy, weight, options = {} } of asked) {
    const more = Object.entries(options).flatMap(([id, value]) => ['--set', `${id}=${value}`]);
    const { rows } = json([
      'bench',
      ...sets.flatMap((name) => ['--level-set', name]),
      ...['--strategy', strategy, '--max-expansions', String(expansions), '--time', '100000'],
      ...(weight ? ['--weight', String(weight)] : []),
      ...more,
    ]);
    const theirs = rows.flatMap(({ levels }) => levels.map(timeless));
    const ours = batch.levels.map((level) => timeless(results[`${level.key} ${key}`]));
    assert.deepEqual(ours, theirs, strategy);
    assert.ok(ours.some(([status]) => status === 'expansions') || strategy !== 'a_star');
  }
  const plans = Object.values(results).filter(({ cost }) => cost !== null);
  assert.ok(plans.length > 20);
  for (const { checked, plans: found, cost, seconds } of plans) {
    assert.equal(checked, true);
    assert.equal(found.at(-1).cost, cost);
    assert.ok(found.every((each) => each.seconds >= 0 && each.seconds <= seconds));
  }
  const lengths = Object.entries(results).filter(([, { length }]) => length !== null);
  assert.ok(lengths.length > 10 && lengths.every(([key]) => key.startsWith('sokoban')), 'moves and pushes');
  for (const [, { cost, length }] of lengths) assert.ok(length.moves === cost && length.pushes <= cost);
});

test('pausing changes nothing but the time', async () => {
  const whole = await resultsOf(engine);
  const paused = await resultsOf(engine, (pool) => {
    pool.pause(true);
    setTimeout(() => pool.pause(false));
  });
  const of = (all) => Object.fromEntries(Object.entries(all).map(([key, each]) => [key, timeless(each)]));
  assert.deepEqual(of(paused), of(whole));
});

test('a pause within a search leaves it where it stood', async () => {
  const hard = {
    ...batch,
    levels: levelsOf('sokoban_csc384').slice(16, 17),
    bound: { seconds: null, expansions: 30_000 },
  };
  const [task] = tasksOf(
    { ...hard, configurations: [configurationOf({ key: 'a', heuristic: 'manhattan' })] },
    catalog,
  );
  const server = new BatchServer(turn);
  const asking = server.answer(module, { type: 'task', id: 1, ...task });
  let pauses = 0;
  const timer = setInterval(async () => {
    pauses += 1;
    await server.answer(module, { type: 'pause', id: 2, paused: true });
    setTimeout(() => server.answer(module, { type: 'pause', id: 3, paused: false }), 2);
  }, 8);
  const result = await asking;
  clearInterval(timer);
  assert.deepEqual([result.status, result.expanded], ['expansions', 30_000]);
  assert.ok(pauses > 0);
});
