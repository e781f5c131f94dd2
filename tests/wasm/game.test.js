// The game in the shipped artefact: every vector, the speed promised, and every call with good and bad
// arguments.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { boardAfter } from '../../web/model/game-boards.js';
import { module } from './frontier.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const vectors = `${root}tests/vectors/game/`;
const vector = (name) => readFileSync(`${vectors}${name}.txt`, 'utf8');
const types = { minimax: 'minimax', rand: 'minimax_rand', ab: 'alpha_beta_pruning' };
const board = '1 2 .\n3 4 .\n. . .\n';
const gameOf = (number, search, turns) => ({
  start: vector(`init_${number}`),
  goal: vector(`goal_${number}`),
  search,
  turns,
});

/** Calls `use` with a game that had no error, and deletes it whatever happens. */
function withGame(request, use) {
  const game = new module.Game(request);
  try {
    assert.equal(game.error(), null);
    return use(game);
  } finally {
    game.delete();
  }
}
const solve = (game) => {
  while (game.advance(20_000) === 'running');
  assert.equal(game.stats().status, 'solved');
};
const solved = (request, use) =>
  withGame(request, (game) => {
    solve(game);
    return use(game);
  });

test('every solution file of the vectors, byte for byte', () => {
  const files = readdirSync(vectors).filter((name) => name.startsWith('soln_'));
  assert.equal(files.length, 34);
  for (const file of files) {
    const [, number, turns, kind] = /^soln_(\d)_(\d)_(\w+)\.txt$/.exec(file);
    solved(gameOf(number, types[kind], turns), (game) =>
      assert.equal(game.result().solution, readFileSync(vectors + file, 'utf8'), file),
    );
  }
});

test('140 629 907 073 utility calls, and four rows of four cells, each in under two seconds', () => {
  for (const [number, search, turns, calls] of [
    [2, 'minimax', 6, '140629907073'],
    [0, 'minimax', 3, '143963645'],
    [0, 'minimax_rand', 3, '143963645'],
    [0, 'alpha_beta_pruning', 3, '2729062'],
  ]) {
    const started = performance.now();
    solved(gameOf(number, search, turns), (game) => assert.equal(game.result().util_calls, calls));
    assert.ok(performance.now() - started < 2000, `${number} ${search}: ${performance.now() - started} ms`);
  }
});

test('every call answers, with what its type says', () => {
  module.game_info();
  module.game_levels(readFileSync(`${root}levels/game_first_boards.txt`, 'utf8'));
  module.game_board(board, 'start');
  for (const search of Object.values(types)) {
    solved({ start: board, goal: board, search, turns: 2 }, (game) => {
      game.stats();
      game.result();
      const path = game.result().line.map(({ index }) => index);
      for (let length = 0; length <= path.length; length++) {
        game.tree(path.slice(0, length));
        game.position(path.slice(0, length));
        game.ask(path.slice(0, length));
        solve(game);
        game.answer(path.slice(0, length));
      }
      assert.deepEqual(game.path_of(game.number_of(path)), path);
      assert.deepEqual(game.path_of(0), []);
    });
  }
});

test('a cut child says why, and has no value', () => {
  solved(
    { start: '1 . 2\n4 . 3\n', goal: '4 1 3\n2 . .\n', search: 'alpha_beta_pruning', turns: 1 },
    (game) => {
      const { children } = game.tree([1]);
      assert.deepEqual(
        children.map(({ visited }) => visited),
        ['visited', 'cut'],
      );
      assert.match(children[1].reason, /^AGENT2 already has 0 ≤ alpha 1 here, so the rest cannot matter/);
      assert.deepEqual([children[1].value, children[1].number], [null, null]);
    },
  );
});

test('numbers beyond 2^64 lead to nodes and back', () => {
  solved({ start: board, goal: board, search: 'minimax', turns: 12 }, (game) => {
    const nodes = BigInt(game.result().nodes);
    assert.ok(nodes > 2n ** 64n);
    for (const number of [1n, nodes / 3n, nodes - 1n])
      assert.equal(game.number_of(game.path_of(String(number))), String(number));
    assert.equal(game.path_of(String(nodes)), null);
  });
});

test('a tree of millions of nodes answers at once', () => {
  solved(gameOf(0, 'alpha_beta_pruning', 3), (game) => {
    const nodes = Number(game.result().nodes);
    const started = process.cpuUsage(); // of the processor: others may be busy, too
    for (let i = 0; i < 200; i++) assert.ok(game.tree(game.path_of(Math.floor((i / 200) * nodes))));
    const { user } = process.cpuUsage(started);
    assert.ok(user < 3e6, `${user / 2e5} ms a node`);
  });
});

