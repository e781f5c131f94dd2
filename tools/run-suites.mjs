// Runs the suites that ctest knows (tests/suites/CMakeLists.txt) and tells what came of them in a line each:
//   node tools/run-suites.mjs FOLDER CTEST-OPTION...
// ctest counts its tests; here the tests inside of them are counted, from the summaries of doctest and of
// node's runner. A test without such a summary counts as one. What a test that failed has printed is shown.
import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const summaries = [
  [
    /^\[doctest\] test cases: +\d+ \| +(\d+) passed \| +(\d+) failed \| +(\d+) skipped/,
    ['passed', 'failed', 'skipped'],
  ],
  [/^ℹ pass (\d+)$/, ['passed']],
  [/^ℹ (?:fail|cancelled) (\d+)$/, ['failed']],
  [/^ℹ (?:skipped|todo) (\d+)$/, ['skipped']],
];

/** What the lines of one test say of the tests inside; nothing where they do not say. */
export function counted(lines) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  let said = false;
  for (const line of lines) {
    for (const [pattern, names] of summaries) {
      const found = pattern.exec(line);
      if (!found) continue;
      said = true;
      names.forEach((name, i) => (count[name] += Number(found[i + 1])));
    }
  }
  return said ? count : undefined;
}

/** A test's share of the sum. What ctest and the summaries do not agree on is a failure. */
export function judged(outcome, lines) {
  const remarks = [];
  const well = outcome === 'Passed' ? 1 : 0;
  const count = counted(lines) ?? { passed: well, failed: 1 - well, skipped: 0 };
  if (outcome === 'Passed' && count.failed > 0) remarks.push('though it ended with status 0');
  if (outcome === 'Passed' && count.passed + count.failed === 0) remarks.push('ran no test');
  if (outcome !== 'Passed' && counted(lines) && count.failed === 0) remarks.push(`ended as "${outcome}"`);
  if (remarks.length > 0 && count.failed === 0) count.failed = 1;
  if (count.skipped > 0) remarks.push(`${count.skipped} skipped`);
  return { ...count, remarks };
}

// Where a test had to say something and did not, the seconds stand in a line of their own, which is left
// alone.
const ending = /^\s*\d+\/\d+ Test +#(\d+): (.+?) \.*(?: +|\*\*\*)(\S.*?)(?:  +([\d.]+) sec.*)?$/;

/** A line of `ctest --verbose`: of a test's own output, or that it has ended. */
export function parsed(line) {
  const end = ending.exec(line);
  if (end) return { number: end[1], name: end[2], outcome: end[3], seconds: Number(end[4] ?? 0) };
  const output = /^(\d+): (.*)$/.exec(line);
  return output ? { number: output[1], output: output[2] } : {};
}

const suiteOf = (name) => name.split(' ')[0];
const suiteLine = (suite, { passed, failed, remarks, seconds }) =>
  `${suite.padEnd(10)} ${String(passed).padStart(5)} passed, ` +
  `${[`${failed} failed`, ...remarks].join(', ')}, ${seconds.toFixed(1)} s`;

/** Follows a run and tells of it.
 * @param {string[]} names of all its tests @param {(line: string) => void} say */
export function follow(names, say) {
  const outputs = new Map();
  const suites = new Map();
  const total = { passed: 0, failed: 0 };
  for (const name of names) {
    const suite = suites.get(suiteOf(name)) ?? { left: 0, passed: 0, failed: 0, remarks: [], seconds: 0 };
    suites.set(suiteOf(name), { ...suite, left: suite.left + 1 });
  }

  const endOfBuild = (name, outcome, seconds, lines) => {
    if (outcome === 'Not Run') return;
    if (outcome !== 'Passed') for (const line of [...lines, `Could not ${name}.`]) say(line);
    else if (seconds >= 3) say(`Built ${name.slice('build '.length)} in ${seconds.toFixed(0)} s.`);
  };
  const endOfTest = (name, outcome, seconds, lines) => {
    const suite = suites.get(suiteOf(name));
    const { passed, failed, remarks } = judged(outcome, lines);
    if (outcome === 'Not Run') remarks.push(`${name} not run, because its build failed (see above)`);
    else if (failed > 0) for (const line of [`--- ${name}`, ...lines]) say(line);
    suite.passed += passed;
    suite.failed += failed;
    suite.seconds += seconds;
    suite.remarks.push(...remarks);
    total.passed += passed;
    total.failed += failed;
    if (--suite.left === 0) say(suiteLine(suiteOf(name), suite));
  };
  return {
    total,
    hear(line) {
      const { number, output, name, outcome, seconds } = parsed(line);
      if (output !== undefined) outputs.set(number, [...(outputs.get(number) ?? []), output]);
      if (!outcome) return;
      (suiteOf(name) === 'build' ? endOfBuild : endOfTest)(name, outcome, seconds, outputs.get(number) ?? []);
      outputs.delete(number);
    },
  };
}

async function run(folder, options) {
  const selected = ['--test-dir', folder, ...options];
  const listed = execFileSync('ctest', [...selected, '--show-only=json-v1'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const { tests } = JSON.parse(listed);
  const run = follow(
    tests.map(({ name }) => name),
    (line) => console.log(line),
  );
  const ctest = spawn('ctest', [...selected, '--verbose', '--timeout', '3600'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  const ended = new Promise((resolve) => ctest.on('close', resolve));
  for await (const line of createInterface({ input: ctest.stdout })) run.hear(line);
  const status = await ended;
  if (status !== 0 && run.total.failed === 0) {
    console.log(`ctest itself ended with status ${status}`);
    run.total.failed = 1;
  }
  console.log(`${run.total.passed} passed, ${run.total.failed} failed`);
  process.exitCode = run.total.failed === 0 && run.total.passed > 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(process.argv[2], process.argv.slice(3));
