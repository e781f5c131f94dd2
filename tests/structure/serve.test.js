import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { serve } from '../../tools/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'frontier-serve-'));
let server;

before(async () => {
  mkdirSync(join(folder, 'site', 'sub'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site', 'index.html'), 'front');
  writeFileSync(join(folder, 'site', 'sub', 'index.html'), 'below');
  writeFileSync(join(folder, 'site', 'engine.wasm'), '\0asm');
  server = await serve(join(folder, 'site'));
});
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

// Not fetch: it would tidy the path before sending it.
const ask = (path, method = 'GET') =>
  new Promise((done, failed) => {
    request({ host: '127.0.0.1', port: server.address().port, path, method }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (part) => (body += part));
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body }));
    })
      .on('error', failed)
      .end();
  });

test('files come with their types, and are not cached', async () => {
  const page = await ask('/?board=x');
  assert.equal(page.status, 200);
  assert.equal(page.body, 'front');
  assert.equal(page.headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(page.headers['cache-control'], 'no-store');
  assert.equal((await ask('/engine.wasm')).headers['content-type'], 'application/wasm');
});

test('a folder leads to its index', async () => {
  const { status, headers } = await ask('/sub');
  assert.equal(status, 301);
  assert.equal(headers.location, 'sub/');
  assert.equal((await ask('/sub/')).body, 'below');
});

test('nothing outside the folder is served', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/sub/../../secret.txt',
    '/%00',
    '/%zz',
    '/none',
  ]) {
    assert.equal((await ask(path)).status, 404, path);
  }
});

test('only reading is possible', async () => {
  assert.equal((await ask('/', 'POST')).status, 405);
  assert.deepEqual([(await ask('/', 'HEAD')).status, (await ask('/', 'HEAD')).body], [200, '']);
});

test('a port in use is an error', async () => {
  await assert.rejects(serve(folder, server.address().port), { code: 'EADDRINUSE' });
});
