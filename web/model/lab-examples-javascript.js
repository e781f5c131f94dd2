/** Worked heuristics of each puzzle in JavaScript, from naive to good; one of them wrong on purpose.
 * @import { ExampleRow } from './lab-examples.js' */

/** @type {readonly ExampleRow[]} */
const sokoban = [
  {
    title: 'Boxes left',
    about: 'A move pushes one box at most, so each box that is off storage costs one move at least.',
    code: `// How many boxes are not on storage yet.
export function h({ boxes, storage }) {
  return boxes.filter((box) => !on(box, storage)).length;
}
`,
  },
  {
    title: 'my_first_h',
    about:
      'Looks careful, and counts the robot’s walk twice. Check it: the smallest counter-example shows where.',
    wrong: true,
    code: `// An estimate of the moves still to come.
// Squares are {x, y}. Helpers: nearest, sum, on.

export function h({ robots, boxes, storage }) {
  const left = boxes.filter((b) => !on(b, storage));
  if (left.length === 0) return 0;

  // To push a box one square, the robot walks one square too.
  const pushes = sum(left, (b) => 2 * nearest(b, storage));

  // And the way to the first box.
  const walk = nearest(robots[0], left) - 1;

  return pushes + walk;
}
`,
  },
  {
    title: 'Each box its own storage',
    about:
      'Boxes share no storage, so the cheapest assignment counts; before the first push the robot walks.',
    code: `// The least number of pushes when each box gets a storage square of its own,
// and the walk before the first push, of whichever box it is.
export function h({ robots, boxes, storage }) {
  if (boxes.every((box) => on(box, storage))) return 0;
  const pushes = assignment(boxes, storage);
  let walk = Infinity;
  for (const robot of robots) walk = Math.min(walk, nearest(robot, boxes) - 1);
  return pushes + walk;
}
`,
  },
];

/** @type {readonly ExampleRow[]} */
const snowman = [
  {
    title: 'Balls off their place',
    about: 'A move pushes one ball at most.',
    code: `// How many balls are not on the destination yet.
export function h({ snowballs, destination }) {
  return snowballs.filter((ball) => distance(ball, destination) > 0).length;
}
`,
  },
  {
    title: 'Walks to every ball',
    about: 'The robot does not go back to where it began between two balls.',
    wrong: true,
    code: `// For each ball: walk there, then push it home.
export function h({ robot, snowballs, destination }) {
  const left = snowballs.filter((ball) => distance(ball, destination) > 0);
  return sum(left, (ball) => distance(robot, ball) + distance(ball, destination));
}
`,
  },
  {
    title: 'Pushes and the first walk',
    about: 'As many pushes as squares, and the way to the nearest ball before the first of them.',
    code: `// Each ball needs a push for every square; before the first push the robot walks.
export function h({ robot, snowballs, destination }) {
  const pushes = sum(snowballs, (ball) => distance(ball, destination));
  return pushes === 0 ? 0 : pushes + nearest(robot, snowballs) - 1;
}
`,
  },
];

/** @type {readonly ExampleRow[]} */
const lunar = [
  {
    title: 'Rovers left',
    about: 'Each rover has to slide into the hatch itself.',
    code: `// How many rovers are still on the board.
export const h = ({ xanadus }) => xanadus.length;
`,
  },
  {
    title: 'Manhattan distances',
    about: 'The seeds ask whether this is admissible: a slide costs 1 however far it goes.',
    wrong: true,
    code: `// The squares between each rover and the hatch.
export function h({ xanadus, width }) {
  const hatch = { x: (width - 1) / 2, y: (width - 1) / 2 };
  return sum(xanadus, (rover) => distance(rover, hatch));
}
`,
  },
  {
    title: 'L distance, and a stopper',
    about: 'A rover stops in the hatch only against a piece beside it: a single rover needs a helper there.',
    code: `// One slide to get into the hatch's row or column, one to get in. A single rover
// needs a helper beside the hatch; if there is none, a helper has to move first.
export function h({ robots, xanadus, width }) {
  const middle = (width - 1) / 2;
  const hatch = { x: middle, y: middle };
  const slides = sum(xanadus, ({ x, y }) => Number(x !== middle) + Number(y !== middle));
  const isAlone = xanadus.length === 1;
  return slides + (isAlone && !robots.some((robot) => distance(robot, hatch) === 1) ? 1 : 0);
}
`,
  },
];

