/**
 * Carries out the check that the state asks for: the code is read, its heuristic is held against the true
 * costs, then A* runs with it and with the others. Stop ends whatever of it runs.
 * @import { Refusal, SearchRequest } from '../engine/protocol.js'
 * @import { SearchResult } from '../engine/protocol.js'
 * @import { CounterExample, ExampleKind, Failure, FunctionRow, GapMap, Report, ScoreRow }
 *   from '../model/lab-types.js'
 * @import { LabDocument } from '../model/lab-document.js'
 * @import { Clock } from './clock.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { LabRun, LabState } from '../state/lab-state.js'
 * @typedef {{ signal?: AbortSignal, onProgress?: (report: Report) => void }} XrayHooks
 * @typedef {{ domain: string, board: string, options: Readonly<Record<string, string>>, heuristic: string,
 *   entry?: string, states: number | null, placements: boolean, isAside?: boolean }} XrayAsk
 *   isAside: its counter-examples will not be asked for
 * @typedef {{ ok: true, functions: FunctionRow[], main: string } | { ok: false, error: Failure }} LoadAnswer
 * @typedef {{
 *   load: (code: { domain: string, language: string, code: string }) => Promise<LoadAnswer>,
 *   xray: (ask: XrayAsk, hooks: XrayHooks) => Promise<Report | Refusal>,
 *   counterExamples: (kind: ExampleKind, from: number, to: number) => Promise<CounterExample[]>,
 *   heat: () => Promise<GapMap | null>,
 *   search: (request: SearchRequest & { entry?: string }, seconds: number | null,
 *     hooks: { signal?: AbortSignal }) => Promise<SearchResult>,
 *   end: () => void }} LabEngine   end: whatever runs, at once; the next question begins anew
 */
import { canRepair, divisorOf } from '../model/lab-repair.js';
import { formatValue } from '../model/format.js';
import { plainRequest } from '../model/options.js';
import { heuristicOf } from '../model/own.js';
import * as updates from '../state/updates-lab-check.js';
import { isChecking } from '../state/selectors-lab.js';

/** For each row of the table. */
const rowSeconds = 10;

/** @param {Store<LabState>} store @param {LabEngine} engine @param {Clock} clock @returns
 * {Follower<LabState>} */
export function labCheckEffect(store, engine, clock) {
  /** @type {AbortController} */ let abort = new AbortController();
  const isNow = (/** @type {number} */ id) => store.state.run?.id === id;

  /** @param {LabRun} run */
  async function check({ id, document, states, placements }) {
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    const begun = clock.now();
    const seconds = () => (clock.now() - begun) / 1000;
    const failed = (/** @type {Failure} */ why) => store.dispatch(updates.checkFailed, id, why, seconds());
    const read = await loadCode(engine, document);
    if (!isNow(id)) return;
    if (signal.aborted) return store.dispatch(updates.checkStopped, id, seconds());
    if (!read.ok) return failed(read.error);
    store.dispatch(updates.checkLoaded, id, read.functions, read.main);
    const heuristic = heuristicOf(document);
    const { domain, board, options, entry } = document;
    const began = clock.now();
    const report = await engine.xray(
      { domain, board, options, heuristic, entry, states, placements },
      { signal, onProgress: (progress) => store.dispatch(updates.checkProgressed, id, progress, seconds()) },
    );
    if (!isNow(id)) return;
    if (signal.aborted) return store.dispatch(updates.checkStopped, id, seconds());
    if ('ok' in report) return failed({ ...report.error, line: 0 });
    store.dispatch(updates.checkSettled, id, report, (clock.now() - began) / 1000, clock.now());
    if (report.failure) return;
    await askExample(store.state);
    store.dispatch(updates.mapArrived, id, await engine.heat().catch(() => null));
    await score(store.state, id, report, signal);
  }

  /** A* with each heuristic, one after the other. @param {LabState} state @param {number} id
   * @param {Report} report @param {AbortSignal} signal */
  async function score(state, id, report, signal) {
    const { run, catalog } = state;
    if (!run || !catalog) return;
    for (const ask of rowsOf(state, run, report)) {
      if (signal.aborted || !isNow(id)) break;
      const known = ask.judged ?? (await judge(run, ask.request.heuristic, signal));
      const row = await scored(ask, known, ask.sound ? report.start.exact : null, signal);
      if (row && isNow(id)) store.dispatch(updates.rowScored, id, row);
    }
    const { exact } = report.start;
    if (report.perfect !== null && exact !== null && isNow(id)) {
      const ideal = { id: 'perfect', name: 'h* itself', kind: /** @type {const} */ ('perfect') };
      const row = {
        ...ideal,
        h: exact,
        mean: 1,
        expanded: report.perfect,
        cost: exact,
        proved: true,
        checked: false,
        words: '',
      };
      store.dispatch(updates.rowScored, id, row);
    }
    if (isNow(id)) store.dispatch(updates.scoringEnded, id);
  }

  /** What a heuristic that is built in says. @param {LabRun} run @param {string} heuristic
   * @param {AbortSignal} signal @returns {Promise<Judged>} */
  async function judge({ document: { domain, board, options }, states, placements }, heuristic, signal) {
    const report = await engine
      .xray({ domain, board, options, heuristic, states, placements, isAside: true }, { signal })
      .catch(() => null);
    return report && 'mean_ratio' in report
      ? { h: report.start.h, mean: report.mean_ratio }
      : { h: null, mean: null };
  }

  /** @param {RowAsk} ask @param {Judged} judged @param {number | null} exact what the check proves of the
   * board, for a heuristic that it saw to be admissible there @param {AbortSignal} signal
   * @returns {Promise<ScoreRow | null>} */
  async function scored({ id, name, kind, request }, judged, exact, signal) {
    const outcome = await engine.search(request, rowSeconds, { signal }).catch(() => null);
    if (!outcome || (signal.aborted && outcome.ok && outcome.stats.status === 'cancelled')) return null;
    const unknown = { expanded: null, cost: null, proved: false, checked: false, words: '' };
    const row = { id, name, kind, ...judged, ...unknown };
    if (!outcome.ok) return { ...row, words: outcome.error.message };
    const { expanded, cost, status, claim } = outcome.stats;
    const words = cost !== null ? '' : status === 'exhausted' ? 'no plan' : 'no plan in time';
    const proved = claim.kind === 'optimal';
    return { ...row, expanded, cost, proved, checked: !proved && cost !== null && cost === exact, words };
  }

  /** @param {LabState} state */
  async function askExample({ run, examples }) {
    const { kind, index } = examples;
    if (!run?.report || index >= run.report[kind]) return;
    const [found] = await engine.counterExamples(kind, index, index + 1).catch(() => []);
    store.dispatch(updates.exampleArrived, run.id, kind, index, found ?? null);
  }

  return (state, before) => {
    const { run, examples } = state;
    if (run && run.id !== before.run?.id) {
      void check(run).catch(({ message }) => {
        if (isNow(run.id) && isChecking(store.state))
          store.dispatch(updates.checkFailed, run.id, { message, line: 0 }, 0);
      });
    }
    if (state.stops !== before.stops) abort.abort();
    const isOther = examples.kind !== before.examples.kind || examples.index !== before.examples.index;
    if (isOther && run?.report && run.report === before.run?.report) void askExample(state);
  };
}

