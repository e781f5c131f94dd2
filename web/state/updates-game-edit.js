/**
 * The game's boards edited by hand: with a tool, by two cells, by keys; and their size. Each edit makes the
 * text of a board, so that text and picture never differ and undo knows both.
 * @import { Cells } from '../model/types.js'
 * @import { GameEditor, GameState, Side } from './game-state.js'
 */
import {
  cellWords,
  isWord,
  nextNumber,
  putWord,
  resizeTiles,
  swapCells,
  tileText,
  typedWord,
  wordAt,
} from '../model/tile-edit.js';
import { editBoards } from './updates-game.js';
import { set } from './state.js';
import { say } from './updates-page.js';

/** @param {GameState} state @param {Partial<GameEditor>} change @returns {GameState} */
const edited = (state, change) => set(state, { editor: set(state.editor, change) });

/** @param {GameState} state @param {GameEditor['tool']} tool @returns {GameState} */
export const pickTool = (state, tool) => edited(state, { tool, from: -1, typed: false });

/** @param {GameState} state @param {string} number as it was typed @returns {GameState} */
export const setTileNumber = (state, number) =>
  edited(state, { tool: 'tile', number, from: -1, typed: false });

/** A board has another picture: its text becomes the document's. @param {GameState} state @param {Side} side
 * @param {Cells} board @param {number} cell that is told @param {string} group @param {number} time
 * @returns {GameState} */
function painted(state, side, board, cell, group, time) {
  if (board === state.drawn[side]) return state;
  const next = set(state, { drawn: { ...state.drawn, [side]: board } });
  return say(editBoards(next, { [side]: tileText(board) }, group, time), cellWords(board, cell));
}

/** The tool is used on a cell. @param {GameState} state @param {Side} side @param {number} cell
 * @param {number} time
 * @returns {GameState} */
export function pressCell(state, side, cell, time) {
  const board = state.drawn[side];
  if (!board) return state;
  const { tool, number } = state.editor;
  if (tool === 'move') return carried(state, side, cell, time);
  const word = { tile: number.trim(), empty: '.', fixed: 'x' }[tool];
  if (!isWord(word, state.info?.max_tile)) return say(state, 'Type a whole number for the tile first.');
  // The same once more takes it away.
  const isThere = wordAt(board, cell) === word;
  const next = painted(state, side, putWord(board, cell, isThere ? '.' : word), cell, '', time);
  const after = next.drawn[side];
  const other = next.drawn[side === 'start' ? 'goal' : 'start'];
  const following = tool === 'tile' && !isThere && after ? nextNumber(after, other) : number;
  return edited(next, { side, cell, from: -1, typed: false, number: following });
}

/** Picks up what lies in a cell, or puts it down in another. @param {GameState} state @param {Side} side
 * @param {number} cell @param {number} time @returns {GameState} */
function carried(state, side, cell, time) {
  const board = /** @type {Cells} */ (state.drawn[side]);
  const { side: own, from } = state.editor;
  const here = { side, cell, typed: false };
  const isHeld = from >= 0 && own === side;
  if (isHeld && from !== cell) return dragCell(state, side, from, cell, time);
  if (isHeld || wordAt(board, cell) === '.') return edited(state, { ...here, from: -1 });
  return say(edited(state, { ...here, from: cell }), `${cellWords(board, cell)} Picked up.`);
}

/** @param {GameState} state @param {Side} side @param {number} from @param {number} to @param {number} time
 * @returns {GameState} */
export function dragCell(state, side, from, to, time) {
  const board = state.drawn[side];
  if (!board) return state;
  const next = painted(state, side, swapCells(board, from, to), to, '', time);
  return edited(next, { side, cell: to, from: -1, typed: false });
}

const steps = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** A key on a board: arrows choose a cell, Enter and Space use the tool, the rest is put into the cell.
 * @param {GameState} state @param {Side} side @param {string} key @param {number} time
 * @returns {GameState} */
export function editKey(state, side, key, time) {
  const board = state.drawn[side];
  if (!board) return state;
  const { editor } = state;
  const cell = editor.side === side ? Math.min(editor.cell, board.width * board.height - 1) : 0;
  if (key === 'Enter' || key === ' ') return pressCell(state, side, cell, time);
  if (key === 'Escape') return edited(state, { from: -1 });
  if (steps[key]) return stepped(state, side, cell, steps[key]);
  const word = typedWord(wordAt(board, cell), key, editor.typed && editor.side === side);
  if (word === null || !isWord(word, state.info?.max_tile)) return state;
  const next = painted(state, side, putWord(board, cell, word), cell, `${side} ${cell}`, time);
  return edited(next, { side, cell, from: -1, typed: /^\d$/.test(key) });
}

/** @param {GameState} state @param {Side} side @param {number} cell @param {[number, number]} by
 * @returns {GameState} */
function stepped(state, side, cell, [dx, dy]) {
  const board = /** @type {Cells} */ (state.drawn[side]);
  const x = Math.max(0, Math.min(board.width - 1, (cell % board.width) + dx));
  const y = Math.max(0, Math.min(board.height - 1, Math.floor(cell / board.width) + dy));
  const to = y * board.width + x;
  const from = state.editor.side === side ? state.editor.from : -1;
  return say(edited(state, { side, cell: to, from, typed: false }), cellWords(board, to));
}

/** Both boards get another size, for the game wants them alike. @param {GameState} state
 * @param {number} columns
 * @param {number} rows by how many @param {number} time @returns {GameState} */
export function resizeBoards(state, columns, rows, time) {
  const { start, goal } = state.drawn;
  if (!start || !goal) return state;
  const most = state.info?.max_side ?? 1;
  const width = Math.max(1, Math.min(most, start.width + columns));
  const height = Math.max(1, Math.min(most, start.height + rows));
  const drawn = { start: resizeTiles(start, width, height), goal: resizeTiles(goal, width, height) };
  if (drawn.start === start && drawn.goal === goal) return state;
  const change = { start: tileText(drawn.start), goal: tileText(drawn.goal) };
  const next = editBoards(set(state, { drawn }), change, '', time);
  return say(edited(next, { cell: 0, from: -1, typed: false }), `${height} rows, ${width} columns.`);
}
