// The grader as its users have it, in a folder of its own.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const main = join(root, 'build/npm/grade/main.js');
export const folder = mkdtempSync(join(tmpdir(), 'frontier-grade-test-'));
after(() => rmSync(folder, { recursive: true, force: true }));

export const levels = `; title: Small
; domain: snowman

; level: The last ball
; optimal: 2
######
#    #
#? sA#
#    #
######
destination 3 1

; level: One on the other
#######
#     #
#?m b #
#   s #
#     #
#######
destination 3 1
`;

export const manhattan = `function h({ snowballs, destination }) {
  return sum(snowballs, (ball) => distance(ball, destination));
}
`;

export const solution = `import os
from search import *
from snowman import SnowmanState, Direction, snowman_goal_state, UP

def heur_manhattan_distance(state):
    total = 0
    for (x, y), size in state.snowballs.items():
        balls = 3 if size == 6 else 2 if size in (3, 4, 5) else 1
        total += balls * (abs(x - state.destination[0]) + abs(y - state.destination[1]))
    return total

def heur_alternate(state):
    return 2 * heur_manhattan_distance(state)

def fval_function(sN, weight):
    return sN.gval + weight * sN.hval

def weighted_astar(initial_state, timebound=10):
    return SearchEngine('custom', 'full')
`;

/** Writes files, by their names in the folder. */
export function write(files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
write({ 'small.txt': levels, 'my.js': manhattan, 'solution.py': solution });

/** Runs a program in the folder: its status and what it printed. */
export const run = (program, args, more = {}) =>
  new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd: folder, maxBuffer: 1 << 26, ...more },
      (error, stdout, stderr) =>
        resolve({ status: error ? (error.code ?? error.signal) : 0, stdout, stderr }),
    );
    more.started?.(child);
  });

export const grade = (...args) => run(process.execPath, [main, ...args]);
export const graded = async (...args) => JSON.parse((await grade(...args, '--json')).stdout);
export const read = (name) => readFileSync(join(folder, name), 'utf8');

/** The files that a run ends with, by their names; its journal is in the order of its end. */
export function results(out) {
  const files = readdirSync(join(folder, out), { recursive: true, withFileTypes: true });
  const names = files
    .filter((file) => file.isFile() && file.name !== 'journal.jsonl')
    .map((file) => join(file.parentPath ?? file.path, file.name).slice(join(folder, out).length + 1));
  return Object.fromEntries(names.sort().map((name) => [name, read(join(out, name))]));
}
