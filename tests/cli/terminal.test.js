// Bytes of a file or an argument that would steer a terminal, or end a text early, are spelt out wherever
// they are printed.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { firstSteps, run } from './frontier.js';

const folder = mkdtempSync(`${tmpdir()}/frontier-`);
after(() => rmSync(folder, { recursive: true }));

// Bytes as Latin-1 letters, and how they are shown.
const steering = {
  '\0': '\\u0000',
  '\x07': '\\u0007',
  '\x1B[31m': '\\u001B[31m',
  '\x7F': '\\u007F',
  '\b': '\\u0008',
  '\xC2\x9B31m': '\\u009B31m', // a control sequence in one character
  '\xE2\x80\xAE': '\\u202E', // what follows runs from right to left
};
const notUtf8 = {
  '\x9B': '\\x9B',
  '\xE9': '\\xE9',
  '\xC0\x9B': '\\xC0\\x9B',
  '\xED\xA0\x80': '\\xED\\xA0\\x80',
  '\xF4\x90\x80\x80': '\\xF4\\x90\\x80\\x80',
};
const harmless = {
  '\xC3\xA9': '\xC3\xA9',
  '\xE2\x89\xA5': '\xE2\x89\xA5',
  '\xF0\x9F\xA7\xA9': '\xF0\x9F\xA7\xA9',
};
const all = { ...steering, ...notUtf8, ...harmless };

const bytes = (text) => Buffer.from(text, 'latin1');
const sees = (commandArguments, input) => run(commandArguments, input, 'latin1');
const board = ['--domain', 'sokoban', '--level', `${firstSteps}:s1`];
const titled = (title) => bytes(`; ${title}\n#####\n#@$.#\n#####\n\n; Second\n######\n#@ $.#\n######\n`);

function isHarmless(text, what) {
  assert.doesNotMatch(text, /[\0-\x08\x0B-\x1F\x7F]|\xC2[\x80-\x9F]|\xE2\x80\xAE/, what);
}

test('in a board, at the place of the fault', () => {
  for (const [raw, spelt] of Object.entries(all)) {
    const { code, out, err } = sees(
      ['solve', '--domain', 'sokoban', '--level', '-'],
      bytes(`#####\n#@$${raw}.#\n#####\n`),
    );
    assert.deepEqual([code, out], [2, '']);
    isHarmless(err, spelt);
    assert.match(err, /^frontier: -:2:4: Found "[^]+" where a square is expected: .* blank\.\n$/, spelt);
    assert.ok(err.includes(`"${/^\\[ux]..(..)?|[^]+/.exec(spelt)[0]}`) || !(raw in steering), err);
  }
});

test('in a word of a board, in a plan', () => {
  for (const [raw, spelt] of Object.entries(all)) {
    const jugs = sees(['solve', '--domain', 'jugs', '--level', '-'], bytes(`3 4\n0 x${raw}\n* 2\n`));
    assert.ok(jugs.code === 2 && jugs.err.includes(`"x${spelt}"`), jugs.err);
    for (const json of [[], ['--json']]) {
      const plan = sees(['validate', ...board, '--plan', '-', ...json], bytes(`x${raw}\n`));
      assert.equal(plan.code, 2, plan.err);
      assert.match(plan.err, /"x.*" is not a move; write "0 up"/);
      isHarmless(jugs.err + plan.err, spelt);
    }
  }
});

test('in titles: of a message, of a file that is converted', () => {
  for (const [raw, spelt] of Object.entries(all)) {
    const message = sees(['solve', '--domain', 'sokoban', '--level', '-:9'], titled(`a${raw}b`));
    assert.ok(message.code === 2 && message.err.includes(`from "a${spelt}b" to "Second"`), message.err);
    isHarmless(message.err, spelt);
    const { code, out } = sees(['convert', '--domain', 'sokoban', '--to', 'xsb', '-'], titled(`a${raw}b`));
    assert.equal(code, 0);
    isHarmless(out, spelt);
    assert.ok(
      out.startsWith(`; level: a${raw in notUtf8 ? raw : spelt}b\n`),
      `a file keeps its encoding: ${JSON.stringify(out)}`,
    );
    assert.ok(out.endsWith('######\n#@ $.#\n######\n'), out);
  }
});

test('in arguments', () => {
  for (const raw of ['\x07', '\x1B[31m', '\x7F', '\u009B31m', '\u202E']) {
    const calls = [
      [`x${raw}`],
      [`--x${raw}`],
      ['solve', `--x${raw}`, ...board],
      ['solve', '--domain', `x${raw}`, '--level', firstSteps],
      ['solve', '--domain', 'sokoban', '--level', `x${raw}`],
      ['solve', ...board, '--strategy', `x${raw}`],
      ['solve', ...board, '--weight', `x${raw}`],
      ['solve', ...board, '--set', `x${raw}`],
      ['solve', ...board, '--set', `x${raw}=1`],
      ['solve', ...board, '--costbound', `x${raw}`],
      ['solve', ...board, '--strategy', 'custom', '--f', `g + x${raw}`],
      ['bench', `x${raw}`],
      ['bench', '--level-set', `x${raw}`],
      ['domains', '--domain', `x${raw}`],
      ['convert', '--domain', 'sokoban', '--to', `x${raw}`, firstSteps],
      ['game', `x${raw}`, firstSteps, firstSteps, '1', `${folder}/out.txt`],
    ];
    for (const call of calls) {
      const { code, out, err } = sees(call);
      assert.deepEqual([code, out], [2, ''], err);
      isHarmless(err, JSON.stringify(call));
      assert.equal(err.split('\n').length, 2, err);
    }
  }
  assert.match(sees(['solve', '--domain', 'a\nb\tc', '--level', firstSteps]).err, /no domain "a\\nb\\tc"/);
});
