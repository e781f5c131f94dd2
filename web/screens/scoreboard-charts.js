/**
 * The charts of the scoreboard, each of them as a table, too: solved by effort, cost summed over levels, two
 * configurations against each other, one level, and a course's marks.
 * @import { ScoreboardPage } from '../scoreboard.js'
 * @import { Point } from '../model/batch-charts.js'
 * @import { Series } from '../views/xy-chart.js'
 * @typedef {{ id: string, title: string, view: (page: ScoreboardPage) => unknown }} ChartPane
 */
import { html, nothing } from 'lit';
import { cactus, scatter, sums } from '../model/batch-charts.js';
import { nameOf, taskKey } from '../model/batch.js';
import { formatCount, formatSeconds, formatShort, formatValue, plural } from '../model/format.js';
import { batchOf } from '../state/scoreboard-state.js';
import { factsNow, remembered } from '../state/selectors-scoreboard.js';
import { cellShown, marksNow, referencesOf } from '../state/selectors-scoreboard-cell.js';
import { pickCell, setAxis, setPair, setReferences, showAsTable } from '../state/updates-scoreboard-view.js';
import { chooseTab, fillPane } from '../state/updates-page.js';
import { choices } from '../views/choices.js';
import { filled, told } from '../views/events.js';
import { icons } from '../views/icons.js';
import '../views/pane-frame.js';
import '../views/xy-chart.js';

const [cactusNow, sumsNow] = [remembered(cactus), remembered(sums)];
const axes = [
  { id: 'expanded', name: 'expansions' },
  { id: 'seconds', name: 'seconds' },
];

/** @param {ScoreboardPage} page */
const axisOf = ({ state }) =>
  state.axis === 'seconds'
    ? { name: 'time', log: true, format: formatSeconds }
    : { name: 'expansions', log: true, format: formatShort };

/** The names of all configurations, short enough for the end of a line. @param {ScoreboardPage} page */
function namesShort({ state }) {
  const { catalog } = state;
  if (!catalog) return new Map();
  const { configurations } = batchOf(state);
  const whole = configurations.map((each) => nameOf(each, catalog, batchOf(state).levels));
  const heads = whole.map((name) => name.split(', ')[0]);
  return new Map(
    configurations.map(({ key }, i) => [
      key,
      heads.filter((head) => head === heads[i]).length > 1 ? whole[i] : heads[i],
    ]),
  );
}

/** @param {ScoreboardPage} page @param {unknown} [more] */
const tools = ({ state, dispatch }, more = nothing) => html`<div class="score-row">${more}<label>by<select
  aria-label="By expansions or seconds" @change=${filled((axis) =>
    dispatch(setAxis, axis === 'seconds' ? 'seconds' : 'expanded'),
  )}>${choices(axes, state.axis)}</select></label><button type="button" class="button plain score-tool right"
  aria-pressed=${state.asTable} aria-label="As a table" title="As a table"
  @click=${() => dispatch(showAsTable, !state.asTable)}>${icons.grid}</button></div>`;

/** @param {ScoreboardPage} page @param {string} key of a task */
const pickPoint = ({ dispatch }, key) => {
  const [level, configuration] = key.split(' ');
  dispatch(pickCell, { level, configuration });
};

/** @param {ScoreboardPage} page */
const chosenKey = ({ state: { cell } }) => (cell ? `${cell.level} ${cell.configuration}` : '');

/** @param {string[]} heads @param {unknown[][]} rows */
const table = (
  heads,
  rows,
) => html`<div class="score-scroll" tabindex="0" role="region" aria-label="As a table"
  ><table class="score-table"><thead><tr>${heads.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead>
  <tbody>${rows.map((row) => html`<tr>${row.map((each) => html`<td>${each}</td>`)}</tr>`)}</tbody
  ></table></div>`;

/** @param {ScoreboardPage} page */
function cactusPane(page) {
  const { state } = page;
  const batch = batchOf(state);
  const names = namesShort(page);
  const curves = cactusNow(batch, state.axis);
  /** @type {Series[]} */
  const series = curves.map(({ key, tone, points }) => ({
    name: names.get(key),
    tone,
    kind: 'line',
    points,
  }));
  const format = axisOf(page).format;
  const words = series.map(({ name, points }) => `${name}: ${points.length}`).join('; ');
  const limits = state.axis === 'seconds' ? [0.001, 0.01, 0.1, 1, 10, 60] : [10, 100, 1000, 10_000, 100_000];
  return html`<div class="score-pane">${tools(page)}${
    state.asTable
      ? table(
          ['Levels solved within', ...limits.map(format), 'in all'],
          series.map(({ name, points }) => [
            name,
            ...limits.map((limit) => points.filter(({ y }) => y <= limit).length),
            points.length,
          ]),
        )
      : html`<xy-chart .series=${series}
          .x=${{ name: 'levels solved', least: 0, most: Math.max(5, batch.levels.length) }}
          .y=${axisOf(page)} .chosen=${chosenKey(page)}
          .summary=${`Levels solved by ${state.axis}. ${words}.`}
          @point-pick=${told(({ key }) => pickPoint(page, String(key)))}></xy-chart>`
  }</div>`;
}

