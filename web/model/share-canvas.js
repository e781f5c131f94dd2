/**
 * As much of a canvas as the views of a whole search draw with, writing SVG: so what they draw on the screen
 * can be kept as a drawing, line by line.
 */
import { escapeText, plainColour } from './share-svg.js';

/** @param {number} value */
const short = (value) => String(Number(value.toFixed(2)));

/** Widths of letters are guessed, as there is no font here: of a letter's height. */
const letterWidth = 0.56;

export class SvgCanvas {
  fillStyle = '#000000';
  strokeStyle = '#000000';
  lineWidth = 1;
  globalAlpha = 1;
  font = '12px sans-serif';
  textAlign = 'left';
  /** @type {string[]} */ #parts = [];
  #path = '';
  /** @type {number[]} */ #dash = [];

  /** All that was drawn. */
  get content() {
    return this.#parts.join('');
  }

  beginPath() {
    this.#path = '';
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path += `M${short(x)} ${short(y)}`;
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path += `L${short(x)} ${short(y)}`;
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.#path += `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
  }

  /** Whole circles only. @param {number} x @param {number} y @param {number} radius */
  arc(x, y, radius) {
    const r = short(radius);
    const end = `${short(x + radius)} ${short(y)}`;
    this.#path += `M${end}A${r} ${r} 0 1 1 ${short(x - radius)} ${short(y)}A${r} ${r} 0 1 1 ${end}`;
  }

  /** @param {number[]} dash */
  setLineDash(dash) {
    this.#dash = dash;
  }

  fill() {
    this.#put(`d="${this.#path}"${this.#paint('fill', this.fillStyle)}`);
  }

  stroke() {
    const dash = this.#dash.length ? ` stroke-dasharray="${this.#dash.join(' ')}"` : '';
    const paint = this.#paint('stroke', this.strokeStyle);
    this.#put(`d="${this.#path}" fill="none"${paint} stroke-width="${this.lineWidth}"${dash}`);
  }

  /** @param {string} attributes */
  #put(attributes) {
    if (this.#path) this.#parts.push(`<path ${attributes}/>`);
  }

  /** @param {string} what @param {string} style */
  #paint(what, style) {
    const { colour, alpha } = plainColour(style);
    const opacity = alpha * this.globalAlpha;
    return ` ${what}="${colour}"${opacity < 1 ? ` ${what}-opacity="${short(opacity)}"` : ''}`;
  }

  /** @param {string} text */
  measureText(text) {
    return { width: letterWidth * this.#fontSize * text.length };
  }

  get #fontSize() {
    return Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 12);
  }

  /** @param {string} text @param {number} x @param {number} y */
  fillText(text, x, y) {
    const anchor = { center: 'middle', right: 'end' }[this.textAlign];
    const family = this.font.replace(/^.*?px\s*/, '');
    const weight = /\b(\d00|bold)\b/.exec(this.font)?.[1];
    this.#parts.push(
      `<text x="${short(x)}" y="${short(y)}" font-family="${escapeText(family)}"` +
        ` font-size="${this.#fontSize}"${weight ? ` font-weight="${weight}"` : ''}` +
        `${anchor ? ` text-anchor="${anchor}"` : ''}` +
        `${this.#paint('fill', this.fillStyle)}>${escapeText(text)}</text>`,
    );
  }
}
