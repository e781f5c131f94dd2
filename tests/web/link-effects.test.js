// Links that need more than their own text: a shipped level, the compact form, a file of another site.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressEffect, fragmentOf, linkOf, shortened } from '../../web/effects/address.js';
import { readLink } from '../../web/effects/link-reading.js';
import { openLinkedFile } from '../../web/effects/remote.js';
import { mostReadable } from '../../web/model/link.js';
import { pack, unpack } from '../../web/model/link-packed.js';
import { initialState, set } from '../../web/state/state.js';
import { createStore } from '../../web/state/store.js';
import { editDocument, engineReady, tookIn } from '../../web/state/updates-document.js';
import { closeNotice } from '../../web/state/updates-page.js';
import { catalog } from './catalog-sample.js';
import { openStore, settle } from './page-sample.js';

const levels = ['First', 'Second', '1'].map((id, i) => ({ id, title: '', board: `board ${i}\n`, line: 1 }));
const shipped = async (name) =>
  name === 'jugs_all' ? { title: '', domain: 'jugs', levels } : name === 'offline' ? null : undefined;
const read = (fragment) => readLink(fragment, catalog, shipped);

test('a shipped level by its name, whatever its letters, or by its number', async () => {
  for (const [level, board] of [
    ['jugs_all:First', 'board 0'],
    ['jugs_all:second', 'board 1'],
    ['jugs_all:2', 'board 1'],
    ['jugs_all:1', 'board 2'],
    ['jugs_all', 'board 2'],
  ]) {
    const { document, words } = await read(`#level=${level}&strategy=ucs`);
    assert.deepEqual([document.domain, document.board, document.strategy, words], ['jugs', board, 'ucs', '']);
  }
  for (const [pairs, words, domain] of [
    ['level=jugs_all:Third', /The collection “jugs_all” has no level “Third”/, null],
    ['level=jugs_all:99&domain=grid', /no level “99”/, 'grid'],
    ['level=__proto__:1', /collection of levels that is not known here, “__proto__”/, null],
    ['level=offline:1', /“offline” could not be loaded/, null],
    ['level=jugs_all:1&domain=grid', /of another puzzle than it names/, 'jugs'],
    ['level=jugs_all:1&domain=grid&board=x', /a level and a board; the board is taken/, 'grid'],
    ['level=jugs_all:1&heuristic=manhattan', /heuristic that is not known here/, 'jugs'],
  ]) {
    const link = await read(`#${pairs}`);
    assert.match(link.words, words);
    assert.equal(link.document?.domain ?? null, domain, pairs);
  }
});

test('the compact form says what the readable one says; a damaged one says so', async () => {
  const readable = 'domain=jugs&board=%C3%BC+%26&step=3&ask=next&theme=dark';
  const compact = await pack(readable);
  assert.match(compact, /^1\.[\w-]+&sum=\w+$/);
  const [bare] = compact.split('&');
  assert.deepEqual(await read(`#${bare}`), await read(`#${readable}`), 'as links were before they had a sum');
  assert.deepEqual(await read(`#${compact}`), await read(`#${readable}`));
  assert.equal((await read(`#${compact}).`)).words, '', 'a sentence around it');
  const { view } = await read(`#${compact}&theme=light&host=https://a.example`);
  assert.deepEqual([view.theme, view.host, view.step], ['light', 'https://a.example', 3], 'pairs behind it');
  const nested = await pack(compact);
  for (const [fragment, words] of [
    [bare.slice(0, -9), /^The link is damaged/],
    [compact.slice(0, -1), /^The link is damaged/],
    [
      `${(await pack(readable.replace('step=3', 'step=4'))).split('&')[0]}&${compact.split('&')[1]}`,
      /^The link is damaged/,
    ],
    [`1.%00${compact.slice(2)}`, /^The link is damaged/],
    ['1.', /^The link is damaged/],
    [`2.${compact.slice(2)}`, /made by a newer version/],
    [`10.${compact.slice(2)}`, /made by a newer version/],
    [`1.${'A'.repeat(2 ** 20 + 1)}`, /too long/],
    [nested, /names no puzzle/],
  ]) {
    const link = await read(`#${fragment}`);
    assert.equal(link.document, null);
    assert.match(link.words, words);
  }
});

test('a long document is packed in the address, one too long for that has none', async () => {
  const store = createStore(engineReady(initialState, catalog));
  const written = [];
  const address = addressEffect(store, {
    now: '',
    write: (fragment, shorten) => written.push(shorten ? shorten(fragment) : fragment),
  });
  store.subscribe(address);
  await address.begin(null, catalog, 0);
  assert.equal(await written.at(-1), 'domain=grid&time_bound=10');
  store.dispatch(editDocument, { board: '#'.repeat(mostReadable) }, '', 0);
  const { pairs } = await unpack(await written.at(-1));
  assert.equal(pairs, fragmentOf(store.state));
  assert.equal(await shortened(fragmentOf(store.state)), await written.at(-1));
  store.dispatch(editDocument, { board: '#'.repeat(70_000) }, '', 0);
  assert.equal(await written.at(-1), '');
  store.dispatch(editDocument, { board: '#'.repeat(mostReadable) }, '', 0);
  store.dispatch(editDocument, { board: '#' }, '', 0);
  assert.equal(await written.at(-2), null, 'a later one takes its place');
  assert.equal(written.at(-1), 'domain=grid&board=%23&time_bound=10');
});