/** @param {ScoreboardPage} page */
function sumsPane(page) {
  const { state } = page;
  const batch = batchOf(state);
  const names = namesShort(page);
  const curves = sumsNow(batch, factsNow(batch), state.axis).filter(({ points }) => points.length);
  /** @type {Series[]} */
  const series = curves.map(({ key, tone, points }) => ({
    name: names.get(key),
    tone,
    kind: 'steps',
    points,
  }));
  const ends = series.map(({ name, points }) => `${name}: ${formatCount(points.at(-1)?.y ?? 0)}`).join('; ');
  const format = axisOf(page).format;
  return html`<div class="score-pane">${tools(page)}${
    state.asTable
      ? table(
          ['Cost of all levels', 'at first', 'in the end', 'after'],
          series.map(({ name, points }) => [
            name,
            formatCount(points[0].y),
            formatCount(points.at(-1)?.y ?? 0),
            format(points.at(-1)?.x ?? 0),
          ]),
        )
      : html`<xy-chart .series=${series} .x=${axisOf(page)}
          .y=${{ name: 'cost of all levels', format: formatShort }}
          .summary=${`Cost summed over levels, over ${state.axis}. In the end ${ends}.`}></xy-chart>`
  }<p class="score-note">A level without a plan yet counts as twice the least cost known.</p></div>`;
}

/** @param {ScoreboardPage} page */
function scatterPane(page) {
  const { state, dispatch } = page;
  const { catalog } = state;
  const batch = batchOf(state);
  const { configurations } = batch;
  if (!catalog || configurations.length < 2)
    return html`<p class="score-empty">Two configurations are needed.</p>`;
  const pick = (/** @type {string} */ key, /** @type {number} */ otherwise) =>
    configurations.find((each) => each.key === key) ?? configurations[otherwise];
  const [first, second] = [pick(state.pair[0], 0), pick(state.pair[1], 1)];
  const rows = configurations.map((each) => ({
    id: each.key,
    name: nameOf(each, catalog, batchOf(state).levels),
  }));
  const points = scatter(batch, first, second, state.axis);
  const format = axisOf(page).format;
  const less = points.filter(({ x, y }) => y < x).length;
  const more = html`<label>x<select aria-label="Across" @change=${filled((key) =>
    dispatch(setPair, 0, key),
  )}>${choices(rows, first.key)}</select></label><label>y<select aria-label="Upwards" @change=${filled(
    (key) => dispatch(setPair, 1, key),
  )}>${choices(rows, second.key)}</select></label>`;
  const tone = configurations.indexOf(second);
  return html`<div class="score-pane">${tools(page, more)}${
    state.asTable
      ? table(
          [
            'Level',
            nameOf(first, catalog, batchOf(state).levels),
            nameOf(second, catalog, batchOf(state).levels),
          ],
          points.map(({ name, x, y }) => [name, format(x), format(y)]),
        )
      : html`<xy-chart diagonal .series=${[{ name: nameOf(second, catalog), tone, kind: 'dots', points }]}
          .x=${axisOf(page)} .y=${{ ...axisOf(page), name: '' }} .chosen=${chosenKey(page)}
          .summary=${`${plural(points.length, 'level')}; the second takes fewer ${state.axis} on ${less}.`}
          @point-pick=${told(({ key }) => pickPoint(page, String(key)))}></xy-chart>`
  }<p class="score-note">Below the line the second takes less, here ${less} of
    ${points.length}. Hollow: one of them has no plan.</p></div>`;
}

