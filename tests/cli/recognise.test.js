// Without --domain the puzzle is told from the text, and said; what several puzzles read, or none, is
// refused.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { csc384, firstSteps, jugs, readText, run } from './frontier.js';

const calls = {
  solve: (file) => ['solve', '--level', file, '--max-expansions', '10'],
  successors: (file) => ['successors', '--level', file],
  convert: (file) => ['convert', '--to', 'xsb', file],
  validate: (file) => ['validate', '--level', file, '--plan', '/dev/null'],
};

test('the answer is the one that --domain gives, and the puzzle is said', () => {
  for (const call of Object.values(calls)) {
    const [told, known] = [
      run(call(`${csc384}:A01`)),
      run([...call(`${csc384}:A01`), '--domain', 'sokoban']),
    ];
    assert.equal(told.err, `frontier: Reading ${csc384} as Sokoban (--domain sokoban).\n`);
    assert.equal(known.err, '');
    const timeless = ({ code, out }) => [code, out.replace(/; expanded .*/, '')];
    assert.deepEqual(timeless(told), timeless(known));
  }
  const { out, err } = run(['solve', '--level', '-', '--json'], '(3,5)->4');
  assert.equal(JSON.parse(out).domain, 'jugs');
  assert.equal(err, 'frontier: Reading standard input as Water Jugs (--domain jugs).\n');
});

test('the level may be named without --level, as a file of many is', () => {
  const [plain, named] = [run(['solve', `${csc384}:A01`]), run(['solve', '--level', `${csc384}:A01`])];
  assert.equal(plain.code, 0);
  assert.equal(plain.out.split('\n; ')[0], named.out.split('\n; ')[0]);
  assert.equal(run(['solve', `${csc384}:A01`, `${csc384}:A02`]).code, 2);
});

test('every file of levels is known', () => {
  for (const name of readdirSync(new URL('../../levels', import.meta.url)).filter(
    (file) => !file.startsWith('game'),
  )) {
    const { err } = run(calls.successors(`levels/${name}`));
    assert.match(
      err,
      new RegExp(`^frontier: Reading levels/${name} as .* \\(--domain ${name.split(/[._]/)[0]}\\)\\.\n$`),
    );
  }
});

test('what several puzzles read is not guessed at, unless its header names one', () => {
  const both = '12 7 6\n0 5 4\n2 1 3\n';
  for (const call of Object.values(calls)) {
    const { code, out, err } = run(call('-'), both);
    assert.deepEqual([code, out], [2, '']);
    assert.equal(
      err,
      'frontier: Several puzzles read standard input. Name the one that is meant: --domain with one of ' +
        'jugs, tiles.\n',
    );
  }
  assert.match(run(calls.successors('-'), `; domain: tiles\n${both}`).err, /as Sliding Tiles/);
  assert.equal(run([...calls.successors('-'), '--domain', 'jugs'], both).code, 0);
});

test('what no puzzle reads is refused with the puzzles there are', () => {
  for (const call of Object.values(calls)) {
    for (const [file, input] of [
      ['README.md', ''],
      ['-', ''],
      ['-', '####\n#@x#\n####\n'],
    ]) {
      const { code, out, err } = run(call(file), input);
      assert.deepEqual([code, out], [2, '']);
      assert.match(
        err,
        /^frontier: No puzzle here reads .*\. Name its puzzle to see why: --domain with one of sokoban, .*\.\n$/,
      );
    }
  }
  // A header that names a puzzle is believed, so that its reader says what is wrong and where.
  assert.match(run(calls.solve('-'), '; domain: sokoban\n####\n#@x#\n####\n').err, /-:3:3: Found "x"/);
});

test('what is wrong with the call is said as before', () => {
  assert.match(run(['solve', '--level', firstSteps, '--strategy', 'magic']).err, /no strategy "magic"/);
  assert.match(
    run(['solve', '--level', jugs, '--heuristic', 'matching']).err,
    /no heuristic "matching".*mismatch/,
  );
  assert.match(run(['convert', '--to', 'rle', '--from', 'odd', firstSteps]).err, /no format "odd"/);
  assert.match(
    run(['solve', '--level', '-', '--goal', jugs], readText(jugs)).err,
    /--goal is of no use here: Water Jugs/,
  );
});
