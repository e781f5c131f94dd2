/**
 * A batch as tables for other programs: CSV, a line a run, and Markdown, as it is seen.
 * @import { Catalog } from './types.js'
 * @import { Batch } from './batch.js'
 */
import { boundWords, isSameEverywhere, nameOf, taskKey } from './batch.js';
import { allFacts, cellOf, summaries } from './batch-score.js';
import { formatCount } from './format.js';

/** A field of CSV. A text that a spreadsheet would take for a formula is kept from being one.
 * @param {unknown} value */
function quoted(value) {
  const plain = value === null || value === undefined ? '' : String(value);
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const columns = [
  'collection',
  'level',
  'domain',
  'configuration',
  'strategy',
  'heuristic',
  'weight',
  'status',
  'claim',
  'cost',
  'optimum',
  'lower_bound',
  'expanded',
  'generated',
  'seconds',
  'first_cost',
  'first_expanded',
  'first_seconds',
  'checked',
  'error',
  'moves',
  'pushes',
];

/** To the microsecond, which is finer than a browser's clock. @param {number | null | undefined} seconds */
const shortTime = (seconds) => (typeof seconds === 'number' ? Number(seconds.toFixed(6)) : seconds);

/** @param {Batch} batch @param {Catalog} catalog */
export function batchCsv(batch, catalog) {
  const facts = allFacts(batch);
  const rows = batch.levels.flatMap((level) =>
    batch.configurations.flatMap((configuration) => {
      const result = batch.results[taskKey(level, configuration)];
      if (!result) return [];
      const [first] = result.plans;
      return [
        [
          level.collection,
          level.id,
          level.domain,
          nameOf(configuration, catalog, batch.levels),
          configuration.strategy,
          configuration.heuristic,
          configuration.weight,
          result.status,
          result.claim,
          result.cost,
          facts.get(level.key)?.optimum,
          result.lower_bound,
          result.expanded,
          result.generated,
          shortTime(result.seconds),
          first?.cost,
          first?.expanded,
          shortTime(first?.seconds),
          result.checked,
          result.error,
          result.length?.moves,
          result.length?.pushes,
        ],
      ];
    }),
  );
  return [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

const signs = {
  waiting: '',
  running: '',
  unfit: '',
  proved: ' ✓',
  optimum: ' =',
  over: '',
  within: '',
  plan: '',
  noplan: '–',
  unsolvable: 'none ✓',
  error: '!',
};

/** @param {number | null} over */
const percent = (over) => (over === null ? '' : ` +${Math.round(100 * over)} %`);

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** @param {Batch} batch @param {Catalog} catalog */
export function batchMarkdown(batch, catalog) {
  const facts = allFacts(batch);
  const names = batch.configurations.map((each) => cell(nameOf(each, catalog, batch.levels)));
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rows = batch.levels.map((level) => {
    const known = facts.get(level.key);
    const optimum = known?.optimum ?? (known?.bound ? `≥ ${known.bound}` : '');
    const cells = batch.configurations.map((configuration) => {
      const result = batch.results[taskKey(level, configuration)];
      if (!known) return '';
      const { kind, over, ratio } = cellOf(result, known);
      const more = over ? ` (+${over})` : ratio ? ` (≤ ${ratio.toFixed(2)}×)` : '';
      return `${result?.cost ?? ''}${more}${signs[kind]}`;
    });
    return line([cell(level.id), String(optimum), ...cells]);
  });
  const totals = summaries(batch, facts, 'cost').map(
    ({ solved, proved, over, expanded }) =>
      `${solved} / ${proved}${percent(over)}, ${formatCount(expanded)} expanded`,
  );
  return `${[
    `Bound: ${boundWords(batch.bound)}.${isSameEverywhere(batch.bound) ? ' The same on every machine.' : ''}`,
    '',
    line(['Level', 'Optimum', ...names]),
    line(['---', '---:', ...names.map(() => '---:')]),
    ...rows,
    line(['solved / proved', '', ...totals]),
    '',
    '✓ proved optimal, = as cheap as the optimum, (+n) dearer by n, (≤ r×) at most r times the optimum,',
    '– no plan within the bound.',
  ].join('\n')}\n`;
}
