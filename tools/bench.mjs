// The tables of ./playground bench: the same work natively and in WebAssembly, and what the page weighs.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measureOwn } from './bench-own.mjs';
import { firstLoad, total } from './first-load.mjs';

const built = (path) => fileURLToPath(new URL(`../build/${path}`, import.meta.url));

const rounds = 4;

/** One thing that bench_core measures; null behind the last. */
function measure(number, program, ...programArguments) {
  const output = execFileSync(program, [...programArguments, number], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return output ? JSON.parse(output) : null;
}

const faster = (one, other) =>
  !one || (other.seconds ?? other.ns_per_operation) < (one.seconds ?? one.ns_per_operation) ? other : one;

/** The best of each, { native, wasm }, in turns: a noisy machine disturbs both alike. Only times may differ,
 * or the two
 * did not do the same. */
function pair(number) {
  let [native, wasm] = [null, null];
  for (let round = 0; round < rounds; round += 1) {
    const row = measure(number, built('native-release/tests/bench_core'));
    if (!row) return null;
    native = faster(native, row);
    wasm = faster(wasm, measure(number, process.execPath, built('wasm-release/tests/bench_core.cjs')));
  }
  for (const key of ['name', 'expanded', 'generated', 'operations']) {
    if (wasm[key] !== native[key])
      throw new Error(`${native.name}: ${key} is ${native[key]} natively and ${wasm[key]} in WebAssembly`);
  }
  return { native, wasm };
}

function print(...rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join('  ')
        .trimEnd(),
    );
  }
  console.log();
}

const perSecond = (count, { seconds }) => `${Math.round(count / seconds / 1000).toLocaleString('en')} k`;
const duration = (ns) => (ns < 1e5 ? `${ns.toFixed(1)} ns` : `${(ns / 1e6).toFixed(1)} ms`);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const measured = [];
for (let next = pair(0); next; next = pair(measured.length)) measured.push(next);
print(
  ['', 'native', '', 'WASM', '', 'WASM', ''],
  ['search', 'expanded/s', 'generated/s', 'expanded/s', 'generated/s', '/ native', 'bytes/node'],
  ...measured
    .filter(({ native }) => 'expanded' in native)
    .map(({ native, wasm }) => [
      native.name,
      perSecond(native.expanded, native),
      perSecond(native.generated, native),
      perSecond(wasm.expanded, wasm),
      perSecond(wasm.generated, wasm),
      (native.seconds / wasm.seconds).toFixed(2),
      native.bytes_per_node.toFixed(1),
    ]),
);
print(
  ['one operation', 'native', 'WASM', 'WASM / native'],
  ...measured
    .filter(({ native }) => 'operations' in native)
    .map(({ native, wasm }) => [
      native.name,
      duration(native.ns_per_operation),
      duration(wasm.ns_per_operation),
      (native.ns_per_operation / wasm.ns_per_operation).toFixed(2),
    ]),
);

print(
  ['Manhattan distance, a state', 'engine', 'JavaScript', 'over 2 x engine', 'Python'],
  ...(await measureOwn()).map(({ domain, engine, javascript, python }) => [
    domain,
    duration(engine),
    duration(javascript),
    duration(Math.max(0, javascript - 2 * engine)),
    `${(python / 1000).toFixed(1)} us`,
  ]),
);

const growth = JSON.parse(
  execFileSync(built('native-release/tests/bench_core'), ['growth'], { encoding: 'utf8' }),
);
const slowed = growth.filter(({ slower }) => slower > 8).map(({ name }) => name);
print(
  ['expanded/s, native', ...growth[0].rates.map((_, i) => `10^${i + 3}`), 'slower'],
  ...growth.map(({ name, rates, slower }) => [
    name,
    ...rates.map((rate) => `${Math.round(rate / 1000).toLocaleString('en')} k`),
    slower.toFixed(1),
  ]),
);
if (slowed.length) throw new Error(`an expansion costs the more the more there were: ${slowed.join(', ')}`);

const site = firstLoad(built('site'));
print(
  ['first load', 'raw', 'gzip'],
  ...[
    ['wasm', '.wasm'],
    ['JavaScript', '.js'],
    ['CSS', '.css'],
    ['all', ''],
  ].map(([what, ending]) => {
    const { raw, gzip } = total(site, ending);
    return [what, kilobytes(raw), kilobytes(gzip)];
  }),
);
