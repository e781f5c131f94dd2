import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repositoryFiles } from './files.js';
import {
  forbiddenTexts,
  looseInstalls,
  looseVersions,
  registryAddresses,
  unpinnedPackages,
} from './repository.js';

test('no file names a folder of one machine or one outside the repository, or a type that fits all', () => {
  assert.deepEqual(forbiddenTexts(repositoryFiles()), []);
});

test('negative control: such folders are found', () => {
  // Put together here, so that this file passes its own test.
  for (const parts of [
    ['', 'home', 'me', 'x.h'],
    ['"', 'root', 'x'],
    ['cd ', 'work', 'main'],
    ['..', 'shared', 'x.md'],
    ['a ..', 'shared'],
  ]) {
    const found = forbiddenTexts(new Map([['a.txt', `one\n${parts.join('/')}\n`]]));
    assert.equal(found.length, 1, parts.join('/'));
    assert.match(found[0], /^a\.txt:2 /);
  }
  assert.deepEqual(forbiddenTexts(new Map([['a.txt', 'frame/work/x ~/root/x $PWD/home/x web/shared']])), []);
});

test('negative control: types that fit all are found', () => {
  const found = (path, line) => forbiddenTexts(new Map([[path, line]])).length;
  for (const line of [
    '/** @param {any} x */',
    '/** @param {(...args: any[]) => unknown} x */',
    '/** @type {Record<string, any>} */',
    ' * @returns {string | any} */',
    '/** @type {*} */',
    '/** @param {CustomEvent} event */',
    '// @ts-ignore',
  ])
    assert.equal(found('web/a.js', line), 1, line);
  for (const line of ["lines[2][0] === 'any')", 'beside = any(x)', '/** No plan, if any. @type {string} */'])
    assert.equal(found('web/a.js', line), 0, line);
  assert.equal(found('tests/a.js', '/** @type {any} */'), 0);
});

const folders = ['web', 'tools/node', 'tools/chromium'];

test('all that npm installs is pinned by a checksum, and bound to no registry', () => {
  const files = repositoryFiles();
  const locks = [...files.keys()].filter((path) => path.endsWith('package-lock.json'));
  assert.deepEqual(locks.sort(), folders.map((folder) => `${folder}/package-lock.json`).sort());
  for (const folder of folders) {
    const lock = files.get(`${folder}/package-lock.json`);
    const asked = files.get(`${folder}/package.json`);
    assert.ok(Object.keys(JSON.parse(lock).packages).length > 1, folder);
    assert.deepEqual(
      [registryAddresses(lock), unpinnedPackages(lock), looseVersions(asked)],
      [[], [], []],
      folder,
    );
    const { name, license, dependencies, optionalDependencies } = JSON.parse(asked);
    const { '': own } = JSON.parse(lock).packages;
    assert.deepEqual(
      [own.name, own.license, own.dependencies, own.optionalDependencies],
      [name, license, dependencies, optionalDependencies],
      `${folder}: the lock file is of another package.json`,
    );
  }
  for (const script of ['playground', 'tools/install.sh', 'tools/build.sh']) {
    assert.deepEqual(looseInstalls(files.get(script)), [], script);
  }
});

test('negative control: what is not pinned is found', () => {
  const lock = (entry) => JSON.stringify({ packages: { '': {}, 'node_modules/a': entry } });
  assert.deepEqual(unpinnedPackages(lock({ version: '1.0.0' })), ['node_modules/a']);
  assert.deepEqual(unpinnedPackages(lock({ integrity: 'sha1-x' })), ['node_modules/a']);
  assert.deepEqual(unpinnedPackages(lock({ integrity: 'sha512-x' })), []);
  const versions = { a: '^1.0.0', b: 'latest', c: '1.2.3', d: '1' };
  assert.deepEqual(looseVersions(JSON.stringify({ optionalDependencies: versions })), ['a', 'b', 'd']);
  for (const line of ['quietly node npm install --prefix build/tools "node@22"', 'npm i -g x', 'npx vite']) {
    assert.equal(looseInstalls(`one\n${line}\n`).length, 1, line);
  }
  assert.deepEqual(looseInstalls('npm --prefix web ci --no-audit\nsay "Installing from npm into build"'), []);
});

test('negative control: registry addresses are found', () => {
  assert.equal(registryAddresses('{\n"resolved": "x"\n}').length, 1);
  assert.equal(registryAddresses('{\n"version": "https://registry.example/x.tgz"\n}').length, 1);
});
