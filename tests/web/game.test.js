/** The models of the game's page: document and link, words, the open part of the tree, the engine's line. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GameEngine } from '../../web/engine/game-engine.js';
import { EngineLost } from '../../web/engine/worker-link.js';
import {
  editGame,
  freshGame,
  levelChange,
  levelOf,
  loadGame,
  repairGame,
  sameGame,
  saveGame,
} from '../../web/model/game-document.js';
import {
  fromGameFragment,
  gameFaults,
  gameViewOf,
  noView,
  toGameFragment,
} from '../../web/model/game-link.js';
import { movableCells, moveTowards } from '../../web/model/game-play.js';
import {
  closeNode,
  drawnRows,
  keyOf,
  listRows,
  missingNodes,
  openNode,
  phaseOf,
  selectNode,
  showMore,
  startTree,
  treeKey,
  withNode,
} from '../../web/model/game-tree.js';
import {
  describeTiles,
  formatUtility,
  groupDigits,
  matchedCells,
  shortMove,
  signed,
  statusWords,
  turnWords,
  valueWords,
  windowWords,
} from '../../web/model/game-words.js';

const info = { start: '1 .\n', goal: '. 1\n', searches: [{ id: 'minimax' }, { id: 'alpha_beta_pruning' }] };
const fresh = freshGame();

test('a document survives its link and the storage, also with errors in it', () => {
  const odd = { ...fresh, start: '1 q &#=\n\n x', turns: 'many', search: 'minimax', time_bound: null };
  assert.deepEqual(repairGame(fromGameFragment(`#${toGameFragment(odd, fresh)}`), info), odd);
  const kept = new Map();
  const storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
  assert.equal(loadGame(storage), null);
  saveGame(storage, odd);
  assert.deepEqual(repairGame(loadGame(storage), info), odd);
  assert.equal(
    saveGame(
      {
        setItem() {
          throw new Error('full');
        },
      },
      odd,
    ),
    false,
  );
});

test('what is no document becomes one', () => {
  for (const candidate of [
    null,
    7,
    'x',
    [],
    { start: 7, search: 'magic', time_bound: 'soon' },
    { time_bound: -1 },
    { time_bound: NaN },
  ]) {
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
    assert.match(
      statusWords({ status, message: 'Why.', progress: 0.5 }).sentence,
      /^Why\. No value is claimed\.$/,
    );
  }
  assert.doesNotMatch(statusWords({ status: 'solved', message: '', progress: 1 }).sentence, /No value/);
});

const board = { width: 3, height: 1, cells: Int32Array.from([0, 2, 1, 0, -1, -1, 1, -1, -1]) };
test('a board in words, and which cells count', () => {
  assert.equal(describeTiles(board, 'Start'), 'Start, row 1: 1, empty, fixed');
  const goal = { ...board, cells: Int32Array.from([0, -1, -1, 0, 2, 1, 1, -1, -1]) };
  assert.deepEqual(matchedCells({ cells: [1, 0, 0] }, board, board), [
    { cell: 0, tile: 1, wanted: 1, matches: true, gain: 1 },
  ]);
  assert.deepEqual(
    matchedCells({ cells: [0, 0, 0] }, board, goal).map(({ cell, matches }) => [cell, matches]),
    [
      [0, false],
      [1, false],
    ],
  );
});

/** A tree with 30 moves everywhere, two plies deep; numbered in order; the last child of each node is cut. */
function wideTree() {
  const asked = [];
  const childrenOf = (path) =>
    path.length >= 2
      ? []
      : Array.from({ length: 30 }, (_, index) => {
          const cut = index === 29;
          const number = path.length ? BigInt(1 + path[0] * 30 + 1 + index) : BigInt(1 + index * 30);
          return {
            move: `move ${index} left`,
            visited: cut ? 'cut' : 'visited',
            reason: cut ? 'why' : '',
            value: cut ? null : index,
            bound: 'exact',
            alpha: null,
            beta: null,
            number: cut ? null : String(number),
            nodes: cut ? null : path.length ? '1' : '30',
          };
        });
  const nodeAt = (path) => ({
    path,
    agent: `AGENT${path.length + 1}`,
    role: 'max',
    best: 0,
    number: path.length ? '1' : '0',
    nodes: path.length ? '30' : '871',
    visited: 'visited',
    move: '',
    children: childrenOf(path),
  });
  /** The tree with all that it asks for. */
  const known = (tree) => {
    const missing = missingNodes(tree);
    asked.push(...missing.map(keyOf));
    return missing.length
      ? known(missing.reduce((now, path) => withNode(now, path, nodeAt(path)), tree))
      : tree;
  };
  return { known, asked };
}

test('children are asked for when opened, once, and shown in portions', () => {
  const { known, asked } = wideTree();
  assert.deepEqual(listRows(startTree(2)), []);
  let tree = known(startTree(2));
  assert.deepEqual(asked, ['']);
  assert.equal(listRows(tree).filter(({ kind }) => kind === 'node').length, 25);
  assert.deepEqual(listRows(tree).at(-1), { kind: 'more', key: '+', path: [], level: 2, left: 6 });
  tree = showMore(tree, []);
  assert.equal(listRows(tree).length, 31);
  tree = known(selectNode(tree, [3, 28]));
  assert.deepEqual(asked, ['', '3', '3.28']);
  assert.equal(listRows(tree).find(({ selected }) => selected).key, '3.28');
  assert.ok(
    listRows(tree).every(({ key, open }) => key !== '3.28' || !open),
    'a leaf is never open',
  );
  assert.deepEqual(closeNode(tree, [3]).selected, [3]);
  assert.deepEqual(closeNode(tree, [4]).selected, [3, 28]);
});

