// validate: an independent check of a plan, and the way from solve to it.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { firstSteps, json, jugs, run, text, tiles } from './frontier.js';

const folder = mkdtempSync(`${tmpdir()}/frontier-`);
after(() => rmSync(folder, { recursive: true }));
const file = (name, content) => {
  writeFileSync(`${folder}/${name}`, content);
  return `${folder}/${name}`;
};

const validate = (domain, level, plan, ...more) =>
  run(['validate', '--domain', domain, '--level', level, '--plan', '-', ...more], plan);
const onePush = `${firstSteps}:One push`;

// with one robot each
const ownBoards = ['s2', 'Two by two'].map((level) => ['sokoban', `${firstSteps}:${level}`]);

for (const { id, is_own: isOwn } of json(['strategies']).strategies) {
  test(`what ${id} finds is a plan`, () => {
    const boards = isOwn
      ? ownBoards
      : [
          ...['s2', 'Two by two', 'Make room'].map((level) => ['sokoban', `${firstSteps}:${level}`]),
          ...['1', '3, 5 and 8'].map((level) => ['jugs', `${jugs}:${level}`]),
          ...['Two rows of three', 'Once around the pillar'].map((level) => ['tiles', `${tiles}:${level}`]),
        ];
    for (const [domain, level] of boards) {
      // Depth-first branch and bound has its plan long before it has proved it; the bound keeps the test
      // short.
      const { cost, plan } = json([
        'solve',
        '--domain',
        domain,
        '--level',
        level,
        '--strategy',
        id,
        '--max-expansions',
        '100000',
      ]);
      const verdict = validate(domain, level, plan.join('\n'), '--json');
      assert.equal(verdict.code, 0, `${level}: ${verdict.out}${verdict.err}`);
      const {
        legal,
        reaches_goal: reachesGoal,
        cost: checked,
        steps,
        failed_step: failedStep,
      } = JSON.parse(verdict.out);
      assert.deepEqual(
        [legal, reachesGoal, checked, steps, failedStep],
        [true, true, cost, plan.length, 0],
        level,
      );

      const shorter = validate(domain, level, plan.slice(0, -1).join('\n'), '--json');
      assert.equal(shorter.code, 1, level);
      assert.deepEqual([JSON.parse(shorter.out).legal, JSON.parse(shorter.out).reaches_goal], [true, false]);
    }
  });
}

test('a plan in a file, and the plan of another level', () => {
  const plan = file('plan.txt', 'right\n');
  assert.equal(run(['validate', '--domain', 'sokoban', '--level', onePush, '--plan', plan]).code, 0);
  assert.equal(
    run(['validate', '--domain', 'sokoban', '--level', `${firstSteps}:s1`, '--plan', plan]).code,
    1,
  );
  const level = file('level.txt', '#####\n#@$.#\n#####\n');
  assert.equal(run(['validate', '--domain', 'sokoban', '--level', level, '--plan', plan]).code, 0);
  assert.equal(
    run(['validate', '--domain', 'sokoban', '--level', '-', '--plan', plan], '#####\n#@$.#\n#####\n').code,
    0,
  );
});

test('an illegal step is named and the answer is no', () => {
  const { code, out, err } = validate('sokoban', onePush, 'right\nright\n', '--json');
  assert.deepEqual([code, err], [1, '']);
  const { legal, reaches_goal: reachesGoal, cost, steps, failed_step: failedStep, message } = JSON.parse(out);
  assert.deepEqual([legal, reachesGoal, cost, steps, failedStep], [false, false, 1, 1, 2]);
  assert.match(message, /^Step 2\b.*\.$/);
  for (const plan of ['up\n', '3 right\n']) {
    const verdict = validate('sokoban', onePush, plan);
    assert.equal(verdict.code, 1);
    assert.match(verdict.out, /^Step 1\b.*\.\n$/);
  }
});

test('a legal plan that ends elsewhere is answered no, with a reason', () => {
  const { code, out, err } = validate('jugs', jugs, 'Fill 3 Gallon\n');
  assert.deepEqual([code, err], [1, '']);
  assert.match(out, /does not reach the goal/);
});

test('the empty plan solves what is solved, and nothing else', () => {
  const solved = file('solved.txt', '####\n#@*#\n####\n');
  assert.equal(validate('sokoban', solved, '').code, 0);
  assert.equal(validate('sokoban', onePush, '').code, 1);
});

test('what is no plan at all is bad input: code 2, nothing on standard output', () => {
  for (const plan of ['fly\n', 'right right\n', '7\n', '\0\0', '(((', 'ü\n', 'right\n'.repeat(3) + 'x']) {
    for (const more of [[], ['--json']]) {
      const { code, out, err } = validate('sokoban', onePush, plan, ...more);
      assert.deepEqual([code, out], [2, ''], JSON.stringify(plan));
      assert.match(err, /\S+ \S+ \S+/);
    }
  }
  const missing = run([
    'validate',
    '--domain',
    'sokoban',
    '--level',
    onePush,
    '--plan',
    `${folder}/none.txt`,
  ]);
  assert.deepEqual([missing.code, missing.out], [2, '']);
  assert.match(missing.err, /none\.txt/);
});

test('a bad board is placed by file, line and column', () => {
  const level = file('bad.txt', '; a comment\n\n3 4\n0 9\n* 2\n');
  const { code, out, err } = run(
    ['validate', '--domain', 'jugs', '--level', level, '--plan', '-'],
    'Fill 3 Gallon\n',
  );
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /bad\.txt:4:3: /);
});
