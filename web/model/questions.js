/**
 * Questions that courses ask about heuristic search, our answers, and for each a board that shows it: a
 * change of the document, to be run.
 * @import { PlaygroundDocument } from './types.js'
 */
import { addressOf } from './places.js';

/** @typedef {{ text: string, change: Partial<PlaygroundDocument> & { domain: string } }} Showing */
/** @typedef {{ domain: string, board: string, name: string, code: string }} LabTask   in JavaScript */
/** @typedef {{ id: string, question: string, answer: string[], shows: Showing[], lab: LabTask,
 *   lesson: string }} Question
 *   lab: a heuristic to be checked that shows it; lesson: the one that asks it, of lessons.js */

const jugs = '12 7 6\n0 0 0\n2 1 *';
const corridor = '.......\n.......\n.......\nABC+a..\n.......\n.......\n.......';
const oneBox = '######\n#    #\n# $  #\n#  $ #\n#@ ..#\n######';
const lucky = '##########\n#.     $ #\n# $     .#\n# @     $#\n#        #\n#       .#\n##########';
/** @param {number} weight */
const weighted = (weight) => ({
  domain: 'sokoban',
  board: lucky,
  strategy: 'weighted_a_star',
  heuristic: 'manhattan',
  weight,
  options: { deadlocks: 'off' },
});

const eight = '1 2 3\n. 4 6\n7 5 8\n\n1 2 3\n4 5 6\n7 8 .';
const offByAFifth = `// The Manhattan distance of each tile, times its number, and a fifth too much.
export function h({ tiles }, { goal, width, empty, fixed }) {
  const place = (cell) => ({ x: cell % width, y: Math.floor(cell / width) });
  const exact = sum(tiles, (tile, cell) =>
    tile === empty || tile === fixed ? 0 : tile * distance(place(cell), place(goal.indexOf(tile))));
  return 1.2 * exact;
}
`;
const squares = `// The squares between each rover and the hatch, added up.
export function h({ xanadus, width }) {
  const hatch = { x: (width - 1) / 2, y: (width - 1) / 2 };
  return sum(xanadus, (rover) => distance(rover, hatch));
}
`;
const boxesLeft = `// How many boxes are not on storage yet.
export function h({ boxes, storage }) {
  return sum(boxes, (box) => (on(box, storage) ? 0 : 1));
}
`;
const timesThree = `// What a weight of 3 does: w·h is at most 3 times the true cost, so ρ is at most 3.
export function h({ boxes, storage }) {
  return 3 * sum(boxes, (box) => nearest(box, storage));
}
`;

/** @type {readonly Question[]} */
export const questions = [
  {
    id: 'off-by-a-fifth',
    question: 'A heuristic may be off by up to 20 % either way. Can A* still be made optimal?',
    answer: [
      'Yes: divide it by 1.2. Only overestimating does harm. If h is at most 1.2 times the true cost to ' +
        'go, then' +
        ' h / 1.2 is at most the true cost, which is all that admissible means. Being too low costs ' +
        'time, never' +
        ' quality. States may have to be reopened, because dividing does not make h consistent.',
      'Left as it is, A* with such an h still finds a plan at most 1.2 times as costly as the best.',
      'The water jugs below have a heuristic that is far more than 20 % off, the largest difference to ' +
        'a goal' +
        ' amount: at most 12 here, where one action is always needed. A* trusts it and finds 14 ' +
        'actions. With' +
        ' g + h/12 it finds the best plan, 8.',
    ],
    lab: { domain: 'tiles', board: eight, name: 'off_by_a_fifth', code: offByAFifth },
    lesson: '2-a-star-and-admissibility',
    shows: [
      {
        text: 'Trust it: A*',
        change: { domain: 'jugs', board: jugs, strategy: 'a_star', heuristic: 'max_difference' },
      },
      {
        text: 'Divide it by 12',
        change: {
          domain: 'jugs',
          board: jugs,
          strategy: 'custom',
          formula: 'g + h/12',
          heuristic: 'max_difference',
        },
      },
    ],
  },
  {
    id: 'lunar-manhattan',
    question: 'Is the sum of Manhattan distances admissible in Lunar Lockout?',
    answer: [
      'No. A slide costs 1 however far it goes, so a distance in squares can be more than the number of ' +
        'moves.' +
        ' On this board three rovers stand in the hatch’s row with a helper behind the hatch: three ' +
        'slides are' +
        ' enough, but the distances add up to 6.',
      'The L distance counts what a slide can change: 0 on the hatch, 1 in its row or column, else 2. It is' +
        ' admissible and consistent.',
    ],
    lab: { domain: 'lunar', board: corridor, name: 'manhattan', code: squares },
    lesson: '2-a-star-and-admissibility',
    shows: [
      {
        text: 'Look at h of the start',
        change: { domain: 'lunar', board: corridor, strategy: 'a_star', heuristic: 'manhattan' },
      },
      {
        text: 'With the L distance',
        change: { domain: 'lunar', board: corridor, strategy: 'a_star', heuristic: 'l_distance' },
      },
    ],
  },
  {
    id: 'misplaced-boxes',
    question: 'Is the number of boxes off their storage admissible in Sokoban?',
    answer: [
      'Yes. A move pushes at most one box, so the number falls by at most 1 while the move costs 1: ' +
        'every box that' +
        ' is not stored needs at least one push of its own. For the same reason it is consistent, and ' +
        'no state is' +
        ' ever re-expanded.',
      'It is a weak heuristic all the same: step through the search and watch how long f stays where it is.',
    ],
    lab: { domain: 'sokoban', board: oneBox, name: 'boxes_left', code: boxesLeft },
    lesson: '2-a-star-and-admissibility',
    shows: [
      {
        text: 'Watch f',
        change: { domain: 'sokoban', board: oneBox, strategy: 'a_star', heuristic: 'misplaced' },
      },
    ],
  },
  {
    id: 'smaller-weight',
    question: 'Why does a smaller weight give better plans, and when?',
    answer: [
      'With f = g + w·h, an admissible h, costs that are not negative, goals tested when they are ' +
        'expanded, and' +
        ' states reopened when a cheaper path is found, the plan costs at most w times the optimum. A ' +
        'smaller w' +
        ' is a better guarantee.',
      'It is a guarantee, not what happens on each board: a larger weight can be lucky. On this board ' +
        'the weight 3' +
        ' finds a plan of 34 moves, and the larger weight 5 one of 30; the best has 28.',
    ],
    lab: { domain: 'sokoban', board: lucky, name: 'three_times_h', code: timesThree },
    lesson: '4-weights-and-bounds',
    shows: [
      { text: 'Weight 3', change: weighted(3) },
      { text: 'Weight 5', change: weighted(5) },
      { text: 'Weight 1', change: weighted(1) },
    ],
  },
];

/** The Lab's address for a question. @param {LabTask} task */
export const labLink = ({ domain, board, name, code }) =>
  addressOf('lab', new URLSearchParams({ domain, board, language: 'javascript', name, code }));
