/**
 * The repair of a heuristic that is too high: the same, divided by its largest over-estimate ρ.
 * @import { Own } from './own.js'
 */
import { formatValue } from './format.js';
import { functionsIn } from './own.js';

/** The least number of at most four decimals that is no less than ρ, so that nothing stays too high. An
 * estimate is kept in single precision, so that ρ may be off in its seventh digit, as the check allows for.
 * @param {number} ratio */
export function divisorOf(ratio) {
  const rounded = Number(ratio.toFixed(4));
  return rounded >= ratio * (1 - 1e-6) ? rounded : Number((rounded + 0.0001).toFixed(4));
}

/** Whether division mends it. @param {number | null} ratio @returns {ratio is number} */
export const canRepair = (ratio) => ratio !== null && Number.isFinite(ratio) && ratio > 1;

/** A name that no function of the code has. @param {string} wanted @param {readonly { name: string }[]}
 * taken */
function freeName(wanted, taken) {
  for (let i = 0; ; i++) {
    const name = i ? `${wanted}_${i + 1}` : wanted;
    if (!taken.some((each) => each.name === name)) return name;
  }
}

/** Its last function, which divides by a number, in the language it is written in.
 * @param {Own} own @param {string} entry the function that is meant @param {number} ratio @returns {Own} */
export function repaired(own, entry, ratio) {
  const by = divisorOf(ratio);
  const name = `${own.name} / ${formatValue(by)}`;
  const words = `never too high on the board it was checked on: divided by ρ = ${formatValue(by)}`;
  if (own.language === 'formula') {
    return { ...own, name, code: `=(${own.code.trim().replace(/^=/, '')}) / ${by}` };
  }
  const found = functionsIn(own.language, own.code);
  const meant = entry || found[0]?.name || 'h';
  const code = own.code.trimEnd();
  if (own.language === 'python') {
    const fresh = freeName('heur_repaired', found);
    const lines = [
      '',
      '',
      `def ${fresh}(state):`,
      `    # ${words}`,
      `    return ${meant}(state) / ${by}`,
      '',
    ];
    return { ...own, name, code: code + lines.join('\n'), entry: fresh };
  }
  const fresh = freeName('repaired', found);
  const isExpression = !/^\s*(export|function|const|let|import)\b/m.test(code);
  const first = isExpression ? `const ${meant} = ${code.replace(/;$/, '')};` : code;
  const lines = [
    '',
    '',
    `/** ${words}. */`,
    `export const ${fresh} = (state, board) => ${meant}(state, board) / ${by};`,
    '',
  ];
  return { ...own, name, code: first + lines.join('\n'), entry: fresh };
}
