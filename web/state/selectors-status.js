/**
 * The status line and the primary button: how things stand, in few words and numbers that keep their places.
 * @import { Catalog, Claim, Stats } from '../engine/protocol.js'
 * @import { Run, State } from './state.js'
 * @typedef {'dot' | 'busy' | 'tick' | 'half' | 'flag' | 'cross' | 'alert'} Sign
 * @typedef {{ name: string, value: string, strong?: boolean }} Figure
 * @typedef {{ sign: Sign, tone: '' | 'good' | 'busy' | 'warn', title: string, words: string,
 *   figures: Figure[], part: number | null, more: string, act?: string }} Status   part: of the time bound,
 *   null for no bar; more: the whole argument; act: what can be done about it, as a button
 * @typedef {{ word: string, icon: 'play' | 'pause' | 'stop', kind: 'solid' | 'soft' | 'ink' | 'off',
 *   why: string }} Primary
 */
import { gapOf } from '../model/anytime.js';
import { domainOf, heuristicOf, strategyOf } from '../model/document.js';
import {
  formatCount,
  formatPercent,
  formatSeconds,
  formatShort,
  formatValue,
  plural,
} from '../model/format.js';
import { countsPushes, lengthOf, lengthWords } from '../model/plan-length.js';
import { overallRate, recentRate } from '../model/profile.js';
import { warningsOf } from '../model/warnings.js';
import { documentOf } from './state.js';
import { bestKnown, levelNow } from './selectors.js';
import { pauseWords } from './selectors-step.js';
import { canContinue, canSolve, canStop, changedSinceRun, isRunning, isWrong } from './selectors-run.js';

/** @param {State} state @returns {Primary} */
export function primaryOf(state) {
  if (canStop(state)) {
    return { word: state.stopping ? 'Stopping …' : 'Stop', icon: 'stop', kind: 'ink', why: 'Esc' };
  }
  if (!canSolve(state)) {
    const why = isWrong(state) ? 'The board cannot be read.' : 'The engine is not there yet.';
    return { word: 'Solve', icon: 'play', kind: 'off', why };
  }
  const same = state.run !== null && !changedSinceRun(state);
  if (same && canContinue(state))
    return { word: goOnWord(state), icon: 'play', kind: 'solid', why: 'the same search, further' };
  const isDone = same && !state.run?.lost && !state.run?.diagnostic && state.mode === 'watch';
  return { word: 'Solve', icon: 'play', kind: isDone ? 'soft' : 'solid', why: 'Ctrl + Enter' };
}

/** @param {State} state */
function goOnWord({ history, run }) {
  if (run?.status === 'memory') return 'Go on, 2 × memory';
  const seconds = history?.present.time_bound ?? null;
  return seconds === null ? 'Go on' : `Go on ${formatValue(seconds)} s`;
}

/** @param {Partial<Status> & { title: string }} part @returns {Status} */
const status = (part) => ({ sign: 'dot', tone: '', words: '', figures: [], part: null, more: '', ...part });

/** @param {State} state @returns {Status} */
export function statusOf(state) {
  if (!state.catalog || !state.history) {
    return status({ title: 'Loading', words: 'The engine is on its way.', sign: 'busy' });
  }
  if (isRunning(state)) return runningStatus(state, /** @type {Run} */ (state.run));
  if (state.check?.ok === false) return unreadable(state.check.error);
  if (state.mode === 'play') return playStatus(state);
  const warnings = boardWarnings(state);
  const isFresh = !state.run || changedSinceRun(state);
  if (warnings.length && (isFresh || state.mode === 'edit')) return doubtful(state, warnings);
  return isFresh ? readyStatus(state) : endStatus(state, /** @type {Run} */ (state.run));
}

/** What is doubtful about the board. @param {State} state */
export function boardWarnings({ check, catalog, history, deadEnd }) {
  if (!catalog || !history) return [];
  return warningsOf(check, domainOf(history.present, catalog).legend, deadEnd ?? '');
}

