/**
 * The licences of all that the built site contains, as one text beside its pages. Which packages of npm that
 * are follows
 * from the modules that the bundler puts into its files, the workers' too; what is linked into the engine is
 * listed here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'web/node_modules');
const read = (path) => readFileSync(join(root, path), 'utf8');

/** Where the text stands in the site. */
export const noticesFile = 'notices.txt';

/** By the linker's map (-Wl,--print-map): libc, libc++, libc++abi, compiler_rt, embind, emmalloc, stubs. */
const works = [
  ['Frontier (MIT)', 'LICENSE'],
  ['Emscripten: the engine’s loader, embind and emmalloc (MIT)', 'web/licences/emscripten.txt'],
  ['musl: the engine’s C library (MIT)', 'web/licences/musl.txt'],
  [
    'LLVM: the engine’s libc++, libc++abi and compiler-rt (Apache-2.0 WITH LLVM-exception)',
    'web/licences/llvm.txt',
  ],
];

/** Packages that come with others but are never bundled, and why. Should one be, the build fails. */
export const leftOut = {
  '@lit-labs/ssr-dom-shim': 'lit needs it on servers only',
  '@types/trusted-types': 'it has types only, and no code',
  '@codemirror/streamparser': 'no language of the editor is read by it',
};

/** The licences of a package that brings none, and of what is linked into it. */
const licences = {
  pyodide: {
    says: 'MPL-2.0; its source is at https://github.com/pyodide/pyodide, of this version',
    files: ['web/licences/mpl-2.0.txt', 'web/licences/python.txt', 'web/licences/python-libraries.txt'],
  },
};

/** The package that a module belongs to; null for our own. Helpers of the bundler have names without a file.
 * @param {string} id */
export function packageOf(id) {
  const helper = /^\0(vite|rolldown)\//.exec(id);
  if (helper) return helper[1];
  if (id.startsWith('\0'))
    throw new Error(`It is not known whose licence the module ${JSON.stringify(id)} has.`);
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/'))?.[1] ?? null;
}

/** What a package's notice says. Vite's licence goes on with those of packages that only its own program
 * contains.
 * @param {string} name */
export function noticeOf(name) {
  if (name in leftOut)
    throw new Error(`${name} is in the bundle, and tools/notices.mjs says: ${leftOut[name]}.`);
  const folder = join(packages, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (name in licences) {
    const { says, files } = licences[name];
    const texts = files.map((path) => read(path).trim());
    return {
      title: `${name} ${version} (${license})`,
      text: [says, ...texts].join(`\n\n${'-'.repeat(80)}\n\n`),
    };
  }
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.md|\.txt)?$/i.test(each));
  if (!file) throw new Error(`${name} is in the bundle and brings no licence.`);
  const [text] = readFileSync(join(folder, file), 'utf8').split('# Licenses of bundled dependencies');
  return { title: `${name} ${version} (${license})`, text: text.trim() };
}

/** @param {Iterable<string>} names of packages @param {string} [what] is given away */
export function noticesText(names, what = 'site') {
  const own = works.map(([title, path]) => ({ title, text: read(path).trim() }));
  const parts = [...own, ...[...names].sort().map(noticeOf)];
  const levels = what === 'site' ? ' Levels name their sources in their own files.' : '';
  const intro = `What this ${what} contains, and the licence of each part.${levels}`;
  return (
    [intro, ...parts.map(({ title, text }) => `${'='.repeat(80)}\n${title}\n\n${text}`)].join('\n\n') + '\n'
  );
}

/** Plugins of Vite: `worker` for the workers' bundles, which come first, `main` for the pages'. */
export function notices() {
  /** @type {Set<string>} */ const names = new Set();
  const collect = (bundle) => {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    for (const name of modules.map(packageOf)) if (name) names.add(name);
  };
  return {
    worker: { name: 'notices-of-workers', generateBundle: (_, bundle) => collect(bundle) },
    main: {
      name: 'notices',
      generateBundle(_, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesText(names) });
      },
    },
  };
}
