/**
 * A sweep on the screen: its charts, its form, its table, and the levels of the value that was picked.
 * @import { TuningPage } from '../tuning.js'
 * @import { BatchLevel } from '../model/batch.js'
 * @import { TuningState } from '../state/tuning-state.js'
 * @import { Measure, SweepRow } from '../model/tuning-sweep.js'
 */
import { html, nothing } from 'lit';
import { taskKey } from '../model/batch.js';
import { freshDocument } from '../model/document.js';
import { formatCount, formatSeconds, formatValue, plural } from '../model/format.js';
import { toFragment } from '../model/link.js';
import { addressOf } from '../model/places.js';
import {
  documentAt,
  levelCurves,
  measured,
  measures,
  parametersOf,
  summary,
  sweepRows,
  valueOf,
  wholeCurves,
} from '../model/tuning-sweep.js';
import { mostPoints } from '../model/tuning-document.js';
import { isSweepCurrent } from '../state/selectors-tuning.js';
import { tuningOf } from '../state/tuning-state.js';
import { changeConfiguration, changeSweep, pickParameter } from '../state/updates-tuning.js';
import { pickPoint, setSummary } from '../state/updates-tuning-run.js';
import { choices } from '../views/choices.js';
import { filled, told } from '../views/events.js';
import { icons } from '../views/icons.js';
import { openLink, wrongRow } from './tuning-parts.js';
import '../views/configuration-fields.js';
import '../views/number-field.js';
import '../views/sweep-chart.js';

const ways = /** @type {const} */ ([
  { id: 'median', name: 'Median' },
  { id: 'sum', name: 'Sum' },
]);

/** How levels are put together, and the file. @param {TuningPage} page */
export function sweepTools(page) {
  const { state, dispatch } = page;
  return html`<div slot="tools" class="pane-tools"><div class="segments small" role="group"
    aria-label="Levels together">${ways.map(
      ({ id, name }) => html`<button type="button" aria-pressed=${id === state.how}
        @click=${() => dispatch(setSummary, id)}>${name}</button>`,
    )}</div><button type="button" class="button plain" aria-disabled=${!state.sweep}
      @click=${page.saveSweep}>${icons.download}CSV</button></div>`;
}

/** @param {TuningPage} page */
export function sweepView({ state, dispatch }) {
  const { sweep, how, picked } = state;
  if (!sweep)
    return html`<p class="pad quiet">Sweep a weight or another number over some levels: how many expansions it
      takes, when the first plan comes, and what the plan costs are drawn here.</p>`;
  const { batch } = sweep;
  const values = batch.configurations.map(valueOf);
  const place = batch.configurations.findIndex(({ key }) => key === picked);
  const isLog = tuningOf(state).sweep.scale === 'log' && values[0] > 0;
  const chart = (/** @type {typeof measures[number]} */ { id, name }) => {
    const curves = levelCurves(batch, id);
    const [used, all] = [wholeCurves(curves).length, curves.length];
    const which = used === all ? plural(all, 'level') : `the ${used} of ${all} that have it at every value`;
    const whole = `${how} of ${which}${id === 'expanded' ? ', each a faint line' : ''}`;
    return html`<sweep-chart name=${name} note=${batch.levels.length > 1 ? whole : ''} .values=${values}
      .curves=${curves} .line=${summary(curves, values.length, how)} picked=${place} ?logX=${isLog}
      ?logY=${id === 'expanded' || id === 'first'}
      @point-pick=${told(({ index }) =>
        dispatch(pickPoint, batch.configurations[index].key),
      )}></sweep-chart>`;
  };
  const shown = measures.filter(({ id }) => id !== (batch.bound.seconds === null ? 'seconds' : 'first'));
  return html`<div class=${`sweep-charts ${isSweepCurrent(state) ? '' : 'old'}`}>${shown.map(chart)}
    <p class="axis-name quiet">${batch.title}</p></div>`;
}

