/** The models of the game's page: document and link, words, the open part of the tree, play, the engine's line. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GameEngine } from '../../web/engine/game-engine.js';
import { EngineLost } from '../../web/engine/worker-link.js';
import { editGame, freshGame, fromGameFragment, levelChange, levelOf, loadGame, repairGame, sameGame, saveGame, toGameFragment } from '../../web/model/game-document.js';
import { GamePlay, movableCells, moveTowards } from '../../web/model/game-play.js';
import { GameTree, phaseOf, treeKey } from '../../web/model/game-tree.js';
import { describeTiles, formatUtility, groupDigits, matchedCells, shortMove, signed, statusWords, turnWords, valueWords, windowWords } from '../../web/model/game-words.js';

const info = { start: '1 .\n', goal: '. 1\n', searches: [{ id: 'minimax' }, { id: 'alpha_beta_pruning' }] };
const fresh = freshGame(info);

test('a document survives its link and the storage, also with errors in it', () => {
  const odd = { ...fresh, start: '1 q &#=\n\n x', turns: 'many', search: 'minimax', time_bound: null };
  assert.deepEqual(repairGame(fromGameFragment(`#${toGameFragment(odd, fresh)}`), info), odd);
  const kept = new Map();
  const storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  assert.equal(loadGame(storage), null);
  saveGame(storage, odd);
  assert.deepEqual(repairGame(loadGame(storage), info), odd);
  assert.equal(saveGame({ setItem() { throw new Error('full'); } }, odd), false);
});

test('what is no document becomes one', () => {
  for (const candidate of [null, 7, 'x', [], { start: 7, search: 'magic', time_bound: 'soon' }, { time_bound: -1 }, { time_bound: NaN }]) {
    assert.deepEqual(repairGame(candidate, info), fresh);
  }
  assert.equal(fromGameFragment('#domain=jugs'), null);
  assert.equal(repairGame(fromGameFragment('turns=3'), info).turns, '3');
});

test('an edit that changes nothing is the same document; the time bound makes no other game', () => {
  assert.equal(editGame(fresh, { turns: fresh.turns }), fresh);
  assert.ok(sameGame(fresh, editGame(fresh, { time_bound: 1 })));
  assert.ok(!sameGame(fresh, editGame(fresh, { turns: '3' })));
  const level = { start: '1 2 .\n', goal: '. 1 2\n', search: 'minimax', turns: 3 };
  assert.equal(levelOf([level], editGame(fresh, levelChange(level))), 0);
  assert.equal(levelOf([level], fresh), -1);
});

test('numbers of any length are grouped, and a value says what it is', () => {
  assert.equal(groupDigits('140629907073'), '140,629,907,073');
  assert.equal(groupDigits(123), '123');
  assert.deepEqual([-1, 0.6, 2, null].map(formatUtility), ['−1', '0.60', '2', '?']);
  assert.deepEqual([3, -3, 0].map(signed), ['+3', '−3', '0']);
  assert.equal(valueWords({ value: 0, bound: 'at_most' }), '≤ 0');
  assert.equal(windowWords(null, 3), '−∞ … 3');
  assert.equal(shortMove('move -3 left'), '−3 left');
  assert.match(turnWords({ agent: '', ply: 3, plies: 3 }), /over after 3/);
});

test('no status but solved claims a value', () => {
  for (const status of ['timeout', 'cancelled', 'memory', 'failed']) {
    assert.match(statusWords({ status, message: 'Why.', progress: 0.5 }).sentence, /^Why\. No value is claimed\.$/);
  }
  assert.doesNotMatch(statusWords({ status: 'solved', message: '', progress: 1 }).sentence, /No value/);
});

const board = { width: 3, height: 1, cells: Int32Array.from([0, 2, 1, 0, -1, -1, 1, -1, -1]) };
test('a board in words, and which cells count', () => {
  assert.equal(describeTiles(board, 'Start'), 'Start, row 1: 1, empty, fixed');
  const goal = { ...board, cells: Int32Array.from([0, -1, -1, 0, 2, 1, 1, -1, -1]) };
  assert.deepEqual(matchedCells({ cells: [1, 0, 0] }, board, board), [{ cell: 0, tile: 1, wanted: 1, matches: true, gain: 1 }]);
  assert.deepEqual(matchedCells({ cells: [0, 0, 0] }, board, goal).map(({ cell, matches }) => [cell, matches]), [[0, false], [1, false]]);
});

/** A tree with 30 moves everywhere, two plies deep; numbered in order; the last child of each node is cut. */
function wideTree() {
  const asked = [];
  const childrenOf = (path) => (path.length >= 2 ? [] : Array.from({ length: 30 }, (_, index) => {
    const cut = index === 29;
    const number = path.length ? BigInt(1 + path[0] * 30 + 1 + index) : BigInt(1 + index * 30);
    return { move: `move ${index} left`, visited: cut ? 'cut' : 'visited', reason: cut ? 'why' : '', value: cut ? null : index,
      bound: 'exact', alpha: null, beta: null, number: cut ? null : String(number), nodes: cut ? null : path.length ? '1' : '30' };
  }));
  const tree = new GameTree(async (path) => {
    asked.push(path.join('.'));
    return { path, agent: `AGENT${path.length + 1}`, role: 'max', best: 0, number: path.length ? '1' : '0', nodes: path.length ? '30' : '871',
      visited: 'visited', move: '', children: childrenOf(path) };
  });
  return { tree, asked };
}

