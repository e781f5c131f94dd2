/**
 * The user's own heuristics on the puzzles' page: the notebook's are there to choose from, and a code that
 * was written or allowed on this machine may run without a question.
 * @import { Own } from '../model/own.js'
 * @import { SomeStorage } from './storage.js'
 * @import { Follower, Store } from '../state/store.js'
 * @typedef {{ isTrusted: (code: string) => Promise<boolean>, trust: (code: string) => Promise<unknown> }}
 *   Trust
 */
import { repairOwn } from '../model/own.js';
import { documentOf } from '../state/state.js';
import { codeAllowed, ownsLoaded } from '../state/updates-own.js';
import { load } from './storage.js';

export const notebookKey = 'frontier.lab.notebook.1';
const mostListed = 8;

/** The newest heuristics of a puzzle, one of each name; what came from a file is only in the Lab.
 * @param {SomeStorage} storage @param {string} domain @returns {Own[]} */
function listed(storage, domain) {
  const tries = load(storage, notebookKey);
  const fit = (Array.isArray(tries) ? tries : [])
    .filter((each) => each?.domain === domain && each.foreign !== true)
    .flatMap((each) => repairOwn(each) ?? [])
    .filter(({ language }) => language !== 'formula');
  const names = new Set();
  return fit.filter(({ name }) => !names.has(name) && names.add(name)).slice(0, mostListed);
}

/** @param {Store} store @param {SomeStorage} storage @param {Trust} trust @returns {Follower} */
export function ownHeuristicsEffect(store, storage, trust) {
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
    if (state.allowed && state.allowed !== before.allowed) void trust.trust(state.allowed).catch(() => {});
  };
}
