/**
 * What follows from the Tuning page's state: the primary button, the status line, who is first.
 * @import { Configuration } from '../model/batch.js'
 * @import { Race, Runner, TuningState } from './tuning-state.js'
 * @import { Primary, Status } from './selectors-status.js'
 */
import { boundWords, isSameEverywhere, nameOf, contentOf } from '../model/batch.js';
import { formatCount, formatSeconds, plural } from '../model/format.js';
import { levelsOf } from '../model/levels.js';
import { parametersOf, sweepBatch, sweepLevels, whyNoSweep } from '../model/tuning-sweep.js';
import { onPuzzle } from '../model/tuning-document.js';
import { tuningOf } from './tuning-state.js';

/** The level's name, or words for a board of one's own. @param {TuningState} state */
export function tuningBoardName(state) {
  const { domain, board } = tuningOf(state);
  const bare = (/** @type {string} */ text) =>
    text.replaceAll(/^;.*\n?|[ \t]+$/gm, '').replace(/^\n+|\n+$/g, '');
  const found = levelsOf([...state.collections], domain).find(
    ({ level }) => bare(level.board) === bare(board),
  );
  return found?.level.id ?? 'your board';
}

/** Whether a run needs the page's board. @param {TuningState} state */
const needsBoard = (state) => {
  const { tab, sweep } = tuningOf(state);
  return tab !== 'sweep' || sweep.collection === '';
};

/** Why nothing can be run; '' where it can. @param {TuningState} state */
export function whyNotTuning(state) {
  const { catalog, history, check, collections } = state;
  if (!catalog || !history) return 'The engine is not there yet.';
  if (needsBoard(state) && check?.ok === false) return 'The board cannot be read.';
  const document = tuningOf(state);
  if (document.tab !== 'sweep') return '';
  const { sweep, domain } = document;
  const parameter = parametersOf(sweep.configuration, catalog, domain).find(
    ({ id }) => id === sweep.parameter,
  );
  return whyNoSweep(sweep, parameter, sweepLevels(document, collections).length);
}

/** Whether the race is of what stands there now. @param {TuningState} state */
export function isRaceCurrent({ race, history }) {
  if (!race || !history) return false;
  const [a, b] = [race.document, history.present];
  const content = (/** @type {readonly Configuration[]} */ list) => list.map(contentOf).join();
  return (
    a.domain === b.domain &&
    a.board === b.board &&
    a.pace === b.pace &&
    a.bound.seconds === b.bound.seconds &&
    a.bound.expansions === b.bound.expansions &&
    content(a.entrants) === content(b.entrants)
  );
}

/** Whether the sweep is of what stands there now. @param {TuningState} state */
export function isSweepCurrent({ sweep, history, catalog, collections }) {
  if (!sweep || !history || !catalog) return false;
  const now = sweepBatch(history.present, collections, catalog);
  const content = (/** @type {typeof sweep.batch} */ { levels, configurations, bound }) =>
    JSON.stringify([levels.map(({ board }) => board), configurations.map(contentOf), bound]);
  return now !== null && content(now) === content(sweep.batch);
}

/** @param {Race | null} race */
export const isRaceRunning = (race) =>
  race !== null && !isOver(race) && (race.running || race.ticks < race.wished);

/** @param {Race} race */
const isOver = ({ runners }) => runners.every(({ over }) => over);

/** By what entrants are ranked: what the first plan took, of what all have the same of.
 * @param {Race} race @param {Runner} runner */
const effort = ({ document: { pace } }, { first }) =>
  first ? (pace === 'seconds' ? first.seconds : first.expanded) : Infinity;

/** Who found a plan as which, from 1; those without one have no place. Of equals, each has the better place.
 * @param {Race} race @returns {(number | null)[]} */
export const placesOf = (race) =>
  race.runners.map((runner) => {
    const mine = effort(race, runner);
    if (mine === Infinity) return null;
    return 1 + race.runners.filter((other) => effort(race, other) < mine).length;
  });

