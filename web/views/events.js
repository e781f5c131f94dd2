/** Tells the owner of an element what happened. Events do not bubble: each owner listens to its own elements.
 * @param {EventTarget} element @param {string} type @param {object} [detail] */
export const emit = (element, type, detail = {}) => element.dispatchEvent(new CustomEvent(type, { detail }));

/** A listener that wants only what an element tells. @param {(detail: any) => void} act */
export const told = (act) => (/** @type {CustomEvent} */ event) => act(event.detail);

/** What has the focus, inside whatever elements it is. @returns {HTMLElement | null} */
export function focusedElement() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return /** @type {HTMLElement | null} */ (element);
}

/** Gives the focus to another part of an element, before that which has it goes away.
 * @param {import('lit').LitElement} element @param {string} part */
export const focusPart = (element, part) =>
  /** @type {HTMLElement | null} */ (element.renderRoot.querySelector(part))?.focus();

/** A listener that wants only what a field holds now. @param {(value: string) => void} act */
export const filled = (act) => (/** @type {Event} */ event) =>
  act(/** @type {HTMLInputElement} */ (event.target).value);

/** A listener that wants only whether a box is ticked. @param {(on: boolean) => void} act */
export const ticked = (act) => (/** @type {Event} */ event) =>
  act(/** @type {HTMLInputElement} */ (event.target).checked);

/** A property of small plain data that is made anew at every drawing: it has changed when its contents
 * have. */
export const byValue = {
  attribute: false,
  hasChanged: (/** @type {unknown} */ now, /** @type {unknown} */ before) =>
    JSON.stringify(now) !== JSON.stringify(before),
};
