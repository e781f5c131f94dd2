// What Share writes: links, snippets, traces, names.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edit, freshDocument, repairDocument } from '../../web/model/document.js';
import { mostBoard, mostFragment, toFragment } from '../../web/model/link.js';
import { controlNames, fromFragment } from '../../web/model/link-read.js';
import {
  allowances,
  askValue,
  componentSnippet,
  controlsFor,
  embedFragment,
  embedPanes,
  frameSnippet,
  gameKind,
  sizeOf,
  usualEmbed,
} from '../../web/model/share-embed.js';
import { beginning, endingOf, fileName } from '../../web/model/share-files.js';
import { filmSteps, mostFrames } from '../../web/model/share-film.js';
import { lengthWords, momentWords, viewAt } from '../../web/model/share-link.js';
import { csvHead, csvRows, jsonEnd, jsonHead, jsonRows } from '../../web/model/share-trace.js';
import { panes } from '../../web/panes.js';
import { catalog } from './catalog-sample.js';

const fresh = freshDocument(catalog);
const cursor = { track: 'search', step: 301, move: 4, whole: false };
const now = { cursor, selection: null, panes: { C: 'tree' }, node: 297 };
const viewOf = (fragment) => fromFragment(fragment).view;

test('a link opens at this moment, before the run, or at the finished plan', () => {
  const at = (moment, what = now) => viewOf(toFragment(fresh, fresh, viewAt(moment, what)));
  assert.deepEqual([at('moment').step, at('moment').plan, at('moment').panes], [301, null, { C: 'tree' }]);
  assert.deepEqual([at('before').step, at('before').plan, at('before').panes], [null, null, {}]);
  assert.deepEqual([at('plan').step, at('plan').plan], [null, Infinity]);
  const onPlan = { ...now, cursor: { ...cursor, track: 'plan' } };
  assert.deepEqual([at('moment', onPlan).step, at('moment', onPlan).plan], [null, 4]);
  const chosen = { ...now, selection: { node: 12 } };
  assert.equal(at('moment', chosen).node, 12);
  assert.equal(momentWords(now), 'step 301, node 297');
  assert.equal(momentWords(chosen), 'step 301, node 12');
  assert.equal(momentWords(onPlan), 'move 4');
  assert.equal(momentWords({ ...now, cursor: { ...cursor, track: 'start' } }), 'start position');
});

test('the length of a link is told, and when it is too long', () => {
  assert.deepEqual(lengthWords('http://x/#abc', 9), { words: '13 characters', fits: true });
  assert.match(lengthWords(`http://x/#${'a'.repeat(3000)}`, 9).words, /Some chats/);
  assert.ok(lengthWords(`http://x/#${'a'.repeat(mostFragment)}`, 9).fits);
  assert.ok(!lengthWords(`http://x/#${'a'.repeat(mostFragment + 1)}`, 9).fits);
  assert.ok(!lengthWords('http://x/#1.abc', mostBoard + 1).fits);
});

test('what the reader may do and see are parts that a link can name', () => {
  const all = { allow: allowances.map(({ id }) => id), panes: embedPanes.map(({ id }) => id) };
  for (const name of controlsFor(all)) assert.ok(controlNames.includes(name), name);
  for (const { id } of embedPanes)
    assert.ok(
      panes.some((pane) => pane.id === id),
      id,
    );
  assert.deepEqual(controlsFor(usualEmbed), ['run', 'plan', 'node', 'frontier', 'tree', 'plane']);
  assert.deepEqual(controlsFor({ allow: [], panes: [] }), []);
});

test('the link of a frame: controls, read-only unless edited, colours, a question', () => {
  const plain = toFragment(fresh, fresh, viewAt('moment', now));
  const usual = viewOf(embedFragment(plain, usualEmbed));
  assert.deepEqual([usual.readOnly, usual.step, usual.panes], [true, 301, {}]);
  assert.deepEqual(usual.controls, controlsFor(usualEmbed));
  const edited = { ...usualEmbed, allow: ['edit'], theme: 'dark', ask: 'cost', weight: 1.5 };
  const fields = new URLSearchParams(embedFragment(plain, edited));
  assert.deepEqual(
    [fields.has('readonly'), fields.get('theme'), fields.get('ask')],
    [false, 'dark', 'cost:1.5'],
  );
  assert.deepEqual([askValue({ ask: 'next', weight: 2 }), askValue({ ask: '', weight: 2 })], ['next', '']);
  assert.deepEqual(
    [sizeOf('720'), sizeOf('0'), sizeOf('9e9'), sizeOf('x'), sizeOf('7.5')],
    [720, null, null, null, null],
  );
});

/** A reader of tags as browsers read them, as far as snippets go. */
function parse(html) {
  const text = (escaped) =>
    escaped
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&');
  const tags = [...html.matchAll(/<([a-z-]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/g)];
  return tags.map(([, name, attributes]) => ({
    name,
    ...Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, key, value = '']) => [key, text(value)]),
    ),
  }));
}

const nasty = edit(fresh, {
  board: '#"@" <b>&amp;\n\t& \'$\' > #',
  weight: 2.5,
  options: { ties: 'fifo' },
  max_expansions: 5000,
  bound: { g: 7, h: null, f: null },
});
const embedded = (change = {}) => ({
  fragment: toFragment(nasty, fresh, viewAt('moment', now)),
  choice: { ...usualEmbed, ...change },
  title: 'Level "1" <&>',
  site: 'https://example.org/a&b/',
});

