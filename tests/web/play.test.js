import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hintEffect } from '../../web/effects/hints.js';
import { laterEffect } from '../../web/effects/later.js';
import { playEffect } from '../../web/effects/play.js';
import { pushedWords } from '../../web/model/play-moves.js';
import { recordKey } from '../../web/model/records.js';
import { setMode } from '../../web/state/updates-cursor.js';
import { boardChecked, editDocument } from '../../web/state/updates-document.js';
import { engineLost, primary } from '../../web/state/updates-run.js';
import { askHint, hintMissing, playArrived, playBegun } from '../../web/state/updates-play.js';
import { documentOf, set } from '../../web/state/state.js';
import { bestKnown } from '../../web/state/selectors.js';
import { goalWords, primaryOf, statusOf } from '../../web/state/selectors-status.js';
import { catalog } from './catalog-sample.js';
import { good, openStore, settle } from './page-sample.js';

const legend = ['floor', 'wall', 'storage', 'box', 'robot'].map((id, i) => ({
  id,
  name: id,
  symbol: ' #.$@'[i],
  layer: i < 3 ? 'ground' : 'piece',
}));
const domain = { ...catalog.domains[0], id: 'corridor', legend };
const puzzles = { ...catalog, domains: [domain] };
const at = {
  now: () => 0,
  after: (_, wake) => {
    setImmediate(wake);
    return () => {};
  },
};
const kinds = { ' ': -1, $: 3, '@': 4 };
const drawn = (row) => ({
  width: row.length,
  height: 1,
  cells: Int32Array.from([...row].flatMap((sign) => [0, kinds[sign], sign === '@' ? 0 : -1])),
});

/** Sokoban in a corridor, as the engine would play it; also how often it was asked. */
function corridor() {
  const after = (row, action) => {
    const at = row.indexOf('@');
    const by = { right: 1, left: -1 }[action];
    const cells = [...row];
    const [next, beyond] = [at + by, at + 2 * by];
    if (cells[next] === '$' && cells[beyond] === ' ') [cells[next], cells[beyond]] = [' ', '$'];
    if (cells[next] !== ' ') return null;
    [cells[at], cells[next]] = [' ', '@'];
    return cells.join('');
  };
  let rows = [];
  let actions = [];
  const moves = (row) => ['right', 'left'].filter((action) => after(row, action));
  const shifts = (row, action) => {
    const [at, to] = [row.indexOf('@'), after(row, action).indexOf('@')];
    const box = { from: row.indexOf('$'), to: after(row, action).indexOf('$') };
    return [{ from: at, to }, ...(box.from === box.to ? [] : [box])];
  };
  const position = (index) => ({
    index,
    length: actions.length,
    action: actions[index - 1] ?? '',
    picture: drawn(rows[index]),
    text: rows[index],
    cost: index,
    is_goal: rows[index].endsWith('$'),
    dead_end: '',
    dead_end_cells: [],
    moves: moves(rows[index]).map((action) => ({ action, cost: 1, shifts: shifts(rows[index], action) })),
  });
  return {
    openLine: async (_, start) => {
      [rows, actions] = [[start.board], []];
      for (const action of start.actions) {
        rows.push(after(rows.at(-1), action));
        actions.push(action);
      }
      return { ok: true, position: position(actions.length) };
    },
    linePosition: async (_, index) => position(index),
    lineMove: async (_, index, action) => {
      const next = after(rows[index], action);
      if (!next) return null;
      rows = [...rows.slice(0, index + 1), next];
      actions = [...actions.slice(0, index), action];
      return position(index + 1);
    },
  };
}

async function playing(board, engine = corridor(), known = puzzles) {
  const store = openStore(known);
  const said = [];
  store.subscribe((state, before) => state.narration !== before.narration && said.push(state.narration));
  const play = playEffect(store, engine, at);
  store.subscribe(play);
  const open = async (text) => {
    store.dispatch(editDocument, { board: text }, '', 0);
    store.dispatch(boardChecked, documentOf(store.state), good);
    store.dispatch(setMode, 'play');
    await settle();
  };
  await open(board);
  const now = () => store.state.play;
  return {
    play,
    said,
    store,
    open,
    now,
    line: () =>
      now()
        .moves.slice(0, now().position.index)
        .map(({ action }) => action),
  };
}

test('arrow keys move, pushes are counted, what is no move is said, what was pushed is told', async () => {
  const { play, said, now } = await playing(' @$  ');
  await play.step('right');
  assert.match(said.at(-1), /^right\. The box is now at column 4, row 1/);
  await play.step('left');
  await play.step('up');
  assert.equal(now().position.text, ' @ $ ');
  assert.deepEqual(now().moves, [
    { action: 'right', pushes: true, cost: 1 },
    { action: 'left', pushes: false, cost: 2 },
  ]);
  assert.equal(said.at(-1), 'Up is no move here.');
  assert.equal(pushedWords(legend, drawn(' @'), null), '');
});

