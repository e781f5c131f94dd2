// The calls that need no session: catalog, check, levels, recognise, check_formula, validate.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, firstSteps, jugsBoard, module, onePush } from './frontier.js';
import { assertType } from './types.js';

const ids = (rows) => rows.map((row) => row.id);
function assertDiagnostic(answer, field, line, column) {
  assert.equal(answer.ok, false);
  assert.ok(answer.error.message.endsWith('.'), answer.error.message);
  assert.deepEqual(
    [answer.error.field, answer.error.line, answer.error.column],
    [field, line, column],
    answer.error.message,
  );
}

test('an answer of another type than the page is told is found', () => {
  const sound = { message: '', line: 0, column: 0, field: '' };
  assertType(sound, 'Diagnostic');
  for (const [value, type] of [
    [{ ...sound, line: '1' }, 'Diagnostic'],
    [{ ...sound, more: 1 }, 'Diagnostic'],
    [{}, 'Diagnostic'],
    [NaN, 'number'],
    [null, 'number'],
    [['x', 1], 'string[]'],
    [new Uint8Array(1), 'Int32Array'],
    ['1', 'number | null'],
    [undefined, 'number | null'],
    ['sleeping', 'Status'],
    [{ ok: true }, 'Answer<Verdict>'],
    [{ ok: false }, 'Answer<Verdict>'],
  ]) {
    assert.throws(() => assertType(value, type), assert.AssertionError, type);
  }
});

test('catalog: every cross-reference', () => {
  const catalog = module.catalog();
  for (const id of ['sokoban', 'jugs']) assert.ok(ids(catalog.domains).includes(id));
  for (const id of [
    'depth_first',
    'breadth_first',
    'ucs',
    'best_first',
    'a_star',
    'custom',
    'weighted_a_star',
  ]) {
    assert.ok(ids(catalog.strategies).includes(id), id);
  }
  for (const domain of catalog.domains) {
    assert.ok(ids(domain.heuristics).includes(domain.default_heuristic));
    assert.equal(module.check(domain.id, domain.example, {}, null).ok, true);
    for (const row of domain.heuristics) {
      assert.match(`${row.admissible} ${row.consistent}`, /^(proved|no|unknown) (proved|no|unknown)$/);
    }
    for (const row of domain.legend) assert.match(row.layer, /^(ground|piece)$/);
  }
  for (const row of [catalog, ...catalog.domains, ...catalog.strategies].flatMap((owner) => owner.options)) {
    assert.match(row.kind, /^(choice|number|integer|text|flag)$/);
    if (row.kind === 'choice') assert.ok(ids(row.choices).includes(row.fallback), row.id);
  }
  for (const strategy of catalog.strategies) assert.match(strategy.default_cycle, /^(none|path|full)$/);
  for (const { id, formula } of catalog.formulas) assert.equal(module.check_formula(formula, 2).ok, true, id);
  const statuses = [
    'running',
    'paused',
    'solved',
    'exhausted',
    'timeout',
    'expansions',
    'memory',
    'cancelled',
    'failed',
  ];
  assert.deepEqual(ids(catalog.statuses), statuses);
  for (const list of [
    catalog.domains,
    catalog.strategies,
    catalog.options,
    catalog.formulas,
    catalog.outcomes,
    catalog.counters,
  ]) {
    assert.equal(new Set(ids(list)).size, list.length);
  }
});

test('check: a grid is three numbers a cell, by the legend', () => {
  const answer = module.check('sokoban', onePush, {}, null);
  assert.deepEqual(
    [answer.ok, answer.width, answer.height, answer.text, answer.format],
    [true, 5, 3, onePush, 'xsb'],
  );
  const { legend } = module.catalog().domains.find((domain) => domain.id === 'sokoban');
  const name = (index) => (index < 0 ? '' : legend[index].id);
  const row = [];
  for (let x = 0; x < 5; x++) {
    const [ground, piece, label] = answer.cells.slice(3 * (5 + x), 3 * (5 + x) + 3);
    row.push([name(ground), name(piece), label]);
  }
  assert.deepEqual(row, [
    ['wall', '', -1],
    ['floor', 'robot', 0],
    ['floor', 'box', -1],
    ['storage', '', -1],
    ['wall', '', -1],
  ]);
  assert.deepEqual(
    answer.estimates.slice(0, 3).map((row) => [row.heuristic, row.value]),
    [
      ['zero', 0],
      ['misplaced', 1],
      ['manhattan', 1],
    ],
  );
});

test('check: jugs are capacity, amount, goal', () => {
  const answer = module.check('jugs', '3 4\n1 0\n* 2\n', {}, null);
  const asked = module.check('jugs', '3 4\n1 0\n* 2\n', {}, ['mismatch', 'nonsense']);
  assert.deepEqual(
    asked.estimates.map(({ heuristic }) => heuristic),
    ['mismatch'],
    'only what was asked for',
  );
  assert.deepEqual([answer.width, answer.height, ...answer.cells], [2, 1, 3, 1, -1, 4, 0, 2]);
  const estimates = new Map(answer.estimates.map(({ heuristic, value }) => [heuristic, value]));
  const some = ['zero', 'mismatch', 'sum_difference', 'max_difference', 'alternate'];
  assert.deepEqual(
    some.map((id) => estimates.get(id)),
    [0, 1, 2, 2, 4],
  );
});

