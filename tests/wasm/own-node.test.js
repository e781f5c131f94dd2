// A heuristic of the user's own in a process of its own, with limits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runOwn } from '../../tools/own/run.mjs';

const board = '#######\n#.###.#\n# $@$ #\n#     #\n# $@$ #\n#.###.#\n#######\n';
const request = {
  domain: 'sokoban',
  board,
  options: { deadlocks: 'off' },
  strategy: 'a_star',
  heuristic: 'own',
  memory_mib: 256,
  max_expansions: 100_000,
};
const run = (code, more = {}) => runOwn({ language: 'javascript', code, request, seconds: 60, ...more });

test('it searches, and its plan is checked outside', async () => {
  const result = await run('({ boxes, storage }) => sum(boxes, (box) => nearest(box, storage))');
  assert.deepEqual([result.ok, result.stats.status, result.stats.expanded], [true, 'solved', 4232]);
  assert.deepEqual([result.verdict.reaches_goal, result.verdict.cost], [true, 16]);
  assert.equal(result.isolation.permissions, true);
});

test('Python, too', async () => {
  const code = `def heur_x(state):
  return sum(min(abs(b[0] - s[0]) + abs(b[1] - s[1]) for s in state.storage) for b in state.boxes)
`;
  const result = await run(code, { language: 'python', limit: 200 });
  assert.deepEqual(
    [result.stats?.status, result.stats?.expanded],
    ['solved', 4232],
    JSON.stringify(result.error),
  );
});

test('what is wrong has its line', async () => {
  assert.deepEqual((await run('function h() {\n  return 1 +;\n}')).error, {
    message: "SyntaxError: Unexpected token ';'",
    line: 2,
  });
  const { stats } = await run('function h(s) {\n  return s.a.b;\n}');
  assert.deepEqual([stats.status, stats.failure.line], ['failed', 2]);
});

test('it has nothing of Node’s, and cannot make code of texts', async () => {
  const names = ['process', 'require', 'fetch', 'Buffer', 'setTimeout', 'module', 'outside'];
  const seen = `[${names.map((name) => `typeof ${name}`).join(', ')}].join()`;
  const { stats } = await run(`function h() { throw new Error(${seen}); }`);
  assert.equal(stats.failure.message, `Error: ${names.map(() => 'undefined').join()}`);
  for (const escape of [
    'state.constructor.constructor("return process")()',
    'take.constructor("return process")()',
    'run.constructor("return process")()',
    '(0, eval)("1")',
    'new (Object.getPrototypeOf(async () => {}).constructor)("return 1")()',
  ]) {
    const { stats: told } = await run(`function h(state) { ${escape}; return 0; }`);
    assert.match(told.failure.message, /Code generation from strings disallowed|EvalError/, escape);
  }
  for (const text of ['import("node:fs")', 'import /* x */ ("node:fs")', 'import.meta']) {
    const { error } = await run(`\nfunction h() { ${text}; return 0; }`);
    assert.deepEqual([error.message, error.line], ['SyntaxError: There is nothing to import here.', 2], text);
  }
});

test('Python reads no file that is not ours', async () => {
  const code = `import pyodide_js
def heur_x(state):
  pyodide_js.mountNodeFS("/host", "/etc")
  raise ValueError(open("/host/passwd").read())
`;
  const { stats, error } = await run(code, { language: 'python', limit: 200 });
  assert.match(stats?.failure.message ?? error.message, /does not exist|denied|ERR_ACCESS/);
});

test('what does not end is ended, and what takes too much memory ends', async () => {
  const loop = await run('() => { for (;;); }', { limit: 3 });
  assert.match(loop.error.message, /did not end within 3 seconds/);
  const bomb = await run('const kept = [];\nfunction h() { for (;;) kept.push({ a: kept.length }); }', {
    memory: 100,
    limit: 120,
  });
  assert.match(bomb.error.message, /process ended .* more than 100 MiB/);
});
