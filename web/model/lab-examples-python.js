/** Worked heuristics of each puzzle in Python, as the courses' solution.py has them, from naive to good; one
 * of them wrong on purpose.
 * @import { ExampleRow } from './lab-examples.js' */

/** @type {readonly ExampleRow[]} */
const sokoban = [
  {
    title: 'Boxes left',
    about: 'A move pushes one box at most, so each box that is off storage costs one move at least.',
    code: `def heur_misplaced(state):
    # How many boxes are not on storage yet.
    return sum(1 for box in state.boxes if box not in state.storage)
`,
  },
  {
    title: 'my_first_h',
    about:
      'Looks careful, and counts the robot’s walk twice. Check it: the smallest counter-example shows where.',
    wrong: true,
    code: `def distance(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def heur_alternate(state):
    left = [box for box in state.boxes if box not in state.storage]
    if not left:
        return 0
    # To push a box one square, the robot walks one square too.
    pushes = sum(2 * min(distance(box, bin) for bin in state.storage) for box in left)
    # And the way to the first box.
    walk = min(distance(robot, box) for robot in state.robots for box in left) - 1
    return pushes + walk
`,
  },
  {
    title: 'Pushes and the first walk',
    about:
      'As many pushes as squares to the nearest storage, and the way to the nearest box before the first.',
    code: `def distance(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def heur_alternate(state):
    left = [box for box in state.boxes if box not in state.storage]
    if not left:
        return 0
    pushes = sum(min(distance(box, bin) for bin in state.storage) for box in left)
    # Before the first push, of whichever box, a robot walks up to it.
    walk = min(distance(robot, box) for robot in state.robots for box in state.boxes) - 1
    return pushes + walk
`,
  },
];

/** @type {readonly ExampleRow[]} */
const snowman = [
  {
    title: 'Balls off their place',
    about: 'A move pushes one ball at most.',
    code: `def heur_misplaced(state):
    # Places with balls that are not the destination; a stack counts once.
    return sum(1 for place in state.snowballs if place != state.destination)
`,
  },
  {
    title: 'Walks to every ball',
    about: 'The robot does not go back to where it began between two balls.',
    wrong: true,
    code: `def distance(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def heur_alternate(state):
    # For each ball: walk there, then push it home.
    return sum(distance(state.robot, place) + distance(place, state.destination)
               for place in state.snowballs if place != state.destination)
`,
  },
  {
    title: 'Pushes and the first walk',
    about: 'As many pushes as squares, stacks counted ball by ball, and the way to the nearest ball.',
    code: `def distance(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def balls_in(state, size):
    # b, m, s are single balls; A, B, C are two of them; G is the whole snowperson.
    sign = state.sizes[size]
    return 3 if sign == 'G' else 2 if sign in 'ABC' else 1


def heur_alternate(state):
    pushes = sum(balls_in(state, size) * distance(place, state.destination)
                 for place, size in state.snowballs.items())
    if pushes == 0:
        return 0
    return pushes + min(distance(state.robot, place) for place in state.snowballs) - 1
`,
  },
];

/** @type {readonly ExampleRow[]} */
const lunar = [
  {
    title: 'Rovers left',
    about: 'Each rover has to slide into the hatch itself.',
    code: `def heur_min_moves(state):
    # How many rovers are still on the board.
    return len(state.xanadus)
`,
  },
  {
    title: 'Manhattan distances',
    about: 'The assignment asks whether this is admissible: a slide costs 1 however far it goes.',
    wrong: true,
    code: `def heur_manhattan_distance(state):
    middle = (state.width - 1) // 2
    return sum(abs(x - middle) + abs(y - middle) for x, y in state.xanadus)
`,
  },
  {
    title: 'L distance, and a stopper',
    about: 'A rover stops in the hatch only against a piece beside it: a single rover needs a helper there.',
    code: `def heur_L_distance(state):
    # One slide to get into the hatch's row or column, one to get in.
    middle = (state.width - 1) // 2
    return sum((x != middle) + (y != middle) for x, y in state.xanadus)


def heur_alternate(state):
    # A single rover needs a helper beside the hatch; if there is none, one has to move first.
    middle = (state.width - 1) // 2
    slides = heur_L_distance(state)
    if len(state.xanadus) != 1:
        return slides
    beside = any(abs(x - middle) + abs(y - middle) == 1 for x, y in state.robots)
    return slides if beside else slides + 1
`,
  },
];

/** @type {readonly ExampleRow[]} */
const jugs = [
  {
    title: 'Done or not',
    about: 'An action is needed as long as the goal is not reached.',
    code: `def heur_done(state):
    # 0 at a goal, else 1.
    if state.goal_anywhere >= 0:
        return 0 if state.goal_anywhere in state.amounts else 1
    return 0 if all(w is None or a == w for a, w in zip(state.amounts, state.goal)) else 1
`,
  },
  {
    title: 'Water as actions',
    about: 'One pour moves many units, so the missing water is far more than the actions.',
    wrong: true,
    code: `def heur_difference(state):
    # The largest difference between a jug and what is wanted in it.
    if state.goal_anywhere >= 0:
        return min(abs(a - state.goal_anywhere) for a in state.amounts)
    return max(0 if w is None else abs(a - w) for a, w in zip(state.amounts, state.goal))
`,
  },
  {
    title: 'Two jugs at a time',
    about: 'A pour changes two jugs, and leaves one of them empty or full.',
    code: `def heur_alternate(state):
    # A pour mends two jugs at most, and at most one whose goal is neither empty nor full.
    if state.goal_anywhere >= 0:
        return 0 if state.goal_anywhere in state.amounts else 1
    wrong = between = 0
    for amount, wanted, most in zip(state.amounts, state.goal, state.capacities):
        if wanted is None or amount == wanted:
            continue
        wrong += 1
        if 0 < wanted < most:
            between += 1
    return max(between, (wrong + 1) // 2)
`,
  },
];

const ways = `def ways(state):
    # Each tile with the distance to the nearest place where the goal has its number.
    width = state.width
    for cell, tile in enumerate(state.tiles):
        if tile in (state.empty, state.fixed):
            continue
        yield tile, min(abs(cell % width - to % width) + abs(cell // width - to // width)
                        for to, wanted in enumerate(state.goal) if wanted == tile)
`;

/** @type {readonly ExampleRow[]} */
const tiles = [
  {
    title: 'Tiles out of place',
    about: 'Each must move once at least, and a move costs the number on the tile.',
    code: `def heur_misplaced(state):
    # What it costs to move each tile that is out of place once.
    return sum(abs(tile) for tile, wanted in zip(state.tiles, state.goal)
               if tile not in (state.empty, state.fixed) and tile != wanted)
`,
  },
  {
    title: 'Off by a fifth',
    about: 'Manhattan distance, 20 % too high: ρ = 1.2 at worst, and dividing by it mends it.',
    wrong: true,
    code: `${ways}

def heur_alternate(state):
    return 1.2 * sum(abs(tile) * way for tile, way in ways(state))
`,
  },
  {
    title: 'Manhattan distance',
    about: 'Every tile slides at least that far, and only one tile moves at a time.',
    code: `${ways}

def heur_manhattan_distance(state):
    return sum(abs(tile) * way for tile, way in ways(state))
`,
  },
];

/** @type {Record<string, readonly ExampleRow[]>} */
export const pythons = { sokoban, snowman, lunar, jugs, tiles };
