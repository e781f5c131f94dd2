/** Worked formulas of each puzzle, from naive to good; one of them wrong on purpose.
 * @import { ExampleRow } from './lab-examples.js' */

/** @param {string} title @param {string} about @param {string} code @param {boolean} [wrong] */
const row = (title, about, code, wrong = false) => ({ title, about, code, wrong });

/** @type {Record<string, readonly ExampleRow[]>} */
export const formulas = {
  sokoban: [
    row('Boxes left', 'Each box off its storage needs a push.', '=misplaced'),
    row('Twice the distance', 'A push is one move, not two.', '=2 * manhattan', true),
    row('The best of several', 'The larger of admissible ones is admissible.', '=max(matching, robot_box)'),
  ],
  snowman: [
    row('Straight to the goal', 'Each ball needs as many pushes as squares.', '=manhattan'),
    row('Distances added up twice', 'Two bounds for the same pushes.', '=manhattan + push_distance', true),
    row(
      'The best of several',
      'The larger of admissible ones is admissible.',
      '=max(manhattan, push_distance)',
    ),
  ],
  lunar: [
    row('Half the L distance', 'Weak, but never too high.', '=l_distance / 2'),
    row('Squares as moves', 'A slide is one move, however far it goes.', '=manhattan', true),
    row('The best of several', 'The larger of admissible ones is admissible.', '=max(l_distance, stopper)'),
  ],
  jugs: [
    row('Nothing is known', 'Always 0: A* becomes uniform-cost search.', '=0'),
    row('Water as actions', 'An action moves many units of water.', '=max_difference', true),
    row('A twelfth of it', 'Small enough for jugs of at most 12.', '=max_difference / 12'),
  ],
  tiles: [
    row('Tiles out of place', 'Each must move once at least.', '=misplaced'),
    row('A fifth too high', 'Off by 20 %: ρ = 1.2, and dividing mends it.', '=1.2 * manhattan', true),
    row('Tiles in each other’s way', 'Two tiles of a row that must swap.', '=linear_conflict'),
  ],
};
