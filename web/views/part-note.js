/**
 * Says at the button that was pressed that the part of the page behind it could not be loaded, and tries
 * again. There is one way: whoever loads a part for a button calls `loadedFor`. It is here from the start,
 * for it is needed when nothing can be loaded.
 */
import { LitElement, html, css, nothing } from 'lit';
import { base, buttons } from './styles.js';

/** What was pressed last, and where: a button of a menu is gone when its part fails. A key has none.
 * @type {{ left: number, top: number, bottom: number } | null} */
let pressed = null;

export class PartNote extends LitElement {
  static properties = { _at: { state: true } };

  static styles = [
    base,
    buttons,
    css`
      :host(:not(:popover-open)) { display: none; }
      :host(:popover-open) { position: fixed; inset: auto; margin: 0; width: min(300px, calc(100vw - 16px));
        padding: 12px 14px; display: grid; gap: 10px; justify-items: start; line-height: 1.4;
        background: var(--bad-soft); color: var(--bad); border: 1px solid currentColor; border-radius: 10px;
        box-shadow: var(--deep-shadow); }
      button, button:hover:not(:disabled) { color: inherit; border-color: currentColor; background: none; }
    `,
  ];

  constructor() {
    super();
    this.popover = 'auto';
    this._again = () => {};
    /** @type {typeof pressed} */ this._at = null;
  }

  /** @param {typeof pressed} at @param {() => void} again */
  show(at, again) {
    this._again = again;
    this._at = at;
    this.hidePopover();
    this.showPopover();
    const { left, top, bottom } = at ?? { left: innerWidth, top: 0, bottom: 47 };
    const most = innerWidth - this.offsetWidth - 8;
    const isBelow = bottom + this.offsetHeight + 12 < innerHeight;
    this.style.left = `${Math.max(8, Math.min(left, most))}px`;
    this.style.top = `${isBelow ? bottom + 6 : Math.max(8, top - this.offsetHeight - 6)}px`;
    this.renderRoot.querySelector('button')?.focus({ preventScroll: true });
  }

  _retry() {
    const at = this._at;
    this.hidePopover();
    pressed = at; // what fails once more is told where it was
    this._again();
  }

  /** @param {KeyboardEvent} event */
  _keys(event) {
    event.stopPropagation();
    if (event.key === 'Escape') this.hidePopover();
  }

  render() {
    return html`<p role="alert">This part of the page could not be loaded. Is the connection gone, or is there
      a new version of the page?</p><button type="button" @click=${this._retry}
      @keydown=${this._keys}>Try again</button>`;
  }
}

customElements.define('part-note', PartNote);

addEventListener('keydown', () => (pressed = null), true);
addEventListener(
  'click',
  (event) => {
    const path = event.composedPath();
    const button = path.find((each) => each instanceof HTMLElement && each.matches('button, a'));
    if (button instanceof HTMLElement && !path.some((each) => each instanceof PartNote))
      pressed = button.getBoundingClientRect();
  },
  true,
);

/** What stands in the place of a part that could not be loaded. @param {string} name @param {() => unknown}
 * again
 * @param {string} [slot] */
export const missingHere = (name, again, slot) => html`<div class="pad" role="alert" slot=${slot ?? nothing}>
  <p>${name} could not be loaded. Is the connection gone, or is there a new version of the page?</p>
  <div class="buttons"><button type="button" class="button" @click=${() => again()}>Try
    again</button></div></div>`;

/** Loads a part for the button that was pressed just now. Where it cannot be had, that is said there.
 * @param {(() => Promise<unknown>) | undefined} load @param {() => unknown} again what the button does
 * @returns {Promise<boolean>} whether it is here */
export async function loadedFor(load, again) {
  const at = pressed;
  try {
    await load?.();
    return true;
  } catch {
    const note = document.querySelector('part-note') ?? document.body.appendChild(new PartNote());
    await /** @type {PartNote} */ (note).updateComplete;
    /** @type {PartNote} */ (note).show(at, again);
    return false;
  }
}