/** @param {LabEngine} engine @param {LabDocument} document @returns {Promise<LoadAnswer>} */
const loadCode = async (engine, { domain, language, code }) =>
  language === 'formula' ? { ok: true, functions: [], main: '' } : engine.load({ domain, language, code });

/** @typedef {{ h: number | null, mean: number | null }} Judged
 * @typedef {{ id: string, name: string, kind: ScoreRow['kind'], judged: Judged | null, sound: boolean,
 *   request: SearchRequest & { entry?: string } }} RowAsk   sound: every state of the board was seen, and it
 *   is never too high on any */

/** What A* is to run with: the heuristic, its repair, those that are built in. @param {LabState} state
 * @param {LabRun} run @param {Report} report @returns {RowAsk[]} */
function rowsOf({ catalog }, { document }, report) {
  const domain = catalog?.domains.find(({ id }) => id === document.domain);
  if (!catalog || !domain) return [];
  const own = heuristicOf(document);
  const request = (/** @type {string} */ heuristic, /** @type {string} */ formula = '') => ({
    ...plainRequest,
    domain: document.domain,
    board: document.board,
    options: { ...document.options },
    strategy: formula ? 'custom' : 'a_star',
    heuristic,
    formula,
    memory_mib: catalog.limits.default_memory_mib,
    ...(heuristic === own ? { entry: document.entry } : {}),
  });
  const by = canRepair(report.ratio) ? divisorOf(report.ratio) : 1;
  const [h, mean] = [report.start.h, report.mean_ratio];
  const divided = (/** @type {number | null} */ value) => (value === null ? null : value / by);
  const mended = {
    id: 'repaired',
    name: `your h / ${formatValue(by)}`,
    kind: /** @type {const} */ ('repaired'),
  };
  return [
    {
      id: 'own',
      name: 'your h',
      kind: 'own',
      judged: { h, mean },
      sound: report.complete && report.admissible,
      request: request(own),
    },
    ...(by > 1
      ? [
          {
            ...mended,
            judged: { h: divided(h), mean: divided(mean) },
            sound: report.complete,
            request: request(own, `g + h/${by}`),
          },
        ]
      : []),
    ...domain.heuristics.map(({ id, name }) => ({
      id,
      name,
      kind: /** @type {const} */ ('builtin'),
      judged: null,
      sound: false,
      request: request(id),
    })),
  ];
}
