/** A page without a browser: a store with the sample catalogue and a document, and what the tests change in
 * it. */
import { initialState } from '../../web/state/state.js';
import { createStore } from '../../web/state/store.js';
import { startHistory } from '../../web/model/history.js';
import { freshDocument } from '../../web/model/document.js';
import { boardChecked, engineReady, opened } from '../../web/state/updates-document.js';
import { catalog } from './catalog-sample.js';
// The page loads these when it first needs them; here they are at hand, so that no test waits for a file.
import '../../web/effects/link-reading.js';
import '../../web/effects/overview-later.js';
import '../../web/model/intake.js';
import '../../web/model/link-packed.js';
import '../../web/state/updates-compare.js';

export const good = {
  ok: true,
  width: 3,
  height: 1,
  cells: new Int32Array(9),
  text: '',
  format: '',
  notes: [],
  estimates: [],
  goal: null,
};
export const claim = { kind: 'optimal', ratio: 1, sentence: 'No plan costs less.' };
export const stats = {
  status: 'solved',
  message: '',
  expanded: 10,
  generated: 20,
  nodes: 15,
  cost: 2,
  lower_bound: 2,
  weight: 1,
  claim,
  incumbents: [{ cost: 2, expanded: 10, weight: 1, lower_bound: 2, node: 4 }],
  preparing: null,
  paused_at: null,
};

/** The state with a document whose board is good. */
export function openState(known = catalog) {
  const ready = opened(engineReady(initialState, known), startHistory(freshDocument(known)));
  return boardChecked(ready, ready.history.present, good);
}

export const openStore = (known) => createStore(openState(known));

/** Time that passes when a test says so. */
export function fakeClock() {
  let time = 0;
  let waiting = [];
  return {
    now: () => time,
    after(milliseconds, wake) {
      const entry = { at: time + milliseconds, wake };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    async pass(milliseconds) {
      time += milliseconds;
      const due = waiting.filter(({ at }) => at <= time);
      waiting = waiting.filter(({ at }) => at > time);
      due.forEach(({ wake }) => wake());
      await settle();
    },
  };
}

/** Lets all that is under way come to its end: also what takes several turns, on a machine that was away. */
export async function settle() {
  await new Promise((resolve) => {
    setTimeout(resolve, 2);
  });
  for (let turn = 0; turn < 20; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

/** A key, as the page is told of it. */
export const press = (key, more = {}) => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  typing: false,
  onButton: false,
  inView: false,
  ...more,
});

/** What a link says of the view that says nothing of it. */
export const plainView = Object.freeze({
  step: null,
  node: null,
  plan: null,
  whole: false,
  panes: {},
  controls: null,
  readOnly: false,
  theme: '',
  ask: '',
  host: '',
  url: '',
  level: '',
});