/** All configurations on the level that is looked at. @param {ScoreboardPage} page */
function levelPane(page) {
  const { state } = page;
  const shown = cellShown(state);
  if (!shown) return html`<p class="score-empty">Choose a cell of the level.</p>`;
  const batch = batchOf(state);
  const names = namesShort(page);
  const format = axisOf(page).format;
  const found = batch.configurations.flatMap((each, tone) => {
    const result = batch.results[taskKey(shown.level, each)];
    return result ? [{ each, tone, result }] : [];
  });
  /** @type {Series[]} */
  const series = found.flatMap(({ each, tone, result }) => {
    const points = result.plans.flatMap((plan) => {
      const at = plan[state.axis];
      return at === null ? [] : [{ x: Math.max(state.axis === 'seconds' ? 0.001 : 1, at), y: plan.cost }];
    });
    return points.length
      ? [{ name: names.get(each.key), tone, kind: /** @type {const} */ ('steps'), points }]
      : [];
  });
  return html`<div class="score-pane">${tools(page, html`<b>${shown.level.id}</b>`)}${
    state.asTable || !series.length
      ? table(
          ['Configuration', 'Cost', 'Bound', 'Expanded', 'Time', 'First plan'],
          found.map(({ each, result }) => [
            names.get(each.key),
            result.cost === null ? '–' : formatCount(result.cost),
            result.lower_bound === null ? '–' : formatCount(result.lower_bound),
            formatCount(result.expanded),
            result.seconds === null ? '–' : formatSeconds(result.seconds),
            result.plans[0] ? formatCount(result.plans[0].cost) : '–',
          ]),
        )
      : html`<xy-chart .series=${series} .x=${axisOf(page)} .y=${{ name: 'cost', format: formatValue }}
          .summary=${`Cost of the plans for ${shown.level.id} over ${format(1)} and more. ${series
            .map(({ name, points }) => `${name}: ${points.at(-1)?.y}`)
            .join('; ')}.`}></xy-chart>`
  }</div>`;
}

/** @param {ScoreboardPage} page */
function marksPane(page) {
  const { state, dispatch } = page;
  const { catalog, former } = state;
  if (!catalog) return nothing;
  const { manhattan, benchmark } = referencesOf(state);
  const rows = [
    ...batchOf(state).configurations.map((each) => ({
      id: each.key,
      name: nameOf(each, catalog, batchOf(state).levels),
    })),
    ...(former?.configurations ?? []).map((each) => ({
      id: `former ${each.key}`,
      name: `${former?.title}: ${nameOf(each, catalog, batchOf(state).levels)}`,
    })),
  ];
  const field = (
    /** @type {'manhattan' | 'benchmark'} */ what,
    /** @type {string} */ name,
    /** @type {string} */ chosen,
  ) =>
    html`<label>${name}<select aria-label=${name} @change=${filled((key) =>
      dispatch(setReferences, { [what]: key }),
    )}>${choices(rows, chosen)}</select></label>`;
  return html`<div class="score-pane"><div class="score-row">
    ${field('manhattan', 'Manhattan', manhattan)}
    ${field('benchmark', 'Benchmark', benchmark)}</div>${table(
      ['Marks of 25', 'marks', 'solved', 'no longer', ''],
      marksNow(state).map(({ configuration, marks, solved, benchmark: wanted, asShort, sentence }) => [
        nameOf(configuration, catalog, batchOf(state).levels),
        html`<b class="strong">${formatValue(marks)}</b>`,
        solved,
        `${asShort} of ${wanted}`,
        html`<span title=${sentence}>${icons.info}</span>`,
      ]),
    )}<p class="score-note">10 for as many levels as Manhattan solves, 20 for as many as the benchmark, in
    proportion between; the last 5 for plans no longer than the benchmark’s.</p></div>`;
}

/** @type {readonly ChartPane[]} */
const panes = [
  { id: 'cactus', title: 'Solved by effort', view: cactusPane },
  { id: 'scatter', title: 'Scatter', view: scatterPane },
  { id: 'sums', title: 'Sums', view: sumsPane },
  { id: 'level', title: 'Level', view: levelPane },
  { id: 'marks', title: 'Marks', view: marksPane },
];

/** @param {ScoreboardPage} page */
export function chartPane(page) {
  const { state, dispatch } = page;
  const shown = panes.find(({ id }) => id === state.panes.chosen.C) ?? panes[0];
  const tabs = panes.map(({ id, title }) => ({ id, title, count: null, shown: id === shown.id }));
  return html`<pane-frame class="chart" label="Charts" .tabs=${tabs} canFill ?full=${state.panes.full === 'C'}
    @tab-pick=${told(({ id }) => dispatch(chooseTab, 'C', id))}
    @fill=${() => dispatch(fillPane, 'C')}>${shown.view(page)}</pane-frame>`;
}
