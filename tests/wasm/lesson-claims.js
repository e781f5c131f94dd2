// Measures what a lesson claims of one of its boards: by a search, by an X-ray, or by the game.
import assert from 'node:assert/strict';
import { module } from './frontier.js';

const prefixed = (attributes, prefix) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
const numberOf = (text) => (text === undefined ? null : Number(text));

/** The engine's request for the attributes of a board, as a link would make it. */
export function requestOf(attributes) {
  const { domain, board, strategy = 'a_star', heuristic, guide = '', formula = '', weight } = attributes;
  const { heuristics, default_heuristic: usual } =
    module.catalog().domains.find(({ id }) => id === domain) ?? assert.fail(`no puzzle ${domain}`);
  assert.ok(heuristics.length && module.catalog().strategies.some(({ id }) => id === strategy), strategy);
  const { g, h, f } = prefixed(attributes, 'bound-');
  return {
    domain,
    board,
    strategy,
    heuristic: heuristic ?? usual,
    guide,
    formula,
    weight: numberOf(weight),
    options: prefixed(attributes, 'option-'),
    bound: { g: numberOf(g), h: numberOf(h), f: numberOf(f) },
    max_expansions: 1_000_000,
    memory_mib: 256,
  };
}

/** Calls `use` with the finished search of a board. */
export function searched(attributes, use) {
  const session = new module.Session(requestOf(attributes));
  try {
    assert.equal(session.error(), null, `${attributes.id}: ${session.error()?.message}`);
    while (session.advance(20_000) === 'running') continue;
    return use(session);
  } finally {
    session.delete();
  }
}

const domainOptions = ({ domain, options }) => {
  const { options: own } = module.catalog().domains.find(({ id }) => id === domain);
  return Object.fromEntries(Object.entries(options).filter(([id]) => own.some((row) => row.id === id)));
};

function xrayed(attributes) {
  const request = requestOf(attributes);
  const { domain, board, heuristic } = request;
  const options = domainOptions(request);
  const xray = new module.Xray({ domain, board, options, max_states: 500_000, memory_mib: 256 });
  try {
    assert.equal(xray.error(), null);
    assert.equal(xray.judge(heuristic, null), null);
    while (!['judged', 'failed'].includes(xray.advance(20_000))) continue;
    return xray.report();
  } finally {
    xray.delete();
  }
}

export function played({ start, goal, search = 'minimax', turns = '1' }) {
  const game = new module.Game({ start, goal, search, turns });
  try {
    assert.equal(game.error(), null);
    while (game.advance(20_000) === 'running') continue;
    return game.result();
  } finally {
    game.delete();
  }
}

const xrayWords = ['states', 'solvable', 'dead_ends', 'start_exact', 'start_h', 'admissible', 'consistent'];
const xrayCounts = ['too_high', 'inconsistent', 'ratio', 'largest_exact'];

const ofSearch = {
  moves: (session) => session.plan(session.stats().incumbents.length - 1).actions.length,
  claim: (session) => session.stats().claim.kind,
  plans: (session) => session.stats().incumbents.length,
};
/** Of the plan with this number, counted from 1: cost, expanded, bound (of all plans, at that time), and what
 * the plan costs at most, as a multiple of the best. */
const ofPlan = {
  cost: ({ cost }) => cost,
  expanded: ({ expanded }) => expanded,
  bound: ({ lower_bound: bound }) => bound,
  ratio: ({ cost, lower_bound: bound }) => cost / bound,
};

/** What weighted A* may cost at most: costs are whole numbers. */
const promised = (attributes) =>
  Math.floor(
    Number(attributes.weight) * searched({ ...attributes, weight: '1' }, (found) => found.stats().cost),
  );

/** @param {object} attributes of the board, with the claim's changes @param {string} what */
export function measured(attributes, what) {
  if (attributes.domain === 'game') {
    const { value, util_calls: calls, nodes, line } = played(attributes);
    return { value, calls: Number(calls), nodes: Number(nodes), first: line[0].move }[what];
  }
  if (what === 'promised') return promised(attributes);
  if ([...xrayWords, ...xrayCounts].includes(what)) return xrayed(attributes)[what];
  return searched(attributes, (session) => {
    const [, kind, place] = /^(\w+):(\d+)$/.exec(what) ?? [];
    if (kind === 'f') return session.expansion(Number(place)).f;
    if (kind) return ofPlan[kind](session.stats().incumbents[place - 1]);
    return ofSearch[what] ? ofSearch[what](session) : session.stats()[what];
  });
}

/** A number as a text has it: with commas, and as many decimals as there. @param {unknown} value
 * @param {string} said */
export function written(value, said) {
  if (typeof value !== 'number') return String(value);
  const decimals = /\.(\d+)$/.exec(said)?.[1].length ?? 0;
  const exact = Number.isInteger(value) ? decimals : Math.max(decimals, 1);
  return value
    .toLocaleString('en-GB', { minimumFractionDigits: exact, maximumFractionDigits: exact })
    .replace('-', '−');
}
