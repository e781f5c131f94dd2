// The service worker of the built site knows all its files, as they are.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import vm from 'node:vm';
import { siteList, workerFile, writeWorker } from '../../tools/offline.mjs';
import { repositoryFiles, root } from './files.js';

const site = join(root, 'build/site');
const worker = (folder) => readFileSync(join(folder, workerFile), 'utf8');
const listed = (folder) => {
  const [list] = worker(folder).split('\n/**', 1);
  const self = {};
  vm.runInNewContext(list, { self });
  return JSON.parse(JSON.stringify(self.site));
};

const copy = mkdtempSync(join(tmpdir(), 'frontier-offline-'));
after(() => rmSync(copy, { recursive: true }));

test('every file of the site is kept but the service worker itself, Python when it is asked for', () => {
  const { files, later } = listed(site);
  for (const name of [
    'index.html',
    'embed.html',
    'game.html',
    'lab.html',
    'scoreboard.html',
    'embed.js',
    'sandbox.html',
  ])
    assert.ok(files[name], name);
  assert.ok(later.length > 3 && later.every((path) => path.startsWith('python/')), String(later));
  const all = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  assert.equal(Object.keys(files).length + later.length + 1, all.length);
});

test('a file that changed makes another version, and only its own line changes', () => {
  cpSync(site, copy, { recursive: true });
  writeFileSync(join(copy, 'icon.svg'), '<svg/>');
  writeWorker(copy);
  const [before, now] = [listed(site), listed(copy)];
  assert.notEqual(now.version, before.version);
  const changed = Object.keys(now.files).filter((path) => now.files[path] !== before.files[path]);
  assert.deepEqual(changed, ['icon.svg']);
  assert.equal(siteList(site, '').version, siteList(site, '').version);
  assert.notEqual(siteList(site, '').version, siteList(site, 'another worker').version);
});

test('the pages lead to a manifest whose icons are there', () => {
  const manifest = JSON.parse(repositoryFiles().get('web/public/manifest.webmanifest'));
  assert.deepEqual([manifest.start_url, manifest.scope, manifest.display], ['./', './', 'standalone']);
  for (const { src } of manifest.icons) assert.ok(readFileSync(join(site, src)).length > 0, src);
  for (const page of ['index.html', 'game.html', 'lab.html', 'scoreboard.html'])
    assert.match(readFileSync(join(site, page), 'utf8'), /rel="manifest" href="\.\/manifest\.webmanifest"/);
});

test('it takes over only when it is told to', () => {
  const code = repositoryFiles().get('web/service-worker.js');
  assert.equal(code.match(/scope\.skipWaiting\(\)/g)?.length, 1);
  assert.match(code, /if \(data === 'take over'\) void scope\.skipWaiting\(\)/);
});
