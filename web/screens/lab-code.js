/**
 * The left side of the Lab: the code, examples, what it is given, and the notebook.
 * @import { LabPage } from '../lab.js'
 */
import { html, nothing } from 'lit';
import { footWords } from '../model/lab-words.js';
import { examplesOf } from '../model/lab-examples.js';
import { completionsOf, helpersOf } from '../model/lab-helpers.js';
import { labOf } from '../state/lab-state.js';
import { changedSinceCheck, faultsOf, isAllowed, labDomain } from '../state/selectors-lab.js';
import * as updates from '../state/updates-lab.js';
import { showFailure, startCheck } from '../state/updates-lab-check.js';
import * as notes from '../state/updates-notebook.js';
import { told } from '../views/events.js';
import { icons } from '../views/icons.js';
import { missingHere } from '../views/part-note.js';
import '../views/lab-lists.js';
import '../views/notebook-view.js';

/** @type {WeakMap<object, Map<string, ReturnType<typeof completionsOf>>>} */
const completions = new WeakMap();

/** Made once for each puzzle and language. @param {import('../model/types.js').Domain} domain
 * @param {import('../model/own.js').Language} language */
function completionsFor(domain, language) {
  const known = completions.get(domain) ?? new Map();
  completions.set(domain, known);
  if (!known.has(language)) known.set(language, completionsOf(domain, language));
  return known.get(language);
}

/** @param {LabPage} page */
export function codePane(page) {
  const { state, dispatch, now } = page;
  const { code, language, name } = labOf(state);
  const domain = labDomain(state);
  const editor =
    state.panes.parts.editor === 'ready'
      ? html`<code-editor .value=${code} .language=${language} .label=${`Code of ${name}`}
        .faults=${faultsOf(state)} .completions=${domain ? completionsFor(domain, language) : []}
        @code-change=${told((detail) => dispatch(updates.typeCode, detail.code, now()))}
        @check=${() => dispatch(startCheck)}></code-editor>`
      : missingEditor(page);
  return html`<div
    class="lab-code">${isAllowed(state) ? nothing : foreign(page)}${editor}${foot(page)}</div>`;
}

/** @param {LabPage} page */
function missingEditor({ state, loadEditor }) {
  return state.panes.parts.editor === 'failed'
    ? missingHere('The editor', loadEditor)
    : html`<p class="pad quiet">The editor is loading …</p>`;
}

/** Code from outside waits for a click that says so. @param {LabPage} page */
function foreign({ state, dispatch }) {
  const from = labOf(state).origin === 'link' ? 'with a link' : 'from a file';
  return html`<div class="alert foreign" role="region" aria-label="Code from
    outside">${icons.alert}<div><p><b>This
    code came ${from}.</b> Read it first. It runs in a sandbox that reaches no network and nothing of
    this page, and only after you say so.</p><button type="button" class="button"
    @click=${() => dispatch(updates.allowCode)}>I have read it: let it run</button></div></div>`;
}

/** How it ran, or where it failed. @param {LabPage} page */
function foot({ state, dispatch }) {
  const { run } = state;
  if (!run || changedSinceCheck(state)) {
    const words = state.stored || 'What you type is kept at every pause. Ctrl + Enter checks it.';
    return html`<p class=${`lab-foot ${state.stored ? 'bad' : 'quiet'}`}>${words}</p>`;
  }
  if (run.failure) {
    const { line, message, board, picture } = run.failure;
    return html`<p class="lab-foot bad">${icons.alert}<span>${line ? `Line ${line}: ` : ''}${message}</span>${
      board || picture
        ? html`<button type="button" class="button" aria-pressed=${state.seen !== null}
        @click=${() => dispatch(showFailure, state.seen === null)}>${state.seen ? 'Hide' : 'Show'} the
          board</button>`
        : nothing
    }</p>`;
  }
  return run.report
    ? html`<p class="lab-foot">${icons.check}<span>${footWords(run.report, run.seconds)}</span></p>`
    : html`<p class="lab-foot quiet">…</p>`;
}

/** @param {LabPage} page */
export function examplesPane({ state, dispatch, now }) {
  const { domain, language } = labOf(state);
  return html`<example-list .examples=${examplesOf(domain, language)}
    @example-take=${told(({ example }) => dispatch(updates.takeOwn, { ...example, entry: '' }, now()))}
    ></example-list>`;
}

/** @param {LabPage} page */
export function helpersPane({ state }) {
  const domain = labDomain(state);
  return domain
    ? html`<helper-list .parts=${helpersOf(domain, labOf(state).language)}></helper-list>`
    : nothing;
}

/** @param {LabPage} page */
export function notebookPane(page) {
  const { state, dispatch } = page;
  return html`<notebook-view .notebook=${state.notebook} .chosen=${state.compared} .catalog=${state.catalog}
    .problem=${state.stored} @try-compare=${told(({ id }) => dispatch(notes.toggleCompared, id))}
    @try-rename=${told(({ id, name }) => dispatch(notes.renameTry, id, name))}
    @try-forget=${told(({ id }) => dispatch(notes.forgetTry, id))}
      @try-open=${told(({ id }) => page.openTry(id))}
    @try-save=${told(({ id }) => page.saveTry(id))} @notebook-export=${page.exportNotebook}
    @notebook-import=${page.importFile}></notebook-view>`;
}
