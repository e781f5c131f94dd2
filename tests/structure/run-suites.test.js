import assert from 'node:assert/strict';
import { test } from 'node:test';
import { follow, judged, parsed } from '../../tools/run-suites.mjs';
import { repositoryFiles } from './files.js';

test('the lines of ctest are told from those of its tests', () => {
  assert.deepEqual(parsed(' 2/13 Test  #3: native ...........   Passed   12.30 sec'), {
    number: '3',
    name: 'native',
    outcome: 'Passed',
    seconds: 12.3,
  });
  assert.deepEqual(parsed('13/13 Test #14: signature wasm ...***Failed    0.10 sec'), {
    number: '14',
    name: 'signature wasm',
    outcome: 'Failed',
    seconds: 0.1,
  });
  assert.equal(parsed('1/2 Test #1: web ....***Not Run   0.00 sec').outcome, 'Not Run');
  const { name } = parsed(
    '1/2 Test #1: threads control ...***Failed  Required regular expression not found.',
  );
  assert.equal(name, 'threads control');
  assert.deepEqual(parsed('14: ℹ pass 3'), { number: '14', output: 'ℹ pass 3' });
  assert.deepEqual(parsed('100% tests passed, 0 tests failed out of 3'), {});
});

test('the tests inside are counted, and what does not agree is a failure', () => {
  const doctest = (passed, failed) =>
    `[doctest] test cases: ${passed + failed} | ${passed} passed | ${failed} failed | 2 skipped`;
  const counts = ({ passed, failed }) => [passed, failed];
  assert.deepEqual(counts(judged('Passed', [doctest(7, 0)])), [7, 0]);
  assert.deepEqual(counts(judged('Failed', [doctest(5, 2)])), [5, 2]);
  assert.deepEqual(counts(judged('Passed', ['ℹ pass 3', 'ℹ fail 0', 'ℹ pass 4'])), [7, 0]);
  assert.deepEqual(counts(judged('Failed', ['ℹ pass 3', 'ℹ fail 1', 'ℹ cancelled 1'])), [3, 2]);
  assert.deepEqual(counts(judged('Passed', ['all is well'])), [1, 0]);
  assert.deepEqual(counts(judged('Failed', ['nothing is'])), [0, 1]);
  assert.deepEqual(counts(judged('Failed', [doctest(7, 0)])), [7, 1], 'crashed after its summary');
  assert.deepEqual(counts(judged('Passed', ['ℹ pass 3', 'ℹ fail 2'])), [3, 2], 'a summary, before a status');
  assert.deepEqual(counts(judged('Passed', ['ℹ pass 0', 'ℹ fail 0'])), [0, 1], 'no test at all');
});

test('a suite is told of when its last test has ended, with the output of what failed', () => {
  const said = [];
  const run = follow(['build a:b', 'web', 'web types', 'native'], (line) => said.push(line));
  for (const line of [
    '1: compiling',
    '1/4 Test #1: build a:b ....***Failed  9.00 sec',
    '4/4 Test #4: native ...***Not Run   0.00 sec',
    '2: ℹ pass 12',
    '2/4 Test #2: web ...   Passed    1.00 sec',
    '3: a word',
    '3/4 Test #3: web types ...***Failed    2.50 sec',
  ]) {
    run.hear(line);
  }
  assert.deepEqual(said, [
    'compiling',
    'Could not build a:b.',
    'native         0 passed, 1 failed, native not run, because its build failed (see above), 0.0 s',
    '--- web types',
    'a word',
    'web           12 passed, 1 failed, 3.5 s',
  ]);
  assert.deepEqual(run.total, { passed: 12, failed: 2 });
});

test('./playground names the suites that ctest knows', () => {
  const files = repositoryFiles();
  const registered = { every: new Set(), extra: new Set() };
  const list = files.get('tests/suites/CMakeLists.txt');
  for (const [, first, more] of list.matchAll(/^ *(?:node_)?suite\("?([a-z]+)([;a-z]*)/gm)) {
    registered[more.includes('extra') ? 'extra' : 'every'].add(first);
  }
  const named = (array) =>
    new RegExp(`^readonly ${array}=\\((.*)\\)$`, 'm').exec(files.get('playground'))[1].split(' ').sort();
  assert.deepEqual(named('all_suites'), [...registered.every].sort());
  assert.deepEqual(named('extra_suites'), [...registered.extra].sort());
});
