// Runs the command line under test and says what it answered.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const program = process.env.FRONTIER ?? `${root}build/bin/frontier`;

export const firstSteps = 'levels/sokoban_first_steps.txt';
export const teaching = 'levels/sokoban_teaching.txt';
export const cs161 = 'levels/sokoban_cs161.txt';
export const csc384 = 'levels/sokoban_csc384.txt';
export const jugs = 'levels/jugs.txt';
export const tiles = 'levels/tiles_first_steps.txt';
export const tilesTeaching = 'levels/tiles_teaching.txt';

export const readText = (path) => readFileSync(`${root}${path}`, 'utf8');

/** { code, signal, out, err } of one run from the root of the repository. */
export function run(commandArguments, input = '', encoding = 'utf8') {
  const options = { cwd: root, input, encoding, timeout: 60_000 };
  const { status, signal, stdout, stderr, error } = spawnSync(program, commandArguments, options);
  if (error && error.code !== 'EPIPE') throw error; // it may end without reading its input
  return { code: status, signal, out: stdout, err: stderr };
}

/** What a run that must succeed printed. */
export function text(commandArguments, input) {
  const answer = run(commandArguments, input);
  assert.equal(answer.code, 0, answer.err);
  assert.equal(answer.err, '');
  return answer.out;
}

/** The one object that a run with --json printed. */
export function json(commandArguments, input) {
  return JSON.parse(text([...commandArguments, '--json'], input));
}

export function solve(domain, level, ...more) {
  return json(['solve', '--domain', domain, '--level', level, ...more]);
}

/** By greedy best-first search with the guide. */
export const solveGreedily = (domain, level, seconds) =>
  solve(domain, level, '--strategy', 'best_first', '--heuristic', 'alternate', '--time', seconds);

/** [{ id, optimal }] of a level file, by its "; level:" and "; optimal:" lines; optimal null when unknown. */
export function levelsOf(path) {
  const levels = [];
  for (const line of readText(path).split('\n')) {
    const [, key, value] = /^; (level|optimal): (.*)$/.exec(line) ?? [];
    if (key === 'level') levels.push({ id: value, optimal: null });
    if (key === 'optimal') levels.at(-1).optimal = Number(value);
  }
  return levels;
}
