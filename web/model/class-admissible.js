/**
 * Is this heuristic admissible here? If not, a counter-example is to be found: a state that the reader makes,
 * by playing or editing the board, or one of six that are shown to whoever wants them. The truth is the
 * X-ray's, which has looked at every state that can be reached.
 * @import { Cells } from './types.js'
 * @import { Kind } from './class-questions.js'
 * @typedef {{ text: string, picture: Cells, h: number | null, exact: number, plan: string[] }} OfferedState
 *   h: null where the heuristic says that no plan leads on
 * @typedef {{ truth: 'yes' | 'no', heuristic: string, states: number, tooHigh: number, why: string,
 *   offered: OfferedState[] }} PosedAdmissible
 * @typedef {{ text: string, by: 'play' | 'edit', status: 'asking' | 'known' | 'unsolvable' | 'undecided' |
 *   'bad', picture: Cells | null, h: number | null, exact: number, plan: string[], isReached: boolean,
 *   words: string }} MadeState
 *   asking: the engine looks at it; undecided, bad: it cannot be judged, words says why
 * @typedef {{ verdict: '' | 'yes' | 'no', state: number, made?: MadeState | null, offers?: boolean }}
 *   GivenVerdict state: which of the six, or -1; offers: they are shown
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

/** Whether h says more than a cheapest plan costs. @param {Pick<OfferedState, 'h' | 'exact'>} state */
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

/** @param {Pick<OfferedState, 'h' | 'exact'>} state */
const heldWords = ({ h, exact }) => `h says ${hWords(h)}, and its cheapest plan costs ${formatValue(exact)}.`;

/** @param {OfferedState} state @param {number} at */
const held = (state, at) => `State ${letterOf(at)}: ${heldWords(state)}`;

/** A state that was made, and is not judged yet. @param {string} text @param {MadeState['by']} by
 * @returns {MadeState} */
export const newMade = (text, by) => ({
  text,
  by,
  status: 'asking',
  picture: null,
  h: null,
  exact: 0,
  plan: [],
  isReached: by === 'play',
  words: '',
});

/** Whether it can be judged. @param {MadeState | null | undefined} made */
export const isJudged = (made) => made?.status === 'known' || made?.status === 'unsolvable';

/** @param {MadeState} made */
function judgedMade(made) {
  if (made.status === 'unsolvable')
    return { correct: false, words: 'No plan leads from there to a goal: whatever h says is not too much.' };
  if (!isTooHigh(made))
    return { correct: false, words: `There ${heldWords(made)} So it is no counter-example.` };
  if (made.isReached) return { correct: true, words: '' };
  return {
    correct: false,
    words: `There ${heldWords(made)} But from the board that is asked about this state cannot be reached.`,
  };
}

/** @type {Kind<PosedAdmissible, GivenVerdict>} */
export const admissible = {
  title: 'Is this heuristic admissible here?',
  lines: ({ heuristic, states }) => [
    `${heuristic}: is h at most the cost of a cheapest plan, in each of the ${formatCount(states)} states ` +
      'that can be reached on this board and solved? If not, make one where h is more.',
  ],
  empty: () => ({ verdict: '', state: -1, made: null, offers: false }),
  isWhole: ({ verdict, state, made }) =>
    verdict === 'yes' || (verdict === 'no' && (state >= 0 || isJudged(made))),
  judge({ truth, offered }, { verdict, state, made }) {
    if (truth === 'yes' && verdict === 'yes') return { correct: true, words: '' };
    if (verdict === 'yes')
      return { correct: false, words: 'There is a state whose h is more than its cheapest plan costs.' };
    if (state < 0 && made) return judgedMade(made);
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
  reason({ truth, offered, states, tooHigh, why }, given) {
    if (truth === 'yes')
      return [
        `In none of the ${formatCount(states)} states does h say more than a cheapest plan costs.`,
        ...(why ? [why] : []),
      ];
    const own = given?.state === -1 && given.made;
    const ownLine = (/** @type {MadeState} */ { h, exact, plan }) =>
      `Your state: h says ${hWords(h)}, but this plan costs ${formatValue(exact)}: ${planWords(plan)}`;
    const examples = own ? [] : offered.flatMap((state, at) => (isTooHigh(state) ? [{ state, at }] : []));
    return [
      ...(own ? [ownLine(own)] : []),
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
    offers: true,
    made: null,
    verdict: truth,
    state: truth === 'yes' ? -1 : offered.findIndex(isTooHigh),
  }),
};

/** @param {readonly string[]} plan */
const planWords = (plan) =>
  plan.length
    ? `${plan.slice(0, mostSteps).join(', ')}${plan.length > mostSteps ? ' …' : '.'}`
    : 'it is a goal.';
