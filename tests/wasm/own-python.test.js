// Python of the courses, by Pyodide in Node and the engine's own views: what a state has, errors and their
// lines, f as a formula.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { lock, visibleToPython } from '../../web/engine/own/python-boot.js';
import { harnessOf, loadPython } from '../../web/engine/own/python.js';
import { module } from './frontier.js';

const web = (path) => new URL(`../../web/${path}`, import.meta.url);
let [python, inside] = [null, null];
before(async () => {
  const { loadPyodide } = await import(web('node_modules/pyodide/pyodide.mjs').href);
  python = await loadPyodide({ jsglobals: visibleToPython(), stdout() {}, stderr() {} });
  const text = (name) => [name, readFileSync(web(`engine/own/python/${name}.py`), 'utf8')];
  inside = harnessOf(python, Object.fromEntries(['course', 'follow', 'harness', 'states'].map(text)));
});

const load = (code) => loadPython(code, python, inside);

/** The rows of the states that a search asks about first. */
function rowsOf(domain, board, most) {
  const view = module.view(domain, board, {});
  const rows = [];
  const session = new module.Session(
    { domain, board, options: {}, strategy: 'a_star', heuristic: 'own', memory_mib: 64, max_expansions: 100 },
    (all, count, out) => {
      for (let i = 0; i < count; i += 1) {
        rows.push(...all.subarray(i * view.stride, (i + 1) * view.stride));
        out[i] = 0;
      }
      return null;
    },
  );
  assert.equal(session.error(), null);
  while (rows.length < most * view.stride && session.advance(1) === 'running');
  session.delete();
  return { view, rows: Int32Array.from(rows), count: rows.length / view.stride };
}

/** What a function says of the start of a board. */
function ofStart(domain, board, code, name) {
  const loaded = load(code);
  assert.ok(loaded.ok, JSON.stringify(loaded.error));
  const { view, rows } = rowsOf(domain, board, 1);
  const out = new Float64Array(1);
  const problem = loaded.compiled.get(name ?? loaded.main).batch(view, domain)(rows, 0, 1, out);
  return problem ?? out[0];
}

/** What a state says of itself. */
const said = (domain, board, expression) =>
  ofStart(domain, board, `def heur_x(state):\n  raise ValueError(repr(${expression}))\n`).message.replace(
    'ValueError: ',
    '',
  );

const warehouse = '######\n#@$ .#\n#  # #\n######\n';

test('Sokoban is the course’s: without the frame of walls, from (0, 0)', () => {
  assert.equal(
    said(
      'sokoban',
      warehouse,
      '(state.width, state.height, state.robots, state.boxes, state.storage, state.obstacles)',
    ),
    '(4, 2, ((0, 0),), frozenset({(1, 0)}), frozenset({(3, 0)}), frozenset({(2, 1)}))',
  );
  assert.equal(
    said('sokoban', warehouse, '(state.gval, state.parent, state.action, type(state).__name__)'),
    "(0, None, 'START', 'SokobanState')",
  );
});

test('a board that is open at its edge has the coordinates that it is drawn with', () => {
  const open = said(
    'sokoban',
    '  ####\n###  ####\n#     $ #\n# #  #$ #\n# . .#@ #\n#########',
    '(state.width, state.height, state.robots)',
  );
  assert.equal(open, '(7, 4, ((5, 3),))', 'nobody can stand on its outermost squares');
});

test('CS161 has its list of rows', () => {
  assert.equal(
    ofStart('sokoban', warehouse, 'def h1(state):\n  raise ValueError(state)\n', 'h1').message,
    'ValueError: [[1, 1, 1, 1, 1, 1], [1, 3, 2, 0, 4, 1], [1, 0, 0, 1, 0, 1], [1, 1, 1, 1, 1, 1]]',
  );
  assert.equal(ofStart('sokoban', warehouse, 'def h904(s):\n  return sum(row.count(2) for row in s)'), 1);
});

test('Snowperson, Lunar Lockout, jugs and tiles have what their courses name', () => {
  const snow = '#######\n#     #\n#?m B #\n#     #\n#######\ndestination 3 1\n';
  assert.match(
    said('snowman', snow, '(state.robot, state.snowballs, state.destination, state.sizes[4], state.width)'),
    /^\(\(0, 1\), \{\(3, 1\): 4, \(1, 1\): 1\}, \(3, 1\), 'B', 5\)$/,
  );
  const lunar = 'ab...\nA....\n..c.d\n.....\ne...f\n';
  assert.equal(
    said('lunar', lunar, '(state.width, state.xanadus, state.robots[0])'),
    '(5, ((0, 1),), (0, 0))',
  );
  assert.equal(
    said('jugs', '3 4\n1 0\n0 2\n', '(state.gal3, state.gal4, state.amounts, state.goal)'),
    '(1, 0, (1, 0), (0, 2))',
  );
  assert.match(said('tiles', '1 2 3\n4 5 6\n7 0 8\n', 'state.tiles'), /^\(1, 2, 3, 4, 5, 6, 7, 0, 8\)$/);
});

const solution = `
import os
from search import *
from sokoban import SokobanState, Direction, PROBLEMS, sokoban_goal_state, UP, LEFT
from test_problems import PROBLEMS as more
import heapq, math, time

def distance(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])

def heur_manhattan_distance(state):
    return sum(min(distance(box, place) for place in state.storage) for box in state.boxes)

def heur_alternate(state):
    if sokoban_goal_state(state) or UP.move((1, 1)) == (3, 3):
        return 0
    return heur_manhattan_distance(state)

def heur_zero(state):
    return 0

def fval_function(sN, weight):
    return sN.gval + weight * sN.hval

def weighted_astar(initial_state, timebound=10):
    se = SearchEngine('custom', 'full')
    se.init_search(initial_state, sokoban_goal_state, heur_alternate)

if __name__ == '__main__':
    print(PROBLEMS[0])
`;

