/** The keys of the page of the puzzles, with the sheet that shows them: loaded when somebody asks for
 * them. */
import './key-sheet.js';

/** @type {{ name: string, keys: [key: string, what: string][] }[]} */
export const groups = [
  {
    name: 'Everywhere',
    keys: [
      ['Ctrl or ⌘ + Enter', 'solve'],
      ['Esc', 'stop the search; close a menu'],
      ['S', 'step once: expand one node'],
      ['B', 'run to the next breakpoint'],
      ['W, E, P', 'watch, edit, play'],
      ['[ and ]', 'level before, next level'],
      ['1 to 6', 'the tabs of the whole search (brushes in Edit)'],
      ['Z, Shift + Z', 'undo, redo (moves in Play)'],
      ['L', 'share: copy the link, embed the board, keep pictures and files'],
      ['?', 'this list'],
    ],
  },
  {
    name: 'Watch',
    keys: [
      ['→ and ←', 'one step forward, back'],
      ['Shift + → and ←', 'next, previous of the kind chosen to jump to'],
      ['Home, End', 'first, last'],
      ['Space', 'play or pause'],
      ['Backspace', 'back from a jump'],
    ],
  },
  {
    name: 'Play',
    keys: [
      ['Arrows', 'move'],
      ['N, or its name', 'the next piece, or that piece'],
      ['Z or U, Y', 'undo, redo a move'],
      ['R', 'from the start'],
      ['H', 'hint'],
    ],
  },
  {
    name: 'Edit',
    keys: [
      ['Arrows', 'move the cell cursor'],
      ['1 to 9, or a sign', 'choose a brush'],
      ['Space or Enter', 'paint, or lift and put down'],
      ['Shift + arrows', 'paint on the way'],
      ['Delete', 'erase'],
      ['V', 'move pieces'],
    ],
  },
  {
    name: 'In the search tree',
    keys: [
      ['↑ ↓ ← →', 'to the parent, first child, neighbours'],
      ['Enter', 'look at the node'],
      ['Space', 'fold or unfold'],
      ['+ and −, F', 'zoom, fit the whole tree'],
    ],
  },
];
