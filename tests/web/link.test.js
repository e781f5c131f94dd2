// The document in the fragment of a link, and back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edit, freshDocument, repairDocument } from '../../web/model/document.js';
import { controlNames, fromFragment, linkDiagnostic, toFragment } from '../../web/model/link.js';
import { panes } from '../../web/panes.js';
import { catalog } from './catalog-sample.js';

const fresh = freshDocument(catalog);
const again = (document, view) => {
  const read = fromFragment(`#${toFragment(document, fresh, view)}`);
  return { document: repairDocument(read.candidate, catalog), view: read.view };
};

test('a link holds the whole document', () => {
  const document = edit(fresh, {
    board: '#@$.#\n# & = + % ü #',
    strategy: catalog.strategies.at(-1).id,
    guide: 'zero',
    formula: 'g + w*h',
    weight: 1.5,
    time_bound: 0.1,
    max_expansions: 1000,
    memory_mib: 64,
    bound: { g: 5, h: null, f: 7.5 },
    options: { cycle: 'path', ties: 'fifo' },
  });
  assert.deepEqual(again(document, {}).document, document);
  assert.deepEqual(again(fresh, {}).document, fresh);
});

test('a fresh document makes a short link', () => {
  assert.equal(toFragment(fresh, fresh), `domain=${fresh.domain}&time_bound=10`);
});

test('a link that leaves something out means what it meant when it was made', () => {
  const solving = {
    ...catalog,
    strategies: [{ ...catalog.strategies[0], id: 'solve' }, ...catalog.strategies],
  };
  const now = freshDocument(solving);
  const old = repairDocument(fromFragment('#domain=grid&step=3').candidate, solving);
  assert.deepEqual(
    [now.strategy, now.time_bound, old.strategy, old.time_bound],
    ['solve', 10, 'a_star', null],
  );
  assert.deepEqual(repairDocument(fromFragment(toFragment(now, now)).candidate, solving), now);
});

test('the step, the node, the panes and an embedded page stand in the link too', () => {
  const view = {
    step: 120,
    node: 7,
    whole: true,
    panes: { A: 'node', C: 'tree' },
    controls: ['run', 'step'],
    readOnly: true,
    ask: 'cost:1.5',
  };
  assert.deepEqual(again(fresh, view).view, view);
  assert.deepEqual(again(fresh, {}).view, {
    step: null,
    node: null,
    whole: false,
    panes: {},
    controls: null,
    readOnly: false,
    ask: null,
  });
});

test('a question that is not known is none; one of a step is asked of the first where none is named', () => {
  const viewOf = (ask) => fromFragment(`#domain=grid&ask=${ask}`).view;
  for (const ask of ['next', 'pruned', 'admissible', 'cost:2', 'cost:1.25'])
    assert.equal(viewOf(ask).ask, ask);
  for (const ask of ['', 'cost', 'cost:', 'cost:0', 'cost:x', 'cost:-1', 'cost:1e9', 'Next', 'cut', 'nextt'])
    assert.equal(viewOf(ask).ask, null, ask);
  assert.deepEqual([viewOf('next').step, viewOf('pruned').step, viewOf('admissible').step], [0, 0, null]);
  assert.equal(fromFragment('#domain=grid&ask=next&step=5').view.step, 5);
  const told = linkDiagnostic('#domain=grid&ask=why', fresh);
  assert.match(told, /question.*“why”/);
});

test('nonsense is no document, and a nonsense step no step', () => {
  for (const fragment of ['', '#', '#elsewhere', '#=&=&', '#board=x'])
    assert.equal(fromFragment(fragment), null);
  for (const step of ['', 'x', '-1', '1.5', 'Infinity'])
    assert.equal(fromFragment(`#domain=a&step=${step}`).view.step, null);
  const odd = fromFragment('#domain=no-such&weight=NaN&strategy=%00&option.x=1&bound.g=much').candidate;
  assert.deepEqual(repairDocument(odd, catalog).strategy, fresh.strategy);
});

test('what a link asks for in vain is said', () => {
  const made = (fragment) => {
    const link = fromFragment(fragment);
    return linkDiagnostic(fragment, link && repairDocument(link.candidate, catalog));
  };
  for (const good of ['', '#', `#domain=${fresh.domain}`, `#${toFragment(fresh, fresh)}`])
    assert.equal(made(good), '');
  assert.match(made('#elsewhere'), /names no puzzle/);
  assert.match(made('#domain=no-such'), /a puzzle that is not known here, “no-such”/);
  assert.match(
    made(`#domain=${fresh.domain}&strategy=${'x'.repeat(99)}`),
    /a strategy that is not known here, “x{40}”/,
  );
  for (const [field, name] of [
    ['weight=-1', 'weight'],
    ['weight=1e7', 'weight'],
    ['time_bound=-5', 'time bound'],
    ['max_expansions=0', 'bound on expansions'],
    ['memory_mib=9999', 'memory'],
    ['bound.g=much', 'bound on g'],
  ]) {
    assert.match(
      made(`#domain=${fresh.domain}&${field}`),
      new RegExp(`^The link’s ${name}, “.*”, is no number`),
    );
  }
  assert.equal(made(`#domain=${fresh.domain}&weight=&time_bound=0.1&max_expansions=7&bound.f=12.5`), '');
});

test('breakpoints stand in the link too', () => {
  const stops = {
    ...fresh,
    breakpoints: [{ event: 'h_fell' }, { event: 'condition', condition: 'h < 3 & d' }],
  };
  assert.deepEqual(again(stops, {}).document.breakpoints, stops.breakpoints);
});

test('the parts that a link names are those there are; others are left out and told of', () => {
  const view = (controls) => fromFragment(`#domain=grid&controls=${controls}`).view.controls;
  assert.deepEqual([view('run,nonsense'), view('nonsense'), view('')], [['run'], null, []]);
  const document = freshDocument(catalog);
  assert.match(
    linkDiagnostic('#domain=grid&controls=run,nonsense', document),
    /part of the page that is not known here, “nonsense”/,
  );
  assert.equal(linkDiagnostic('#domain=grid&controls=run,tree', document), '');
  for (const { id } of panes) assert.ok(controlNames.includes(id), `controls= does not know ${id}`);
});
