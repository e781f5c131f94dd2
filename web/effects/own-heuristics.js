/**
 * The user's own heuristics on the puzzles' page: the notebook's are there to choose from, and a code that
 * was written or allowed on this machine may run without a question.
 * @import { Own } from '../model/own.js'
 * @import { SomeStorage } from './storage.js'
 * @import { Follower, Store } from '../state/store.js'
 * @import { ChoosingEngine } from '../engine/choosing-engine.js'
 * @import { State } from '../state/state.js'
 * @typedef {{ isTrusted: (code: string) => Promise<boolean>, trust: (code: string) => Promise<unknown> }}
 *   Trust
 */
import { ownId, repairOwn } from '../model/own.js';
import { domainOptions } from '../model/options.js';
import { isRunning } from '../state/selectors-run.js';
import { documentOf } from '../state/state.js';
import { codeAllowed, ownEstimated, ownsLoaded } from '../state/updates-own.js';
import { load } from './storage.js';

export const notebookKey = 'frontier.lab.notebook.1';
const mostListed = 8;

/** The newest heuristics of a puzzle, one of each name; what came from a file is only in the Lab.
 * @param {SomeStorage} storage @param {string} domain @returns {Own[]} */
export function listed(storage, domain) {
  const tries = load(storage, notebookKey);
  const fit = (Array.isArray(tries) ? tries : [])
    .filter((each) => each?.domain === domain && each.foreign !== true)
    .flatMap((each) => repairOwn(each) ?? [])
    .filter(({ language }) => language !== 'formula');
  const names = new Set();
  return fit.filter(({ name }) => !names.has(name) && names.add(name)).slice(0, mostListed);
}

/** The board of which the document's own code can be asked: while a search runs, it is left alone, and after
 * it failed in one, too. @param {State} state */
function askable(state) {
  const { run, check, history, allowed } = state;
  const own = history?.present.own;
  const hasFailed = run?.status === 'failed' && run.document.own?.code === own?.code;
  return check?.ok && own && allowed === own.code && !isRunning(state) && !hasFailed ? check : null;
}

/** @param {Store} store @param {SomeStorage} storage @param {Trust} trust
 * @param {Pick<ChoosingEngine, 'ownStart'>} engine @returns {Follower} */
export function ownHeuristicsEffect(store, storage, trust, engine) {
  /** @param {State} state */
  async function estimate(state) {
    const { own, domain, board } = documentOf(state);
    const { check, catalog } = state;
    if (!own || !check?.ok || !catalog || check.estimates.some(({ heuristic }) => heuristic === ownId))
      return;
    await null; // a click may let it run and search at once
    if (askable(store.state) !== check) return;
    const value = await engine.ownStart(own, {
      domain,
      board,
      options: domainOptions(documentOf(state), catalog),
    });
    if (value !== undefined) store.dispatch(ownEstimated, check, value);
  }

  /** @param {string} code */
  async function judge(code) {
    const isKnown = store.state.owns.some((own) => own.code === code) || (await trust.isTrusted(code));
    if (isKnown && store.state.history?.present.own?.code === code) store.dispatch(codeAllowed, code);
  }

  return (state, before) => {
    if (!state.history) return;
    const [now, old] = [state.history.present, before.history?.present];
    const isOpened = state.open === 'heuristic' && before.open !== 'heuristic';
    if (now.domain !== old?.domain || isOpened)
      store.dispatch(ownsLoaded, listed(storage, documentOf(state).domain));
    if (now.own && now.own.code !== old?.own?.code) void judge(now.own.code).catch(() => {});
    if (askable(state) && askable(state) !== askable(before)) void estimate(state).catch(() => {});
    if (state.allowed && state.allowed !== before.allowed) void trust.trust(state.allowed).catch(() => {});
  };
}
