import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as words from '../../web/model/lab-words.js';
import { divisorOf, repaired } from '../../web/model/lab-repair.js';
import { gapHistogram, marksOf, plotGrid } from '../../web/model/lab-plot.js';
import { functionsIn, repairOwn } from '../../web/model/own.js';
import { examplesOf, firstBoards, isExample } from '../../web/model/lab-examples.js';
import { completionsOf, helpersOf } from '../../web/model/lab-helpers.js';
import {
  freshLab,
  fromLabFragment,
  puzzlesFragment,
  repairLab,
  toLabFragment,
} from '../../web/model/lab-document.js';
import { fromFragment } from '../../web/model/link-read.js';
import { labLink, questions } from '../../web/model/questions.js';
import { catalog, fine, report } from './lab-sample.js';

test('the words claim no more than was seen', () => {
  assert.equal(words.admissibleCard(report).title, 'Not admissible');
  assert.match(words.admissibleCard(report).words, /too high on 53 of 602 states \(8\.8 %\)/);
  assert.equal(words.admissibleCard(fine).title, 'Admissible');
  const some = { ...fine, complete: false, states: 100_000 };
  for (const card of [words.admissibleCard(some), words.consistentCard(some), words.ratioCard(some)])
    assert.doesNotMatch(`${card.title} ${card.words}`, /^admissible|^consistent|optimal plan/i);
  assert.equal(words.verdictOf(some, 'p8').title, 'No counter-example in 100,000 states');
  assert.equal(words.verdictOf({ ...some, too_high: 1 }, 'p8').title, 'Not admissible');
  assert.match(words.verdictOf(fine, 'p8').title, /on this board/);
});

test('a heuristic that is above 0 at a goal cannot be repaired by a factor', () => {
  const wrong = { ...report, ratio: null, goals_not_zero: 1 };
  assert.match(words.ratioCard(wrong).words, /no factor/);
  assert.match(words.footWords(wrong, 0.003), /h above 0 at 1 goal/);
  assert.match(words.footWords(report, 0.003), /2,903 states in 3 ms.*never below 0, h = 0 at every goal/);
});

test('a counter-example in a sentence', () => {
  const example = { h: 4, exact: 2, text: '', picture: null, plan: ['up', 'up'] };
  assert.equal(words.exampleWords(example, 'too_high'), '2 moves solve it. Your h says 4.');
  const next = { h: 1, exact: 3, text: '', picture: null };
  const pair = { ...example, next, action: 'up', cost: 1 };
  assert.equal(words.exampleWords(pair, 'inconsistent'), 'up costs 1, but h falls from 4 to 1: by 3.');
  assert.match(words.exampleWords({ ...example, exact: 0, plan: [] }, 'too_high'), /This is a goal/);
});

test('the repair divides by a number that is no less than ρ, in the language of the code', () => {
  assert.equal(divisorOf(2), 2);
  assert.equal(divisorOf(1.2), 1.2);
  assert.equal(divisorOf(Math.fround(7.2) / 6), 1.2); // what single precision adds is no over-estimate
  assert.equal(divisorOf(4 / 3), 1.3334);
  const own = { name: 'x', entry: '' };
  const script = repaired({ ...own, language: 'javascript', code: '(state) => 2;' }, '', 2);
  assert.match(script.code, /^const h = \(state\) => 2;\n\n/);
  assert.match(script.code, /export const repaired = \(state, board\) => h\(state, board\) \/ 2;/);
  assert.equal(script.entry, 'repaired');
  const twice = repaired(script, 'repaired', 1.5);
  assert.equal(twice.entry, 'repaired_2');
  const snake = repaired(
    { ...own, language: 'python', code: 'def heur_x(state):\n    return 2\n' },
    'heur_x',
    2,
  );
  assert.match(snake.code, /def heur_repaired\(state\):\n.*\n    return heur_x\(state\) \/ 2\n$/);
  assert.equal(repaired({ ...own, language: 'formula', code: '=a + b' }, '', 2).code, '=(a + b) / 2');
});

