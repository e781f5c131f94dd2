/**
 * The folder of a run: run.json says what is graded and how, journal.jsonl has a line for each result as soon
 * as it is known. A run that was ended goes on from there; runs of parts are put together from there.
 * @import { Entry, GradedLevel, Limits, Outcome, Test, Unit } from './types.js'
 * @typedef {{ version: number, engine: string, tests: Test[], levels: GradedLevel[], limits: Limits,
 *   benchmark: number | null, marks: number[], site: string }} Config
 * @typedef {{ config: Config, entries: Entry[] }} Run
 * @typedef {{ key: string, test: number, level: number, outcome: Outcome }} Line
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { wrong } from '../errors.js';

/** @param {string} key @param {number} test @param {number} level */
const placeOf = (key, test, level) => `${key} ${test} ${level}`;

/** All that is known of a run. */
export class Results {
  /** @type {Map<string, Outcome>} */ #found = new Map();
  run;

  /** @param {Run} run */
  constructor(run) {
    this.run = run;
  }

  /** @param {Line} line */
  add({ key, test, level, outcome }) {
    this.#found.set(placeOf(key, test, level), outcome);
  }

  /** @param {Unit} unit @returns {Outcome | null} */
  of({ entry, test, level }) {
    const { key, error } = this.run.entries[entry];
    if (error) return { ...nothing, ...error };
    return this.#found.get(placeOf(key, test, level)) ?? null;
  }

  /** All that is graded; those that are still to be done, if asked for. @returns {Unit[]} */
  get missing() {
    const { entries, config } = this.run;
    const units = entries.flatMap((_, entry) =>
      config.tests.flatMap((__, test) => config.levels.map((___, level) => ({ entry, test, level }))),
    );
    return units.filter((unit) => !this.of(unit));
  }
}

/** @type {Outcome} */
const nothing = {
  ...{ status: 'refused', cost: null, expanded: 0, first: null, proved: false },
  ...{ message: '', line: 0, board: '', formula: '', function: '' },
};

/** Whole or not at all. @param {string} file @param {string} text */
export function writeWhole(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/** @param {Run} run */
const runText = (run) => `${JSON.stringify(run, null, 1)}\n`;
/** @param {string} folder */
const runFile = (folder) => join(folder, 'run.json');
/** @param {string} folder */
const journalFile = (folder) => join(folder, 'journal.jsonl');

/** @param {string} folder @returns {Run} */
function readRun(folder) {
  try {
    return JSON.parse(readFileSync(runFile(folder), 'utf8'));
  } catch {
    throw wrong(`${folder} is no folder of a run: its run.json is missing or damaged.`, 'out');
  }
}

/** The lines that are whole, and how many bytes they have. What was being written when it was ended is not.
 * @param {string} folder @returns {{ lines: Line[], bytes: number }} */
function readLines(folder) {
  const file = journalFile(folder);
  const text = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const bytes = text.lastIndexOf(0x0a) + 1;
  /** @type {Line[]} */ const lines = [];
  for (const line of text.subarray(0, bytes).toString('utf8').split('\n')) {
    try {
      if (line) lines.push(JSON.parse(line));
    } catch {
      throw wrong(`${file} is damaged.`, 'out');
    }
  }
  return { lines, bytes };
}

/** What two runs do not have in common. @param {Config} before @param {Config} after */
function difference(before, after) {
  const keys = /** @type {(keyof Config)[]} */ (Object.keys(after));
  const shown = new Set(['site', 'marks', 'benchmark']); // they change no result
  return keys.filter((key) => !shown.has(key) && JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

/** The folder of one run, which is written by one process at a time. */
export class Journal {
  #file;
  #lock;

  /** Opens the folder, and puts what is known already into the results. @param {string} folder
   * @param {Results} results */
  constructor(folder, results) {
    mkdirSync(folder, { recursive: true });
    this.#file = journalFile(folder);
    this.#lock = join(folder, 'lock');
    this.#takeLock(folder);
    if (existsSync(runFile(folder))) {
      const other = difference(readRun(folder).config, results.run.config);
      if (other.length) {
        this.close();
        throw wrong(
          `${folder} has another run, with other ${other.join(', ')}. Name another folder with --out.`,
          'out',
        );
      }
    }
    writeWhole(runFile(folder), runText(results.run));
    const { lines, bytes } = readLines(folder);
    if (existsSync(this.#file)) truncateSync(this.#file, bytes);
    for (const line of lines) results.add(line);
  }

  /** @param {string} folder */
  #takeLock(folder) {
    const mine = `${hostname()} ${process.pid}\n`;
    for (const last of [false, true]) {
      try {
        return writeFileSync(this.#lock, mine, { flag: 'wx' });
      } catch {
        const [host, pid] = readFileSync(this.#lock, 'utf8').trim().split(' ');
        if (last || host !== hostname() || isAlive(Number(pid)))
          throw wrong(
            `${folder} is in use by process ${pid} on ${host}. If that is gone, delete ${this.#lock}.`,
            'out',
          );
        rmSync(this.#lock, { force: true });
      }
    }
  }

  /** @param {Line} line */
  append(line) {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  close() {
    rmSync(this.#lock, { force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** The parts of one run, in whatever order. @param {readonly string[]} folders @returns {Results} */
export function mergedRun(folders) {
  const [first, ...others] = folders.map((folder) => ({ folder, text: runText(readRun(folder)) }));
  for (const { folder, text } of others)
    if (text !== first.text)
      throw wrong(`${folder} and ${first.folder} are not parts of one run: their run.json differ.`, 'merge');
  const results = new Results(JSON.parse(first.text));
  for (const folder of folders) for (const line of readLines(folder).lines) results.add(line);
  const { missing } = results;
  if (missing.length) {
    const { entries, config } = results.run;
    const [{ entry, level }] = missing;
    throw wrong(
      `${missing.length} results are missing, the first of them of ${entries[entry].name} on ` +
        `${config.levels[level].id}. Did all parts end?`,
      'merge',
    );
  }
  return results;
}