test('check: what is written is read back; robots are numbered', () => {
  for (const { board } of firstSteps.levels) {
    const { text } = module.check('sokoban', board, {}, null);
    assert.equal(module.check('sokoban', text, {}, null).text, text);
  }
  const { cells } = module.check('sokoban', '####\n#@@#\n####\n', {}, null);
  assert.deepEqual([cells[3 * 5 + 2], cells[3 * 6 + 2]], [0, 1]);
});

test('check: errors say where', () => {
  assertDiagnostic(module.check('sokoban', '####\n#@x#\n####', {}, null), 'board', 2, 3);
  assertDiagnostic(module.check('sokoban', '', {}, null), 'board', 1, 1);
  assertDiagnostic(module.check('jugs', '3 4\n0 9\n* 2', {}, null), 'board', 2, 3);
  assertDiagnostic(module.check('jugs', '3 4\n0 0\n', {}, null), 'board', 3, 1);
  assertDiagnostic(module.check('chess', onePush, {}, null), 'domain', 0, 0);
  assertDiagnostic(module.check('', '', {}, null), 'domain', 0, 0);
});

test('levels: boards with their lines, titles and optima', () => {
  assert.deepEqual([firstSteps.ok, firstSteps.title], [true, 'Sokoban, first steps']);
  const [first] = firstSteps.levels;
  assert.deepEqual([first.id, first.optimal, first.line], ['CS161', 41, 5]);
  for (const { id, board } of firstSteps.levels)
    assert.equal(module.check('sokoban', board, {}, null).ok, true, id);
  assert.equal(firstSteps.levels.find((level) => level.id === 'No way out').optimal, null);
  assertDiagnostic(module.levels('sokoban', ''), 'board', 1, 1);
  assertDiagnostic(module.levels('sokoban', 'no board at all'), 'board', 1, 1);
  assertDiagnostic(module.levels('chess', onePush), 'domain', 0, 0);
  assert.equal(module.levels('sokoban', `${onePush}\n`.repeat(6000)).ok, false);
});

test('recognise: the puzzles that read a text', () => {
  const found = [
    ['#@$.#', ['sokoban']],
    ['3 4\n0 0\n* 2', ['jugs']],
    ['8 7 6\n5 4 3\n2 1 0', ['tiles', 'jugs']],
    ['```\n(3,5)->4\n```', ['jugs']],
    ['what?', []],
    ['', []],
    [undefined, []],
  ];
  for (const [text, ids] of found) assert.deepEqual(module.recognise(text), ids, text);
});

test('check_formula: what it uses, or where it goes wrong', () => {
  const good = [
    ['g+h', 'gh'],
    ['w*h', 'hw'],
    ['d', 'd'],
    ['g + w*h + d', 'ghwd'],
    ['1', ''],
    ['max(g, h) > 2 ? sqrt(h) : -g^2', 'gh'],
  ];
  for (const [formula, uses] of good) {
    const answer = module.check_formula(formula, 2);
    assert.deepEqual([answer.ok, answer.uses.join('')], [true, uses], formula);
  }
  const bad = [
    ['', 1],
    ['g +', 4],
    ['g + q', 5],
    ['(g', 3],
    ['g h', 3],
    ['sqrt(g, h)', 7],
    ['max(g)', 6],
    ['1..2', 3],
    ['g + é', 5],
  ];
  for (const [formula, column] of bad) {
    assertDiagnostic(module.check_formula(formula, 2), 'formula', 1, column);
  }
  assert.equal(module.check_formula('('.repeat(100_000), 2).ok, false);
  assert.equal(module.check_formula(`${'-'.repeat(900)}g`, 2).ok, false);
});

test('check_heuristic: what is known of a formula, or where it goes wrong', () => {
  const said = module.check_heuristic('sokoban', '=max(manhattan, misplaced)');
  assertType(said, 'Answer<HeuristicInfo>');
  assert.deepEqual([said.ok, said.admissible, said.consistent], [true, 'proved', 'proved']);
  const twice = module.check_heuristic('sokoban', '=2*manhattan');
  assert.deepEqual([twice.admissible, twice.times], ['unknown', 2]);
  assert.equal(module.check_heuristic('jugs', 'mismatch').admissible, 'proved');
  assertDiagnostic(module.check_heuristic('sokoban', '=max(manhatan, 1)'), 'heuristic', 1, 6);
  assertDiagnostic(module.check_heuristic('sokoban', 'nonsense'), 'heuristic', 0, 0);
  for (const odd of ['=', '='.repeat(5), `=${'('.repeat(10_000)}`])
    assert.equal(module.check_heuristic('sokoban', odd).ok, false);
  const { estimates } = module.check('sokoban', onePush, {}, ['manhattan', '=3*manhattan']);
  assert.equal(estimates[1].value, 3 * estimates[0].value);
});

