// The frame for code of the user's own: its policy lets nothing out and runs nothing but its own script.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { repositoryFiles } from './files.js';

const files = repositoryFiles();
const policyOf = (page) => /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page)[1];

test('the sandbox allows its own scripts, what it is handed, and nothing else', () => {
  const page = files.get('web/public/sandbox.html');
  const policies = [...page.matchAll(/http-equiv="Content-Security-Policy" content="([^"]+)"/g)];
  const [inner, outer] = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = (hashes) =>
    `default-src 'none'; script-src ${hashes} blob: 'wasm-unsafe-eval'; worker-src blob:`;
  assert.deepEqual(
    policies.map(([, text]) => text),
    [policy(`${outer} ${inner}`), policy(inner)],
    'after a change of a script its hash must be renewed',
  );
});

test('the frame that fetches files of other sites allows its own script, and nothing that is not encrypted', () => {
  const page = files.get('web/public/fetch.html');
  const [, script] = /<script>([^]*?)<\/script>/.exec(page);
  const hash = createHash('sha256').update(script).digest('base64');
  assert.equal(
    policyOf(page),
    `default-src 'none'; script-src 'sha256-${hash}'; connect-src https:`,
    'after a change of the script its hash must be renewed',
  );
  assert.match(script, /credentials: 'omit'/);
  assert.match(script, /referrerPolicy: 'no-referrer'/);
});

test('the pages embed frames of their own site only, and evaluate no texts', () => {
  const policy = policyOf(files.get('web/head.html'));
  assert.match(policy, /frame-src 'self'(;|$)/);
  assert.doesNotMatch(policy, /'unsafe-(eval|inline)'|\*|https?:|blob:/);
});

test('the frames are made with nothing allowed but scripts', () => {
  for (const path of ['web/public/sandbox.html', 'web/fetch-frame.js']) {
    assert.deepEqual(files.get(path).match(/setAttribute\('sandbox', '[^']*'\)/g), [
      "setAttribute('sandbox', 'allow-scripts')",
    ]);
  }
  const page = files.get('web/public/sandbox.html');
  assert.deepEqual(page.match(/createElement\('\w+'\)/g), ["createElement('iframe')"]);
});
