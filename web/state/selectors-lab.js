/**
 * What follows from the Lab's state: the primary button, the status line, which tabs are open.
 * @import { Domain } from '../model/types.js'
 * @import { LabDocument } from '../model/lab-document.js'
 * @import { LabState } from './lab-state.js'
 * @import { Primary, Status } from './selectors-status.js'
 */
import { formatCount, formatSeconds } from '../model/format.js';
import { failureWords, formatRatio, verdictOf } from '../model/lab-words.js';
import { sameCheck } from '../model/lab-document.js';
import { levelsOf } from '../model/levels.js';
import { functionsIn } from '../model/own.js';
import { labOf } from './lab-state.js';

/** @param {LabState} state @returns {Domain | null} */
export const labDomain = (state) => domainBy(state, state.history?.present.domain);

/** @param {LabState} state @param {string | undefined} wanted */
export const domainBy = ({ catalog }, wanted) => catalog?.domains.find(({ id }) => id === wanted) ?? null;

/** @param {LabState} state */
export const isChecking = ({ run }) => run?.phase === 'loading' || run?.phase === 'checking';

/** Whether the code may run: what came from outside waits for a click; a formula can do no harm.
 * @param {LabState} state */
export const isAllowed = ({ history }) =>
  history !== null && (history.present.origin === 'own' || history.present.language === 'formula');

/** Why there is nothing to check, '' where there is. @param {LabState} state */
export function whyNot(state) {
  if (!state.catalog || !state.history) return 'The engine is not there yet.';
  if (!isAllowed(state)) return 'The code came from outside: allow it first.';
  if (!labOf(state).code.trim()) return 'There is no code yet.';
  return state.check?.ok === false ? 'The board cannot be read.' : '';
}

/** @param {LabState} state */
export const canCheck = (state) => whyNot(state) === '' && !isChecking(state);

/** Whether what was checked is not what stands there now. @param {LabState} state */
export const changedSinceCheck = (state) =>
  state.run !== null && state.history !== null && !sameCheck(state.run.document, labOf(state));

/** The level's name, or words for a board of one's own. @param {LabState} state
 * @param {Pick<LabDocument, 'domain' | 'board'>} document */
export function boardName({ collections }, { domain, board }) {
  const found = levelsOf(collections, domain).find(({ level }) => bare(level.board) === bare(board));
  return found?.level.id ?? 'your board';
}

/** A board without what is only said of it. @param {string} board */
const bare = (board) => board.replaceAll(/^;.*\n?|[ \t]+$/gm, '').replace(/^\n+|\n+$/g, '');

/** @param {LabState} state @returns {Primary} */
export function labPrimary(state) {
  if (isChecking(state)) return { word: 'Stop', icon: 'stop', kind: 'ink', why: 'Esc' };
  const why = whyNot(state);
  if (why) return { word: 'Check', icon: 'play', kind: 'off', why };
  const isDone = state.run?.phase === 'done' && !changedSinceCheck(state);
  return { word: 'Check', icon: 'play', kind: isDone ? 'soft' : 'solid', why: 'Ctrl + Enter' };
}

/** @param {Partial<Status> & { title: string }} part @returns {Status} */
const status = (part) => ({ sign: 'dot', tone: '', words: '', figures: [], part: null, more: '', ...part });

/** @param {LabState} state @returns {Status} */
export function labStatus(state) {
  const { run, check, history } = state;
  if (!state.catalog || !history) return status({ title: 'Loading', sign: 'busy' });
  if (run && isChecking(state)) return checkingStatus(run);
  if (check?.ok === false) {
    const { line, message } = check.error;
    const words = `${line ? `Line ${line}: ` : ''}${message}`;
    return status({ sign: 'alert', tone: 'warn', title: 'Cannot read the board', words });
  }
  if (!isAllowed(state)) {
    const from = history.present.origin === 'link' ? 'a link' : 'a file';
    const words = `This code came with ${from}. Read it; it runs only after you allow it.`;
    return status({ sign: 'alert', tone: 'warn', title: 'Not run', words });
  }
  const error = state.reading?.error;
  if (error) {
    return status({ sign: 'alert', tone: 'warn', title: 'Cannot read the code', words: failureWords(error) });
  }
  if (run && !changedSinceCheck(state) && run.phase !== 'stopped') return endedStatus(state, run);
  const old = run?.report ? 'Changed since the last check; what stands below is of that one.' : '';
  const stopped = run?.phase === 'stopped' && !changedSinceCheck(state) ? 'Stopped before the end.' : '';
  const words = stopped || old || 'Every state of the board is compared with its true cost h*.';
  return status({ title: run?.report ? 'Changed' : 'Ready', words });
}

/** @param {NonNullable<LabState['run']>} run */
function checkingStatus({ phase, progress, seconds, document }) {
  const figures = progress ? [{ name: 'States', value: formatCount(progress.states) }] : [];
  if (phase === 'loading') {
    const words =
      document.language === 'python'
        ? 'Python is on its way; the first time takes a while.'
        : 'Reading the code.';
    return status({ sign: 'busy', tone: 'busy', title: 'Preparing', words });
  }
  const part = progress ? Math.max(0, Math.min(1, progress.progress)) : 0;
  const words = `${phaseWords(progress?.phase ?? '')} ${formatSeconds(seconds)}`;
  return status({ sign: 'busy', tone: 'busy', title: 'Checking', words, figures, part });
}

/** @param {string} phase as the engine names it */
function phaseWords(phase) {
  if (/explor|forward|states/.test(phase)) return 'Visiting every state,';
  if (/exact|back|distance/.test(phase)) return 'Working out the true cost h* of each,';
  if (/sampl/.test(phase)) return 'Too many states for all: sampling,';
  if (/judg|estimate|heuristic/.test(phase)) return 'Asking your h about each,';
  return '';
}

/** @param {LabState} state @param {NonNullable<LabState['run']>} run @returns {Status} */
function endedStatus(state, { report, failure, document }) {
  if (failure || !report) {
    const words = failure ? failureWords(failure) : '';
    return status({ sign: 'alert', tone: 'warn', title: 'Failed', words });
  }
  const { sign, title, words } = verdictOf(report, boardName(state, document));
  const figures = [
    { name: 'States', value: formatCount(report.states) },
    { name: 'Solvable', value: formatCount(report.solvable) },
    { name: 'Too high', value: formatCount(report.too_high) },
    { name: 'ρ', value: report.solvable ? formatRatio(report.ratio) : '–' },
  ];
  return status({ sign, tone: sign === 'tick' ? 'good' : '', title, words, figures });
}

/** The functions of the code: what the engine found, else what it looks like. @param {LabState} state */
export function functionsNow(state) {
  if (!state.history) return [];
  const { language, code } = labOf(state);
  const found = state.reading?.functions ?? [];
  return found.length ? found : functionsIn(language, code);
}

/** Faults to be marked in the code. @param {LabState} state
 * @returns {{ line: number, column: number, message: string }[]} */
export function faultsOf(state) {
  const { reading, run } = state;
  const isOld = !run || changedSinceCheck(state);
  const faults = [reading?.error, isOld ? null : run?.failure].filter((each) => each != null);
  const lines = new Set();
  const first = faults.filter(({ line }) => !lines.has(line) && lines.add(line));
  return first.map(({ line, column, message }) => ({ line, column: column ?? 0, message }));
}

/** Whether the engine reads formulas of heuristics: then its puzzles name their features.
 * @param {LabState} state */
export const knowsFormulas = ({ catalog }) =>
  catalog?.domains.some((domain) => 'features' in domain) ?? false;
