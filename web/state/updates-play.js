/**
 * A puzzle played by hand: a line of moves from the document's board. It is not undone with the document.
 * @import { LinePosition } from '../model/types.js'
 * @import { Mover } from '../model/movers.js'
 * @import { Hint, PlayedMove, State, Thought } from './state.js'
 */
import { lengthByHand } from '../model/plan-length.js';
import { recordKey, withRecord } from '../model/records.js';
import { boardKey, noPlay, set } from './state.js';
import { chooseTab } from './updates-page.js';

/** Another board is to be played. @param {State} state @param {string} domain @param {string} board
 * @param {Record<string, string>} options @returns {State} */
export const playBegun = (state, domain, board, options) =>
  set(state, {
    play: set(noPlay, { number: state.play.number + 1, asked: state.play.asked, domain, board, options }),
  });

/** A position was reached: by a move, by going back, or by opening the line.
 * @param {State} state @param {number} number
 * @param {{ position: LinePosition, movers: Mover[], active: number,
 *   made?: PlayedMove }} reached made: the move that led there, when it is a new one
 * @param {string} words said aloud @returns {State} */
export function playArrived(state, number, { position, movers, active, made }, words) {
  const { play } = state;
  if (play.number !== number) return state;
  const moves = made ? [...play.moves.slice(0, position.index - 1), made] : play.moves;
  const next = set(play, {
    position,
    movers,
    moves,
    active,
    chosen: -1,
    targets: noPlay.targets,
    hint: null,
    thinking: false,
  });
  return set(withBest(state, next), { play: next, narration: words || state.narration });
}

/** The best plan by hand is remembered. @param {State} state @param {State['play']} play @returns {State} */
function withBest(state, { domain, board, options, moves, position }) {
  if (!position?.is_goal || position.index === 0) return state;
  const length = lengthByHand(moves.slice(0, position.index));
  const found = { cost: position.cost, proved: false, length };
  const bests = withRecord(state.bests, recordKey(domain, board, options), found);
  return bests === state.bests ? state : set(state, { bests });
}

/** A piece was picked, or none. @param {State} state @param {number} chosen @param {number} active
 * @param {ReadonlySet<number>} targets @param {string} words @returns {State} */
export const playChose = (state, chosen, active, targets, words) =>
  set(state, { play: set(state.play, { chosen, active, targets }), narration: words || state.narration });

/** The tab with its words comes into sight. @param {State} state
 * @param {boolean} [more] the last search goes on
 * @returns {State} */
export function askHint(state, more = false) {
  const { play, layout } = state;
  if (!play.position || play.position.is_goal || play.thinking) return state;
  const asked = set(play, {
    thinking: true,
    thought: noPlay.thought,
    asked: play.asked + 1,
    more,
    hint: null,
  });
  const home = layout === 'phone' || layout === 'tablet' ? 'A' : 'B';
  return chooseTab(set(state, { play: asked, stopping: false }), home, 'hint');
}

/** @param {State} state @param {number} asked @param {Thought} thought @returns {State} */
export const hintProgressed = (state, asked, thought) =>
  state.play.asked === asked && state.play.thinking
    ? set(state, { play: set(state.play, { thought }) })
    : state;

/** @param {State} state @param {number} asked @param {Hint | null} hint @returns {State} */
export function hintFound(state, asked, hint) {
  if (state.play.asked !== asked) return state;
  const play = set(state.play, { thinking: false, hint });
  const key = boardKey(play.domain, play.board);
  const whole = hint?.whole;
  const isBetter = whole && whole.cost <= (state.hinted[key]?.cost ?? Infinity) && !state.hinted[key]?.proved;
  const hinted = isBetter ? { ...state.hinted, [key]: whole } : state.hinted;
  return set(state, { play, hinted, stopping: false, narration: hint ? hint.words : state.narration });
}

/** What looks for hints could not be loaded. @param {State} state @returns {State} */
export const hintMissing = (state) =>
  hintFound(state, state.play.asked, {
    action: '',
    left: 0,
    words: 'Hints could not be loaded. Ask again.',
    more: false,
    whole: null,
  });

/** @param {State} state @param {import('./state.js').Tool} tool @returns {State} */
export const pickTool = (state, tool) => set(state, { tool });
