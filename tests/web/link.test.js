// The document in the fragment of a link, and back.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { edit, freshDocument, repairDocument } from '../../web/model/document.js';
import { toFragment } from '../../web/model/link.js';
import { linkDiagnostic } from '../../web/model/link-faults.js';
import { controlNames, fromFragment, linkedDocument } from '../../web/model/link-read.js';
import { panes } from '../../web/panes.js';
import { catalog } from './catalog-sample.js';
import { plainView } from './page-sample.js';

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
    plan: 12,
    whole: true,
    panes: { A: 'node', C: 'tree' },
    controls: ['run', 'step'],
    readOnly: true,
    theme: 'dark',
    ask: 'cost:2.5',
    host: 'https://course.example:8443',
    url: 'https://levels.example/a.txt?x=1',
    level: '',
  };
  assert.deepEqual(again(fresh, view).view, view);
  assert.deepEqual(again(fresh, {}).view, plainView);
  assert.equal(again(fresh, { plan: Infinity }).view.plan, Infinity);
  assert.match(toFragment(fresh, fresh, { plan: Infinity }), /&plan=end$/);
});

test('a question that is not known is none; one of a step is asked of the first where none is named', () => {
  const viewOf = (ask) => fromFragment(`#domain=grid&ask=${ask}`).view;
  for (const ask of ['next', 'pruned', 'admissible', 'cost:2', 'cost:1.25'])
    assert.equal(viewOf(ask).ask, ask);
  for (const ask of ['', 'cost', 'cost:', 'cost:0', 'cost:x', 'cost:-1', 'cost:1e9', 'Next', 'cut', 'nextt'])
    assert.equal(viewOf(ask).ask, '', ask);
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
    return linkDiagnostic(fragment, link && linkedDocument(link.candidate, catalog), catalog);
  };
  for (const good of ['', '#', `#domain=${fresh.domain}`, `#${toFragment(fresh, fresh)}`])
    assert.equal(made(good), '');
  assert.match(
    made('#domain=grid&max_expansions=1.5'),
    /bound on expansions, “1.5”, is no number that it can be/,
  );
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

test('what is bad in any key is said, and falls back', () => {
  const faults = [
    ['board=' + 'x'.repeat(70_000), /board is too long/],
    ['formula=' + 'g'.repeat(1001), /formula is too long/],
    ['heuristic=own&own=cobol&code=x', /own heuristic could not be read/],
    ['heuristic=own&own=python&code=x&name=' + 'n'.repeat(61), /“name” is too long/],
    ['step=x', /step, “x”, is no number/],
    ['step=1e99', /step, “1e99”, is no number/],
    ['node=-1', /node, “-1”, is no number/],
    ['tree=oak', /tree, “oak”/],
    ['panes=A.nonsense', /part of the page that is not known here, “A.nonsense”/],
    ['panes=nonsense', /part of the page that is not known here, “nonsense”/],
    ['option.cycle=square', /option that is not known here, “cycle=square”/],
    ['option.__proto__=x', /option that is not known here, “__proto__=x”/],
    ['stop=nonsense', /breakpoint that is not known here, “nonsense”/],
    [Array.from({ length: 40 }, (_, i) => `stop=if+g>${i}`).join('&'), /more than 32 breakpoints/],
    ['theme=mauve', /colours are not “light” or “dark”: “mauve”/],
    ['ask=why', /question is not one that is known here: “why”/],
    ['host=course.example', /host is not an origin/],
    ['host=https://course.example/lesson', /host is not an origin/],
    ['host=javascript:1', /host is not an origin/],
    ['url=http://levels.example/', /file is not an address that begins with https/],
    ['url=https://me:secret@levels.example/', /file is not an address/],
    ['ask=why&theme=mauve&tree=oak', /And 2 more of its settings/],
  ];
  for (const [pairs, words] of faults) {
    const fragment = `#domain=grid&${pairs}`;
    const { candidate, view } = fromFragment(fragment);
    const document = linkedDocument(candidate, catalog);
    assert.match(linkDiagnostic(fragment, document, catalog), words);
    assert.deepEqual([document.board, document.formula], [fresh.board, fresh.formula]);
    assert.deepEqual(document.options, {});
    assert.deepEqual([view.theme, view.ask, view.host, view.url, view.panes], ['', '', '', '', {}]);
  }
  const good = [
    'theme=light&ask=next&host=*&unheard_of=1&step=0&stop=h_fell&stop=if+g>1&option.beam=8',
    'host=null&ask=cost:1.5&url=https://levels.example/x&panes=A.node,C.tree&tree=whole',
  ];
  for (const pairs of good) {
    const fragment = `#domain=grid&${pairs}`;
    const document = linkedDocument(fromFragment(fragment).candidate, catalog);
    assert.equal(linkDiagnostic(fragment, document, catalog), '');
  }
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
    linkDiagnostic('#domain=grid&controls=run,nonsense', document, catalog),
    /part of the page that is not known here, “nonsense”/,
  );
  assert.equal(linkDiagnostic('#domain=grid&controls=run,tree', document, catalog), '');
});

test('a link can name every pane and its part, and docs/links.md lists just what it can name', () => {
  const ids = panes.map(({ id }) => id);
  const parts = controlNames.filter((name) => !ids.includes(name));
  assert.deepEqual(controlNames.slice(parts.length), ids);
  for (const { id, part } of panes) assert.ok(!part || parts.includes(part), `${id} is of ${part}`);

  const links = readFileSync(new URL('../../docs/links.md', import.meta.url), 'utf8');
  const [, guide] = links.split('## controls');
  const [table, list] = guide.split('A single pane can be named by its id:');
  const names = (text) => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const firstColumn = table.split('\n').map((line) => line.split('|')[1] ?? '');
  assert.deepEqual(names(firstColumn.join()), parts);
  assert.deepEqual(names(list.split('\n\n')[0]), ids);
});
