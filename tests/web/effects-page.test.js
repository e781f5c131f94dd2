import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEffect, fragmentOf, linkOf } from '../../web/effects/address.js';
import { boardEffect } from '../../web/effects/board.js';
import { levelsEffect } from '../../web/effects/levels.js';
import { noteTime, noticeEffect } from '../../web/effects/notice.js';
import { byHand, partsEffect } from '../../web/effects/parts.js';
import { keys, load, loadRecord, storageEffect } from '../../web/effects/storage.js';
import { meaningOf } from '../../web/keys.js';
import { freshDocument } from '../../web/model/document.js';
import { strategyGroups } from '../../web/model/strategies.js';
import { arrowsOf, stuckCells } from '../../web/model/arrows.js';
import { panes } from '../../web/panes.js';
import { defaultsOf, openInRow, panesOf, tabOf, visiblePanes } from '../../web/state/selectors-panes.js';
import { documentOf, initialState, set } from '../../web/state/state.js';
import { createStore } from '../../web/state/store.js';
import { setMode, showTrack } from '../../web/state/updates-cursor.js';
import { editDocument, engineReady, pickDomain, undo } from '../../web/state/updates-document.js';
import { chooseTab, notify, resizePane, setDark, setLayout } from '../../web/state/updates-page.js';
import { solve } from '../../web/state/updates-run.js';
import { catalog } from './catalog-sample.js';
import { fakeClock, good, openState, openStore, press, settle } from './page-sample.js';

const refusal = { ok: false, error: { message: 'What?', line: 1, column: 1, field: '' } };

test('a board is read once for one edit, sketched and offered elsewhere only where it is wrong', async () => {
  const asked = [];
  const engine = {
    check: async (domain, board) => {
      asked.push(`check ${domain}`);
      return board === 'water' && domain === 'jugs'
        ? good
        : board.startsWith('#')
          ? { ...good, dead_end: 'Stuck.' }
          : refusal;
    },
    levels: async () => ({ ok: true, title: '', levels: [] }),
    sketch: async () => {
      asked.push('sketch');
      return good;
    },
    recognise: async (text) => (text === 'water' ? ['jugs'] : []),
    checkFormula: async () => {
      asked.push('formula');
      return { ok: true };
    },
    boardText: async () => '# painted #\n',
  };
  const [store, clock] = [openStore(), fakeClock()];
  const board = boardEffect(store, engine, clock);
  store.subscribe(board);
  store.dispatch(editDocument, { board: '# @' }, '', 0);
  await settle();
  assert.deepEqual([asked, store.state.deadEnd], [['check grid'], 'Stuck.']);
  store.dispatch(editDocument, { board: 'water' }, '', 0);
  await settle();
  assert.deepEqual(asked.slice(1), ['check grid', 'sketch']);
  await clock.pass(300);
  assert.deepEqual([store.state.offer.kind, store.state.offer.domain], ['board', 'jugs']);
  store.dispatch(editDocument, { strategy: 'custom' }, '', 0);
  await settle();
  assert.equal(asked.at(-1), 'formula');
  await board.paint(good);
  assert.equal(store.state.history.present.board, '# painted #');
});

test('only the heuristics that are shown are asked about a board', async () => {
  const asked = [];
  const engine = {
    check: async (_, __, ___, heuristics) => {
      asked.push(heuristics);
      return good;
    },
  };
  let all = false;
  const store = openStore();
  store.subscribe(boardEffect(store, engine, fakeClock(), () => all));
  store.dispatch(editDocument, { board: '# @' }, '', 0);
  await settle();
  assert.deepEqual(asked, [[documentOf(store.state).heuristic]]);
  all = true;
  store.dispatch(setDark, true);
  await settle();
  store.dispatch(setDark, false);
  await settle();
  assert.deepEqual(asked.slice(1), [null], 'all of them, once');
});

