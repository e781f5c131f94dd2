/** A Lab without a browser: a store with a document, a report, and an engine that answers what a test says.
 * */
import { initialLab } from '../../web/state/lab-state.js';
import { createStore } from '../../web/state/store.js';
import { startHistory } from '../../web/model/history.js';
import { freshLab } from '../../web/model/lab-document.js';
import { labBoardChecked, labOpened, labReady } from '../../web/state/updates-lab.js';
import { catalog as plain } from './catalog-sample.js';
import { good, stats } from './page-sample.js';

export const catalog = {
  ...plain,
  own: {
    id: 'own',
    name: 'Your own',
    summary: '',
    admissible: 'unknown',
    consistent: 'unknown',
    why: '',
    cost: '',
  },
  domains: plain.domains.map((domain) => ({
    ...domain,
    heuristics: domain.heuristics.map(({ id }) => ({ id, name: id, summary: '' })),
    view: [
      { id: 'storage', kind: 'places', of_board: true, summary: 'Where boxes go.' },
      { id: 'boxes', kind: 'places', of_board: false, summary: 'Where boxes are.' },
    ],
  })),
};
const code = 'export function h(state) {\n  return 2;\n}\n';

export function openLab() {
  const fresh = freshLab(catalog, { language: 'javascript', name: 'first', code });
  const opened = labOpened(labReady(initialLab, catalog), startHistory(fresh));
  return labBoardChecked(opened, fresh.domain, fresh.board, good);
}

export const labStore = () => createStore(openLab());

export const report = {
  phase: 'judged',
  progress: 1,
  states: 2903,
  complete: true,
  solvable: 602,
  dead_ends: 2301,
  dead_ends_seen: 0,
  moves: 1351,
  too_high: 53,
  inconsistent: 40,
  goals_not_zero: 0,
  admissible: false,
  consistent: false,
  ratio: 2,
  mean_ratio: 0.64,
  start: { h: 12, exact: 22 },
  perfect: 30,
  pairs: { h: [4, 1, 0], exact: [2, 3, 0], count: [53, 548, 1] },
  gaps: { step: 1, from: [-2, 0, 2], count: [548, 1, 53] },
  failure: null,
  nanoseconds: 120,
};

export const fine = { ...report, too_high: 0, inconsistent: 0, ratio: 1, admissible: true, consistent: true };

export const example = { h: 4, exact: 2, text: '#@#', picture: good, plan: ['up', 'up'] };

/** What each question is answered, and what was asked. */
export function fakeLabEngine(answers = {}) {
  const asked = [];
  const answer =
    (name, usual) =>
    async (...args) => {
      asked.push([name, ...args]);
      const said = answers[name] ?? usual;
      return typeof said === 'function' ? said(...args) : said;
    };
  return {
    asked,
    load: answer('load', { ok: true, functions: [{ name: 'h', line: 1 }], main: 'h' }),
    xray: answer('xray', report),
    counterExamples: answer('counterExamples', [example]),
    heat: answer('heat', null),
    search: answer('search', { ok: true, stats, seconds: 1 }),
    end: () => asked.push(['end']),
  };
}

/** A storage of a browser; full: what is said of any text that is too long. */
export function fakeStorage(most = Infinity) {
  const kept = new Map();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}