test('undo and redo walk on the line, a new move drops what was undone', async () => {
  const { play, now } = await playing(' @$  ');
  await play.step('right');
  await play.step('left');
  await play.seekBy(-1);
  assert.deepEqual([now().position.index, now().position.text], [1, '  @$ ']);
  await play.seekBy(1);
  assert.equal(now().position.index, 2);
  await play.seek(0);
  await play.step('left');
  assert.deepEqual(
    now().moves.map(({ action }) => action),
    ['left'],
  );
});

test('a click walks, a click on a box and then a square pushes', async () => {
  const { play, now, line } = await playing('@   $   ');
  play.tap(2);
  await settle();
  assert.deepEqual(line(), ['right', 'right']);
  play.tap(4);
  assert.deepEqual([...now().targets].sort(), [5, 6, 7]);
  play.tap(6);
  await settle();
  assert.equal(now().position.text, '     @$ ');
});

test('a click where there is no way says so; wishes in a row are carried out in order', async () => {
  const { play, said, now } = await playing('@ $    ');
  play.tap(5);
  assert.equal(said.at(-1), 'No way there.');
  await Promise.all([
    play.step('right'),
    play.step('right'),
    play.seekBy(-1),
    play.seekBy(-1),
    play.seekBy(1),
  ]);
  assert.deepEqual([now().position.index, now().moves.length], [1, 2]);
});

test('a later wish ends a walk', async () => {
  const { play, now } = await playing('@       $ ');
  play.tap(7);
  await play.seek(0);
  assert.equal(now().position.index, 0);
  assert.ok(now().moves.length <= 1);
});

test('the same board goes on, another begins anew; a lost engine is given the line again', async () => {
  const { play, store, open, now } = await playing(' @$  ');
  await play.step('right');
  store.dispatch(setMode, 'watch');
  await open(' @$  ');
  assert.equal(now().position.index, 1);
  store.dispatch(engineLost, 'It broke.');
  await settle();
  assert.deepEqual([now().position.index, now().position.text], [1, '  @$ ']);
  await open('@ $ ');
  assert.deepEqual([now().position.index, now().moves], [0, []]);
});

test('a board solved by hand is told with the best known, and the best plan is kept', async () => {
  const { play, store } = await playing('@$ ');
  await play.step('right');
  const { title, words } = statusOf(store.state);
  assert.deepEqual([title, words], ['Solved by hand', 'Cost 1.']);
  const best = { cost: 1, proved: false, length: { moves: 1, pushes: 1 } };
  assert.deepEqual(store.state.bests, { [recordKey('corridor', '@$ ')]: best });
});

test('among numbered tiles a direction alone is enough', async () => {
  const tiles = {
    id: 'tiles',
    default_heuristic: 'zero',
    legend: [
      { id: 'floor', symbol: '.', layer: 'ground' },
      { id: 'tile', symbol: '5', layer: 'piece' },
    ],
  };
  const row = (text) => ({
    width: 3,
    height: 1,
    cells: Int32Array.from([...text].flatMap((sign) => (sign === '.' ? [0, -1, -1] : [0, 1, Number(sign)]))),
  });
  const made = [];
  const first = [
    { action: 'move 1 right', cost: 1, shifts: [{ from: 0, to: 1 }] },
    { action: 'move 2 left', cost: 2, shifts: [{ from: 2, to: 1 }] },
  ];
  const at = (index, text) => ({
    index,
    picture: row(text),
    text,
    moves: index ? [] : first,
    is_goal: false,
    dead_end: '',
    action: '',
    cost: 0,
  });
  const engine = {
    openLine: async () => ({ ok: true, position: at(0, '1.2') }),
    linePosition: async () => at(0, '1.2'),
    lineMove: async (_, index, action) => {
      made.push(action);
      return at(1, '.12');
    },
  };
  const { play } = await playing('1.2', engine, { ...catalog, domains: [{ ...domain, ...tiles }] });
  await play.step('up');
  await play.step('right');
  assert.deepEqual(made, ['move 1 right']);
});

const place = (index, text) => ({
  index,
  picture: drawn('@$ '),
  text,
  moves: [],
  is_goal: false,
  dead_end: '',
  action: '',
  cost: index,
  length: index,
});

/** A player who has made some moves, and how hints are looked for. */
function asking(answers, made = [], run = null) {
  const store = openStore(puzzles);
  const asked = [];
  const answer = () => {
    const { stats, plan = null } = answers.shift();
    engine.plan = async () => plan;
    return { ok: true, stats: { claim: { kind: 'none' }, ...stats }, seconds: 0 };
  };
  const engine = {
    search: async (request) => {
      asked.push(request.board);
      return answer();
    },
    resume: async () => {
      asked.push('on');
      return answer();
    },
    plan: async () => null,
  };
  store.subscribe(hintEffect(store, () => engine));
  store.dispatch(playBegun, 'corridor', '#@#', {});
  const move = (action, text) =>
    store.dispatch((state) =>
      playArrived(
        state,
        state.play.number,
        {
          position: place((state.play.position?.index ?? 0) + (action ? 1 : 0), text),
          movers: [],
          active: -1,
          ...(action ? { made: { action, pushes: false, cost: 1 } } : {}),
        },
        '',
      ),
    );
  move('', 'start');
  made.forEach((action) => move(action, `after ${action}`));
  if (run)
    store.dispatch((state) =>
      set(state, {
        run: { document: { ...documentOf(state), board: '#@#', domain: 'corridor' }, plan: { actions: run } },
      }),
    );
  const hint = async (more = false) => {
    store.dispatch(askHint, more);
    await settle();
    return store.state.play.hint;
  };
  return { store, hint, asked, move };
}

