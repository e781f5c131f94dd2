// The built site carries the licence of all that it contains.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { leftOut, noticeOf, notices, noticesFile, noticesText, packageOf } from '../../tools/notices.mjs';
import { repositoryFiles, root } from './files.js';

const site = (name) => readFileSync(join(root, 'build/site', name), 'utf8');
const lock = JSON.parse(repositoryFiles().get('web/package-lock.json')).packages;

/** What a visitor's page may contain, by the lock file: the dependencies, theirs, and so on. */
function shipped(packages, from = '', seen = new Set()) {
  for (const name of Object.keys(packages[from].dependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (!packages[path]) throw new Error(`${from} needs ${name}, which is not where this test looks for it`);
    if (!seen.has(name)) shipped(packages, path, seen.add(name));
  }
  return [...seen];
}

/** Packages whose name, version, licence and its text are not all there. */
const missing = (text, names, packages) =>
  names.filter((name) => {
    const { version, license } = packages[`node_modules/${name}`];
    const notice = noticeOf(name);
    return (
      notice.title !== `${name} ${version} (${license})` ||
      !text.includes(`\n${notice.title}\n\n${notice.text}\n`)
    );
  });

test('every package that is shipped stands in the notices, with its version and its licence', () => {
  const names = shipped(lock);
  assert.ok(names.includes('lit-html'), String(names));
  assert.deepEqual(
    missing(
      site(noticesFile),
      names.filter((name) => !(name in leftOut)),
      lock,
    ),
    [],
  );
});

test('what is left out comes with a package that is shipped', () => {
  for (const name of Object.keys(leftOut)) assert.ok(shipped(lock).includes(name), name);
});

test('so do this project, and what the engine is linked from', () => {
  const text = site(noticesFile);
  for (const path of [
    'LICENSE',
    'web/licences/emscripten.txt',
    'web/licences/musl.txt',
    'web/licences/llvm.txt',
  ]) {
    assert.ok(text.includes(repositoryFiles().get(path).trim()), path);
  }
});

test('both pages lead to the notices', () => {
  for (const page of ['index.html', 'game.html'])
    assert.match(site(page), /<link rel="license" href="\.\/notices\.txt">/, page);
});

test('negative control: a package, a version or a text that is not there is found', () => {
  const text = noticesText(['lit', 'lit-html']);
  assert.deepEqual(missing(text, ['lit', 'lit-html'], lock), []);
  assert.deepEqual(missing(text, ['lit', 'lit-element'], lock), ['lit-element']);
  const newer = { ...lock, 'node_modules/lit': { ...lock['node_modules/lit'], version: '99.0.0' } };
  assert.deepEqual(missing(text, ['lit', 'lit-html'], newer), ['lit']);
  assert.deepEqual(missing(text.replace('Redistributions in binary form', ''), ['lit'], lock), ['lit']);
});

test('a module belongs to the package around it, a helper to its bundler, and everything else to us', () => {
  assert.equal(packageOf('/x/web/node_modules/lit/index.js'), 'lit');
  assert.equal(
    packageOf('/x/web/node_modules/@lit/reactive-element/css-tag.js?v=1'),
    '@lit/reactive-element',
  );
  assert.equal(packageOf('C:\\x\\node_modules\\lit\\node_modules\\inner\\a.js'), 'inner');
  assert.equal(packageOf('\0vite/preload-helper.js'), 'vite');
  assert.equal(packageOf('\0rolldown/runtime.js'), 'rolldown');
  assert.equal(packageOf('/x/web/app.js'), null);
  assert.throws(() => packageOf('\0elsewhere/helper.js'), /not known whose licence/);
});

test('what the bundler puts into a file is noticed, of pages and of workers', () => {
  const { worker, main } = notices();
  const bundle = (...ids) => ({ 'a.js': { type: 'chunk', moduleIds: ids }, 'a.css': { type: 'asset' } });
  let emitted;
  worker.generateBundle({}, bundle('/x/node_modules/lit-html/lit-html.js'));
  main.generateBundle.call(
    {
      emitFile: (file) => {
        emitted = file;
      },
    },
    {},
    bundle('\0vite/preload-helper.js'),
  );
  assert.equal(emitted.fileName, noticesFile);
  assert.deepEqual(missing(emitted.source, ['lit-html', 'vite', 'lit'], lock), ['lit']);
  assert.throws(() => noticeOf(Object.keys(leftOut)[0]), /is in the bundle/);
});
