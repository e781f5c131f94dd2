/** The server does not have the WASM file: the page says exactly that. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserStory, picture } from './harness.js';

const story = browserStory({ missing: (path) => path.endsWith('.wasm'), allowed: /Failed to load resource.*404/ });

test('a 404 for the engine is reported as such', async () => {
  const { page, finish } = await story.open({ settle: false });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  assert.equal(await alert.locator('p').innerText(), 'The engine could not be loaded: frontier.wasm answered 404');
  await alert.getByRole('button', { name: 'Try again' }).waitFor();
  await picture(page, 'missing-engine');
  await finish();
});
