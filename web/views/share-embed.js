/**
 * A board for someone else's page: what its reader may do and see, how it will look, and what to paste.
 * @import { EmbedChoice, EmbedKind } from '../model/share-embed.js'
 * @import { Moment, MomentChoice } from '../model/share-link.js'
 * @import { BasePort } from './share-port.js'
 */
import { LitElement, html, css, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { keyed } from 'lit/directives/keyed.js';
import { takesWeight } from '../model/asks.js';
import * as embed from '../model/share-embed.js';
import { choices } from './choices.js';
import { onResize } from './canvas.js';
import { selected } from './copy-button.js';
import { filled, ticked } from './events.js';
import { momentChoices } from './share-moments.js';
import { shareStyles } from './share-styles.js';
import { base, buttons, segments } from './styles.js';

/** Milliseconds without a change before the preview is loaded anew. */
const rest = 350;
const themes = /** @type {const} */ ([
  ['', 'Reader’s'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]);

export class ShareEmbed extends LitElement {
  static properties = {
    port: { attribute: false },
    called: {},
    kind: { attribute: false },
    fragment: {},
    compact: {},
    moment: {},
    moments: { attribute: false },
    _chosen: { state: true },
    _kind: { state: true },
    _shown: { state: true },
    _room: { state: true },
  };

  static styles = [
    base,
    buttons,
    segments,
    shareStyles,
    css`
      .head { display: flex; gap: 10px; align-items: baseline; }
      .head h3 { margin: 0; }
      .room { min-height: 180px; position: relative; }
      .frame { position: absolute; left: 50%; top: 0; transform-origin: 0 0; }
      iframe { border: 1px solid var(--edge-soft); border-radius: 8px; background: var(--card);
        display: block; }
      .card { flex: none; }
      pre { max-height: 108px; }
      copy-button { margin-left: auto; }
      .ask label { line-height: 1.2; }
      .ask select { min-width: 0; flex: 1; }
    `,
  ];

  constructor() {
    super();
    /** @type {BasePort | null} */ this.port = null;
    /** What the frame is called. */ this.called = '';
    /** @type {EmbedKind} */ this.kind = embed.puzzleKind;
    /** @type {string} */ this.fragment = '';
    /** The same in short, where it is long. */ this.compact = '';
    /** @type {Moment} */ this.moment = 'moment';
    /** @type {readonly MomentChoice[]} */ this.moments = [];
    /** Null: as usual. @type {EmbedChoice | null} */ this._chosen = null;
    /** @type {'frame' | 'component'} */ this._kind = 'frame';
    /** The link that the preview shows. */ this._shown = '';
    this._room = { width: 600, height: 300 };
    this._timer = 0;
    this._forget = () => {};
  }

  firstUpdated() {
    const room = /** @type {HTMLElement} */ (this.renderRoot.querySelector('.room'));
    this._forget = onResize(room, () => {
      this._room = { width: room.clientWidth, height: room.clientHeight };
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._forget();
    clearTimeout(this._timer);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!['fragment', 'compact', '_chosen'].some((name) => changed.has(name))) return;
    const link = embed.embedFragment(this.fragment, this._choice, this.compact, this.kind);
    clearTimeout(this._timer);
    if (!this._shown) this._shown = link;
    else if (link !== this._shown) this._timer = setTimeout(() => (this._shown = link), rest);
  }

  get _choice() {
    return this._chosen ?? this.kind.usual;
  }

  /** @param {Partial<EmbedChoice>} change */
  _choose(change) {
    this._chosen = { ...this._choice, ...change };
  }

  render() {
    if (!this.port) return nothing;
    return html`<div class="left">${momentChoices(this)}
        ${this._ticks('The reader may', 'allow', this.kind.allowances)}
        ${this._ticks('Panes', 'panes', this.kind.panes)}${this._ask()}${this._size()}</div>
      <div class="right"><div class="head"><h3>Preview</h3><span
        class="quiet">live, as the reader will see it</span></div>${this._preview(this.port)}
        ${this._snippet(this.port)}</div>`;
  }

  /** @param {string} name @param {'allow' | 'panes'} key
   * @param {readonly { id: string, name: string }[]} entries */
  _ticks(name, key, entries) {
    if (!entries.length) return nothing;
    const tick = (/** @type {string} */ id) =>
      ticked((on) => {
        const others = this._choice[key].filter((each) => each !== id);
        this._choose({ [key]: on ? [...others, id] : others });
      });
    return html`<fieldset><legend>${name}</legend><div class="pairs">${entries.map(
      (entry) => html`<label class="choice"><input type="checkbox"
      .checked=${live(this._choice[key].includes(entry.id))}
      @change=${tick(entry.id)}><span>${entry.name}</span></label>`,
    )}</div></fieldset>`;
  }

  /** A field of a number, which is left alone while one types, whatever is drawn anew meanwhile.
   * @param {'weight' | 'width' | 'height'} key @param {(text: string) => number | null} read */
  _typed(key, read) {
    return (/** @type {Event} */ event) => {
      const field = /** @type {HTMLInputElement} */ (event.target);
      this._choose({ [key]: read(field.value) ?? this._choice[key] });
      field.value = String(this._choice[key]);
    };
  }

  _ask() {
    const { ask, weight } = this._choice;
    const setWeight = this._typed('weight', (text) =>
      text.trim() && Number.isFinite(Number(text)) && Number(text) >= 0 ? Number(text) : null,
    );
    return html`<div class="line ask"><label for="ask">Ask the reader</label><select id="ask"
      @change=${filled((id) => this._choose(embed.asking(this._choice, id)))}>${choices(
        this.kind.asks,
        ask,
      )}</select></div>
      ${
        takesWeight(ask)
          ? html`<label class="line"><span>Weight</span><input class="weight" inputmode="decimal"
          .value=${String(weight)} @change=${setWeight}></label>`
          : nothing
      }`;
  }

  _size() {
    const field = (
      /** @type {'width' | 'height'} */ key,
      /** @type {string} */ name,
    ) => html`<input class="size"
      inputmode="numeric" aria-label=${name} .value=${String(this._choice[key])}
      @change=${this._typed(key, embed.sizeOf)}>`;
    return html`<div class="line"><span id="size">Size</span>${field('width', 'Width')} ×
        ${field('height', 'Height')}</div>
      <div class="line"><span>Colours</span><div class="segments" role="group"
        aria-label="Colours">${themes.map(
          ([id, name]) => html`<button type="button" aria-pressed=${this._choice.theme === id}
          @click=${() => this._choose({ theme: id })}>${name}</button>`,
        )}</div></div>`;
  }

  /** A page of its own in a frame of its real size, made smaller where that has no room.
   * @param {BasePort} port */
  _preview(port) {
    const { width, height } = this._choice;
    const scale = Math.min(1, this._room.width / (width + 2), this._room.height / (height + 2));
    const place = `transform: scale(${scale}) translateX(-50%)`;
    const wished = (height + 2) * Math.min(1, this._room.width / (width + 2));
    return html`<div class="room" .style=${`flex: 0 1 ${wished}px`}><div class="frame"
      .style=${place}>${keyed(
        `${this._shown} ${width}×${height}`,
        html`<iframe title="Preview of the embedded board" tabindex="-1" width=${width} height=${height}
        src=${`${port.site}${this.kind.page}#${this._shown}`}></iframe>`,
      )}</div></div>`;
  }

  /** @param {BasePort} port */
  _snippet(port) {
    const embedded = {
      fragment: this.fragment,
      compact: this.compact,
      choice: this._choice,
      title: this.called,
      site: port.site,
      kind: this.kind,
    };
    const needsHost = this._kind === 'frame' && this._choice.ask;
    const text = this._kind === 'frame' ? embed.frameSnippet(embedded) : embed.componentSnippet(embedded);
    const kind = (
      /** @type {'frame' | 'component'} */ id,
      /** @type {string} */ name,
    ) => html`<button type="button"
      aria-pressed=${this._kind === id} @click=${() => (this._kind = id)}>${name}</button>`;
    const act = async () => (await port.copy(text)) || selected(this.renderRoot.querySelector('pre'));
    return html`<div class="card"><div class="top"><div class="segments" role="group" aria-label="As">
        ${kind('frame', 'iframe')}${kind('component', 'Web component')}</div>
        <copy-button primary .of=${text} .done=${'The snippet is on the clipboard.'}
          .act=${act}></copy-button></div>
      <pre tabindex="0" role="group" aria-label="HTML to paste">${highlit(text)}</pre>${
        needsHost
          ? html`<p class="small quiet">To hear the answers, add <code>&amp;host=</code> and the origin of
            your page to the address, or use the web component.</p>`
          : nothing
      }</div>`;
  }
}

/** The element's name stands out. @param {string} text */
const highlit = (text) =>
  text
    .split(/(frontier-board|iframe)/)
    .map((part, i, all) => (i % 2 && /<\/?$/.test(all[i - 1]) ? html`<b>${part}</b>` : part));

customElements.define('share-embed', ShareEmbed);
