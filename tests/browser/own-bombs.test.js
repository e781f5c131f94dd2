/**
 * Heuristics that use up the memory: they end themselves or are ended, and the page goes on. Chromium keeps
 * frames of opaque origin in a process of their own, as it does by itself on computers; where it does not,
 * such a heuristic could end the page, too.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browsers } from './own/browsers.js';
import { buildPage, servePage } from './own/site.js';
import { openUndriven } from './own/undriven.js';

const bombs = {
  objects: 'const kept = [];\nfunction h() { for (;;) kept.push({ a: [1, 2, kept.length] }); }',
  'a leak':
    'const kept = [];\nfunction h() { for (let i = 0; i < 3e6; i += 1) kept.push({ a: i }); return 0; }',
  'a buffer': 'function h() { return new Uint8Array(2 ** 40).length; }',
  'a text': 'function h() { let text = "x"; for (;;) text += text; }',
};

before(() => buildPage());

for (const name of Object.keys(browsers)) {
  describe(name, () => {
    let served = null;
    before(async () => {
      served = await servePage();
    });
    after(() => served?.server.close());
    for (const [what, code] of Object.entries(bombs)) {
      test(`${what} without end: the page survives`, async () => {
        const told = served.told(90);
        const address = `${served.address}?bomb=${encodeURIComponent(code)}`;
        const [bomb, next] = await openUndriven(name, address, told);
        assert.match(bomb, /failed|solved|did not answer/);
        assert.equal(next, 'solved');
      });
    }
  });
}
