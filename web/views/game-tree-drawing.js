/**
 * The game tree as a drawing: the first plies, with values, the line of play, and the branches that were cut. Drag to pan,
 * the wheel or the buttons zoom; a click looks at a node. The outline in the list says the same for everyone.
 * @import { MovePath } from '../engine/game-protocol.js'
 * @import { NodeRow } from '../model/game-tree.js'
 */
import { LitElement, html, svg, css, nothing } from 'lit';
import { layOutGame } from '../model/game-layout.js';
import { valueWords } from '../model/game-words.js';
import { base, buttons } from './styles.js';
import { icons } from './icons.js';
import { emit } from './events.js';
import { onResize } from './canvas.js';

const zoomStep = 1.3;

export class GameTreeDrawing extends LitElement {
  static properties = {
    rows: { attribute: false }, agents: { attribute: false }, line: {
      attribute: false }, selected: {}, _camera: { state: true }, _size: { state: true },
  };

  static styles = [
    base,
    buttons,
    css`
      :host { height: 100%; min-height: 200px; position: relative; }
      svg.tree { display: block; width: 100%; height: 100%; touch-action: none; cursor: grab; font-size: 12px;
        }
      .edge { stroke: var(--edge); stroke-width: 1.2; fill: none; }
      .edge.line { stroke: var(--accent); stroke-width: 3; }
      .edge.cut { stroke-dasharray: 3 4; }
      .node rect { fill: var(--card); stroke: var(--edge); }
      .node.line rect { stroke: var(--accent); stroke-width: 2.5; }
      .node.selected rect { stroke: var(--accent); stroke-width: 2.5; fill: var(--accent-soft);
        outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 6px; }
      .node.cut rect { stroke-dasharray: 3 3; fill: var(--well); }
      .node { cursor: pointer; }
      text { fill: var(--ink); text-anchor: middle; }
      .move { fill: var(--quiet); paint-order: stroke; stroke: var(--card); stroke-width: 4px; }
      .value { font-weight: 700; }
      .scissors { stroke: var(--bad); fill: none; stroke-width: 1.4; }
      .who { text-anchor: start; font-weight: 700; fill: var(--quiet); }
      .tools { position: absolute; right: 8px; bottom: 8px; display: flex; gap: 4px; }
      p { padding: 12px 14px; }
    `,
  ];

  constructor() {
    super();
    /** @type {NodeRow[]} */ this.rows = [];
    /** Who moves at each depth. @type {string[]} */ this.agents = [];
    /** The keys of the nodes on the line of play. @type {ReadonlySet<string>} */ this.line = new Set();
    this.selected = '';
    /** Null: the whole tree in sight. @type {{ x: number, y: number, zoom: number } | null} */
    this._camera = null;
    this._size = { width: 600, height: 300 };
    this._forget = () => {};
  }

  firstUpdated() {
    this._forget = onResize(this, () => { this._size = { width: this.clientWidth, height: this.clientHeight }; });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
  }

  /** How small the tree must be drawn to be seen from side to side. */
  get _fit() {
    return Math.min(1, this._size.width / layOutGame(this.rows, this._size).width);
  }

  get _view() {
    return this._camera ?? { x: 0, y: 0, zoom: this._fit };
  }

  /** @param {number} factor */
  _zoom(factor) {
    const { x, y, zoom } = this._view;
    const next = Math.max(0.25, Math.min(4, zoom * factor));
    const [cx, cy] = [this._size.width / 2, this._size.height / 2];
    this._camera = { zoom: next, x: cx - ((cx - x) * next) / zoom, y: cy - ((cy - y) * next) / zoom };
  }

  /** @param {PointerEvent} event */
  _drag(event) {
    if (event.buttons !== 1) return;
    const { x, y, zoom } = this._view;
    this._camera = { x: x + event.movementX, y: y + event.movementY, zoom };
  }

  render() {
    if (!this.rows.length) return html`<p class="quiet">Solve the game: its tree is drawn here.</p>`;
    const tall = { ...this._size, height: this._size.height / this._fit };
    const { places, height } = layOutGame(this.rows, tall);
    const { x, y, zoom } = this._view;
    return html`<svg class="tree" role="img"
      aria-label=${`The game tree, ${this.rows.length} nodes drawn. The list has them all in words.`}
        @pointermove=${this._drag} @wheel=${(/** @type {WheelEvent} */ event) => {
          event.preventDefault();
          this._zoom(event.deltaY < 0 ? zoomStep : 1 / zoomStep);
        }}>
        <g transform=${`translate(${x} ${y}) scale(${zoom})`}>
          ${this.agents.map((agent, depth) => svg`<text
            class="who" x="8" y=${(depth + 0.5) * (height / (this.agents.length + 1)) + 4}>${agent}</text>`)}
          ${this.rows.map((row) => this._edge(row, places))}${this.rows.map((row) => this._node(row, places))}
        </g></svg>
      <div class="tools">
        <button type="button" class="icon-only" aria-label="Zoom in"
          @click=${() => this._zoom(zoomStep)}>${icons.plus}</button>
        <button type="button" class="icon-only" aria-label="Zoom out"
          @click=${() => this._zoom(1 / zoomStep)}>${icons.minus}</button>
        <button type="button" class="icon-only" aria-label="The whole tree"
          @click=${() => { this._camera = null; }}>${icons.fit}</button>
      </div>`;
  }

  /** @param {NodeRow} row @param {Map<string, { x: number, y: number }>} places */
  _edge({ key, path, row }, places) {
    const [from, to] = [places.get(path.slice(0, -1).join('.')), places.get(key)];
    if (!path.length || !from || !to) return nothing;
    const cut = row.visited === 'cut';
    const [mx, my] = [(from.x + 2 * to.x) / 3, (from.y + 2 * to.y) / 3];
    const look = cut ? 'cut' : this.line.has(key) ? 'line' : '';
    return svg`<path class=${`edge ${look}`} d=${`M${from.x} ${from.y + 12}L${to.x} ${to.y - 12}`}/>
      ${cut ? svg`<path class="scissors" d=${`M${mx - 7} ${my - 5}l14 10m0 -10l-14 10`}/>` : svg`<text
        class="move" x=${mx} y=${my}>${row.move.replace(/^move /, '')}</text>`}`;
  }

  /** @param {NodeRow} row @param {Map<string, { x: number, y: number }>} places */
  _node({ key, path, row }, places) {
    const place = places.get(key);
    if (!place) return nothing;
    const cut = row.visited === 'cut';
    const look = `${cut ? 'cut' : ''} ${this.line.has(key) ? 'line' : ''} ${this.selected === key ? 'selected' : ''}`;
    return svg`<g class=${`node ${look}`} @click=${() => emit(this, 'tree-select', { path })}>
      <rect x=${place.x - 21} y=${place.y - 12} width="42" height="24" rx="6"/>
      <text class="value" x=${place.x} y=${place.y + 4}>${cut ? '✂' : row.visited === 'visited' ? valueWords(row) : '…'}</text></g>`;
  }
}

customElements.define('game-tree-drawing', GameTreeDrawing);
