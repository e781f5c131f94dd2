/**
 * The puzzle in one card: which one, which level, and the board as text.
 * @import { BoardCheck, Catalog, Collection, PlaygroundDocument } from '../model/types.js'
 */
import { LitElement, html, nothing } from 'lit';
import { base } from './styles.js';
import { emit } from './events.js';
import './board-editor.js';
import './puzzle-picker.js';

const hint = 'Type, paste or drop a board. If something is wrong with it, the place is marked, and this says why.';

export class PuzzleCard extends LitElement {
  static properties = {
    catalog: { attribute: false },
    document: { attribute: false },
    collections: { attribute: false },
    check: { attribute: false },
    warnings: { attribute: false },
    offer: {},
    readOnly: { type: Boolean },
  };

  static styles = [base];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {PlaygroundDocument | null} */ this.document = null;
    /** @type {Collection[]} */ this.collections = [];
    /** @type {BoardCheck | null} */ this.check = null;
    /** @type {string[]} */ this.warnings = [];
    this.offer = '';
    this.readOnly = false;
  }

  render() {
    if (!this.document) return nothing;
    const pass = (/** @type {CustomEvent} */ event) => emit(this, event.type, event.detail);
    return html`<section class="card stack" aria-label="Puzzle and board">
      <puzzle-picker ?hidden=${this.readOnly} .catalog=${this.catalog} .document=${this.document}
        .collections=${this.collections} @domain-pick=${pass} @level-pick=${pass} @levels-open=${pass}
        @file-open=${pass}></puzzle-picker>
      <board-editor ?readOnly=${this.readOnly} .text=${this.document.board} .hint=${this.readOnly ? '' : hint}
        .problem=${this.check?.ok === false ? this.check.error : null}
        .notes=${this.warnings} .offer=${this.offer} @board-edit=${pass} @offer-take=${pass}></board-editor>
    </section>`;
  }
}

customElements.define('puzzle-card', PuzzleCard);
