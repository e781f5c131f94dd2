/**
 * Pictures of what is on screen, as a drawing or in pixels, and of the plan, moving.
 * @import { Drawing, How } from './share-drawing.js'
 * @import { BasePort } from './share-port.js'
 * @typedef {{ blob: Blob, address: string }} Made
 * @typedef {{ id: string, name: string, pane: string, able: boolean,
 *   draw: (studio: Studio, how: How) => Promise<Drawing | null> }} Picture   pane: whose data it needs
 * @typedef {{ moves: number, draw: (studio: Studio, move: number, how: How) => Promise<Drawing | null> }}
 * Reel
 * @typedef {{ name: string, moves: number, able: boolean, of: unknown, open: () => Promise<Reel | null> }}
 * Film
 * @typedef {{ title: string, isDark: boolean, drawnFrom: readonly unknown[], names: (what: string) =>
 *   string[], pictures: readonly Picture[], film: Film }} PictureSubject
 *   drawnFrom: what makes another drawing when it is another; names: what a file is called; of: the plan
 */
import { LitElement, html, css, nothing } from 'lit';
import { formatBytes, formatCount } from '../model/format.js';
import { fileName } from '../model/share-files.js';
import { icons } from './icons.js';
import { pngOf, Studio, svgAddress } from './share-drawing.js';
import { pictureChoices } from './share-picture-choices.js';
import { shareStyles } from './share-styles.js';
import { base, buttons, segments } from './styles.js';
import './copy-button.js';

export class SharePicture extends LitElement {
  static properties = {
    port: { attribute: false },
    subject: { attribute: false },
    _what: { state: true },
    _dark: { state: true },
    _clear: { state: true },
    _format: { state: true },
    _scale: { state: true },
    _speed: { state: true },
    _side: { state: true },
    _drawing: { state: true },
    _made: { state: true },
    _part: { state: true },
    _words: { state: true },
  };

  static styles = [
    base,
    buttons,
    segments,
    shareStyles,
    css`
      .studio { position: fixed; left: -30000px; top: 0; width: 720px; height: 480px; pointer-events: none; }
      .sheet {
        flex: 1; min-height: 200px; display: grid; place-items: center; border: 1px solid var(--line);
        border-radius: var(--radius); background: var(--card); padding: 10px; overflow: hidden;
      }
      .sheet.clear {
        --check: light-dark(#e3e3e3, #2a2f33) 0 25%, light-dark(#fff, #1f2427) 0 50%;
        background: repeating-conic-gradient(var(--check)) 0 0 / 18px 18px;
      }
      .sheet img { max-width: 100%; max-height: 100%; min-height: 0; display: block; }
      .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
      .bar .words { flex: 1; min-width: 12em; }
      progress { width: 100%; accent-color: var(--accent); }
      .making { display: grid; gap: 10px; width: min(320px, 100%); text-align: center; }
      .line select { flex: 1; }
    `,
  ];

  constructor() {
    super();
    /** @type {BasePort | null} */ this.port = null;
    /** @type {PictureSubject | null} */ this.subject = null;
    /** Which picture, or 'plan', the one that moves. */ this._what = 'board';
    /** @type {boolean | null} null: as the page */ this._dark = null;
    this._clear = false;
    /** @type {'svg' | 'png'} */ this._format = 'svg';
    this._scale = 2;
    this._speed = 4;
    this._side = 480;
    /** @type {Drawing | null} */ this._drawing = null;
    /** The pixels, or the animated picture. @type {Made | null} */ this._made = null;
    /** How much of the plan is drawn; null while none is. @type {number | null} */ this._part = null;
    this._words = '';
    this._wish = 0;
    /** @type {Studio | null} */ this._studio = null;
    /** @type {AbortController | null} */ this._job = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this._job?.abort();
    this.port?.want('');
  }

