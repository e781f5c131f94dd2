/** A chart that is drawn as large as its place is, and anew when that changes. */
import { LitElement } from 'lit';
import { onResize } from './canvas.js';

/** How the lines of several series are dashed, besides their colours. */
export const dashes = ['', '7 4', '2 3', '10 3 2 3', '4 2', '12 5', '1 3'];

export class SizedChart extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = { _width: { state: true }, _height: { state: true } };

  /** A smaller place cuts it off. */
  static least = { width: 220, height: 120 };

  constructor() {
    super();
    this._width = 460;
    this._height = 270;
    this._forget = () => {};
  }

  /** What is measured. @returns {HTMLElement} */
  get _place() {
    return this;
  }

  firstUpdated() {
    const place = this._place;
    const { least } = /** @type {typeof SizedChart} */ (this.constructor);
    this._forget = onResize(place, () => {
      this._width = Math.max(least.width, place.clientWidth);
      this._height = Math.max(least.height, place.clientHeight);
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
  }
}
