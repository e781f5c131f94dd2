/** The words of heuristic search as this page uses them. @type {readonly [term: string, meaning: string][]} */
export const glossary = [
  ['State', 'A position of the puzzle.'],
  ['Node', 'A state with a way to it: its parent, the action that led there, and its cost so far. The same state reached'
    + ' more cheaply is a new node.'],
  ['Expand', 'To take a node from the frontier and generate its successors.'],
  ['Frontier', 'The nodes that wait to be expanded; also called open. The strategy decides which is next.'],
  ['g', 'The cost of the way from the start to a node.'],
  ['h', 'The heuristic: an estimate of the cost from a node to the nearest goal.'],
  ['f', 'The number by which a best-first search orders the frontier, made of g and h: g + h for A*.'],
  ['d', 'The depth of a node: how many actions lead to it.'],
  ['w', 'The weight of h in f. A larger weight trusts the heuristic more, is often faster, and guarantees less.'],
  ['Admissible', 'A heuristic that never overestimates. A* with it finds a cheapest plan.'],
  ['Consistent', 'A heuristic that falls by no more than an action costs. Then no state is ever expanded twice by A*.'],
  ['Plan', 'The actions from the start to a goal. A cheapest one is optimal.'],
  ['Incumbent', 'The best plan that an anytime search has found so far.'],
  ['Anytime search', 'A search that goes on after its first plan and finds better ones until its time is up or it has'
    + ' proved that there is none.'],
  ['Lower bound',
    'A cost that no plan can beat, known from the nodes that are left. When the incumbent costs as much, it'
    + ' is optimal.'],
  ['Gap', 'How far the incumbent may be from the optimum: its cost divided by the lower bound, less 1.'],
  ['Cycle check', 'What counts as seen before: nothing, the states on the way to the node, or all states.'],
  ['Duplicate', 'A state that is known with no greater g: it is dropped.'],
  ['Closed', 'The nodes that were expanded.'],
  ['Reopened', 'A state that was expanded and then reached more cheaply waits in the frontier again.'],
  ['Re-expanded', 'A state that is expanded more than once.'],
  ['Pruned', 'Dropped because a bound on g, h or f says so, or because it cannot beat the incumbent.'],
  ['Dead end', 'A state from which no goal can be reached. The domain proves some of them, and they are dropped.'],
  ['Tie-breaking', 'Two nodes with the same f. The rule for ties says which is first; it decides more than one would think.'],
  ['Claim', 'What may honestly be said of the answer: optimal, at most r times optimal, no solution, or no more than that'
    + ' it is a plan.'],
];
