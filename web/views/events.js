/**
 * What elements tell their owners, and listeners that take from an event what they want.
 * @import { MovePath } from '../engine/game-protocol.js'
 * @import { GameDocument } from '../model/game-document.js'
 * @import { Example } from '../model/lab-examples.js'
 * @import { ExampleKind } from '../model/lab-types.js'
 * @import { Direction } from '../model/movers.js'
 * @import { Own } from '../model/own.js'
 * @import { Moment } from '../model/share-link.js'
 * @import { BreakpointRow, Cells, OptionRow, PlaygroundDocument } from '../model/types.js'
 * @import { GameEditor, GameMode, Side } from '../state/game-state.js'
 * @import { Choice, Mode, Tool, Track_ } from '../state/state.js'
 */
/** All that an event may tell: a word means the same in each, but for those of several types, of which a
 * listener says which it expects.
 * @typedef {{
 *   action: string, agent: string, board: string, by: number, cell: number,
 *   change: Partial<PlaygroundDocument> | Partial<GameDocument>, choice: Choice, choices: Choice[],
 *   code: string, columns: number, direction: Direction, domain: string, draft: string,
 *   dragged: boolean, event: string, example: Example, format: string, formula: string,
 *   forwards: boolean, from: number, group: string, heuristic: string, hints: boolean, id: string,
 *   index: number, key: string | number, kind: ExampleKind, mode: Mode | GameMode, moment: Moment,
 *   name: string, node: number, number: string, own: Own, part: number | null, path: MovePath,
 *   person: boolean, picture: Cells, row: OptionRow | BreakpointRow, rows: number, seconds: number | null,
 *   side: Side, speed: number, step: number, strategy: string, text: string, to: number,
 *   tool: Tool | GameEditor['tool'], track: Track_ | GameMode, value: number | bigint | string | null,
 *   whole: boolean, words: string, given: unknown, byKey: boolean,
 * }} Detail
 */

/** Tells the owner of an element what happened. Events do not bubble: each owner listens to its own elements.
 * @param {EventTarget} element @param {string} type @param {Partial<Detail>} [detail] */
export const emit = (element, type, detail = {}) => element.dispatchEvent(new CustomEvent(type, { detail }));

/** A listener that wants only what an element tells. @template {Partial<Detail>} [D=Detail]
 * @param {(detail: D) => void} act */
export const told = (act) => (/** @type {CustomEvent<D>} */ event) => act(event.detail);

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