test('a frame’s snippet reads back as its link, whatever is on the board', () => {
  const [frame, ...rest] = parse(frameSnippet(embedded()));
  assert.deepEqual([frame.name, rest.length, frame.title], ['iframe', 0, 'Level "1" <&>']);
  assert.deepEqual(
    [frame.width, frame.height, frame.loading, frame.allow],
    ['720', '480', 'lazy', 'fullscreen; clipboard-write'],
  );
  const [page, fragment] = frame.src.split('#');
  assert.equal(page, 'https://example.org/a&b/embed.html');
  const link = fromFragment(fragment);
  assert.deepEqual(repairDocument(link.candidate, catalog), nasty);
  assert.equal(link.view.step, 301);
});

test('the element’s attributes are the link’s keys', () => {
  const snippet = componentSnippet(embedded({ theme: 'light', ask: 'next', allow: ['play', 'solve'] }));
  const [script, board, ...rest] = parse(snippet);
  assert.deepEqual(
    [script.name, script.src, script.async],
    ['script', 'https://example.org/a&b/embed.js', ''],
  );
  assert.equal(rest.length, 0);
  assert.equal(board.name, 'frontier-board');
  assert.deepEqual(
    [board.panes, board.allow, board.theme, board.ask],
    ['node frontier tree plane', 'solve play', 'light', 'next'],
  );
  const { name, panes: _, allow: __, theme: ___, ask: ____, title, width, height, ...keys } = board;
  assert.deepEqual([title, width, height], ['Level "1" <&>', '720', '480']);
  const fields = new URLSearchParams();
  for (const [key, value] of Object.entries(keys)) {
    const isOption = key.startsWith('option-');
    fields.set(
      isOption ? key.replace('-', '.') : key.replace(/^bound-/, 'bound.').replaceAll('-', '_'),
      value,
    );
  }
  const link = fromFragment(fields.toString());
  assert.deepEqual(repairDocument(link.candidate, catalog), nasty);
  assert.equal(link.view.step, 301);
});

test('negative control: without escapes the snippet would not read back', () => {
  const broken = frameSnippet(embedded()).replaceAll('&quot;', '"');
  assert.notEqual(parse(broken)[0]?.title, 'Level "1" <&>');
});

const columns = {
  node: Uint32Array.of(0, 3, 0xffffffff),
  g: Int32Array.of(0, 1, 2),
  h: Float32Array.of(4, 3, Infinity),
  f: Float64Array.of(4, 4, NaN),
  fresh: Uint8Array.of(1, 1, 0),
};
const parents = Uint32Array.of(0xffffffff, 0, 0, 1);

test('a trace has a row an expansion, and nothing where there is no value', () => {
  const text = csvHead + csvRows(columns, 10, parents);
  assert.equal(text, 'step,node,parent,g,h,f,first\n10,0,,0,4,4,1\n11,3,1,1,3,4,1\n12,,,2,,,0\n');
});

test('as JSON it is the same, with what was searched', () => {
  const part = (from) => jsonRows(columns, from, parents);
  const read = JSON.parse(jsonHead({ board: '#"\n', cost: 48 }) + part(0) + part(3) + jsonEnd);
  assert.deepEqual([read.board, read.cost, read.columns.length], ['#"\n', 48, 7]);
  assert.equal(read.expansions.length, 6);
  assert.deepEqual(read.expansions[2], [2, null, null, 2, null, null, 0]);
  assert.deepEqual(JSON.parse(jsonHead({}) + jsonEnd).expansions, []);
});

test('names of files are plain, and texts are shown from their beginning', () => {
  assert.equal(fileName(['sokoban', 'Level 7: “É”', '', 'plan'], 'txt'), 'sokoban-level-7-e-plan.txt');
  assert.equal(fileName(['…'], 'svg'), 'frontier.svg');
  assert.deepEqual([endingOf('xsb'), endingOf('whatever')], ['xsb', 'txt']);
  assert.deepEqual(beginning('a\nb\nc\n', 2), { shown: 'a\nb', left: 1, cut: true });
  assert.deepEqual(beginning('a\nb\n', 2), { shown: 'a\nb', left: 0, cut: false });
});

test('a film has every move, or as many as a file bears; the end is seen', () => {
  const { steps, samples } = filmSteps(3, 4);
  assert.deepEqual(
    steps.map(({ move, seconds }) => [move, seconds]),
    [
      [0, 0.8],
      [1, 0.25],
      [2, 0.25],
      [3, 1.6],
    ],
  );
  assert.deepEqual(samples, [0, 1, 2, 3]);
  assert.deepEqual(
    filmSteps(0, 4).steps.map(({ move }) => move),
    [0],
  );
  const long = filmSteps(10 * mostFrames, 4);
  assert.ok(long.steps.length <= mostFrames + 1, String(long.steps.length));
  assert.equal(long.steps.at(-1).move, 10 * mostFrames);
  assert.equal(long.samples.length, 8);
  assert.ok(long.samples.every((move) => long.steps.some((step) => step.move === move)));
});

test('the game for another page: its own page, its question, and no ply that would answer it', () => {
  const fragment = 'start=1+.%0A2+3&goal=2+3%0A1+.&search=minimax&turns=1&ply=2';
  const given = (ask) => ({
    fragment,
    choice: { ...gameKind.usual, ask },
    title: 'Game “A”',
    site: 'https://frontier.example/',
    kind: gameKind,
  });
  const [frame] = parse(frameSnippet(given('cut')));
  const link = new URL(frame.src);
  assert.equal(link.pathname, '/game.html');
  assert.deepEqual(Object.keys(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toSorted(), [
    'ask',
    'goal',
    'search',
    'start',
    'turns',
  ]);
  assert.match(frameSnippet(given('')), /ply=2/);
  const element = parse(componentSnippet(given('cut'))).find(({ name }) => name === 'frontier-board');
  const { domain, ask, start, ply, allow } = element;
  assert.deepEqual([domain, ask, start, ply, allow], ['game', 'cut', '1 .\n2 3', undefined, undefined]);
});
