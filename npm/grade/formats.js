/**
 * The results as a table for people, as JSON, CSV and Markdown. None of them has a time or a name of a
 * machine: the same submissions give the same bytes everywhere.
 * @import { Config, Results } from './journal.js'
 * @import { Graded, Tested } from './summary.js'
 */
import { csvCell, markdownCell, shown } from './shown.js';
import { problemText } from './summary.js';

const headings = ['submission', 'strategy', 'solved', 'failed', 'cost', 'expanded', 'baseline', 'benchmark'];
const percent = (/** @type {number} */ part) => `${Math.round(100 * part)}%`;
const signed = (/** @type {number | null} */ value) =>
  value === null ? '' : value > 0 ? `+${value}` : String(value);

/** @param {Graded} graded */
export const nameOf = ({ entry: { name, role } }) => (role === 'submission' ? name : `${name} (${role})`);

/** @param {Graded} graded @param {Tested} test */
function remark(graded, test) {
  if (graded.error) return graded.error;
  const troubles = test.outcomes.filter(({ status }) => ['failed', 'ended'].includes(status));
  return troubles.length ? `${troubles.length} failed: ${problemText(troubles[0])}` : '';
}

/** @param {Graded} graded @param {Tested} test @returns {string[]} */
const cells = (graded, test) => [
  nameOf(graded),
  test.strategy,
  `${test.solved} of ${test.boards}`,
  percent(test.failure),
  String(test.cost),
  String(test.expanded),
  signed(test.overBaseline),
  signed(test.overBenchmark),
  String(test.mark),
  remark(graded, test),
];

/** @param {readonly Graded[]} all */
const rows = (all) => all.flatMap((graded) => graded.tests.map((test) => cells(graded, test)));

/** @param {string} text @param {number} most */
const cut = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** @param {readonly Graded[]} all */
function textTable(all) {
  const table = [[...headings, 'mark', 'remark'], ...rows(all)].map((row) =>
    row.map((cell, i) => cut(shown(cell), i === row.length - 1 ? 100 : 40)),
  );
  const widths = table[0].map((_, i) => Math.max(...table.map((row) => row[i].length)));
  const line = (/** @type {string[]} */ row) =>
    row.map((cell, i) => (i < 2 || i === 9 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return `${table.map((row) => line(row).trimEnd()).join('\n')}\n`;
}

/** @param {readonly Graded[]} all */
function markdown(all) {
  const line = (/** @type {string[]} */ row) => `| ${row.map(markdownCell).join(' | ')} |`;
  const rule = ['---', '---', '--:', '--:', '--:', '--:', '--:', '--:', '--:', '---'];
  const head = [line([...headings, 'mark', 'remark']), `| ${rule.join(' | ')} |`];
  return `${[...head, ...rows(all).map(line)].join('\n')}\n`;
}

/** @param {readonly (readonly unknown[])[]} table */
const csvText = (table) => `${table.map((row) => row.map(csvCell).join(',')).join('\n')}\n`;

/** @param {readonly Graded[]} all */
function csv(all) {
  const names = ['submission', 'role', 'strategy', 'solved', 'boards', 'failure_rate', 'proved', 'cost'];
  const more = ['expanded', 'over_baseline', 'over_benchmark', 'longer_plans', 'mark', 'remark'];
  const body = all.flatMap((graded) =>
    graded.tests.map((test) => [
      ...[graded.entry.name, graded.entry.role, test.strategy, test.solved, test.boards, test.failure],
      ...[
        test.proved,
        test.cost,
        test.expanded,
        test.overBaseline,
        test.overBenchmark,
        test.longer,
        test.mark,
      ],
      remark(graded, test),
    ]),
  );
  return csvText([[...names, ...more], ...body]);
}

/** A line for each board. @param {readonly Graded[]} all @param {Config} config */
function boardsCsv(all, { levels }) {
  const names = ['submission', 'role', 'strategy', 'set', 'level', 'status', 'cost', 'optimal', 'expanded'];
  const body = all.flatMap(({ entry, tests }) =>
    tests.flatMap(({ strategy, outcomes }) =>
      outcomes.map((outcome, i) => [
        ...[entry.name, entry.role, strategy, levels[i].set, levels[i].id, outcome.status, outcome.cost],
        ...[levels[i].optimal, outcome.expanded, outcome.first, problemText(outcome)],
      ]),
    ),
  );
  return csvText([[...names, 'first_plan_expanded', 'message'], ...body]);
}

/** @param {readonly Graded[]} all @param {Config} config */
function json(all, { tests, levels, limits, marks, benchmark, engine }) {
  const submissions = all.map(({ entry, function: used, error, tests: tested }) => ({
    ...{ name: entry.name, role: entry.role, language: entry.language, function: used, error },
    tests: tested.map(({ outcomes, failure, overBaseline, overBenchmark, longer, ...test }) => ({
      ...test,
      failure_rate: failure,
      over_baseline: overBaseline,
      over_benchmark: overBenchmark,
      longer_plans: longer,
      boards: outcomes.map(({ function: _, first, ...outcome }, i) => ({
        ...{ set: levels[i].set, level: levels[i].id, optimal: levels[i].optimal },
        ...outcome,
        first_plan_expanded: first,
      })),
    })),
  }));
  const settings = { engine, tests, limits, marks, benchmark };
  return `${JSON.stringify({ format: 'frontier-grades-1', settings, submissions }, null, 1)}\n`;
}

/** @param {readonly Graded[]} all @param {Results} results
 * @returns {Record<'text' | 'json' | 'csv' | 'markdown' | 'boards', string>} */
export const written = (all, results) => ({
  text: textTable(all),
  json: json(all, results.run.config),
  csv: csv(all),
  markdown: markdown(all),
  boards: boardsCsv(all, results.run.config),
});
