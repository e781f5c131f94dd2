/**
 * The page that a student gets: all in one file, without scripts, with links that open each run in the
 * playground. Names, codes and messages are texts of strangers.
 * @import { Results } from './journal.js'
 * @import { Graded, Tested } from './summary.js'
 * @import { GradedLevel, Outcome } from './types.js'
 */
import { createHash } from 'node:crypto';
import { linkTo } from './link.js';
import { html } from './shown.js';
import { problemText } from './summary.js';

const style = `
:root { color-scheme: light dark; --line: #d0d5dd; --soft: #f4f5f7; --text: #1a1d23; --page: #fff;
  --quiet: #5a6472; --good: #12703c; --bad: #a8201a; --link: #1d4fbf; }
@media (prefers-color-scheme: dark) { :root { --line: #3a4150; --soft: #20252e; --text: #e8eaee;
  --page: #14171c; --quiet: #a4adba; --good: #6fd39b; --bad: #ff9a8f; --link: #8fb4ff; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem 4rem; background: var(--page);
  color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0; } .quiet { color: var(--quiet); } a { color: var(--link); }
.good { color: var(--good); } .bad { color: var(--bad); }
.error { border-left: .25rem solid var(--bad); background: var(--soft); padding: .75rem 1rem;
  margin: 1rem 0; }
pre { margin: .5rem 0 0; padding: .5rem .75rem; background: var(--soft); overflow-x: auto;
  font: .85rem/1.4 ui-monospace, monospace; white-space: pre; overflow-wrap: normal; }
.figures { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: .75rem 0; padding: 0; list-style: none; }
.figures b { display: block; font-size: 1.35rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
th:nth-child(-n + 2), td:nth-child(-n + 2) { text-align: left; }
thead th { color: var(--quiet); font-weight: 600; }
th, td { white-space: nowrap; } td.why { white-space: normal; padding-top: 0; }
tr:has(+ tr > .why) td { border: 0; }
td pre { white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin: .25rem 0; } ul.steps { list-style: none; padding: 0; margin: .5rem 0; }
`;

/** @type {Record<string, string>} */
const statusWords = {
  solved: 'solved',
  exhausted: 'no plan exists',
  expansions: 'out of expansions',
  memory: 'out of memory',
  failed: 'failed',
  refused: 'not run',
  ended: 'ended',
};

/** The file's name: the submission's as far as any system can have it, and what tells it from others.
 * @param {Graded} graded */
export function reportName({ entry: { name, key } }) {
  const safe = name.replace(/[^A-Za-z0-9_.-]+/g, '_').slice(0, 60);
  const isSame = safe === name && !/^\.|\.$/.test(name) && name === name.toLowerCase();
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 8);
  return `${isSame ? safe : `${safe.replace(/^\.+/, '_') || '_'}-${mark}`}.html`;
}

/** The line of the code that a problem names, with those around it. @param {string} code
 * @param {number} line */
function codeAt(code, line) {
  const lines = code.split('\n');
  if (!line || line > lines.length) return '';
  const from = Math.max(1, line - 2);
  const part = lines.slice(from - 1, line + 2).map((text, i) => {
    const number = from + i;
    return `${number === line ? '>' : ' '} ${String(number).padStart(4)}  ${html(text.slice(0, 300))}`;
  });
  return `<pre>${part.join('\n')}</pre>`;
}

/** @param {Outcome} outcome @param {string} code '' where its line was shown already */
const trouble = (outcome, code) =>
  `${html(problemText(outcome))}${codeAt(code, outcome.line)}` +
  (outcome.board
    ? `<details><summary>The board</summary><pre>${boardText(outcome.board)}</pre></details>`
    : '');

/** @param {string} board */
const boardText = (board) => board.split('\n').map(html).join('\n');

/** @param {Outcome} outcome @param {number | null} best */
function statusCell(outcome, best) {
  const words = statusWords[outcome.status] ?? outcome.status;
  if (outcome.cost === null) return `<span class="bad">✗ ${html(words)}</span>`;
  const isBest = best !== null && outcome.cost <= best;
  const more = outcome.status === 'solved' ? '' : `, then ${html(words)}`;
  return `<span class="good">✓ ${isBest ? 'best' : 'solved'}${more}</span>`;
}

