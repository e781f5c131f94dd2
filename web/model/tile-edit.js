/**
 * The game's boards edited cell by cell, as pictures and as the text that stands for them. A cell is a word:
 * a number, "." for empty, "x" for fixed.
 * @import { Cells } from './types.js'
 */

const [odd, even] = [2, 3];
const fixed = 1;

/** @param {Cells} board @param {number} cell */
export function wordAt({ cells }, cell) {
  if (cells[3 * cell] === fixed) return 'x';
  return cells[3 * cell + 1] < 0 ? '.' : String(cells[3 * cell + 2]);
}

/** Whether a word can stand in a cell. @param {string} word @param {number} [most] the largest number */
export const isWord = (word, most = Infinity) =>
  word === '.' || word === 'x' || (/^-?\d+$/.test(word) && Math.abs(Number(word)) <= most);

/** @param {string} word @returns {[ground: number, piece: number, label: number]} */
function threeOf(word) {
  if (word === '.' || word === 'x') return [word === 'x' ? fixed : 0, -1, -1];
  return [0, Number(word) % 2 ? odd : even, Number(word)];
}

/** @param {number} width @param {number} height @param {(x: number, y: number) => string} word
 * @returns {Cells} */
function made(width, height, word) {
  const words = Array.from({ length: width * height }, (_, cell) =>
    word(cell % width, Math.floor(cell / width)),
  );
  return { width, height, cells: Int32Array.from(words.flatMap(threeOf)) };
}

/** The board as it is typed, numbers one under the other. @param {Cells} board */
export function tileText(board) {
  const { width, height } = board;
  const words = Array.from({ length: width * height }, (_, cell) => wordAt(board, cell));
  const longest = Math.max(...words.map(({ length }) => length));
  const rows = Array.from({ length: height }, (_, y) => words.slice(y * width, (y + 1) * width));
  return rows
    .map((row) =>
      row
        .map((word) => word.padStart(longest))
        .join(' ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {Cells} board @param {number} cell @param {string} word @returns {Cells} */
export function putWord(board, cell, word) {
  if (!isWord(word) || wordAt(board, cell) === String(word)) return board;
  return made(board.width, board.height, (x, y) =>
    y * board.width + x === cell ? word : wordAt(board, y * board.width + x),
  );
}

/** What lies in two cells changes places. @param {Cells} board @param {number} from @param {number} to
 * @returns {Cells} */
export function swapCells(board, from, to) {
  const [a, b] = [wordAt(board, from), wordAt(board, to)];
  return a === b ? board : putWord(putWord(board, from, b), to, a);
}

/** More cells, empty ones, or fewer, at the right and below. @param {Cells} board @param {number} width
 * @param {number} height @returns {Cells} */
export function resizeTiles(board, width, height) {
  if (width === board.width && height === board.height) return board;
  return made(width, height, (x, y) =>
    x < board.width && y < board.height ? wordAt(board, y * board.width + x) : '.',
  );
}

/** @param {Cells} board */
function numbersOf(board) {
  const words = Array.from({ length: board.width * board.height }, (_, cell) => wordAt(board, cell));
  return words.map(Number).filter(Number.isFinite);
}

/** The tile that is likely to be put next: one that the other board has more of, or else one more than all.
 * @param {Cells} board @param {Cells | null} other */
export function nextNumber(board, other) {
  const here = numbersOf(board);
  const there = other ? numbersOf(other) : [];
  const count = (/** @type {number[]} */ all, /** @type {number} */ one) =>
    all.filter((each) => each === one).length;
  const missing = there.find((number) => count(there, number) > count(here, number));
  return String(missing ?? Math.max(0, ...here, ...there) + 1);
}

/** What a key makes of a cell; null where it means nothing. @param {string} word in the cell now
 * @param {string} key
 * @param {boolean} goesOn whether the key before was typed into the same cell */
export function typedWord(word, key, goesOn) {
  if (key === '.' || key === 'Delete' || key === 'Backspace') return '.';
  if (key.toLowerCase() === 'x') return 'x';
  const isTile = word !== '.' && word !== 'x';
  if (key === '-') return isTile && Number(word) !== 0 ? String(-Number(word)) : null;
  if (!/^\d$/.test(key)) return null;
  return isTile && goesOn ? String(Number(word + key)) : key;
}

/** A cell in words. @param {Cells} board @param {number} cell */
export function cellWords(board, cell) {
  const word = wordAt(board, cell);
  const what = { '.': 'empty', x: 'fixed' }[word] ?? `tile ${word.replace('-', 'minus ')}`;
  return `Row ${Math.floor(cell / board.width) + 1}, column ${(cell % board.width) + 1}: ${what}.`;
}