test('a search that was stopped claims nothing and goes on', () => {
  withGame(gameOf(0, 'alpha_beta_pruning', 3), (game) => {
    assert.equal(game.advance(1000), 'running');
    game.stop('timeout');
    assert.deepEqual(
      [game.stats().status, game.result(), game.answer([]), game.path_of('0')],
      ['timeout', null, null, null],
    );
    assert.ok(game.stats().message.length > 20);
    assert.equal(game.tree([]).visited, 'pending');
    assert.equal(game.tree([]).value, null);
    solve(game);
    assert.equal(game.result().util_calls, '2729062');
  });
  withGame({ ...gameOf(0, 'minimax', 6), memory_mib: 2 }, (game) => {
    while (game.advance(20_000) === 'running');
    assert.deepEqual([game.stats().status, game.result()], ['memory', null]);
  });
});

test('from a position that pruning left out, the search can be asked', () => {
  solved(
    { start: '1 . 2\n4 . 3\n', goal: '4 1 3\n2 . .\n', search: 'alpha_beta_pruning', turns: 1 },
    (game) => {
      assert.equal(game.tree([1, 1]).visited, 'cut');
      assert.equal(game.answer([1, 1]), null);
      assert.equal(game.ask([1, 1]), 'running');
      solve(game);
      assert.equal(game.answer([1, 1]).agent, 'AGENT3');
      assert.ok(game.result());
    },
  );
});

test('bad requests are refused by field and place; bad arguments never crash', () => {
  const good = { start: '1 .', goal: '. 1', search: 'minimax', turns: 1 };
  for (const [changes, field, lineNumber, column] of [
    [{ start: '1 q' }, 'start', 1, 3],
    [{ goal: '1 2' }, 'goal', 1, 3],
    [{ search: 'magic' }, 'search', 0, 0],
    [{ turns: 1.5 }, 'turns', 0, 0],
    [{ turns: -1 }, 'turns', 0, 0],
    [{ turns: null }, 'turns', 0, 0],
    [{ start: 7 }, 'start', 1, 1],
    [{ memory_mib: 0 }, 'memory', 0, 0],
  ]) {
    const game = new module.Game({ ...good, ...changes });
    assert.deepEqual(
      [game.error().field, game.error().line, game.error().column],
      [field, lineNumber, column],
      game.error().message,
    );
    assert.equal(game.advance(10), 'failed');
    game.stop('timeout');
    for (const call of ['stats', 'result']) assert.equal(game[call](), null);
    for (const call of ['position', 'tree', 'number_of', 'answer', 'ask', 'path_of'])
      assert.equal(game[call]([]), null);
    game.delete();
  }
  for (const request of [null, undefined, {}, [], 'x']) {
    const game = new module.Game(request);
    assert.notEqual(game.error(), null);
    game.delete();
  }
  solved(good, (game) => {
    for (const path of [
      null,
      undefined,
      'x',
      3,
      {},
      [-1],
      [0.5],
      ['0'],
      [NaN],
      [1e9],
      [0, 0, 0, 0],
      [null],
    ]) {
      for (const call of ['position', 'tree', 'number_of', 'answer', 'ask'])
        assert.equal(game[call](path), null, `${call} ${path}`);
    }
    for (const number of [null, undefined, 'x', -1, 1.5, {}, ''])
      assert.equal(game.path_of(number), null, String(number));
    for (const moves of [NaN, -1, Infinity, 0]) assert.equal(game.advance(moves), 'solved');
  });
  for (const value of [null, undefined, 7, '', '1 q']) {
    assert.equal(module.game_board(value, 'goal').ok, false);
    assert.equal(module.game_levels(value).ok, false);
  }
});

test('the boards that the page draws of the tree are those of the game', () => {
  const levels = readFileSync(`${root}levels/game_first_boards.txt`, 'utf8');
  for (const { start, goal, search } of module.game_levels(levels).levels) {
    solved({ start, goal, search, turns: '1' }, (game) => {
      for (let path = [], node = game.tree(path); node.children.length; node = game.tree(path)) {
        const moves = node.children.map(({ move }) => move);
        moves.forEach((_, index) =>
          assert.deepEqual(boardAfter(node.board, moves, index), game.tree([...path, index]).board),
        );
        path = [...path, moves.length - 1];
      }
    });
  }
});
