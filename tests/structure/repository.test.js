import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repositoryFiles } from './files.js';
import { forbiddenTexts, registryAddresses } from './repository.js';

test('no file names a folder of one machine, or one outside the repository', () => {
  assert.deepEqual(forbiddenTexts(repositoryFiles()), []);
});

test('negative control: such folders are found', () => {
  // Put together here, so that this file passes its own test.
  for (const parts of [['', 'home', 'me', 'x.h'], ['"', 'root', 'x'], ['cd ', 'work', 'main'], ['..', 'shared', 'x.md'], ['a ..', 'shared']]) {
    const found = forbiddenTexts(new Map([['a.txt', `one\n${parts.join('/')}\n`]]));
    assert.equal(found.length, 1, parts.join('/'));
    assert.match(found[0], /^a\.txt:2 /);
  }
  assert.deepEqual(forbiddenTexts(new Map([['a.txt', 'frame/work/x ~/root/x $PWD/home/x web/shared']])), []);
});

test('the lock file holds no registry address', () => {
  const lock = repositoryFiles().get('web/package-lock.json');
  assert.ok(Object.keys(JSON.parse(lock).packages).length > 1);
  assert.deepEqual(registryAddresses(lock), []);
});

test('negative control: registry addresses are found', () => {
  assert.equal(registryAddresses('{\n"resolved": "x"\n}').length, 1);
  assert.equal(registryAddresses('{\n"version": "https://registry.example/x.tgz"\n}').length, 1);
});
