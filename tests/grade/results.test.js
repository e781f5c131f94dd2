// The published table: a sample of it is computed again, natively; and it is the run that it says it is.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { configurationsFor, expansions, shippedSets, summaryLine } from '../../tools/results.mjs';
import { root, run } from './grader.js';

const published = JSON.parse(readFileSync(join(root, 'docs/results.json'), 'utf8'));
const page = readFileSync(join(root, 'docs/results.md'), 'utf8');
const sets = await shippedSets();
const { catalog } = await import(new URL('../../build/npm/index.js', import.meta.url).href);
const frontier = process.env.FRONTIER ?? join(root, 'build/bin/frontier');
const advice = 'docs/results.md is stale: renew it with ./playground results';

test('it has every shipped set and level, with every heuristic of the catalogue', async () => {
  assert.deepEqual(
    [published.format, published.bound],
    ['frontier-scoreboard-1', { seconds: null, expansions }],
  );
  const levels = sets.flatMap(({ name, title, domain, levels: all }) =>
    all.map(({ id, title: said, board, optimal }, i) => ({
      ...{ key: `${name}:${i + 1}`, collection: title, id, title: said, domain, board, optimal },
    })),
  );
  assert.deepEqual(published.levels, levels, advice);
  const known = await catalog();
  const wanted = sets.flatMap(({ name, domain, levels: all }) =>
    configurationsFor(known, domain).flatMap(({ strategy, heuristic }) =>
      all.map((_, i) => `${name}:${i + 1} ${strategy === 'ucs' ? strategy : `${strategy}:${heuristic}`}`),
    ),
  );
  const found = published.results.map(({ level, configuration }) => `${level} ${configuration}`);
  assert.deepEqual(found, wanted, advice);
});

test('the page has the sums of the rows', async () => {
  const known = await catalog();
  for (const { name, title, domain } of sets) {
    const section = page.slice(page.indexOf(`## ${title}\n`)).split('\n## ')[0];
    for (const configuration of configurationsFor(known, domain)) {
      const { strategy, heuristic } = configuration;
      const key = strategy === 'ucs' ? strategy : `${strategy}:${heuristic}`;
      const rows = published.results.filter(
        (row) => row.configuration === key && row.level.startsWith(`${name}:`),
      );
      assert.ok(section.includes(`${summaryLine(configuration, rows)}\n`), `${name}, ${key}: ${advice}`);
    }
  }
});

/** A set of each puzzle with each strategy, another heuristic each time: those that took little. */
function sample() {
  const chosen = new Map();
  for (const [i, { name, domain }] of sets.entries()) {
    const rows = published.results.filter(({ level }) => level.startsWith(`${name}:`));
    const keys = [...new Set(rows.map(({ configuration }) => configuration))];
    for (const strategy of ['ucs', 'a_star', 'best_first', 'anytime_weighted_astar']) {
      const own = keys.filter((key) => key.split(':')[0] === strategy);
      const key = own[i % own.length];
      const mine = rows.filter(({ configuration }) => configuration === key);
      const work = mine.reduce((all, { expanded }) => all + expanded, 0);
      const place = `${domain} ${strategy}`;
      if (work <= 200_000 && !chosen.has(place)) chosen.set(place, { name, key, rows: mine });
    }
  }
  return [...chosen.values()];
}

test('a sample of it comes out the same again, by the command line', async () => {
  const chosen = sample();
  assert.ok(chosen.length >= 15, String(chosen.length));
  for (const { name, key, rows } of chosen) {
    const [strategy, heuristic] = key.split(':');
    const how = ['--strategy', strategy, ...(heuristic ? ['--heuristic', heuristic] : [])];
    const bound = ['--max-expansions', String(expansions), '--time', '1e9', '--json'];
    const { status, stdout, stderr } = await run(frontier, ['bench', '--level-set', name, ...how, ...bound], {
      cwd: root,
    });
    assert.equal(status, 0, stderr);
    const [{ levels }] = JSON.parse(stdout).rows;
    assert.deepEqual(
      levels.map((level) => [level.status, level.cost, level.lower_bound, level.expanded]),
      rows.map((row) => [row.status, row.cost, row.lower_bound, row.expanded]),
      `${name}, ${key}: ${advice}`,
    );
  }
});
