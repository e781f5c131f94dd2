// `frontier game`: the seed's call, its files byte for byte, and no file touched when something is wrong.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { readText, run } from './frontier.js';

const folder = mkdtempSync(`${tmpdir()}/frontier-game-`);
after(() => rmSync(folder, { recursive: true }));

const vectors = 'tests/vectors/game';
const types = { minimax: 'minimax', rand: 'minimax_rand', ab: 'alpha_beta_pruning' };
const boards = (number) => [`${vectors}/init_${number}.txt`, `${vectors}/goal_${number}.txt`];
const solution = `${folder}/solution.txt`;

test('every vector, byte for byte', () => {
  const files = readdirSync(new URL(`../../${vectors}`, import.meta.url)).filter((name) =>
    name.startsWith('soln_'),
  );
  assert.equal(files.length, 34);
  for (const file of files) {
    const [, number, turns, kind] = /^soln_(\d)_(\d)_(\w+)\.txt$/.exec(file);
    assert.deepEqual(
      run(['game', types[kind], ...boards(number), turns, solution]),
      { code: 0, signal: null, out: '', err: '' },
      file,
    );
    assert.equal(readFileSync(solution, 'utf8'), readText(`${vectors}/${file}`), file);
  }
});

test('no turns, and counts beyond 64 bits', () => {
  assert.equal(run(['game', 'minimax', ...boards(2), '0', solution]).code, 0);
  assert.equal(readFileSync(solution, 'utf8'), 'Value: -2.00\nUtil calls: 1\n');
  assert.equal(run(['game', 'minimax', ...boards(2), '12', solution]).code, 0);
  const [, calls] = /Util calls: (\d+)\n$/.exec(readFileSync(solution, 'utf8'));
  assert.ok(BigInt(calls) > 2n ** 64n, calls);
});

test('the solution may go to a device', () => {
  assert.deepEqual(run(['game', 'alpha_beta_pruning', ...boards(2), '1', '/dev/null']), {
    code: 0,
    signal: null,
    out: '',
    err: '',
  });
  assert.ok(statSync('/dev/null').isCharacterDevice());
});

/** Refused with exit code 2 and a message; a file that was there stays as it was, and none is made. */
function refuses(commandArguments, message, input) {
  for (const before of ['what was there\n', null]) {
    rmSync(solution, { force: true });
    if (before !== null) writeFileSync(solution, before);
    const { code, signal, out, err } = run(['game', ...commandArguments], input);
    assert.deepEqual([signal, code, out], [null, 2, ''], err);
    assert.match(err, message);
    assert.equal(existsSync(solution) ? readFileSync(solution, 'utf8') : null, before);
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.startsWith('solution') && name !== 'solution.txt'),
      [],
    );
  }
}

/** A board in a file of its own. */
function file(name, text) {
  writeFileSync(`${folder}/${name}`, text);
  return `${folder}/${name}`;
}

test('bad arguments', () => {
  const [init, goal] = boards(2);
  refuses(
    ['minmax', init, goal, '1', solution],
    /no search type "minmax", only minimax, minimax_rand, alpha_beta_pruning/,
  );
  for (const turns of ['-1', '1.5', 'two', '', '1e1', '0x2', ' 1'])
    refuses(['minimax', init, goal, turns, solution], /N: .*whole number from 0 up/);
  for (const turns of ['101', '99999999999999999999'])
    refuses(['minimax', init, goal, turns, solution], /At most 100/);
  refuses(['minimax', init, goal, '1'], /SOLUTION-FILE/);
  refuses(['minimax', init, goal], /N is required/);
  refuses([], /SEARCH-TYPE/);
  refuses(['minimax', init, goal, '1', solution, 'more'], /more/);
  refuses(['minimax', init, goal, '1', solution, '--time', '-1'], /--time/);
  refuses(['minimax', init, goal, '1', solution, '--time', 'nan'], /--time/);
  for (const memory of ['0', '-5', '1e12'])
    refuses(['minimax', init, goal, '1', solution, '--memory', memory], /Memory is a number of MiB/);
});

test('files that are not there or are folders, to read and to write', () => {
  const [init, goal] = boards(2);
  refuses(['minimax', 'nowhere.txt', goal, '1', solution], /nowhere\.txt/);
  refuses(['minimax', init, 'nowhere.txt', '1', solution], /nowhere\.txt/);
  refuses(['minimax', vectors, goal, '1', solution], /folder/);
  refuses(['minimax', init, goal, '1', folder], /is a folder/);
  refuses(['minimax', init, goal, '1', `${folder}/none/solution.txt`], /There is no folder .*none/);
});

test('boards with something wrong are named with file, line and column', () => {
  const good = file('good.txt', '1 . 2\n3 4 .\n');
  const bad = [
    ['1 . 2\n3 q .\n', '2:3', /"q", expected a whole number/],
    ['1 . 2\n3 4\n', '2:4', /2 cells, the first has 3/],
    ['', '1:1', /no row/],
    ['1 . 2\n\n3 4 .\n', '3:1', /ended with the empty line/],
    ['1 . 2000000\n3 4 .\n', '1:5', /2000000 is too large/],
  ];
  for (const [text, place, message] of bad) {
    const other = file('bad.txt', text);
    for (const pair of [
      [other, good],
      [good, other],
    ]) {
      refuses(['minimax', ...pair, '1', solution], message);
      refuses(['minimax', ...pair, '1', solution], new RegExp(`bad\\.txt:${place}: `));
    }
  }
  refuses(['minimax', '-', good, '1', solution], /-:1:3: Found "\?"/, '1 ?\n');
});

test('boards that do not belong together', () => {
  const good = file('good.txt', '1 . 2\n3 4 .\n');
  refuses(
    ['minimax', good, file('other.txt', '1 . 2\n3 5 .\n'), '1', solution],
    /other\.txt:2:3: The start has no tile 5/,
  );
  refuses(
    ['minimax', good, file('other.txt', '1 . 2\n3 . .\n'), '1', solution],
    /good\.txt:2:3: The goal has no tile 4/,
  );
  refuses(
    ['minimax', good, file('other.txt', '1 . 2\n'), '1', solution],
    /other\.txt:1:1: The goal has 1 row of 3 cells, the start 2 rows of 3/,
  );
  refuses(['minimax', good, file('other.txt', '1 x 2\n3 4 .\n'), '1', solution], /other\.txt:1:3: .*fixed/);
});

test('a bound that is met leaves no file', () => {
  const started = performance.now();
  refuses(
    ['minimax', ...boards(0), '9', solution, '--time', '0.2'],
    /time bound.*No solution file was written/,
  );
  assert.ok(performance.now() - started < 5000);
  refuses(['minimax', ...boards(0), '9', solution, '--time', '0'], /time bound/);
  refuses(['alpha_beta_pruning', ...boards(0), '9', solution, '--memory', '4'], /memory bound/);
  refuses(['minimax', ...boards(2), '30', solution], /2\^128/);
});
