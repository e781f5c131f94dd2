/** What the two large menus share: a list of options, and words about one of them beside it. */
import { css } from 'lit';
import { focusPart } from './events.js';

export const menuLists = css`
  button { width: 100%; border: 0; justify-content: flex-start; gap: 10px; position: relative;
    text-align: left; }
  button > svg { position: absolute; color: var(--accent); width: 16px; height: 16px; }
  button[aria-selected='true'] { background: var(--accent-soft); }
  .body { display: grid; }
  .list { padding: 8px; }
  .side { border-left: 1px solid var(--line); padding: 16px 18px; display: grid; gap: 10px;
    align-content: start; font-size: var(--small); }
  .side h2 { font-size: 15px; }
`;

/** Gives a part the focus once the menu around it is on screen.
 * @param {import('lit').LitElement} menu @param {string} part */
export async function focusAtFirst(menu, part) {
  await Promise.resolve();
  focusPart(menu, part);
}

/** The options, and which of them a key was pressed in: -1 for none.
 * @param {import('lit').LitElement} menu @param {Event} event */
export function optionsAt(menu, event) {
  const all = /** @type {HTMLElement[]} */ ([...menu.renderRoot.querySelectorAll('[role=option]')]);
  const from = /** @type {HTMLElement} */ (event.composedPath()[0]);
  return { all, from, at: all.indexOf(from) };
}
