/** The keys of the page of the puzzles, with the sheet that shows them: loaded when somebody asks for them. */
import './key-sheet.js';

/** @type {{ name: string, keys: [key: string, what: string][] }[]} */
export const groups = [
  {
    name: 'Everywhere',
    keys: [
      ['Ctrl or ⌘ + Enter', 'run'],
      ['Ctrl or ⌘ + Z', 'undo, outside text fields'],
      ['Ctrl or ⌘ + Shift + Z', 'redo'],
      ['?', 'this list'],
    ],
  },
  {
    name: 'While the board or its controls have the focus',
    keys: [
      ['→ or J', 'one step forward'],
      ['← or K', 'one step back'],
      ['Home, End', 'first, last'],
      ['N, Shift + N', 'next, previous of the kind chosen to jump to'],
      ['Space', 'play or pause'],
      ['[ and ]', 'level before, next level'],
      ['Z or U, Y', 'undo, redo (on the board)'],
      ['E', 'edit, and back'],
    ],
  },
  {
    name: 'Play',
    keys: [
      ['Arrows or W A S D', 'move'],
      ['N, or its name', 'the next piece, or that piece'],
      ['Z or U, Y', 'undo, redo a move'],
      ['R', 'back to the start'],
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
