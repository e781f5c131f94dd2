/**
 * What the results come to: what each has solved, what it cost, and its mark.
 * @import { Results } from './journal.js'
 * @import { Entry, Outcome } from './types.js'
 * @typedef {{ words: string, points: number, reached: boolean }} Step   of a mark
 * @typedef {{ strategy: string, solved: number, boards: number, failure: number, proved: number,
 *   cost: number, expanded: number, mark: number, steps: Step[], overBaseline: number | null,
 *   overBenchmark: number | null, longer: number | null, outcomes: Outcome[] }} Tested
 *   failure: the part that was not solved; over…: boards solved more than; longer: plans that are longer than
 *   the benchmark's, or missing
 * @typedef {{ entry: Entry, function: string, error: string, tests: Tested[] }} Graded
 *   error: why it could not be run at all, with its line
 */

/** @param {Outcome} outcome */
const isSolved = ({ cost }) => cost !== null;

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/** @param {{ message: string, line: number }} problem */
export const problemText = ({ message, line }) => (line ? `line ${line}: ${message}` : message);

/** @param {Results} results @returns {Graded[]} the baseline and the benchmark first */
export function summary(results) {
  const { entries, config } = results.run;
  const outcomes = entries.map((_, entry) =>
    config.tests.map((__, test) =>
      config.levels.map((___, level) => /** @type {Outcome} */ (results.of({ entry, test, level }))),
    ),
  );
  const withRole = (/** @type {Entry['role']} */ role) =>
    outcomes[entries.findIndex((entry) => entry.role === role)] ?? null;
  const [baseline, benchmark] = [withRole('baseline'), withRole('benchmark')];
  return entries.map((entry, i) => {
    const all = outcomes[i].flat();
    const refused = all.find(({ status }) => status === 'refused');
    return {
      entry,
      function: all.find((each) => each.function)?.function ?? '',
      error: refused ? problemText(refused) : '',
      tests: config.tests.map(({ strategy }, test) => ({
        strategy,
        ...judged(outcomes[i][test], baseline?.[test] ?? null, benchmark?.[test] ?? null, config),
      })),
    };
  });
}

/** @param {Outcome[]} outcomes @param {Outcome[] | null} baseline @param {Outcome[] | null} benchmark
 * @param {{ marks: number[], benchmark: number | null }} config @returns {Omit<Tested, 'strategy'>} */
function judged(outcomes, baseline, benchmark, { marks, benchmark: number }) {
  const solved = outcomes.filter(isSolved).length;
  const wanted = benchmark ? benchmark.filter(isSolved).length : number;
  const base = baseline ? baseline.filter(isSolved).length : null;
  const longer = benchmark
    ? benchmark.filter(({ cost }, i) => cost !== null && !((outcomes[i].cost ?? Infinity) <= cost)).length
    : null;
  const steps = [{ words: 'more than 2 boards solved', reached: solved > 2 }];
  if (base !== null)
    steps.push({ words: `as many as the baseline (${base})`, reached: solved >= Math.max(base, 1) });
  if (wanted !== null) {
    steps.push({ words: `as many as the benchmark (${wanted})`, reached: solved >= Math.max(wanted, 1) });
    steps.push(
      longer === null
        ? { words: 'all boards solved', reached: solved === outcomes.length }
        : { words: 'no plan longer than the benchmark’s', reached: longer === 0 },
    );
  }
  const points = base === null ? [marks[0], ...marks.slice(2)] : marks;
  const rated = steps.map((step, i) => ({ ...step, points: points[i] }));
  const missed = rated.findIndex(({ reached }) => !reached);
  const mark = missed === 0 ? 0 : (rated.at(missed < 0 ? -1 : missed - 1)?.points ?? 0);
  return {
    solved,
    boards: outcomes.length,
    failure: 1 - solved / outcomes.length,
    proved: outcomes.filter(({ proved }) => proved).length,
    cost: sum(outcomes.map(({ cost }) => cost ?? 0)),
    expanded: sum(outcomes.map(({ expanded }) => expanded)),
    mark, // a step counts only where those before it are reached
    steps: rated,
    overBaseline: base === null ? null : solved - base,
    overBenchmark: wanted === null ? null : solved - wanted,
    longer,
    outcomes,
  };
}
