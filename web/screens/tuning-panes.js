/**
 * The panes of the Tuning page: what one looks at, what is set, and the numbers. Where things stand follows
 * from the layout alone, so that nothing moves while one works.
 * @import { TuningPage } from '../tuning.js'
 * @import { TuningTab } from '../model/tuning-document.js'
 */
import { html, nothing } from 'lit';
import { tuningOf } from '../state/tuning-state.js';
import { chooseTab } from '../state/updates-page.js';
import { showTab } from '../state/updates-tuning-run.js';
import { told } from '../views/events.js';
import { divergenceNumbers, divergenceView } from './tuning-divergence.js';
import { entrantsForm, raceTools, raceView, standings } from './tuning-race.js';
import { pickedLevels, pickedWords, sweepForm, sweepNumbers, sweepTools, sweepView } from './tuning-sweep.js';
import '../views/pane-frame.js';

/** @type {readonly { id: TuningTab, title: string, view: (page: TuningPage) => unknown,
 *   tools: (page: TuningPage) => unknown, form: (page: TuningPage) => unknown, formTitle: string,
 *   numbers: (page: TuningPage) => unknown, numbersTitle: string }[]} */
const tabs = [
  {
    id: 'sweep',
    title: 'Sweep',
    view: sweepView,
    tools: sweepTools,
    form: sweepForm,
    formTitle: 'What is swept',
    numbers: sweepNumbers,
    numbersTitle: 'Numbers',
  },
  {
    id: 'race',
    title: 'Race',
    view: raceView,
    tools: raceTools,
    form: entrantsForm,
    formTitle: 'Configurations',
    numbers: standings,
    numbersTitle: 'Standings',
  },
  {
    id: 'divergence',
    title: 'First divergence',
    view: divergenceView,
    tools: () => nothing,
    form: entrantsForm,
    formTitle: 'Configurations',
    numbers: divergenceNumbers,
    numbersTitle: 'States expanded',
  },
];

/** @param {TuningPage} page */
export function tuningPanes(page) {
  const { state, dispatch } = page;
  const shown = tabs.find(({ id }) => id === tuningOf(state).tab) ?? tabs[0];
  const rows = tabs.map(({ id, title }) => ({ id, title, count: null, shown: id === shown.id }));
  const isPhone = state.layout === 'phone';
  const single = (/** @type {string} */ id, /** @type {string} */ title) => [
    { id, title, count: null, shown: true },
  ];
  const words = shown.id === 'sweep' ? pickedWords(state) : '';
  const isLevels = words !== '' && state.panes.chosen.B === 'levels';
  const numbers = words
    ? [
        { id: 'numbers', title: shown.numbersTitle, count: null, shown: !isLevels },
        { id: 'levels', title: words, count: null, shown: isLevels },
      ]
    : single('numbers', shown.numbersTitle);
  return html`<pane-frame class="look" label="Tuning" .tabs=${rows}
    @tab-pick=${told(({ id }) => dispatch(showTab, /** @type {TuningTab} */ (id)))}>${
      isPhone
        ? html`<div class="tuning-stack">${shown.tools(page)}${shown.view(page)}
          <section><h2 class="sub">${shown.formTitle}</h2>${shown.form(page)}</section>
          <section><h2 class="sub">${shown.numbersTitle}</h2>${shown.numbers(page)}</section>
          ${
            words ? html`<section><h2 class="sub">${words}</h2>${pickedLevels(page)}</section>` : nothing
          }</div>`
        : html`${shown.tools(page)}${shown.view(page)}`
    }</pane-frame>${
      isPhone
        ? nothing
        : html`<pane-frame class="form" label="Settings" .tabs=${single('form', shown.formTitle)}
          >${shown.form(page)}</pane-frame>
        <pane-frame class="numbers" label="Numbers" .tabs=${numbers}
          @tab-pick=${told(({ id }) => dispatch(chooseTab, 'B', id))}
          >${isLevels ? pickedLevels(page) : shown.numbers(page)}</pane-frame>`
    }`;
}
