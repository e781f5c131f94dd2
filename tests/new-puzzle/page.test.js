// A new puzzle is a copy of core/domains/blank.h that is named once: the page that is built with it solves
// its boards, between words and code fences, too, and checks its plans. What a copy leaves out does not
// compile.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { browserStory, cardSays, endedAs, openTab, solveTyped, statusSays } from '../browser/harness.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = join(root, 'build/new-puzzle'); // kept, so that the next run compiles only what has changed
const site = join(copy, 'site');
const sources = ['CMakeLists.txt', 'core', 'wasm'];

function run(program, programArguments, environment = {}) {
  const { status, stdout, stderr } = spawnSync(program, programArguments, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { code: status, out: stdout, all: stdout + stderr };
}

function succeed(...command) {
  const answer = run(...command);
  assert.equal(answer.code, 0, answer.all);
  return answer.out;
}

function write(path, text) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

// All files of the copy, as paths from its root.
function copied() {
  const isFile = (name) => /\.\w+$/.test(name);
  const inside = (path) => readdirSync(join(copy, path), { recursive: true }).map((name) => join(path, name));
  return sources.flatMap((path) => (isFile(path) ? [path] : inside(path).filter(isFile)));
}

const isNew = (path) => !existsSync(join(root, path));
const isOther = (path) => readFileSync(join(root, path), 'utf8') !== readFileSync(join(copy, path), 'utf8');

const walk = () =>
  readFileSync(join(root, 'core/domains/blank.h'), 'utf8')
    .replaceAll('Blank', 'Walk')
    .replaceAll('"blank"', '"walk"')
    .replaceAll('"Line walk"', '"Long walk"');

// The table with another #include and another name in its list.
const table = () =>
  readFileSync(join(root, 'core/domain_table.cpp'), 'utf8')
    .replace('#include "domains/tiles.h"\n', '$&#include "domains/walk.h"\n')
    .replace('row_of<Tiles>()', '$&, row_of<Walk>()');

function makeCopy() {
  mkdirSync(join(copy, 'tests'), { recursive: true });
  const options = {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !path.endsWith('/domain_table.cpp'),
  };
  for (const path of sources) cpSync(join(root, path), join(copy, path), options);
  for (const path of copied().filter(isNew)) {
    // of earlier runs
    if (!path.endsWith('/walk.h')) rmSync(join(copy, path));
  }
  write(join(copy, 'tests/CMakeLists.txt'), ''); // none are built
  write(join(copy, 'core/domain_table.cpp'), table());
  write(join(copy, 'core/domains/walk.h'), walk());
}

/** The page with the engine of the copy, which is one whole: nothing is left for its second part. Without
 * optimising, for it is built to be tried. */
function buildPage() {
  const emscripten = { NODE_PATH: '/usr/share/nodejs' };
  const unity = ['-DCMAKE_UNITY_BUILD=ON', '-DCMAKE_UNITY_BUILD_BATCH_SIZE=0'];
  const plain = ['-DCMAKE_BUILD_TYPE=Debug', '-DCMAKE_CXX_FLAGS_DEBUG='];
  succeed('emcmake', ['cmake', '-S', '.', '-B', 'engine', '-G', 'Ninja', ...plain, ...unity], emscripten);
  succeed('cmake', ['--build', 'engine', '--target', 'frontier_whole'], emscripten);
  const engine = join(copy, 'engine/wasm');
  cpSync(join(engine, 'whole/frontier.mjs'), join(engine, 'frontier.mjs'));
  cpSync(join(engine, 'whole/frontier.wasm'), join(engine, 'frontier.first.wasm'));
  writeFileSync(join(engine, 'frontier.rest.wasm'), Buffer.from('\0asm\x01\0\0\0', 'latin1'));
  succeed('npm', ['--prefix', join(root, 'web'), 'run', 'build'], { WASM_DIR: engine, SITE_DIR: site });
}

const story = browserStory({ folder: () => site });

test('a copy of the blank puzzle, named once, is solved and checked by the page', async () => {
  makeCopy();
  const touched = copied()
    .filter((path) => isNew(path) || isOther(path))
    .sort();
  assert.deepEqual(touched, ['core/domain_table.cpp', 'core/domains/walk.h']);
  buildPage();

  const { page, finish } = await story.open();
  await page.getByLabel('Puzzle', { exact: true }).selectOption({ label: 'Long walk' });
  await solveTyped(page, 'Try this:\n```text\nx..S...G..x\n```\nDo you like it?\n');
  await endedAs(page, 'Solved');
  await statusSays(page, /Optimal\s+cost 4; no plan costs less\.[^]*Plan checked/);
  await cardSays(page, 'plan-table', /Plan checked/);
  await openTab(page, 'Plans');
  // The field is open already where it was drawn before there was a plan.
  await page.locator('plan-tools details').evaluate((details) => (details.open = true));
  for (const [plan, verdict] of [
    ['right', 'It does not reach the goal.'],
    ['left\nleft\nleft\nleft', 'Step 4, left:'],
    ['right\nright\nright\nright', '4 actions, all legal, cost 4.'],
  ]) {
    await page.getByLabel('Plan for this board, in any of its formats').fill(plan);
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText(verdict).waitFor();
  }
  await finish();
});

test('what a puzzle leaves out does not compile, and is named', () => {
  makeCopy();
  const parts = {
    ChecksPlans: 'check_plan',
    ReadsBoards: 'parse',
    HasInfo: 'DomainInfo& info',
    HasInstance: 'Instance =',
  };
  const compile = (text) => {
    write(join(copy, 'part.cpp'), text.replaceAll('"../', '"core/'));
    return run('c++', ['-std=c++20', '-fsyntax-only', '-I.', 'part.cpp']);
  };
  assert.equal(compile(walk()).code, 0);
  for (const [concept, part] of Object.entries(parts)) {
    const name = part.match(/\w+(?= =$|$)/)[0];
    const declaration = new RegExp(`(static [^\\n]*|using )${part}`);
    const without = walk().replace(declaration, (found) => found.replace(name, `other_${name}`));
    const answer = compile(without);
    assert.notEqual(answer.code, 0, part);
    assert.match(answer.all, new RegExp(concept));
  }
});
