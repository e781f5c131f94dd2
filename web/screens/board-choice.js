/**
 * Which board is meant, on the Lab's pages that have one: a button with its picture, the text behind it, and
 * the levels.
 * @import { BoardCheck, Catalog, Cells, Collection } from '../model/types.js'
 * @import { Shell } from '../state/state.js'
 * @import { Dispatch } from '../state/store.js'
 * @typedef {Shell & { catalog: Catalog | null, collections: readonly Collection[], check: BoardCheck | null,
 *   drawn: { domain: string, board: Cells } | null }} BoardState
 */
/**
 * @template {BoardState} S
 * @typedef {{ readonly state: S, dispatch: Dispatch<S>, openLevels: () => unknown,
 *   chooseBoardFile: () => unknown,
 *   sketch: (domain: string, text: string) => Promise<Cells | null> }} BoardPage
 */
import { html, nothing } from 'lit';
import { closeMenu, toggleMenu } from '../state/updates-page.js';
import { filled, told } from '../views/events.js';
import { icons } from '../views/icons.js';
import '../views/board-view.js';
import '../views/pop-panel.js';

/** @template {BoardState} S @param {BoardPage<S>} page @param {string} name
 * @param {{ domain: string, board: string }} document @param {(board: string) => void} edit
 * @returns {{ button: unknown, panel: unknown }} panel: where it is open */
export function boardChoice(page, name, document, edit) {
  const { state, dispatch } = page;
  const { drawn, catalog } = state;
  const domain = catalog?.domains.find(({ id }) => id === document.domain);
  const button = html`<button type="button" class="button board" aria-haspopup="dialog" title="Another board"
    aria-label=${`Board: ${name}`} aria-expanded=${state.open === 'board'}
    @click=${() => dispatch(toggleMenu, 'board')}>${
      drawn && drawn.domain === document.domain
        ? html`<board-view class="thumb" aria-hidden="true"
          .domain=${domain} .board=${drawn.board}></board-view>`
        : nothing
    }<span class="name">${name}</span>${icons.chevron}</button>`;
  return { button, panel: state.open === 'board' ? boardPanel(page, document.board, edit) : nothing };
}

/** The board's text, and the way to the levels. @template {BoardState} S @param {BoardPage<S>} page
 * @param {string} board @param {(board: string) => void} edit */
function boardPanel(page, board, edit) {
  const { state, dispatch } = page;
  const { check } = state;
  const close = () => dispatch(closeMenu);
  const then = (/** @type {() => unknown} */ act) => () => {
    close();
    act();
  };
  const wrong = check?.ok === false ? check.error : null;
  const words = wrong ? `${wrong.line ? `Line ${wrong.line}: ` : ''}${wrong.message}` : '';
  const left = globalThis.document.querySelector('.lab-bar .board')?.getBoundingClientRect().left ?? 8;
  return html`<pop-panel label="Board" .left=${left} .top=${104} .width=${420} @close=${close}>
    <div class="pad board-panel">
      <div class="buttons"><button type="button" class="button" autofocus
        @click=${then(page.openLevels)}>${icons.grid}All levels</button><button type="button" class="button"
        @click=${then(page.chooseBoardFile)}>Open a file</button></div>
      <label>The board as text<textarea rows="11" spellcheck="false" autocomplete="off"
        aria-invalid=${wrong ? 'true' : 'false'} aria-describedby="board-words" .value=${board}
        @input=${filled(edit)}></textarea></label>
      <p id="board-words" class=${wrong ? 'wrong' : 'quiet'} role="status">${
        words || 'Any text that this puzzle reads, as the assignments write it.'
      }</p>
    </div></pop-panel>`;
}

/** @template {BoardState} S @param {BoardPage<S>} page
 * @param {(domain: string, board: string) => void} pick */
export const levelBrowser = ({ state, sketch, chooseBoardFile }, pick) =>
  html`<level-browser .catalog=${state.catalog} .collections=${state.collections} .sketch=${sketch}
    @level-pick=${told(({ domain, board }) => pick(domain, board))}
    @file-open=${chooseBoardFile}></level-browser>`;