test('levels come with the page and from files; what is too large or unknown is said', async () => {
  const level = { id: '1', title: '', board: 'a', line: 1, optimal: null };
  const engine = {
    recognise: async (text) => (text === 'many' ? ['grid'] : []),
    check: async (domain, text) => (text === 'a' || (text === 'many' && domain === 'x') ? good : refusal),
    levels: async (_, text) =>
      text === 'x' ? refusal : { ok: true, title: 'T', levels: [level, { ...level, id: '2' }] },
  };
  const kept = [];
  const files = {
    bundled: async () => ['; domain: grid\n', null, '; domain: none\n'],
    kept: () => [],
    keep: (name) => kept.push(name),
    choose: async () => ({ name: 'big', size: 2 << 20, text: async () => '' }),
    download: () => {},
  };
  const store = openStore();
  const clock = fakeClock();
  const levels = levelsEffect(store, engine, files, clock);
  await levels.load();
  assert.deepEqual(
    [store.state.collections.length, store.state.notice.words],
    [1, '1 of the level collections could not be loaded.'],
  );
  await levels.chooseFile();
  assert.match(store.state.notice.words, /big is larger than 1 MiB/);
  const taken = levels.take('many', 'mine.txt');
  const { board } = store.state.history.present;
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await settle();
    seen.push([kept.length, store.state.history.present.board]);
    await clock.pass(0);
  }
  await taken;
  const inTurns = [
    [0, board],
    [1, board],
    [1, 'a'],
  ];
  assert.deepEqual([seen, kept], [inTurns, ['mine.txt']], 'a turn for each part');
  await levels.take('x', 'odd.txt');
  assert.match(store.state.notice.words, /odd\.txt: No puzzle here reads this text/);
});

test('what is there again on the next visit; a storage that is full is no error', () => {
  const kept = new Map();
  const storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  const store = openStore();
  store.subscribe(storageEffect(store, storage));
  store.dispatch(pickDomain, 'jugs', 0);
  store.dispatch(resizePane, 'desktop.board', 0.3);
  assert.equal(load(storage, keys.document).domain, 'jugs');
  assert.deepEqual(loadRecord(storage, keys.sizes, 'number'), { 'desktop.board': 0.3 });
  assert.equal(loadRecord(storage, keys.boards, 'string').jugs, '3 4\n0 0\n* 2');
  kept.set(keys.sizes, '{"a": "x", "b": 1}');
  assert.deepEqual(loadRecord(storage, keys.sizes, 'number'), { b: 1 });
  kept.set(keys.document, 'nonsense');
  assert.equal(load(storage, keys.document), null);
  const full = openStore();
  full.subscribe(
    storageEffect(full, {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    }),
  );
  full.dispatch(pickDomain, 'jugs', 0);
});

test('a link opens its document with the saved one an undo away, and a step of it runs', async () => {
  const written = [];
  const started = (now) => {
    const store = createStore(engineReady(initialState, catalog));
    const address = addressEffect(store, { now, write: (fragment) => written.push(fragment) });
    store.subscribe(address);
    return { store, address };
  };
  const { store, address } = started('#domain=jugs&step=7&node=3&panes=A.node,C.plane&time_bound=');
  await address.begin(freshDocument(catalog), catalog, 0);
  assert.deepEqual(
    [store.state.history.present.domain, store.state.history.present.time_bound],
    ['jugs', 10],
  );
  assert.deepEqual(
    [store.state.linked, store.state.panes.chosen],
    [
      { ...initialState.linked, step: 7, node: 3 },
      { A: 'node', C: 'plane' },
    ],
  );
  address.arrive();
  assert.deepEqual([store.state.run.status, store.state.panes.chosen.C], ['running', 'plane']);
  store.dispatch(undo);
  assert.equal(store.state.history.present.domain, 'grid');
  await address.followLink('#domain=jugs', 0);
  assert.equal(store.state.history.present.domain, 'jugs');
  assert.match(written.at(-1), /^domain=jugs/);
  const odd = started('#elsewhere');
  await odd.address.begin(null, catalog, 0);
  assert.match(odd.store.state.notice.words, /names no puzzle/);
});

test('the address carries step, node and panes; the link leaves out how an embedded page looks', () => {
  const stepping = set(openState(), {
    cursor: set(openState().cursor, { track: 'search', step: 12 }),
    selection: { node: 5 },
    embed: { on: true, controls: ['board'], readOnly: true },
    linked: {
      ...initialState.linked,
      theme: 'light',
      ask: 'next',
      host: 'https://x.example',
      url: 'https://y/',
    },
  });
  assert.equal(
    fragmentOf(chooseTab(stepping, 'B', 'closed')),
    'domain=grid&time_bound=10&step=12&node=5&panes=B.closed&controls=board&readonly=' +
      '&theme=light&ask=next&host=https%3A%2F%2Fx.example',
  );
  assert.equal(linkOf(stepping, 'https://x/'), 'https://x/#domain=grid&time_bound=10&step=12&node=5');
});

