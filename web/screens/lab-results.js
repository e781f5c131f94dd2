/**
 * The right side of the Lab: the verdict and what shows it.
 * @import { LabPage } from '../lab.js'
 * @import { LabState } from '../state/lab-state.js'
 */
import { html } from 'lit';
import { boardName, changedSinceCheck, domainBy, isChecking } from '../state/selectors-lab.js';
import { moveExample, showFailure, showKind, stepExample } from '../state/updates-lab-check.js';
import { told } from '../views/events.js';
import { icons } from '../views/icons.js';
import '../views/counter-example.js';
import '../views/estimate-plot.js';
import '../views/gap-map.js';
import '../views/score-table.js';
import '../views/verdict-cards.js';

/** @param {LabState} state */
const reportOf = ({ run }) => run?.report ?? null;

/** What stands where there is nothing yet. @param {LabState} state @param {string} words */
const waiting = (state, words) =>
  html`<p class="pad quiet">${
    isChecking(state)
      ? 'Being worked out …'
      : state.run?.phase === 'failed'
        ? 'The check failed before this.'
        : words
  }</p>`;

/** @param {LabPage} page */
export function verdictPane({ state }) {
  const report = reportOf(state);
  if (!report || report.failure)
    return waiting(
      state,
      'Check your heuristic: here stands whether it is admissible and consistent, and how far off.',
    );
  return html`<verdict-cards .report=${report} ?old=${changedSinceCheck(state)}></verdict-cards>`;
}

export const howPane = () =>
  html`<div class="pad how"><p>Every state that can be reached is visited, and the true cost h* of each is
    worked out backwards from the goals. Your h is asked about every one: too high anywhere is a
    counter-example, and the smallest comes first. A check on one board can prove failure, never
    admissibility on every board. Where a board has too many states, some are sampled, and nothing is called
    admissible.</p></div>`;

/** @param {LabPage} page */
export function counterPane(page) {
  const { state, dispatch } = page;
  if (state.seen) return failurePane(page);
  const report = reportOf(state);
  if (report?.phase !== 'judged' || !state.run)
    return waiting(state, 'The smallest board on which h is too high is drawn here.');
  const { too_high, inconsistent } = report;
  if (!too_high && !inconsistent) {
    return html`<div class="pad"><p class="fine">${icons.check}<span>${
      report.complete
        ? 'There is none: every state was looked at.'
        : 'None was found among the states looked at.'
    }</span></p></div>`;
  }
  if (!state.examples.shown) return waiting(state, 'It is on its way …');
  return html`<counter-example .domain=${domainBy(state, state.run.document.domain)}
    .examples=${state.examples}
    .counts=${{ too_high, inconsistent }} ?old=${changedSinceCheck(state)}
    @kind-pick=${told(({ kind }) => dispatch(showKind, kind))}
    @example-move=${told(({ by }) => dispatch(moveExample, by))}
    @example-step=${told(({ step }) => dispatch(stepExample, step))}
    @step-into=${() => page.stepInto()}></counter-example>`;
}

/** The board on which the code failed. @param {LabPage} page */
function failurePane({ state, dispatch }) {
  const { seen, run } = state;
  return html`<div class="pad failure"><p><b>It failed on this board.</b> ${seen?.message}</p>${
    seen?.picture
      ? html`<board-view .domain=${domainBy(state, run?.document.domain)}
        .board=${seen.picture}></board-view>`
      : html`<pre tabindex="0" aria-label="The board">${seen?.board ?? ''}</pre>`
  }<div class="buttons"><button type="button" class="button"
    @click=${() => dispatch(showFailure, false)}>Back</button></div></div>`;
}

/** @param {LabState} state @param {'plane' | 'histogram'} kind @param {string} words */
function plot(state, kind, words) {
  const report = reportOf(state);
  if (!report || report.failure) return waiting(state, words);
  return html`<estimate-plot .report=${report} kind=${kind}
    ?old=${changedSinceCheck(state)}></estimate-plot>`;
}

/** @param {LabPage} page */
export const plotPane = ({ state }) =>
  plot(state, 'plane', 'A dot for every state: its h upwards, its true cost to the right.');

/** @param {LabPage} page */
export const histogramPane = ({ state }) => plot(state, 'histogram', 'How many states are off by how much.');

/** @param {LabPage} page */
export function mapPane({ state }) {
  const { run, drawn } = state;
  if (!run?.report) return waiting(state, 'Where on the board h is weak.');
  return html`<gap-map .map=${run.map} .domain=${domainBy(state, run.document.domain)}
    .board=${drawn?.board ?? null}></gap-map>`;
}

/** @param {LabPage} page */
export function repairPane(page) {
  const { state } = page;
  const { run } = state;
  if (!run?.report || run.report.failure)
    return waiting(
      state,
      'What A* makes of your heuristic, beside those that are built in, and the repair where it is too high.',
    );
  return html`<score-table .report=${run.report} .rows=${run.rows} .level=${boardName(state, run.document)}
    ?scoring=${run.scoring} ?old=${changedSinceCheck(state)} @repair=${() => page.repair()}></score-table>`;
}

/** All that matters below one another, where there is room for one pane only. @param {LabPage} page */
export function stackedPane(page) {
  const { state } = page;
  const report = reportOf(state);
  if (!report || report.failure) return html`${state.seen ? failurePane(page) : verdictPane(page)}`;
  return html`<div class="lab-stack">${verdictPane(page)}<section aria-label="Counter-example"
    class="counter">${counterPane(page)}</section><section aria-label="h against h*" class="plot">${plotPane(
      page,
    )}</section><section aria-label="Repair">${repairPane(page)}</section></div>`;
}
