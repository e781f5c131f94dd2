/**
 * Computes the published table: every shipped set × the main strategies × all heuristics of its puzzle, by
 * expansions, so that it is the same on every machine. Writes docs/results.md for people and
 * docs/results.json for the scoreboard, which reads it as a run to compare with.
 * Usage: node tools/results.mjs [--jobs N], after tools/build.sh npm
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

const here = (path) => new URL(path, import.meta.url);
const { catalog, readCollection, solve } = await import(here('../build/npm/index.js').href);

export const expansions = 100_000;
const strategies = ['a_star', 'best_first', 'anytime_weighted_astar'];
const uninformed = 'ucs';

/** The shipped sets, with their levels. */
export async function shippedSets() {
  const folder = here('../build/npm/levels/');
  const sets = [];
  for (const file of readdirSync(folder).sort()) {
    const { title, domain, levels } = await readCollection(readFileSync(new URL(file, folder), 'utf8'));
    sets.push({ name: basename(file, '.txt'), title, domain, levels });
  }
  return sets;
}

/** What is measured on the sets of a puzzle. */
export function configurationsFor({ domains }, domain) {
  const { heuristics } = domains.find(({ id }) => id === domain);
  const informed = heuristics.filter(({ id }) => id !== 'zero');
  return [
    { strategy: uninformed, heuristic: 'zero' },
    ...strategies.flatMap((strategy) => informed.map(({ id }) => ({ strategy, heuristic: id }))),
  ];
}

const keyOf = ({ strategy, heuristic }) => (strategy === uninformed ? strategy : `${strategy}:${heuristic}`);

/** One search as a row of the file; without times, which would be others each time. */
async function resultOf({ domain, board, strategy, heuristic }) {
  const informed = strategy === uninformed ? {} : { heuristic };
  const { stats, plan } = await solve({ domain, board, strategy, ...informed, max_expansions: expansions });
  return {
    ...{ status: stats.status, cost: stats.cost, lower_bound: stats.lower_bound, claim: stats.claim.kind },
    ...{ ratio: stats.claim.ratio ?? null, expanded: stats.expanded, generated: stats.generated },
    plans: stats.incumbents.map(({ cost, expanded, lower_bound }) => ({
      ...{ cost, expanded, lower_bound: lower_bound ?? null },
    })),
    checked: plan ? true : null,
  };
}

async function work() {
  parentPort.on('message', async (task) => {
    if (task) parentPort.postMessage({ task, result: await resultOf(task) });
    else parentPort.close();
  });
}

/** The results of all tasks, in their order. */
function solveAll(tasks, jobs) {
  let next = 0;
  const results = [];
  const thread = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(fileURLToPath(import.meta.url), { workerData: 'results' });
      let mine = next++;
      const hand = () => worker.postMessage(tasks[mine] ?? null);
      worker.on('message', ({ result }) => {
        results[mine] = result;
        mine = next++;
        hand();
      });
      worker.once('error', reject);
      worker.once('exit', resolve);
      hand();
    });
  return Promise.all(Array.from({ length: jobs }, thread)).then(() => results);
}

const lines = (rows) => `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n ]`;

/** docs/results.json, as web/model/batch-file.js reads it. */
function jsonText(sets, configurations, results) {
  const levels = sets.flatMap(({ name, title, domain, levels: all }) =>
    all.map(({ id, title: said, board, optimal }, i) => ({
      ...{ key: `${name}:${i + 1}`, collection: title, id, title: said, domain, board, optimal },
    })),
  );
  const rows = configurations.map(({ strategy, heuristic }) => ({
    ...{ key: keyOf({ strategy, heuristic }), name: '', strategy, heuristic, own: null, guide: '' },
    ...{ formula: '', weight: null, options: {}, memory_mib: null },
  }));
  return `{
 "format": "frontier-scoreboard-1",
 "title": "The published table",
 "bound": ${JSON.stringify({ seconds: null, expansions })},
 "seconds": null,
 "levels": ${lines(levels)},
 "configurations": ${lines(rows)},
 "results": ${lines(results)}
}
`;
}

/** A line of docs/results.md: what a configuration comes to on a set. */
export function summaryLine({ strategy, heuristic }, results) {
  const solved = results.filter(({ cost }) => cost !== null);
  const proved = results.filter(({ claim }) => ['optimal', 'unsolvable'].includes(claim));
  const sum = (rows, key) => rows.reduce((all, row) => all + row[key], 0);
  const how = strategy === uninformed ? '–' : `\`${heuristic}\``;
  const sums = [solved.length, proved.length, sum(solved, 'cost'), sum(results, 'expanded')];
  return `| \`${strategy}\` | ${how} | ${sums.join(' | ')} |`;
}

function markdownText(sections) {
  const tables = sections.map(
    ({ name, title, levels, rows }) => `## ${title}

\`${name}\`, ${levels.length} levels.

| strategy | heuristic | solved | proved | cost | expansions |
|---|---|--:|--:|--:|--:|
${rows.join('\n')}
`,
  );
  const most = expansions.toLocaleString('en');
  return `# Results

Every set of levels that comes with Frontier × the main strategies × all heuristics of its puzzle, with at
most ${most} expansions a level: the same numbers on every machine. *Solved* are the levels with a plan,
*proved* those whose answer is proved to be the best, or whose having none is; *cost* is the sum over the
levels that are solved, *expansions* the sum over all. The anytime strategy goes on after its first plan.
Each level's row is in [results.json](results.json), which the scoreboard of the Lab opens to compare with.
All of it is made by \`./playground results\`; a test computes some of it again.

${tables.join('\n')}`;
}

async function main() {
  const at = process.argv.indexOf('--jobs');
  const jobs = at > 0 ? Number(process.argv[at + 1]) : availableParallelism();
  const known = await catalog();
  const sets = await shippedSets();
  const tasks = sets.flatMap(({ name, domain, levels }) =>
    configurationsFor(known, domain).flatMap((configuration) =>
      levels.map(({ board }, i) => ({
        set: name,
        level: `${name}:${i + 1}`,
        domain,
        board,
        ...configuration,
      })),
    ),
  );
  const found = await solveAll(tasks, jobs);
  const results = tasks.map((task, i) => ({ level: task.level, configuration: keyOf(task), ...found[i] }));
  const configurations = [...new Map(tasks.map((task) => [keyOf(task), task])).values()];
  const sections = sets.map((set) => ({
    ...set,
    rows: configurationsFor(known, set.domain).map((configuration) =>
      summaryLine(
        configuration,
        results.filter((row, i) => tasks[i].set === set.name && row.configuration === keyOf(configuration)),
      ),
    ),
  }));
  writeFileSync(here('../docs/results.json'), jsonText(sets, configurations, results));
  writeFileSync(here('../docs/results.md'), markdownText(sections));
  console.log(`docs/results.md and docs/results.json: ${results.length} searches.`);
}

if (!isMainThread && workerData === 'results') await work();
else if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
