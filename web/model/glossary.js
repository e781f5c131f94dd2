/** The words of heuristic search as this page uses them.
 * @type {readonly [term: string, meaning: string][]} */
export const glossary = [
  ['State', 'A position of the puzzle.'],
  [
    'Node',
    'A state with a path to it: its parent, the action that led there, and its cost so far. The same ' +
      'state reached' +
      ' more cheaply is a new node.',
  ],
  [
    'Generate',
    'To make a successor of a node. What becomes of it is its outcome: kept, a duplicate, pruned, a ' +
      'dead end.',
  ],
  ['Expand', 'To take a node from the frontier and generate its successors.'],
  [
    'Frontier (open)',
    'The nodes that were generated and are not expanded yet. The strategy decides which is next.',
  ],
  ['Closed', 'The nodes that were expanded.'],
  ['g', 'The cost of the path from the start to a node.'],
  ['h', 'The heuristic: an estimate of the cost to go, from a node to the nearest goal.'],
  ['f', 'The number by which a best-first search orders the frontier, made of g and h: g + h for A*.'],
  ['d', 'The depth of a node: how many actions lead to it.'],
  [
    'Weight, w',
    'The weight of h in f. A larger one trusts the heuristic more, is often faster, and guarantees less.',
  ],
  [
    'Tie-breaking',
    'Which of several nodes with the same f is first. The rule decides more than one would think.',
  ],
  ['Admissible', 'A heuristic that never overestimates the cost to go. A* with it finds an optimal plan.'],
  ['Consistent', 'A heuristic that falls by no more than an action costs. Then A* reopens no state.'],
  ['Plan', 'The actions from the start to a goal. One of least cost is optimal.'],
  ['Incumbent', 'The best plan that an anytime search has found so far.'],
  [
    'Anytime search',
    'A search that goes on after its first plan and finds better ones until its time is up or it has' +
      ' proved that there is none.',
  ],
  [
    'Lower bound',
    'A cost that no plan can beat, known from the nodes in the frontier. When the incumbent costs as much,' +
      ' it is optimal.',
  ],
  ['Gap', 'How far the incumbent may be from the optimum: its cost divided by the lower bound, less 1.'],
  ['Duplicate', 'A successor whose state is known with no greater g: it is pruned.'],
  [
    'Cycle check',
    'With what a successor is compared to find duplicates: nothing, the states on its path, or all states.',
  ],
  ['Reopened', 'A closed state that is reached at less cost goes back to the frontier.'],
  ['Re-expanded', 'A state that is expanded more than once.'],
  ['Pruned by g, h or f bound', 'A successor over a cost bound that was set by hand: it is not kept.'],
  [
    'Pruned by incumbent',
    'A successor whose g + h shows that it cannot lead to a cheaper plan than the incumbent.',
  ],
  [
    'Dead end',
    'A state from which no goal can be reached. The puzzle’s rules prove some of them, and they are pruned.',
  ],
  [
    'Claim',
    'What may honestly be said of the answer: optimal, at most r times optimal, no solution, or no more ' +
      'than that' +
      ' it is a plan.',
  ],
];