test('the drawing opens ply by ply as far as it stays readable', () => {
  const small = (path) => ({
    path,
    visited: 'visited',
    role: 'max',
    best: 0,
    children:
      path.length < 3
        ? [0, 1].map((move) => ({
            move: `move ${move} left`,
            visited: move && path.length === 1 ? 'cut' : 'visited',
            nodes: path.length === 2 ? '1' : '9',
            number: '1',
          }))
        : [],
  });
  let tree = startTree(3);
  for (let missing = missingNodes(tree); missing.length; missing = missingNodes(tree))
    tree = withNode(tree, missing[0], small(missing[0]));
  assert.deepEqual(
    drawnRows(tree).map(({ key }) => key),
    ['', '0', '0.0', '0.0.0', '0.0.1', '0.1', '1', '1.0', '1.0.0', '1.0.1', '1.1'],
  );
  const { known } = wideTree();
  assert.equal(drawnRows(known(startTree(2))).length, 25, 'a thicket is not drawn');
});

test('at a moment of the evaluation, what comes later is not shown as known', () => {
  const { known } = wideTree();
  const at = (tree, moment) => (key) => listRows({ ...tree, moment }).find((row) => row.key === key).phase;
  const tree = known(selectNode(startTree(2), [1, 0])); // entered as number 32
  assert.deepEqual(['', '0', '1', '1.0', '1.1', '2'].map(at(tree, 32n)), [
    'open',
    'left',
    'open',
    'now',
    'ahead',
    'ahead',
  ]);
  assert.equal(at(showMore(tree, [1]), 32n)('1.29'), 'ahead');
  assert.equal(at(showMore(tree, [1]), 61n)('1.29'), 'cut', '[1] has been left');
  assert.equal(phaseOf({ number: null, nodes: null, visited: 'cut' }, null, true), 'cut');
});

test('arrow keys walk the tree', () => {
  const { known } = wideTree();
  const tree = known(startTree(2));
  assert.deepEqual(treeKey(listRows(tree), 'ArrowDown'), { select: [0] });
  assert.deepEqual(treeKey(listRows(tree), 'ArrowRight'), { select: [0] });
  assert.deepEqual(treeKey(listRows(tree), 'ArrowLeft'), { close: [] });
  assert.deepEqual(treeKey(listRows(tree), 'End'), { more: [] });
  const below = listRows(known(selectNode(tree, [0])));
  assert.deepEqual(treeKey(below, 'ArrowRight'), { open: [0] });
  assert.deepEqual(treeKey(below, 'ArrowLeft'), { select: [] });
  assert.equal(treeKey(below, 'x'), null);
  assert.equal(openNode(tree, []), tree);
});

test('which tiles may move, and where an arrow takes one', () => {
  const position = {
    moves: [
      { move: 'move 1 left', from: 1, to: 0 },
      { move: 'move 1 right', from: 1, to: 2 },
    ],
  };
  assert.equal(moveTowards(position, 1, 'left'), 0);
  assert.equal(moveTowards(position, 1, 'up'), -1);
  assert.deepEqual(
    movableCells([
      { from: 4, to: 4 },
      { from: 1, to: 2 },
      { from: 1, to: 0 },
    ]),
    [1],
  );
});

test('a worker that breaks or does not stop is replaced; what was asked fails', async () => {
  const workers = [];
  const lost = [];
  const createWorker = () => {
    const worker = {
      sent: [],
      postMessage: (message) => worker.sent.push(message),
      terminate: () => (worker.ended = true),
      onmessage: null,
      onerror: null,
    };
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

test('a link leads to a ply, a step or a node; what is wrong in it is left out, and told', () => {
  const views = [
    { ply: 2, panes: { C: 'list' } },
    { step: 7 },
    { node: [0, 12, 3], ask: 'cut', theme: 'dark', host: 'https://course.example' },
  ];
  for (const view of views) {
    const read = gameViewOf(`#${toGameFragment(fresh, fresh, view)}`);
    assert.deepEqual(read, { ...noView, ...view });
    assert.equal(gameFaults(toGameFragment(fresh, fresh, view), info), '');
  }
  const bad =
    'search=magic&time_bound=-1&ask=next&ply=1.5&step=-2&node=0.x&theme=pink&host=javascript:1' +
    '&panes=E.list,A.tree';
  assert.deepEqual(gameViewOf(bad), noView);
  const words = gameFaults(bad, info);
  for (const key of [
    'search=magic',
    'time_bound=-1',
    'ask=next',
    'ply=1.5',
    'step=-2',
    'node=0.x',
    'theme=pink',
  ])
    assert.ok(words.includes(key), `${key}: ${words}`);
  for (const nasty of [`node=${'9.'.repeat(1e5)}`, `ply=${'9'.repeat(1e5)}`, `step=1e9`])
    assert.deepEqual(gameViewOf(nasty), noView);
});
