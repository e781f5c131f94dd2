// A hundred random heuristics of each board, as code and through the engine as the page uses it: the verdict
// is that of a plain exhaustive search written here, with rules and states of its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadJavaScript } from '../../web/engine/own/javascript.js';
import { module } from './frontier.js';
import { scriptHost as host } from '../../tools/script-host.mjs';

const heuristics = 100;

/** The same numbers in every run. */
function randomFrom(seed) {
  let state = seed;
  const below = (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return { below, of: (list) => list[below(list.length)] };
}

/** Water in jugs: an action costs 1, and does something. */
function jugs(capacities, start, goal) {
  return {
    domain: 'jugs',
    board: [capacities, start, goal].map((row) => row.join(' ')).join('\n'),
    start: { amounts: start },
    fixed: { capacities, goal },
    isGoal: ({ amounts }) => amounts.every((amount, i) => amount === goal[i]),
    moves({ amounts }) {
      const next = [];
      const add = (changes) => {
        const after = amounts.map((amount, i) => changes[i] ?? amount);
        if (after.join() !== amounts.join()) next.push([1, { amounts: after }]);
      };
      amounts.forEach((amount, i) => {
        add({ [i]: 0 });
        add({ [i]: capacities[i] });
        amounts.forEach((other, j) => {
          const poured = Math.min(amount, capacities[j] - other);
          if (i !== j) add({ [i]: amount - poured, [j]: other + poured });
        });
      });
      return next;
    },
    key: 'amounts.join()',
    features: capacities.flatMap((most, i) => [
      `amounts[${i}]`,
      `Math.abs(amounts[${i}] - goal[${i}])`,
      `Number(amounts[${i}] === capacities[${i}])`,
    ]),
  };
}

/** Sliding tiles; 0 is the empty cell here, and a move costs the tile's number. */
function tiles(width, start, goal) {
  const text = (board) =>
    Array.from({ length: board.length / width }, (_, y) =>
      board
        .slice(y * width, (y + 1) * width)
        .map((tile) => tile || '.')
        .join(' '),
    ).join('\n');
  const numbers = start.filter((tile) => tile > 0);
  return {
    domain: 'tiles',
    board: `${text(start)}\n\n${text(goal)}`,
    start: { tiles: start },
    fixed: { goal, width, empty: 0 },
    isGoal: ({ tiles: now }) => now.join() === goal.join(),
    moves({ tiles: now }) {
      const hole = now.indexOf(0);
      return now.flatMap((tile, cell) => {
        const [dx, dy] = [
          (cell % width) - (hole % width),
          Math.floor(cell / width) - Math.floor(hole / width),
        ];
        if (Math.abs(dx) + Math.abs(dy) !== 1) return [];
        const after = [...now];
        [after[hole], after[cell]] = [tile, 0];
        return [[tile, { tiles: after }]];
      });
    },
    key: 'tiles.map((tile) => (tile === empty ? 0 : tile)).join()',
    features: numbers.flatMap((tile) => [
      `${tile} * Number(tiles.indexOf(${tile}) !== goal.indexOf(${tile}))`,
      `(tiles.indexOf(${tile}) % width)`,
      `Math.floor(tiles.indexOf(${tile}) / width)`,
    ]),
  };
}

/** One robot that pushes one box at a time; a move costs 1. */
function sokoban(board) {
  const rows = board.split('\n');
  const find = (signs) =>
    rows.flatMap((row, y) => [...row].flatMap((sign, x) => (signs.includes(sign) ? [{ x, y }] : [])));
  const storage = find('.');
  const isWall = ({ x, y }) => rows[y][x] === '#';
  const at = (list, { x, y }) => list.findIndex((each) => each.x === x && each.y === y);
  return {
    domain: 'sokoban',
    board,
    start: { robots: find('@'), boxes: find('$') },
    fixed: { storage },
    isGoal: ({ boxes }) => boxes.every((box) => at(storage, box) >= 0),
    moves({ robots: [robot], boxes }) {
      return [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ].flatMap(([dx, dy]) => {
        const to = { x: robot.x + dx, y: robot.y + dy };
        const behind = { x: to.x + dx, y: to.y + dy };
        const pushed = at(boxes, to);
        if (isWall(to) || (pushed >= 0 && (isWall(behind) || at(boxes, behind) >= 0))) return [];
        return [[1, { robots: [to], boxes: boxes.map((box, i) => (i === pushed ? behind : box)) }]];
      });
    },
    key: "robots[0].x + ',' + robots[0].y + ' ' + boxes.map(({ x, y }) => x + ',' + y).sort().join(' ')",
    features: [
      'robots[0].x',
      'robots[0].y',
      'boxes.filter((b) => storage.every((s) => s.x !== b.x || s.y !== b.y)).length',
      'boxes.reduce((sum, { x }) => sum + x, 0)',
      'boxes.reduce((a, b) => a + Math.min(...storage.map((s) => Math.hypot(s.x - b.x, s.y - b.y) | 0)), 0)',
      'Math.min(...boxes.map(({ y }) => y))',
    ],
  };
}

const puzzles = [
  jugs([3, 5], [0, 0], [0, 4]),
  jugs([8, 5, 3], [8, 0, 0], [4, 4, 0]),
  tiles(3, [1, 2, 3, 0, 4, 5], [1, 2, 3, 4, 5, 0]),
  tiles(2, [3, 1, 2, 0], [1, 2, 3, 0]),
  sokoban('######\n#.  .#\n# $$ #\n#@   #\n######'),
  sokoban('#######\n#.   .#\n# $ $ #\n#  @# #\n#######'),
];

/** A function of a state and its board, from an expression over what they have and over a table. */
const functionOf = ({ start, fixed }, expression, table = {}) =>
  new Function('table', `return ({ ${Object.keys(start)} }, { ${Object.keys(fixed)} }) => ${expression};`)(
    table,
  );

/** Every state that can be reached, its moves, and what is true of it. */
function explored(puzzle) {
  const keyOf = functionOf(puzzle, puzzle.key);
  const ids = new Map([[keyOf(puzzle.start, puzzle.fixed), 0]]);
  const states = [puzzle.start];
  const moves = [];
  for (let id = 0; id < states.length; id += 1) {
    for (const [cost, state] of puzzle.moves(states[id])) {
      const key = keyOf(state, puzzle.fixed);
      if (!ids.has(key)) ids.set(key, states.push(state) - 1);
      moves.push([id, cost, ids.get(key)]);
    }
  }
  const exact = states.map((state) => (puzzle.isGoal(state) ? 0 : Infinity));
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [from, cost, to] of moves) {
      if (exact[to] + cost >= exact[from]) continue;
      exact[from] = exact[to] + cost;
      isChanged = true;
    }
  }
  return { states, moves, exact, keys: [...ids.keys()] };
}