/** A letter for an entrant. @param {number} index */
export const letterOf = (index) => 'ABCD'[index] ?? '?';

/** @param {TuningState} state @returns {Primary} */
export function tuningPrimary(state) {
  const tab = state.history?.present.tab ?? 'sweep';
  const word = { sweep: 'Sweep', race: 'Race', divergence: 'Compare' }[tab];
  const stop = { word: 'Pause', icon: 'stop', kind: 'ink', why: 'Esc' };
  if (tab === 'sweep' && state.sweep?.phase === 'running') return /** @type {Primary} */ (stop);
  if (tab !== 'sweep' && isRaceRunning(state.race)) return /** @type {Primary} */ (stop);
  const why = whyNotTuning(state);
  if (why) return { word, icon: 'play', kind: 'off', why };
  const isGoingOn =
    tab === 'sweep'
      ? state.sweep?.phase === 'paused' && isSweepCurrent(state)
      : tab === 'race' && state.race !== null && isRaceCurrent(state) && !isOver(state.race);
  if (isGoingOn) return { word: 'Go on', icon: 'play', kind: 'solid', why: 'Ctrl + Enter' };
  const isDone =
    tab === 'sweep'
      ? state.sweep !== null && isSweepCurrent(state)
      : state.race !== null && isRaceCurrent(state) && (tab === 'race' || state.comparing?.part === 1);
  return { word, icon: 'play', kind: isDone ? 'soft' : 'solid', why: 'Ctrl + Enter' };
}

/** @param {Partial<Status> & { title: string }} part @returns {Status} */
const status = (part) => ({ sign: 'dot', tone: '', words: '', figures: [], part: null, more: '', ...part });

/** @param {TuningState} state @returns {Status} */
export function tuningStatus(state) {
  const { check, history, catalog } = state;
  if (!catalog || !history) return status({ title: 'Loading', sign: 'busy' });
  if (check?.ok === false && needsBoard(state)) {
    const { line, message } = check.error;
    const words = `${line ? `Line ${line}: ` : ''}${message}`;
    return status({ sign: 'alert', tone: 'warn', title: 'Cannot read the board', words });
  }
  const why = whyNotTuning(state);
  if (why) return status({ sign: 'alert', tone: 'warn', title: 'Nothing to run', words: why });
  const { tab } = history.present;
  if (tab === 'sweep') return sweepStatus(state);
  return tab === 'race' ? raceStatus(state) : divergenceStatus(state);
}

/** @param {TuningState} state */
function sweepStatus(state) {
  const { sweep, catalog, collections } = state;
  const document = tuningOf(state);
  const same = isSameEverywhere(document.bound) ? 'The same on every machine.' : '';
  if (!sweep || (!isSweepCurrent(state) && sweep.phase !== 'running')) {
    const planned = catalog && sweepBatch(document, collections, catalog);
    const runs = planned ? planned.levels.length * planned.configurations.length : 0;
    const words = `${plural(runs, 'run')} of at most ${boundWords(document.bound)}. ${same}`;
    const old = sweep ? 'Changed since the last sweep; what stands below is of that one. ' : '';
    return status({ title: sweep ? 'Changed' : 'Ready', words: old + words });
  }
  const { levels, configurations, results } = sweep.batch;
  const [done, all] = [Object.keys(results).length, levels.length * configurations.length];
  if (sweep.error) return status({ sign: 'alert', tone: 'warn', title: 'Stopped', words: sweep.error });
  const failed = Object.values(results).filter(({ error }) => error).length;
  const figures = [{ name: 'Runs', value: `${formatCount(done)} / ${formatCount(all)}` }];
  if (sweep.phase === 'running')
    return status({ sign: 'busy', tone: 'busy', title: 'Sweeping', figures, part: all ? done / all : 0 });
  if (sweep.phase === 'paused') return status({ title: 'Paused', words: 'It can go on.', figures });
  const words = failed ? `${plural(failed, 'run')} failed: see the table.` : `Every plan checked. ${same}`;
  return status({
    sign: failed ? 'alert' : 'tick',
    tone: failed ? 'warn' : 'good',
    title: 'Done',
    words,
    figures,
  });
}

