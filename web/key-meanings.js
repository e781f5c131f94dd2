/**
 * Keys of the pages on which a key is an update of the state, or a word for something else that is done.
 * @import { Press } from './keys.js'
 * @import { Call, Dispatch } from './state/store.js'
 * @import { KeySheet } from './views/key-sheet.js'
 */
import { pressOf } from './keys.js';

export const openKeys = () => /** @type {KeySheet | null} */ (document.querySelector('key-sheet'))?.open();

const isCovered = () =>
  [...document.querySelectorAll('key-sheet, level-browser, game-share')].some((each) =>
    each.shadowRoot?.querySelector('dialog[open]'),
  );

/** Keys do nothing behind a dialog, and the code's editor keeps those that one types.
 * @template S
 * @param {{ readonly state: S, dispatch: Dispatch<S> }} page
 * @param {(state: S, press: Press) => readonly unknown[] | string | null} meaningOf
 * @param {Record<string, () => void>} [others] by their words */
export function followKeys(page, meaningOf, others = {}) {
  const named = /** @type {typeof others} */ ({ keys: openKeys, ...others });
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isCovered()) return;
    const inCode = event.composedPath().some((each) => each instanceof Element && each.matches('.cm-editor'));
    const press = pressOf(event);
    const meaning = meaningOf(page.state, { ...press, typing: press.typing || inCode });
    if (!meaning) return;
    if (typeof meaning === 'string') named[meaning]();
    else page.dispatch(.../** @type {Call<S, unknown[]>} */ (/** @type {unknown} */ (meaning)));
    event.preventDefault();
  });
}