/** What is wrong with a heuristic, by looking at everything. */
function truth({ states, moves, exact }, isGoal, h) {
  const isSolvable = (id) => exact[id] < Infinity;
  const tooHigh = states.flatMap((_, id) => (isSolvable(id) && h[id] > exact[id] ? [id] : []));
  const inconsistent = moves.filter(([from, cost, to]) => h[from] > cost + h[to]);
  const goals = states.filter((state, id) => isGoal(state) && h[id] > 0).length;
  return {
    states: states.length,
    solvable: states.filter((_, id) => isSolvable(id)).length,
    start_exact: isSolvable(0) ? exact[0] : null,
    start_h: h[0],
    too_high: tooHigh.length,
    inconsistent: inconsistent.length,
    goals_not_zero: goals,
    admissible: tooHigh.length ? 'no' : 'yes',
    consistent: inconsistent.length + goals ? 'no' : 'yes',
    smallest: tooHigh.length ? Math.min(...tooHigh.map((id) => exact[id])) : null,
  };
}

/** A formula over the puzzle's features, of quarters, which no rounding changes. */
function formula({ features }, random, depth = 2) {
  const part = () => (depth > 0 ? formula({ features }, random, depth - 1) : random.of(features));
  return random.of([
    () => `(${random.below(9) / 4} * ${part()})`,
    () => `(${part()} + ${random.below(9) / 4} * ${random.of(features)})`,
    () => `Math.max(${part()}, ${part()})`,
    () => `Math.min(${part()}, ${part()} + ${random.below(3)})`,
    () => `Math.abs(${part()} - ${part()})`,
    () => `(${random.of(features)} > ${random.below(4)} ? ${part()} : ${part()})`,
  ])();
}

/** The true costs, off in a few states. */
function almost({ key }, { exact, keys }, random) {
  const h = exact.map((cost) => (cost < Infinity ? cost : random.below(5)));
  for (let changes = random.below(4); changes > 0; changes -= 1) {
    const id = random.below(h.length);
    h[id] = random.of([h[id] + 1 + random.below(3), Math.floor(h[id] / 2), h[id] + 0.25]);
  }
  return { expression: `table[${key}]`, table: Object.fromEntries(keys.map((each, id) => [each, h[id]])) };
}

/** What the engine says of a code. */
function judged(xray, { domain, board, start, fixed }, expression, table) {
  const code = `const table = ${JSON.stringify(table)};
export function h({ ${Object.keys(start)} }, { ${Object.keys(fixed)} }) {
  return ${expression};
}`;
  const loaded = loadJavaScript(code, host);
  assert.ok(loaded.ok, JSON.stringify(loaded.error));
  const batch = loaded.compiled.get('h').batch(module.view(domain, board, {}), domain);
  assert.equal(
    xray.judge('own', (rows, count, out) => batch(rows, 0, count, out)),
    null,
  );
  while (!['judged', 'failed'].includes(xray.advance(1000)));
  const report = xray.report();
  assert.equal(report.failure, null, JSON.stringify(report.failure));
  const [first] = xray.counter_examples('too_high', 0, 1);
  return { ...report, smallest: first ? first.state.exact : null };
}

for (const [number, puzzle] of puzzles.entries()) {
  test(`${puzzle.domain}, board ${number}: the verdicts of ${heuristics} random heuristics are the true ones`, () => {
    const { domain, board, fixed, isGoal } = puzzle;
    const all = explored(puzzle);
    const random = randomFrom(number + 1);
    const xray = new module.Xray({ domain, board, options: {}, max_states: null, memory_mib: 64 });
    assert.equal(xray.error(), null);
    const verdicts = new Set();
    for (let i = 0; i < heuristics; i += 1) {
      const { expression, table } =
        i % 2 ? { expression: formula(puzzle, random), table: {} } : almost(puzzle, all, random);
      const ask = functionOf(puzzle, expression, table);
      const wanted = truth(
        all,
        isGoal,
        all.states.map((state) => ask(state, fixed)),
      );
      const report = judged(xray, puzzle, expression, table);
      const said = Object.fromEntries(Object.keys(wanted).map((name) => [name, report[name]]));
      assert.deepEqual(said, wanted, expression);
      verdicts.add(`${wanted.admissible} ${wanted.consistent}`);
    }
    // or nothing was tried: right ones, wrong ones, and some that are wrong in one way only
    assert.deepEqual([...verdicts].sort(), ['no no', 'yes no', 'yes yes']);
    xray.delete();
  });
}
