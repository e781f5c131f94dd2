/**
 * The one state of the game's page, as state.js is that of the puzzles': one plain object that is never
 * changed. Updates are in updates-game*.js, what follows from it in selectors-game.js.
 * @import { Cells, Diagnostic } from '../model/types.js'
 * @import { GameBoardCheck, GameInfo, GameLevel, GamePosition, GameResult, GameStats, MovePath,
 *   PlainCount, TreeNode } from '../engine/game-protocol.js'
 * @import { GameDocument } from '../model/game-document.js'
 * @import { GameView } from '../model/game-link.js'
 * @import { GamePlay } from '../model/game-play.js'
 * @import { GameTree } from '../model/game-tree.js'
 * @import { History } from '../model/history.js'
 * @import { Question, Shell } from './state.js'
 *
 * @typedef {'start' | 'goal'} Side
 * @typedef {'line' | 'tree' | 'edit' | 'play'} GameMode
 * @typedef {Readonly<{ tool: 'move' | 'tile' | 'empty' | 'fixed', number: string, side: Side, cell: number,
 *   from: number, typed: boolean }>} GameEditor
 *   number: of the tile, as typed; cell: where keys act; from: what was picked up, or -1; typed: digits go on
 * @typedef {Readonly<{ id: number, leg: number, ended: number, document: GameDocument,
 *   stats: GameStats | null, seconds: number, result: GameResult | null, diagnostic: Diagnostic | null,
 *   plain: PlainCount | null }>} GameRun
 *   id tells searches apart, leg its continuations, ended: the last leg that has ended; while it is behind,
 *   it runs; plain: what minimax does on the same boards, to compare with
 * @typedef {Readonly<{ ply: number, playing: boolean, rewind: boolean, speed: number, looked: MovePath,
 *   wanted: { step: bigint } | null }>} GameCursor
 *   looked: the position one looks at; rewind: play begins at the first; wanted: a step of the evaluation to
 *   go to
 *
 * @typedef {Shell & Readonly<{
 *   info: GameInfo | null, ready: boolean, levels: readonly GameLevel[],
 *   history: History<GameDocument> | null, boards: Readonly<Record<Side, GameBoardCheck | null>>,
 *   drawn: Readonly<Record<Side, Cells | null>>,
 *   diagnostic: Diagnostic | null, checked: GameDocument | null, eager: boolean,
 *   run: GameRun | null, runs: number, stops: number, mode: GameMode, cursor: GameCursor, tree: GameTree,
 *   node: TreeNode | null, position: GamePosition | null, play: GamePlay, hints: boolean, editor: GameEditor,
 *   linked: GameView, question: Question | null
 * }>} GameState
 *   boards: what the engine says of each, drawn: the last good ones; diagnostic: what is wrong with the game
 *   as a whole; checked: the document that these speak of; eager: it is solved as soon as it is known to be
 *   good; stops counts the wishes to stop; node: the selected one, or the last while it is on its way; hints:
 *   play shows what the search thinks
 */
import { noView } from '../model/game-link.js';
import { noGamePlay } from '../model/game-play.js';
import { startTree } from '../model/game-tree.js';
import { initialShell } from './state.js';

/** @type {GameCursor} */
export const firstPly = Object.freeze({
  ply: 0,
  playing: false,
  rewind: false,
  speed: 1,
  looked: /** @type {MovePath} */ (Object.freeze(/** @type {MovePath} */ ([]))),
  wanted: null,
});

/** @type {GameState} */
export const initialGame = Object.freeze({
  ...initialShell,
  info: null,
  ready: false,
  levels: [],
  history: null,
  boards: Object.freeze({ start: null, goal: null }),
  drawn: Object.freeze({ start: null, goal: null }),
  diagnostic: null,
  checked: null,
  eager: false,
  run: null,
  runs: 0,
  stops: 0,
  mode: 'line',
  cursor: firstPly,
  tree: startTree(),
  node: null,
  position: null,
  play: noGamePlay,
  hints: true,
  linked: noView,
  question: null,
  editor: Object.freeze({ tool: 'move', number: '1', side: 'start', cell: 0, from: -1, typed: false }),
});

/** The document that is open. @param {GameState} state @returns {GameDocument} */
export const gameOf = (state) => /** @type {History<GameDocument>} */ (state.history).present;