/** @type {readonly ExampleRow[]} */
const jugs = [
  {
    title: 'Done or not',
    about: 'An action is needed as long as the goal is not reached.',
    code: `// 0 at a goal, else 1.
export function h({ amounts }, { goal, goal_anywhere }) {
  if (goal_anywhere >= 0) return amounts.includes(goal_anywhere) ? 0 : 1;
  return goal.every((wanted, i) => wanted < 0 || amounts[i] === wanted) ? 0 : 1;
}
`,
  },
  {
    title: 'Water as actions',
    about: 'One pour moves many units, so the missing water is far more than the actions.',
    wrong: true,
    code: `// The largest difference between a jug and what is wanted in it.
export function h({ amounts }, { goal, goal_anywhere }) {
  if (goal_anywhere >= 0) return Math.min(...amounts.map((amount) => Math.abs(amount - goal_anywhere)));
  return Math.max(0, ...goal.map((wanted, i) => (wanted < 0 ? 0 : Math.abs(amounts[i] - wanted))));
}
`,
  },
  {
    title: 'Two jugs at a time',
    about: 'A pour changes two jugs, and leaves one of them empty or full.',
    code: `// A pour mends two jugs at most, and at most one whose goal is neither empty nor full.
export function h({ amounts }, { capacities, goal, goal_anywhere }) {
  if (goal_anywhere >= 0) return amounts.includes(goal_anywhere) ? 0 : 1;
  let wrong = 0;
  let between = 0;
  goal.forEach((wanted, i) => {
    if (wanted < 0 || amounts[i] === wanted) return;
    wrong += 1;
    if (wanted > 0 && wanted < capacities[i]) between += 1;
  });
  return Math.max(between, Math.ceil(wrong / 2));
}
`,
  },
];

const places = `  const place = (cell) => ({ x: cell % width, y: Math.floor(cell / width) });
  const way = (cell) => {
    let best = Infinity;
    goal.forEach((tile, to) => {
      if (tile === tiles[cell]) best = Math.min(best, distance(place(cell), place(to)));
    });
    return best;
  };
`;

/** @type {readonly ExampleRow[]} */
const tiles = [
  {
    title: 'Tiles out of place',
    about: 'Each must move once at least, and a move costs the number on the tile.',
    code: `// What it costs to move each tile that is out of place once.
export function h({ tiles }, { goal, empty, fixed }) {
  return sum(tiles, (tile, cell) =>
    tile === empty || tile === fixed || tile === goal[cell] ? 0 : Math.abs(tile));
}
`,
  },
  {
    title: 'Off by a fifth',
    about: 'Manhattan distance, 20 % too high: ρ = 1.2 at worst, and dividing by it mends it.',
    wrong: true,
    code: `// Each tile's way to the nearest place where the goal has its number, and a fifth more.
export function h({ tiles }, { goal, width, empty, fixed }) {
${places}  return 1.2 * sum(tiles, (tile, cell) =>
    tile === empty || tile === fixed ? 0 : Math.abs(tile) * way(cell));
}
`,
  },
  {
    title: 'In each other’s way',
    about: 'Two tiles of a row that must pass each other: one has to leave the row and come back.',
    code: `// Manhattan distances, and for each row with two tiles the wrong way round
// two more moves of the cheaper one. (Where numbers repeat, distances alone count.)
export function h({ tiles }, { goal, width, height, empty, fixed }) {
${places}  const isTile = (tile) => tile !== empty && tile !== fixed;
  let cost = sum(tiles, (tile, cell) => (isTile(tile) ? Math.abs(tile) * way(cell) : 0));
  if (new Set(goal.filter(isTile)).size < goal.filter(isTile).length) return cost;
  for (let row = 0; row < height; row += 1) {
    let least = Infinity;
    for (let a = row * width; a < (row + 1) * width; a += 1) {
      for (let b = a + 1; b < (row + 1) * width; b += 1) {
        if (!isTile(tiles[a]) || !isTile(tiles[b])) continue;
        const [to, other] = [goal.indexOf(tiles[a]), goal.indexOf(tiles[b])];
        const stays = Math.floor(to / width) === row && Math.floor(other / width) === row;
        if (stays && to > other) least = Math.min(least, Math.abs(tiles[a]), Math.abs(tiles[b]));
      }
    }
    if (least < Infinity) cost += 2 * least;
  }
  return cost;
}
`,
  },
];

/** @type {Record<string, readonly ExampleRow[]>} */
export const scripts = { sokoban, snowman, lunar, jugs, tiles };
