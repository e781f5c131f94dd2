import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hints } from '../../web/model/hints.js';
import { PlayControl } from '../../web/model/play-control.js';

const legend = ['floor', 'wall', 'storage', 'box', 'robot'].map((id, i) => ({ id, name: id, symbol: ' #.$@'[i], layer: i < 3 ? 'ground' : 'piece' }));
const domain = { id: 'corridor', legend, default_heuristic: 'zero' };
const kinds = { ' ': -1, '$': 3, '@': 4 };
const drawn = (row) => ({ width: row.length, height: 1, cells: Int32Array.from([...row].flatMap((sign) => [0, kinds[sign], sign === '@' ? 0 : -1])) });

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
  const position = (index) => ({ index, length: actions.length, action: actions[index - 1] ?? '', picture: drawn(rows[index]), text: rows[index], cost: index,
    is_goal: rows[index].endsWith('$'), dead_end: '', moves: moves(rows[index]).map((action) => ({ action, cost: 1 })) });
  return {
    openLine: async (_, start) => {
      [rows, actions] = [[start.board], []];
      for (const action of start.actions) { rows.push(after(rows.at(-1), action)); actions.push(action); }
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
    lineEffects: async (_, index) => moves(rows[index]).map((action) => ({ action, cost: 1, picture: drawn(after(rows[index], action)) })),
  };
}

async function playing(board) {
  const said = [];
  const play = new PlayControl(corridor(), (words) => words && said.push(words), async () => {});
  await play.open({ domain, board, options: {} });
  return { play, said };
}

test('arrow keys move, pushes are counted, what is no move is said', async () => {
  const { play, said } = await playing(' @$  ');
  await play.step('right');
  await play.step('left');
  await play.step('up');
  assert.equal(play.position.text, ' @ $ ');
  assert.deepEqual([play.index, play.pushes], [2, 1]);
  assert.equal(said.at(-1), 'Up is no move here.');
});

test('undo and redo walk on the line, a new move drops what was undone', async () => {
  const { play } = await playing(' @$  ');
  await play.step('right');
  await play.step('left');
  await play.seekBy(-1);
  assert.equal(play.canRedo, true);
  assert.equal(play.position.text, '  @$ ');
  await play.seekBy(1);
  assert.equal(play.canRedo, false);
  await play.restart();
  await play.step('left');
  assert.deepEqual(play.actions, ['left']);
  assert.equal(play.pushes, 0);
});

test('a click walks, a click on a box and then a square pushes', async () => {
  const { play } = await playing('@   $   ');
  await play.tap(2);
  assert.deepEqual(play.line, ['right', 'right']);
  play.tap(4);
  assert.deepEqual([...play.targets].sort(), [5, 6, 7]);
  await play.tap(6);
  assert.equal(play.position.text, '     @$ ');
  assert.equal(play.pushes, 2);
});

test('a click where there is no way says so; wishes in a row are carried out in order', async () => {
  const { play, said } = await playing('@ $    ');
  await play.tap(5);
  assert.equal(said.at(-1), 'No way there.');
  const wishes = [play.step('right'), play.step('right'), play.seekBy(-1), play.seekBy(-1), play.seekBy(1)];
  await Promise.all(wishes);
  assert.deepEqual([play.index, play.actions], [1, ['right', 'right']]);
});

test('a later wish ends a walk', async () => {
  const { play } = await playing('@       $ ');
  const walk = play.tap(7);
  const undo = play.restart();
  await Promise.all([walk, undo]);
  assert.equal(play.index, 0);
  assert.ok(play.actions.length <= 1);
});

test('opening the same board goes on, another board begins anew; a lost engine is given the line again', async () => {
  const { play } = await playing(' @$  ');
  await play.step('right');
  await play.open({ domain, board: ' @$  ', options: {} });
  assert.equal(play.index, 1);
  await play.restore();
  assert.deepEqual([play.index, play.position.text], [1, '  @$ ']);
  await play.open({ domain, board: '@ $ ', options: {} });
  assert.deepEqual([play.index, play.actions], [0, []]);
});

test('among numbered tiles a direction alone is enough', async () => {
  const tiles = { id: 'tiles', default_heuristic: 'zero', legend: [{ id: 'floor', symbol: '.', layer: 'ground' }, { id: 'tile', symbol: '5', layer: 'piece' }] };
  const row = (text) => ({ width: 3, height: 1, cells: Int32Array.from([...text].flatMap((sign) => (sign === '.' ? [0, -1, -1] : [0, 1, Number(sign)]))) });
  const made = [];
  const at = (index, text) => ({ index, picture: row(text), text, moves: [], is_goal: false, dead_end: '', action: '', cost: 0 });
  const engine = {
    openLine: async () => ({ ok: true, position: at(0, '1.2') }), linePosition: async () => at(0, '1.2'),
    lineMove: async (_, index, action) => { made.push(action); return at(1, '.12'); },
    lineEffects: async (_, index) => (index ? [] : [{ action: 'move 1 right', cost: 1, picture: row('.12') }, { action: 'move 2 left', cost: 2, picture: row('12.') }]),
  };
  const play = new PlayControl(engine, () => {}, async () => {});
  await play.open({ domain: tiles, board: '1.2', options: {} });
  await play.step('up');
  await play.step('right');
  assert.deepEqual(made, ['move 1 right']);
});

const start = { domain, board: '@$ ', options: {} };
const searching = (stats, plan = null) => {
  const asked = [];
  const engine = { search: async (request) => { asked.push(request.board); return { ok: true, stats, seconds: 0 }; }, plan: async () => plan };
  return { hints: new Hints(() => engine), asked };
};

test('a hint comes from a plan that fits, without a search', async () => {
  const { hints, asked } = searching({});
  const hint = await hints.next(start, ['left'], 'here', ['left', 'up', 'up']);
  assert.deepEqual([hint.action, hint.left, asked.length], ['up', 2, 0]);
});

test('off the plan a quick search finds one, which also serves the next hints', async () => {
  const { hints, asked } = searching({ status: 'solved', incumbents: [{}] }, { actions: ['down', 'left'] });
  assert.equal((await hints.next(start, ['right'], 'there', ['left'])).action, 'down');
  assert.equal((await hints.next(start, ['right', 'down'], 'further', ['left'])).action, 'left');
  assert.deepEqual(asked, ['there']);
});

test('no plan, and no plan in time, are told apart', async () => {
  assert.match((await searching({ status: 'exhausted', incumbents: [] }).hints.next(start, [], 'x', null)).words, /No plan leads on/);
  assert.match((await searching({ status: 'timeout', incumbents: [] }).hints.next(start, [], 'x', null)).words, /within 3 s/);
});
