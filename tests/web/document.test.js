import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeDomain, edit, freshDocument, repairDocument } from '../../web/model/document.js';
import {
  changedOptions,
  domainOptions,
  optionRows,
  optionValue,
  requestOf,
  setOption,
} from '../../web/model/options.js';
import { catalog } from './catalog-sample.js';

test('a fresh document is the first domain with A* and its example', () => {
  const document = freshDocument(catalog);
  assert.equal(document.domain, 'grid');
  assert.equal(document.strategy, 'a_star');
  assert.equal(document.board, '#@#');
  assert.equal(document.heuristic, 'near');
  assert.equal(document.memory_mib, 512);
});

test('documents are frozen, inside too', () => {
  const document = edit(freshDocument(catalog), { board: 'x', bound: { g: 1, h: null, f: null } });
  assert.throws(() => {
    document.board = 'y';
  }, TypeError);
  assert.throws(() => {
    document.bound.g = 2;
  }, TypeError);
  assert.throws(() => {
    document.options.cycle = 'none';
  }, TypeError);
});

test('an edit makes a new document, one that changes nothing gives the same', () => {
  const document = freshDocument(catalog);
  assert.notEqual(edit(document, { board: 'x' }), document);
  assert.equal(document.board, '#@#');
  assert.equal(edit(document, { board: '#@#' }), document);
  assert.equal(edit(document, { bound: { g: null, h: null, f: null } }), document);
});

test('another domain brings its board and heuristic, the rest stays', () => {
  const document = changeDomain(edit(freshDocument(catalog), { time_bound: 3 }), catalog, 'jugs');
  assert.deepEqual(
    [document.domain, document.board, document.heuristic, document.time_bound],
    ['jugs', '3 4\n0 0\n* 2', 'zero', 3],
  );
});

test('a document from storage keeps what is good and repairs what is not', () => {
  const kept = edit(freshDocument(catalog), {
    board: 'typed with an error',
    strategy: 'custom',
    weight: 2.5,
    options: { cycle: 'none' },
  });
  assert.deepEqual(repairDocument(JSON.parse(JSON.stringify(kept)), catalog), kept);
  const repaired = repairDocument(
    {
      domain: 'gone',
      board: 'b',
      strategy: 'gone',
      weight: 'heavy',
      memory_mib: null,
      options: { cycle: 3 },
    },
    catalog,
  );
  assert.deepEqual(repaired, freshDocument(catalog));
  for (const junk of [null, undefined, 7, 'text', []])
    assert.deepEqual(repairDocument(junk, catalog), freshDocument(catalog));
});

test('an option is kept only when it differs from its fallback', () => {
  const [cycle] = catalog.options;
  const document = freshDocument(catalog);
  const changed = setOption(document, cycle, 'none');
  assert.equal(optionValue(document, cycle), 'auto');
  assert.equal(optionValue(changed, cycle), 'none');
  assert.equal(changedOptions(changed, catalog), 1);
  assert.deepEqual(setOption(changed, cycle, 'auto'), document);
});

test('what the strategy decides is a choice of its own, and the fallback of others can be asked for', () => {
  const space = {
    id: 'space',
    name: 'Space',
    kind: 'choice',
    fallback: 'moves',
    solve_value: 'pushes',
    choices: [
      { id: 'moves', name: 'Moves' },
      { id: 'pushes', name: 'Pushes' },
    ],
  };
  const solving = {
    ...catalog,
    domains: [{ ...catalog.domains[0], options: [space] }],
    strategies: [...catalog.strategies, { ...catalog.strategies[2], id: 'solve', takes_solve_options: true }],
  };
  const rowOf = (document) => optionRows(document, solving).domain[0];
  const plain = edit(freshDocument(solving), { strategy: 'a_star' });
  assert.equal(optionValue(plain, rowOf(plain)), 'moves');
  const document = edit(plain, { strategy: 'solve' });
  assert.equal(optionValue(document, rowOf(document)), '');
  assert.equal(rowOf(document).choices[0].name, 'As the strategy has it (Pushes)');
  assert.equal(changedOptions(document, solving), 0);
  assert.deepEqual(domainOptions(setOption(document, rowOf(document), 'moves'), solving), { space: 'moves' });
});

test('a request holds the options that apply, and the weight that holds', () => {
  const document = edit(freshDocument(catalog), {
    options: { diagonal: 'on', cycle: 'none', beam: '3' },
    formula: 'h',
  });
  assert.deepEqual(requestOf(document, catalog).options, { diagonal: 'on', cycle: 'none' });
  assert.deepEqual(requestOf(edit(document, { strategy: 'custom' }), catalog).options, {
    diagonal: 'on',
    cycle: 'none',
    beam: '3',
  });
  assert.deepEqual(domainOptions(document, catalog), { diagonal: 'on' });
  const guided = {
    ...catalog,
    strategies: catalog.strategies.map((each) => ({ ...each, takes_guide: true })),
  };
  assert.equal(requestOf(edit(document, { guide: 'near' }), guided).guide, 'near');
  assert.equal(
    requestOf(edit(document, { guide: 'near' }), catalog).guide,
    '',
    'what means nothing is not sent',
  );
  assert.equal(requestOf(document, catalog).formula, '');
  assert.equal(requestOf(edit(document, { strategy: 'custom' }), catalog).formula, 'h');
  assert.equal(
    requestOf(edit(document, { strategy: 'weighted' }), catalog).weight,
    null,
    'the engine knows its own',
  );
  assert.equal(requestOf(edit(document, { strategy: 'weighted', weight: 2 }), catalog).weight, 2);
});

test('a request leaves out what means nothing to its strategy, and the document keeps it', () => {
  const chosen = { ties: 'fifo', duplicates: 'strict' };
  const document = edit(freshDocument(catalog), { options: chosen, weight: 2 });
  const asked = (change) => requestOf(edit(document, change), catalog);
  assert.deepEqual(asked({}).options, chosen);
  assert.deepEqual(
    asked({ strategy: 'deep' }).options,
    {},
    'it has no order for ties, and its cycle check is path',
  );
  assert.deepEqual(asked({ strategy: 'deep', options: { ...chosen, cycle: 'full' } }).options, {
    cycle: 'full',
    duplicates: 'strict',
  });
  assert.deepEqual(asked({ options: { ...chosen, cycle: 'none' } }).options, { cycle: 'none', ties: 'fifo' });
  assert.equal(asked({}).weight, null, 'A* has no weight');
  assert.equal(asked({ strategy: 'weighted' }).weight, 2);
});
