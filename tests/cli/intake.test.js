// Boards as they are found elsewhere: lists and game IDs of sliding tiles, jugs in one line, code fences,
// quotations.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run, text } from './frontier.js';

const solved = (domain, board, ...more) =>
  JSON.parse(text(['solve', '--domain', domain, '--level', '-', '--json', ...more], board));
const read = (domain, board, ...more) =>
  text(['convert', '--domain', domain, '--to', domain, '-', ...more], board);
const refused = (domain, board, ...more) =>
  run(['solve', '--domain', domain, '--level', '-', ...more], board).err;

const korf = '14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3';
const start = '14 13 15  7\n11 12  9  5\n 6  .  2  1\n 4  8 10  3\n\n';
const blankFirst = ' .  1  2  3\n 4  5  6  7\n 8  9 10 11\n12 13 14 15\n';
const blankLast = ' 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15  .\n';

test('tiles: Korf’s lists have the empty cell first in the goal, or as chosen', () => {
  for (const board of [korf, `1 ${korf}\n`]) {
    assert.equal(read('tiles', board), start + blankFirst);
    assert.equal(read('tiles', board, '--set', 'goal=blank_last'), start + blankLast);
  }
  assert.equal(read('tiles', `4x4:${korf.replaceAll(' ', ',')}`), start + blankLast);
  const file = `1 ${korf}\n2 13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6\n`;
  assert.match(read('tiles', file), /^14 13[^]*\n\n13 {2}5 {2}4 10\n/);
  assert.match(refused('tiles', korf, '--set', 'goal=middle'), /goal.*auto, blank_last, blank_first/);
});

test('tiles: 0 is the empty cell where there is no other, and its goal is the last cell', () => {
  const { status, cost } = solved('tiles', '8 1 3\n4 0 2\n7 6 5\n', '--set', 'cost=unit');
  assert.deepEqual([status, cost], ['solved', 14]);
  assert.equal(solved('tiles', '3x3:8,1,3,4,0,2,7,6,5', '--set', 'cost=unit').cost, 14);
});

test('jugs: an amount wanted in any of them', () => {
  const { cost, claim } = solved('jugs', '(3,5)->4');
  assert.deepEqual([cost, claim.kind], [6, 'optimal']);
  assert.equal(solved('jugs', '3 5\n0 0\n* 4\n').cost, 6);
  assert.equal(read('jugs', '(3,5)->4'), '3 5\n0 0\nany 4\n');
  assert.equal(solved('jugs', '(4,6)->3').claim.kind, 'unsolvable');
});

test('fences and quotations are taken off, and places are those of the text', () => {
  assert.equal(solved('sokoban', 'Look:\n```\n#####\n#@$.#\n#####\n```\nNice?\n').cost, 1);
  assert.equal(solved('sokoban', '> #####\n> #@$.#\n> #####\n').cost, 1);
  assert.match(refused('sokoban', '> #####\n> #@x.#\n> #####\n'), /-:2:5: Found "x"/);
  assert.match(refused('sokoban', '```\n#####\n#@x.#\n```\n'), /-:3:3: Found "x"/);
});

test('what is nearly such a board is refused with the place', () => {
  assert.match(refused('tiles', '4x4:1,2,3'), /-:1:10: Found 3 numbers where 4x4 takes 16\./);
  assert.match(refused('tiles', '4x4#1234'), /-:1:4: Found # and a seed/);
  assert.match(refused('tiles', `${korf} 16`), /-:1:1: Found 17 numbers in a line\. A list has 16;/);
  assert.match(refused('jugs', '(3,5)->9'), /-:1:8: Found "9" where a whole number from 0 to 5/);
  assert.match(refused('jugs', '(3,5)=4'), /-:1:6: Found "=" where "->" is expected/);
  assert.match(refused('tiles', '1 2\n0 0\n'), /One 0 would be the empty cell, but here are 2\./);
});