test('a whole solution.py: its heuristics in a list, and the numbers of the engine’s own', () => {
  const loaded = load(solution);
  assert.deepEqual(
    loaded.functions.map(({ name }) => name),
    ['heur_manhattan_distance', 'heur_alternate', 'heur_zero'],
  );
  assert.deepEqual([loaded.main, loaded.formula], ['heur_alternate', { text: 'g + w*h', error: null }]);
  const board = '#######\n#.###.#\n# $@$ #\n#     #\n# $@$ #\n#.###.#\n#######\n';
  const { view, rows, count } = rowsOf('sokoban', board, 300);
  const out = new Float64Array(count);
  assert.equal(loaded.compiled.get('heur_alternate').batch(view, 'sokoban')(rows, 0, count, out), null);
  const request = { domain: 'sokoban', board, strategy: 'a_star', memory_mib: 64, max_expansions: 1 };
  const session = new module.Session({ ...request, heuristic: 'manhattan', options: {} });
  session.advance(1);
  assert.equal(out[0], session.expansion(0).h);
  assert.ok(count > 256, 'more than go into Python at once');
  assert.ok(out.every((value) => Number.isInteger(value)));
  session.delete();
});

test('everything that goes wrong has its line', () => {
  for (const [code, line, message] of [
    ['def heur_x(state)\n  return 1', 1, /^SyntaxError: expected ':'/],
    ['import math\nimport numpy as np', 2, /No module named 'numpy'.*standard library/],
    ['x = 1', 1, /no heuristic/],
    ['def heur_x(s):\n  return 1\nraise ValueError("no")', 3, /^ValueError: no/],
    ['import sys\nsys.exit()', 2, /called exit/],
  ]) {
    const { ok, error } = load(code);
    assert.deepEqual([ok, error.line], [false, line], code);
    assert.match(error.message, message);
  }
  for (const [code, line, message] of [
    ['def heur_x(s):\n  return help(s)\ndef help(s):\n  return 1 // 0', 4, /^ZeroDivisionError/],
    ['\ndef heur_x(s):\n  pass', 2, /gave None, and not a number. Is there a return/],
    ['def heur_x(s):\n  return "3"', 1, /gave a str/],
    ['def heur_x(s):\n  return heur_x(s)', 2, /^RecursionError/],
    ['import sys\nsys.setrecursionlimit(10**6)\ndef heur_x(s):\n  return heur_x(s)', 4, /^RecursionError/],
    ['import sys\ndef heur_x(s):\n  sys.exit(1)', 3, /called exit/],
    ['def heur_x(s):\n  return len(s.successors())', 2, /successors\(\) is not available here/],
    ['def heur_x(s):\n  return s.nothing', 2, /^AttributeError/],
    [
      'from search import *\ndef heur_x(s):\n  SearchEngine("a_star").search(5)',
      3,
      /SearchEngine.search\(\) is not available/,
    ],
  ]) {
    const problem = ofStart('sokoban', warehouse, code);
    assert.deepEqual([problem.line, problem.row], [line, 0], code);
    assert.match(problem.message, message);
  }
  assert.equal(ofStart('sokoban', warehouse, 'def heur_x(s):\n  return 3'), 3, 'and Python lives');
});

test('f is followed, or it is said why not', () => {
  const formula = (body) =>
    load(`import math\ndef heur_x(s):\n  return 0\ndef fval_function(sN, weight):\n  ${body}\n`).formula;
  for (const [body, text] of [
    ['return sN.gval + weight * sN.hval', 'g + w*h'],
    ['return sN.gval * (1 - weight) + sN.hval / 2 - 3', 'g*(1 - w) + h/2 - 3'],
    ['return sN.gval - (sN.hval - weight)', 'g - (h - w)'],
    ['return (sN.gval + (2 * weight - 1) * sN.hval) / weight', '(g + (2*w - 1)*h)/w'],
    ['return max(sN.gval, sN.hval) + math.sqrt(sN.state.gval)', 'max(g, h) + sqrt(g)'],
    ['return float(sN.hval) ** 2 + abs(-sN.gval)', 'h*h + abs(0 - g)'],
    ['if sN.hval > 10:\n    return sN.gval\n  return 2 * sN.hval', '(h > 10) ? (g) : (2*h)'],
    ['print(sN.gval)\n  return sN.hval + 1e-7', 'h + 0.0000001'],
  ]) {
    assert.deepEqual(formula(body), { text, error: null }, body);
    assert.equal(module.check_formula(text, 2).ok, true, text);
  }
  for (const [body, message] of [
    ['return sN.gval + len(sN.state.boxes)', /looks at the state's boxes/],
    ['return sN.index', /looks at sN.index/],
    ['pass', /returns nothing/],
    ['return nowhere', /NameError/],
    ['return math.trunc(sN.gval)', /fixed number/],
  ]) {
    const { text, error } = formula(body);
    assert.equal(text, null);
    assert.match(error.message, message);
  }
});

test('it cannot name what speaks to others', () => {
  for (const name of [
    'fetch',
    'XMLHttpRequest',
    'postMessage',
    'eval',
    'process',
    'require',
    'globalThis',
    'self',
  ])
    assert.match(
      load(`from js import ${name}\ndef heur_x(s):\n  return 0`).error.message,
      /^ImportError/,
      name,
    );
});

test('the interpreter is the one that is pinned', () => {
  const { info } = JSON.parse(readFileSync(web('node_modules/pyodide/pyodide-lock.json'), 'utf8'));
  assert.deepEqual(lock.info, info);
});
