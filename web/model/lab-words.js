/**
 * A verdict in words: what was found, and no more than was found. On a board whose states were not all seen,
 * nothing is called admissible.
 * @import { CounterExample, ExampleKind, Report } from './lab-types.js'
 * @typedef {{ sign: 'tick' | 'cross' | 'half' | 'alert' | 'question', tone: 'good' | 'bad' | 'plain',
 *   title: string, words: string }} Card
 */
import { formatCount, formatPercent, formatSeconds, formatValue, plural } from './format.js';

/** @param {number | null} ratio */
export const formatRatio = (ratio) => (ratio === null ? '∞' : ratio.toFixed(2));

/** @param {number} part @param {number} whole */
const share = (part, whole) => {
  const percent = (100 * part) / Math.max(1, whole);
  return percent > 0 && percent < 0.1 ? '< 0.1 %' : formatPercent(percent);
};

/** @param {Report} report @returns {Card} */
export function admissibleCard({ too_high: high, solvable, complete, states }) {
  if (high) {
    const part = share(high, solvable);
    const words = `too high on ${formatCount(high)} of ${plural(solvable, 'state')} (${part})`;
    return { sign: 'cross', tone: 'bad', title: 'Not admissible', words };
  }
  if (!complete) {
    const title = 'No counter-example';
    const words = `in ${formatCount(states)} states; the board has more, so nothing is proved`;
    return { sign: 'half', tone: 'plain', title, words };
  }
  if (!solvable) {
    return { sign: 'question', tone: 'plain', title: 'Nothing to compare', words: 'no state can be solved' };
  }
  const words = `on this board, in all its ${plural(solvable, 'state')}`;
  return { sign: 'tick', tone: 'good', title: 'Admissible', words };
}

/** @param {Report} report @returns {Card} */
export function consistentCard({ inconsistent, moves, complete, goals_not_zero: goals }) {
  if (inconsistent) {
    const of = `${formatCount(inconsistent)} of ${plural(moves, 'move')}`;
    const words = `falls too fast on ${of}`;
    return { sign: 'cross', tone: 'bad', title: 'Not consistent', words };
  }
  if (!complete) {
    const words = `in ${plural(moves, 'move')}; the board has more, so nothing is proved`;
    return { sign: 'half', tone: 'plain', title: 'No counter-example', words };
  }
  if (goals) {
    const words = `h is above 0 at ${plural(goals, 'goal')}, where it must be 0`;
    return { sign: 'cross', tone: 'bad', title: 'Not consistent', words };
  }
  const words = `on this board, in all its ${plural(moves, 'move')}`;
  return { sign: 'tick', tone: 'good', title: 'Consistent', words };
}

/** @param {Report} report @returns {Card} */
export function ratioCard({ ratio, goals_not_zero: goals, complete }) {
  const title = `ρ = ${formatRatio(ratio)}`;
  if (ratio === null) {
    const words = goals
      ? `h is above 0 at ${plural(goals, 'goal')}: no factor mends that`
      : 'nothing to compare with';
    return { sign: 'alert', tone: goals ? 'bad' : 'plain', title: goals ? title : 'ρ = –', words };
  }
  const seen = complete ? '' : ', as far as was seen';
  if (ratio > 1) {
    const most = formatValue(Number(ratio.toFixed(2)));
    const words = `worst h / h*${seen}: A* up to ${most} × optimal`;
    return { sign: 'half', tone: 'plain', title, words };
  }
  const words = complete ? 'A* with it finds an optimal plan on this board' : `worst h / h*${seen}`;
  return { sign: complete ? 'tick' : 'half', tone: complete ? 'good' : 'plain', title, words };
}

/** The line on top: a word and a sentence. @param {Report} report @param {string} board its name
 * @returns {{ sign: 'tick' | 'cross' | 'half' | 'alert', title: string, words: string }} */
export function verdictOf(report, board) {
  const { too_high: high, complete, states, solvable, failure, all_placements: all } = report;
  if (failure) return { sign: 'alert', title: 'Failed', words: failureWords(failure) };
  if (complete && !solvable) {
    const words = `none of the ${plural(states, 'state')} of ${board} leads to a goal.`;
    return { sign: 'alert', title: 'Nothing to compare', words };
  }
  const compared = complete
    ? `compared with the true cost h* of ${
        all ? `every placement of the pieces of ${board}` : `every state of ${board}`
      } that can be solved.`
    : `compared with the true cost h* of ${formatCount(solvable)} states out of ${formatCount(states)} seen.`;
  if (high) return { sign: 'cross', title: 'Not admissible', words: compared };
  if (!complete) {
    const words = `${board} has more states than were looked at, so it is not known to be admissible.`;
    return { sign: 'half', title: `No counter-example in ${plural(states, 'state')}`, words };
  }
  const title = all ? 'Admissible for all placements' : 'Admissible on this board';
  return { sign: 'tick', title, words: compared };
}

/** @param {{ message: string, line: number }} failure */
export const failureWords = ({ message, line }) => (line ? `Line ${line}: ${message}` : message);

/** @param {number} nanoseconds */
const formatNanoseconds = (nanoseconds) =>
  nanoseconds < 1000 ? `${Math.round(nanoseconds)} ns` : formatSeconds(nanoseconds / 1e9);

/** The line under the code: what is known of how it ran. @param {Report} report @param {number} seconds */
export function footWords({ solvable, states, goals_not_zero: goals, dead_ends: dead, ...report }, seconds) {
  const calls = report.nanoseconds;
  const each = calls === null ? '' : `, ${formatNanoseconds(calls)} a call`;
  const ran = `Runs: ${plural(states, 'state')} in ${formatSeconds(seconds)}${each}, never below 0, `;
  const goal = goals
    ? `h above 0 at ${plural(goals, 'goal')}`
    : solvable
      ? 'h = 0 at every goal'
      : 'no goal seen';
  const blind = dead
    ? `, sees ${formatCount(report.dead_ends_seen)} of ${plural(dead, 'dead end')}`
    : ', the board has no dead ends';
  return ran + goal + (report.complete ? blind : '');
}

/** A counter-example in a sentence. @param {CounterExample} example @param {ExampleKind} kind */
export function exampleWords(example, kind) {
  const { h, exact, plan, action, cost, next } = example;
  if (kind === 'inconsistent' && next) {
    const fall = (h ?? 0) - (next.h ?? 0);
    const drop = `${action} costs ${formatValue(cost ?? 1)}`;
    return `${drop}, but h falls from ${formatValue(h)} to ${formatValue(next.h)}: by ${formatValue(fall)}.`;
  }
  if (exact === 0) return `This is a goal: nothing is left to do. Your h says ${formatValue(h)}.`;
  const moves =
    plan.length === exact
      ? plural(plan.length, 'move')
      : `${plural(plan.length, 'move')}, cost ${formatValue(exact)}`;
  const solved = plan.length === 1 ? 'solves it' : 'solve it';
  return plan.length
    ? `${moves} ${solved}. Your h says ${formatValue(h)}.`
    : `It can be solved at cost ${formatValue(exact)}. Your h says ${formatValue(h)}.`;
}
