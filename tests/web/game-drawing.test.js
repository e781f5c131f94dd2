/** The drawn game tree: boards that follow from moves, where they stand, what is known at a step. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardAfter, leftCell } from '../../web/model/game-boards.js';
import { drawnNeighbour, layOutGame } from '../../web/model/game-layout.js';
import { drawnRows, missingNodes, openWindows, startTree, withNode } from '../../web/model/game-tree.js';
import { levelOf } from '../../web/model/game-document.js';
import { gameOf } from '../../web/state/game-state.js';
import { gameCaption, gameChanged, gameStatus, positionOf } from '../../web/state/selectors-game.js';
import { drawnNote } from '../../web/state/selectors-game-tree.js';
import {
  editBoards,
  gameLevelsLoaded,
  moveGameLevel,
  pickGameLevel,
  plainCounted,
  solveGame,
} from '../../web/state/updates-game.js';
import { gamePage } from './game-sample.js';

/** A board of words: a number, "." or "x". */
function boardOf(...rows) {
  const words = rows.map((row) => row.split(' '));
  const three = (word) =>
    word === '.' ? [0, -1, -1] : word === 'x' ? [1, -1, -1] : [0, Number(word) % 2 ? 2 : 3, Number(word)];
  return {
    width: words[0].length,
    height: words.length,
    cells: Int32Array.from(words.flat().flatMap(three)),
  };
}

test('a board after each of its moves; twins share a name, and who cannot move passes', () => {
  const board = boardOf('1 . 1', '-2 x .');
  const moves = ['move 1 right', 'move 1 left', 'move 1 down'];
  assert.deepEqual(boardAfter(board, moves, 0), boardOf('. 1 1', '-2 x .'));
  assert.deepEqual(boardAfter(board, moves, 1), boardOf('1 1 .', '-2 x .'));
  assert.deepEqual(boardAfter(board, moves, 2), boardOf('1 . .', '-2 x 1'));
  const twins = boardOf('1 .', '1 .');
  assert.deepEqual(boardAfter(twins, ['move 1 right', 'move 1 right'], 1), boardOf('1 .', '. 1'));
  assert.equal(boardAfter(board, ['pass'], 0), board);
  assert.deepEqual(boardAfter(boardOf('. -2'), ['move -2 left'], 0), boardOf('-2 .'));
  assert.deepEqual(board, boardOf('1 . 1', '-2 x .'), 'the board before is as it was');
  assert.deepEqual([leftCell(board, boardOf('. 1 1', '-2 x .')), leftCell(board, board)], [0, -1]);
});

const agents = ['AGENT1', 'AGENT2', 'AGENT3'];

/** Two moves everywhere, three plies; the second answer of AGENT2 to the second move is cut. */
function smallTree() {
  const board = boardOf('1 . 2');
  const sizes = ['11', '6', '3', '1'];
  const numbers = {
    '': 0,
    0: 1,
    '0.0': 2,
    '0.0.0': 3,
    '0.0.1': 4,
    0.1: 5,
    '0.1.0': 6,
    1: 7,
    '1.0': 8,
    '1.0.0': 9,
    '1.0.1': 10,
  };
  const rowAt = (path) => {
    const number = numbers[path.join('.')];
    return {
      move: 'move 1 right',
      visited: number === undefined ? 'cut' : 'visited',
      reason: number === undefined ? 'no need' : '',
      value: 1,
      bound: 'exact',
      alpha: path[0] === 1 ? 1 : null,
      beta: path.length > 1 ? 5 : null,
      number: number === undefined ? null : String(number),
      nodes: number === undefined ? null : sizes[path.length],
    };
  };
  const nodeAt = (path) => ({
    ...rowAt(path),
    path,
    board,
    agent: agents[path.length] ?? '',
    best: 0,
    children: path.length < 3 ? [0, 1].map((move) => rowAt([...path, move])) : [],
  });
  let tree = startTree(3);
  for (let missing = missingNodes(tree); missing.length; missing = missingNodes(tree))
    tree = withNode(tree, missing[0], nodeAt(missing[0]));
  return tree;
}

test('the drawing shows what is known at a step, and alpha and beta as they are by then', () => {
  const tree = smallTree();
  assert.ok(
    drawnRows(tree).every(({ board }) => board),
    'every node has its board',
  );
  const at = (moment) =>
    Object.fromEntries(drawnRows({ ...tree, moment }).map(({ key, phase }) => [key, phase]));
  assert.equal(at(null)['1.1'], 'cut');
  assert.deepEqual(
    [at(2n)[''], at(2n)['0.0'], at(2n)['0.1'], at(2n)['1.1']],
    ['open', 'now', 'ahead', 'ahead'],
  );
  const windows = openWindows(drawnRows({ ...tree, moment: 8n }));
  assert.deepEqual([...windows.keys()], ['', '1']);
  assert.deepEqual([windows.get('1').alpha, windows.get('1').beta], [1, 5]);
  assert.equal(openWindows(drawnRows(tree)).size, 0);
});