test('a part that cannot be had is told and can be tried again', async () => {
  let fails = true;
  const load1 = async () => {
    if (fails) throw new Error('offline');
    return { default: () => 'shown' };
  };
  const list = [{ id: 'one', title: 'One', icon: '', home: 'A', applies: () => true, load: load1 }];
  const store = openStore();
  let offline = true;
  const parts = partsEffect(store, list, async () => {
    if (offline) throw new Error('offline');
  });
  store.subscribe(parts);
  store.dispatch(setLayout, 'wide');
  await settle();
  assert.equal(store.state.panes.parts.one, 'failed');
  fails = false;
  parts.again('one');
  await settle();
  assert.deepEqual([store.state.panes.parts.one, parts.views.get('one')()], ['ready', 'shown']);
  store.dispatch(setMode, 'edit');
  await settle();
  assert.equal(store.state.panes.parts[byHand], 'failed');
  offline = false;
  parts.again(byHand);
  await settle();
  assert.equal(store.state.panes.parts[byHand], 'ready');
});

test('tabs follow what one does; one chosen by hand stays until the next run', () => {
  const ids = (state) => visiblePanes(panes, state).map(({ id }) => id);
  const idle = openState();
  assert.deepEqual(ids(idle), ['rules', 'level', 'lessons']);
  const running = solve(idle);
  assert.deepEqual(ids(running), ['plans', 'counters', 'cost']);
  assert.deepEqual(ids(setMode(idle, 'edit')), ['text', 'checks', 'estimates']);
  assert.deepEqual(ids(setMode(idle, 'play')), ['moves', 'hint', 'lessons']);
  const stepping = showTrack(set(running, { run: { ...running.run, status: 'solved' } }), 'search');
  assert.deepEqual(ids(set(stepping, { layout: 'wide' })), ['node', 'frontier', 'tree', 'plane']);
  const chosen = chooseTab(stepping, 'C', 'heat');
  assert.deepEqual(ids(showTrack(chosen, 'plan'))[2], 'heat');
  assert.deepEqual(ids(solve(chosen))[2], 'cost');
  assert.equal(
    tabOf(panes, chooseTab(idle, 'A', 'moves'), 'A', defaultsOf(idle)).id,
    'rules',
    'what does not apply is not shown',
  );
  assert.deepEqual(
    panesOf(panes, setMode(idle, 'edit'), 'A').map(({ id }) => id),
    ['text', 'formats'],
  );
  assert.deepEqual(
    openInRow(panes, stepping, 2, defaultsOf(stepping)).map(({ id }) => id),
    ['node', 'frontier'],
  );
  assert.deepEqual(
    visiblePanes(panes, set(running, { layout: 'phone' })).map(({ id }) => id),
    ['cost'],
  );
});

test('every pane has a row of its own, and all their views are there', async () => {
  assert.equal(new Set(panes.map(({ id }) => id)).size, panes.length);
  for (const { id, title, home, icon } of panes) assert.ok(title && icon && 'ABC'.includes(home), id);
});

test('keys mean what the sheet says, and nothing while one types', () => {
  const of = (state, key, more) => meaningOf(state, press(key, more));
  const idle = openState();
  assert.deepEqual(of(idle, 'Enter', { ctrl: true, typing: true }), ['solve']);
  assert.deepEqual(of(solve(idle), 'Escape', { typing: true }), ['stop']);
  assert.deepEqual(of(set(solve(idle), { open: 'drawer' }), 'Escape'), ['close']);
  assert.deepEqual(
    ['s', 'b', '[', 'e', '?', '3', 'z', 'Home', ' '].map((key) => of(idle, key)),
    [
      ['stepOnce'],
      ['toBreakpoint'],
      ['level', -1],
      ['mode', 'edit'],
      ['keys'],
      ['tab', 2],
      ['undo'],
      ['seekEnd', 'first'],
      ['togglePlay'],
    ],
  );
  assert.deepEqual(
    [
      of(idle, 'ArrowRight'),
      of(idle, 'ArrowRight', { shift: true }),
      of(idle, 'ArrowRight', { inView: true }),
    ],
    [['seekBy', 1], ['jump', true], null],
  );
  assert.equal(of(idle, 's', { typing: true }), null);
  assert.equal(of(idle, ' ', { onButton: true }), null);
  const play = setMode(idle, 'play');
  assert.deepEqual(
    ['ArrowUp', 'z', 'r', 'h', 'w'].map((key) => of(play, key)),
    [['playStep', 'up'], ['playBy', -1], ['playRestart'], ['hint'], ['mode', 'watch']],
  );
  const edit = setMode(idle, 'edit');
  assert.deepEqual(
    ['3', 'ArrowUp', 'p'].map((key) => of(edit, key)),
    [
      ['paint', null],
      ['paint', null],
      ['paint', ['mode', 'play']],
    ],
  );
});