test('validate: legal, to the goal, its cost', () => {
  const verdict = (...planAndMore) => module.validate('sokoban', onePush, {}, ...planAndMore);
  verdict('right');
  const { message, ...good } = verdict('right\n');
  assert.deepEqual(good, {
    ok: true,
    legal: true,
    reaches_goal: true,
    cost: 1,
    steps: 1,
    pushes: 1,
    failed_step: 0,
    actions: ['right'],
  });
  assert.deepEqual([verdict('').legal, verdict('').reaches_goal], [true, false]);
  const bad = verdict('right\nright\n');
  assert.deepEqual([bad.legal, bad.reaches_goal, bad.steps, bad.failed_step], [false, false, 1, 2]);
  const robots = module.validate(
    'sokoban',
    '########\n#@  $ .#\n# .$ @ #\n########',
    {},
    '2r{ddrrr}{uull}{ddrr}{uull}{rrd}Lr',
  );
  assert.deepEqual([robots.actions, robots.failed_step], [['0 right', '0 right'], 3], 'as far as it goes');
  assert.equal(module.validate('jugs', jugsBoard, {}, 'Fill 3 Gallon\nEmpty 3 Gallon').legal, true);
  for (const answer of [
    verdict('fly'),
    module.validate('chess', onePush, {}, ''),
    module.validate('sokoban', 'x', {}, ''),
  ]) {
    assert.equal(answer.ok, false);
  }
  assertDiagnostic(verdict('right\nfly'), 'plan', 2, 1);
});

test('the board of Figure 1 is numeric, and stays so', () => {
  assert.equal(module.check('sokoban', boardOf('CS161'), {}, null).format, 'numeric');
  assert.match(module.check('sokoban', boardOf('CS161'), {}, null).text, /^\(\(0 0 1 1 1 1 0 0 0\) /);
});

test('Line: moves by hand, a whole plan, and what is no move', () => {
  const line = new module.Line('jugs', '3 4\n0 0\n* 2\n', {});
  assert.equal(line.error(), null);
  const start = line.position(0);
  assert.deepEqual(
    [start.index, start.length, start.cost, start.is_goal, start.dead_end],
    [0, 0, 0, false, ''],
  );
  assert.ok(start.moves.some(({ action, cost }) => action === 'Fill 4 Gallon' && cost === 1));
  assert.equal(line.move(0, 'Fill 4 Gallon'), true);
  assert.equal(line.move(1, 'Fill 4 Gallon'), false);
  assert.deepEqual([line.position(1).text, line.position(9).index], ['3 4\n0 4\n* 2\n', 1]);
  assert.deepEqual(line.position(1).shifts, [{ from: null, to: 1 }]);
  const plan = [
    'Fill 3 Gallon',
    'Pour 3 into 4',
    'Fill 3 Gallon',
    'Pour 3 into 4',
    'Empty 4 Gallon',
    'Pour 3 into 4',
  ];
  assert.equal(line.set_line(plan), null);
  assert.deepEqual([line.position(6).is_goal, line.position(6).cost], [true, 6]);
  assert.equal(line.plan_text(''), `${plan.join('\n')}\n`);
  assert.match(line.set_line(['Fill 3 Gallon', 'Fly']).message, /Step 2, Fly/);
  assert.equal(line.position(0).length, 6);
  line.delete();
  const bad = new module.Line('jugs', 'nonsense', {});
  assert.equal(bad.error().line, 1);
  assert.equal(bad.position(0), null);
  bad.delete();
});

test('convert: a board in every format of its puzzle, and files of levels', () => {
  for (const { id, example, formats } of module.catalog().domains) {
    const [{ id: first }] = formats;
    const plain = module.convert(id, example, {}, first);
    for (const { id: format } of formats) {
      const { text } = module.convert(id, example, {}, format);
      const again = module.convert(id, text, {}, first);
      assert.equal(again.from, format);
      if (format !== 'course') assert.equal(again.text, plain.text, `${id} ${format}`); // which adds a frame
      const rows = [
        { id: 'a', title: 'A', author: 'Ann', board: text, optimal: 7 },
        { id: 'b', title: 'b', board: text },
      ];
      const { title, levels } = module.levels(id, module.levels_text('Both', rows, format));
      assert.equal(title, 'Both');
      assert.deepEqual(
        levels.map(({ id, title, author, optimal }) => [id, title, author, optimal]),
        [
          ['a', 'A', 'Ann', 7],
          ['b', 'b', '', null],
        ],
      );
    }
  }
  assertDiagnostic(module.convert('sokoban', onePush, {}, 'chess'), 'format', 0, 0);
  assertDiagnostic(module.convert('sokoban', '?', {}, 'xsb'), 'board', 1, 1);
  for (const wrong of [null, undefined, 7, 'x', {}]) assert.equal(module.levels_text('', wrong, 'xsb'), '');
  assert.match(module.levels_text('', [null, { optimal: -1 }, { optimal: NaN }], 'xsb'), /^(?!.*optimal)/s);
});
