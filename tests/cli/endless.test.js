// Input without end, or far too long, is refused as soon as that shows, wherever a file is read.
import assert from 'node:assert/strict';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { firstSteps, run, tiles } from './frontier.js';

const folder = mkdtempSync(`${tmpdir()}/frontier-`);
after(() => rmSync(folder, { recursive: true }));

const board = ['--domain', 'sokoban', '--level', `${firstSteps}:s1`];
// Each way to read a file, and how many MiB of it are read at most.
const readers = {
  'a level of solve': [(file) => ['solve', '--domain', 'sokoban', '--level', file], 1],
  'a level of many': [(file) => ['solve', '--domain', 'sokoban', '--level', `${file}:1`], 1],
  'a level of successors': [(file) => ['successors', '--domain', 'jugs', '--level', file], 1],
  'a goal': [(file) => ['solve', '--domain', 'tiles', '--level', tiles, '--goal', file], 1],
  'a level of validate': [
    (file) => ['validate', '--domain', 'lunar', '--level', file, '--plan', firstSteps],
    1,
  ],
  'a plan': [(file) => ['validate', ...board, '--plan', file], 8],
  'a plan to convert': [(file) => ['convert', ...board, '--to', 'lurd', '--plan', file], 8],
  'a file to convert': [(file) => ['convert', '--domain', 'sokoban', '--to', 'rle', file], 1],
  'a collection': [(file) => ['bench', file], 1],
  'a start of the game': [(file) => ['game', 'minimax', file, firstSteps, '1', `${folder}/out.txt`], 1],
  'a goal of the game': [
    (file) => ['game', 'minimax', 'tests/vectors/game/init_2.txt', file, '1', `${folder}/out.txt`],
    1,
  ],
};

function refusesAtOnce(commandArguments, message, input) {
  const started = performance.now();
  const { code, signal, out, err } = run(commandArguments, input);
  assert.deepEqual([signal, code, out], [null, 2, ''], err);
  assert.match(err, message);
  return performance.now() - started;
}

for (const [what, [call, mebibytes]] of Object.entries(readers)) {
  const sentence = (name) =>
    new RegExp(`^frontier: ${name} is larger than ${mebibytes} MiB, and no more is read\\.\n$`);
  test(`${what} without end, or longer than the limit by a byte`, () => {
    refusesAtOnce(call('/dev/zero'), sentence('The file /dev/zero'));
    const more = '\n'.repeat((mebibytes << 20) + 1);
    refusesAtOnce(call('-'), sentence('Standard input'), more);
    const { err } = run(call('-'), more.slice(1));
    assert.doesNotMatch(err, /larger than/, 'what is as long as the limit is read');
  });
}

test('a file of many gigabytes takes no longer than one of little more than the limit', () => {
  const large = `${folder}/large.txt`;
  const file = openSync(large, 'w');
  ftruncateSync(file, 20 * 2 ** 30); // without a block on the disk
  closeSync(file);
  const milliseconds = refusesAtOnce(['solve', '--domain', 'sokoban', '--level', large], /larger than 1 MiB/);
  assert.ok(milliseconds < 2000, `${milliseconds} ms`);
});

test('what cannot be read is said to be so', () => {
  refusesAtOnce(
    ['solve', '--domain', 'sokoban', '--level', '/proc/self/mem'],
    /^frontier: The file \/proc\/self\/mem cannot be read\.\n$/,
  );
});
