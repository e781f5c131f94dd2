/**
 * The puzzle in one card: which one, which level, and the board as text.
 * @import { BoardCheck, Catalog, Collection, PlaygroundDocument } from '../model/types.js'
 */
import { LitElement, html, nothing } from 'lit';
import { base } from './styles.js';
import { emit } from './events.js';
import './board-editor.js';
import './puzzle-picker.js';

export class PuzzleCard extends LitElement {
  static properties = {
    catalog: { attribute: false },
    document: { attribute: false },
    collections: { attribute: false },
    check: { attribute: false },
  };

  static styles = [base];

  constructor() {
    super();
    /** @type {Catalog | null} */ this.catalog = null;
    /** @type {PlaygroundDocument | null} */ this.document = null;
    /** @type {Collection[]} */ this.collections = [];
    /** @type {BoardCheck | null} */ this.check = null;
  }

  render() {
    if (!this.document) return nothing;
    const pass = (/** @type {CustomEvent} */ event) => emit(this, event.type, event.detail);
    return html`<section class="card stack" aria-label="Puzzle and board">
      <puzzle-picker .catalog=${this.catalog} .document=${this.document} .collections=${this.collections}
        @domain-pick=${pass} @level-pick=${pass}></puzzle-picker>
      <board-editor .text=${this.document.board}
        .problem=${this.check?.ok === false ? this.check.error : null}
        .notes=${this.check?.ok ? this.check.notes : []} @board-edit=${pass}></board-editor>
    </section>`;
  }
}

customElements.define('puzzle-card', PuzzleCard);
