// What is in the package, its examples in Node, and its types in a strict program.
import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { examples, folder, frontier, inFolder, inNode, installed, root, tarball, tsc } from './installed.js';

test('the tarball has the engine, the types, the licences, and nothing else', async () => {
  const files = (await inFolder('tar', ['-tzf', tarball])).trim().split('\n').sort();
  const sets = readdirSync(join(root, 'levels')).filter((name) => name !== 'game_first_boards.txt');
  assert.deepEqual(
    files,
    [
      'LICENSE',
      'README.md',
      'bytes-node.js',
      'bytes.js',
      'data.d.ts',
      'frontier.mjs',
      'frontier.wasm',
      ...['child.js', 'inside.js', 'main.js', 'slot.js'].map((name) => `grade/${name}`),
      'index.d.ts',
      'index.js',
      ...sets.map((name) => `levels/${name}`),
      'notices.txt',
      'package.json',
      'views.d.ts',
    ].map((name) => `package/${name}`),
  );
  assert.ok(statSync(tarball).size < 700_000, String(statSync(tarball).size));
  const { dependencies, optionalDependencies, scripts } = JSON.parse(
    readFileSync(join(installed, 'package.json')),
  );
  assert.deepEqual([dependencies, optionalDependencies, scripts], [undefined, undefined, undefined]);
  const notices = readFileSync(join(installed, 'notices.txt'), 'utf8');
  for (const part of ['Frontier (MIT)', 'Emscripten', 'musl', 'LLVM'])
    assert.ok(notices.includes(part), part);
  const code =
    readFileSync(join(installed, 'index.js'), 'utf8') + readFileSync(join(installed, 'frontier.mjs'), 'utf8');
  assert.doesNotMatch(code, /\beval\(|new Function\(/);
});

const ends = [
  /solved 10 \w+\noptimal - Optimal: .*\n\d+ expansions\n$/,
  /solved \w+\n/,
  /^one manhattan \d+ 9$/m,
];
for (const [i, end] of ends.entries()) {
  test(`example ${i + 1} of the README runs as it stands`, async () => {
    writeFileSync(join(folder, `example-${i}.js`), examples[i]);
    assert.match(await inNode(`example-${i}.js`), end);
  });
}

test('the second example says why nodes were dropped', async () => {
  writeFileSync(join(folder, 'why.js'), examples[1]);
  assert.match(await inNode('why.js'), /^ {3}\w+: (cycle|duplicate|deadlock)\. .+$/m);
});

const strict = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  checkJs: true,
  allowJs: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
};
const projects = {
  'a page': { module: 'ESNext', moduleResolution: 'Bundler', lib: ['ES2023', 'DOM'], types: [] },
  'a program of Node’s': {
    module: 'NodeNext',
    lib: ['ES2023'],
    types: ['node'],
    typeRoots: [join(root, 'web/node_modules/@types')],
  },
};
for (const [name, options] of Object.entries(projects)) {
  test(`the examples and the types are those of a strict program: ${name}`, async () => {
    const files = examples.map((code, i) => {
      const isWorker = code.includes('addEventListener');
      writeFileSync(join(folder, `typed-${i}.js`), code);
      return isWorker && name !== 'a page' ? [] : `typed-${i}.js`;
    });
    copyFileSync(join(root, 'tests/npm/types.ts'), join(folder, 'types.ts'));
    const project = { compilerOptions: { ...strict, ...options }, files: [...files.flat(), 'types.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
    await tsc(['--project', 'tsconfig.json']);
  });
}

test('the sources are checked, and offer what the types say', async () => {
  await tsc(['--project', join(root, 'npm/jsconfig.json')]);
  const types = readFileSync(join(installed, 'index.d.ts'), 'utf8');
  const said = [...types.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(said.sort(), Object.keys(frontier).sort());
  assert.doesNotMatch(types, /[:<|(,] ?any\b/);
});

test('the types have the ids and the fields of the catalogue', async () => {
  const types = readFileSync(join(installed, 'views.d.ts'), 'utf8');
  const { domains, strategies } = await frontier.catalog();
  for (const { id, view, heuristics } of domains) {
    assert.match(types, new RegExp(`^  ${id}: \\{ board: `, 'm'));
    for (const field of view) assert.match(types, new RegExp(`^  readonly ${field.id}: `, 'm'), field.id);
    for (const heuristic of heuristics) assert.ok(types.includes(`'${heuristic.id}'`), heuristic.id);
  }
  for (const { id } of strategies) assert.ok(types.includes(`'${id}'`), id);
});

test('the package takes every field of a request that the core has', async () => {
  const boundary = readFileSync(join(root, 'wasm/frontier.d.ts'), 'utf8');
  const known = (name) => {
    const [, body] = new RegExp(`^export interface ${name} \\{([^}]*)\\}`, 'm').exec(boundary);
    return [...body.matchAll(/(\w+)\?:/g)].map(([, key]) => key);
  };
  const said = async (call) => (await call({ nonsense: 1 }).catch((error) => error)).message;
  for (const [name, call, more] of [
    ['Request', frontier.solve, []],
    ['XrayRequest', frontier.xray, ['heuristic']],
    ['GameRequest', frontier.game, []],
  ]) {
    const [, list] = /It may have: (.*)\.$/.exec(await said(call));
    assert.deepEqual(list.split(', ').sort(), [...known(name), ...more].sort(), name);
  }
});

test('where the engine cannot be had, that is told, and it is tried again', async () => {
  writeFileSync(
    join(folder, 'missing.js'),
    `import { readFile } from 'node:fs/promises';
import { FrontierError, catalog, load } from 'frontier-search';
const told = await load(new Uint8Array(8)).catch((error) => error);
console.log(told instanceof FrontierError, told.kind, /could not be loaded/.test(told.message));
await load(await readFile(new URL(import.meta.resolve('frontier-search/frontier.wasm'))));
console.log((await catalog()).domains.length > 4, await load().then(() => 'again'));
console.log(await load(new Uint8Array(8)).catch((error) => error.field));
`,
  );
  assert.equal(await inNode('missing.js'), 'true engine true\ntrue again\nsource\n');
});
