/**
 * Questions for a class: what is asked in words, whether an answer is whole, how it is judged, a hint that
 * does not give it away, and the reason afterwards. The key to each is what the engine said.
 * @import { PosedAdmissible } from './class-admissible.js'
 * @import { PosedCost } from './class-cost.js'
 * @import { PosedCut } from './class-cut.js'
 * @import { PosedNext } from './class-next.js'
 * @import { PosedPruned } from './class-pruned.js'
 * @typedef {PosedNext | PosedPruned | PosedAdmissible | PosedCost | PosedCut} Posed
 * @typedef {{ correct: boolean, words: string, rows?: string[] }} Judgement
 *   rows: 'right', 'half' or 'wrong' of each row, where an answer has several
 */
/** @template P, G
 * @typedef {{ title: string, lines: (posed: P) => string[], empty: (posed: P) => G,
 *   isWhole: (given: G, posed: P) => boolean, judge: (posed: P, given: G) => Judgement,
 *   hint: (posed: P) => string, reason: (posed: P, given?: G) => string[], key: (posed: P) => G }} Kind
 *   empty: no answer yet; isWhole: it can be judged; key: the right answer
 */
import { admissible } from './class-admissible.js';
import { cost } from './class-cost.js';
import { cut } from './class-cut.js';
import { next } from './class-next.js';
import { pruned } from './class-pruned.js';

/** Each judges what it has posed itself. */
const kinds = /** @type {Record<string, Kind<Posed, unknown>>} */ (
  /** @type {unknown} */ ({ next, pruned, admissible, cost, cut })
);

/** @param {string} ask as a link has it @returns {Kind<Posed, unknown>} */
export const kindOf = (ask) => kinds[ask.split(':')[0]];

/** So many wrong answers open the way to the right one. */
export const triesBeforeShown = 2;

/** Whether something was given that can be judged.
 * @param {{ ask: string, posed: Posed | null, given: unknown }} question */
export const isWhole = ({ ask, posed, given }) => posed !== null && kindOf(ask).isWhole(given, posed);
