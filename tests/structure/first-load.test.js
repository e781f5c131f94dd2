import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { firstLoad, total } from '../../tools/first-load.mjs';

const site = fileURLToPath(new URL('../../build/site', import.meta.url));
const all = ['.js', '.css', '.wasm'];
const limits = [
  ['index.html', 'JavaScript', 110_000, ['.js']],
  ['index.html', 'JavaScript, styles and engine', 300_000, all],
  ['embed.html', 'JavaScript, styles and engine', 254_000, all],
];

for (const [page, what, limit, endings] of limits) {
  test(`the first load of ${page}: ${what} weigh at most ${limit / 1000} kB gzipped`, () => {
    const files = firstLoad(site, page);
    const sizes = endings.map((ending) => total(files, ending).gzip);
    const names = files.map(({ file }) => file).join(', ');
    assert.ok(
      sizes.every((size) => size > 0),
      `found only ${names}`,
    );
    const sum = sizes.reduce((bytes, size) => bytes + size, 0);
    assert.ok(sum <= limit, `${sum} bytes`);
  });
}