  firstUpdated() {
    this._studio = new Studio(/** @type {HTMLElement} */ (this.renderRoot.querySelector('.studio')));
    void this._draw();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!this._studio) return;
    if (changed.has('_what')) this.port?.want(this._picture?.pane ?? '');
    const settings = ['_what', '_dark', '_clear', '_format', '_scale', '_speed', '_side'];
    if (settings.some((name) => changed.has(name)) || this._isOther(changed.get('subject')))
      void this._draw();
  }

  get _picture() {
    return this.subject?.pictures.find(({ id }) => id === this._what);
  }

  /** Whether something that is drawn has changed on the page. @param {unknown} before */
  _isOther(before) {
    const old = /** @type {PictureSubject | null | undefined} */ (before);
    const { subject } = this;
    if (!old || !subject) return false;
    // a film goes on while the page finishes other things
    if (this._what === 'plan') return old.film.of !== subject.film.of;
    return old.drawnFrom.some((value, i) => value !== subject.drawnFrom[i]);
  }

  get _isDark() {
    return this._dark ?? this.subject?.isDark ?? false;
  }

  /** @param {string} ending */
  _name(ending) {
    return fileName(this.subject?.names(this._what) ?? [], ending);
  }

  async _draw() {
    const { subject, _studio: studio } = this;
    if (!subject || !studio) return;
    const mine = ++this._wish;
    if (this._what === 'plan') {
      this._job?.abort();
      Object.assign(this, { _drawing: null, _made: null, _part: null, _words: '' });
      return;
    }
    const how = { isDark: this._isDark, isClear: this._clear, title: subject.title };
    const drawing = await (this._picture?.draw(studio, how) ?? Promise.resolve(null)).catch(
      () => /** @type {const} */ (false),
    );
    if (mine !== this._wish) return;
    if (drawing === false) {
      Object.assign(this, { _drawing: null, _made: null, _words: missing });
      return;
    }
    const png =
      drawing && this._format === 'png' ? await pngOf(drawing, this._scale).catch(() => null) : null;
    if (mine !== this._wish) return;
    this._drawing = drawing;
    this._made = png && { blob: png, address: '' };
    this._words = drawing ? '' : 'There is nothing to draw yet: solve the board first.';
  }

  async _film() {
    const { subject, _studio: studio } = this;
    const reel = await subject?.film.open();
    if (!subject || !studio || !reel) return;
    const job = new AbortController();
    this._job = job;
    Object.assign(this, { _part: 0, _made: null, _words: '' });
    const part = await import('./share-film.js').catch(() => null);
    if (!part) {
      Object.assign(this, { _part: null, _words: missing });
      return;
    }
    const blob = await part
      .filmOf(studio, reel, {
        speed: this._speed,
        size: this._side,
        isDark: this._isDark,
        title: subject.title,
        signal: job.signal,
        onProgress: (part) => {
          if (!job.signal.aborted) this._part = part;
        },
      })
      .catch(() => null);
    if (this._job !== job) return;
    this._part = null;
    const address = blob && !job.signal.aborted ? await dataAddress(blob) : '';
    if (blob && address) this._made = { blob, address };
    else this._words = job.signal.aborted ? 'Cancelled.' : 'The picture could not be drawn.';
  }

  render() {
    if (!this.subject || !this.port) return nothing;
    return html`<div class="left">${pictureChoices(this, this.subject)}</div>
      <div class="right">${this._sheet()}${this._bar(this.port)}</div>
      <div class="studio" inert aria-hidden="true"></div>`;
  }

  _sheet() {
    const { _drawing: drawing, _made: made } = this;
    if (this._what === 'plan') {
      if (made) return html`<div class="sheet"><img alt="The plan, moving" src=${made.address}></div>`;
      return html`<div class="sheet"><div class="making">${
        this._part === null
          ? html`<button type="button" class="primary"
            @click=${this._film}>${icons.play}Make the picture</button>`
          : html`<label>Drawing move by move … <progress max="1" .value=${this._part}></progress></label>
            <button type="button" @click=${() => this._job?.abort()}>Cancel</button>`
      }<p class="words" role="status">${this._words}</p></div></div>`;
    }
    return html`<div class=${this._clear ? 'sheet clear' : 'sheet'}>${
      drawing
        ? html`<img alt="Preview of the picture" src=${svgAddress(drawing.svg)}>`
        : html`<p class="quiet" role="status">${this._words || 'Drawing …'} ${
            this._words === missing
              ? html`<button type="button" @click=${this._draw}>Try again</button>`
              : nothing
          }</p>`
    }</div>`;
  }

  /** @param {BasePort} port */
  _bar(port) {
    const { _drawing: drawing, _made: made } = this;
    const isPng = this._format === 'png' && this._what !== 'plan';
    const ending = this._what === 'plan' ? 'gif' : this._format;
    const content =
      this._what === 'plan' || isPng ? made?.blob : drawing && new Blob([drawing.svg], { type: svgType });
    const copy = async () =>
      (isPng ? made && port.copyPicture(made.blob) : drawing && port.copy(drawing.svg)) || false;
    return html`<div class="bar"><p class="words">${content ? this._size(content) : nothing}</p>
      ${
        this._what === 'plan'
          ? nothing
          : html`<copy-button .of=${`${this._what} ${ending} ${this._scale} ${this._isDark} ${this._clear}`}
          .done=${'The picture is on the clipboard.'} .act=${copy} ?disabled=${!content}
          .instead=${'Download it instead.'}></copy-button>`
      }
      <button type="button" class=${this._what === 'plan' && !made ? '' : 'primary'} aria-disabled=${!content}
        @click=${() => content && port.download(this._name(ending), content)}
        >${icons.download}Download</button></div>`;
  }

  /** @param {Blob} content */
  _size(content) {
    const { _drawing: drawing } = this;
    const times = this._format === 'png' ? this._scale : 1;
    const size = drawing
      ? `${formatCount(drawing.width * times)} × ${formatCount(drawing.height * times)} pixels, `
      : '';
    return `${size}${formatBytes(content.size)}`;
  }
}

const missing = 'This part of the page could not be loaded. Is the connection gone?';
const svgType = 'image/svg+xml';

/** The page's policy lets it show data, but no blobs. @param {Blob} blob @returns {Promise<string>} */
const dataAddress = (blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve('');
    reader.readAsDataURL(blob);
  });

customElements.define('share-picture', SharePicture);
