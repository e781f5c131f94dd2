/**
 * Puts the package together that programs install: npm/ with the parts of web/engine that it shares as one
 * module, the whole engine beside it, the types, and the licences of what is compiled in.
 * Usage: node build-npm.mjs FOLDER-OF-THE-PACKAGE
 */
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { noticesFile, noticesText } from './notices.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const wasm = `${process.env.WASM_DIR ?? here('../build/wasm-release/wasm')}/whole`;
const [folder] = process.argv.slice(2);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { rolldown } = await import(
  new URL('../web/node_modules/rolldown/dist/index.mjs', import.meta.url).href
);
/** A text as a module. */
const asText = {
  name: 'as-text',
  load: (id) =>
    id.endsWith('?raw') ? `export default ${JSON.stringify(readFileSync(id.slice(0, -4), 'utf8'))};` : null,
};

/** One file of the package. @param {string} from in npm/ @param {object} [how] it is written */
async function write(from, how = {}) {
  const bundle = await rolldown({
    input: here(`../npm/${from}`),
    external: ['#bytes', '#wasm/frontier.mjs', /^node:/],
    platform: 'neutral',
    plugins: [asText],
  });
  const beside = from.includes('/') ? '../frontier.mjs' : './frontier.mjs';
  await bundle.write({
    file: `${folder}/${from}`,
    format: 'es',
    paths: { '#wasm/frontier.mjs': beside },
    ...how,
  });
}
await write('index.js');
for (const name of ['main', 'slot', 'child']) await write(`grade/${name}.js`);
await write('grade/inside.js', { format: 'iife' });
chmodSync(`${folder}/grade/main.js`, 0o755);
cpSync(here('../levels'), `${folder}/levels`, { recursive: true });
rmSync(`${folder}/levels/game_first_boards.txt`); // boards of a game, which no heuristic plays
// Where it is built, the grader has the Python that the lock file names; npm packs no such folder.
mkdirSync(`${folder}/node_modules`);
symlinkSync(here('../web/node_modules/pyodide'), `${folder}/node_modules/pyodide`);
for (const name of ['package.json', 'README.md', 'bytes.js', 'bytes-node.js'])
  copyFileSync(here(`../npm/${name}`), `${folder}/${name}`);
for (const name of ['frontier.mjs', 'frontier.wasm']) copyFileSync(`${wasm}/${name}`, `${folder}/${name}`);
chmodSync(`${folder}/frontier.wasm`, 0o644);
copyFileSync(here('../LICENSE'), `${folder}/LICENSE`);
writeFileSync(`${folder}/${noticesFile}`, noticesText([], 'package'));
copyFileSync(here('../npm/frontier-search.d.ts'), `${folder}/index.d.ts`);
writeFileSync(`${folder}/data.d.ts`, dataTypes(readFileSync(here('../wasm/frontier.d.ts'), 'utf8')));
const { catalog } = await import(pathToFileURL(`${folder}/index.js`).href);
writeFileSync(`${folder}/views.d.ts`, viewTypes(await catalog()));

/** Without what only the engine is asked, and what the package takes in another form. */
function dataTypes(text) {
  const left = [
    'Refusal',
    'Module',
    'Line',
    'Session',
    'Xray',
    'Game',
    'Request',
    'GameRequest',
    'XrayRequest',
  ];
  const without = left.reduce(
    (all, name) => all.replace(new RegExp(`^export interface ${name} \\{[^}]*\\}\\n`, 'm'), ''),
    text,
  );
  return without
    .replace(/^(\/\/.*\n)+/, '// What the engine answers: the fields are those of the core’s structures.\n')
    .replace(/^export type (Options|Answer<T>) = .*\n/gm, '')
    .replace(/^\/\*\*[^]*?\*\/\nexport type EstimateFunction = [^;]*;\n/m, '');
}

/** What a function of one's own is shown of each puzzle, and the ids that can be chosen. */
function viewTypes({ domains, strategies }) {
  const types = {
    number: 'number',
    numbers: 'readonly number[]',
    place: 'Place | null',
    places: 'readonly Place[]',
  };
  const quoted = (rows) => rows.map(({ id }) => `'${id}'`).join(' | ');
  const upper = (id) => id[0].toUpperCase() + id.slice(1);
  const members = (fields) =>
    fields
      .map(({ id, kind, summary }) => `  /** ${summary} */\n  readonly ${id}: ${types[kind]};\n`)
      .join('');
  const size = 'readonly width: number;\n  readonly height: number;\n';
  const views = domains.map(({ id, view }) => {
    const board = view.filter((field) => field.of_board && field.id !== 'width' && field.id !== 'height');
    const state = view.filter((field) => !field.of_board);
    return (
      `export interface ${upper(id)}Board {\n  ${size}${members(board)}}\n` +
      `export interface ${upper(id)}State extends ${upper(id)}Board {\n${members(state)}}\n`
    );
  });
  const each = (of) => domains.map((domain) => `  ${domain.id}: ${of(domain)};\n`).join('');
  return `// Written from the core's catalogue.

/** A square, the same object for the same square; \`cell\` is y · width + x. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}
export interface AnyView {
  readonly [field: string]: number | Place | null | readonly number[] | readonly Place[];
}
${views.join('')}export interface Views {
${each(({ id }) => `{ board: ${upper(id)}Board; state: ${upper(id)}State }`)}}
export interface HeuristicIds {
${each(({ heuristics }) => quoted(heuristics))}}
export type StrategyId = ${quoted(strategies)};
`;
}