test('the plot has a cell for each pair, and few enough of them', () => {
  const grid = plotGrid(report.pairs);
  assert.deepEqual([grid.spots.length, grid.columns, grid.rows, grid.unit], [3, 4, 5, 1]);
  assert.deepEqual(
    grid.spots.map(({ high }) => high),
    [true, false, false],
  );
  const wide = plotGrid({ h: [0, 900], exact: [0, 1000], count: [1, 1] });
  assert.ok(wide.columns <= 65);
  assert.deepEqual(marksOf(12), [0, 2, 4, 6, 8, 10, 12]);
});

test('the histogram counts h − h*', () => {
  assert.deepEqual(gapHistogram(report.gaps), { from: -2, unit: 1, counts: [548, 0, 1, 0, 53], most: 548 });
});

test('the functions of a pasted solution.py are found', () => {
  const text =
    'import os\ndef fval_function(sN, w):\n  pass\n' +
    'def heur_zero(state):\n  return 0\ndef heur_alternate(s):\n';
  assert.deepEqual(functionsIn('python', text), [
    { name: 'heur_zero', line: 4 },
    { name: 'heur_alternate', line: 6 },
  ]);
  assert.deepEqual(functionsIn('javascript', 'export const h = 1'), [{ name: 'h', line: 1 }]);
});

test('every puzzle of the site has three examples in each language, one of them wrong', () => {
  for (const domain of ['sokoban', 'snowman', 'lunar', 'jugs', 'tiles']) {
    assert.ok(firstBoards[domain]);
    for (const language of ['formula', 'javascript', 'python']) {
      const examples = examplesOf(domain, language);
      assert.equal(examples.length, 3, `${domain} ${language}`);
      assert.equal(examples.filter(({ wrong }) => wrong).length, 1, `${domain} ${language}`);
      for (const { code } of examples) assert.ok(isExample(code));
    }
  }
  assert.equal(examplesOf('unknown', 'python').length, 1);
});

test('the view of a puzzle is documented in the words of each language', () => {
  const [state, board] = helpersOf(catalog.domains[0], 'python');
  assert.deepEqual(state.rows[0], { name: 'state.boxes', type: 'list of (x, y)', words: 'Where boxes are.' });
  assert.equal(board.rows[0].name, 'state.storage');
  const labels = completionsOf(catalog.domains[0], 'javascript').map(({ label }) => label);
  for (const name of ['boxes', 'storage', 'nearest', 'sum', 'on', 'distance'])
    assert.ok(labels.includes(name), name);
});

test('a link carries the Lab’s document; what is not known in it becomes the default', () => {
  const fresh = freshLab(catalog, { language: 'javascript', name: 'first', code: 'x' });
  const document = { ...fresh, code: 'a\nb & c', entry: 'h', options: { diagonal: 'on' } };
  const back = repairLab(fromLabFragment(`#${toLabFragment(document)}`), catalog, fresh);
  assert.deepEqual({ ...back, options: { ...back.options } }, document);
  assert.equal(fromLabFragment('#x=1'), null);
  const odd = repairLab({ domain: 'nowhere', language: 'cobol', code: 7 }, catalog, fresh);
  assert.deepEqual(odd, fresh);
  assert.equal(repairOwn({ language: 'python', code: 'x'.repeat(300_000) }), null);
});

test('the puzzles’ page is given the heuristic and the board', () => {
  const fresh = freshLab(catalog, { language: 'python', name: 'mine', code: 'def h(s):' });
  const { candidate } = fromFragment(puzzlesFragment(fresh, 'other'));
  assert.equal(candidate.board, 'other');
  assert.equal(candidate.heuristic, 'own');
  assert.deepEqual(candidate.own, { language: 'python', name: 'mine', code: 'def h(s):', entry: '' });
});

test('each guide of the questions opens in the Lab with code that is known there', () => {
  for (const { lab } of questions) {
    assert.ok(isExample(lab.code));
    const read = fromLabFragment(labLink(lab).split('#')[1]);
    assert.equal(read.code, lab.code);
    assert.equal(read.board, lab.board);
  }
});
