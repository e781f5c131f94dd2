// What is printed arrives, or the status says that it did not; a signal ends a search, not its answer.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { cs161, csc384, firstSteps, jugs, program, readText } from './frontier.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(`${tmpdir()}/frontier-`);
after(() => rmSync(folder, { recursive: true }));

const board = ['--domain', 'sokoban', '--level', `${firstSteps}:One push`];
const vectors = ['tests/vectors/game/init_2.txt', 'tests/vectors/game/goal_2.txt'];
const printing = [
  ['--help'],
  ['solve', '--help'],
  ['domains'],
  ['strategies'],
  ['heuristics'],
  ['solve', ...board],
  ['successors', ...board],
  ['validate', ...board, '--plan', '-'],
  ['bench', jugs, '--time', '0'],
  ['domains', '--json'],
  ['strategies', '--json'],
  ['heuristics', '--json'],
  ['solve', ...board, '--json'],
  ['successors', ...board, '--json'],
  ['validate', ...board, '--plan', '-', '--json'],
  ['bench', jugs, '--time', '0', '--json'],
  ['convert', '--domain', 'sokoban', '--to', 'rle', firstSteps],
  ['convert', ...board, '--to', 'lurd', '--plan', '-'],
];

/** { code, err } of a run whose standard output is this file descriptor, or closed. */
function runInto(output, commandArguments, input = 'right\n') {
  const closed = output === 'closed';
  const call = closed
    ? ['/bin/sh', ['-c', '"$0" "$@" >&-', program, ...commandArguments]]
    : [program, commandArguments];
  const { status, signal, stderr } = spawnSync(...call, {
    cwd: root,
    input,
    stdio: ['pipe', closed ? 'ignore' : output, 'pipe'],
    encoding: 'utf8',
  });
  assert.equal(signal, null);
  return { code: status, err: stderr };
}

test('an answer that cannot be written is an error, for every command', () => {
  const full = openSync('/dev/full', 'w');
  for (const call of printing) {
    for (const output of [full, 'closed']) {
      assert.deepEqual(
        runInto(output, call),
        { code: 2, err: 'frontier: Standard output cannot be written, so the answer is lost.\n' },
        `${call}`,
      );
    }
  }
  closeSync(full);
});

test('who prints nothing needs no standard output, but room for the solution', () => {
  const game = (file) => runInto('closed', ['game', 'minimax', ...vectors, '1', file]);
  assert.deepEqual(game(`${folder}/solution.txt`), { code: 0, err: '' });
  assert.match(readFileSync(`${folder}/solution.txt`, 'utf8'), /^Value|Util calls/m);
  assert.deepEqual(game('/dev/full'), { code: 2, err: 'frontier: The file /dev/full cannot be written.\n' });
});

test('bench ends at the first row that is lost', () => {
  const full = openSync('/dev/full', 'w');
  const started = performance.now();
  assert.equal(
    runInto(full, ['bench', csc384, csc384, csc384, '--time', '0.1', '--heuristic', 'zero']).code,
    2,
  );
  assert.ok(performance.now() - started < 5000, 'the three sets take six seconds');
  closeSync(full);
});

/** A search of this call that takes long; `act` is given the process once it runs. */
async function during(commandArguments, act, call = [program]) {
  const child = spawn(call[0], [...call.slice(1), ...commandArguments], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));
  await delay(700);
  act(child);
  return { ...(await ended), out, err };
}

const lasting = (seconds) =>
  `solve --domain sokoban --level ${csc384}:A15 --heuristic matching --time ${seconds}`.split(' ');
const long = lasting(20);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  test(`${signal} ends a search with what it has`, async () => {
    const { code, out, err } = await during([...long, '--json'], (child) => child.kill(signal));
    assert.deepEqual([code, err], [0, '']);
    const outcome = JSON.parse(out);
    assert.equal(outcome.status, 'cancelled');
    assert.ok(outcome.expanded > 0 && outcome.seconds < 10);
  });

  test(`${signal} ends a bench with the levels it has`, async () => {
    const call = ['bench', csc384, cs161, '--heuristic', 'zero', '--time', '20'];
    for (const json of [[], ['--json']]) {
      const { code, out, err } = await during([...call, ...json], (child) => child.kill(signal));
      assert.deepEqual([code, err], [0, '']);
      if (json.length === 0) {
        assert.match(
          out,
          /^set .*\nsokoban_csc384 .* cancelled: \d+ levels not tried\n\nlevel .*\n(.*\n)*.* cancelled .*\n$/,
        );
        continue;
      }
      const [row, ...more] = JSON.parse(out).rows;
      assert.equal(more.length, 0, 'the second set is not begun');
      assert.ok(
        row.levels.length > 0 && row.levels.length + row.not_tried === 20,
        `${row.levels.length} and ${row.not_tried}`,
      );
      assert.deepEqual(
        row.levels.map(({ status }) => status === 'cancelled').lastIndexOf(false),
        row.levels.length - 2,
      );
    }
  });

  test(`${signal} ends the game without a solution file`, async () => {
    const file = `${folder}/${signal}.txt`;
    const { code, out, err } = await during(
      ['game', 'minimax', 'tests/vectors/game/init_0.txt', 'tests/vectors/game/goal_0.txt', '9', file],
      (child) => child.kill(signal),
    );
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, /No solution file was written/);
    assert.ok(!existsSync(file));
  });
}

test('the best plan so far is printed', async () => {
  const plan = [
    'solve',
    '--domain',
    'sokoban',
    '--level',
    `${csc384}:A16`,
    '--strategy',
    'anytime_weighted_astar',
    '--heuristic',
    'manhattan',
    '--time',
    '20',
  ];
  const { code, out } = await during(plan, (child) => child.kill('SIGTERM'));
  assert.equal(code, 0);
  assert.match(out, /^(\d )?(up|down|left|right)\n[^]*\n; cost \d+, \d+ moves, \d+ pushes\n; cancelled: /);
});

test('a signal that is to be ignored is', async () => {
  const { out } = await during([...lasting(1.5), '--json'], (child) => child.kill('SIGHUP'), [
    '/bin/sh',
    '-c',
    'trap "" HUP; exec "$0" "$@"',
    program,
  ]);
  assert.equal(JSON.parse(out).status, 'timeout');
});

test('the second signal of a kind ends the program, whatever it waits for', async () => {
  // Its answer is larger than what a pipe holds, and nobody reads it.
  const call = [
    'solve',
    '--domain',
    'sokoban',
    '--level',
    `${csc384}:A08`,
    '--strategy',
    'depth_first',
    '--states',
  ];
  const child = spawn(program, call, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal)));
  await delay(700);
  child.kill('SIGTERM');
  await delay(200);
  assert.deepEqual([child.exitCode, child.signalCode], [null, null]);
  child.kill('SIGTERM');
  const signal = await Promise.race([ended, delay(5000, null, { ref: false })]);
  child.kill('SIGKILL');
  child.stdout.destroy();
  assert.equal(signal, 'SIGTERM');
});

test('a reader who has seen enough ends the program quietly', async () => {
  for (const json of [[], ['--json']]) {
    const child = spawn(program, ['solve', '--domain', 'sokoban', '--level', '-', '--states', ...json], {
      cwd: root,
      stdio: 'pipe',
    });
    let err = '';
    child.stderr.on('data', (data) => (err += data));
    const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve([code, signal])));
    child.stdout.destroy();
    await new Promise((resolve) => child.stdout.on('close', resolve)); // before it has a board to answer
    child.stdin.end(readText(firstSteps));
    assert.deepEqual([await ended, err], [[null, 'SIGPIPE'], '']);
  }
});