/** @param {{ message: string, line: number, column: number }} error */
function unreadable({ message, line, column }) {
  const place = line ? `Line ${line}${column ? `, column ${column}` : ''}: ` : '';
  return status({ sign: 'alert', tone: 'warn', title: 'Cannot read the board', words: `${place}${message}` });
}

/** @param {State} state @param {string[]} warnings */
function doubtful(state, warnings) {
  const isHopeless = Boolean(state.deadEnd);
  const [first] = warnings;
  return status({
    sign: 'alert',
    tone: 'warn',
    title: isHopeless ? 'No plan can solve this board' : 'Look at the board',
    words: isHopeless ? (state.deadEnd ?? '') || first : first,
    figures: startFigures(state),
  });
}

/** @param {State} state */
function startFigures(state) {
  const { check, history } = state;
  const estimate = check?.ok
    ? check.estimates.find(({ heuristic }) => heuristic === history?.present.heuristic)
    : null;
  return estimate ? [{ name: 'h at the start', value: formatValue(estimate.value) }] : [];
}

/** @param {State} state */
function readyStatus(state) {
  const document = documentOf(state);
  const { name, id } = strategyOf(document, /** @type {Catalog} */ (state.catalog));
  const bound =
    document.time_bound === null
      ? 'without a time bound'
      : `for ${formatValue(document.time_bound)} s at most`;
  const does = id === 'solve' ? 'a first plan quickly, then better ones' : 'ready to run';
  const best = bestKnown(state);
  const known = best ? [{ name: best.proved ? 'Optimum' : 'Best known', value: formatValue(best.cost) }] : [];
  return status({
    title: 'Ready',
    words: `${name}: ${does}, ${bound}.`,
    figures: [...known, ...startFigures(state)],
  });
}

/** @param {State} state @param {Run} run */
function runningStatus(state, run) {
  const { stats, seconds, ask } = run;
  const spent = seconds - ask.from;
  const part = ask.seconds === null ? null : Math.min(1, spent / Math.max(ask.seconds, 1e-9));
  const time = `${seconds.toFixed(1)} s${
    ask.seconds === null ? '' : ` of ${formatValue(Number((ask.from + ask.seconds).toFixed(1)))} s`
  }`;
  if (stats?.preparing != null) {
    const name = heuristicName(state, run);
    return status({
      sign: 'busy',
      tone: 'busy',
      title: 'Preparing',
      part,
      words: `${name} learns the board: ${Math.floor(100 * stats.preparing)} %`,
    });
  }
  const title = state.stopping ? 'Stopping' : 'Searching';
  const changed = changedSinceRun(state) ? ' of the board and settings it began with' : '';
  return status({
    sign: 'busy',
    tone: 'busy',
    title,
    words: `${time}${changed}`,
    part,
    figures: stats
      ? [
          ...workFigures(run, stats),
          ...costFigures(stats),
          ...stepFigures(shownVerdict(state, stats), run),
          ...soFar(stats.claim, stats),
        ]
      : [],
  });
}

/** @param {State} state @param {Run} run */
const heuristicName = ({ catalog }, { document }) =>
  (catalog && heuristicOf(document, catalog)?.name) ?? 'The heuristic';

/** @param {Run} run @param {Stats} stats @returns {Figure[]} */
function workFigures(run, stats) {
  const rate = run.status === 'running' ? recentRate(run.profile) : overallRate(stats.expanded, run.seconds);
  return [
    ...(run.status === 'running' ? [] : [{ name: 'Time', value: formatSeconds(run.seconds) }]),
    { name: 'Expanded', value: formatCount(stats.expanded) },
    { name: 'Rate', value: rate === null ? '–' : `${formatShort(rate)}/s` },
  ];
}

/** @param {Stats} stats @returns {Figure[]} */
function costFigures({ cost, lower_bound: bound }) {
  const gap = gapOf(cost, bound);
  const percent = gap && (gap.difference > 0 ? formatPercent(gap.percent) : '0');
  return [
    { name: 'Best', value: cost === null ? 'none' : formatValue(cost) },
    { name: 'Lower bound', value: bound === null ? '–' : formatValue(bound) },
    { name: 'Gap', value: percent ?? '–' },
  ];
}

