#!/usr/bin/env node
/**
 * The command frontier-grade, which `frontier grade` calls.
 * @import { Config, Run } from './journal.js'
 * @import { Settings } from './settings.js'
 * @import { Entry, GradedLevel, Test } from './types.js'
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engine, use } from '../engine.js';
import { FrontierError, wrong } from '../errors.js';
import { written } from './formats.js';
import { Journal, Results, mergedRun, writeWhole } from './journal.js';
import { reportName, reporter } from './report.js';
import { isolationHere } from './sandbox.js';
import { Broken, gradeAll } from './schedule.js';
import { readSets } from './sets.js';
import { readArguments, usage } from './settings.js';
import { shown } from './shown.js';
import { entryOf, submissionOf, submissionsIn } from './submissions.js';
import { summary } from './summary.js';

const version = 1;
const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

/** A weight and a formula are for those tests that have a use for them; if none has, the core says so.
 * @param {Settings} settings @returns {Promise<Test[]>} */
async function testsOf({ strategies, weight, formula, options, expansions, memory }) {
  const rows = (await engine()).catalog.strategies;
  const ids = [...new Set(strategies)];
  const some = (/** @type {'uses_weight' | 'uses_formula'} */ use) =>
    ids.filter((strategy) => rows.some((row) => row.id === strategy && row[use]));
  const [weighted, formulated] = [some('uses_weight'), some('uses_formula')];
  return ids.map((strategy) => ({
    strategy,
    weight: !weighted.length || weighted.includes(strategy) ? weight : null,
    formula: !formulated.length || formulated.includes(strategy) ? formula : null,
    followFormula: formulated.includes(strategy) && formula === null,
    ...{ options, expansions, memory },
  }));
}

/** What is wrong with the search itself is told before anybody is graded by it.
 * @param {Test} test @param {GradedLevel} level @param {Entry | null} entry */
async function assertSearch({ strategy, weight, formula, options, memory }, { domain, board }, entry) {
  const request = {
    ...{ domain, board, options, strategy, memory_mib: memory, max_expansions: 0 },
    ...(weight === null ? {} : { weight }),
    ...(formula === null ? {} : { formula }),
    ...(entry?.language === 'builtin' ? { heuristic: entry.code } : {}),
  };
  const error = use(await engine(), (module) => {
    const session = new module.Session(request);
    const found = session.error();
    session.delete();
    return found;
  });
  if (error) throw wrong(error.message, error.field);
}

/** Those whom all are held against. @param {Settings} settings @param {string} domain
 * @returns {Promise<Entry[]>} */
async function standards({ baseline, benchmark, function: name }, domain) {
  const { catalog } = await engine();
  const ids = catalog.domains.find(({ id }) => id === domain)?.heuristics.map(({ id }) => id) ?? [];
  const builtin = (/** @type {string} */ code, /** @type {Entry['role']} */ role) =>
    entryOf({ name: code, role, language: 'builtin', code, entry: '' });
  /** @type {Entry[]} */ const found = [];
  // not every puzzle has a Manhattan distance
  if (baseline !== 'manhattan' || ids.includes(baseline)) found.push(builtin(baseline, 'baseline'));
  if (/\.(js|mjs|py)$/.test(benchmark)) found.push(submissionOf(benchmark, name, 'benchmark'));
  else if (benchmark && !/^\d+$/.test(benchmark)) found.push(builtin(benchmark, 'benchmark'));
  return found;
}

/** @param {Settings} settings @returns {Promise<Run>} */
async function runOf(settings) {
  const levels = await readSets(settings.sets);
  const tests = await testsOf(settings);
  const first = await standards(settings, levels[0].domain);
  for (const test of tests) for (const entry of [null, ...first]) await assertSearch(test, levels[0], entry);
  const { heuristic, submissions, benchmark, marks, site, seconds, processMemory } = settings;
  const given = heuristic
    ? [submissionOf(heuristic, settings.function)]
    : submissionsIn(submissions, settings.function);
  const bytes = readFileSync(new URL('../frontier.wasm', import.meta.url));
  /** @type {Config} */
  const config = {
    ...{ version, engine: createHash('sha256').update(bytes).digest('hex').slice(0, 16), tests, levels },
    limits: { seconds, memory: processMemory },
    ...{ benchmark: /^\d+$/.test(benchmark) ? Number(benchmark) : null, marks, site },
  };
  return { config, entries: [...first, ...given] };
}