test('children are asked for when opened, once, and shown in portions', async () => {
  const { tree, asked } = wideTree();
  assert.deepEqual(tree.rows(), []);
  await tree.open([]);
  assert.deepEqual(asked, ['']);
  assert.equal(tree.rows().filter(({ kind }) => kind === 'node').length, 25);
  assert.deepEqual(tree.rows().at(-1), { kind: 'more', key: '+', path: [], level: 2, left: 6 });
  tree.showMore([]);
  assert.equal(tree.rows().length, 31);
  await tree.select([3, 28]);
  assert.deepEqual(asked, ['', '3', '3.28']);
  assert.equal(tree.rows().find(({ selected }) => selected).key, '3.28');
  tree.close([3]);
  assert.deepEqual(tree.selected, [3]);
});

test('at a moment of the evaluation, what comes later is not shown as known', async () => {
  const { tree } = wideTree();
  await tree.select([1, 0]);
  tree.moment = 32n; // node [1, 0] is entered
  const phase = (key) => tree.rows().find((row) => row.key === key).phase;
  assert.deepEqual(['', '0', '1', '1.0', '1.1', '2'].map(phase), ['open', 'left', 'open', 'now', 'ahead', 'ahead']);
  tree.showMore([1]);
  assert.equal(phase('1.29'), 'ahead');
  tree.moment = 61n; // [1] has been left
  assert.equal(phase('1.29'), 'cut');
  assert.equal(phaseOf({ number: null, nodes: null, visited: 'cut' }, null, true), 'cut');
});

test('arrow keys walk the tree', async () => {
  const { tree } = wideTree();
  await tree.open([]);
  assert.deepEqual(treeKey(tree.rows(), 'ArrowDown'), { select: [0] });
  assert.deepEqual(treeKey(tree.rows(), 'ArrowRight'), { select: [0] });
  assert.deepEqual(treeKey(tree.rows(), 'ArrowLeft'), { close: [] });
  assert.deepEqual(treeKey(tree.rows(), 'End'), { more: [] });
  await tree.select([0]);
  assert.deepEqual(treeKey(tree.rows(), 'ArrowRight'), { open: [0] });
  assert.deepEqual(treeKey(tree.rows(), 'ArrowLeft'), { select: [] });
  assert.equal(treeKey(tree.rows(), 'x'), null);
});

