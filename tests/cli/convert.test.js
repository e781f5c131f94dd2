// frontier convert: boards, whole files and plans from any format to any other.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { test } from 'node:test';
import { cs161, csc384, firstSteps, json, jugs, levelsOf, run, text } from './frontier.js';

const convert = (to, file, ...more) => ['convert', '--domain', 'sokoban', '--to', to, ...more, file];
const board = '#####\n#@$.#\n#####\n';
const formats = ['xsb', 'rle', 'numeric', 'course'];

test('every format is written, recognised and read back', () => {
  for (const format of formats) {
    const written = text(convert(format, '-'), board);
    assert.equal(text(convert('xsb', '-', '--from', format), written), board, format);
  }
  assert.equal(text(convert('rle', '-'), board), '5#|#@$.#|5#\n');
  assert.equal(text(convert('numeric', '-'), board), '((1 1 1 1 1) (1 3 2 4 1) (1 1 1 1 1))\n');
  assert.match(text(convert('course', '-'), board), /^SokobanState\("START", 0, None, 3, 1, /);
});

for (const file of [firstSteps, cs161, csc384]) {
  test(`${file} keeps its levels through every format`, () => {
    const drawn = text(convert('xsb', file));
    for (const format of formats) {
      const written = text(convert(format, file));
      const ids = [...written.matchAll(/^[;#] level: (.*)$/gm)].map(([, id]) => id);
      assert.deepEqual(
        ids,
        levelsOf(file).map(({ id }) => id),
      );
      const again = text(convert('xsb', '-'), written);
      if (format !== 'course') assert.equal(again, drawn); // which adds a frame where there is none
      assert.equal(text(convert(format, '-'), again), written, format);
    }
  });
}

test('the boards are the same puzzles', () => {
  for (const format of formats) {
    const written = text(convert(format, csc384));
    const answer = json(
      ['solve', '--domain', 'sokoban', '--level', '-:A00', '--max-expansions', '100000'],
      written,
    );
    assert.equal(answer.cost, 16, format);
  }
});

test('a level is picked by its id; one board alone has no heading', () => {
  assert.match(text(convert('rle', `${cs161}:p2`)), /^; level: p2\n; optimal: 10\n[^\n]*\n$/);
  assert.equal(text(convert('xsb', '-:2', '--level'), 'a\n\n@$.\n\nb\n\n@ $.\n'), '; level: b\n@ $.\n');
});

test('other domains have their formats, too', () => {
  assert.equal(
    text(['convert', '--domain', 'jugs', '--to', 'jugs', '-'], '3  4\n0 0\n* 2'),
    '3 4\n0 0\n* 2\n',
  );
  assert.equal(
    levelsOf(jugs).length,
    [...text(['convert', '--domain', 'jugs', '--to', 'jugs', jugs]).matchAll(/; level/g)].length,
  );
});

for (const [domain, file] of [
  ['snowman', 'levels/snowman_csc384.txt'],
  ['lunar', 'levels/lunar_csc384.txt'],
]) {
  const to = (format, ...more) => ['convert', '--domain', domain, '--to', format, ...more];

  test(`${file} keeps its levels through every format`, () => {
    const known = json(['domains'])
      .domains.find(({ id }) => id === domain)
      .formats.map(({ id }) => id);
    assert.ok(known.includes('course'));
    const drawn = text(to(known[0], file));
    for (const format of known) {
      const written = text(to(format, file));
      const ids = [...written.matchAll(/^[;#] level: (.*)$/gm)].map(([, id]) => id);
      assert.deepEqual(
        ids,
        levelsOf(file).map(({ id }) => id),
      );
      assert.equal(text(to(known[0], '--from', format, '-'), written), drawn, format);
    }
  });

  test(`a level of ${file} pasted as the course wrote it is solved and its plan checked`, () => {
    const { id, optimal } = levelsOf(file)[1];
    const folder = mkdtempSync(`${tmpdir()}/frontier-`);
    try {
      const pasted = `${folder}/problems.py`;
      writeFileSync(
        pasted,
        `from search import *\n\nPROBLEMS = (\n${text(to('course', `${file}:${id}`))})\n`,
      );
      const { cost, plan } = json(['solve', '--domain', domain, '--level', pasted]);
      assert.equal(cost, optimal);
      const verdict = json(
        ['validate', '--domain', domain, '--level', pasted, '--plan', '-'],
        plan.join('\n'),
      );
      assert.deepEqual([verdict.reaches_goal, verdict.cost], [true, optimal]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test("boards in the letters of the course's program keep them", () => {
  const [to, letters] = [
    ['convert', '--domain', 'snowman', '--to'],
    ['--set', 'stacks=course'],
  ];
  const said = '; stacks: course\n?Bb\n  X\n';
  assert.equal(text([...to, 'course_letters', ...letters, '-'], '?Bb\n--X\n'), said);
  assert.equal(text([...to, 'snowperson', '--from', 'course_letters', '-'], said), '?Cb\n  X\n');
  assert.equal(
    text([...to, 'snowperson', '--from', 'course_letters', ...letters, '-'], '?Bb\n--X\n'),
    '; stacks: seed\n?Cb\n  X\n',
  );
  assert.match(
    run([...to, 'snowperson', '--from', 'course_letters', '-'], '?Bm\n--X\n').err,
    /in the format snowperson, not course_letters/,
  );
});

test('a plan goes from any format to any other', () => {
  const level = `${csc384}:A00`;
  const actions = text(['solve', '--domain', 'sokoban', '--level', level]).replace(/^;.*\n/gm, '');
  const as = (format, plan) => text([...convert(format, level), '--plan', '-'], plan);
  const lurd = as('lurd', actions);
  assert.match(lurd, /^[lurdLURD{}]+\n$/);
  const states = as('states', lurd);
  assert.equal(states.trim().split('\n').length, 17);
  assert.equal(as('actions', states), actions);
  for (const plan of [actions, lurd, states]) {
    assert.match(
      text(['validate', '--domain', 'sokoban', '--level', level, '--plan', '-'], plan),
      /in 16 steps, at cost 16\./,
    );
  }
});

test('what cannot be converted is refused, and nothing is printed', () => {
  const refused = (commandArguments, input, message) => {
    const { code, out, err } = run(commandArguments, input);
    assert.deepEqual([code, out], [2, ''], err);
    assert.match(err, message);
  };
  refused(
    convert('numbers', '-'),
    board,
    /There is no format "numbers"\. Choose one of: xsb, rle, numeric, course\./,
  );
  refused(
    convert('rle', '-', '--from', 'numeric'),
    board,
    /-:1:1: This board is in the format xsb, not numeric\./,
  );
  refused(convert('rle', '-', '--from', 'nonsense'), board, /There is no format "nonsense"/);
  refused(convert('rle', '-'), '#####\n#@x.#\n#####\n', /-:2:3: Found "x" where a square is expected/);
  refused(convert('rle', '-'), '@$.\n\n; level: b\n@$$.\n', /-:4:3: More boxes than storage/);
  refused(convert('rle', '-:7', '--level'), '@$.\n\n@$.\n', /There is no level "7"/);
  refused(convert('rle', 'no-such-file'), '', /no-such-file/);
  refused(convert('course', '-'), `@${'-'.repeat(63)}\n`, /at most 62 × 62 squares are inside/);
  refused(['convert', '--domain', 'nonsense', '--to', 'xsb', '-'], board, /There is no domain "nonsense"/);
  refused(['convert', '--domain', 'sokoban', '-'], board, /--to is required/);
  refused([...convert('lurd', firstSteps), '--plan', '-'], 'nonsense\n', /is not a move/);
  refused([...convert('lurd', `${csc384}:A00`), '--plan', '-'], '0 up\n', /Step 1, 0 up: /);
  refused(
    [...convert('xsb', `${csc384}:A00`), '--plan', '-'],
    '',
    /There is no format "xsb"\. Choose one of: actions, lurd, states\./,
  );
});
