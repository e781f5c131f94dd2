// What the tests of the Tuning page share: a store with a document, and an engine that counts.
import { createStore } from '../../web/state/store.js';
import { initialTuning } from '../../web/state/tuning-state.js';
import { startHistory } from '../../web/model/history.js';
import { freshTuning } from '../../web/model/tuning-document.js';
import { tuningBoardChecked, tuningOpened, tuningReady } from '../../web/state/updates-tuning.js';
import { catalog as sample } from './catalog-sample.js';
import { good, stats } from './page-sample.js';

const [, , , weighted] = sample.strategies;
export const catalog = {
  ...sample,
  strategies: [...sample.strategies, { ...weighted, id: 'weighted_a_star', name: 'Weighted A*' }],
};

export function tuningStore(change = {}) {
  const store = createStore(initialTuning);
  store.dispatch(tuningReady, catalog);
  store.dispatch(tuningOpened, startHistory(Object.freeze({ ...freshTuning(catalog), ...change })));
  const { domain, board } = store.state.history.present;
  store.dispatch(tuningBoardChecked, domain, board, good);
  return store;
}

/** An engine whose search ends with a plan after so many expansions; its states are the numbers given. */
export function fakeRacer(end, keys = Array.from({ length: end }, (_, i) => i), asked = []) {
  let made = 0;
  const advance = (most) => {
    made = Math.min(end, made + (most ?? end));
    const isDone = made === end;
    const incumbents = isDone ? [{ cost: 2, expanded: end, weight: 1, lower_bound: 2, node: 4 }] : [];
    const now = { ...stats, status: isDone ? 'solved' : 'expansions', expanded: made, open: 3, incumbents };
    return Promise.resolve({ ok: true, stats: { ...now, cost: isDone ? 2 : null }, seconds: made / 1000 });
  };
  return {
    asked,
    isClosed: false,
    search(request) {
      asked.push(['search', request.max_expansions]);
      return advance(request.max_expansions);
    },
    resume({ expansions }) {
      asked.push(['resume', expansions]);
      return advance(expansions);
    },
    levels: () => Promise.resolve({ ok: false }),
    columns: (from) => Promise.resolve({ node: Uint32Array.of(from) }),
    cells: (node) => Promise.resolve({ width: 1, height: 1, cells: Int32Array.of(node, -1, -1) }),
    stateKeys: (from, to) => Promise.resolve(Float64Array.from(keys.slice(from, to))),
    step: (index) => Promise.resolve({ expansion: { index }, frontier: null, cells: null }),
    close() {
      this.isClosed = true;
    },
  };
}
