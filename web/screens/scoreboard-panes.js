/**
 * The panes of the scoreboard: the matrix, the cell that is looked at, and the charts.
 * @import { ScoreboardPage } from '../scoreboard.js'
 * @import { BatchLevel } from '../model/batch.js'
 * @import { Cell, Metric } from '../model/batch-score.js'
 * @import { Column, Shown } from '../views/score-matrix.js'
 */
import { html, nothing } from 'lit';
import { nameOf } from '../model/batch.js';
import { valueOf } from '../model/batch-score.js';
import { formatCount, formatSeconds, formatShort } from '../model/format.js';
import { batchOf } from '../state/scoreboard-state.js';
import {
  cellAt,
  columnsOf,
  factsNow,
  formerResults,
  rowsShown,
  summariesNow,
} from '../state/selectors-scoreboard.js';
import {
  cellFigures,
  cellShown,
  cellWords,
  numberWord,
  planLength,
} from '../state/selectors-scoreboard-cell.js';
import { openDraft } from '../state/updates-scoreboard.js';
import { pickCell, setFilter, setMetric, sortBy } from '../state/updates-scoreboard-view.js';
import { chooseTab, toggleMenu } from '../state/updates-page.js';
import { choices } from '../views/choices.js';
import { filled, told } from '../views/events.js';
import { icons } from '../views/icons.js';
import '../views/board-view.js';
import '../views/pane-frame.js';
import '../views/score-matrix.js';

/** @type {readonly { id: Metric, title: string }[]} */
const metrics = [
  { id: 'cost', title: 'Cost' },
  { id: 'seconds', title: 'Time' },
  { id: 'expanded', title: 'Expansions' },
  { id: 'first', title: 'First plan' },
];
const kinds = [
  { id: '', name: 'All levels' },
  { id: 'failed', name: 'Somebody has no plan' },
  { id: 'open', name: 'Optimum not known' },
];
const differs = { id: 'differs', name: 'Other than in the other run' };

/** @param {Metric} metric @param {number | null} value */
function shownValue(metric, value) {
  if (value === null) return '–';
  return metric === 'cost' || metric === 'expanded' ? formatCount(value) : formatSeconds(value);
}

/** How a cost stands to what is known, in a few signs. @param {Cell} cell */
export function noteOf({ kind, over, ratio }) {
  if (kind === 'optimum') return '=';
  if (kind === 'over') return `+${formatCount(over ?? 0)}`;
  return kind === 'within' ? `≤ ${(ratio ?? 1).toFixed(2)}×` : '';
}

/** @param {ScoreboardPage} page @param {BatchLevel} level @param {Column} column @returns {Shown | null} */
function shownCell({ state }, level, column) {
  const batch = batchOf(state);
  const configuration = batch.configurations.find(({ key }) => key === column.key);
  if (!configuration) return null;
  const { result, cell } = cellAt(state, level, configuration);
  const before = formerResults(batch, state.former, state.catalog).get(column.key)?.get(level.key);
  const now = valueOf(result, state.metric);
  const then = valueOf(before, state.metric);
  const by = result && before && now !== null && then !== null ? now - then : 0;
  const isOpen = cell.kind === 'waiting' || cell.kind === 'unfit';
  const isCost = state.metric === 'cost';
  const length = result?.length ? `: ${planLength(result, configuration)}` : '';
  return {
    cell,
    value: isOpen ? '' : cell.kind === 'running' ? '…' : shownValue(state.metric, now),
    note: isCost ? noteOf(cell) : '',
    title: `${level.id}, ${column.name}, ${column.more}${length}`,
    change: by
      ? `${by > 0 ? '+' : '−'}${changeWords(state.metric, Math.abs(by))}`
      : gained(now, then, before !== undefined && result !== undefined),
    better: by ? (by < 0 ? 1 : -1) : 0,
  };
}

/** @param {Metric} metric @param {number} by */
const changeWords = (metric, by) =>
  metric === 'cost' || metric === 'expanded' ? formatShort(by) : formatSeconds(by);

/** @param {number | null} now @param {number | null} then @param {boolean} both */
const gained = (now, then, both) =>
  !both || (now === null) === (then === null) ? '' : now === null ? 'lost' : 'new';

