import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { firstLoad, total } from '../../tools/first-load.mjs';

const files = () => firstLoad(fileURLToPath(new URL('../../build/site', import.meta.url)));
const limits = {
  JavaScript: [110_000, ['.js']],
  'JavaScript, styles and engine': [300_000, ['.js', '.css', '.wasm']],
};

for (const [what, [limit, endings]] of Object.entries(limits)) {
  test(`the first load's ${what} weigh at most ${limit / 1000} kB gzipped`, () => {
    const sizes = endings.map((ending) => total(files(), ending).gzip);
    assert.ok(
      sizes.every((size) => size > 0),
      `found only ${files()
        .map(({ file }) => file)
        .join(', ')}`,
    );
    const sum = sizes.reduce((all, size) => all + size, 0);
    assert.ok(sum <= limit, `${sum} bytes`);
  });
}
