import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { firstLoad, total } from '../../tools/first-load.mjs';

test('the engine and the scripts of the first load weigh at most 250 kB gzipped', () => {
  const files = firstLoad(fileURLToPath(new URL('../../build/site', import.meta.url)));
  const wasm = total(files, '.wasm').gzip;
  const scripts = total(files, '.js').gzip;
  assert.ok(wasm > 0 && scripts > 0, `found only ${files.map(({ file }) => file).join(', ')}`);
  assert.ok(wasm + scripts <= 250_000, `${wasm} + ${scripts} bytes`);
  assert.ok(scripts <= 80_000, `${scripts} bytes of JavaScript`);
});
