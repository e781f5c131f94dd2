/**
 * Two lists beside the code: worked examples to begin with, and what the code is given to work with.
 * @import { Domain } from '../model/types.js'
 * @import { Example } from '../model/lab-examples.js'
 * @import { Helper } from '../model/lab-helpers.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { emit } from './events.js';

const styles = [
  base,
  buttons,
  css`
    :host { padding: 10px 14px; }
    ul { list-style: none; display: grid; gap: 8px; }
    li { border: 1px solid var(--line); border-radius: 8px; padding: 9px 12px; display: grid; gap: 4px; }
    .head { display: flex; gap: 10px; align-items: center; }
    .head h2 { flex: 1; } h2 { font-size: 14px; }
    .wrong { font-size: var(--tiny); font-weight: 600; line-height: 20px; border-radius: 99px;
      padding: 0 9px 0 6px;
      background: var(--warn-soft); color: var(--warn); display: inline-flex; gap: 4px; align-items: center; }
    .wrong svg.icon { width: 14px; height: 14px; }
    pre { margin: 0; font: 12px/1.5 var(--mono); background: var(--well); border-radius: 8px;
      padding: 8px 10px;
      overflow: auto; max-height: 190px; }
    dl { display: grid; gap: 0; }
    dl > div { display: grid; grid-template-columns: minmax(120px, auto) minmax(0, 1fr); gap: 2px 14px;
      padding: 6px 0; border-bottom: 1px solid var(--line); }
    dt { font-family: var(--mono); font-size: 13px; font-weight: 600; overflow-wrap: anywhere; }
    dt small { display: block; font-weight: 400; color: var(--quiet); font-size: var(--tiny); }
    dd { color: var(--quiet); font-size: var(--small); line-height: 1.45; }
    h2 + dl { margin-top: 2px; }
    .part { margin-top: 14px; } .part:first-child { margin-top: 0; }
  `,
];

export class ExampleList extends LitElement {
  static properties = { examples: { attribute: false } };
  static styles = styles;

  constructor() {
    super();
    /** @type {readonly Example[]} */ this.examples = [];
  }

  render() {
    return html`<ul aria-label="Examples">${this.examples.map(
      (example) => html`<li><div class="head"><h2>${example.title}</h2>${
        example.wrong ? html`<span class="wrong">${icons.alert}wrong on purpose</span>` : nothing
      }<button type="button" @click=${() => emit(this, 'example-take', { example })}
        >Use it<span class="hidden">: ${example.title}</span></button></div>
        <p class="small quiet">${example.about}</p>
        <pre tabindex="0" aria-label=${`Code of ${example.title}`}>${example.code}</pre></li>`,
    )}</ul>`;
  }
}

customElements.define('example-list', ExampleList);

export class HelperList extends LitElement {
  static properties = { parts: { attribute: false } };
  static styles = styles;

  constructor() {
    super();
    /** @type {readonly { title: string, about: string, rows: readonly Helper[] }[]} */ this.parts = [];
  }

  render() {
    return this.parts.map(
      ({ title, about, rows }) => html`<section class="part"><h2>${title}</h2>
        ${about ? html`<p class="small quiet">${about}</p>` : nothing}
        <dl>${rows.map(
          ({ name, type, words }) => html`<div><dt>${name}<small>${type}</small></dt><dd>${words}</dd></div>`,
        )}</dl></section>`,
    );
  }
}

customElements.define('helper-list', HelperList);
