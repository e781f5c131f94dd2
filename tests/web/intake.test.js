import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLong, recognise } from '../../web/model/intake.js';
import { findLevels, levelName } from '../../web/model/level-search.js';
import { catalog } from './catalog-sample.js';

/** An engine whose domains read boards made only of their own letters; an empty line parts levels. */
const letters = { grid: /^[#@ \n]+$/, jugs: /^[0-9* \n]+$/ };
const engine = {
  check: async (domain, text) =>
    letters[domain].test(text) && !text.includes('\n\n')
      ? { ok: true }
      : { ok: false, error: { message: 'bad sign', line: 2, column: 3 } },
  levels: async (_, text) => {
    const boards = text
      .split('\n\n')
      .map((board) => board.replace(/^;.*\n?/gm, ''))
      .filter(Boolean);
    return {
      ok: true,
      title: '',
      levels: boards.map((board, i) => ({ id: String(i + 1), title: '', board, line: 1, optimal: null })),
    };
  },
  recognise: async (text) => {
    const bare = text.replace(/^;.*\n?/gm, '');
    const named = /; domain: (\w+)/.exec(text)?.[1];
    return Object.keys(letters)
      .filter((id) => letters[id].test(bare))
      .sort((a, b) => (b === named) - (a === named));
  },
};
const read = (text, current = 'grid') => recognise(engine, catalog, current, text, 'my file');

test('a board of the puzzle in use, and of another one', async () => {
  assert.deepEqual(await read('#@#'), { kind: 'board', domain: 'grid', board: '#@#' });
  assert.deepEqual(await read('3 4\n0 0\n* 2'), { kind: 'board', domain: 'jugs', board: '3 4\n0 0\n* 2' });
});

test('many levels become a collection, under the name of the file when it has none', async () => {
  const { kind, collection } = await read('#@#\n\n##@', 'jugs');
  assert.equal(kind, 'levels');
  assert.deepEqual([collection.title, collection.domain, collection.levels.length], ['my file', 'grid', 2]);
});

test('a file that names its puzzle is read as that; one level is just a board', async () => {
  const found = await read('; domain: jugs\n3 4\n0 0');
  assert.deepEqual([found.kind, found.domain, found.board], ['board', 'jugs', '3 4\n0 0']);
});

test('a board that several puzzles read is one of the puzzle in use, unless its header says otherwise', async () => {
  const check = async (domain, text) => ({ ok: domain === 'grid' || !text.includes('#') });
  const both = { ...engine, recognise: async () => ['grid', 'jugs'], check };
  const taken = async (text, current) => (await recognise(both, catalog, current, text, 'x')).domain;
  assert.deepEqual(
    [await taken(' ', 'jugs'), await taken('0', 'jugs'), await taken('0', 'grid'), await taken('0', 'other')],
    [undefined, 'jugs', 'grid', 'grid'],
  );
  assert.equal(await taken('; domain: grid\n0', 'jugs'), 'grid');
  assert.equal(
    await taken('#', 'jugs'),
    'grid',
    'the puzzle in use finds a level in it, but does not read it as a board',
  );
});

test('a board that only other options read is left as it is', async () => {
  const picky = {
    ...engine,
    check: async () => ({ ok: false, error: { message: 'costs', line: 1, column: 1 } }),
  };
  assert.deepEqual(await recognise(picky, catalog, 'jugs', '3 4\n', 'x'), {
    kind: 'board',
    domain: 'jugs',
    board: '3 4\n',
  });
});

test('what no puzzle reads is refused with the place', async () => {
  const found = await read('what is this?');
  assert.equal(found.kind, 'unknown');
  assert.match(found.message, /Read as Grid: line 2, column 3: bad sign/);
  assert.match((await read(' \n ')).message, /no text/);
});

const collections = [
  {
    title: 'First steps',
    domain: 'grid',
    levels: [
      { id: 'a1', title: 'Corner' },
      { id: 'a2', title: 'Hall' },
    ],
  },
  { title: 'Course', domain: 'jugs', levels: [{ id: 'j1', title: '' }] },
];
const found = (domain, words) =>
  findLevels(collections, domain, words).map(({ levels }) => levels.map(({ id }) => id).join());

test('levels are found by words of their name or their collection', () => {
  assert.deepEqual(found('grid', ''), ['a1,a2']);
  assert.deepEqual(found('', ''), ['a1,a2', 'j1']);
  assert.deepEqual(found('grid', 'HALL steps'), ['a2']);
  assert.deepEqual(found('grid', 'nowhere'), []);
  assert.equal(levelName(collections[0].levels[0]), 'a1 · Corner');
  assert.equal(levelName({ id: 'x', title: 'x' }), 'x');
});

test('a long text is taken for the board in it, or refused: it never becomes the board', async () => {
  assert.deepEqual(
    [isLong('#'.repeat(20_000)), isLong('#'.repeat(20_001)), isLong('#\n'.repeat(2000))],
    [false, true, true],
  );
  const long = `#@#\n${' '.repeat(30_000)}`;
  const canonical = { ...engine, check: async () => ({ ok: true, text: '#@#\n' }) };
  assert.equal((await recognise(canonical, catalog, 'grid', long, 'x')).board, '#@#\n');
  const refusing = {
    ...engine,
    check: async () => ({ ok: false, error: { message: 'bad sign', line: 2, column: 3 } }),
    levels: async () => ({ ok: false, error: { message: 'too many', line: 9, column: 1 } }),
  };
  assert.deepEqual(await recognise(refusing, catalog, 'grid', long, 'x'), {
    kind: 'unknown',
    message: 'It is too long for a board. Read as levels: line 9, column 1: too many',
  });
  assert.equal((await recognise(refusing, catalog, 'grid', '#@#', 'x')).kind, 'board');
});

test('a text that no puzzle reads is told of by the puzzle whose signs it has', async () => {
  const legend = [
    { id: 'floor', name: 'Floor', symbol: '.', layer: 'ground' },
    { id: 'tile', name: 'Tile', symbol: '5', layer: 'piece' },
  ];
  const grid = {
    ...catalog.domains[0],
    legend: [...'#.$@ '].map((symbol, i) => ({
      id: symbol,
      name: symbol,
      symbol,
      layer: i < 2 ? 'ground' : 'piece',
    })),
  };
  const puzzles = {
    ...catalog,
    domains: [grid, { ...catalog.domains[0], id: 'tiles', name: 'Tiles', legend }],
  };
  const refusing = {
    ...engine,
    recognise: async () => [],
    check: async (domain) => ({ ok: false, error: { message: `no ${domain}`, line: 2, column: 5 } }),
  };
  const message = async (text) => (await recognise(refusing, puzzles, 'grid', text, 'x')).message;
  assert.match(await message('1 2 3\n4 5 5\n7 0 8'), /Read as Tiles: line 2, column 5: no tiles/);
  assert.match(await message('#@$z#'), /Read as Grid/);
  assert.match(await message('Good morning'), /Read as Grid/, 'the one in use');
});