test('strategies stand in the catalogue’s groups and can be found by name and purpose', () => {
  const groups = [
    { id: 'solve', name: 'Just solve', summary: 'first' },
    { id: 'optimal', name: 'Optimal', summary: 'proved' },
    { id: 'empty', name: 'Empty', summary: '' },
  ];
  const known = {
    groups,
    strategies: [
      { id: 'a_star', name: 'A*', purpose: 'least g + h', group: 'optimal' },
      { id: 'solve', name: 'Just solve it', purpose: 'soon', group: 'solve' },
    ],
  };
  assert.deepEqual(
    strategyGroups(known).map(({ id, purpose, strategies }) => [id, purpose, strategies[0].id]),
    [
      ['solve', 'first', 'solve'],
      ['optimal', 'proved', 'a_star'],
    ],
  );
  assert.deepEqual(
    strategyGroups(known, 'least g').map(({ strategies }) => strategies[0].id),
    ['a_star'],
  );
  const own = { groups, strategies: [{ id: 'own', name: 'Own', purpose: '', group: 'solve', is_own: true }] };
  assert.deepEqual(strategyGroups(own, '', { own_strategies: [] }), [], 'another puzzle has it not');
  assert.equal(strategyGroups(own, '', { own_strategies: ['own'] }).length, 1);
});

test('successors are arrows on the board, and the pieces of a dead end are marked', () => {
  const { legend } = catalog.domains[0];
  const board = { width: 4, height: 2, cells: new Int32Array(24) };
  const one = (shifts, more) => ({
    node: null,
    outcome: 'duplicate',
    action: 'right',
    cells: [],
    shifts: shifts.map(([from, to]) => ({ from, to })),
    ...more,
  });
  const drawn = (...successors) =>
    arrowsOf({ successors }, board, legend).map(({ from, to, look }) => [from, to, look]);
  assert.deepEqual(drawn(one([[1, 2]]), one([[1, 0]], { node: 4 }), one([[1, 5]], { outcome: 'deadlock' })), [
    [1, 2, 'out'],
    [1, 0, 'in'],
    [1, 5, 'dead'],
  ]);
  assert.deepEqual(
    drawn(
      one([
        [1, 2],
        [2, 3],
      ]),
    ),
    [[1, 2, 'out']],
    'a robot that steps and pushes',
  );
  assert.deepEqual(
    drawn(
      one([
        [0, 6],
        [6, 7],
      ]),
    ),
    [[6, 7, 'out']],
    'a long walk, then a push',
  );
  assert.deepEqual(
    drawn(
      one([
        [1, 1],
        [2, 3],
      ]),
    ),
    [[2, 3, 'out']],
    'a robot that stays',
  );
  assert.deepEqual(arrowsOf({ successors: [one([[null, 0]])] }, board, legend), []);
  assert.deepEqual(arrowsOf({ successors: [one([[0, 1]])] }, board, []), [], 'no squares');
  assert.deepEqual(stuckCells({ successors: [one([], { cells: [3, 5] }), one([], { cells: [5] })] }), [3, 5]);
});

test('a note goes by itself after a while; an error and a question stay', async () => {
  const [store, clock] = [openStore(), fakeClock()];
  store.subscribe(noticeEffect(store, clock));
  for (const [tone, action, stays] of [
    ['note', 'undo', false],
    ['bad', '', true],
    ['note', 'run', true],
  ]) {
    store.dispatch(notify, 'Look.', tone, action);
    await clock.pass(noteTime - 1);
    assert.ok(store.state.notice);
    await clock.pass(1);
    assert.equal(store.state.notice !== null, stays, `${tone} ${action}`);
  }
});