/** @param {TuningState} state */
function raceStatus(state) {
  const { race, catalog } = state;
  const { entrants, bound } = tuningOf(state);
  if (!race || !isRaceCurrent(state)) {
    const old = race ? 'Changed since the last race; what stands below is of that one. ' : '';
    const searches = plural(entrants.length, 'search', 'searches');
    const words = `${searches} on one board, each to ${boundWords(bound)}.`;
    return status({ title: race ? 'Changed' : 'Ready', words: old + words });
  }
  const figures = [{ name: 'Expanded', value: formatCount(Math.max(0, ...race.runners.map(expandedOf))) }];
  const first = placesOf(race).indexOf(1);
  const leader = race.document.entrants[first];
  const name =
    leader && catalog
      ? `${letterOf(first)}, ${nameOf(onPuzzle(leader, race.document.domain, catalog), catalog)}`
      : '';
  const plan = race.runners[first]?.first;
  const took = plan
    ? race.document.pace === 'seconds'
      ? formatSeconds(plan.seconds)
      : plural(plan.expanded, 'expansion')
    : '';
  const words = plan ? `First plan: ${name}, after ${took}, cost ${formatCount(plan.cost)}.` : 'No plan yet.';
  if (isRaceRunning(race)) return status({ sign: 'busy', tone: 'busy', title: 'Racing', words, figures });
  if (!isOver(race)) return status({ title: 'Paused', words, figures });
  const none = 'None of them found a plan within the bound.';
  return status({ sign: plan ? 'flag' : 'dot', title: 'Over', words: plan ? words : none, figures });
}

/** @param {Runner} runner */
const expandedOf = ({ stats }) => stats?.expanded ?? 0;

/** @param {TuningState} state */
function divergenceStatus(state) {
  const { comparing, race } = state;
  const { pair } = tuningOf(state);
  const [a, b] = pair.map(letterOf);
  if (comparing && isRaceRunning(race) && comparing.part < 1) {
    const most = Math.max(0, ...(race?.runners.map(expandedOf) ?? []));
    const figures = [{ name: 'Expanded', value: formatCount(most) }];
    return status({ sign: 'busy', tone: 'busy', title: 'Searching', words: 'Both run first.', figures });
  }
  if (!comparing || !isRaceCurrent(state)) {
    const words = `Which is the first state that ${a} expands and ${b} does not, at the same step?`;
    return status({ title: comparing ? 'Changed' : 'Ready', words });
  }
  if (comparing.error)
    return status({ sign: 'alert', tone: 'warn', title: 'Not compared', words: comparing.error });
  if (!comparing.found)
    return status({ sign: 'busy', tone: 'busy', title: 'Comparing', part: comparing.part });
  return status({ sign: 'flag', title: 'Compared', words: divergenceWords(state) });
}

/** What was found, as a sentence. @param {TuningState} state */
export function divergenceWords({ comparing }) {
  const found = comparing?.found;
  if (!comparing || !found) return '';
  const [a, b] = comparing.pair.map(letterOf);
  if (found.step === null)
    return `${a} and ${b} expand the same ${plural(found.same, 'state')} in the same order.`;
  const at = formatCount(found.step);
  const [shorter, longer] = found.left < found.right ? [a, b] : [b, a];
  if (found.step === Math.min(found.left, found.right))
    return `${longer} does all that ${shorter} does, and goes on after step ${at}.`;
  return found.same === 0
    ? `${a} and ${b} part at once, at step 0.`
    : `${a} and ${b} do the same for ${plural(found.same, 'step')}, and part at step ${at}.`;
}
