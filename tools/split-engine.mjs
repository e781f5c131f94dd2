// Splits the engine: what a first visit needs goes into frontier.first.wasm, all else into
// frontier.rest.wasm, which
// the page loads once it is ready. A first visit is acted out with an instrumented engine to see what it
// needs.
// Usage: node split-engine.mjs FOLDER-OF-THE-WHOLE FOLDER-OF-THE-PARTS FOLDER-OF-LEVELS
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [whole, parts, levels] = process.argv.slice(2);
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

/** From opening the page to looking at the answer of the default search for its first board. */
function visit(module) {
  const { domains } = module.catalog();
  for (const file of readdirSync(levels)) {
    const text = readFileSync(`${levels}/${file}`, 'utf8');
    const [, id] = text.match(/^; domain: (\w+)/m) ?? [];
    if (domains.some((domain) => domain.id === id)) module.levels(id, text);
  }
  const { id: domain, example: board, default_heuristic } = domains[0];
  module.check(domain, board, {}, [default_heuristic]);
  module.check(domain, board.slice(1), {}, []);

  search(module, { domain, board, strategy: 'solve' });
}

function search(module, { domain, board, strategy }) {
  const session = new module.Session(
    {
      domain,
      board,
      options: {},
      strategy,
      heuristic: '',
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
  while (session.advance(5) === 'running' || session.preparing()) session.stats();
  session.stop('timeout');
  session.stop('cancelled');
  session.extend(30_000, 256);
  session.set_weight(2);
  look(session);
  const plan = session.plan(session.stats().incumbents.length - 1);
  if (plan) walk(module, domain, board, plan.actions);
  session.delete();
}

function look(session) {
  const { expanded } = session.stats();
  for (const step of [0, 1, expanded >> 1, expanded - 1, expanded]) {
    session.frontier(step, 20);
    const { node } = session.expansion(step);
    if (node === null) continue;
    session.cells(node);
    session.text(node);
    session.path(node);
  }
  session.columns(0, expanded);
  session.track();
  session.tree(0, 1000);
  session.frontier_part(expanded >> 1, 20, 40);
}

function walk(module, domain, board, actions) {
  const line = new module.Line(domain, board, {});
  if (line.error()) throw new Error(line.error().message);
  line.set_line(actions);
  for (const index of [0, 1, actions.length]) line.position(index);
  line.pushes();
  line.plan_text('actions');
  line.delete();
  module.validate(domain, board, {}, actions.join('\n'));
}