test('who may talk to the page is not packed', async () => {
  const short = await shortened(`domain=jugs&board=${'x'.repeat(mostReadable)}&host=https%3A%2F%2Fa.example`);
  assert.match(short, /^1\.[\w-]+&sum=\w+&host=https%3A%2F%2Fa.example$/);
  assert.equal((await read(short)).view.host, 'https://a.example');
});

test('a link that says nothing leaves the address to what is on screen', async () => {
  const store = openStore();
  const written = [];
  const address = addressEffect(store, { now: '', write: (fragment) => written.push(fragment) });
  assert.equal(await address.followLink('#1.broken', 0), null);
  assert.deepEqual(written, [fragmentOf(store.state)]);
  assert.match(store.state.notice.words, /damaged/);
});

test('the later of two links is the one that is followed', async () => {
  const store = openStore();
  let letGo = () => {};
  const slow = new Promise((resolve) => {
    letGo = resolve;
  });
  const address = addressEffect(
    store,
    { now: '', write: () => {} },
    { shipped: async () => (await slow, { title: '', domain: 'jugs', levels }) },
  );
  const first = address.followLink('#level=slow:1', 0);
  await address.followLink('#domain=grid&board=quick', 0);
  letGo();
  await first;
  assert.deepEqual(
    [store.state.history.present.domain, store.state.history.present.board],
    ['grid', 'quick'],
  );
});

test('colours, question and host are kept in the state, and colours given back by the next link', async () => {
  const store = openStore();
  const colours = [];
  const address = addressEffect(
    store,
    { now: '', write: () => {} },
    { colours: (theme) => colours.push(theme) },
  );
  await address.followLink('#domain=jugs&theme=dark&ask=cost:2&host=https://a.example', 0);
  const { theme, ask, host } = store.state.linked;
  assert.deepEqual([theme, ask, host], ['dark', 'cost:2', 'https://a.example']);
  assert.match(
    fragmentOf(set(store.state, { dark: true })),
    /theme=dark&ask=cost%3A2&host=https%3A%2F%2Fa.example$/,
  );
  assert.doesNotMatch(fragmentOf(set(store.state, { dark: false })), /theme/, 'the reader chose others');
  assert.doesNotMatch(linkOf(store.state, 'https://x/'), /theme|ask|host/);
  await address.followLink('#domain=jugs', 0);
  assert.deepEqual([colours, store.state.linked.ask], [['dark', ''], '']);
});

test('a file of another site waits for a click, and its step is shown afterwards', async () => {
  const url = 'https://levels.example/a/b.txt';
  const store = openStore();
  const address = addressEffect(store, { now: '', write: () => {} });
  store.subscribe(address);
  await address.followLink(`#domain=jugs&step=3&theme=mauve&url=${url}`, 0);
  const { notice } = store.state;
  assert.match(notice.words, /colours are not .* This link leads to a file of levels.example, another site/);
  assert.deepEqual([notice.action, store.state.run], ['fetch', null]);
  assert.match(fragmentOf(store.state), /url=https%3A%2F%2Flevels.example%2Fa%2Fb.txt$/);
  const taken = [];
  const board = { kind: 'board', domain: 'jugs', board: '5 8' };
  const intake = {
    take: async (text, name, update) => {
      taken.push([text, name]);
      store.dispatch(update, board, name, 0);
      return board;
    },
  };
  for (const [answer, words] of [
    [{ failed: 'status', status: 404 }, /no such file at levels.example \(404\)/],
    [{ failed: 'status', status: 500 }, /its answer was 500/],
    [{ failed: 'large' }, /larger than 1 MiB/],
    [{ failed: 'late' }, /more than 15 s/],
    [{ failed: 'forbidden' }, /policy forbids/],
    [{ failed: 'unreachable' }, /CORS/],
  ]) {
    assert.equal(await openLinkedFile(store, intake, async () => answer), false);
    assert.match(store.state.notice.words, words);
    assert.equal(store.state.notice.action, 'fetch', 'can be tried again');
  }
  store.dispatch((state) => set(state, { embed: { ...state.embed, on: true, readOnly: true } }));
  const asked = [];
  const opened = await openLinkedFile(store, intake, async (...args) => {
    asked.push(args);
    return { text: 'water' };
  });
  assert.deepEqual([opened, asked], [true, [[url, catalog.limits.text_bytes, 15]]]);
  assert.deepEqual(taken, [['water', 'b.txt of levels.example']]);
  assert.deepEqual([store.state.history.present.board, store.state.linked.url], ['5 8', '']);
  assert.deepEqual([store.state.embed.readOnly, store.state.linked.step], [true, 3]);
  store.dispatch(tookIn, { ...board, board: '1 1' }, 'x', 0);
  assert.equal(store.state.history.present.board, '5 8', 'nothing else is taken in');
  address.arrive();
  assert.equal(store.state.run.status, 'running');
});

test('a file whose question was closed is no longer in the link; one whose link was left is dropped', async () => {
  const store = openStore();
  const address = addressEffect(store, { now: '', write: () => {} });
  await address.followLink('#domain=jugs&url=https://levels.example/', 0);
  store.dispatch(closeNotice);
  assert.doesNotMatch(fragmentOf(store.state), /url/);
  const late = openLinkedFile(store, { take: () => assert.fail() }, async () => {
    await address.followLink('#domain=jugs', 0);
    return { text: 'late' };
  });
  assert.equal(await late, false);
  await settle();
});
