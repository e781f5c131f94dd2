/**
 * Is this heuristic admissible here? If not, a counter-example is to be found among six states. The truth is
 * the X-ray's, which has looked at every state that can be reached.
 * @import { Cells } from './types.js'
 * @import { Kind } from './class-questions.js'
 * @typedef {{ text: string, picture: Cells, h: number | null, exact: number, plan: string[] }} OfferedState
 *   h: null where the heuristic says that no plan leads on
 * @typedef {{ truth: 'yes' | 'no', heuristic: string, states: number, tooHigh: number, why: string,
 *   offered: OfferedState[] }} PosedAdmissible
 * @typedef {{ verdict: '' | 'yes' | 'no', state: number }} GivenVerdict   state: which of the six, or -1
 */
import { formatCount, formatValue, plural } from './format.js';

const mostOffered = 6;
/** So many of them are counter-examples, where there are some. */
const mostExamples = 2;
const mostSteps = 12;

/** @param {number} at */
export const letterOf = (at) => 'ABCDEF'[at];

/** h as it is written. @param {number | null} h */
export const hWords = (h) => (h === null ? '∞' : formatValue(h));

/** Whether h says more than a cheapest plan costs. @param {OfferedState} state */
export const isTooHigh = ({ h, exact }) => h === null || h > exact + 1e-6;

/** Six of the states, the counter-examples among the others; always the same for the same states.
 * @param {readonly OfferedState[]} pool */
export function offeredOf(pool) {
  // Of a goal every heuristic says 0: it is offered where there is nothing else.
  const kinds = [...pool.filter(({ exact }) => exact > 0), ...pool.filter(({ exact }) => exact === 0)];
  const all = kinds.filter(({ text }, at) => kinds.findIndex((other) => other.text === text) === at);
  const examples = all.filter(isTooHigh).slice(0, mostExamples);
  const others = all.filter((state) => !isTooHigh(state)).slice(0, mostOffered - examples.length);
  const more = all.filter(isTooHigh).slice(examples.length, mostOffered - others.length);
  return [...examples, ...others, ...more].toSorted((a, b) => mixed(a.text) - mixed(b.text));
}

/** A number that looks drawn by lot. @param {string} text */
function mixed(text) {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
}

/** @param {OfferedState} state @param {number} at */
const held = ({ h, exact }, at) =>
  `State ${letterOf(at)}: h says ${hWords(h)}, and its cheapest plan costs ${formatValue(exact)}.`;

/** @type {Kind<PosedAdmissible, GivenVerdict>} */
export const admissible = {
  title: 'Is this heuristic admissible here?',
  lines: ({ heuristic, states }) => [
    `${heuristic}: is h at most the cost of a cheapest plan, in each of the ${formatCount(states)} states ` +
      'that can be reached on this board and solved? If not, show one where h is more.',
  ],
  empty: () => ({ verdict: '', state: -1 }),
  isWhole: ({ verdict, state }, { offered }) =>
    verdict === 'yes' || (verdict === 'no' && (state >= 0 || !offered.length)),
  judge({ truth, offered }, { verdict, state }) {
    if (truth === 'yes' && verdict === 'yes') return { correct: true, words: '' };
    if (verdict === 'yes')
      return { correct: false, words: 'There is a state whose h is more than its cheapest plan costs.' };
    const shown = offered[state];
    if (shown && isTooHigh(shown)) return { correct: true, words: '' };
    return {
      correct: false,
      words: shown ? `${held(shown, state)} So it is no counter-example.` : 'Not so: there is none.',
    };
  },
  hint({ offered }) {
    const at = offered.findIndex((state) => !isTooHigh(state));
    const example = at < 0 ? '' : ` ${held(offered[at], at)} What of the others?`;
    return `h may say too little, but never too much: one state where it does is enough.${example}`;
  },
  reason({ truth, offered, states, tooHigh, why }) {
    if (truth === 'yes')
      return [
        `In none of the ${formatCount(states)} states does h say more than a cheapest plan costs.`,
        ...(why ? [why] : []),
      ];
    const examples = offered.flatMap((state, at) => (isTooHigh(state) ? [{ state, at }] : []));
    return [
      ...examples.map(
        ({ state, at }) =>
          `State ${letterOf(at)}: h says ${hWords(state.h)}, but this plan costs ${formatValue(
            state.exact,
          )}: ${planWords(state.plan)}`,
      ),
      `h is too high in ${plural(tooHigh, 'state')} of ${formatCount(states)}.`,
    ];
  },
  key: ({ truth, offered }) => ({
    verdict: truth,
    state: truth === 'yes' ? -1 : offered.findIndex(isTooHigh),
  }),
};

/** @param {readonly string[]} plan */
const planWords = (plan) =>
  plan.length
    ? `${plan.slice(0, mostSteps).join(', ')}${plan.length > mostSteps ? ' …' : '.'}`
    : 'it is a goal.';
