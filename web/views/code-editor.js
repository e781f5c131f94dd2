/**
 * The editor of a heuristic's code. What it holds is the state's: a text that comes from there replaces what
 * is shown, and what is typed is told at once.
 * @import { Completion } from '@codemirror/autocomplete'
 * @import { Fault } from './code-setup.js'
 */
import { LitElement, html, css } from 'lit';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { base } from './styles.js';
import { byValue, emit } from './events.js';
import { commonParts, languageParts, markFaults } from './code-setup.js';

export class CodeEditor extends LitElement {
  static properties = {
    value: {},
    language: {},
    label: {},
    faults: byValue,
    completions: { attribute: false },
  };

  static styles = [
    base,
    css`
      :host { display: block; height: 100%; min-height: 0; background: var(--card);
        --code-keyword: light-dark(#7a2f8f, #d9a2ea); --code-string: light-dark(#1c6b34, #8fd6a5);
        --code-number: light-dark(#8a5200, #f0bd62); --code-function: light-dark(#0f5a86, #86c5ee);
        --code-selection: light-dark(#cfe6e2, #2b4a4c); --code-line: light-dark(#f6f5f1, #20272b); }
      .host { height: 100%; }
      .host:focus-within { box-shadow: inset 0 0 0 2px var(--accent); }
    `,
  ];

  constructor() {
    super();
    this.value = '';
    this.language = 'javascript';
    this.label = 'Code of the heuristic';
    /** @type {readonly Fault[]} */ this.faults = [];
    /** @type {readonly Completion[]} */ this.completions = [];
    /** @type {EditorView | null} */ this._view = null;
    this._speech = new Compartment();
    this._name = new Compartment();
  }

  render() {
    return html`<div class="host"></div>`;
  }

  focus() {
    this._view?.focus();
  }

  /** Puts the cursor at a line. @param {number} line */
  goTo(line) {
    const view = this._view;
    if (!view || line < 1 || line > view.state.doc.lines) return;
    const { from } = view.state.doc.line(line);
    view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
    view.focus();
  }

  firstUpdated() {
    const parent = /** @type {HTMLElement} */ (this.renderRoot.querySelector('.host'));
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    this._view = new EditorView({ parent, root, state: this._fresh() });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._view?.destroy();
    this._view = null;
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.hasUpdated && !this._view) this.firstUpdated();
  }

  _fresh() {
    return EditorState.create({
      doc: this.value,
      extensions: [
        commonParts({
          onChange: (value) => {
            this.value = value;
            emit(this, 'code-change', { code: value });
          },
          onCheck: () => emit(this, 'check'),
        }),
        this._speech.of(this._parts()),
        this._name.of(this._attributes()),
      ],
    });
  }

  _parts() {
    return languageParts(this.language, () => this.completions);
  }

  _attributes() {
    const words = `${this.label}. Tab indents; press Escape, then Tab, to leave.`;
    return EditorView.contentAttributes.of({ 'aria-label': words, tabindex: '0' });
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const view = this._view;
    if (!view) return;
    if (changed.has('language')) view.dispatch({ effects: this._speech.reconfigure(this._parts()) });
    if (changed.has('label')) view.dispatch({ effects: this._name.reconfigure(this._attributes()) });
    const shown = view.state.doc.toString();
    if (changed.has('value') && this.value !== shown) {
      view.dispatch({ changes: { from: 0, to: shown.length, insert: this.value } });
    }
    if (changed.has('faults') || (changed.has('value') && this.faults.length)) markFaults(view, this.faults);
  }
}

customElements.define('code-editor', CodeEditor);
