/**
 * The notebook of tries: a list of all versions that were checked, two of them side by side, and the ways in
 * and out of it.
 * @import { Notebook, Try } from '../model/notebook.js'
 * @import { Catalog } from '../model/types.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { formatCount, plural } from '../model/format.js';
import { formatRatio } from '../model/lab-words.js';
import { compared } from '../model/notebook.js';
import { languages } from '../model/own.js';
import { base, buttons, fields, tables } from './styles.js';
import { icons } from './icons.js';
import { emit, filled } from './events.js';

const when = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export class NotebookView extends LitElement {
  static properties = {
    notebook: { attribute: false },
    chosen: { attribute: false },
    catalog: { attribute: false },
    problem: {},
  };

  static styles = [
    base,
    buttons,
    fields,
    tables,
    css`
      :host { padding: 10px 12px; }
      .tools { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 8px; align-items: center; }
      .tools p { flex: 1; }
      .problem { background: var(--warn-soft); border-radius: 8px; padding: 8px 12px; margin-bottom: 8px; }
      ul { list-style: none; display: grid; gap: 6px; }
      li { border: 1px solid var(--line); border-radius: 8px; padding: 6px 10px; display: grid; gap: 2px 10px;
        grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; }
      li.picked { border-color: var(--accent); background: var(--accent-soft); }
      li input[type='checkbox'] { width: 18px; height: 18px; accent-color: var(--accent); }
      li label.pick { display: grid; place-items: center; min-width: var(--target); min-height: var(--target);
        margin: 0 0 0 -8px; }
      .name { font-weight: 650; border-color: transparent; background: none; padding: 0 6px;
        min-height: 30px; }
      .facts { grid-column: 2 / -1; display: flex; flex-wrap: wrap; gap: 2px 12px; font-size: var(--small);
        color: var(--quiet); padding-left: 6px; }
      .facts b { color: var(--ink); font-weight: 600; } .facts .bad { color: var(--bad); }
      .facts .good { color: var(--good); }
      .does { display: flex; gap: 2px; }
      .does button { min-height: var(--small-target); min-width: var(--small-target); }
      .side { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 8px;
        margin-top: 8px; }
      pre { margin: 0; font: 12px/1.5 var(--mono); background: var(--well); border-radius: 8px;
        padding: 8px 10px;
        overflow: auto; max-height: 240px; white-space: pre; }
      .better { color: var(--good); font-weight: 600; } .worse { color: var(--bad); font-weight: 600; }
      .compare { border: 1px solid var(--accent); border-radius: 8px; padding: 8px 10px; margin-bottom: 8px;
        overflow-x: auto; }
      th, td { white-space: normal; }
    `,
  ];

  constructor() {
    super();
    /** @type {Notebook} */ this.notebook = [];
    /** @type {readonly string[]} */ this.chosen = [];
    /** @type {Catalog | null} */ this.catalog = null;
    this.problem = '';
  }

  render() {
    const two = this.chosen.flatMap((id) => this.notebook.find((each) => each.id === id) ?? []);
    const some = this.notebook.length > 0;
    return html`
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <div class="tools"><p class="small quiet">${
        some
          ? `${plural(this.notebook.length, 'try', 'tries')}, the newest first. Tick two to compare them.`
          : ''
      }</p>
        <button type="button" aria-disabled=${!some}
          @click=${() => some && emit(this, 'notebook-export')}>${icons.download}Export</button>
        <button type="button" @click=${() => emit(this, 'notebook-import')}>${icons.folder}Open a
          file</button></div>
      ${two.length === 2 ? this._compare(two[0], two[1]) : nothing}
      ${
        some
          ? html`<ul aria-label="Tries">${repeat(
              this.notebook,
              ({ id }) => id,
              (each) => this._try(each),
            )}</ul>`
          : html`<p class="quiet">Each version that you check is kept here with its verdict, and is still here
            after a reload. Nothing leaves your machine.</p>`
      }`;
  }

  /** @param {Try} each */
  _try(each) {
    const { id, name, time, language, domain, level, foreign } = each;
    const puzzle = this.catalog?.domains.find((row) => row.id === domain)?.name ?? domain;
    const speech = languages.find((row) => row.id === language)?.name ?? language;
    const isPicked = this.chosen.includes(id);
    const act = (/** @type {string} */ event) => () => emit(this, event, { id });
    return html`<li class=${isPicked ? 'picked' : ''}>
      <label class="pick"><input type="checkbox" .checked=${isPicked} aria-label=${`Compare ${name}`}
        @change=${act('try-compare')}></label>
      <input class="name" aria-label="Name of the try" .value=${name}
        @change=${filled((value) => emit(this, 'try-rename', { id, name: value }))}>
      <span class="does"><button type="button" class="plain icon-only" aria-label=${`Open ${name}`}
          title="Open" @click=${act('try-open')}>${icons.pencil}</button><button type="button"
          class="plain icon-only" aria-label=${`Save the code of ${name} as a file`} title="Code as a file"
          @click=${act('try-save')}>${icons.download}</button><button type="button" class="plain icon-only"
          aria-label=${`Take ${name} out of the notebook`} title="Take out"
          @click=${act('try-forget')}>${icons.cross}</button></span>
      <span class="facts">${this._verdict(each)}<span>${puzzle},
        ${level}</span><span>${speech}</span><span>${when.format(
          time,
        )}</span>${foreign ? html`<span class="bad">from a file, not run here</span>` : nothing}</span></li>`;
  }

  /** @param {Try} each */
  _verdict({ score }) {
    if (score.failure) return html`<span class="bad">failed</span>`;
    const words =
      score.admissible === null
        ? `no counter-example in ${formatCount(score.states)}`
        : score.admissible
          ? 'admissible there'
          : `too high on ${formatCount(score.tooHigh)}`;
    const tone = score.admissible === null ? '' : score.admissible ? 'good' : 'bad';
    return html`<span class=${tone}>${words}</span>
      ${score.ratio === null ? nothing : html`<span>ρ <b>${formatRatio(score.ratio)}</b></span>`}
      ${
        score.expanded === null ? nothing : html`<span>expanded <b>${formatCount(score.expanded)}</b></span>`
      }`;
  }

  /** @param {Try} a @param {Try} b */
  _compare(a, b) {
    const elsewhere = a.domain !== b.domain || a.board !== b.board;
    return html`<section class="compare" aria-label="Two tries side by side">
      ${elsewhere ? html`<p class="small quiet">They were checked on different boards.</p>` : nothing}
      <table><thead><tr><th scope="col"></th><th scope="col">${a.name}</th><th scope="col">${b.name}</th>
        <th scope="col">Change</th></tr></thead>
        <tbody>${compared(a, b).map(
          (row) => html`<tr><td>${row.name}</td><td>${row.a}</td><td>${row.b}</td>
          <td class=${row.better > 0 ? 'better' : row.better < 0 ? 'worse' : ''}>${row.change}${
            row.better > 0 ? ' better' : row.better < 0 ? ' worse' : ''
          }</td></tr>`,
        )}</tbody></table>
      <div class="side"><pre tabindex="0" aria-label=${`Code of ${a.name}`}>${a.code}</pre><pre tabindex="0"
        aria-label=${`Code of ${b.name}`}>${b.code}</pre></div></section>`;
  }
}

customElements.define('notebook-view', NotebookView);
