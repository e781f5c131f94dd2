/**
 * The page's columns, made of its parts. Each part says by its slot what it is, so that it keeps its state when the
 * page grows wide or narrow, and so that Tab goes from part to part as the eye does.
 */
import { LitElement, html, css } from 'lit';

const columns = {
  left: ['puzzle', 'search', 'lessons'],
  middle: ['stage', 'lens'],
  right: ['answer', 'detail', 'counters'],
};
const wide = matchMedia('(min-width: 720px)');

/** @param {string[]} parts */
const slots = (parts) => parts.map((part) => html`<slot name=${part}></slot>`);

export class PageColumns extends LitElement {
  static properties = { order: {}, hide: {} };

  static styles = css`
    div {
      display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); align-content: start; min-width: 0;
    }
    .left { grid-area: left; }
    .middle { grid-area: stage; }
    .right { grid-area: right; }
  `;

  constructor() {
    super();
    /** The parts as a narrow page has them, one below the other. */ this.order = '';
    /** The columns that are not shown. */ this.hide = '';
    wide.addEventListener('change', () => this.requestUpdate());
  }

  render() {
    const hidden = this.hide.split(' ');
    const shown = Object.entries(columns).filter(([name]) => !hidden.includes(name));
    if (wide.matches) return shown.map(([name, parts]) => html`<div class=${name}>${slots(parts)}</div>`);
    return slots(this.order.split(' ').filter((part) => shown.some(([, parts]) => parts.includes(part))));
  }
}

customElements.define('page-columns', PageColumns);
