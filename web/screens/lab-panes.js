/**
 * The panes of the Lab's screen. A view is one object in this list: where it lives, its title, what it shows.
 * @import { LabPage } from '../lab.js'
 * @import { LabState } from '../state/lab-state.js'
 * @import { Home } from '../state/state.js'
 * @typedef {{ id: string, title: string, short?: string, home: 'A' | 'B' | 'C' | 'D' | 'V',
 *   view: (page: LabPage) => unknown, count?: (state: LabState) => number | null }} LabPane
 */
import { html, nothing } from 'lit';
import { showHow } from '../state/updates-lab.js';
import { labOf } from '../state/lab-state.js';
import { chooseTab, fillPane } from '../state/updates-page.js';
import { told } from '../views/events.js';
import { languageField } from './lab-bar.js';
import { codePane, examplesPane, helpersPane, notebookPane } from './lab-code.js';
import {
  counterPane,
  histogramPane,
  howPane,
  mapPane,
  plotPane,
  repairPane,
  stackedPane,
  verdictPane,
} from './lab-results.js';
import '../views/pane-frame.js';

/** @type {readonly LabPane[]} */
const panes = [
  { id: 'code', title: 'Code', home: 'A', view: codePane },
  { id: 'examples', title: 'Examples', home: 'A', view: examplesPane },
  { id: 'helpers', title: 'Helpers', home: 'A', view: helpersPane },
  {
    id: 'notebook',
    title: 'Notebook',
    home: 'A',
    view: notebookPane,
    count: ({ notebook }) => notebook.length || null,
  },
  { id: 'verdict', title: 'Verdict', home: 'V', view: verdictPane },
  { id: 'how', title: 'How it is checked', short: 'How', home: 'V', view: howPane },
  { id: 'counter', title: 'Counter-example', home: 'B', view: counterPane },
  { id: 'plot', title: 'h against h*', home: 'C', view: plotPane },
  { id: 'histogram', title: 'Histogram', home: 'C', view: histogramPane },
  { id: 'map', title: 'Map', home: 'C', view: mapPane },
  { id: 'repair', title: 'Repair', home: 'D', view: repairPane },
];
/** @type {LabPane} */
const stacked = { id: 'results', title: 'Verdict', home: 'V', view: stackedPane };
const names = { A: 'The code', V: 'The verdict', B: 'What shows it', C: 'All states', D: 'The repair' };

/** The code's tab bears its name, where there is room. @param {LabState} state @param {LabPane} pane */
function titleOf(state, { id, title, short }) {
  if (state.layout === 'phone') return short ?? title;
  return id === 'code' ? labOf(state).name.slice(0, 24) : title;
}

/** Which pane a row of tabs shows. @param {readonly LabPane[]} row @param {string | undefined} wanted */
const shownOf = (row, wanted) => row.find(({ id }) => id === wanted) ?? row[0];

/** @param {LabPage} page @param {string} slot @param {string} label @param {readonly LabPane[]} row
 * @param {Home} key where the choice is kept @param {boolean} canFill @param {string} [otherwise] */
function frame({ state, dispatch, ...page }, slot, label, row, key, canFill, otherwise) {
  const shown = shownOf(row, state.panes.chosen[key] ?? otherwise);
  const tabs = row.map((pane) => ({
    id: pane.id,
    title: titleOf(state, pane),
    count: pane.count?.(state) ?? null,
    shown: pane === shown,
  }));
  const whole = /** @type {LabPage} */ ({ ...page, state, dispatch });
  return html`<pane-frame slot=${slot} label=${label} .tabs=${tabs} ?canFill=${canFill}
    ?full=${state.panes.full === key} @tab-pick=${told(({ id }) => dispatch(chooseTab, key, id))}
    @fill=${() => dispatch(fillPane, key)}>${
      key === 'A' && state.layout !== 'phone' ? languageField(whole) : nothing
    }${shown.view(whole)}</pane-frame>`;
}

/** @param {LabPage} page */
export function labPanes(page) {
  const { layout } = page.state;
  const of = (/** @type {string} */ homes) => panes.filter(({ home }) => homes.includes(home));
  const narrow = [
    stacked,
    ...of('C').filter(({ id }) => id !== 'plot'),
    ...of('V').filter(({ id }) => id === 'how'),
  ];
  const [code, ...others] = of('A');
  if (layout === 'phone') return frame(page, 'a', 'Views', [code, ...narrow, ...others], 'A', false);
  if (layout === 'tablet')
    return [frame(page, 'a', names.A, of('A'), 'A', false), frame(page, 'b', 'Results', narrow, 'B', false)];
  const rest = /** @type {const} */ (['B', 'C', 'D']).map((home) =>
    frame(page, home.toLowerCase(), names[home], of(home), home, true),
  );
  return html`${frame(page, 'a', names.A, of('A'), 'A', true)}${verdictFrame(page)}${rest}`;
}

/** The verdict has a place of its own, and two tabs. @param {LabPage} page */
function verdictFrame({ state, dispatch, ...page }) {
  const row = panes.filter(({ home }) => home === 'V');
  const isHow = state.how;
  const tabs = row.map(({ id, title }) => ({ id, title, count: null, shown: (id === 'how') === isHow }));
  const whole = /** @type {LabPage} */ ({ ...page, state, dispatch });
  return html`<pane-frame slot="v" label=${names.V} .tabs=${tabs}
    @tab-pick=${told(({ id }) => dispatch(showHow, id === 'how'))}>${
      isHow ? howPane() : verdictPane(whole)
    }${nothing}</pane-frame>`;
}