const notRun = '<strong>It could not be run.</strong>';

/** @param {import('./summary.js').Step} step */
const stepItem = ({ words, points, reached }) => {
  const sign = reached ? '<span class="good">✓</span>' : '<span class="bad">✗</span>';
  return `<li>${sign} ${points}: ${html(words)}</li>`;
};

/** @param {Results} results */
export function reporter(results) {
  const { config, entries } = results.run;
  /** @param {number} level the optimum, or the best that anybody found here */
  const bestKnown = (level) => {
    const known = config.levels[level].optimal;
    if (known !== null) return { cost: known, words: String(known) };
    const costs = entries.flatMap((_, entry) =>
      config.tests.map((__, test) => results.of({ entry, test, level })?.cost ?? Infinity),
    );
    const least = Math.min(...costs);
    return Number.isFinite(least) ? { cost: least, words: `${least} found` } : { cost: null, words: '–' };
  };
  const best = config.levels.map((_, level) => bestKnown(level));

  /** @param {Graded} graded @param {number} test @param {GradedLevel} level @param {Outcome} outcome */
  const levelCell = ({ entry }, test, level, outcome) => {
    const name = html(level.id) + (level.title && level.title !== level.id ? ` ${html(level.title)}` : '');
    if (!config.site || entry.error || entry.role !== 'submission') return name;
    const address = linkTo(config.site, entry, config.tests[test], level, outcome);
    return address ? `<a href="${html(address)}">${name}</a>` : name;
  };

  /** @param {Graded} graded @param {number} test */
  const boardRows = (graded, test) => {
    /** Lines of the code that were shown. @type {Set<number>} */ const seen = new Set();
    return graded.tests[test].outcomes.map((outcome, i) => {
      const code = seen.has(outcome.line) ? '' : graded.entry.code;
      const message = outcome.message && outcome.status !== 'refused' ? trouble(outcome, code) : '';
      if (message) seen.add(outcome.line);
      const why = message ? `\n<tr><td class="why" colspan="6">${message}</td></tr>` : '';
      return `<tr><td>${levelCell(graded, test, config.levels[i], outcome)}</td>
<td>${statusCell(outcome, best[i].cost)}</td><td>${outcome.cost ?? '–'}</td><td>${html(best[i].words)}</td>
<td>${outcome.expanded}</td><td>${outcome.first ?? '–'}</td></tr>${why}`;
    });
  };

  /** @param {Graded} graded @param {Tested} tested @param {number} test */
  const section = (graded, tested, test) => `
<section><h2>${html(tested.strategy)}</h2>
<ul class="figures"><li><b>${tested.solved} of ${tested.boards}</b> solved</li>
<li><b>${Math.round(100 * tested.failure)} %</b> failure rate</li><li><b>${tested.cost}</b> sum of costs</li>
<li><b>${tested.expanded}</b> expansions</li><li><b>${tested.mark}</b> mark</li></ul>
<ul class="steps">${tested.steps.map(stepItem).join('')}</ul>
<div class="wide" tabindex="0" role="region" aria-label="Boards, ${html(tested.strategy)}"><table>
<thead><tr><th scope="col">board</th><th scope="col">status</th><th scope="col">cost</th>
<th scope="col">optimum</th><th scope="col">expansions</th><th scope="col">to the first plan</th></tr></thead>
<tbody>
${boardRows(graded, test).join('\n')}
</tbody></table></div></section>`;

  /** @param {Graded} graded */
  return (graded) => {
    const { entry, error, function: used } = graded;
    const refused = graded.tests[0]?.outcomes.find(({ status }) => status === 'refused');
    const sets = [...new Set(config.levels.map(({ set }) => set))].join(', ');
    const what = used ? `The function ${used}` : 'This submission';
    return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${html(entry.name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<style>${style}</style></head><body><main>
<h1>${html(entry.name)}</h1>
<p class="quiet">${html(what)} on ${html(sets)}: ${config.levels.length} boards, at most
${config.tests[0].expansions} expansions each. The same on every machine.</p>
${error && refused ? `<div class="error">${notRun} ${trouble(refused, entry.code)}</div>` : ''}
${graded.tests.map((tested, test) => section(graded, tested, test)).join('')}
</main></body></html>
`;
  };
}
