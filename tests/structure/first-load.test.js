import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { firstLoad, total } from '../../tools/first-load.mjs';

// The engine grows with the puzzles; its limit is there so that nobody doubles it unawares.
const limits = { '.js': 80_000, '.wasm': 400_000 };

for (const [ending, limit] of Object.entries(limits)) {
  test(`the first load's ${ending} weighs at most ${limit / 1000} kB gzipped`, () => {
    const files = firstLoad(fileURLToPath(new URL('../../build/site', import.meta.url)));
    const { gzip } = total(files, ending);
    assert.ok(gzip > 0, `found only ${files.map(({ file }) => file).join(', ')}`);
    assert.ok(gzip <= limit, `${gzip} bytes`);
  });
}
