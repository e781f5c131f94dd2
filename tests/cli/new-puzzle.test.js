// A new puzzle is a copy of core/domains/blank.h that is named once: the program that is built with it solves
// its boards, between words and code fences, too, and checks its plans. What a copy leaves out does not
// compile.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = join(root, 'build/new-puzzle'); // kept, so that the next run compiles only what has changed
const sources = ['CMakeLists.txt', 'core', 'cli'];

function run(program, programArguments, input = '') {
  const { status, stdout, stderr } = spawnSync(program, programArguments, {
    cwd: copy,
    input,
    encoding: 'utf8',
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

test('a copy of the blank puzzle, named once, is solved and checked', () => {
  makeCopy();
  const touched = copied()
    .filter((path) => isNew(path) || isOther(path))
    .sort();
  assert.deepEqual(touched, ['core/domain_table.cpp', 'core/domains/walk.h']);
  const unity = ['-DCMAKE_UNITY_BUILD=ON', '-DCMAKE_UNITY_BUILD_BATCH_SIZE=0'];
  succeed('cmake', ['-S', '.', '-B', 'built', '-G', 'Ninja', ...unity]);
  succeed('cmake', ['--build', 'built', '--target', 'frontier_cli']);
  const frontier = join(copy, 'built/bin/frontier');
  assert.match(succeed(frontier, ['domains']), /walk +Long walk/);

  write(join(copy, 'board.txt'), 'Try this:\n```text\nx..S...G..x\n```\nDo you like it?\n');
  const board = ['--domain', 'walk', '--level', 'board.txt'];
  const answer = JSON.parse(succeed(frontier, ['solve', ...board, '--strategy', 'a_star', '--json']));
  assert.equal(answer.cost, 4);
  assert.equal(answer.claim.kind, 'optimal');

  const check = (...plan) => {
    write(join(copy, 'plan.txt'), plan.join('\n') + '\n');
    return JSON.parse(run(frontier, ['validate', ...board, '--plan', 'plan.txt', '--json']).out);
  };
  const verdict = check(...answer.plan);
  assert.deepEqual([verdict.legal, verdict.reaches_goal, verdict.cost], [true, true, 4]);
  assert.deepEqual([check('right').legal, check('right').reaches_goal], [true, false]);
  assert.equal(check('left', 'left', 'left', 'left').failed_step, 4);
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