/** A game of two rounds in which every position has two moves; the search prefers the second. */
function playTable({ answers = true, random = false } = {}) {
  const agents = ['AGENT1', 'AGENT2', 'AGENT3'];
  const asker = {
    position: async (path) => (path.length > 6 ? null : {
      path, ply: path.length, plies: 6, agent: path.length === 6 ? '' : agents[path.length % 3],
      moves: path.length === 6 ? [] : [{ move: 'move 1 left', from: 1, to: 0 }, { move: 'move 1 right', from: 1, to: 2 }],
    }),
    think: async () => ({ ok: true, stats: { message: 'The time bound was met.' } }),
    answer: async (path) => (answers ? { agent: agents[path.length % 3], random, best: random ? null : 1, value: 0, moves: [{}, {}] } : null),
  };
  return new GamePlay(asker, () => {}, { random: () => 0, wait: async () => {} });
}

test('the search answers for the other seats, and moves are taken back to a person’s turn', async () => {
  const play = playTable();
  await play.restart();
  assert.deepEqual(play.path, []);
  assert.equal(await play.move(7), false);
  await play.move(0);
  assert.deepEqual(play.path, [0, 1, 1]);
  await play.move(0);
  assert.deepEqual([play.path, play.isOver], [[0, 1, 1, 0, 1, 1], true]);
  await play.takeBack();
  assert.deepEqual(play.path, [0, 1, 1]);
  await play.takeBack();
  await play.takeBack();
  assert.deepEqual(play.path, []);
});

test('a tile is picked by tap or by turns, and moved', async () => {
  const play = playTable();
  await play.restart();
  await play.tap(1);
  assert.deepEqual([play.chosen, play.targets], [1, [0, 2]]);
  await play.tap(2);
  assert.equal(play.path[0], 1);
  play.chooseNext();
  assert.equal(play.chosen, 1);
  assert.equal(moveTowards(play.position, 1, 'left'), 0);
  assert.equal(moveTowards(play.position, 1, 'up'), -1);
  assert.deepEqual(movableCells([{ from: 4, to: 4 }, { from: 1, to: 2 }, { from: 1, to: 0 }]), [1]);
});

test('a random agent’s move is drawn; without an answer nothing is played and it is said', async () => {
  const dice = playTable({ random: true });
  await dice.restart();
  await dice.move(1);
  assert.deepEqual(dice.path, [1, 0, 0]);
  const silent = playTable({ answers: false });
  await silent.restart();
  await silent.move(1);
  assert.deepEqual([silent.path, silent.problem], [[1], 'The time bound was met.']);
});

test('seats are changed in the middle of a game', async () => {
  const play = playTable();
  await play.restart();
  await play.setSeat('AGENT2', true);
  await play.move(0);
  assert.deepEqual([play.path, play.position.agent], [[0], 'AGENT2']);
  await play.setSeat('AGENT1', false);
  await play.setSeat('AGENT2', false);
  assert.ok(play.isOver);
});

test('a worker that breaks or does not stop is replaced; what was asked fails', async () => {
  const workers = [];
  const lost = [];
  const createWorker = () => {
    const worker = { sent: [], postMessage: (message) => worker.sent.push(message), terminate: () => (worker.ended = true), onmessage: null, onerror: null };
    workers.push(worker);
    return worker;
  };
  const engine = new GameEngine({ createWorker, onLost: (reason) => lost.push(reason), patience: 5 });
  workers[0].onmessage({ data: { type: 'ready' } });
  const asked = engine.info();
  workers[0].onmessage({ data: { type: 'answer', id: workers[0].sent[0].id, value: 'all' } });
  assert.equal(await asked, 'all');
  const running = engine.run({}, 1, () => {});
  engine.stop();
  await assert.rejects(running, EngineLost);
  assert.deepEqual([workers.length, workers[0].ended, lost.length], [2, true, 1]);
  const next = engine.info();
  workers[1].onmessage({ data: { type: 'broken', message: 'trap' } });
  await assert.rejects(next, /trap/);
  assert.equal(workers.length, 3);
});