test('a hint comes from a plan that fits, without a search', async () => {
  const { hint, asked } = asking([], ['left'], ['left', 'up', 'up']);
  const { action, left } = await hint();
  assert.deepEqual([action, left, asked.length], ['up', 2, 0]);
});

test('off the plan a search finds one, which also serves the next hints', async () => {
  const { hint, asked, move } = asking(
    [{ stats: { status: 'solved', incumbents: [{}] }, plan: { actions: ['down', 'left'] } }],
    ['right'],
    ['left'],
  );
  assert.equal((await hint()).action, 'down');
  move('down', 'further');
  assert.equal((await hint()).action, 'left');
  assert.deepEqual(asked, ['after right']);
});

test('a plan that a hint found is known when the board is solved by hand', async () => {
  const optimal = { status: 'solved', incumbents: [{}], claim: { kind: 'optimal' } };
  const { store, hint } = asking(
    [{ stats: optimal, plan: { actions: ['down', 'left'], cost: 2 } }],
    ['right'],
  );
  store.dispatch((state) =>
    set(state, {
      history: { ...state.history, present: { ...documentOf(state), domain: 'corridor', board: '#@#' } },
    }),
  );
  await hint();
  const goalAt = (cost) =>
    goalWords(
      set(store.state, { play: set(store.state.play, { position: { ...place(cost, ''), is_goal: true } }) }),
    );
  assert.deepEqual(
    bestKnown(store.state),
    { cost: 3, proved: false },
    'the first move may have been a detour',
  );
  assert.deepEqual(
    [goalAt(3), goalAt(5)],
    ['Cost 3. As good as the best plan known.', 'Cost 5. The best plan known costs 2 less.'],
  );
  const whole = asking([{ stats: optimal, plan: { actions: ['down', 'left'], cost: 2 } }]);
  assert.deepEqual((await whole.hint()).whole, { cost: 2, proved: true });
});

test('no plan, and no plan yet, are told apart; the search can go on and keeps what it finds', async () => {
  assert.match(
    (await asking([{ stats: { status: 'exhausted', incumbents: [] } }]).hint()).words,
    /No plan leads on/,
  );
  const { hint, asked } = asking([
    { stats: { status: 'timeout', incumbents: [] } },
    { stats: { status: 'timeout', incumbents: [{}] }, plan: { actions: ['up'] } },
  ]);
  const first = await hint();
  assert.deepEqual([first.more, first.action], [true, '']);
  assert.equal((await hint(true)).action, 'up');
  assert.deepEqual(asked, ['start', 'on']);
});

test('a hint that is looked for can be stopped, and keeps what it found so far', async () => {
  const store = openStore(puzzles);
  let hooks;
  const engine = {
    search: (_, __, given) =>
      new Promise((resolve) => {
        hooks = given;
        given.signal.addEventListener('abort', () =>
          resolve({
            ok: true,
            stats: { status: 'cancelled', incumbents: [{}], claim: { kind: 'none' } },
            seconds: 1.5,
          }),
        );
      }),
    plan: async () => ({ actions: ['up', 'up'], cost: 2 }),
  };
  store.subscribe(hintEffect(store, () => engine));
  store.dispatch(playBegun, 'corridor', '#@#', {});
  store.dispatch((state) =>
    playArrived(state, state.play.number, { position: place(0, 'start'), movers: [], active: -1 }, ''),
  );
  store.dispatch(askHint);
  await settle();
  assert.equal(store.state.panes.chosen.B, 'hint', 'its words are in sight');
  assert.equal(primaryOf(store.state).word, 'Stop');
  hooks.onProgress({ seconds: 1.25, stats: {} });
  assert.match(statusOf(set(store.state, { mode: 'play' })).words, /^1\.[23] s of 3 s$/);
  store.dispatch(primary);
  await settle();
  assert.deepEqual(
    [store.state.play.thinking, store.state.stopping, store.state.play.hint.action],
    [false, false, 'up'],
  );
});

test('hints are loaded with the first question; where they cannot be had, that is said, and tried again', async () => {
  const { store } = await playing('@ $ ');
  let [tries, shown] = [0, 0];
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new Error('gone');
    return () => {
      shown += 1;
    };
  };
  const isNeeded = (state, before) => state.play.asked !== before.play.asked;
  store.subscribe(laterEffect(store, isNeeded, load, () => store.dispatch(hintMissing)));
  store.dispatch(askHint, false);
  await settle();
  assert.match(store.state.play.hint.words, /could not be loaded/);
  assert.equal(store.state.play.thinking, false);
  store.dispatch(askHint, false);
  await settle();
  assert.deepEqual([tries, shown], [2, 1], 'it is shown the question that brought it');
});
