// Old links open as they did. The entries of link-gallery.json are never changed, only added.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readLink } from '../../web/effects/link-reading.js';
import { freshDocument } from '../../web/model/document.js';
import { headerValue } from '../../web/model/levels.js';
import { isPacked, unpack } from '../../web/model/link-packed.js';
import { load } from '../wasm/frontier.js';
import { plainView } from './page-sample.js';

const module = await load();
const catalog = module.catalog();
const { links } = JSON.parse(readFileSync(new URL('link-gallery.json', import.meta.url), 'utf8'));

async function shipped(name) {
  const path = fileURLToPath(new URL(`../../levels/${name}.txt`, import.meta.url));
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  const domain = headerValue(text, 'domain');
  return { domain, ...module.levels(domain, text) };
}

/** What a gallery's entry says in full. */
function whole({ document: { level, ...document }, view }, board) {
  const left = { ...freshDocument(catalog, document.domain), strategy: 'a_star', time_bound: null };
  return { document: { ...left, ...document, ...(level ? { board } : {}) }, view: { ...plainView, ...view } };
}

for (const { by, link, opens, notice = false } of links) {
  test(`made by ${by}: ${link.slice(0, 100)}`, async () => {
    const { document, view, words } = await readLink(link, catalog, shipped);
    assert.equal(words !== '', notice, words);
    if (!opens) return assert.equal(document, null);
    assert.deepEqual({ document, view }, whole(opens, document.board));
    if (opens.document.level) assert.ok(document.board.startsWith(`${opens.document.level}\n`));
  });
}

test('the gallery has every key, every puzzle and both forms', async () => {
  assert.ok(links.length >= 40);
  const packed = links.filter(({ link, opens }) => opens && isPacked(link));
  assert.ok(packed.length >= 5);
  const unpacked = await Promise.all(packed.map(async ({ link }) => (await unpack(link)).pairs));
  const readable = links.filter(({ link, notice }) => !isPacked(link) && !notice).map(({ link }) => link);
  const keys = new Set(
    [...readable, ...unpacked].flatMap((link) => [...new URLSearchParams(link.replace(/^#/, '')).keys()]),
  );
  const expected =
    'domain board level strategy heuristic guide formula weight own code name entry time_bound ' +
    'max_expansions memory_mib bound.g bound.f stop step node plan tree panes controls readonly theme ask ' +
    'host url';
  assert.deepEqual(
    expected.split(' ').filter((key) => !keys.has(key)),
    [],
  );
  const rows = [...catalog.options, ...catalog.domains.flatMap(({ options }) => options)];
  assert.deepEqual(
    rows.filter(({ id }) => !keys.has(`option.${id}`)).map(({ id }) => id),
    [],
  );
  for (const { id } of catalog.domains)
    assert.ok(
      links.some(({ opens }) => opens?.document.domain === id),
      id,
    );
});
