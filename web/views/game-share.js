/**
 * Share on the game's page: a link to what is on screen, the game for someone else's page with or without its
 * question, pictures, the line of play moving, and files.
 * @import { GamePosition, MovePath } from '../engine/game-protocol.js'
 * @import { Moment, MomentChoice } from '../model/share-link.js'
 * @import { GameState } from '../state/game-state.js'
 * @import { FileSubject } from './share-file.js'
 * @import { PictureSubject } from './share-picture.js'
 * @import { BasePort } from './share-port.js'
 * @import { Drawing, How, Studio } from './share-drawing.js'
 * @typedef {BasePort & { position: (path: MovePath) => Promise<GamePosition | null> }} GamePort
 */
import { html } from 'lit';
import { freshGame, levelOf } from '../model/game-document.js';
import { toGameFragment } from '../model/game-link.js';
import { drawnRows, keyOf } from '../model/game-tree.js';
import { gameKind } from '../model/share-embed.js';
import { gameOf } from '../state/game-state.js';
import { isPruned, lineOf, momentOf, positionOf } from '../state/selectors-game.js';
import { drawnPlies, strongKeys } from '../state/selectors-game-tree.js';
import { told } from './events.js';
import { ShareFrame } from './share-frame.js';
import './game-tree-drawing.js';
import './share-embed.js';
import './share-file.js';
import './share-link.js';
import './share-picture.js';
import './tile-board.js';

const text = [{ id: 'text', name: 'Text', summary: 'As the command line reads it.' }];
const solution = [{ id: 'text', name: 'Solution file', summary: 'Value, line of play and counts.' }];

export class GameShare extends ShareFrame {
  constructor() {
    super();
    /** @type {GameState | null} */ this.state = null;
    /** @type {GamePort | null} */ this.port = null;
  }

  get _game() {
    return /** @type {GameState} */ (this.state);
  }

  get _isReady() {
    return Boolean(this._game?.history);
  }

  /** A question that is open is shared, too. */
  get _fragment() {
    return this._fragmentOf(this._game.linked.ask);
  }

  /** @param {string | null} ask */
  _fragmentOf(ask) {
    const moment = this._moment === 'moment' ? momentOf(this._game) : {};
    return toGameFragment(gameOf(this._game), freshGame(), { ask, ...moment });
  }

  /** In an embed the question is one of its choices. */
  get _kind() {
    return { ...gameKind, usual: { ...gameKind.usual, ask: this._game.linked.ask ?? '' } };
  }

  /** @returns {MomentChoice[]} */
  get _moments() {
    const { ply, step, node } = momentOf(this._game);
    const words = ply
      ? `ply ${ply}`
      : step != null
        ? `step ${step}`
        : node
          ? 'a node of the tree'
          : 'the start';
    return [
      {
        id: 'moment',
        name: 'This moment',
        words,
        holds:
          'The boards, the search, the ply or step, the node and the open tabs. ' +
          'Behind the start, the search is run when it is opened.',
      },
      {
        id: 'before',
        name: 'Before the run',
        holds: 'The boards and the search. Nothing runs until the reader presses Solve.',
      },
    ];
  }

  /** The name of the boards. */
  get _title() {
    const { levels } = this._game;
    return `Game${levels[levelOf(levels, gameOf(this._game))] ? ` ${this._level}` : ''}`;
  }

  get _level() {
    const { levels } = this._game;
    return levels[levelOf(levels, gameOf(this._game))]?.id ?? '';
  }

  /** @param {BasePort} port @param {string} fragment */
  _body(port, fragment) {
    const pick = told((/** @type {{ moment: Moment }} */ { moment }) => (this._moment = moment));
    if (this._tab === 'link')
      return html`<share-link .port=${port} .fragment=${fragment} .moment=${this._moment}
        .moments=${this._moments} @moment-pick=${pick}></share-link>`;
    if (this._tab === 'embed')
      return html`<share-embed .port=${port} .fragment=${this._fragmentOf(null)} .moment=${this._moment}
        .moments=${this._moments} .called=${this._title} .kind=${this._kind}
        @moment-pick=${pick}></share-embed>`;
    return this._tab === 'picture'
      ? html`<share-picture .port=${port} .subject=${this._pictures()}></share-picture>`
      : html`<share-file .port=${port} .subject=${this._files()}></share-file>`;
  }

  /** @returns {PictureSubject} */
  _pictures() {
    const state = this._game;
    const port = /** @type {GamePort} */ (this.port);
    const { drawn, tree, position, dark, run, mode, cursor } = state;
    const line = lineOf(state);
    const tiles = (/** @type {unknown} */ board) => (/** @type {Studio} */ studio, /** @type {How} */ how) =>
      studio.drawn('tile-board', { board, goal: drawn.goal }, how);
    return {
      title: this._title,
      isDark: dark,
      drawnFrom: [drawn, tree, position, dark, run, mode, cursor],
      names: (what) => ['game', this._level, what],
      pictures: [
        {
          id: 'board',
          name: 'Board',
          pane: '',
          able: true,
          draw: tiles(positionOf(state)?.board ?? drawn.start),
        },
        { id: 'goal', name: 'Goal', pane: '', able: drawn.goal !== null, draw: tiles(drawn.goal) },
        {
          id: 'tree',
          name: 'Game tree',
          pane: '',
          able: line.length > 0,
          draw: (studio, how) => this._treeOf(studio, how),
        },
      ],
      film: {
        name: 'The line of play, moving',
        moves: line.length,
        able: line.length > 0,
        of: run?.result,
        open: async () => ({
          moves: line.length,
          draw: async (studio, move, how) => {
            const at = await port.position(line.slice(0, move).map(({ index }) => index));
            return at && tiles(at.board)(studio, how);
          },
        }),
      },
    };
  }

  /** All that is drawn of it, whatever part is on screen. @param {Studio} studio @param {How} how
   * @returns {Promise<Drawing | null>} */
  _treeOf(studio, how) {
    const state = this._game;
    const rows = drawnRows(state.tree);
    const given = {
      rows,
      plies: drawnPlies(state),
      line: strongKeys(state),
      selected: keyOf(state.tree.selected),
      pruned: isPruned(state),
      whole: true,
      _size: { width: 1000, height: 480 },
    };
    return studio.drawn('game-tree-drawing', given, how);
  }

  /** @returns {FileSubject} */
  _files() {
    const { history, run } = this._game;
    const { start, goal } = gameOf(this._game);
    const found = lineOf(this._game).length ? (run?.result?.solution ?? '') : '';
    const texts = /** @type {Record<string, string>} */ ({ start, goal, solution: found });
    return {
      writtenFrom: [history, run],
      names: (what) => ['game', this._level, what],
      kinds: [
        { id: 'start', name: 'Start board', formats: text },
        { id: 'goal', name: 'Goal board', formats: text },
        { id: 'solution', name: 'Solution', formats: found ? solution : [] },
      ],
      write: async (what) => ({ text: `${texts[what].trimEnd()}\n`, left: 0 }),
    };
  }
}

customElements.define('game-share', GameShare);