/** Where Python is: a package that stands beside this one. */
function pythonAddress() {
  try {
    return import.meta.resolve('pyodide/pyodide.mjs');
  } catch {
    throw wrong(
      'Python needs the package pyodide, which is not installed here: npm install pyodide',
      'python',
    );
  }
}

/** @param {Results} results @param {Settings} settings @param {Journal | null} journal */
async function gradeMissing(results, settings, journal) {
  const { part, of } = settings.shard;
  const { entries, config } = results.run;
  const units = results.missing.filter(({ entry }) => entry % of === part - 1);
  if (!units.length) return;
  const folder = mkdtempSync(join(tmpdir(), 'frontier-grade-'));
  try {
    mkdirSync(join(folder, 'probe'));
    const isolation = isolationHere(join(folder, 'probe'));
    if (isolation.level !== 'namespaces') {
      const { level } = isolation;
      const words = `This system cannot keep submissions from the network and from files (${level}).`;
      if (settings.requireIsolation) throw wrong(words, 'require-isolation');
      say(`${words} What is left is Node's own means, which code that escapes from them need not heed.`);
    }
    const python = units.some(({ entry }) => entries[entry].language === 'python') ? pythonAddress() : '';
    const { tests, levels, limits } = config;
    const data = { entries, tests, levels, limits, isolation, folder, python };
    const tell = progress(units.length);
    await gradeAll(units, settings.jobs, data, (unit, outcome) => {
      const line = { key: entries[unit.entry].key, test: unit.test, level: unit.level, outcome };
      results.add(line);
      journal?.append(line);
      tell();
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where somebody watches. @param {number} all */
function progress(all) {
  const begun = performance.now();
  let done = 0;
  return () => {
    done += 1;
    if (!process.stderr.isTTY) return;
    const left = ((performance.now() - begun) / done) * (all - done);
    const end = done === all ? '\r\x1b[K' : '';
    process.stderr.write(`\r${done} of ${all}, about ${Math.ceil(left / 1000)} s left \x1b[K${end}`);
  };
}

/** @param {Results} results @param {string} out */
function writeAll(results, out) {
  const all = summary(results);
  const texts = written(all, results);
  for (const [name, text] of [
    ['results.txt', texts.text],
    ['results.json', texts.json],
    ['results.csv', texts.csv],
    ['boards.csv', texts.boards],
    ['results.md', texts.markdown],
  ])
    writeWhole(join(out, name), text);
  const page = reporter(results);
  for (const graded of all)
    if (graded.entry.role === 'submission')
      writeWhole(join(out, 'reports', reportName(graded)), page(graded));
}

/** @param {Settings} settings */
async function grade(settings) {
  const { out, merge, shard } = settings;
  const results = merge.length ? mergedRun(merge) : new Results(await runOf(settings));
  const journal = out && !merge.length ? new Journal(out, results) : null;
  try {
    await gradeMissing(results, settings, journal);
    if (shard.of > 1) return say(`Part ${shard.part} of ${shard.of} is in ${shown(out)}.`);
    if (out) writeAll(results, out);
  } finally {
    journal?.close();
  }
  process.stdout.write(written(summary(results), results)[settings.format]);
  if (out)
    say(`The results are in ${shown(out)}, a page for each submission in ${shown(join(out, 'reports'))}.`);
}

try {
  const settings = readArguments(process.argv.slice(2));
  if (settings) await grade(settings);
  else process.stdout.write(usage);
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const isInput = error instanceof FrontierError && error.kind === 'input';
  if (!isInput && typeof code !== 'string' && !(error instanceof Broken)) throw error;
  say(shown(message)); // what was done is in the journal
  process.exitCode = isInput ? 2 : 1;
}
