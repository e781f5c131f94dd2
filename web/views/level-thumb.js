/**
 * A small picture of a board, made when it first comes into sight.
 * @import { Cells, Domain } from '../model/types.js'
 * @import { Sketch } from './level-browser.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { base } from './styles.js';
import './board-view.js';

export class LevelThumb extends LitElement {
  static properties = {
    domain: { attribute: false },
    text: {},
    sketch: { attribute: false },
    _picture: { state: true },
  };

  static styles = [
    base,
    css`
    .frame {
      height: var(--thumb, 92px); min-height: min(92px, var(--thumb, 92px)); display: grid;
      grid-template-rows: minmax(0, 1fr);
      background: var(--well); border-radius: 6px; padding: var(--thumb-pad, 4px); overflow: hidden;
    }
    board-view { width: 100%; min-height: 0; pointer-events: none; }
  `,
  ];

  constructor() {
    super();
    /** @type {Domain | null} */ this.domain = null;
    this.text = '';
    /** @type {Sketch} */ this.sketch = async () => null;
    /** @type {Cells | null} */ this._picture = null;
    /** @type {IntersectionObserver | null} */ this._watcher = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this._watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this._draw(),
    );
    this._watcher.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._watcher?.disconnect();
  }

  async _draw() {
    this._watcher?.disconnect();
    this._picture = this.domain && (await this.sketch(this.domain.id, this.text).catch(() => null));
  }

  render() {
    return html`<div class="frame" aria-hidden="true">
      ${
        this._picture
          ? html`<board-view .domain=${this.domain} .board=${this._picture}></board-view>`
          : nothing
      }</div>`;
  }
}

customElements.define('level-thumb', LevelThumb);