test('boards stand side by side in every size, parents over their children', () => {
  const rows = drawnRows(smallTree());
  const shape = { width: 3, height: 2 };
  for (const size of [
    { width: 390, height: 280 },
    { width: 730, height: 350 },
    { width: 1900, height: 900 },
  ]) {
    const { places, width, height, gutter } = layOutGame(rows, size, shape);
    for (const ply of [1, 2, 3]) {
      const own = rows.filter(({ path }) => path.length === ply).map(({ key }) => places.get(key));
      own
        .slice(1)
        .forEach((place, i) =>
          assert.ok(place.x - place.wide / 2 > own[i].x + own[i].wide / 2, `${size.width}: ply ${ply}`),
        );
    }
    for (const { x, y, wide, high } of places.values()) {
      assert.ok(
        x - wide / 2 >= gutter && x + wide / 2 <= width && y - high / 2 >= 0 && y + high / 2 <= height,
      );
    }
    assert.ok(Math.abs(places.get('1').x - (places.get('1.0').x + places.get('1.1').x) / 2) <= width / 8);
    assert.ok(width <= size.width + 1, 'a small tree is no wider than its pane');
  }
  assert.equal(layOutGame(rows, { width: 390, height: 280 }, shape).isTight, true);
  assert.equal(layOutGame(rows.slice(0, 1), { width: 390, height: 280 }, shape).places.size, 1);
});

test('arrow keys go from node to node of the drawing', () => {
  const rows = drawnRows(smallTree());
  const go = (from, key) => drawnNeighbour(rows, from, key);
  assert.deepEqual([go('', 'ArrowDown'), go('0', 'ArrowRight'), go('1.1', 'ArrowUp')], [[0], [1], [1]]);
  assert.deepEqual(go('0.1', 'ArrowRight'), [1, 0], 'along the ply, past the parent');
  assert.deepEqual(
    [go('', 'ArrowUp'), go('', 'ArrowLeft'), go('0.0.0', 'ArrowDown'), go('', 'x')],
    [null, null, null, null],
  );
  assert.deepEqual(go('9.9', 'ArrowDown'), [0], 'from a node that is not drawn: as from the start');
  assert.equal(drawnNeighbour([], '', 'ArrowDown'), null);
});

test('after alpha-beta, plain minimax is counted beside it; a late count is dropped', async () => {
  const { dispatch, state, rest, engine } = gamePage();
  await rest();
  dispatch(solveGame);
  await rest();
  assert.deepEqual(
    engine.asked.filter(([name]) => name === 'plain'),
    [['plain', 'minimax']],
  );
  const { words, figures } = gameStatus(state());
  assert.match(words, /−1 for AGENT2\. Same as minimax\.$/);
  assert.equal(figures[0].value, '5 of 10');
  dispatch(plainCounted, 99, null);
  assert.equal(state().run.plain.util_calls, '10');
  dispatch(plainCounted, state().run.id, null);
  assert.equal(gameStatus(state()).figures[0].value, '5');
});

test(
  'boards of the list are solved at once, also while another search runs; own ones and an unbounded ' +
    'search wait',
  async () => {
    const { dispatch, state, rest } = gamePage();
    const level = (id, turns) => ({ id, note: '', start: '1 .\n', goal: '. 1\n', search: 'minimax', turns });
    dispatch(gameLevelsLoaded, [level('one', 1), { ...level('two', 2), start: '. 1\n' }, level('three', 3)]);
    await rest();
    dispatch(pickGameLevel, 0, 0);
    await rest();
    assert.deepEqual([state().run.document.turns, state().run.result.value], ['1', 1]);
    dispatch(solveGame);
    dispatch(moveGameLevel, 1, 0);
    await rest();
    assert.deepEqual([state().run.document.start, state().run.ended], ['. 1', 1]);
    dispatch(moveGameLevel, 1, 0);
    await rest();
    assert.equal(levelOf(state().levels, gameOf(state())), 2, 'not the first, which has the same boards');
    dispatch(moveGameLevel, 1, 0);
    assert.equal(gameOf(state()).turns, '3', 'there is no next');
    dispatch(editBoards, { time_bound: null }, '', 0);
    dispatch(pickGameLevel, 0, 0);
    await rest();
    assert.deepEqual(
      [gameChanged(state()), positionOf(state()), gameCaption(state())],
      [true, null, 'Now at the start: solve to begin'],
    );
    assert.match(drawnNote(state(), drawnRows(state().tree)), /search before/);
  },
);
