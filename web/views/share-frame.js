/**
 * The frame of every Share dialog: its tabs, and a link to what is on screen, which is always at hand below
 * them. What is shared, and what stands in a tab, is its heir's.
 * @import { Moment } from '../model/share-link.js'
 * @import { BasePort } from './share-port.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { mostReadable } from '../model/link.js';
import { canEmbed } from '../model/places.js';
import { selected } from './copy-button.js';
import { icons } from './icons.js';
import './copy-button.js';
import { base, buttons, dialogs, segments } from './styles.js';

const tabs = /** @type {const} */ ([
  ['link', 'Link'],
  ['embed', 'Embed'],
  ['picture', 'Picture'],
  ['file', 'File'],
]).filter(([id]) => canEmbed || id !== 'embed');

export class ShareFrame extends LitElement {
  static properties = {
    state: { attribute: false },
    port: { attribute: false },
    _tab: { state: true },
    _moment: { state: true },
    _open: { state: true },
    _packed: { state: true },
  };

  static styles = [
    base,
    buttons,
    segments,
    dialogs,
    css`
      dialog {
        padding: 0; width: min(1080px, calc(100vw - 48px)); height: min(684px, calc(100vh - 48px));
        max-width: none; max-height: none; overflow: hidden;
      }
      dialog[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; }
      @media (min-width: 1600px) { dialog { width: 1280px; height: min(800px, calc(100vh - 48px)); } }
      .head {
        display: flex; gap: 20px; align-items: center; padding: 10px 12px 10px 20px;
        border-bottom: 1px solid var(--line);
      }
      .head h2 { font-size: 17px; }
      .head > :last-child { margin-left: auto; }
      .segments button[aria-selected='true'] {
        background: var(--card); color: var(--accent); box-shadow: 0 1px 3px light-dark(#1c222633, #00000080);
      }
      .segments button { padding: 0 13px; }
      .foot {
        display: flex; gap: 12px; align-items: center; padding: 11px 20px; border-top: 1px solid var(--line);
      }
      .foot > svg { color: var(--quiet); }
      .foot input {
        flex: 1; min-width: 0; font: 13px var(--mono); color: var(--ink); background: var(--well); border: 0;
        border-radius: 8px; min-height: var(--target); padding: 0 12px; text-overflow: ellipsis;
      }
      .body { min-height: 0; }
      @media (max-width: 1023px) {
        dialog { width: 100vw; height: 100dvh; border: 0; border-radius: 0; margin: 0; }
        dialog[open] { position: fixed; inset: 0; }
      }
      @media (max-width: 599px) {
        .head { flex-wrap: wrap; padding: 8px 8px 8px 14px; gap: 6px; }
        .head h2 { flex: 1; }
        .head [role='tablist'] { order: 3; width: calc(100% - 6px); }
        .head [role='tablist'] button { flex: 1; padding: 0 4px; min-height: 40px; }
        .head > :last-child { margin: 0; }
        .foot { padding: 8px 14px; gap: 8px; }
        .foot > svg { display: none; }
      }
    `,
  ];

  constructor() {
    super();
    /** What its page shows. @type {unknown} */ this.state = null;
    /** @type {BasePort | null} */ this.port = null;
    /** @type {string} */ this._tab = 'link';
    /** @type {Moment} */ this._moment = 'moment';
    this._open = false;
    /** The compact form, and of what. */ this._packed = { fragment: '', short: '' };
  }

  /** A closed dialog has nothing to draw, whatever happens on the page.
   * @param {Map<string, unknown>} changed */
  shouldUpdate(changed) {
    return this._open || !changed.has('state') || changed.size > 1 || !this.hasUpdated;
  }

  async open() {
    this._open = true;
    await this.updateComplete;
    if (!this._dialog.open) this._dialog.showModal();
  }

  get _dialog() {
    return /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector('dialog'));
  }

  _closed() {
    this._open = false;
    this.port?.want('');
  }

  /** @param {KeyboardEvent} event */
  _keys(event) {
    const index = tabs.findIndex(([id]) => id === this._tab);
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    this._tab = tabs[(to + tabs.length) % tabs.length][0];
    void this.updateComplete.then(() =>
      /** @type {HTMLElement} */ (this.renderRoot.querySelector('[aria-selected=true]')).focus(),
    );
    event.preventDefault();
  }

  render() {
    return html`<dialog aria-labelledby="title" @close=${this._closed}>${
      this._open && this.port && this._isReady ? this._content(this.port) : nothing
    }</dialog>`;
  }

  /** @param {BasePort} port */
  _content(port) {
    const fragment = this._fragment;
    void this._pack(port, fragment);
    const compact = this._packed.fragment === fragment ? this._packed.short : null;
    const link = port.link((fragment.length > mostReadable && compact) || fragment);
    const copyLink = async () =>
      (await port.copy(link)) || selected(this.renderRoot.querySelector('.foot input'));
    return html`<div class="head"><h2 id="title">Share</h2>
        <div role="tablist" class="segments" aria-label="What to share" @keydown=${this._keys}>
          ${tabs.map(
            ([id, name]) => html`<button type="button" role="tab" id=${`tab-${id}`}
            aria-selected=${id === this._tab} aria-controls="body" tabindex=${id === this._tab ? 0 : -1}
            @click=${() => (this._tab = id)}>${name}</button>`,
          )}
        </div>
        <button type="button" class="plain icon-only" aria-label="Close"
          @click=${() => this._dialog.close()}>${icons.cross}</button></div>
      <div class="body" id="body" role="tabpanel"
        aria-labelledby=${`tab-${this._tab}`}>${this._body(port, fragment, compact)}</div>
      <div class="foot">${icons.link}<input readonly aria-label="Link" .value=${link}
          @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
        <copy-button wide .of=${link} .name=${'Copy link'} .done=${'The link is on the clipboard.'}
          .act=${copyLink}></copy-button></div>`;
  }

  /** @param {BasePort} port @param {string} fragment */
  async _pack(port, fragment) {
    if (!port.compact || this._packed.fragment === fragment) return;
    const short = await port.compact(fragment).catch(() => '');
    if (fragment === this._fragment) this._packed = { fragment, short };
  }

  /** What is shared, as the fragment of a link. @returns {string} */
  get _fragment() {
    return '';
  }

  /** Whether there is something to share. */
  get _isReady() {
    return false;
  }

  /** The open tab. @param {BasePort} _port @param {string} _fragment @param {string | null} _compact
   * @returns {unknown} */
  _body(_port, _fragment, _compact) {
    return nothing;
  }
}
