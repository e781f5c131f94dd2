/**
 * Share on the puzzles' page: a link to what is on screen, the board for someone else's page, pictures, and
 * files.
 * @import { Catalog } from '../model/types.js'
 * @import { Now } from '../model/share-link.js'
 * @import { State } from '../state/state.js'
 * @import { SharePort } from './share-port.js'
 */
import { html } from 'lit';
import { domainOf, freshDocument, heuristicOf, strategyOf } from '../model/document.js';
import { mostReadable, toFragment } from '../model/link.js';
import * as embed from '../model/share-embed.js';
import { moments, momentWords, viewAt } from '../model/share-link.js';
import { levelNow } from '../state/selectors.js';
import { documentOf } from '../state/state.js';
import { told } from './events.js';
import { ShareFrame } from './share-frame.js';
import { puzzleFiles, puzzlePictures } from './share-puzzle.js';
import './share-link.js';
import './share-embed.js';
import './share-picture.js';
import './share-file.js';

export class ShareDialog extends ShareFrame {
  constructor() {
    super();
    /** @type {State | null} */ this.state = null;
    /** @type {SharePort | null} */ this.port = null;
  }

  get _isReady() {
    return Boolean(/** @type {State | null} */ (this.state)?.catalog);
  }

  /** What is on screen. @returns {Now} */
  get _now() {
    const { cursor, selection, panes, step, linked } = /** @type {State} */ (this.state);
    // a step that a link leads to, and whose search still runs, is this moment already
    const now = linked.step === null ? cursor : { ...cursor, track: 'search', step: linked.step };
    return { cursor: now, selection, panes: panes.chosen, node: step?.expansion.node ?? null };
  }

  /** @returns {string} */
  get _fragment() {
    const state = /** @type {State} */ (this.state);
    const document = documentOf(state);
    const fresh = freshDocument(/** @type {Catalog} */ (state.catalog), document.domain);
    return toFragment(document, fresh, viewAt(this._moment, this._now));
  }

  /** Where a link can open. */
  get _moments() {
    return moments.map((moment) =>
      moment.id === 'moment' ? { ...moment, words: momentWords(this._now) } : moment,
    );
  }

  /** What a frame is called. */
  get _title() {
    const state = /** @type {State} */ (this.state);
    const [document, catalog] = [documentOf(state), state.catalog];
    if (!catalog) return '';
    const strategy = strategyOf(document, catalog);
    const h = strategy.uses_heuristic ? heuristicOf(document, catalog, state.said)?.name : '';
    const level = levelNow(state)?.id;
    const names = [level ? ` ${level}` : '', `: ${strategy.name}`, h ? `, ${h}` : ''];
    return `${domainOf(document, catalog).name}${names.join('')}`;
  }

  /** @param {SharePort} port @param {string} fragment @param {string | null} compact */
  _body(port, fragment, compact) {
    const state = /** @type {State} */ (this.state);
    const pick = told(({ moment }) => (this._moment = moment));
    if (this._tab === 'link')
      return html`<share-link .port=${port} .fragment=${fragment} .moment=${this._moment}
        .moments=${this._moments}
        .compact=${compact} .board=${documentOf(state).board.length}
        @moment-pick=${pick} @file-show=${() => (this._tab = 'file')}></share-link>`;
    if (this._tab === 'embed')
      return html`<share-embed .port=${port} .fragment=${fragment} .moment=${this._moment}
        .moments=${this._moments}
        .compact=${(fragment.length > mostReadable && compact) || ''} .called=${this._title}
        .kind=${embed.puzzleKind}
        @moment-pick=${pick}></share-embed>`;
    return this._tab === 'picture'
      ? html`<share-picture .port=${port} .subject=${puzzlePictures(state, port)}></share-picture>`
      : html`<share-file .port=${port} .subject=${puzzleFiles(state, port)}></share-file>`;
  }
}

customElements.define('share-dialog', ShareDialog);
