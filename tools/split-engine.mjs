// Splits the engine: what a first visit needs goes into frontier.first.wasm, all else into
// frontier.rest.wasm, which
// the page loads once it is ready. A first visit is acted out with an instrumented engine to see what it
// needs.
// Usage: node split-engine.mjs FOLDER-OF-THE-WHOLE FOLDER-OF-THE-PARTS
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [whole, parts] = process.argv.slice(2);
const features = ['--enable-simd', '--enable-mutable-globals', '--enable-bulk-memory', '--enable-sign-ext'];
const split = (...options) =>
  execFileSync('wasm-split', [...features, `${whole}/frontier.wasm`, ...options], { stdio: 'inherit' });

const [instrumented, profile] = [`${whole}/instrumented.wasm`, `${whole}/first-visit.profile`];
split('--instrument', '-o', instrumented);
writeFileSync(profile, await profileOf(readFileSync(instrumented)));
rmSync(instrumented);
split(
  '--split',
  `--profile=${profile}`,
  '--import-namespace=first',
  '--placeholder-namespace=rest',
  '-o1',
  `${parts}/frontier.first.wasm`,
  '-o2',
  `${parts}/frontier.rest.wasm`,
);
// What is left of a function once its neighbours have gone can be said in fewer bytes.
const first = `${parts}/frontier.first.wasm`;
execFileSync('wasm-opt', [...features, '-Oz', first, '-o', first], { stdio: 'inherit' });
copyFileSync(`${whole}/frontier.mjs`, `${parts}/frontier.mjs`);

async function profileOf(wasm) {
  const { default: createFrontier } = await import(pathToFileURL(`${whole}/frontier.mjs`).href);
  let exports;
  const module = await createFrontier({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(new WebAssembly.Module(wasm), imports);
      done(instance);
      return (exports = instance.exports);
    },
  });
  visit(module);
  const memory = Object.values(exports).find((each) => each instanceof WebAssembly.Memory);
  const place = memory.buffer.byteLength;
  const pages = 16;
  memory.grow(pages);
  const length = exports.__write_profile(place, pages << 16);
  return new Uint8Array(memory.buffer, place, length).slice();
}

/** From opening the page to the plan that A* finds for its first board. Its numbers, looking at steps,
 * checking the plan, the other puzzles and Sokoban's own solver, which would be a fifth more, come with the
 * rest. */
function visit(module) {
  const [{ id: domain, example: board, default_heuristic }] = module.catalog().domains;
  module.check(domain, board, {}, [default_heuristic]);
  module.check(domain, board.slice(1), {}, []);
  const session = new module.Session(
    {
      domain,
      board,
      options: {},
      strategy: 'a_star',
      heuristic: default_heuristic,
      formula: '',
      weight: null,
      bound: { g: null, h: null, f: null },
      max_expansions: 20_000,
      memory_mib: 256,
    },
    null,
  );
  if (session.error()) throw new Error(session.error().message);
  session.set_breakpoints([]);
  while (session.advance(5) === 'running' || session.preparing());
  session.stop('timeout');
  session.stop('cancelled');
  session.extend(30_000, 256);
  session.delete();
}