/** @param {ScoreboardPage} page */
export function matrixPane(page) {
  const { state, dispatch } = page;
  const batch = batchOf(state);
  const facts = factsNow(batch);
  const rows = rowsShown(state);
  const tabs = metrics.map(({ id, title }) => ({ id, title, count: null, shown: id === state.metric }));
  const optimumOf = (/** @type {BatchLevel} */ level) => {
    const known = facts.get(level.key);
    if (!known) return '';
    if (known.optimum !== null) return formatCount(known.optimum);
    return known.unsolvable ? 'none' : known.bound === null ? '' : `≥ ${formatCount(known.bound)}`;
  };
  const cellOf = (/** @type {BatchLevel} */ level, /** @type {Column} */ column) =>
    shownCell(page, level, column);
  const isFiltered = state.filter.text !== '' || state.filter.kind !== '' || state.open === 'filter';
  return html`<pane-frame class="matrix" label="Results" .tabs=${tabs}
    @tab-pick=${told(({ id }) => dispatch(setMetric, /** @type {Metric} */ (id)))}>
    ${legend()}<button type="button" slot="tools" class="button plain score-tool" aria-label="Filter"
      aria-expanded=${isFiltered} @click=${() => dispatch(toggleMenu, 'filter')}>${icons.search}</button>
    <div class="score-pane">${isFiltered ? filterRow(page, rows.length) : nothing}
      <score-matrix .rows=${rows} .columns=${columnsOf(state)} .stamp=${state}
        .cellAt=${cellOf}
        .optimumOf=${optimumOf} .foot=${totals(page)} .footName=${footName(state.metric)}
        .sorting=${state.sorting} .chosen=${state.cell} .domains=${state.catalog?.domains ?? []}
        .sketch=${page.sketch} @sort=${told(({ id }) => dispatch(sortBy, id))}
        @column-edit=${told(({ id }) => dispatch(openDraft, id))}
        @cell-open=${page.openInPuzzles}
        @cell-pick=${told(({ id, key }) =>
          dispatch(pickCell, { level: id, configuration: String(key) }),
        )}></score-matrix></div></pane-frame>`;
}

const legend = () => html`<div slot="tools" class="score-legend" aria-hidden="true">
  <span class="good">${icons.check}proved</span><span class="good">= optimum</span>
  <span class="warn">+n over</span><span class="within">≤ bound</span>
  <span class="bad">${icons.clock}no plan</span></div>`;

/** @param {ScoreboardPage} page @param {number} count */
function filterRow({ state, dispatch }, count) {
  const rows = state.former ? [...kinds, differs] : kinds;
  return html`<div class="score-filter" role="search" aria-label="Filter"><input type="search"
    aria-label="Levels whose name has" placeholder="Name of a level or collection" .value=${state.filter.text}
    @input=${filled((text) => dispatch(setFilter, { text }))}><select aria-label="Which levels"
    @change=${filled((kind) =>
      dispatch(setFilter, { kind: /** @type {typeof state.filter.kind} */ (kind) }),
    )}>${choices(rows, state.filter.kind)}</select><span class="quiet" role="status">${formatCount(
      count,
    )} shown</span></div>`;
}

/** @param {Metric} metric */
const footName = (metric) =>
  html`<span title=${`Wins: nobody is better by ${metric === 'cost' ? 'cost' : 'this'}`}><b>Solved</b>,
    proved, over</span>`;

/** @param {ScoreboardPage} page */
function totals({ state }) {
  return summariesNow(batchOf(state), state.metric).map((each) => {
    const over = each.over === null ? '' : ` +${Math.round(100 * each.over)} %`;
    const rate = each.tried ? `${Math.round((100 * each.failed) / each.tried)} %` : '–';
    const title = [
      `${each.failed} of ${each.tried} failed.`,
      `All its plans cost ${formatCount(each.cost)},`,
      `those of levels that everybody solved ${formatCount(each.common)}.`,
    ].join(' ');
    return html`<span title=${title}><b>${each.solved}</b> / ${each.proved}${over}<small>${rate}
      failed</small><small>${
        each.wins
      } won, Σ ${formatShort(state.metric === 'expanded' ? each.expanded : each.common)}</small></span>`;
  });
}

/** @param {ScoreboardPage} page */
export function cellPane(page) {
  const { state, dispatch } = page;
  const shown = cellShown(state);
  const { catalog } = state;
  if (!shown || !catalog)
    return html`<pane-frame class="cell" label="Run" .tabs=${[
      { id: 'cell', title: 'Run', count: null, shown: true },
    ]}><p class="score-empty">Choose a cell: its board, its numbers, and what they mean. Enter opens the run
      in Puzzles.</p></pane-frame>`;
  const { level, configuration } = shown;
  const { title, sentences } = cellWords(state, level, configuration);
  const count = batchOf(state).configurations.length;
  const tabs = [
    {
      id: 'cell',
      title: `${level.id}, ${nameOf(configuration, catalog, batchOf(state).levels)}`,
      count: null,
      shown: true,
    },
  ];
  return html`<pane-frame class="cell" label="Run" .tabs=${tabs}>
    <button type="button" slot="tools" class="button plain score-tool" aria-label="Close"
      @click=${() => dispatch(pickCell, null)}>${icons.cross}</button>
    <div class="score-cell"><div class="board">${
      state.drawn?.key === level.key
        ? html`<board-view .domain=${catalog.domains.find(({ id }) => id === level.domain) ?? null}
          .board=${state.drawn.board}></board-view>`
        : nothing
    }</div>
    <div><h2>${title}</h2><p>${sentences}</p><dl>${cellFigures(state, level, configuration).map(
      ({ name, value, former }) =>
        html`<dt>${name}</dt><dd>${value}${former ? html` <small>was ${former}</small>` : nothing}</dd>`,
    )}</dl></div>
    <div class="buttons"><a class="button primary" href=${page.puzzlesAddress()}>${icons.play}Open in
      Puzzles</a>
      ${
        count > 1
          ? html`<button type="button" class="button"
          @click=${() => dispatch(chooseTab, 'C', 'level')}>Compare the ${numberWord(count)}</button>`
          : nothing
      }</div></div></pane-frame>`;
}
