/**
 * Why a strategy keeps what it promises, or why it can promise nothing: the argument, for the menu. C* is the
 * cost of a cheapest plan.
 */

const waiting =
  'Take any cheapest plan. Until its goal is expanded, some node n of it waits in the frontier, reached as ' +
  'cheaply as that plan reaches it; a state reached more cheaply later is reopened, so that this stays true.';
const lowerBound =
  'The least g + h in the frontier, l, never exceeds C*: a node of a cheapest plan waits there, and an ' +
  'admissible h does not overestimate what is left of it.';
const keepsBetter =
  'After a plan of cost C only nodes are dropped that cannot lead to a cheaper one: those with g + h ≥ C, ' +
  'where h is admissible. So no better plan is lost; when nothing is left, none was left, and the last ' +
  'plan is optimal.';
const measured =
  `Until then the plan is held against a bound. ${lowerBound} ` + `So C is at most C / l times optimal.`;
const curved =
  'Nodes of equal f lie on a curve that begins at (g, h) = (0, C) and ends at (w·C, 0), and that lies ' +
  'nowhere ' +
  `below the line g + h = C. ` +
  `${waiting} It has g + h ≤ C*, so it lies on or below the curve of C*, where a goal of cost ` +
  'w·C* lies: no goal that costs more is expanded before it.';

/** @type {Readonly<Record<string, readonly string[]>>} */
const argumentsOf = {
  solve: [
    keepsBetter,
    measured,
    'The weight only orders. It falls after each plan, at last to 1, and then the order is that of A*.',
    'Where several searches take turns, each knows the cost of the best plan of all, and the one that ' +
      'proves looks at the whole puzzle: what a search of a stretch says is never taken for a bound.',
  ],
  a_star: [
    waiting,
    'h never overestimates, so f(n) = g + h ≤ C*. A goal, whose h is 0, is expanded only when nothing ' +
      'in the ' +
      'frontier has a lesser f: so it costs at most C*.',
  ],
  weighted_a_star: [
    waiting,
    'h never overestimates, so f(n) = g + w·h ≤ w·(g + h) ≤ w·C*. A goal, whose h is 0, is expanded ' +
      'only when nothing in the frontier has a lesser f: so it costs at most w·C*.',
  ],
  best_first: [
    'f = h leaves out what a node has cost: a goal that looks near is taken however dear the way to it ' +
      'was. On ' +
      'finitely many states it finds a plan if there is one, for no state is given up.',
  ],
  ucs: [
    waiting,
    'So g(n) ≤ C*. A goal is expanded only when nothing in the frontier has a lesser g: it costs at ' +
      'most C*. It ' +
      'is A* with h = 0.',
  ],
  breadth_first: [
    'All states of one depth are expanded before any of the next, so the first goal has the fewest ' +
      'moves. Where ' +
      'all moves cost the same, that is the least cost.',
  ],
  depth_first: [
    'The newest node goes first whatever it costs, so the first plan may be any. It ends where there ' +
      'are finitely ' +
      'many states, for a path that returns to a state is cut off.',
  ],
  custom: ['Any formula orders; what can be promised is worked out from it and said beside it as you type.'],
  anytime_gbfs: [
    'After a plan of cost C only nodes are dropped whose g is C or more: whatever comes after them ' +
      'costs no less. ' +
      'So no better plan is lost whatever h says; when nothing is left, the last plan is optimal.',
  ],
  anytime_weighted_astar: [keepsBetter, measured],
  rwa_star: [keepsBetter, measured, 'To begin again changes the order, not what is dropped.'],
  ara_star: [
    keepsBetter,
    measured,
    'In a round of weight w a state is expanded once; one reached more cheaply later waits ' +
      'for the next round. The plan of a round is still at most w times optimal (Likhachev, Gordon and ' +
      'Thrun).',
  ],
  ana_star: [
    keepsBetter,
    measured,
    '(C − g) / h is the greatest weight under which a node could still improve the plan of ' +
      'cost C: the order is that of weighted A* with the weight chosen anew at each step (van den Berg ' +
      'and others).',
  ],
  dfbnb: [
    'After a plan of cost C a node is dropped if g + h ≥ C where h is admissible, or g ≥ C where that ' +
      'is not proved. ' +
      'Either way what follows costs no less than C, so no better plan is lost; when the last branch is ' +
      'done, the plan is optimal.',
  ],
  ida_star: [
    'A round follows every path as long as g + h stays within its limit; the next limit is the least g ' +
      '+ h that was ' +
      'too much. Along a cheapest plan g + h ≤ C*, so that no limit passes C* before that plan is ' +
      'found: the first goal costs ' +
      'no more than its limit, which is at most C*.',
  ],
  xdp: [curved],
  xup: [curved],
  pwxd: [curved],
  pwxu: [curved],
  dps: [
    lowerBound,
    'The node that has it satisfies (w·l − g) / h ≥ 1, while a goal that costs more than w·l comes last ' +
      'of all. ' +
      'So a goal is expanded only when it costs at most w·l, and that is at most w·C*.',
  ],
  optimistic: ['The first plan is a guess. The search ends only when it costs at most w·l.', lowerBound],
  beam: [
    'What does not fit into the beam is forgotten, and every plan may have led through it. So a plan ' +
      'that is found may be ' +
      'dear, and that none is found proves nothing.',
  ],
  fess: [
    'States are sorted by what was achieved: boxes where a plan of a simpler game has them, ' +
      'regions, boxes in ' +
      'corridors, out of the plan, immovable. No order by cost, so nothing is known of the cost of ' +
      'the plan. ' +
      'Every rule that drops a move is proved: when no move is left, there is no plan.',
  ],
};

/** In paragraphs; none for a strategy that is not known here. @param {string} id
 * @returns {readonly string[]} */
export const argumentOf = (id) => argumentsOf[id] ?? [];
