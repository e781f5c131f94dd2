// Which file may know of which: the rules, and a reader of #include and import lines that holds them.
import { posix } from 'node:path';

// The first pattern that fits is a file's layer. A layer may use itself and the layers it lists; a file that
// no
// pattern fits (tests, tools) may use anything.
const layers = [
  {
    name: 'catalogue',
    files:
      /^core\/(catalog(_tables|_boards|_recognise|_xray)?\.cpp|domain_table\.(cpp|h)|catalog_tables\.h)$/,
    uses: ['catalogue interface', 'checker interface', 'algorithms', 'domains', 'text', 'core'],
  },
  { name: 'catalogue interface', files: /^core\/catalog\.h$/, uses: ['checker interface', 'text', 'core'] },
  { name: 'algorithms', files: /^core\/algorithms\//, uses: ['text', 'core'] },
  { name: 'own searches', files: /^core\/sokoban\//, uses: ['algorithms', 'domains', 'text', 'core'] },
  { name: 'domains', files: /^core\/domains\//, uses: ['checker interface', 'text', 'core'] },
  // What a checker is. A checker itself, which reads boards and knows rules, is used by nobody and uses
  // nobody.
  {
    name: 'checker interface',
    files: /^core\/validate\/(plan_checker|domain_checker|plain_text)\.h$/,
    uses: [],
  },
  { name: 'validate', files: /^core\/validate\//, uses: ['checker interface'] },
  { name: 'text', files: /^core\/text\//, uses: ['core'] },
  { name: 'core', files: /^core\//, uses: ['checker interface', 'text'] },
  {
    name: 'command line',
    files: /^cli\//,
    uses: ['catalogue interface', 'checker interface', 'text', 'core'],
  },
  { name: 'bindings', files: /^wasm\//, uses: ['catalogue interface', 'checker interface', 'text', 'core'] },
  { name: 'views', files: /^web\/views\//, uses: ['state', 'model', 'themes'] },
  { name: 'state', files: /^web\/state\//, uses: ['model'] },
  { name: 'effects', files: /^web\/effects\//, uses: ['state', 'model', 'engine'] },
  { name: 'model', files: /^web\/model\//, uses: ['engine'] },
  { name: 'themes', files: /^web\/themes\//, uses: [] },
  { name: 'engine', files: /^web\/engine\//, uses: ['WASM module'] },
  { name: 'package', files: /^npm\//, uses: ['engine', 'WASM module'] },
  { name: 'WASM module', files: /^#wasm\b/, uses: [] },
  { name: 'page', files: /^web\//, uses: ['views', 'state', 'effects', 'model', 'themes', 'engine'] },
];
const layerOf = (path) => layers.find(({ files }) => files.test(path));

// What comes from outside, and the files that may include it.
const foreign = [
  { what: 'Emscripten', names: /^emscripten/, allowed: /^wasm\// },
  { what: 'JSON', names: /^nlohmann\//, allowed: /^cli\// },
  { what: 'the command line', names: /^CLI\//, allowed: /^cli\// },
  { what: 'files', names: /^(fstream|filesystem|iostream)$/, allowed: /^(?!core\/)/ },
  { what: 'clocks', names: /^(chrono|ctime|time\.h|sys\/time\.h)$/, allowed: /^(?!core\/)/ },
  { what: 'other servers', names: /^(https?:)?\/\//, allowed: /^(?!web\/)/ },
];

const includes = [/^[ \t]*#[ \t]*include[ \t]*(["<])(.+?)[">]/gm];
const imports = [
  /\b(?:import|export)\b[^;'"()]*?\bfrom\s*(["'])(.+?)\1/g,
  /\bimport\s*\(?\s*(["'`])(.+?)\1/g,
  /\bnew\s+URL\(\s*(["'`])(.+?)\1\s*,\s*import\.meta\.url/g,
  /\bimport\.meta\.glob\(\s*(["'`])(.+?)\1/g,
];

function withoutComments(text) {
  const commentOrString =
    /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
  return text.replace(commentOrString, (token) => (token.startsWith('/') ? ' ' : token));
}

/** What the #include or import lines of a file name, as paths from the root where they are paths. */
export function references(path, text, exists = () => false) {
  const isCpp = /\.(h|cpp)$/.test(path);
  return (isCpp ? includes : imports)
    .flatMap((pattern) => [...withoutComments(text).matchAll(pattern)])
    .map(([, , name]) => {
      const beside = posix.join(posix.dirname(path), name);
      return (isCpp ? exists(beside) : name.startsWith('.')) ? beside : name;
    });
}

/** Every breach of the rules in a set of files (a Map from path to text), a sentence each. */
export function breaches(files) {
  const found = new Set();
  for (const [path, text] of files) {
    if (!/\.(h|cpp|js|mjs)$/.test(path)) continue;
    const layer = layerOf(path);
    for (const target of references(path, text, (name) => files.has(name))) {
      const used = layerOf(target);
      if (layer && used && used !== layer && !layer.uses.includes(used.name)) {
        found.add(`${path} (${layer.name}) must not use ${target} (${used.name})`);
      }
      const alien = foreign.find(({ names }) => names.test(target));
      if (alien && !alien.allowed.test(path)) found.add(`${path} must not use ${target} (${alien.what})`);
    }
  }
  return [...found];
}