/** Of the best plan, where some moves are pushes: what counts first. @param {Run['verdict']} verdict
 * @param {Run} run @returns {Figure[]} */
function stepFigures(verdict, { document }) {
  const length = lengthOf(verdict);
  if (!length) return [];
  const figures = [
    { name: 'Moves', value: formatCount(length.moves) },
    { name: 'Pushes', value: formatCount(length.pushes) },
  ];
  return countsPushes(document.options) ? figures.reverse() : figures;
}

/** Of the best plan so far, where it is laid out already. @param {State} state @param {Stats} stats */
const shownVerdict = ({ plan }, { incumbents }) =>
  incumbents.length && plan.incumbent === incumbents.length - 1 && plan.shown?.incumbent === plan.incumbent
    ? plan.shown.verdict
    : null;

/** @param {Claim} claim @param {Stats} stats @returns {Figure[]} */
function soFar(claim, { cost, lower_bound: bound }) {
  const ratio = claim.kind === 'bounded' ? claim.ratio : cost !== null && bound ? cost / bound : null;
  return ratio === null
    ? []
    : [{ name: 'So far', value: `at most ${formatRatio(ratio)} × optimal`, strong: true }];
}

/** Rounded up: what is claimed must hold. @param {number} ratio */
const formatRatio = (ratio) => formatValue(Math.ceil(ratio * 100 - 1e-9) / 100);

/** @param {State} state @param {Run} run */
function endStatus(state, run) {
  const { stats } = run;
  if (run.diagnostic) {
    return status({
      sign: 'alert',
      tone: 'warn',
      title: 'The search could not start',
      words: run.diagnostic.message,
    });
  }
  if (run.lost) return status({ sign: 'alert', tone: 'warn', title: 'Lost', words: run.lost });
  if (!stats) return readyStatus(state);
  const check = run.verdict && run.plan ? verdictWords(run) : '';
  // How far a stopped search is from the optimum stands in its words already.
  const reason = run.status === 'solved' ? capital(stats.claim.sentence.replace(/^Optimal: /, '')) : '';
  const figures = [...workFigures(run, stats), ...costFigures(stats), ...stepFigures(run.verdict, run)];
  return status({
    ...endWords(state, run, stats),
    figures,
    part: spentPart(run),
    more: `${reason}${check}`.trim(),
  });
}

