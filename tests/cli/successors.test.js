// The next states of a board, in order: the examples of UCLA CS161 homework 3, jugs, several robots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSteps, json, jugs, text } from './frontier.js';

const successors = (domain, level, input) =>
  json(['successors', '--domain', domain, '--level', level], input).successors;

// What (next-states s1) … (next-states s4) should return.
const examples = {
  s1: `(((1 1 1 1 1) (1 0 2 4 1) (1 0 3 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1))
        ((1 1 1 1 1) (1 0 0 4 1) (1 0 2 0 1) (1 0 0 3 1) (1 0 0 0 1) (1 1 1 1 1))
        ((1 1 1 1 1) (1 0 0 4 1) (1 0 2 0 1) (1 0 0 0 1) (1 0 3 0 1) (1 1 1 1 1))
        ((1 1 1 1 1) (1 0 0 4 1) (1 0 2 0 1) (1 3 0 0 1) (1 0 0 0 1) (1 1 1 1 1)))`,
  s2: `(((1 1 1 1 1) (1 0 0 6 1) (1 0 2 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1))
        ((1 1 1 1 1) (1 0 0 4 1) (1 0 2 0 1) (1 0 0 3 1) (1 0 0 0 1) (1 1 1 1 1))
        ((1 1 1 1 1) (1 0 0 4 1) (1 2 3 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1)))`,
  s3: `(((1 1 1 1 1) (1 0 0 4 1) (1 0 2 3 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1))
        ((1 1 1 1 1) (1 0 3 4 1) (1 0 2 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1)))`,
  s4: `(((1 1 1 1 1) (1 4 2 0 1) (1 0 0 0 1) (1 0 0 3 1) (1 0 5 0 1) (1 1 1 1 1))
        ((1 1 1 1 1) (1 4 2 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 2 6 0 1) (1 1 1 1 1)))`,
};
const actions = {
  s1: ['up', 'right', 'down', 'left'],
  s2: ['up', 'down', 'left'],
  s3: ['down', 'left'],
  s4: ['up', 'left'],
};
const oneLine = (lisp) => lisp.replace(/\s+/g, ' ').replaceAll('( ', '(').trim();

for (const [id, expected] of Object.entries(examples)) {
  test(`next-states of ${id}`, () => {
    const states = successors('sokoban', `${firstSteps}:${id}`);
    assert.equal(oneLine(`(${states.map((next) => next.state.trim()).join(' ')})`), oneLine(expected));
    assert.deepEqual(
      states.map((next) => next.action),
      actions[id],
    );
    assert.ok(states.every((next) => next.cost === 1));
  });

  test(`next-states of ${id}, for people`, () => {
    const out = text(['successors', '--domain', 'sokoban', '--level', `${firstSteps}:${id}`]);
    const lines = out.split('\n').filter(Boolean);
    assert.equal(oneLine(`(${lines.filter((line) => !line.startsWith(';')).join(' ')})`), oneLine(expected));
    assert.deepEqual(
      lines.filter((line) => line.startsWith(';')),
      actions[id].map((action) => `; ${action}, cost 1`),
    );
  });
}

test('jugs: empty and fill jug by jug, then the pours; nothing that changes nothing', () => {
  const amounts = (state) => state.split('\n')[1];
  assert.deepEqual(
    successors('jugs', '-', '3 4\n2 3\n* 2\n').map((next) => [next.action, amounts(next.state)]),
    [
      ['Empty 3 Gallon', '0 3'],
      ['Fill 3 Gallon', '3 3'],
      ['Empty 4 Gallon', '2 0'],
      ['Fill 4 Gallon', '2 4'],
      ['Pour 3 into 4', '1 4'],
      ['Pour 4 into 3', '3 2'],
    ],
  );
  assert.deepEqual(
    successors('jugs', jugs).map((next) => [next.action, amounts(next.state)]),
    [
      ['Fill 3 Gallon', '3 0'],
      ['Fill 4 Gallon', '0 4'],
    ],
  );
});

test('several robots: robot by robot, each up, right, down, left; a robot blocks robots and boxes', () => {
  const board = '#######\n#@$@. #\n# .$  #\n#######\n';
  assert.deepEqual(
    successors('sokoban', '-', board).map((next) => next.action),
    ['0 down', '1 right'],
  );
  const free = successors('sokoban', '-', '####\n#@.#\n#$@#\n# .#\n####\n');
  assert.deepEqual(
    free.map((next) => next.action),
    ['0 right', '0 down', '1 up', '1 down'],
  );
  assert.equal(free[1].state, '####\n# .#\n#@@#\n#$.#\n####\n');
});

test('a solved board still has next states; a robot walled in has none', () => {
  assert.equal(successors('sokoban', '-', '#####\n#@ *#\n#####\n').length, 1);
  assert.deepEqual(successors('sokoban', '-', '###\n#@#\n###\n'), []);
  assert.equal(text(['successors', '--domain', 'sokoban', '--level', '-'], '###\n#@#\n###\n'), '');
});
