// A run that is ended goes on where it was; parts of a run make the whole; both to the byte.
import assert from 'node:assert/strict';
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folder, grade, main, manhattan, results, root, run, solution, write } from './grader.js';

for (let i = 0; i < 6; i += 1) write({ [`all/s${i}.js`]: manhattan.replace('return', `return ${i} *`) });
write({
  'all/caching.js': 'const seen = [];\nconst h = () => Math.min(seen.push(0), 1);',
  'all/p.py': solution,
});
const five = readFileSync(join(root, 'levels/snowman_first_steps.txt'), 'utf8').split('; level:').slice(0, 6);
write({ 'five.txt': five.join('; level:') });
const set = ['--submissions', 'all', '--set', 'five.txt', '--expansions', '300'];
const whole = grade(...set, '--out', 'whole', '--jobs', '2');

test('a run that was killed goes on, and ends with the same files', async () => {
  assert.equal((await whole).status, 0);
  const journal = join(folder, 'killed/journal.jsonl');
  const lines = () => (existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').length - 1 : 0);
  const killed = await run(process.execPath, [main, ...set, '--out', 'killed', '--jobs', '1'], {
    started(child) {
      const timer = setInterval(() => {
        if (lines() < 12) return;
        clearInterval(timer);
        child.kill('SIGKILL');
      }, 5);
    },
  });
  assert.equal(killed.status, 'SIGKILL');
  const done = lines();
  assert.ok(done >= 12 && done < 9 * 5, String(done));
  appendFileSync(journal, '{"key": "half a li');
  const again = await grade(...set, '--out', 'killed', '--jobs', '3');
  assert.equal(again.status, 0, again.stderr);
  assert.equal(lines(), 9 * 5, 'nothing was graded twice');
  assert.deepEqual(results('killed'), results('whole'));
  assert.equal((await grade(...set, '--out', 'killed')).stdout, (await whole).stdout);
});

test('parts that are merged in any order are the whole', async () => {
  const part = (i) => grade(...set, '--shard', `${i}/3`, '--out', `part${i}`);
  const parts = [await part(1), await part(2), await part(3)];
  assert.deepEqual(
    parts.map(({ status, stdout }) => [status, stdout]),
    [
      [0, ''],
      [0, ''],
      [0, ''],
    ],
  );
  const merge = (...order) => grade('--merge', ...order.map((i) => `part${i}`), '--out', `merged${order[0]}`);
  const merged = [await merge(1, 2, 3), await merge(3, 1, 2), await merge(2, 3, 1)];
  await whole;
  const { 'run.json': _, ...files } = results('whole');
  for (const [i, { status, stdout, stderr }] of merged.entries()) {
    assert.deepEqual([status, stdout], [0, (await whole).stdout], stderr);
    assert.deepEqual(results(`merged${[1, 3, 2][i]}`), files);
  }
  const missing = await grade('--merge', 'part1', 'part3', '--out', 'incomplete');
  assert.deepEqual([missing.status, existsSync(join(folder, 'incomplete'))], [2, false]);
  assert.match(missing.stderr, /results are missing, the first of them of/);
});

test('a folder is one run’s: another is refused, a late submission is added', async () => {
  await whole;
  cpSync(join(folder, 'whole'), join(folder, 'late'), { recursive: true });
  const other = await grade(...set.slice(0, -1), '301', '--out', 'late');
  assert.deepEqual([other.status, /has another run, with other tests/.test(other.stderr)], [2, true]);
  writeFileSync(join(folder, 'late/lock'), `${(await import('node:os')).hostname()} ${process.pid}\n`);
  const used = await grade(...set, '--out', 'late');
  assert.deepEqual([used.status, /in use by process/.test(used.stderr)], [2, true]);
  writeFileSync(join(folder, 'late/lock'), `${(await import('node:os')).hostname()} 999999999\n`);
  cpSync(join(folder, 'all'), join(folder, 'more'), { recursive: true });
  write({ 'more/late.js': manhattan });
  const before = readFileSync(join(folder, 'late/journal.jsonl'), 'utf8').split('\n').length;
  assert.equal((await grade('--submissions', 'more', ...set.slice(2), '--out', 'late')).status, 0);
  const after = readFileSync(join(folder, 'late/journal.jsonl'), 'utf8').split('\n').length;
  assert.equal(after - before, 5);
});