/** @param {string} sentence */
const capital = (sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** @param {Run} run */
function spentPart({ ask, seconds }) {
  return ask.seconds === null ? null : Math.min(1, (seconds - ask.from) / Math.max(ask.seconds, 1e-9));
}

/** @param {Run} run */
function verdictWords({ verdict, plan }) {
  if (!verdict || !plan) return '';
  if (verdict.legal && verdict.reaches_goal && verdict.cost === plan.cost) {
    return ` Plan checked, ${plural(verdict.steps, 'move')}.`;
  }
  return ` The plan did not pass the independent check: ${verdict.message} This is an error of the program.`;
}

/** @param {State} state @param {Run} run @param {Stats} stats
 * @returns {Partial<Status> & { title: string }} */
function endWords(state, run, stats) {
  const { claim, cost, expanded } = stats;
  const best = costWords(run, stats).replace(/^cost /, '');
  const plan = cost === null ? 'No plan yet.' : `Best plan ${best}${ratioWords(claim, stats)}.`;
  switch (run.status) {
    case 'timeout':
      return { sign: 'half', title: 'Out of time', words: plan };
    case 'cancelled':
      return { sign: 'half', title: 'Stopped', words: `at ${formatSeconds(run.seconds)}. ${plan}` };
    case 'expansions':
      return { sign: 'half', title: 'Paused', words: `after ${plural(expanded, 'expansion')}. ${plan}` };
    case 'paused':
      return { sign: 'half', title: 'Paused', words: pauseWords(state) || plan };
    case 'memory':
      return {
        sign: 'alert',
        tone: 'warn',
        title: 'Out of memory',
        words: `${formatCount(run.document.memory_mib)} MiB. Try IDA*, or pushes for moves. ${plan}`,
      };
    case 'exhausted':
      return {
        sign: 'cross',
        title:
          claim.kind === 'unsolvable'
            ? 'No plan'
            : claim.kind === 'unsolvable_in_bounds'
              ? 'No plan within the bounds'
              : 'Exhausted',
        words: claim.sentence,
      };
    case 'failed':
      return failedWords(stats);
    default:
      return solvedWords(run, claim, stats);
  }
}

/** What the user's own heuristic did, at which line and on which board. @param {Stats} stats
 * @returns {Partial<Status> & { title: string }} */
function failedWords({ failure, message }) {
  const line = failure?.line ? `Line ${failure.line} of the heuristic: ` : '';
  const words = failure ? `${line}${failure.message}` : message;
  return {
    sign: 'alert',
    tone: 'warn',
    title: 'Failed',
    words,
    ...(failure?.board ? { act: 'Show the board' } : {}),
  };
}

/** @param {Run} run @param {Claim} claim @param {Stats} stats
 * @returns {Partial<Status> & { title: string }} */
function solvedWords(run, claim, stats) {
  const cost = costWords(run, stats);
  if (claim.kind === 'optimal')
    return { sign: 'tick', tone: 'good', title: 'Optimal', words: `${cost}; no plan costs less.` };
  if (claim.kind === 'bounded') {
    return {
      sign: 'half',
      title: 'Within w',
      words: `${cost}, at most ${formatRatio(claim.ratio ?? 1)} × optimal.`,
    };
  }
  return { sign: 'flag', title: 'Plan found', words: `${cost}. ${claim.sentence}` };
}

/** @param {Run} run @param {Stats} stats */
function costWords({ verdict, document }, { cost }) {
  const length = lengthOf(verdict);
  return length ? lengthWords(length, document.options) : `cost ${formatValue(cost)}`;
}

/** @param {Claim} claim @param {Stats} stats */
const ratioWords = (claim, stats) =>
  soFar(claim, stats)
    .map(({ value }) => `, ${value}`)
    .join('');

/** @param {State} state */
function playStatus(state) {
  const { play } = state;
  const { position } = play;
  const best = bestKnown(state);
  if (!position) return status({ title: 'Play', words: 'The board is being set up.' });
  const pushes = play.moves.slice(0, position.index).filter((move) => move.pushes).length;
  const figures = [
    { name: 'Moves', value: formatCount(position.index) },
    ...(play.moves.some((move) => move.pushes) ? [{ name: 'Pushes', value: formatCount(pushes) }] : []),
    ...(best ? [{ name: best.proved ? 'Optimum' : 'Best known', value: formatValue(best.cost) }] : []),
  ];
  if (position.is_goal)
    return status({ sign: 'tick', tone: 'good', title: 'Solved by hand', words: goalWords(state), figures });
  if (play.thinking) return thinkingStatus(play, figures);
  if (position.dead_end) {
    return status({
      sign: 'alert',
      tone: 'warn',
      title: 'Dead end',
      words: `${position.dead_end} Undo: Z`,
      figures,
    });
  }
  const level = levelNow(state);
  return status({ title: 'Play', words: level ? `Level ${level.id}` : 'Your move.', figures });
}

/** @param {State['play']} play @param {Figure[]} figures */
function thinkingStatus({ thought: { seconds, most } }, figures) {
  const words = most ? `${seconds.toFixed(1)} s of ${formatValue(most)} s` : '';
  return status({
    sign: 'busy',
    tone: 'busy',
    title: 'Looking for a plan',
    words,
    part: most ? Math.min(1, seconds / most) : null,
    figures,
  });
}

/** The cost of a board solved by hand, against the best known. @param {State} state */
export function goalWords(state) {
  const cost = state.play.position?.cost ?? 0;
  const best = bestKnown(state);
  const done = `Cost ${formatValue(cost)}.`;
  if (!best) return done;
  if (cost < best.cost) return `${done} Better than the best plan known, ${formatValue(best.cost)}.`;
  if (cost > best.cost) return `${done} The best plan known costs ${formatValue(cost - best.cost)} less.`;
  return `${done} ${best.proved ? 'No plan is cheaper.' : 'As good as the best plan known.'}`;
}