/** @param {TuningPage} page */
export function sweepForm({ state, dispatch, now }) {
  const { catalog, collections, owns } = state;
  if (!catalog) return nothing;
  const { sweep, domain } = tuningOf(state);
  const parameters = parametersOf(sweep.configuration, catalog, domain);
  const own = collections.filter((each) => each.domain === domain);
  const rows = [
    { id: '', name: 'This board alone' },
    ...own.map(({ title, levels }) => ({ id: title, name: `${title} (${formatCount(levels.length)})` })),
  ];
  const chosen = own.find(({ title }) => title === sweep.collection);
  const number = (
    /** @type {'from' | 'to' | 'points' | 'levels'} */ key,
    /** @type {string} */ label,
    /** @type {number} */ least,
    /** @type {number} */ most,
    /** @type {boolean} */ whole,
  ) => html`<number-field required label=${label} .value=${sweep[key]} .minimum=${least} .maximum=${most}
    ?whole=${whole} @value-change=${told(({ value }) =>
      dispatch(changeSweep, { [key]: Number(value) }, now()),
    )}></number-field>`;
  const parameter = parameters.find(({ id }) => id === sweep.parameter);
  return html`<div class="pad tuning-form">
    <configuration-fields .catalog=${catalog} .domains=${[domain]} .configuration=${sweep.configuration}
      .owns=${owns} swept=${sweep.parameter}
      @configuration-change=${told(({ given }) =>
        dispatch(changeConfiguration, sweep.configuration.key, /** @type {object} */ (given), now()),
      )}></configuration-fields>
    <div class="fields four">
      <label>Number<select aria-label="Number" @change=${filled((id) => dispatch(pickParameter, id, now()))}
        ?disabled=${!parameters.length}>${choices(parameters, sweep.parameter)}</select></label>
      ${number('from', 'From', parameter?.least ?? 0, parameter?.most ?? 1e9, parameter?.whole ?? false)}
      ${number('to', 'To', parameter?.least ?? 0, parameter?.most ?? 1e9, parameter?.whole ?? false)}
      ${number('points', 'Points', 1, mostPoints, true)}
    </div>
    <div class="segments small" role="group" aria-label="Scale">${['linear', 'log'].map(
      (id) => html`<button type="button" aria-pressed=${id === sweep.scale}
        @click=${() => dispatch(changeSweep, { scale: id === 'log' ? 'log' : 'linear' }, now())}
        >${id === 'log' ? 'Equal ratios' : 'Equal steps'}</button>`,
    )}</div>
    <div class="fields levels">
      <label>Levels<select aria-label="Levels"
        @change=${filled((id) => dispatch(changeSweep, { collection: id }, now()))}
        >${choices(rows, chosen?.title ?? '')}</select></label>
      ${chosen ? number('levels', 'The first', 1, chosen.levels.length, true) : nothing}
    </div></div>`;
}

/** @param {Measure} id @param {number | null} value */
function numberWords(id, value) {
  if (value === null) return '–';
  return id === 'seconds' ? formatSeconds(value) : formatValue(Math.round(value * 10) / 10);
}

/** The table of all values. @param {TuningPage} page */
export function sweepNumbers({ state, dispatch }) {
  const { sweep, how, picked } = state;
  if (!sweep) return html`<p class="pad quiet">A row for each value.</p>`;
  const rows = sweepRows(sweep.batch, how);
  const row = (/** @type {SweepRow} */ each) => html`<tr class=${each.key === picked ? 'picked' : ''}>
    <th scope="row"><button type="button" class="button plain pick" aria-pressed=${each.key === picked}
      aria-label=${`${sweep.batch.title} ${formatValue(each.value)}: show its levels`}
      @click=${() => dispatch(pickPoint, each.key)}>${formatValue(each.value)}</button></th>
    <td>${each.solved}<span class="quiet"> / ${each.of}</span></td>
    <td>${numberWords('expanded', each.expanded)}</td><td>${numberWords('first', each.first)}</td>
    <td>${numberWords('seconds', each.seconds)}</td><td>${numberWords('cost', each.cost)}</td></tr>
    ${wrongRow(each.failed, 6)}`;
  return html`<div class="pad tight"><table class="numbers"><caption class="unseen">${sweep.batch.title},
    ${how} of the levels</caption>
    <thead><tr><th scope="col">${sweep.batch.title}</th><th scope="col">Solved</th>
    <th scope="col">Expanded</th><th scope="col" title="Expansions to the first plan">First plan</th>
    <th scope="col" title="Time to the first plan">Time</th>
    <th scope="col">Cost</th></tr></thead><tbody>${rows.map(row)}</tbody></table></div>`;
}

/** The value that was picked, in words; '' for none. @param {TuningState} state */
export function pickedWords({ sweep, picked }) {
  const found = sweep?.batch.configurations.find(({ key }) => key === picked);
  return sweep && found ? `${sweep.batch.title} ${formatValue(valueOf(found))}` : '';
}

/** Each run of a value, with the way to it. @param {TuningPage} page */
export function pickedLevels({ state }) {
  const { sweep, picked, catalog } = state;
  const configuration = sweep?.batch.configurations.find(({ key }) => key === picked);
  if (!sweep || !configuration || !catalog) return nothing;
  const { batch } = sweep;
  const row = (/** @type {BatchLevel} */ level) => {
    const result = batch.results[taskKey(level, configuration)];
    const document = documentAt(batch, configuration.key, level.key, catalog);
    const fresh = freshDocument(catalog, level.domain);
    const address = document && addressOf('puzzles', toFragment(document, fresh, { step: 0 }));
    return html`<tr><th scope="row">${level.id}</th>
      <td>${numberWords('expanded', measured('expanded', result))}</td>
      <td>${numberWords('first', measured('first', result))}</td>
      <td>${numberWords('cost', measured('cost', result))}</td>
      <td>${openLink(address, level.id)}</td></tr>${wrongRow(result?.error, 5)}`;
  };
  return html`<div class="pad tight"><table class="numbers"><thead><tr><th scope="col">Level</th>
    <th scope="col">Expanded</th><th scope="col">First plan</th><th scope="col">Cost</th>
    <th scope="col"><span
      class="unseen">Open</span></th></tr></thead><tbody>${batch.levels.map(row)}</tbody></table></div>`;
}
